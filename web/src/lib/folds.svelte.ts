export type Fold = "talk" | "log" | "dock" | "list" | "hints" | "lesson";

/** What has given way in the column to a question that needs its room (kit/Rail). */
export class Folds {
  given = $state.raw<Fold[]>([]);
  /** How many choices of the list have their place on the board; few: the list is short as it is. */
  placed = $state(0);
  /** The question whose list was asked for all the same, and the one whose control was put away to see the board. */
  listed = $state("");
  put = $state("");
}
