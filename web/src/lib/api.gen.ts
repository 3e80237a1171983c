// Written by tools/api_types.py from src/ludotheque/server/wire; do not edit.

export const PROTOCOL = 1;
export const LONGEST_NAME = 40;
export const LONGEST_TEXT = 1000;
export const LONGEST_ABOUT = 300;
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

/** A number of a seat that a better choice and another make differ. */
export interface Reason {
  seat: number;
  name: Sentence;
  better: number;
  other: number;
}

/** What a seat may expect after a choice, from 0 to 1, and where that lies 95 times in a hundred. `why`: what the best choice makes better than this one, largest difference first. */
export interface Answer {
  chance: number;
  low: number;
  high: number;
  why: Reason[];
}

/** A position in which one choice is far better than every other; its answers in the order of the moves of `laid`, with `best` the place of the right one. `level`: how hard it is, on the scale of those who solve them. `source`: the game it comes from. `played`: of an own game, the place of what was answered then. */
export interface Puzzle {
  game: string;
  id: string;
  laid: Example;
  best: number;
  answers: Answer[];
  level: number;
  source: Record<string, unknown>;
  played?: number | null;
}

export interface PuzzleCard {
  id: string;
  ask: string;
  level: number;
}

/** The puzzles of each game, easiest first. */
export interface Puzzles {
  games: Record<string, PuzzleCard[]>;
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

/** Who may look on, `all`: the game is in the list of those that anybody may watch; `link`: whoever knows its address; `nobody`: only who plays. They are told what happens so many `minutes` or so many `answers` late, and never before a sealed question of that moment is settled; when the game is over they know all of it. */
export interface Watching {
  who?: "all" | "link" | "nobody";
  minutes?: number;
  answers?: number;
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
  rated?: boolean;
  levels?: number[] | null;
  watch?: Watching | null;
  club?: string | null;
  coach?: boolean;
  aloud?: boolean;
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

/** `kind` open: a person's seat that nobody has been named for. `held`: by what whoever has taken it is known: their browser, their account, or only the link and their connection; null: nobody has come yet. `account` is the user name of its owner, if any. `guest`: they are called by a number until they say how they want to be called. A person's seat with a `bot`: this robot holds it until they take it back. `gone`: whoever sits there has deleted their account, and is called somebody. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  bot?: string | null;
  level?: string | null;
  account?: string | null;
  held?: "account" | "browser" | "link" | null;
  guest?: boolean;
  gone?: boolean;
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

/** Where the chance of this table comes from, said for as long as the table is there. `by` together: from a secret of the server, bound by `commitment` before anybody came, and a share of every person; server: from the secret alone; chosen: somebody chose the seed and may know every draw. `stage`: shares are being sealed, or opened until `due`, or the game has begun. `silent`: people who added nothing. `fork`: it began with a position of another table. `file`: it came as a file. `studied`: who laid out a position of it elsewhere while it was played. `host`: who sees to the table until it is dealt. `ready`: who has said so; null: the deal waits for nobody to say it. `starts`: it begins then, unless somebody stops it. `patience`: from then on the host need not wait. `rated`: it was set up so; `friendly`: why it is not all the same, because of a guest or for want of people. */
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
  host?: number | null;
  ready?: number[] | null;
  starts?: number | null;
  patience?: number | null;
  rated?: boolean;
  friendly?: "few" | "guest" | null;
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
  watch?: Watching | null;
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

/** A table in the lobby. What is long among its options is told only as true. `edition`: as in the welcome. */
export interface OpenTable {
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: OpenSeat[];
  clock: ClockSettings | null;
  language: Language;
  since: number;
  rated?: boolean;
  levels?: number[] | null;
  coach?: boolean;
  edition?: string | null;
}

/** The lobby, the oldest table first. Whoever watches it (`/api/lobby/socket`) is told all of it (`whole`), then what has changed: tables that are new or other than they were, and those that are gone. */
export interface OpenTables {
  type: "lobby";
  tables: OpenTable[];
  gone: string[];
  whole: boolean;
}

/** A game that anybody may watch. `onlookers`: how many do. `edition`: as in the welcome. */
export interface WatchedGame {
  table: string;
  game: string;
  seats: OpenSeat[];
  clock: ClockSettings | null;
  watch: Watching;
  rated: boolean;
  since: number;
  onlookers: number;
  edition?: string | null;
}

/** `friends` of whoever asks and those they follow who are no friends of theirs (`followed`), who play there. */
export interface GameToWatch {
  game: WatchedGame;
  friends: string[];
  followed: string[];
}

export interface WatchedGames {
  games: GameToWatch[];
}

/** At an open table, on the first seat that is free. `name`: what to call whoever sits down. */
export interface SitDown {
  name?: string | null;
}

/** Somebody for one of these games, at one of these paces: the first table that is complete takes whoever asks. `name`: what to call them there. `rated`: for a rated game, with people of a near level first. */
export interface NewTicket {
  games: string[];
  paces: ("days" | "live")[];
  name?: string | null;
  rated?: boolean;
}

/** How many are together for that game at that pace, whoever asks included, and how many it takes. */
export interface Progress {
  game: string;
  pace: "days" | "live";
  here: number;
  needed: number;
}

/** A table is complete. `due`: until when each says whether they come; `coming`: this one has. `ready`: all do, and the seat can be taken. */
export interface FoundTable {
  game: string;
  pace: "days" | "live";
  people: number;
  due: number;
  coming: boolean;
  ready: boolean;
}

/** `rests`: until when it takes no other seat, of a ticket by days that has just had one. */
export interface TicketCard {
  games: string[];
  paces: ("days" | "live")[];
  since: number;
  progress: Progress[];
  found: FoundTable | null;
  rests: number | null;
  rated?: boolean;
}

/** The middle one of the waits of the last weeks, in seconds; said only where there were enough of them. */
export interface Estimate {
  game: string;
  pace: "days" | "live";
  seconds: number;
}

/** Quick pairing as whoever asks may know it. Who else waits is told to nobody. */
export interface Pairing {
  type: "pairing";
  ticket: TicketCard | null;
  estimates: Estimate[];
  now: number;
}

/** Whether somebody comes to the table that was found. Whoever does not loses the ticket, nobody else theirs. */
export interface Coming {
  coming: boolean;
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

/** What the search thinks would be answered next, and whose answer that is. */
export interface NextAnswer {
  seat: number;
  choice: Choice;
  words: Record<string, unknown>;
}

/** A choice, the words its sentence needs, what each seat could expect after it, and its share of the thinking. `low` and `high`: where what its own seat may expect lies 95 times in a hundred, where that was weighed. `then`: the line that follows. */
export interface ReviewOption {
  choice: Choice;
  words: Record<string, unknown>;
  expects: number[];
  share?: number;
  low?: number | null;
  high?: number | null;
  then?: NextAnswer[];
}

/** The choice, two runners-up and what each seat could expect after them, best first; `choice` empty: to do nothing. `before`: the chances whatever is chosen; `then`: what would be answered next after the first, while nobody else is asked; `why`: what the first makes better than the next, largest difference first. `played` is what was answered. A level that answers by chance has no options. `left`: how often the seat may still ask among people. */
export interface Explanation {
  seat: number;
  level: string;
  iterations: number;
  options: ReviewOption[];
  before?: number[];
  then?: ReviewOption[];
  why?: Reason[];
  played?: ReviewOption | null;
  left?: number | null;
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

/** What somebody answered and, best first, what the search would have, from what that seat could know then. `open`: the chances before it, for whoever sees all hands. `blind`: what a choice without looking would have lost in the mean; `why`: what the best choice makes better than what was answered, largest difference first. */
export interface ReviewDecision {
  entry: number;
  seat: number;
  rule: string;
  ask: string;
  open: number[];
  played: ReviewOption;
  options: ReviewOption[];
  loss: number;
  blind: number;
  label: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  why: Reason[];
  at: number;
}

/** A question to which somebody often gave a costly answer: how often, and what that lost in all. */
export interface ReviewHabit {
  ask: string;
  times: number;
  lost: number;
}

/** What a seat lost of its chances over the whole game, the entries that cost it most (as a share of what was left to win), and its habits: questions, and sentences of the game by their `key`, with their values. `blind`: what choices without looking would have lost; `lessons`: the entries one learns most from; `praised`: the one at which the only good choice was found. */
export interface ReviewSum {
  seat: number;
  decisions: number;
  faults: number;
  lost: number;
  blind: number;
  costly: number[];
  lessons: number[];
  praised: number | null;
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

/** What others see at least who have sat at a table with them: `finished` games to the end of `begun` among people that are over. `bond`: what they are to whoever asks; asks: they want to be friends, asked: so does whoever asks. `followed`: null where they cannot be. */
export interface PersonCard {
  name: string;
  seal: string;
  finished: number;
  begun: number;
  bond?: "asked" | "asks" | "friend" | "me" | null;
  muted?: boolean;
  blocked?: boolean;
  followed?: boolean | null;
}

/** `games` among people that were finished, and how many were won; `alone` against robots only. `sworn`, `kept`: how often they gave their word where rules bind it. Null: the game knows of no such thing. */
export interface GameRecord {
  game: string;
  games: number;
  won: number;
  alone: number;
  alone_won: number;
  last: number;
  sworn?: number | null;
  kept?: number | null;
}

/** `place` null: they left before the end. `table`: told only to whoever played. */
export interface GameResult {
  game: string;
  ended: number;
  place: number | null;
  seats: number;
  people: number;
  table?: string | null;
}

/** `level` null: not enough rated games yet; `shown` are needed. Two times in three the truth lies within `band` points. */
export interface LevelCard {
  game: string;
  level: number | null;
  band: number | null;
  games: number;
  shown: number;
}

export interface LevelAt {
  ended: number;
  level: number;
  band: number;
}

/** The level after each of the last rated games; empty as long as it is not shown. */
export interface LevelCurve {
  card: LevelCard;
  curve: LevelAt[];
}

/** `whole`: the rest is told too; else it is not for whoever asks. `shown`: to whom, told only to its owner. */
export interface Profile {
  card: PersonCard;
  whole: boolean;
  shown?: "all" | "friends" | "me" | null;
  since?: number | null;
  games?: GameRecord[];
  results?: GameResult[];
  levels?: LevelCurve[];
}

/** `seal`: what the seal of that account is drawn from, the same for as long as it is there. */
export interface Friend {
  name: string;
  seal: string;
}

/** One's own profile, and everybody one has said something of. */
export interface MyPeople {
  profile: Profile;
  friends: Friend[];
  asks: Friend[];
  muted: string[];
  blocked: string[];
  followed: string[];
}

/** A line of a table: of talk, said by `name` at `time`, or of the journal, in words (`say`) with its rule. `theirs`: whoever is reported said it. */
export interface ReportLine {
  line: string;
  time: number | null;
  name: string;
  text: string;
  say: Sentence;
  rule: string | null;
  theirs: boolean;
}

/** The last lines of a table that may go with a report. */
export interface ReportForm {
  lines: ReportLine[];
}

/** `lines`: those of the form that show it. `mute`: whoever reports wants to read nothing more of them. `club`: its name is reported, or what it says of itself, and nobody by name. */
export interface NewReport {
  about: string;
  reason: "cheating" | "name" | "other" | "stalling" | "words";
  table?: string | null;
  lines?: string[];
  more?: string;
  mute?: boolean;
  club?: string | null;
}

/** `about`: a person, or a club by its name. `act`: what the host has decided; null: nothing yet. */
export interface SentReport {
  about: string;
  reason: string;
  made: number;
  act: "lobby" | "mute" | "nothing" | "out" | "word" | null;
}

/** What the host has told somebody, and until when something is not allowed to them. */
export interface HostWord {
  time: number;
  act: "lobby" | "mute" | "nothing" | "out" | "word";
  text: string;
  until: number | null;
}

/** Of the last thirty days. */
export interface MyReports {
  sent: SentReport[];
  words: HostWord[];
}

/** An account: since when it is there, its games, its reports that were decided and how many of them were founded, and what others led to. */
export interface ReportRecord {
  account: string;
  since: number;
  games: number;
  reports: number;
  founded: number;
  acts: string[];
}

/** `at`: after so many moves as everybody counts them. `act`: what was decided (`decided`), with what words; null: it waits. `undoable`: it can be taken back. `club`: the name of one and what it says of itself, which are reported; its founder answers for them. */
export interface ReportCard {
  report: string;
  by: ReportRecord;
  about: ReportRecord;
  reason: "cheating" | "name" | "other" | "stalling" | "words";
  table: string | null;
  game: string | null;
  at: number;
  made: number;
  lines: ReportLine[];
  more: string;
  act: "lobby" | "mute" | "nothing" | "out" | "word" | null;
  said: string;
  decided: number | null;
  until: number | null;
  undone: number | null;
  undoable: boolean;
  club?: string | null;
}

/** Those that wait, the oldest first; then what was decided in the last thirty days. */
export interface Reports {
  reports: ReportCard[];
}

/** `said`: what the person reads. */
export interface Decision {
  report: string;
  act: "lobby" | "mute" | "nothing" | "out" | "word";
  said?: string;
}

export interface ReportAt {
  report: string;
}

export interface WhoIs {
  name: string;
}

export interface ShownTo {
  shown: "all" | "friends" | "me";
}

export interface FriendAnswer {
  name: string;
  yes: boolean;
}

/** Not to be read (mute), or not to be met (block), from now on; or no longer so. */
export interface Away {
  name: string;
  what: "block" | "mute";
  on: boolean;
}

/** Of whoever asks, in each game of which they have played a rated one. */
export interface MyLevels {
  levels: LevelCard[];
}

/** `games`: rated ones altogether; `played`: in that season. */
export interface RankedPerson {
  place: number;
  name: string;
  seal: string;
  level: number;
  band: number;
  games: number;
  played: number;
}

/** On the same scale, without a place. `games`: with people; none: only measured against other robots. */
export interface RankedRobot {
  robot: string;
  level: number;
  band: number;
  games: number;
}

/** The list of a season (a quarter of a year, `2026-4`), by the level less what is not known of it. Only those are on it whose pages are open to whoever asks, and places are counted among them. */
export interface Ranking {
  game: string;
  season: string;
  seasons: string[];
  people: RankedPerson[];
  robots: RankedRobot[];
  mine: LevelCard | null;
}

/** `rounds`: of a Swiss one or of pods. `size`: of a pod. `missing`: what becomes of those who have nobody to play with when somebody is missing: a bye; a robot, which gets no points; smaller pods. `begins`: the first round, in milliseconds since 1970. `listed`: everybody finds it; else only who has its link. `late`: one may enter when it has begun. */
export interface NewTournament {
  name: string;
  game: string;
  form: "knockout" | "pods" | "robin" | "swiss";
  clock: ClockSettings;
  begins: number;
  missing: "bye" | "robot" | "smaller";
  rounds?: number;
  size?: number;
  listed?: boolean;
  rated?: boolean;
  late?: boolean;
}

/** `name` empty: whoever called it so has deleted their account. `rounds`: how many there will be, as far as it is known. `begins`: the next round; null: one goes on, or nothing more comes. `call`: people are asked whether they are there. `mine`: whoever asks plays in it; `answered`: they are there for the next round; `place`: how they stand. `table`: where they play now. */
export interface TournamentLine {
  id: string;
  name: string;
  game: string;
  form: "knockout" | "pods" | "robin" | "swiss";
  stage: "off" | "open" | "over" | "playing";
  organiser: string | null;
  clock: ClockSettings;
  listed: boolean;
  rated: boolean;
  late: boolean;
  size: number;
  missing: "bye" | "robot" | "smaller";
  round: number;
  rounds: number;
  begins: number | null;
  call: boolean;
  entrants: number;
  mine: boolean;
  answered: boolean;
  place: number | null;
  table: string | null;
  organises: boolean;
}

/** Those that everybody may see and those of whoever asks. */
export interface Tournaments {
  tournaments: TournamentLine[];
}

/** `name` null: their account is no longer there. `here`: they have said so for the next round. */
export interface EntrantCard {
  number: number;
  name: string | null;
  left: boolean;
  here: boolean;
}

/** `who` null: a robot. `place` null: the table is not over, or they were not there at its end. */
export interface TournamentSeat {
  who: number | null;
  place: number | null;
  points: number | null;
}

/** `table` null: it is not laid yet. `ruled`: the organiser has decided it. */
export interface TournamentTable {
  table: string | null;
  seats: TournamentSeat[];
  over: boolean;
  ruled: boolean;
}

export interface RoundCard {
  begun: number;
  over: boolean;
  tables: TournamentTable[];
  byes: number[];
  missing: number[];
}

/** `rounds`: the points of each; null: they still play. `ties`: what decides between equal points, in this order. */
export interface StandingLine {
  who: number;
  place: number;
  points: number;
  rounds: (number | null)[];
  ties: number[];
}

/** `what` ruling: a table has been decided; out: somebody was sent off; moved: a round begins at another time; off: it was called off. `why`: in the organiser's words, or `few`: too few came. */
export interface RulingCard {
  what: "moved" | "off" | "out" | "ruling";
  made: number;
  why: string;
  who: number | null;
  round: number | null;
  table: number | null;
  at: number | null;
}

/** The next round as it would be with all who have not left, each on their seat; null: a robot. */
export interface PairingPreview {
  tables: ((number | null)[])[];
  byes: number[];
}

/** What the organiser sees beside. `waits`: the tables of this round that are not over. `silent`: who has not said that they are there. `preview` null: the lot has not been drawn. `mine`: tables at which the organiser plays. */
export interface DeskCard {
  waits: number[];
  silent: number[];
  preview: PairingPreview | null;
  mine: string[];
}

export interface Tournament {
  line: TournamentLine;
  entrants: EntrantCard[];
  rounds: RoundCard[];
  standings: StandingLine[];
  rulings: RulingCard[];
  desk: DeskCard | null;
  me: number | null;
  may_enter: boolean;
}

/** Of the organiser: the next round begins then; null: now, if everybody has answered. */
export interface TournamentMove {
  at: number | null;
}

/** Of the organiser: how a table of this round ended, a place for each seat; null: none. `why` is told to everybody. */
export interface TournamentRuling {
  table: string;
  places: (number | null)[];
  why: string;
}

export interface TournamentExit {
  who: number;
  why: string;
}

export interface TournamentEnd {
  why: string;
}

/** `role` null: whoever asks is not in it. */
export interface ClubLine {
  id: string;
  name: string;
  about: string;
  shown: boolean;
  members: number;
  role: "founder" | "member" | "organiser" | null;
}

/** `by`: who of its members asks. */
export interface ClubInvitation {
  club: ClubLine;
  by: string;
}

/** `others`: those that everybody may know of. */
export interface MyClubs {
  clubs: ClubLine[];
  invitations: ClubInvitation[];
  others: ClubLine[];
}

/** A table of a club. `dealt`: the game goes on. `mine`: whoever asks sits there. What is long among its options is told only as true. `edition`: as in the welcome. */
export interface ClubTable {
  club: string;
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: OpenSeat[];
  clock: ClockSettings | null;
  since: number;
  dealt: boolean;
  rated: boolean;
  mine: boolean;
  edition?: string | null;
}

/** One's own clubs, and their tables that are not over. */
export interface ClubTables {
  clubs: ClubLine[];
  tables: ClubTable[];
}

/** `seal`: as of a friend. */
export interface ClubMember {
  name: string;
  seal: string;
  role: "founder" | "member" | "organiser";
  since: number;
}

/** A member in one game, at the finished tables of the club that people played: how many, how many of these they won, and how many they left before the end. */
export interface ClubScore {
  game: string;
  name: string;
  games: number;
  won: number;
  left: number;
  last: number;
}

/** How often one was placed before another in that game. */
export interface ClubPair {
  game: string;
  name: string;
  other: string;
  times: number;
}

/** To whoever is not in it, the line alone. `by`: who has invited whoever asks. `link` and `called` (who was invited) are told to those who may invite. */
export interface Club {
  line: ClubLine;
  by?: string | null;
  members?: ClubMember[];
  tables?: ClubTable[];
  scores?: ClubScore[];
  pairs?: ClubPair[];
  link?: string | null;
  called?: string[];
}

/** How a club is to be. `shown`: everybody finds it and may come in; else nobody who is not in it is told that it is there. */
export interface ClubWish {
  name: string;
  about?: string;
  shown?: boolean;
}

/** What stands behind the # of an invitation. */
export interface ClubKey {
  link: string;
}

/** A new link for invitations, and the one before is void; not `on`: none. */
export interface ClubLink {
  on: boolean;
}

/** Invite a friend; not `on`: no longer. */
export interface ClubCall {
  name: string;
  on?: boolean;
}

export interface ClubAnswer {
  yes: boolean;
}

export interface ClubName {
  name: string;
}

/** Of the founder: what a member is from now on. Whoever is made founder is it alone. */
export interface ClubRole {
  name: string;
  role: "founder" | "member" | "organiser";
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

/** `key`: by which push services know this server, for `pushManager.subscribe`. `after`: seconds of absence before a browser is told; `pace`: the least number of seconds between two messages to it. */
export interface PushKey {
  key: string;
  after: number;
  pace: number;
}

/** Tell this browser when it is my turn and I have been away, in the place of what it wished before: what its push service gave it (`subscription.toJSON()`), the seats it holds, and the tables that stay silent. Whoever is signed in is told of all seats of the account. `night`: minutes of the day, in that zone, between which nothing is told. */
export interface PushWish {
  endpoint: string;
  public_key: string;
  auth: string;
  language: Language;
  zone?: string;
  night?: number[] | null;
  seats?: MyTableAt[];
  silent?: string[];
}

export interface PushGone {
  endpoint: string;
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

/** `account` null: somebody whose account is no longer there. `answers`: how often they moved. */
export interface DoubtfulSeat {
  account: string | null;
  place: number;
  stayed: boolean;
  answers: number;
}

/** A rated game that does not count. browser, address: two seats came from one; quick: given away at its beginning again; pair: the same one wins again and again; host: the host says so. `earlier`: where these two met lately. */
export interface DoubtfulGame {
  table: string;
  game: string;
  ended: number;
  why: "address" | "browser" | "few" | "guest" | "host" | "pair" | "quick";
  seats: DoubtfulSeat[];
  earlier: string[];
}

export interface DoubtfulGames {
  games: DoubtfulGame[];
}

/** Of the host: the rated game of that table counts, or does not; all since are reckoned again. */
export interface Judgement {
  table: string;
  counts: boolean;
}

export interface SideCard {
  name: string;
  content: string;
  options: Record<string, unknown>;
}

export interface SmallLine {
  name: string;
  share: number;
  low: number;
  high: number;
}

/** What is known after `at` games. `fair`: where a chart of these lines has its dashed line. */
export interface ExperimentResult {
  at: number;
  endless: number;
  settled: boolean;
  width: number | null;
  say: Sentence;
  open: Sentence;
  lines: SmallLine[];
  fair: number | null;
}

/** `more`: all is played and nothing settled. `left`: seconds, as far as one can tell. `speed`: games a second. */
export interface ExperimentCard {
  id: string;
  title: string;
  kind: "cards" | "change" | "fair" | "long" | "option";
  game: string;
  seats: number;
  bots: string[];
  sides: SideCard[];
  option: string;
  width: number | null;
  seed: string;
  created: number;
  state: "done" | "more" | "paused" | "running" | "stopped" | "waiting";
  why: Sentence | null;
  played: number;
  total: number;
  speed: number | null;
  left: number | null;
  result: ExperimentResult | null;
}

export interface EditionCard {
  id: string;
  game: string;
  name: string;
  created: number;
  changed: number;
  files: string[];
}

/** The desk of whoever asks. `room`: letters of all their games, of so many at most; `at_once`: experiments that are played at a time, on this many cores. */
export interface Studio {
  host: boolean;
  experiments: ExperimentCard[];
  editions: EditionCard[];
  kept: number;
  room: number;
  at_once: number;
  cores: number;
  parquet: boolean;
}

/** `bots`: one for all seats, or one for each. `content` and `other`: contents by their names, `edition/<id>` one's own; `other` is B where two are compared. `option` with two `values`: what is varied. `games`: of each side; `width`: how far the interval may reach to either side at the end, as a part of 1. `long`: it may take more than a day. */
export interface NewExperiment {
  kind: "cards" | "change" | "fair" | "long" | "option";
  game: string;
  seats: number;
  bots: string[];
  options?: Record<string, unknown>;
  content?: string;
  other?: string;
  option?: string;
  values?: (boolean | number | string)[];
  games?: number;
  width?: number | null;
  title?: string;
  long?: boolean;
}

/** Before it is played: how many games there will be in all, how long that takes here, and how far the interval will reach to either side (of a share, or of a mean as a part of it). `wanted`: how many games of each side will do for the width asked for. `endless`: of a few random games, how many did not end. */
export interface StudioForecast {
  games: number;
  seconds: number;
  reach: number;
  wanted: number;
  endless: number;
  day: boolean;
}

export interface AnswerPoint {
  share: number;
  low: number;
  high: number;
  label: string;
}

export interface AnswerLine {
  name: string;
  key: string;
  note: string;
  tone: string;
  points: AnswerPoint[];
}

export interface AnswerBar {
  label: string;
  key: string;
  parts: number[];
}

export interface AnswerMean {
  at: number;
  label: string;
}

export interface AnswerDot {
  x: number;
  y: number;
  name: string;
  key: string;
  tone: string;
}

/** Shares with their intervals (`lines`), how often each number occurs (`bars`, from `low` to `high`), or how often a card is taken beside how often it wins (`dots`). `key` names the games behind a bar. */
export interface AnswerPlot {
  kind: "bars" | "dots" | "intervals";
  series?: string[];
  fair?: number | null;
  band?: number;
  lines?: AnswerLine[];
  bars?: AnswerBar[];
  means?: AnswerMean[];
  low?: number;
  high?: number;
  dots?: AnswerDot[];
  across?: string;
  up?: string;
}

export interface AnswerRow {
  key: string;
  cells: string[];
}

export interface AnswerSection {
  id: string;
  title: string;
  lead: string;
  note: string;
  plot: AnswerPlot | null;
  header: string[];
  rows: AnswerRow[];
}

export interface GameToOpen {
  number: number;
  side: string;
  won: string;
  scores: string;
  decisions: number;
  leads: number | null;
  why: string;
}

/** What an experiment answers after `at` games, in one language: all of it counted by the laboratory. */
export interface StudioAnswer {
  at: number;
  endless: number;
  say: string;
  open: string;
  settled: boolean;
  sections: AnswerSection[];
  games: GameToOpen[];
}

export interface GamesToOpen {
  games: GameToOpen[];
}

/** Where a game can be seen again; null: it is still being played again. */
export interface GameOpened {
  table: string | null;
}

/** A copy of a content that comes with the game, or of one of one's own (`edition/<id>`). */
export interface NewEdition {
  game: string;
  name: string;
  copy?: string;
}

/** An edition as it is to be kept; what is wrong with it is told, and kept all the same. */
export interface KeptEdition {
  name: string;
  files: Record<string, string>;
}

/** A thing that is to be seen as it will be printed, with a value that is being typed, if there is one. */
export interface DrawEdition {
  file: string;
  entry: Choice;
  path?: Choice;
  value?: unknown;
  gone?: boolean;
}

/** One value of one file set anew, or taken away (`gone`). `draft`: it is tried, and not kept; `anyway`: it is kept whatever else is wrong with it. */
export interface EditEdition {
  version: number;
  file: string;
  path: Choice;
  value?: unknown;
  gone?: boolean;
  draft?: boolean;
  anyway?: boolean;
}

/** What a client shows of it, by its id; nothing where the edition cannot be printed as it is. */
export interface EditionDrawn {
  drawn: Record<string, unknown>;
}

/** `lang`: the language of the reason; what `content check` says is in English. */
export interface EditionFault {
  file: string;
  line: number;
  reason: string;
  path?: Choice;
  lang?: Language;
}

/** What an edition holds, by the names of its files, and what is wrong with it. */
export interface EditionFiles {
  card: EditionCard;
  files: Record<string, string>;
  faults: EditionFault[];
}

/** Every form of a game by its name (kit/content/forms.py). */
export interface EditionForms {
  forms: Record<string, unknown>;
}

/** A version that is kept: what was changed last. */
export interface EditionChange {
  number: number;
  made: number;
  what: Sentence;
}

/** A thing of an edition that has a form. `group`: what such things are together; `whole`: it is all that a file holds besides others. */
export interface EditionEntry {
  file: string;
  path: Choice;
  form: string;
  id: string;
  title: string;
  group: string;
  whole: boolean;
}

/** What differs from the house edition, in words. `back`: the value of the house; `gone`: the house has none. */
export interface EditionDifference {
  file: string;
  path: Choice;
  title: string;
  what: string;
  was: string;
  now: string;
  back: unknown;
  gone: boolean;
}

/** An edition as it is now. `version`: of the changes, the last that is in force; `files`: what each says. */
export interface EditionState {
  card: EditionCard;
  version: number;
  changes: EditionChange[];
  files: Record<string, Record<string, unknown>>;
  entries: EditionEntry[];
  faults: EditionFault[];
  differs: EditionDifference[];
}

/** What is wrong that was not before; `fits`: not with the value itself, so that it can be kept all the same. `state`: how the edition is now; null where nothing was kept. */
export interface EditionTried {
  refused: EditionFault[];
  fits: boolean;
  state: EditionState | null;
}

/** Back, or forward again, to the version after that many changes. */
export interface StepEdition {
  version: number;
  to: number;
}

/** The name by which tables are played with it, just as it is now. */
export interface FrozenEdition {
  content: string;
}

export interface StudioGuest {
  account: string;
  may: boolean;
}

/** Whom the host lets into the studio. */
export interface StudioGuests {
  guests: string[];
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

/** `to` null: everybody at the table, spectators included. Else that seat alone, where the table allows it. */
export interface Say {
  type: "say";
  id: number;
  text: string;
  seat?: number | null;
  to?: number | null;
}

/** Said among those who look on, by somebody with an account. */
export interface Remark {
  type: "remark";
  id: number;
  text: string;
}

/** What the others are to call whoever sits there. */
export interface Rename {
  type: "rename";
  id: number;
  seat: number;
  name: string;
}

/** What needs everybody's consent. undo: go back to the position after `at` moves. replace: `target` is played by `bot` at `level`, or, without a bot, is open again to whoever opens a new link; somebody who is away has time to come back before. Who takes the seat sees all it knew: that is what is agreed to. `until`: when a pause ends by itself. */
export interface Propose {
  type: "propose";
  id: number;
  seat: number;
  what: "pause" | "replace" | "resume" | "undo";
  at?: number | null;
  target?: number | null;
  bot?: string | null;
  level?: string | null;
  until?: number | null;
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

/** Do not wait for the shares of those who have not told theirs. `seat`: -1 from whoever laid the table and has none. */
export interface Begin {
  type: "begin";
  id: number;
  seat: number;
}

/** Before the deal: a robot takes the seat `target`, to which nobody has come. `seat`: as in Begin. */
export interface Fill {
  type: "fill";
  id: number;
  seat: number;
  target: number;
}

/** Before the deal, where it waits until all are ready; `yes` false: not yet, which stops the countdown too. */
export interface Ready {
  type: "ready";
  id: number;
  seat: number;
  yes: boolean;
}

/** Before the deal, by the host: somebody else sees to the table. */
export interface HandOver {
  type: "hand-over";
  id: number;
  seat: number;
  target: number;
}

/** Before the deal, by the host: whoever sits there gives the seat back and gets none at this table. `seat`: as in Begin. */
export interface GiveBack {
  type: "give-back";
  id: number;
  seat: number;
  target: number;
  why: "away" | "friend" | "manners";
}

/** Before the deal, by whoever laid the table or is its host: there will be no game. `seat`: as in Begin. */
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

/** A standing order: what to answer when that seat is asked `ask`. `by`: only if that seat is the last of the others that was seen to do something. `offered`: only if that choice can be made; `lacking`: only if it cannot. `answers`: the first of them that can be given; none: the question waits for its seat. `until`: it ends with the round, or once somebody does something that names the seat, or not before the game does. `on` false: it is kept and not used. */
export interface Order {
  ask: string;
  answers: (Choice)[];
  by?: number | null;
  offered?: Choice | null;
  lacking?: Choice | null;
  until?: "game" | "round" | "touched";
  on?: boolean;
}

/** All the standing orders of that seat, the first that fits counts. `renew`: the places of those that are to stand as if written now; the others that were there before stand, sleep or have ended as they did. `only`: where there is but one answer and everybody can know it, it is given at once. */
export interface Consign {
  type: "consign";
  id: number;
  seat: number;
  orders: Order[];
  only?: boolean;
  renew?: number[];
}

/** Which questions may be put to that seat before long, and what it may then choose. */
export interface Ahead {
  type: "ahead";
  id: number;
  seat: number;
}

/** What happened since that seat's own last answer. */
export interface Recall {
  type: "recall";
  id: number;
  seat: number;
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

/** `you`: the seats whose keys were shown. `names`: what pieces are called where content says so, by language; where names spoil, of what one has come upon, and one is greeted again when there is more. `open`: anybody may sit down. `clock`: the pace of the game. `muted`: the accounts whose words whoever is greeted does not want to read. `watch`: who may look on, and how late. `edition`: what people call the edition of theirs that is played, which is not what comes with the game. `club`: whose table it is. `coach`: how often each seat may ask a robot among people; null: not here. `asides`: a seat may say something to one other alone. */
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
  muted?: string[];
  watch?: Watching | null;
  edition?: string | null;
  club?: string | null;
  coach?: number | null;
  asides?: boolean;
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

/** All that changed for one seat, at once: what happened (events numbered from `since`, each with its `rule`, `key` and data, and `say` in the languages asked for), then the table as it is. `shared`: `at` as a spectator counts. `undo`: the seat may take its last answer back; `kept`: why not. `moved`: when the last answer came, milliseconds. `alone`: the numbers of the events told whole to nobody else. `wishes`: where people settle the question together, what each wants so far; it is done once all want the same. `yields`: the bots that leave the question to the people who are asked too. `resumes`: when a pause ends by itself. */
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
  resumes?: number | null;
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

/** Said by somebody who looks on, after so many moves as they see it (`at`). */
export interface StandLine {
  number: number;
  name: string;
  time: number;
  at: number;
  text: string;
}

/** What is said among those who look on; `whole`: all of it. Who plays is told at the end. */
export interface Stand {
  type: "stand";
  lines: StandLine[];
  whole: boolean;
}

/** The chances of each seat after so many moves, as those who look on count them; of the team alone where all win together. */
export interface LeadPoint {
  at: number;
  chances: number[];
}

/** Who is ahead, as far as it can be known by looking on: a robot's estimate so far. `turn`: the moment with which it changed most. */
export interface Lead {
  type: "lead";
  points: LeadPoint[];
  turn: number | null;
}

/** Open until every person at the table has agreed or one has not. `agreed`: the seats that have. `due`: whoever is to be replaced is away and has until then to come back; after that the others' word is enough. Null: everybody's word is needed. `until`: when the pause ends by itself. */
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
  until?: number | null;
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

/** `state` illegal: none of its answers could be given, so it sleeps; back: it sleeps, for the game has gone back since it was written; ended: what it was to last for is over. `used`: how many times it has answered. */
export interface OrderCard {
  order: Order;
  state: "back" | "ended" | "illegal" | "off" | "stands";
  used: number;
}

/** The standing orders of a seat, told to whoever holds it and to nobody else. */
export interface Orders {
  type: "orders";
  seat: number;
  orders: OrderCard[];
  only: boolean;
}

/** A question that may be put, the most likely first, with choices as they were found when it was; `say` has one sentence a choice. `default`: the answer that is given for whoever has no time left, where it is always the same. */
export interface AheadCard {
  ask: string;
  rule: string;
  choices: (Choice)[];
  default: Choice | null;
  question: Sentence;
  say: Partial<Record<Language, string[]>>;
}

/** The answer to ahead: found by playing on at random in worlds that the seat takes for possible. */
export interface Questions {
  type: "questions";
  id: number;
  questions: AheadCard[];
}

/** `at`: how many moves the seat had seen; `time`: when that was. */
export interface Moment {
  at: number;
  time: number;
  rule: string;
  say: Sentence;
}

/** The answer to recall. `since`: when the seat last answered by itself. `acts`: how many moves of others it has seen since; `used`: how many times its orders have answered. `happened`: a few sentences, in the order of the game, those about that seat before others. `moments`: a few positions to look at again, in their order. */
export interface Digest {
  type: "digest";
  id: number;
  seat: number;
  since: number;
  acts: number;
  used: number;
  happened: (Sentence)[];
  moments: Moment[];
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

export type ToServer = Hello | Choose | Typed | Undo | Say | Remark | Rename | Propose | Consent | Look | Ask | Measure | Seal | Open | Begin | Fill | Ready | HandOver | GiveBack | CallOff | Unguide | Back | Gift | Consign | Ahead | Recall | Heard | Ping;

export type ToClient = Welcome | Dealing | State | Accepted | Refused | Presence | Seats | Chat | Stand | Lead | Proposals | Clock | Orders | Questions | Digest | Past | Forecast | Next | Closed | Pong;
