/** An edition under the hands of whoever changes it: what it holds, what is refused, what is being typed. */

import type { EditionEntry, EditionFault, EditionState } from "./api.gen";
import { ApiFault } from "./api";
import { at, sameAs, under, type Forms, type Names, type Path } from "./forms";
import { studio } from "./studio";

const TYPING = 400; // milliseconds after the last key before what is typed is looked at

/** A value that was refused, and why; `fits`: it can be kept all the same. */
export interface Refused {
  path: Path;
  value: unknown;
  gone: boolean;
  faults: EditionFault[];
  fits: boolean;
}

export class Editing {
  state = $state.raw<EditionState | null>(null);
  forms = $state.raw<Forms>({});
  fault = $state("");
  busy = $state(0);
  /** The thing whose form is open. */
  open = $state.raw<EditionEntry | null>(null);
  refused = $state.raw<Refused | null>(null);
  drawn = $state.raw<Record<string, Record<string, unknown>>>({});
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looks = 0;
  private line: Promise<void> = Promise.resolve();

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    await this.doing(async () => {
      const state = await studio.state(this.id);
      this.forms = (await studio.forms(state.card.game)).forms as Forms;
      this.take(state);
    });
  }

  private async doing(act: () => Promise<void>): Promise<void> {
    this.busy += 1;
    try {
      await act();
      this.fault = "";
    } catch (wrong) {
      this.fault = (wrong as Error).message;
      if (wrong instanceof ApiFault && wrong.fault === "edit-moved") this.take(await studio.state(this.id));
    }
    this.busy -= 1;
  }

  private take(state: EditionState): void {
    this.state = state;
    const here = this.open;
    this.open =
      state.entries.find((each) => each.file === here?.file && sameAs(each.path, here.path)) ??
      state.entries.find((each) => !each.whole) ??
      state.entries[0] ??
      null;
    this.draw();
  }

  names: Names = (record) =>
    (this.state?.entries ?? [])
      .filter((each) => each.form === record)
      .map(({ id, title }) => ({ id, label: title === id ? id : `${title} (${id})` }));

  value(path: Path): unknown {
    return this.open ? at(this.state?.files[this.open.file], path) : undefined;
  }

  show(entry: EditionEntry): void {
    this.open = entry;
    this.refused = null;
    this.drawn = {};
    this.draw();
  }

  /** What is wrong at a place, and below it where nothing shows more. */
  faults(path: Path, deep: boolean): EditionFault[] {
    const { open, state, refused } = this;
    if (!open || !state) return [];
    const here = (each: EditionFault) =>
      each.file === open.file && (deep ? under(each.path ?? [], path) : sameAs(each.path ?? [], path));
    const kept = state.faults.filter(here);
    const all = [...(refused?.faults.filter(here) ?? []), ...kept];
    return [...new Map(all.map((each) => [each.reason, each])).values()];
  }

  /** While it is typed: it is tried, and drawn. */
  type(path: Path, value: unknown, gone = false): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.try(path, value, gone);
    }, TYPING);
  }

  private async try(path: Path, value: unknown, gone: boolean): Promise<void> {
    const { open, state } = this;
    if (!open || !state) return;
    const look = ++this.looks;
    const change = { version: state.version, file: open.file, path, value, gone, draft: true };
    const tried = await studio.edit(this.id, change).catch(() => null);
    if (!tried || look !== this.looks || this.state !== state) return;
    this.refused = tried.refused.length ? { path, value, gone, faults: tried.refused, fits: tried.fits } : null;
    if (tried.fits) this.draw({ path, value, gone });
  }

  /** One after the other: each is made on what the last one left. */
  keep(path: Path, value: unknown, gone = false, anyway = false): Promise<void> {
    clearTimeout(this.timer);
    this.looks += 1;
    const file = this.open?.file;
    return this.queue(() => this.send(file, path, value, gone, anyway));
  }

  private queue(work: () => Promise<void>): Promise<void> {
    this.line = this.line.then(() => this.doing(work));
    return this.line;
  }

  private async send(
    file: string | undefined,
    path: Path,
    value: unknown,
    gone: boolean,
    anyway: boolean,
  ): Promise<void> {
    const { state } = this;
    if (!state || file === undefined) return;
    const tried = await studio.edit(this.id, { version: state.version, file, path, value, gone, anyway });
    this.refused =
      tried.state || !tried.refused.length ? null : { path, value, gone, faults: tried.refused, fits: tried.fits };
    if (tried.state) this.take(tried.state);
  }

  insist(): void {
    const { refused } = this;
    if (refused) void this.keep(refused.path, refused.value, refused.gone, true);
  }

  forget(): void {
    this.refused = null;
    if (this.state) this.state = { ...this.state };
    this.draw();
  }

  /** To another version. */
  step(to: number): Promise<void> {
    return this.queue(() => this.move(() => to));
  }

  /** To the next version or the one before, from whatever is kept by then. */
  stepBy(by: 1 | -1): Promise<void> {
    return this.queue(() => this.move((from) => from + by));
  }

  private async move(to: (from: number) => number): Promise<void> {
    if (!this.state) return;
    this.refused = null;
    const from = this.state.version;
    this.take(await studio.step(this.id, from, to(from)));
  }

  bring(folder: Blob): Promise<void> {
    return this.queue(async () => this.take(await studio.bring(this.id, folder)));
  }

  private draw(typed: { path: Path; value: unknown; gone: boolean } = { path: [], value: null, gone: false }): void {
    const { open } = this;
    if (!open) return;
    const look = ++this.looks;
    studio.drawn(this.id, { file: open.file, entry: open.path, ...typed }).then(
      ({ drawn }) => {
        if (look === this.looks && this.open === open) this.drawn = drawn as Record<string, Record<string, unknown>>;
      },
      () => undefined,
    );
  }
}
