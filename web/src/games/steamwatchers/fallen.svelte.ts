/** The soldiers that fall: touched on the map or in the bar, until as many are touched as must be lost. */

import type { Desk } from "../../lib/desk.svelte";
import type { Unit } from "./view";

export class Fallen {
  /** Where they stand; null: nobody has to fall. */
  zone = $state.raw<string | null>(null);
  has = $state.raw<Record<Unit, number>>({ base: 0, elite: 0 });
  due = $state(0);
  base = $state(0);
  elite = $state(0);

  begin(zone: string | null, has: Record<Unit, number>, due: number): void {
    Object.assign(this, { zone, has, due, base: 0, elite: 0 });
  }

  /** One more of a kind; when enough have fallen one of the other kind gets up again, and after the last, all do. */
  touch(unit: Unit, desk: Desk): void {
    const other = unit === "base" ? "elite" : "base";
    if (this[unit] >= Math.min(this.has[unit], this.due)) this[unit] = 0;
    else {
      this[unit] += 1;
      this[other] = Math.min(this[other], this.due - this[unit]);
    }
    if (this.base + this.elite === this.due) void desk.pick(["lose", this.elite]);
    else desk.picked = null;
  }

  /** As a choice of the list says. */
  follow(elite: number): void {
    this.elite = elite;
    this.base = this.due - elite;
  }
}
