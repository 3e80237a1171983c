/** The group that is being made ready: chosen on the map or in the bar before the destination is, and sent with it. */

export class March {
  base = $state(0);
  elite = $state(0);
  /** The destination it has been sent to: the next question, how many go, is then already answered. */
  sent = $state.raw<string | null>(null);

  set(base: number, elite: number): void {
    this.base = base;
    this.elite = elite;
  }

  /** One more of a kind; after the last, none. */
  more(unit: "base" | "elite", most: number): void {
    this[unit] = this[unit] >= most ? 0 : this[unit] + 1;
  }
}
