/** What is laid over the Bloc besides what the question is about: rings, views, a tape. At any time, for everybody. */

class Tools {
  threats = $state(true);
  /** The two ends of the tape, as pieces, terrain or points. */
  measuring = $state(false);
  ends = $state<string[]>([]);

  measure(): void {
    this.measuring = !this.measuring;
    this.ends = [];
  }

  /** One end of the tape; after two another begins. */
  lay(end: string): void {
    this.ends = this.ends.length === 1 && this.ends[0] !== end ? [...this.ends, end] : [end];
  }
}

export const tools = new Tools();
