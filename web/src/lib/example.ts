/** A table laid for a rule that somebody tries: it holds one position, nobody else sits there, and it keeps nothing. */

import type { Example, Language, State, ToClient, ToServer, Welcome } from "./api.gen";
import { PROTOCOL } from "./api.gen";
import type { Socket } from "./transport";
import { TableStore } from "./table.svelte";

type View = State["view"];
type Seen = { waiting: State["waiting"]; over: boolean };

function welcome({ game, seat, seats, options, names }: Example): Welcome {
  return {
    type: "welcome",
    protocol: PROTOCOL,
    version: "",
    table: "",
    game,
    title: "",
    options,
    seats: Array.from({ length: seats }, (_, n) => ({
      seat: n,
      kind: "human",
      name: "",
      bot: null,
      level: null,
      account: null,
      held: "link",
      guest: false,
    })),
    you: [seat],
    hotseat: false,
    maker: false,
    deal: {
      by: "lesson",
      stage: "dealt",
      commitment: null,
      shares: [],
      silent: [],
      due: null,
      fork: false,
      file: false,
      studied: [],
    },
    names,
    chat: [],
    campaign: null,
    open: false,
  };
}

/** What lies there before anything is answered; with a view: after it. */
function state({ seat, view, decision }: Example, after: View | null): State {
  const { waiting, over } = (after ?? view) as unknown as Seen;
  return {
    type: "state",
    at: 0,
    shared: 0,
    seat,
    view: after ?? view,
    decision: after ? null : decision,
    beside: null,
    waiting,
    undo: false,
    kept: null,
    over,
    result: null,
    paused: false,
    moved: 0,
    since: 0,
    events: [],
    alone: [],
    lesson: null,
    account: null,
    wishes: [],
    yields: [],
  };
}

/** It says what it is told to say, and knows nothing else. */
class Quiet implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly readyState = WebSocket.OPEN;

  constructor(private first: ToClient[]) {
    queueMicrotask(() => this.onopen?.call(this as unknown as WebSocket, new Event("open")));
  }

  tell(message: ToClient): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  send(text: string): void {
    const asked = JSON.parse(text) as ToServer;
    if (asked.type === "hello") this.first.forEach((message) => this.tell(message));
    else if (asked.type === "ping") this.tell({ type: "pong", n: 0 });
    else if ("id" in asked) this.tell({ type: "refused", id: asked.id, rule: null, why: "example", say: {} });
  }

  close(): void {}
}

export interface Laid {
  table: TableStore;
  /** Show what came of a move; null: the position as it was laid. */
  show(after: View | null): void;
}

export function lay(example: Example, language: Language): Laid {
  const socket = new Quiet([welcome(example), state(example, null)]);
  return {
    table: new TableStore("", [], language, () => socket),
    show: (after) => socket.tell(state(example, after)),
  };
}
