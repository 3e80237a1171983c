/** The group that is being made ready: chosen on the map or in the bar before the destination is, and sent with it. */

export class March {
  base = $state(0);
  elite = $state(0);
  /** It goes with the destination: the next question, how many go, is then already answered. */
  ready = false;

  set(base: number, elite: number): void {
    this.base = base;
    this.elite = elite;
  }

  /** One more of a kind; after the last, none. */
  more(unit: "base" | "elite", most: number): void {
    this[unit] = this[unit] >= most ? 0 : this[unit] + 1;
  }
}
