/** What the games of a campaign left, as the server shows it (`carried` in games/neombre/doors.py). */

import type { CampaignCard, ChapterCard, Trial } from "../../lib/api.gen";
import type { Quest } from "./view";

export interface Left {
  decks: { starter: string; cards: string[]; level: number; mal: number }[];
  quests: Record<string, Quest>;
}

/** A journey that is over: what it left, and its fights. */
export interface Journey extends Left {
  number: number;
  trials: Trial[];
}

export const leftBy = (story: CampaignCard): Journey[] =>
  story.chapters.flatMap(({ number, left, trials }: ChapterCard) =>
    left ? [{ ...(left as unknown as Left), number, trials }] : [],
  );
