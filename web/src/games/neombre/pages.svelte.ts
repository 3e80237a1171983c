/** Pages of the story that lie on the stage until they have been read: a fight that is over, the fair. */

export class Pages {
  /** The place among the events of what was read last. */
  read = $state(-1);
}
