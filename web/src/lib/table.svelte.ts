/** One table as this browser sees it. The server is the only judge: nothing here changes before it says so. A lost
 * connection is opened again and resumes after the events already had. */

import type {
  ChatLine,
  Choice,
  Closed,
  Clock,
  DealCard,
  Digest,
  Forecast,
  Language,
  Lead,
  Next,
  Orders,
  Past,
  Presence,
  Proposal,
  Questions,
  Refused,
  SeatInfo,
  StandLine,
  State,
  ToClient,
  ToServer,
  Welcome,
} from "./api.gen";
import { PROTOCOL } from "./api.gen";
import { remember, seal, shareOf } from "./fair";
import { keepForNow, keptForNow } from "./kept";
import { same } from "./notation";
import { noServer, connect, type Socket } from "./transport";

export type Told = Record<string, unknown> & { rule: string; key: string };
type Inquired = Past | Forecast | Questions | Digest;
export type Link = "connecting" | "open" | "lost" | "closed";

const UNSURE = "unsure-"; // what a refusal begins with that asks a player to be sure
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const QUIET = 25_000; // between pings; in a hidden tab the browser makes it a minute
const PATIENCE = 12_000; // for the answer to a ping: after that the server is gone
const LATEST = 5_500; // between what the server says and its showing, however much there is to be watched

export type Opener = (path: string) => Socket;

export class TableStore {
  link = $state<Link>("connecting");
  welcome = $state.raw<Welcome | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  deal = $state.raw<DealCard | null>(null);
  private nameless = $state(false); // and content to be
  you = $state.raw<number[]>([]);
  states = $state.raw<Map<number | null, State>>(new Map());
  /** Which question of its own stands before each seat: counted up by its answers, not by what others do meanwhile. */
  questions = $state.raw<Map<number | null, number>>(new Map());
  told = $state.raw<Map<number | null, Told[]>>(new Map());
  chat = $state.raw<ChatLine[]>([]);
  stand = $state.raw<StandLine[]>([]);
  /** Who is ahead, told to whoever looks on. */
  lead = $state.raw<Lead | null>(null);
  presence = $state.raw<Presence | null>(null);
  private absent = $state.raw<Map<number, number>>(new Map());
  proposals = $state.raw<Proposal[]>([]);
  clock = $state.raw<(Clock & { got: number }) | null>(null);
  /** What is ordered to be answered for the seats held here. */
  orders = $state.raw<Map<number, Orders>>(new Map());
  refusal = $state.raw<Refused | null>(null);
  /** Why the last answer was not carried out at the first press. */
  unsure = $state.raw<Refused | null>(null);
  next = $state.raw<Next | null>(null);
  closed = $state.raw<Closed | null>(null);
  /** The seat whose view is on screen; null: a spectator's. */
  seat = $state<number | null>(null);
  /** A hot-seat table hides everything until the person of this seat says they are there. */
  handOver = $state<number | null>(null);
  /** An answer is under way: given, and its consequence not yet shown. Talk, names and proposals keep nobody from answering. */
  busy = $state(false);
  /** How long a change deserves to be watched before the next one is shown, in milliseconds. */
  pace: (state: State) => number = () => 0;
  /** Changes wait to be shown. */
  showing = $state(false);
  /** Nothing is shown in steps until this seat is asked again. */
  rushing = $state(false);

  private queue: { state: State; heard: number }[] = [];
  private held = false; // a series of answers is under way: what it changes is shown at its end
  private last = { shown: 0, lasts: 0 }; // of the change shown last: when, and how long it deserves to be watched
  private pacer: ReturnType<typeof setTimeout> | undefined;
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private number = 0;
  private answers = new Map<number, (ok: boolean, at: number) => void>();
  private giving: Choice | null = null; // the answer under way, where it is one choice
  private given = 0; // how many are
  private giver: number | null = null; // of which seat
  private queued: ((go: boolean) => void) | null = null; // what waits for it
  private inquiries = new Map<number, (answer: Inquired | null | undefined, refused?: Refused) => void>();
  private arrivals: { seat: number | null; at: number; done: () => void }[] = [];
  private gave = new Set<string>(); // of the deal, over this connection
  private gone = false;
  private late: ReturnType<typeof setTimeout> | undefined; // runs while a ping is not answered
  private online = () => this.reconnect();
  private offline = () => this.socket && this.cut();
  private looked = () => {
    if (!document.hidden && this.link === "open") this.ping();
  };

  constructor(
    readonly id: string,
    private keys: string[],
    private language: Language,
    private open: Opener = connect,
    private name: string | null = null,
  ) {
    if (!noServer) {
      addEventListener("online", this.online);
      addEventListener("offline", this.offline);
    }
    addEventListener("visibilitychange", this.looked);
    this.connect();
  }

  // -- the connection

  private connect(): void {
    clearTimeout(this.timer);
    const socket = this.open(`/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.gave.clear();
      const since = [...this.told].map(([seat, events]) => ({ seat, events: events.length }));
      this.send({
        type: "hello",
        protocol: PROTOCOL,
        keys: this.keys,
        name: this.name,
        since,
        languages: [this.language],
      });
    };
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.answeredPing();
      this.hear(JSON.parse(String(message.data)) as ToClient);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private lost(): void {
    clearInterval(this.beat);
    this.answeredPing();
    this.drop();
    if (this.gone || (this.closed && !this.closed.again)) {
      this.link = "closed";
      return;
    }
    this.link = this.welcome ? "lost" : "connecting";
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Answers in flight may or may not have been recorded: the next state says which. */
  private drop(): void {
    for (const answer of this.answers.values()) answer(false, 0);
    for (const inquiry of this.inquiries.values()) inquiry(undefined);
    for (const arrival of this.arrivals.splice(0)) arrival.done();
    this.answers.clear();
    this.inquiries.clear();
    this.queue = []; // told again after what has been shown
    this.showing = false;
    this.held = false;
    this.release(false);
    this.settle();
  }

  /** Give this connection up, and try another a little later. */
  private cut(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    clearTimeout(this.timer);
    this.lost();
  }

  /** Only a ping that was sent and not answered says that the server is gone: timers of a hidden tab say nothing. */
  private ping(): void {
    this.send({ type: "ping" });
    this.late ??= setTimeout(() => this.cut(), PATIENCE);
  }

  private answeredPing(): void {
    clearTimeout(this.late);
    this.late = undefined;
  }

  reconnect(): void {
    if (this.gone || this.link === "closed") return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    clearInterval(this.beat);
    this.answeredPing();
    this.drop();
    this.wait = FIRST_WAIT;
    this.connect();
  }

  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.reconnect();
  }

  leave(): void {
    this.gone = true;
    removeEventListener("online", this.online);
    removeEventListener("offline", this.offline);
    removeEventListener("visibilitychange", this.looked);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.answeredPing();
    clearTimeout(this.pacer);
    this.socket?.close();
  }

  private send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  // -- what the server says

  private hear(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        return this.greeted(message);
      case "dealing":
        this.deal = message.deal;
        return this.takePart();
      case "state":
        this.queue.push({ state: message, heard: Date.now() });
        return this.held ? this.arrive(message) : this.drain();
      case "accepted":
        return this.answered(message.id, true, message.seen);
      case "refused": {
        if (message.id !== null && this.inquiries.has(message.id))
          return this.answerTo(message.id, message.rule ? null : undefined, message);
        if (message.why.startsWith(UNSURE)) this.unsure = message;
        else this.refusal = message;
        return message.id === null ? undefined : this.answered(message.id, false, 0);
      }
      case "presence":
        this.presence = message;
        return this.missed();
      case "seats":
        this.seats = message.seats;
        this.you = message.you;
        this.missed();
        if (this.seat !== null && !message.you.includes(this.seat)) this.seat = message.you[0] ?? null;
        return this.takePart();
      case "chat":
        if (!this.chat.some((line) => line.number === message.line.number)) this.chat = [...this.chat, message.line];
        return;
      case "stand":
        this.stand = [...(message.whole ? [] : this.stand), ...message.lines];
        return;
      case "lead":
        this.lead = message;
        return;
      case "proposals":
        this.proposals = message.proposals;
        return;
      case "clock":
        this.clock = { ...message, got: Date.now() };
        this.send({ type: "heard", n: message.n });
        return;
      case "orders":
        this.orders = new Map(this.orders).set(message.seat, message);
        return;
      case "past":
      case "forecast":
      case "questions":
      case "digest":
        return this.answerTo(message.id, message);
      case "next":
        this.next = message;
        return;
      case "closed":
        this.closed = message;
        return;
      case "pong":
        return;
    }
  }

  private greeted(message: Welcome): void {
    this.welcome = message;
    this.seats = message.seats;
    this.you = message.you;
    this.chat = message.chat;
    this.deal = message.deal;
    if (message.you.length) remember(this.id, message.deal);
    this.link = "open";
    this.closed = null;
    this.wait = FIRST_WAIT;
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(), QUIET);
    if (this.seat === null || !message.you.includes(this.seat)) this.seat = message.you[0] ?? null;
    if (message.hotseat && message.you.length > 1 && this.states.size === 0) this.handOver = this.seat;
    this.takePart();
  }

  // -- time

  /** Those of this browser that a robot holds. */
  heldSeats(): number[] {
    return this.seats
      .filter(({ seat, kind, bot }) => this.you.includes(seat) && kind === "human" && bot)
      .map((each) => each.seat);
  }

  /** Who has gone, and since when as far as this page knows. */
  private missed(): void {
    const { presence } = this;
    const gone = presence ? this.seats.filter(({ seat, held }) => held && !presence.seats.includes(seat)) : [];
    this.absent = new Map(gone.map(({ seat }) => [seat, this.absent.get(seat) ?? Date.now()]));
  }

  awaySince(seat: number): number | null {
    return this.absent.get(seat) ?? null;
  }

  /** The seat is taken from the robot that holds it. */
  back(seat: number): Promise<boolean> {
    return this.arrange((id) => ({ type: "back", id, seat }));
  }

  /** Time for the clock of somebody else. */
  async giveTime(target: number): Promise<boolean> {
    const { seat } = this;
    return seat !== null && this.arrange((id) => ({ type: "gift", id, seat, target }));
  }

  /** The share of each seat played from here, sealed and then opened, as soon as the deal asks for it. */
  private takePart(): void {
    const { deal } = this;
    if (!deal || deal.stage === "dealt" || (deal.stage === "sealing" && this.asksName())) return;
    for (const seat of this.you) {
      const value = shareOf(this.id, seat);
      const sealed = seal(value);
      const told = deal.shares.find((share) => share.seat === seat);
      const asked = `${deal.stage} ${seat}`;
      if (this.gave.has(asked)) continue;
      const id = ++this.number;
      if (deal.stage === "sealing" && told?.sealed !== sealed) this.send({ type: "seal", id, seat, sealed });
      else if (deal.stage === "opening" && told?.sealed === sealed && !told.open)
        this.send({ type: "open", id, seat, value });
      else continue;
      this.gave.add(asked);
    }
  }

  /** Whoever has no name gives one before the deal, or does without. */
  asksName(): boolean {
    return (
      !this.nameless && this.you.length === 1 && this.seats.some((each) => each.seat === this.you[0] && each.guest)
    );
  }

  stayNameless(): void {
    this.nameless = true;
    this.takePart();
  }

  /** A robot for a seat to which nobody has come. */
  fill(seat: number, target: number): Promise<boolean> {
    return this.arrange((id) => ({ type: "fill", id, seat, target }));
  }

  /** Ready for the deal, or not yet. */
  ready(seat: number, yes: boolean): Promise<boolean> {
    return this.arrange((id) => ({ type: "ready", id, seat, yes }));
  }

  /** Somebody else sees to the table until it is dealt. */
  handTo(seat: number, target: number): Promise<boolean> {
    return this.arrange((id) => ({ type: "hand-over", id, seat, target }));
  }

  /** Whoever sits there gives the seat back. */
  giveBack(seat: number, target: number, why: "away" | "friend" | "manners"): Promise<boolean> {
    return this.arrange((id) => ({ type: "give-back", id, seat, target, why }));
  }

  /** There will be no game. */
  callOff(seat: number): Promise<boolean> {
    return this.arrange((id) => ({ type: "call-off", id, seat }));
  }

  /** Do not wait for those who have not come. */
  async begin(seat: number): Promise<boolean> {
    return this.arrange((id) => ({ type: "begin", id, seat }));
  }

  /** Changes that come faster than they can be watched are shown one after the other. */
  private drain(): void {
    clearTimeout(this.pacer);
    while (this.queue.length && Date.now() >= this.due()) this.showNext();
    this.showing = this.queue.length > 0;
    if (this.showing) this.pacer = setTimeout(() => this.drain(), Math.ceil(this.due() - Date.now()));
  }

  private showNext(): void {
    const { state } = this.queue.shift() as { state: State };
    this.changed(state);
    this.last = { shown: Date.now(), lasts: this.pace(state) };
  }

  /** When the next change may be shown: all that waits is shortened alike until none of it is later than `LATEST`. */
  private due(): number {
    const { shown, lasts } = this.last;
    let share = 1;
    let before = lasts;
    for (const { state, heard } of this.queue) {
      if (before) share = Math.min(share, Math.max(0, heard + LATEST - shown) / before);
      before += this.pace(state);
    }
    return shown + lasts * share;
  }

  /** What is still to be shown is shown now; false: there was nothing. */
  hurry(): boolean {
    const some = this.queue.length > 0;
    while (this.queue.length) this.showNext();
    this.last = { shown: 0, lasts: 0 };
    this.showing = false;
    return some;
  }

  /** The same until the next question; whoever only watches sees what comes after. */
  skip(): void {
    this.rushing = this.seat !== null;
    this.hurry();
  }

  private changed(state: State): void {
    const had = this.told.get(state.seat) ?? [];
    const fresh = (state.events as Told[]).map((event, n) =>
      state.alone.includes(state.since + n) ? { ...event, own: true } : event,
    );
    const told = [...had.slice(0, state.since), ...fresh];
    this.told = new Map(this.told).set(state.seat, told);
    if (this.isAnother(state))
      this.questions = new Map(this.questions).set(state.seat, (this.questions.get(state.seat) ?? 0) + 1);
    this.states = new Map(this.states).set(state.seat, state);
    if (state.over || (state.decision && this.you.includes(state.seat ?? -1))) this.rushing = false;
    this.turnTo(state);
    this.arrive(state);
  }

  private isAnother({ seat, decision }: State): boolean {
    const before = this.states.get(seat)?.decision;
    return (
      this.giver === seat ||
      before?.ask !== decision?.ask ||
      JSON.stringify(before?.domain) !== JSON.stringify(decision?.domain)
    );
  }

  private arrive(state: State): void {
    this.arrivals = this.arrivals.filter((arrival) => {
      const here = arrival.seat === state.seat && arrival.at <= state.at;
      if (here) arrival.done();
      return !here;
    });
  }

  /** What that seat answers: what it sees, or in a series of answers what the last one led to. */
  private before(seat: number | null): State | undefined {
    return (this.held && this.queue.findLast(({ state }) => state.seat === seat)?.state) || this.states.get(seat);
  }

  /** Around one screen, the seat that must answer takes it; its person says so before anything shows. */
  private turnTo(state: State): void {
    if (!this.welcome?.hotseat || this.you.length < 2) return;
    const asked = this.you.filter((seat) => this.states.get(seat)?.decision);
    const now = this.handOver ?? this.seat;
    if (now !== null && asked.includes(now)) return;
    if (state.over || !asked.length) return;
    this.handOver = asked[0];
  }

  takeSeat(seat: number): void {
    this.seat = seat;
    this.handOver = null;
    this.refusal = null;
  }

  // -- what this browser asks

  private async ask(make: (id: number) => ToServer): Promise<{ ok: boolean; at: number }> {
    const id = ++this.number;
    this.refusal = this.unsure = null;
    return new Promise((resolve) => {
      this.answers.set(id, (ok, at) => resolve({ ok, at }));
      if (!this.send(make(id))) this.answered(id, false, 0);
    });
  }

  /** What concerns the table and not the game: nothing waits for it. */
  async arrange(make: (id: number) => ToServer): Promise<boolean> {
    return (await this.ask(make)).ok;
  }

  /** Busy until the server has taken the answer, and until what it changed for that seat is here. */
  private async give(seat: number, make: (id: number) => ToServer): Promise<boolean> {
    this.given += 1;
    this.giver = seat;
    this.busy = true;
    const { ok, at } = await this.ask(make);
    if (ok) await this.arrived(seat, at);
    this.given -= 1;
    this.settle();
    return ok;
  }

  private settle(): void {
    this.busy = this.held || this.given > 0;
    if (this.busy) return;
    this.giver = null;
    this.release(true);
  }

  private release(go: boolean): void {
    const { queued } = this;
    this.queued = null;
    queued?.(go);
  }

  /** When the answer under way is done with; false: another was given since, and comes instead. */
  private turn(): Promise<boolean> {
    this.release(false);
    return new Promise((go) => (this.queued = go));
  }

  /** Says later whether that seat is still asked what it is asked now. */
  private question(choice: Choice | null = null): () => boolean {
    const { seat } = this;
    const at = this.states.get(seat)?.at;
    const beside = () => this.states.get(seat)?.beside?.choices?.some((each) => same(each, choice)) ?? false;
    const aside = beside();
    return () => seat === this.seat && (at === this.states.get(seat)?.at || (aside && beside()));
  }

  private answered(id: number, ok: boolean, at: number): void {
    const answer = this.answers.get(id);
    this.answers.delete(id);
    answer?.(ok, at);
  }

  private arrived(seat: number | null, at: number): Promise<void> {
    const state = this.before(seat);
    if (state && state.at >= at) return Promise.resolve();
    return new Promise((done) => this.arrivals.push({ seat, at, done }));
  }

  /** Given while another answer is under way it waits for that one, and is dropped if the question has gone with it. */
  async choose(choice: Choice, sure = true): Promise<boolean> {
    if (this.busy && same(choice, this.giving)) return false; // pressed twice
    const stands = this.question(choice);
    while (this.busy) if (!(await this.turn()) || !stands()) return false;
    this.giving = choice;
    return this.answer(choice, sure).finally(() => (this.giving = null));
  }

  /** Several answers one after the other, as long as each is accepted. */
  async chooseAll(choices: Choice[]): Promise<boolean> {
    const stands = this.question();
    while (this.busy) if (!(await this.turn()) || !stands()) return false;
    this.held = true;
    let ok = true;
    for (const choice of choices) ok = ok && (await this.answer(choice));
    this.held = false;
    this.drain();
    await Promise.resolve(); // shown while still busy, as after a single answer
    this.settle();
    return ok;
  }

  private async answer(choice: Choice, sure = true): Promise<boolean> {
    const { seat } = this;
    const state = this.before(seat);
    if (seat === null || !state) return false;
    return this.answering(state, () =>
      this.give(seat, (id) => ({ type: "choose", id, seat, choice, at: state.at, sure })),
    );
  }

  private async answering(before: State, give: () => Promise<boolean>): Promise<boolean> {
    const ok = await give();
    if (ok) keepForNow(`answered ${this.id} ${before.seat}`, before.since + before.events.length);
    return ok;
  }

  /** How much a seat had been told when it last answered from here; infinitely much before. */
  answeredAt(seat: number | null): number {
    return keptForNow<number>(`answered ${this.id} ${seat}`) ?? Infinity;
  }

  async type(text: string): Promise<boolean> {
    const stands = this.question();
    while (this.busy) if (!(await this.turn()) || !stands()) return false;
    const { seat } = this;
    const state = this.states.get(seat);
    if (seat === null || !state) return false;
    return this.answering(state, () => this.give(seat, (id) => ({ type: "typed", id, seat, text, at: state.at })));
  }

  async undo(): Promise<boolean> {
    const { seat } = this;
    while (this.busy) if (!(await this.turn())) return false;
    if (seat === null || seat !== this.seat || !this.states.get(seat)?.undo) return false;
    return this.give(seat, (id) => ({ type: "undo", id, seat }));
  }

  async say(text: string, to: number | null = null): Promise<boolean> {
    return this.arrange((id) => ({ type: "say", id, text, seat: this.seat, to }));
  }

  /** What the others are to call this player. */
  /** To those who look on too. */
  remark(text: string): Promise<boolean> {
    return this.arrange((id) => ({ type: "remark", id, text }));
  }

  async rename(name: string): Promise<boolean> {
    const { seat } = this;
    if (seat === null) return false;
    this.name = name;
    return this.arrange((id) => ({ type: "rename", id, seat, name }));
  }

  /** Enough of the guided game. */
  async unguide(): Promise<boolean> {
    const { seat } = this;
    if (seat === null) return false;
    return this.arrange((id) => ({ type: "unguide", id, seat }));
  }

  async propose(
    what: Proposal["what"],
    more: { at?: number; target?: number; bot?: string; level?: string; until?: number } = {},
  ): Promise<boolean> {
    const { seat } = this;
    if (seat === null) return false;
    return this.arrange((id) => ({ type: "propose", id, seat, what, ...more }));
  }

  async consent(proposal: number, yes: boolean): Promise<boolean> {
    const { seat } = this;
    if (seat === null) return false;
    return this.arrange((id) => ({ type: "consent", id, seat, proposal, yes }));
  }

  /** A question that changes nothing. Null: refused by a rule; undefined: nobody answered, or the server has no time. */
  inquire<T extends Inquired>(make: (id: number) => ToServer): Promise<T | null | undefined> {
    const id = ++this.number;
    return new Promise((resolve) => {
      this.inquiries.set(id, resolve as (answer: Inquired | null | undefined) => void);
      if (!this.send(make(id))) this.answerTo(id, undefined);
    });
  }

  private answerTo(id: number, answer: Inquired | null | undefined, refused?: Refused): void {
    const inquiry = this.inquiries.get(id);
    this.inquiries.delete(id);
    inquiry?.(answer, refused);
  }

  /** The table as a seat saw it after so many moves. */
  look(seat: number | null, at: number, shared = false): Promise<Past | null | undefined> {
    return this.inquire((id) => ({ type: "look", id, seat, at, shared }));
  }

  /** What a choice of that seat would do. */
  foresee(seat: number, choice: Choice): Promise<Forecast | null | undefined> {
    return this.inquire((id) => ({ type: "ask", id, seat, choice }));
  }

  /** Why a choice of that seat would be refused; null: it would not; undefined: nobody answered. */
  whyNot(seat: number, choice: Choice): Promise<Refused | null | undefined> {
    const id = ++this.number;
    return new Promise((resolve) => {
      this.inquiries.set(id, (answer, refused) => resolve(answer === null ? refused : answer && null));
      if (!this.send({ type: "ask", id, seat, choice })) this.answerTo(id, undefined);
    });
  }

  /** What is no choice but may be measured. */
  measure(seat: number | null, question: Choice): Promise<Forecast | null | undefined> {
    return this.inquire((id) => ({ type: "measure", id, seat, question }));
  }
}
