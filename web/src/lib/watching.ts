/** Looking on: how late, in words. */

import { call } from "./api";
import type { Watching, WatchedGames } from "./api.gen";

export const watchable = () => call<WatchedGames>("GET", "/api/watch");

/** The key of the words for it, and their number. */
export const lateness = (watch: Watching | null | undefined): [string, { n: number }] =>
  watch?.minutes
    ? ["watch-minutes", { n: watch.minutes }]
    : watch?.answers
      ? ["watch-answers", { n: watch.answers }]
      : ["watch-at-once", { n: 0 }];
