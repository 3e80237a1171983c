/** What one is looking through: plans of Olympus of a type, and the tile of one’s storage that is about to be laid. */

export class Plans {
  type = $state<string | null>(null);
  tile = $state<string | null>(null);
}
