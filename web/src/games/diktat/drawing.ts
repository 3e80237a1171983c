/** The drawing of Prague, fetched beside the script. */

import { printed } from "../../lib/content";
import type drawn from "./board.json";
import address from "./board.json?url";

type Drawing = typeof drawn;

export let board: Drawing;

export const drawing = printed<Drawing>(address, (now) => (board = now));

export const NAME_HIGH = 23; // the plate with the name of a sector
