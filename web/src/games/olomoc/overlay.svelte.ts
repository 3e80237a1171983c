/** What is laid over the Bloc besides what the question is about: rings, reach, a tape. At any time, for everybody. */

import type { Choice } from "../../lib/api.gen";
import type { Hand } from "./hand";
import type { Snapped } from "./measures";
import type { Place } from "./places";
import type { Point } from "./view";

export class Overlay {
  threats = $state(true);
  /** The reach of whoever was touched last is drawn. */
  reaches = $state(false);
  touched = $state<string | null>(null);
  /** A tape is laid from one thing to another: pieces, terrain or points. */
  measuring = $state(false);
  ends = $state<string[]>([]);
  /** The question whose places are named: the area that can be reached is drawn before them. */
  named = $state<string | null>(null);
  /** Who may march and how far, measured before anybody says so, and at which moment of the table. */
  ahead = $state.raw<{ piece: string; at: number; rings: number[][] }[]>([]);
  /** Whose march was announced: the table has not answered yet. */
  leaving = $state<string | null>(null);
  /** Where the Bloc was touched when a place is asked for, and the same once the engine found nothing there. */
  pointed = $state.raw<Point | null>(null);
  missed = $state.raw<Point | null>(null);
  /** Where the mouse rests on the Bloc while a place is asked for, and the place that a click there would mean. */
  hovered = $state.raw<Point | null>(null);
  foreseen = $state.raw<Point | null>(null);
  /** Where the Bloc was touched before anybody asked: whoever was touched first is to march there. */
  towards: Point | null = null;
  /** The place that a touch meant, where something drew it there. */
  drawn = $state.raw<Snapped | null>(null);
  /** A ruler that is laid by hand; null: the engine lays it. */
  hand = $state.raw<Hand | null>(null);
  /** Rings of whole inches around whoever was touched last. */
  rings = $state(false);

  /** Places to choose from; dozens, which take a page longer to draw than the area. */
  places({ key, candidates }: Place): Point[] {
    return this.named === key ? candidates : [];
  }

  /** The place that is shown: picked, else where the mouse rests. */
  spot(picked: Choice | null): Point | null {
    return picked?.[0] === "at" ? [Number(picked[1]), Number(picked[2])] : this.hand ? null : this.foreseen;
  }

  /** How far somebody could march at that moment, if it is known. */
  aheadOf(piece: string | null, at: number | undefined): number[][] | null {
    return this.ahead.find((each) => each.piece === piece && each.at === at)?.rings ?? null;
  }

  measure(): void {
    this.measuring = !this.measuring;
    this.ends = [];
  }

  /** One end of the tape; after two another begins. */
  lay(end: string): void {
    this.ends = this.ends.length === 1 && this.ends[0] !== end ? [...this.ends, end] : [end];
  }
}
