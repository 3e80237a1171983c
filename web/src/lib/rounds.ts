/** Where in a record each round begins, found by halves: few positions are looked at. */

export interface Round {
  round: number;
  at: number;
}

export async function roundsOf(
  last: number,
  roundAt: (at: number) => Promise<number | null>,
  found: (round: Round) => void,
): Promise<void> {
  async function between(low: number, below: number, high: number, above: number): Promise<void> {
    if (below >= above) return;
    if (high - low === 1) {
      found({ round: above, at: high });
      return;
    }
    const middle = (low + high) >> 1;
    const here = await roundAt(middle);
    if (here === null) return;
    await between(low, below, middle, here);
    await between(middle, here, high, above);
  }
  const [first, end] = [await roundAt(0), await roundAt(last)];
  if (first !== null && end !== null && last > 0) await between(0, first, last, end);
}
