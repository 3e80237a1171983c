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

let chosen: Transport = {
  request: (path, asked) => fetch(path, asked),
  connect: (path) => new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`),
};

export const use = (other: Transport): void => void (chosen = other);
export const request: Transport["request"] = (path, asked) => chosen.request(path, asked);
export const connect: Transport["connect"] = (path) => chosen.connect(path);
