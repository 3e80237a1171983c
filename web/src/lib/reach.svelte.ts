/** An answer is a path of things touched on the table, in the order a hand would touch them: a card, then a foe. What has
 * been touched so far leaves some choices open; the next things of these are lit, and the list is cut down to them. */

export interface Pathed {
  /** What one touches for it, in order; none: it stands on no table. */
  steps: string[];
}

const leads = (steps: string[], path: string[]) => path.every((each, i) => steps[i] === each);

/** What all of these begin with: nobody needs to touch it. One thing to touch is left to each. */
export function shared(options: Pathed[]): string[] {
  const [first, ...others] = options.filter(({ steps }) => steps.length).map(({ steps }) => steps.slice(0, -1));
  const end = first?.findIndex((each, i) => others.some((steps) => steps[i] !== each)) ?? 0;
  return first ? (end < 0 ? first : first.slice(0, end)) : [];
}

export class Reach<T extends Pathed> {
  private touched = $state.raw<string[]>([]);

  /** `held`: what is in hand before anything is touched. */
  constructor(
    private options: () => T[],
    private held: () => string[],
  ) {}

  private start: string[] = $derived.by(() => {
    const held = this.held();
    return held.length && this.options().some(({ steps }) => leads(steps, held)) ? held : shared(this.options());
  });
  /** Touched so far. A path that leads nowhere any more is none. */
  path: string[] = $derived.by(() =>
    this.touched.length && this.options().some(({ steps }) => leads(steps, this.touched)) ? this.touched : this.start,
  );
  /** Choices that are still open. */
  open: T[] = $derived.by(() => this.options().filter(({ steps }) => leads(steps, this.path)));
  /** Whether something has been touched that another touch may complete. */
  narrowed: boolean = $derived(this.touched.length > 0 && this.path === this.touched);
  /** What may be touched next; and, while nothing has been, what else may be taken in hand. */
  next: Set<string> = $derived.by(() => {
    const at = this.path.length;
    const other = this.narrowed ? [] : this.options().filter((option) => !this.open.includes(option));
    return new Set([
      ...this.open.flatMap(({ steps }) => steps.slice(at, at + 1)),
      ...other.flatMap(({ steps }) => steps.slice(0, 1)),
    ]);
  });

  /** The choices that a touch completes; none: it waits for the next; null: it is no part of an answer. */
  touch(thing: string): T[] | null {
    const open = (path: string[]) => this.options().filter(({ steps }) => leads(steps, path));
    const from = [this.path, this.start, []].find((path) => open([...path, thing]).length);
    if (!from && !this.path.includes(thing)) return null;
    if (!from || this.touched.at(-1) === thing) {
      this.clear();
      return [];
    }
    const path = [...from, thing];
    const ends = open(path).filter(({ steps }) => steps.length === path.length);
    if (ends.length < open(path).length) this.touched = path;
    return ends;
  }

  clear(): void {
    this.touched = [];
  }
}
