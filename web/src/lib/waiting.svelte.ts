/** How many of my tables wait for an answer, as was last told. */

class Waiting {
  n = $state(0);
}

export const waiting = new Waiting();
