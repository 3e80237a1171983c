/** What lies before one player: the decision, its choices, what is picked, what the board lights. The bar and the board
 * share it, so that a choice made on one shows on the other. */

import type { GameUI, View } from "../games/ui";
import type { Large } from "../kit/board/pieces";
import type { Choice, DecisionCard, Lesson, LessonPage, SeatInfo, State } from "./api.gen";
import { sitting } from "./bots";
import { Foresight } from "./foresight.svelte";
import { said, t, typeset } from "./i18n.svelte";
import { heldAt, keep } from "./keys";
import { same } from "./notation";
import { Reach } from "./reach.svelte";
import { settings } from "./settings.svelte";
import type { Speech } from "./speech";
import type { TableStore, Told } from "./table.svelte";

export interface Option {
  choice: Choice;
  text: string;
  /** What one touches for it on the table, in order; the last is what it is about. */
  steps: string[];
  target: string | null;
  n: number; // its number key, from 1
}

type Take<T> = (what: T) => boolean;

const DWELL = 60; // ms
const ANOTHER_DIGIT = 700;

export class Desk {
  /** The choice picked but not confirmed. */
  picked = $state.raw<Choice | null>(null);
  /** Pointed at by a line of the log or a choice. */
  private pointed = $state.raw<string[]>([]);
  private pointing: ReturnType<typeof setTimeout> | undefined;
  /** The number of the last page of a lesson that was put away as read. */
  read = $state(-1);
  /** A rule open in the drawer; none named: the one behind the question. */
  rule = $state<string | null>(null);
  consult(): void {
    this.rule = this.rule === null ? "" : null;
  }

  /** A rule that is being tried, at a position of its own. */
  trying = $state<string | null>(null);

  /** What a robot would do here, or why it did, is asked for. */
  why = $state(false);
  /** The things of the board that are to fill it, where it is a lens. */
  framed = $state.raw<string[]>([]);
  /** The seat whose board is open: a rule opened from it lies over it. */
  looked = $state<number | null>(null);
  look(seat: number): void {
    this.looked = this.looked === seat ? null : seat;
    this.rule = null;
  }

  /** The card that lies large. */
  card = $state.raw<Large | null>(null);
  /** Controls and boards that want keys and touches before the desk does, the latest first. */
  private keyTakers: Take<KeyboardEvent>[] = [];
  private touchTakers: Take<string>[] = [];
  shaken = $state<string | null>(null);
  /** What choices would do, asked of the server; nothing of an earlier moment. */
  readonly foresight: Foresight;
  /** Looking at an earlier moment: the view then, and its number of moves. */
  /** The account that is being reported to the host. */
  reported = $state<string | null>(null);
  past = $state.raw<{ at: number; shared: number; view: View; events: number } | null>(null);
  /** The moment last asked for, and how many have been: a late answer to an earlier wish is let go. */
  private wished: number | null = null;
  private wishes = 0;
  private owned = new Map<new () => unknown, unknown>();

  constructor(
    readonly table: TableStore,
    readonly ui: GameUI,
    private speaks: () => Speech,
  ) {
    this.said = new Map(heldAt(table.id)?.muted?.map((seat) => [seat, true]));
    this.foresight = new Foresight(table, () => (this.past ? null : this.state));
  }

  /** What a board keeps for itself at this table, made when it is first asked for: it does not outlive the table. */
  own<T>(kind: new () => T): T {
    if (!this.owned.has(kind)) this.owned.set(kind, new kind());
    return this.owned.get(kind) as T;
  }

  /** Whoever wants touches, or keys, before the desk does says true where it took one; answers how to let go. */
  takeTouches(take: Take<string>): () => void {
    this.touchTakers = [take, ...this.touchTakers];
    return () => (this.touchTakers = this.touchTakers.filter((each) => each !== take));
  }

  takeKeys(take: Take<KeyboardEvent>): () => void {
    this.keyTakers = [take, ...this.keyTakers];
    return () => (this.keyTakers = this.keyTakers.filter((each) => each !== take));
  }

  takesKey(event: KeyboardEvent): boolean {
    return this.keyTakers.some((take) => take(event));
  }

  /** The lesson of a guided game. */
  get lesson(): Lesson | null {
    return this.past ? null : (this.state?.lesson ?? null);
  }

  get lessonPage(): LessonPage | null {
    const pages = this.lesson?.pages ?? [];
    return pages.find((page) => page.number > this.read) ?? pages.at(-1) ?? null;
  }

  /** The page that asks for something is never put away: it goes when it is done. */
  turnPage(): boolean {
    const page = this.lessonPage;
    if (!page || page === this.lesson?.pages.at(-1)) return false;
    this.read = page.number;
    return true;
  }

  /** What the learner is to answer now, and what is as good; nothing before the page that asks for it. */
  get goal(): Choice[] {
    return this.lesson && this.lessonPage === this.lesson.pages.at(-1) ? (this.lesson.goals[0] ?? []) : [];
  }

  /** A page is to be read before what is asked. */
  get later(): boolean {
    return !!this.lesson && !this.lesson.done && this.lessonPage !== this.lesson.pages.at(-1);
  }

  taught(choice: Choice): boolean {
    return this.goal.some((each) => same(each, choice));
  }

  /** What the page means on the table, and what its answer is about. */
  private meant: string[] = $derived.by(() => [
    ...(this.lessonPage?.marks ?? []),
    ...this.goal.flatMap((choice) => this.stepsOf(choice)),
  ]);

  /** What was said here of the seats whose talk is read or not; of an account it counts wherever one signs in. */
  private said = $state.raw(new Map<number, boolean>());

  /** The seats whose talk is not read. */
  get muted(): Set<number> {
    const away = (seat: SeatInfo) => !!seat.account && !!this.table.welcome?.muted?.includes(seat.account);
    const so = (seat: SeatInfo) => this.said.get(seat.seat) ?? away(seat);
    return new Set(this.table.seats.filter(so).map((seat) => seat.seat));
  }

  mute(seat: number, on: boolean): void {
    this.said = new Map([...this.said, [seat, on]]);
    keep({ table: this.table.id, muted: [...this.muted] });
    const { seats, you } = this.table;
    const name = seats[seat]?.account;
    if (name && you.some((own) => seats[own]?.account))
      import("./persons").then(({ persons }) => persons.away(name, "mute", on)).catch(() => undefined);
  }

  /** Everything on the board that something points at. */
  get traced(): string[] {
    return [...this.pointed, ...this.meant];
  }

  /** A moment late: whoever only passes by, or presses at once, does not have the board drawn for it. */
  set traced(targets: string[]) {
    clearTimeout(this.pointing);
    this.pointing = setTimeout(() => {
      if (targets.length || this.pointed.length) this.pointed = targets;
    }, DWELL);
  }

  /** The thing under the pointer or the focus that may be touched. */
  private aimedAt = $state.raw<string | null>(null);
  private aiming: ReturnType<typeof setTimeout> | undefined;

  /** A moment late, as what is traced. */
  aimAt(target: string | null): void {
    clearTimeout(this.aiming);
    this.aiming = setTimeout(() => (this.aimedAt = target), DWELL);
  }

  /** The one answer that is about to be given: picked, or a touch of what is aimed at would give it. */
  get aim(): Choice | null {
    if (this.picked) return this.picked;
    const at = this.reach.path.length;
    const found = this.aimedAt
      ? this.reach.open.filter(({ steps }) => steps.length === at + 1 && steps[at] === this.aimedAt)
      : [];
    return found.length === 1 ? found[0].choice : null;
  }

  /** What had focus when it was answered with. A button that goes with focus on it has the page laid out once more: it
   * lets go before, and takes it again if it stays. A dialog looks after its own. */
  private held: HTMLElement | SVGElement | null = null;

  letGo(): void {
    const here = document.activeElement as HTMLElement | SVGElement | null;
    if (!here?.closest(".app button, .app [role=button]") || here.closest("dialog")) return;
    this.held = here;
    here.blur();
  }

  takeBack(): HTMLElement | SVGElement | null {
    const { held } = this;
    this.held = null;
    return held?.isConnected && held.matches("[tabindex], button:enabled") ? held : null;
  }

  get speech(): Speech {
    return this.speaks();
  }

  get state(): State | null {
    return this.table.states.get(this.table.seat) ?? null;
  }

  get view(): View | null {
    return this.past?.view ?? (this.state?.view as View | undefined) ?? null;
  }

  get decision(): DecisionCard | null {
    return this.past || this.paused ? null : (this.state?.decision ?? null);
  }

  /** Nobody is asked anything while the game is paused. */
  get paused(): boolean {
    return !this.past && !this.state?.over && !!this.state?.paused;
  }

  /** The question before this seat: the same while others move, another after its own answer, though it be put alike. */
  get asking(): string {
    return `${this.table.seat} ${this.table.questions.get(this.table.seat) ?? 0}`;
  }

  get events(): Told[] {
    return this.table.told.get(this.table.seat) ?? [];
  }

  options: Option[] = $derived.by(() => {
    const decision = this.later ? null : this.decision;
    return (decision?.choices ?? []).map((choice, i) =>
      this.option(choice, decision?.say[this.speech.lang]?.[i] ?? "", i + 1),
    );
  });

  readonly reach = new Reach<Option>(
    () => this.options,
    () => (this.decision && this.view ? (this.ui.holds?.(this.decision, this.view) ?? []) : []),
  );
  /** Choices that what was touched leaves open, and those that stand on no table: what the list shows. */
  open: Option[] = $derived.by(() =>
    this.options
      .filter((option) => !option.steps.length || this.reach.open.includes(option))
      .map((option, i) => ({ ...option, n: i + 1 })),
  );

  beside: Option[] = $derived.by(() => {
    const beside = this.past || this.paused ? null : (this.state?.beside ?? null);
    const first = this.numbered + 1;
    return (beside?.choices ?? []).map((choice, i) =>
      this.option(choice, beside?.say[this.speech.lang]?.[i] ?? "", first + i),
    );
  });

  domains: Record<string, unknown>[] = $derived(this.past || this.paused ? [] : (this.state?.beside?.domains ?? []));

  private option(choice: Choice, sentence: string, n: number): Option {
    const steps = this.stepsOf(choice);
    return { choice, n, text: this.sentence(choice, sentence), steps, target: steps.at(-1) ?? null };
  }

  stepsOf(choice: Choice): string[] {
    const view = this.view ?? {};
    const target = this.ui.target?.(choice, view);
    return this.ui.steps?.(choice, view) ?? (target ? [target] : []);
  }

  /** Ours where it can be made, because it calls the seats by name; else the server's. */
  sentence(choice: Choice, given = ""): string {
    const seat = this.table.seat ?? 0;
    const more = this.view ? this.ui.words?.(choice, this.view, seat) : null;
    const own = more || !given ? this.speech.choice(choice, more ?? {}) : null;
    return own ?? (given ? typeset(this.speech.lang, given) : choice.join(" "));
  }

  question: string = $derived.by(() => {
    const decision = this.decision;
    return decision
      ? (this.ui.question?.(decision, this.view ?? {}, this.speech) ??
          this.speech.ask(decision.ask, decision.seat) ??
          said(decision.question))
      : "";
  });

  /** Until when pauses are let pass unasked. */
  passing = $state("");
  pause = $derived.by(() =>
    this.decision && this.view && !this.lesson ? (this.ui.pause?.(this.decision, this.view) ?? null) : null,
  );

  /** Everything on the board that may be touched now. */
  get lit(): Set<string> {
    return this.reach.next;
  }

  /** Things that stand for several choices: a touch asks which, there. */
  private ends = $derived.by(() => {
    const found = new Map<string, number>();
    const at = this.reach.path.length;
    for (const { steps } of [...this.reach.open.filter((option) => option.steps.length === at + 1), ...this.beside])
      for (const last of steps.slice(-1)) found.set(last, (found.get(last) ?? 0) + 1);
    return found;
  });
  several(target: string): boolean {
    return (this.ends.get(target) ?? 0) > 1;
  }
  /** What was touched, and the choices it could mean: the player says which. */
  private unclear = $state.raw<{ at: string; choices: Choice[] } | null>(null);
  which: { at: string; options: Option[] } | null = $derived.by(() => {
    const { at, choices } = this.unclear ?? { at: "", choices: [] };
    const options = [...this.options, ...this.beside].filter(({ choice }) =>
      choices.some((each) => same(each, choice)),
    );
    return options.length > 1 ? { at, options } : null;
  });

  shutWhich(): void {
    this.unclear = null;
  }

  litBeside: Set<string> = $derived(new Set(this.beside.flatMap((option) => (option.target ? [option.target] : []))));

  /** What the latest events touched, until the next ones. */
  recent: Set<string> = $derived.by(
    () =>
      new Set(
        this.past
          ? []
          : ((this.state?.events ?? []) as Told[]).slice(-6).flatMap((event) => this.ui.traces?.(event) ?? []),
      ),
  );

  /** The thing that is picked, or that was touched and asks which. */
  pickedTarget: string | null = $derived.by(
    () => this.which?.at ?? (this.picked ? (this.stepsOf(this.picked).at(-1) ?? null) : null),
  );
  /** All that has been touched for the answer: a card, and the foe. */
  private chosen: Set<string> = $derived.by(
    () =>
      new Set([
        ...this.reach.path,
        ...(this.picked ? this.stepsOf(this.picked) : []),
        ...(this.which ? [this.which.at] : []),
      ]),
  );
  isChosen(target: string): boolean {
    return this.chosen.has(target);
  }

  /** Touched, or in hand from the first: what is touched next goes with it. */
  isHeld(target: string): boolean {
    return this.reach.path.includes(target);
  }

  isPicked(choice: Choice): boolean {
    return same(this.picked, choice);
  }

  /** A choice is pressed: the server carries it out if it can be taken back, else it is picked, and sent when it is
   * pressed again. */
  async pick(choice: Choice): Promise<void> {
    this.table.refusal = null;
    this.shutWhich();
    if (this.isPicked(choice) || !settings.confirm) await this.send(choice);
    else if (!(await this.send(choice, false)) && this.table.unsure) this.picked = choice;
  }

  async confirm(): Promise<void> {
    if (this.picked) await this.send(this.picked);
    else if (this.options.length === 1) await this.pick(this.options[0].choice);
  }

  async send(choice: Choice, sure = true): Promise<boolean> {
    const ok = await this.table.choose(choice, sure);
    if (ok) this.picked = null;
    return ok;
  }

  private isBeside({ choice }: Option): boolean {
    return this.beside.some((each) => same(each.choice, choice));
  }

  /** An option is pressed. What is offered beside the question is never carried out at the first press. */
  async take(option: Option): Promise<void> {
    if (this.isBeside(option) && !this.isPicked(option.choice)) {
      this.shutWhich();
      this.picked = option.choice;
    } else await this.pick(option.choice);
  }

  /** Of the choices that a touch could mean, the one that was: named and pressed, it is not asked about again. */
  async mean(option: Option): Promise<void> {
    if (this.isBeside(option)) return this.take(option);
    this.shutWhich();
    await this.send(option.choice);
  }

  /** A touch of something that stands for these choices. Of several none is taken: the player says which, at the thing. */
  async offer(at: string, options: Option[]): Promise<void> {
    const [option] = options;
    if (options.length > 1)
      this.unclear = this.which?.at === at ? null : { at, choices: options.map(({ choice }) => choice) };
    else if (this.isBeside(option) && this.isPicked(option.choice)) this.picked = null;
    else await this.take(option);
  }

  /** Something on the board is touched. What may not be chosen is asked of the server, which says why. */
  async touch(target: string, at = target): Promise<void> {
    if (this.touchTakers.some((take) => take(target))) return;
    const ends = this.reach.touch(target);
    const found = [...(ends ?? []), ...this.beside.filter((option) => option.target === target)];
    if (found.length) return this.offer(at, found);
    if (ends) {
      this.shutWhich();
      this.picked = null;
      return;
    }
    const decision = this.later ? null : this.decision;
    const meant = decision && this.view ? this.ui.meant?.(target, decision, this.view) : null;
    if (!meant) return;
    const asked = (await this.ui.rather?.(meant, this)) ?? meant;
    const offered = this.options.find(({ choice }) => same(choice, asked));
    if (offered) return offered.steps.length ? this.touch(offered.steps[0], target) : this.offer(target, [offered]);
    if (!(await this.table.choose(asked)) && this.table.refusal) {
      this.shaken = target;
      setTimeout(() => (this.shaken = null), 200);
    }
  }

  /** The answer that a touch of something would be, where it would be refused: what is off says why beforehand. */
  would(target: string): string | undefined {
    const meant = this.later || !this.decision || !this.view ? null : this.ui.meant?.(target, this.decision, this.view);
    return meant && !this.lit.has(target) ? JSON.stringify(meant) : undefined;
  }

  /** What the first numbers stand for, where a control numbers its rows itself. */
  private rows = $state.raw<(() => void)[] | null>(null);

  /** A control numbers its rows; answers how to let go. */
  number(rows: (() => void)[]): () => void {
    this.rows = rows;
    return () => {
      if (this.rows === rows) this.rows = null;
    };
  }

  /** The number that is being typed: another digit may follow. */
  typed = "";
  private typing: ReturnType<typeof setTimeout> | undefined;

  /** A digit is pressed; false: it is no number of a row. */
  digit(key: string): boolean {
    this.typed = `${this.typed}${key}`;
    const [n, most] = [Number(this.typed), this.numbered + this.beside.length];
    clearTimeout(this.typing);
    if (n && n * 10 <= most) this.typing = setTimeout(() => this.takeTyped(), ANOTHER_DIGIT);
    else this.takeTyped();
    return n > 0;
  }

  takeTyped(): void {
    clearTimeout(this.typing);
    const n = Number(this.typed);
    this.typed = "";
    const option = [...(this.rows ? [] : this.open), ...this.beside].find((each) => each.n === n);
    if (option) void this.take(option);
    else this.rows?.[n - 1]?.();
  }

  private get numbered(): number {
    return this.rows?.length ?? this.open.length;
  }

  /** Why the last answer cannot be taken back has been asked for. */
  keptTold = $state(false);

  /** Take the last answer back; where that may not be, the page says why and asks nobody. */
  undo(): void {
    if (this.state?.undo) void this.table.undo();
    else this.keptTold = !!this.state?.kept;
  }

  /** What was touched is let go of. */
  drop(): void {
    this.reach.clear();
    this.picked = this.table.refusal = null;
  }

  /** A new question clears what was touched for the old one. */
  settle(): void {
    this.typed = "";
    this.shutWhich();
    this.reach.clear();
    if (!this.isOffered()) this.picked = null;
  }

  /** What others do meanwhile leaves what was picked, unless it is offered no more; an answer of one's own making, such
   * as a place, is on no list. */
  forget(): void {
    if (!this.decision?.domain && !this.isOffered()) this.picked = null;
  }

  private isOffered(): boolean {
    return [...this.options, ...this.beside].some((option) => this.isPicked(option.choice));
  }

  /** The table as it was after so many moves; at the last one: as it is. Where nobody answers, what is shown stays. */
  async lookAt(at: number): Promise<void> {
    const wish = ++this.wishes;
    const { seat } = this.table;
    this.wished = at >= (this.state?.at ?? 0) ? null : Math.max(0, at);
    if (this.wished === null) {
      this.past = null;
      return;
    }
    const past = await this.table.look(seat, this.wished);
    if (wish !== this.wishes) return;
    if (!past || seat !== this.table.seat) this.wished = this.past?.at ?? null;
    else this.past = { at: past.at, shared: past.shared, view: past.view, events: past.events };
  }

  /** So many moves on from the moment last asked for, be it shown already or not. */
  step(by: number): Promise<void> {
    return this.lookAt((this.wished ?? this.past?.at ?? this.state?.at ?? 0) + by);
  }

  /** Back to the table as it is. */
  present(): void {
    this.wishes += 1;
    this.wished = this.past = null;
  }

  /** The table just after one line of the log: the first position that has told it. */
  async lookAtEvent(index: number): Promise<void> {
    const wish = ++this.wishes;
    const { seat } = this.table;
    let low = 0;
    let high = this.state?.at ?? 0;
    while (low < high) {
      const middle = (low + high) >> 1;
      const past = await this.table.look(seat, middle);
      if (!past || wish !== this.wishes) return;
      if (past.events > index) high = middle;
      else low = middle + 1;
    }
    await this.lookAt(low);
  }

  /** How each seat is marked and called. As text it is the same after most moves, and whoever asks is left in peace. */
  private marks: string = $derived.by(() =>
    JSON.stringify(
      this.table.seats.map((info, place) => [
        info.seat,
        this.ui.token(this.view, info.seat),
        (this.view && this.ui.callSeat?.(this.view, info.seat, this.speech)) || (info.name && sitting(info, place)),
      ]),
    ),
  );
  private marked = $derived(
    new Map(
      (JSON.parse(this.marks) as [number, number, string][]).map(([seat, token, called]) => [seat, { token, called }]),
    ),
  );

  /** Whether a robot may be asked: nobody else is a person, or all is over. */
  get alone(): boolean {
    return (
      !!this.state?.over ||
      (this.table.seat !== null &&
        this.table.seats.every((each) => each.kind === "bot" || each.seat === this.table.seat))
    );
  }

  /** Whether a robot may be asked what to do here: among people too, where they have set up a coach. */
  get advisable(): boolean {
    return this.alone || (this.table.seat !== null && !!this.table.welcome?.coach);
  }

  token(seat: number): number {
    return this.marked.get(seat)?.token ?? this.ui.token(null, seat);
  }

  /** The one seat played from here: it bears its name as all others do, and that it is the reader's. Whoever plays
   * several on one screen tells them by their names, and who looks on plays none. */
  get me(): number | null {
    const { you } = this.table;
    return you.length === 1 ? you[0] : null;
  }

  /** The person or the bot in a seat. */
  who(seat: number): string {
    const place = this.table.seats.findIndex((each) => each.seat === seat);
    const info = this.table.seats[place];
    return info ? sitting(info, place) : t("player-n", { n: seat + 1 });
  }

  call(seat: number): string {
    return this.speech.seat(seat);
  }

  /** The person first, and what they play where that has a name of its own: "Ilse (Syndicats)". */
  plain(seat: number): string {
    return this.person(seat, []);
  }

  /** The same as the reader is told it: "Ilse (Syndicats, vous)". */
  full(seat: number): string {
    return this.person(seat, seat === this.me ? [t("own-seat")] : []);
  }

  private person(seat: number, more: string[]): string {
    const [who, what] = [this.who(seat), this.call(seat)];
    const said = [...(who === what ? [] : [what]), ...more].join(", ");
    return said ? t("person-as", { who, what: said }) : who;
  }

  /** What the speech is to call a seat. */
  called(seat: number): string | null {
    return this.marked.get(seat)?.called || null;
  }
}
