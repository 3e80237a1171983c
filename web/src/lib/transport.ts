/** How the page reaches its server: over the network, or, where it is served as a folder of files without one, in a
 * worker of its own (`site/tab.svelte.ts`). */

/** Nobody but this browser plays here. */
export const noServer = globalThis.document?.documentElement?.dataset?.noServer !== undefined;

/** What is used of a WebSocket. */
export type Socket = Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "readyState" | "send" | "close">;

export interface Transport {
  request(path: string, asked?: RequestInit): Promise<Response>;
  connect(path: string): Socket;
}

const GREETING = 3000; // ms, at most

// A greeting brings the cookie by which a browser is known: whoever asked for something before it would be two people.
let greeted: Promise<unknown> = Promise.resolve();

let chosen: Transport = {
  async request(path, asked) {
    if (asked?.method === "POST") await Promise.race([greeted, new Promise((late) => setTimeout(late, GREETING))]);
    return fetch(path, asked);
  },
  connect(path) {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`);
    greeted = new Promise((done) => {
      for (const event of ["open", "close"]) socket.addEventListener(event, done, { once: true });
    });
    return socket;
  },
};

export const use = (other: Transport): void => void (chosen = other);
export const request: Transport["request"] = (path, asked) => chosen.request(path, asked);
export const connect: Transport["connect"] = (path) => chosen.connect(path);
