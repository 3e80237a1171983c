/** Something of the server that a page looks at again and again, and changes itself. */

import { read, send } from "./api";

export class Looking<T> {
  private tag = "";
  private doing = 0;
  private done = 0;

  /** `take` what has changed. */
  constructor(
    private path: string,
    private take: (fresh: T) => void,
  ) {}

  async look(): Promise<void> {
    const before = this.done;
    const answer = await send("GET", this.path, undefined, this.tag ? { "if-none-match": this.tag } : {});
    const fresh = answer.status === 304 ? null : await read<T>(answer);
    if (fresh === null || this.doing || before !== this.done) return; // it may be older than what was done meanwhile
    this.tag = answer.headers.get("etag") ?? "";
    this.take(fresh);
  }

  /** What is done to it: looks that were under way meanwhile do not count. */
  async during<R>(work: () => Promise<R>): Promise<R> {
    this.doing += 1;
    try {
      return await work();
    } finally {
      this.doing -= 1;
      this.done += 1;
    }
  }
}
