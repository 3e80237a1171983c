// Written by tools/api_types.py from src/ludotheque/server/wire; do not edit.

export const PROTOCOL = 1;
export const LONGEST_NAME = 40;
export const LONGEST_TEXT = 1000;
export const LARGEST_FRAME = 65536;

export type Language = "fr" | "en";
export type Choice = (string | number)[];
export type Sentence = Partial<Record<Language, string>>;

/** `say` null: the content has no name for it. `seats`: for how many it is, at least and at most; null: for as many as the game seats. */
export interface OfferedValue {
  value: unknown;
  say?: Sentence | null;
  seats?: [number, number] | null;
}

/** `values` null: any value of the type of the default; `offered`: what a form lists of them, maybe nothing. */
export interface OptionCard {
  name: string;
  default: unknown;
  values: unknown[] | null;
  about: string;
  offered: OfferedValue[];
}

/** A bot that may sit at this game, its levels, weakest first, and the one a newcomer meets. */
export interface BotCard {
  name: string;
  levels: string[];
  usual: string;
}

export interface GameCard {
  id: string;
  title: string;
  seats: [number, number];
  stage: string;
  version: string;
  options: OptionCard[];
  cooperative: boolean;
  hidden: boolean;
  bots: BotCard[];
  guide?: boolean;
  contents?: string[];
  engine?: "compiled" | "pure";
  web?: string[];
}

export interface Games {
  version: string;
  protocol: number;
  games: GameCard[];
}

/** The options of a game with a content: what they offer may differ from that of our own. */
export interface Options {
  options: OptionCard[];
}

/** Options in which somebody drew something of a game's own, a layout say. */
export interface Drawing {
  options?: Record<string, unknown>;
}

/** `pieces`: what it speaks of, by id. `bars`: the one thing it keeps from being played; null: all of them. */
export interface Flaw {
  say: Sentence;
  pieces: string[];
  bars?: string | null;
}

export interface Flaws {
  flaws: Flaw[];
}

export interface RuleText {
  id: string;
  chapter: string;
  page: string;
  status: string;
  text: Sentence;
  reason?: Sentence | null;
}

/** `ours`: the answer does not follow the letter of the book; the reason says why. */
export interface RulingText {
  id: string;
  rules: string[];
  status: string;
  question: Sentence;
  answer: Sentence;
  reason: Sentence;
  ours?: boolean;
}

export interface AidLine {
  rule: string;
  text: Sentence;
}

export interface AidPart {
  title: Sentence;
  lines: AidLine[];
}

/** The rules of a game in our own words, then the rulings; beside them its aid sheet. `shown`: of which rule each of its examples is, in the order of the rules. */
export interface RuleBook {
  game: string;
  rules: RuleText[];
  rulings: RulingText[];
  aid: AidPart[];
  shown: string[];
}

export interface Count {
  name: Sentence;
  n: number;
}

/** What the seat must answer: one of `choices`, or, where they are too many to list, one of `domain`. `default` is played when its clock runs out. `mode` sealed: answers stay secret until all are in; first: the first one settles it. `about` holds what the procedure that asks shows the seat. `say` has one sentence a choice. */
export interface DecisionCard {
  seat: number;
  rule: string;
  ask: string;
  mode: "alone" | "first" | "sealed";
  choices: (Choice)[] | null;
  domain: Record<string, unknown> | null;
  default: Choice | null;
  about: Record<string, unknown>;
  question: Sentence;
  say: Partial<Record<Language, string[]>>;
}

/** Nothing has changed. `rule` is an id of a ledger, or null where the server and not a rule refuses. */
export interface Refused {
  type: "refused";
  id: number | null;
  rule: string | null;
  why: string;
  say: Sentence;
}

/** A number on the board of a seat that is another after the move. */
export interface Change {
  seat: number;
  name: Sentence;
  before: number;
  after: number;
}

/** What came of it: the refusal, or what was told and the table as it then is. */
export interface ExampleMove {
  choice: Choice;
  say: Sentence;
  refused: Refused | null;
  events: Record<string, unknown>[];
  changes: Change[];
  view: Record<string, unknown> | null;
}

/** A rule one can try: a position as `seat` sees it, what it is asked, and a few answers with what comes of each. `own`: numbers that it alone sees. `decision`: null where it is asked nothing. `names`: what pieces are called. */
export interface Example {
  game: string;
  rule: string;
  seat: number;
  seats: number;
  options: Record<string, unknown>;
  names: Partial<Record<Language, Record<string, string>>>;
  question: Sentence;
  own: Count[];
  decision: DecisionCard | null;
  view: Record<string, unknown>;
  moves: ExampleMove[];
}

export interface NewSeat {
  kind?: "bot" | "human";
  name?: string | null;
  bot?: string | null;
  level?: string | null;
}

/** Seconds for the whole game, and seconds added after each answer. `each`: by days, seconds for every answer of its own; the budget is what is drawn on when these are not enough. `zero`: what happens to a seat that has none left. default: the default answer of each decision is played for it, and after the third in a row a robot holds the seat until its owner is back; robot: a robot holds it at once; loss: it is given up. Null: as default; a table of before that says nothing has the default answers without end. */
export interface ClockSettings {
  budget: number;
  bonus?: number;
  each?: number;
  zero?: "default" | "loss" | "robot" | null;
}

/** `together`: people with screens of their own make the deal together, each with a share of the seed; the game begins when all have come, or when one of them does not want to wait any longer. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  hotseat?: boolean;
  clock?: ClockSettings | null;
  seed?: string | null;
  together?: boolean;
  campaign?: boolean;
  open?: Language | null;
}

/** A guided first game; `name`: what to call the learner. */
export interface NewGuide {
  name?: string | null;
}

/** A link that carries this key behind the # is an invitation to the seat: who opens it first holds the seat, and from then on it only watches. Seat -1: what whoever set up the table is known by. */
export interface SeatLink {
  seat: number;
  key: string;
}

export interface TableMade {
  table: string;
  links: SeatLink[];
  campaign?: string | null;
}

/** What links for friends begin with; null: nobody else can come. `say`: what to know about it. */
export interface Invitation {
  base: string | null;
  say: Sentence;
}

/** `kind` open: a person's seat that nobody has been named for. `held`: by what whoever has taken it is known: their browser, their account, or only the link and their connection; null: nobody has come yet. `account` is the user name of its owner, if any. `guest`: they are called by a number until they say how they want to be called. A person's seat with a `bot`: this robot holds it until they take it back. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  bot?: string | null;
  level?: string | null;
  account?: string | null;
  held?: "account" | "browser" | "link" | null;
  guest?: boolean;
}

/** `ranking[seat]` is 1 for the winners. `leaves`: something that another game can begin with. */
export interface Outcome {
  scores: number[];
  ranking: number[];
  reason: string;
  say?: Sentence;
  leaves?: boolean;
}

/** What a seat adds to the seed: first its SHA-256 (`sealed`), then, once all have told theirs, the thing itself. `value`: told when the game has begun; empty: it never was. `open`: it has been told to the server. */
export interface ShareCard {
  seat: number;
  sealed: string;
  value: string;
  open?: boolean;
}

/** Where the chance of this table comes from, said for as long as the table is there. `by` together: from a secret of the server, bound by `commitment` before anybody came, and a share of every person; server: from the secret alone; chosen: somebody chose the seed and may know every draw. `stage`: shares are being sealed, or opened until `due`, or the game has begun. `silent`: people who added nothing. `fork`: it began with a position of another table. `file`: it came as a file. `studied`: who laid out a position of it elsewhere while it was played. */
export interface DealCard {
  by: "chosen" | "lesson" | "server" | "together";
  stage: "dealt" | "opening" | "sealing";
  commitment: string | null;
  shares: ShareCard[];
  silent: number[];
  due: number | null;
  fork: boolean;
  file: boolean;
  studied: number[];
}

/** Which table of which campaign, counted from 1. */
export interface ChapterAt {
  campaign: string;
  number: number;
}

/** `waiting`: the seats that have yet to answer, as a spectator sees them. `abandoned`: nobody plays on. `round`: how far the game is. */
export interface TableSummary {
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  hotseat: boolean;
  at: number;
  over: boolean;
  paused: boolean;
  waiting: number[];
  closed: string | null;
  result: Outcome | null;
  created: number;
  moved: number;
  deal: DealCard;
  campaign?: ChapterAt | null;
  abandoned?: boolean;
  round?: Sentence;
}

/** `keys`: of whoever is known by nothing else. */
export interface MyTableAt {
  table: string;
  keys?: string[];
}

/** The tables that a browser remembers. Those of the account that asks are told besides. */
export interface MyTablesAsked {
  tables?: MyTableAt[];
}

/** A table as whoever asks may know it. `you`: the seats they hold; `asked`: those of them that are to answer, since `since`. `question`: what the first of these is asked. `due`: when the first of their clocks runs out. `happened`: what that seat saw since its last answer, a few sentences in the order of the game, those about that seat before others. Around one screen nobody is told what another may not see: neither question nor sentences. */
export interface MyTable {
  summary: TableSummary;
  you: number[];
  asked: number[];
  since: number;
  due: number | null;
  question: Sentence;
  happened: (Sentence)[];
}

/** The most pressing first: those that wait for an answer, by the clock that runs out first, then by how long they have waited; then the others, the last one played at first. `gone`: those that are there no more. */
export interface MyTables {
  tables: MyTable[];
  gone: string[];
}

/** `kind` open: anybody may sit down there. `name` empty: they have not said how they want to be called. */
export interface OpenSeat {
  kind: "bot" | "human" | "open";
  name: string;
}

/** A table in the lobby. What is long among its options is told only as true. */
export interface OpenTable {
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: OpenSeat[];
  clock: ClockSettings | null;
  language: Language;
  since: number;
}

/** The lobby, the oldest table first. Whoever watches it (`/api/lobby/socket`) is told all of it (`whole`), then what has changed: tables that are new or other than they were, and those that are gone. */
export interface OpenTables {
  type: "lobby";
  tables: OpenTable[];
  gone: string[];
  whole: boolean;
}

/** At an open table, on the first seat that is free. `name`: what to call whoever sits down. */
export interface SitDown {
  name?: string | null;
}

/** What the server finds when it plays a finished game again from its seed. */
export interface ProvenGame {
  entries: number;
  draws: number;
  shares: number[];
}

/** A new table from the position after `at` moves. Of a game that is not over the forker shows the key of a seat, and what that seat cannot know is imagined anew. */
export interface Fork {
  at: number;
  seats: NewSeat[];
  key?: string | null;
  hotseat?: boolean;
}

/** The same game, seats and options again. Each seat that asks gets its own key; the first to ask makes the table. */
export interface Rematch {
  keys: string[];
}

/** Of a table that cannot be opened. `keys`: the one its maker was given. */
export interface Removal {
  keys?: string[];
}

/** Whoever asks gives up every seat they hold: robots take them, or, where nobody else plays, the game is left as it is. `keys`: of whoever is known by nothing else. */
export interface Resign {
  keys?: string[];
}

/** What was tried in a game, a fight say: where, of which level that was, whether it went well, in how many rounds, and the cards it brought. */
export interface Trial {
  where: string;
  level: number;
  won: boolean;
  rounds: number;
  taken: string[];
}

/** One game of a campaign. `table` null: it has been removed. `left`: what everybody may see of what it left for the next, and in words; null while it is played and where the campaign ended with it. */
export interface ChapterCard {
  number: number;
  table: string | null;
  over: boolean;
  seats: SeatInfo[];
  result: Outcome | null;
  left: Record<string, unknown> | null;
  say: Sentence;
  trials: Trial[];
}

/** Another campaign that left this one after so many games, or that this one left. */
export interface Branched {
  campaign: string;
  after: number;
}

/** `options`: those of every game, and under "campaign" what the first began with. `over`: its last game left nothing to go on with. `names`: what the pieces it speaks of are called, by language. */
export interface CampaignCard {
  campaign: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  created: number;
  chapters: ChapterCard[];
  over: boolean;
  origin: Branched | null;
  branches: Branched[];
  names: Partial<Record<Language, Record<string, string>>>;
}

/** How many games of a file have been played again, and of how many. Of no file: 0 of 0. */
export interface ImportProgress {
  played: number;
  games: number;
}

/** `stays`: whoever had that seat of the table before, person or robot. Null: somebody new, as at any table. */
export interface NextSeat {
  kind?: "bot" | "human";
  name?: string | null;
  bot?: string | null;
  level?: string | null;
  stays?: number | null;
}

/** The next game of a campaign, asked by anybody who sat at the last. The first to ask opens the table and may say who sits there, where not everybody stays; who is connected cannot be left out by others. Each gets the keys of their own seats; the first those of newcomers too. */
export interface NextTable {
  keys: string[];
  seats?: NextSeat[] | null;
}

/** Another campaign with the first `after` games of this one, and the table of its next. `keys`: of any of its tables. */
export interface Branch {
  after: number;
  seats: NewSeat[];
  hotseat?: boolean;
  clock?: ClockSettings | null;
  keys?: string[];
}

/** A new link for a seat, in place of the one there was. Its holder asks for it to go on in another browser; of a seat that nobody holds anybody at the table may ask. `key`: of whoever is known by nothing else. */
export interface Revoke {
  seat: number;
  key?: string | null;
}

/** What would a robot do here? Of the seat one of these keys opens, which is asked now; or, with `at`, why whoever answered last before so many moves were recorded did so. */
export interface Explain {
  keys: string[];
  at?: number | null;
}

/** A choice, the words its sentence needs, what each seat could expect after it, and its share of the thinking. */
export interface ReviewOption {
  choice: Choice;
  words: Record<string, unknown>;
  expects: number[];
  share?: number;
}

/** The choice, two runners-up and what each seat could expect after them, best first; `choice` empty: to do nothing. `before`: the chances whatever is chosen; `then`: what would be answered next after the first, while nobody else is asked. `played` is what was answered. A level that answers by chance has no options. */
export interface Explanation {
  seat: number;
  level: string;
  iterations: number;
  options: ReviewOption[];
  before?: number[];
  then?: ReviewOption[];
  played?: ReviewOption | null;
}

/** The chances before an answer, for whoever sees all hands; the last point is the result. */
export interface ReviewPoint {
  entry: number;
  chances: number[];
  at: number;
}

/** An answer after which the chances were others. */
export interface ReviewTurn {
  entry: number;
  seat: number;
  before: number[];
  after: number[];
  at: number;
}

/** What somebody answered and, best first, what the search would have, from what that seat could know then. `open`: the chances before it, for whoever sees all hands. */
export interface ReviewDecision {
  entry: number;
  seat: number;
  rule: string;
  ask: string;
  open: number[];
  played: ReviewOption;
  options: ReviewOption[];
  loss: number;
  label: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  at: number;
}

/** A question to which somebody often gave a costly answer: how often, and what that lost in all. */
export interface ReviewHabit {
  ask: string;
  times: number;
  lost: number;
}

/** What a seat lost of its chances over the whole game, the entries that cost it most (as a share of what was left to win), and its habits: questions, and sentences of the game by their `key`, with their values. */
export interface ReviewSum {
  seat: number;
  decisions: number;
  faults: number;
  lost: number;
  costly: number[];
  habits: ReviewHabit[];
  marks: Record<string, unknown>[];
}

/** `none`: nobody has asked for it yet. It is whole when it is done. */
export interface Review {
  state: "done" | "failed" | "none" | "running" | "waiting";
  done?: number;
  total?: number;
  iterations?: number;
  points?: ReviewPoint[];
  turns?: ReviewTurn[];
  decisions?: ReviewDecision[];
  sums?: ReviewSum[];
}

/** What went wrong and what to do about it. */
export interface Fault {
  fault: string;
  say: Sentence;
}

export interface Credentials {
  name: string;
  password: string;
}

/** That whoever is signed in is really there: the password, or else what the browser answered with a passkey. */
export interface Proof {
  password?: string;
  credential?: Record<string, unknown> | null;
}

export interface NewPassword {
  new: string;
  proof: Proof;
}

export interface AccountGone {
  proof: Proof;
}

export interface SeatedAt {
  table: string;
  seat: number;
  game: string;
  over: boolean;
  your_turn: boolean;
}

/** `name` null: a guest. `host`: may administer this server. */
export interface Me {
  name: string | null;
  host: boolean;
  tables?: SeatedAt[];
}

/** When the clocks of whoever asks stand where they have days to answer. `night`: the minutes of the day, in that zone, at which it begins and ends; `holidays`: whole days, YYYY-MM-DD. `tables`: those their browser remembers. */
export interface NewCalendar {
  zone: string;
  night?: number[] | null;
  holidays?: string[];
  tables?: string[];
}

/** `stays`: until when the night is not changed again. */
export interface CalendarCard {
  zone: string;
  night: number[] | null;
  holidays: string[];
  stays: number | null;
}

/** What the browser is to be asked: `PublicKeyCredential.parseCreationOptionsFromJSON(options)` then `navigator.credentials.create`, or `parseRequestOptionsFromJSON(options)` then `get`. Good once, for five minutes. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** What the browser made (`credential.toJSON()`), and what to call it in the list. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name?: string;
}

/** What the browser answered (`credential.toJSON()`). */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
}

/** `used` null: never since it was made. Times in milliseconds. */
export interface PasskeyCard {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

export interface Passkeys {
  passkeys: PasskeyCard[];
}

export interface PasskeyGone {
  id: string;
}

/** The notices of a seat, shown by its key (or the maker's key: those of the table); without a key those of the account that is signed in, which count for all its seats. */
export interface NoticesOf {
  table?: string | null;
  key?: string | null;
}

/** Write to this address when it is my turn and I have been away. A mail with a link to confirm is sent first. */
export interface MailWish {
  address: string;
  language: Language;
  table?: string | null;
  key?: string | null;
}

/** POST to `url` whenever a seat has kept the table waiting. Asked with the maker's key; `seat` null: every seat without one of its own. */
export interface HookWish {
  key: string;
  url: string;
  seat?: number | null;
}

/** POST to `url` whenever a seat of the account that is signed in has kept a table waiting. */
export interface OwnHookWish {
  url: string;
}

export interface HookGone {
  key: string;
  seat?: number | null;
}

/** `secret` is shown this once; each POST has the header `x-ludotheque-signature: sha256=` and the HMAC-SHA256, in hexadecimal, of the header `x-ludotheque-time`, a full stop and the body. */
export interface HookMade {
  url: string;
  seat: number | null;
  secret: string;
}

/** `address` is shortened: a***@example.org. */
export interface MailNotice {
  address: string;
  language: Language;
  confirmed: boolean;
}

export interface HookInfo {
  url: string;
  seat: number | null;
}

/** `mail` null: no address given. `mailing`: this server can send mail. `after`: seconds of absence before a notice. `hooks`: with the maker's key those of the table; of an account its own. */
export interface Notices {
  mailing: boolean;
  after: number;
  mail?: MailNotice | null;
  hooks?: HookInfo[];
}

/** A table as its log tells it, without playing the game: `at` is the row of the last move, `here` how many are connected to it through the process asked. */
export interface HostedTable {
  table: string;
  game: string;
  content: string | null;
  seats: SeatInfo[];
  at: number;
  over: boolean;
  paused: boolean;
  closed: string | null;
  created: number;
  moved: number;
  here: number;
}

export interface TableList {
  tables: HostedTable[];
}

export interface CloseTable {
  why?: string;
}

/** An account (signed out everywhere, cannot sign in) or a visitor by the mark of their address, as the list of people gives it; an address itself is understood too, and only its mark is kept. */
export interface Ban {
  kind: "account" | "visitor";
  who: string;
  why?: string;
}

export interface Unban {
  kind: "account" | "visitor";
  who: string;
}

export interface BanCard {
  kind: "account" | "visitor";
  who: string;
  why: string;
  since: number;
}

export interface Bans {
  bans: BanCard[];
}

/** Somebody connected to this server process: `seats` empty is a spectator, `mark` stands for their address. */
export interface Person {
  table: string;
  seats: number[];
  account: string | null;
  mark: string;
}

export interface People {
  people: Person[];
}

export interface Done {
  done?: boolean;
  path?: string | null;
}

export interface Health {
  ok: boolean;
  version: string;
  database: string;
  live: number;
}

/** `hidden`: a proxy has been seen that does not tell, or is not believed, where people come from. `files`: that the server may have open at once. */
export interface Checkup {
  hidden: boolean;
  files: number;
}

/** How many events of that seat (null: spectator) the client already has. */
export interface Since {
  seat: number | null;
  events: number;
}

/** First message. `keys`: of the links that were opened; the first to open one takes the seat. Who holds no seat is a spectator. `languages`: those in which the server adds sentences to what it sends. `name`: what to call whoever takes a seat. */
export interface Hello {
  type: "hello";
  protocol: number;
  keys?: string[];
  name?: string | null;
  since?: Since[];
  languages?: Language[];
}

/** `sure` false: carried out if it can be taken back, else refused with the reason (LUD-15), to be given again by a player who is. */
export interface Choose {
  type: "choose";
  id: number;
  seat: number;
  choice: Choice;
  at: number;
  sure?: boolean;
}

/** A choice in the notation of the command line: `kill 17 2`. */
export interface Typed {
  type: "typed";
  id: number;
  seat: number;
  text: string;
  at: number;
}

export interface Undo {
  type: "undo";
  id: number;
  seat: number;
}

/** `to` null: everybody at the table, spectators included. */
export interface Say {
  type: "say";
  id: number;
  text: string;
  seat?: number | null;
  to?: number | null;
}

/** What the others are to call whoever sits there. */
export interface Rename {
  type: "rename";
  id: number;
  seat: number;
  name: string;
}

/** What needs everybody's consent. undo: go back to the position after `at` moves. replace: `target` is played by `bot` at `level`, or, without a bot, is open again to whoever opens a new link; somebody who is away has time to come back before. Who takes the seat sees all it knew: that is what is agreed to. */
export interface Propose {
  type: "propose";
  id: number;
  seat: number;
  what: "pause" | "replace" | "resume" | "undo";
  at?: number | null;
  target?: number | null;
  bot?: string | null;
  level?: string | null;
}

export interface Consent {
  type: "consent";
  id: number;
  seat: number;
  proposal: number;
  yes: boolean;
}

/** The table as that seat saw it after `at` moves; `shared`: as a spectator counts them. Once the game is over anybody may look from any seat. */
export interface Look {
  type: "look";
  id: number;
  seat: number | null;
  at: number;
  shared?: boolean;
}

/** What a choice of that seat would do. The answer is a forecast, or why it cannot be chosen, or that the game foresees nothing of it. Nothing changes, and nobody else notices. */
export interface Ask {
  type: "ask";
  id: number;
  seat: number;
  choice: Choice;
}

/** What is no choice but may be measured: a distance, a force. A spectator (seat null) measures only where nothing is hidden. */
export interface Measure {
  type: "measure";
  id: number;
  seat: number | null;
  question: Choice;
}

/** The share of that seat, sealed: the SHA-256, in hexadecimal, of "ludotheque share " and the share itself. */
export interface Seal {
  type: "seal";
  id: number;
  seat: number;
  sealed: string;
}

/** The share that was told sealed, once all are. */
export interface Open {
  type: "open";
  id: number;
  seat: number;
  value: string;
}

/** Do not wait for the shares of those who have not told theirs. */
export interface Begin {
  type: "begin";
  id: number;
  seat: number;
}

/** Before the deal: a robot takes the seat `target`, to which nobody has come. */
export interface Fill {
  type: "fill";
  id: number;
  seat: number;
  target: number;
}

/** Before the deal, by whoever laid the table: there will be no game. */
export interface CallOff {
  type: "call-off";
  id: number;
  seat: number;
}

/** Enough of the guided game: from here on the table is one like any other. */
export interface Unguide {
  type: "unguide";
  id: number;
  seat: number;
}

/** Whoever owns that seat takes it back from the robot that holds it. */
export interface Back {
  type: "back";
  id: number;
  seat: number;
}

/** Time for the clock of `target`: a day where the game goes by days, else five minutes. */
export interface Gift {
  type: "gift";
  id: number;
  seat: number;
  target: number;
}

/** The number of the clock that has just come: how long that took is the server's own measure. */
export interface Heard {
  type: "heard";
  n: number;
}

export interface Ping {
  type: "ping";
  n?: number;
}

/** `say`: where nobody speaks but the table itself tells what happened to its seats. */
export interface ChatLine {
  number: number;
  time: number;
  seat: number | null;
  name: string;
  text: string;
  to?: number | null;
  say?: Sentence;
}

/** `you`: the seats whose keys were shown. `names`: what pieces are called where content says so, by language; where names spoil, of what one has come upon, and one is greeted again when there is more. `open`: anybody may sit down. `clock`: the pace of the game. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  table: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  you: number[];
  hotseat: boolean;
  maker: boolean;
  deal: DealCard;
  names: Partial<Record<Language, Record<string, string>>>;
  chat: ChatLine[];
  campaign?: ChapterAt | null;
  open?: boolean;
  clock?: ClockSettings | null;
}

/** The deal that people make together has come further. */
export interface Dealing {
  type: "dealing";
  deal: DealCard;
}

/** Choices the seat may make at any time, beside the decision. */
export interface BesideCard {
  choices: (Choice)[];
  domains: Record<string, unknown>[];
  say: Partial<Record<Language, string[]>>;
}

/** A seat that must answer; `ask` and `rule` are null where even the question is secret (seat -1: a real die). */
export interface Waited {
  seat: number;
  rule?: string | null;
  ask?: string | null;
}

/** Why an answer stays: the key of the sentence that says so, and its rule. */
export interface Kept {
  why: string;
  rule: string;
}

/** A lesson: its title, its paragraphs, the rule it cites, and what it points at on the table. */
export interface LessonPage {
  number: number;
  title: Sentence;
  text: Partial<Record<Language, string[]>>;
  hint: Sentence;
  rule: string | null;
  marks: string[];
}

/** Where a guided game stands: the pages to read now, of `count` in all. `goals`: what the learner is to answer while the last of them lasts, one after the other, each with what is as good; none while others play. `done`: the guide is at its end. */
export interface Lesson {
  pages: LessonPage[];
  count: number;
  goals: ((Choice)[])[];
  done: boolean;
}

/** A row of the account: a number a seat, null where it does not count. `after`: what settles a tie, under the total. `n`: a number its heading names. */
export interface AccountLine {
  key: string;
  rule: string;
  values: (number | null)[];
  after: boolean;
  n: number;
}

/** Where the points of a finished game come from; `because`: why it ended so, where its ending says too little. */
export interface Account {
  lines: AccountLine[];
  because: string;
  numbers: Record<string, number>;
}

/** What somebody wants answered to a question that people settle together. */
export interface Wish {
  seat: number;
  choice: Choice;
}

/** All that changed for one seat, at once: what happened (events numbered from `since`, each with its `rule`, `key` and data, and `say` in the languages asked for), then the table as it is. `shared`: `at` as a spectator counts. `undo`: the seat may take its last answer back; `kept`: why not. `moved`: when the last answer came, milliseconds. `alone`: the numbers of the events told whole to nobody else. `wishes`: where people settle the question together, what each wants so far; it is done once all want the same. `yields`: the bots that leave the question to the people who are asked too. */
export interface State {
  type: "state";
  at: number;
  shared: number;
  seat: number | null;
  view: Record<string, unknown>;
  decision: DecisionCard | null;
  beside: BesideCard | null;
  waiting: Waited[];
  undo: boolean;
  kept: Kept | null;
  over: boolean;
  result: Outcome | null;
  paused: boolean;
  moved: number;
  since: number;
  events: Record<string, unknown>[];
  alone: number[];
  lesson?: Lesson | null;
  account?: Account | null;
  wishes?: Wish[];
  yields?: number[];
}

/** The answer is recorded for good: `at` is the number of its row in the table's log, a receipt. Rows that everybody notices lie equally far apart, and what a seat does in secret counts only for itself: nobody can count by numbers what others did. `seen`: how many moves the seat has now seen. */
export interface Accepted {
  type: "accepted";
  id: number;
  at: number;
  seen: number;
}

/** Seats with somebody connected, and how many spectators; bots that are thinking now. */
export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
  thinking: number[];
}

/** Who sits where has changed. */
export interface Seats {
  type: "seats";
  seats: SeatInfo[];
  you: number[];
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

/** Open until every person at the table has agreed or one has not. `agreed`: the seats that have. `due`: whoever is to be replaced is away and has until then to come back; after that the others' word is enough. Null: everybody's word is needed. */
export interface Proposal {
  number: number;
  seat: number;
  what: "pause" | "replace" | "resume" | "undo";
  at: number | null;
  target: number | null;
  bot: string | null;
  level: string | null;
  agreed: number[];
  due?: number | null;
}

export interface Proposals {
  type: "proposals";
  proposals: Proposal[];
}

/** Somebody's clock stands until then. */
export interface Resting {
  seat: number;
  why: "holidays" | "night";
  until: number;
}

/** Milliseconds left to each seat when this was sent (`now`, by the time of games), and the seats whose clocks run. `answer`: the part of it that is for this answer alone. `due`: when the clock of each seat that is asked runs out, with its nights and holidays; null: it is not asked. `given`: who has answered what others are still asked at the same time. `late`: how many of their last answers were given for them. `n`: to be told back at once (`heard`). */
export interface Clock {
  type: "clock";
  left: number[];
  running: number[];
  now: number;
  answer: number[];
  due: (number | null)[];
  resting: Resting[];
  given: number[];
  late: number[];
  n: number;
}

/** The answer to look; `shared`: the same point as a spectator counts, for addresses that others open. */
export interface Past {
  type: "past";
  id: number;
  at: number;
  shared: number;
  seat: number | null;
  view: Record<string, unknown>;
  events: number;
}

/** The answer to ask and to measure, as ids and numbers of that game. `at`: how many moves the seat has seen; a client that shows another moment lets it go. */
export interface Forecast {
  type: "forecast";
  id: number;
  at: number;
  forecast: Record<string, unknown>;
}

/** Somebody opened the next table, of a rematch or of a campaign: its name, and the keys of your seats there; none where each is to ask for their own. */
export interface Next {
  type: "next";
  table: string;
  links: SeatLink[];
}

/** The last message before the server hangs up. `again`: it is worth connecting again. */
export interface Closed {
  type: "closed";
  why: string;
  say: Sentence;
  again: boolean;
}

export interface Pong {
  type: "pong";
  n: number;
}

export type ToServer = Hello | Choose | Typed | Undo | Say | Rename | Propose | Consent | Look | Ask | Measure | Seal | Open | Begin | Fill | CallOff | Unguide | Back | Gift | Heard | Ping;

export type ToClient = Welcome | Dealing | State | Accepted | Refused | Presence | Seats | Chat | Proposals | Clock | Past | Forecast | Next | Closed | Pong;
