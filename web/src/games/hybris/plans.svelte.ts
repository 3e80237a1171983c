/** Which plans of Olympus one is looking through: touched on the board, shown among the choices. */

class Plans {
  type = $state<string | null>(null);
}

export const plans = new Plans();
