/** A view of Olomòc as the server sends it (src/ludotheque/games/olomoc/sight.py). Lengths are thousandths of an inch. */

import type { View } from "../ui";

export type Point = [x: number, y: number];

/** A rouage, or with no seat a hostile. */
export interface Piece {
  id: string;
  profile: string;
  /** Its profile, with a number where it has a namesake. */
  called: string;
  where: "away" | "on_bloc" | "out";
  at: Point | null;
  radius: number;
  /** How far its threat zone reaches; 0: it has none. */
  threat: number;
  /** A letter a life point: S, R (reinforced), T (tainted). */
  life: string;
  checked: number;
  stunned: boolean;
  free: boolean;
  seat?: number;
  rank?: number;
  equipment?: string | null;
  noirceur?: number;
  status?: "healthy" | "tainted" | "corrupted";
  actions?: number;
  files?: number;
  active?: boolean;
  activated?: boolean;
}

export interface Marker {
  id: string;
  kind: string;
  at: Point;
  radius: number;
  /** From how far it is studied or held; 0: neither. */
  reach: number;
  token: number | null;
  tainted: boolean;
}

export interface Player {
  fiel: number;
  vp: number;
  tokens: number;
  propaganda: number;
  ministries: number;
  hand?: string[];
}

export interface Card {
  artefact: string;
  number: string;
}

export interface Bloc {
  you: number | null;
  agenda: string | null;
  layout: string | null;
  first: number | null;
  edges: (string | null)[];
  pieces: Piece[];
  markers: Marker[];
  /** Terrain tainted until the end of the cycle, by its number from 1. */
  tainted: number[];
  fallen: string | null;
  spent: string[];
  pile: number;
  artefact: Card | null;
  drawn: Card | null;
  discard: Card[];
  priority: number | null;
  traque: number;
  stage: string;
  cycle: number;
  phase: number;
  active: number | null;
  standing: { ability: string; by: string | null; on: string | null }[];
  players: Player[];
  /** By seat five cards, null where this seat does not know it; none: nothing is laid. */
  rows: (string | null)[][];
}

export const read = (view: View): Bloc => view as unknown as Bloc;

export const CYCLES = [1, 2, 3, 4];
export const SLOTS = [1, 2, 3, 4, 5];
/** Of Fiel, of the hunt, of Noirceur: as many as are drawn on the table. */
export const THIRDS = [1, 2, 3];
export const STATS = ["technique", "combat", "shooting", "dodge"] as const;

const TOKENS = [3, 2];
export const tokenOf = (seat: number): number => TOKENS[seat % 2];

export const pieceOf = (bloc: Bloc, id: string): Piece | undefined => bloc.pieces.find((each) => each.id === id);
export const isHostile = ({ seat }: Piece): boolean => seat === undefined;
export const left = ({ life, checked }: Piece): number => life.length - checked;
export const onBloc = (bloc: Bloc): Piece[] => bloc.pieces.filter(({ at }) => at);
