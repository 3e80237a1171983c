/** What one is looking through: plans of Olympus of a type. */

export class Plans {
  type = $state<string | null>(null);
}
