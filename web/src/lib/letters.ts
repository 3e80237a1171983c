/** A page is drawn with its letters: each face that comes later has all of it laid out again. */

const PATIENCE = 400; // milliseconds, for a slow line: then it is drawn with others
const CUT = "\u2190"; // only the face that was cut for us has it (letters.js): no other is fetched

/** The faces that a table of a game is written with have come. */
export async function letters(game: string): Promise<void> {
  const here = document.body.appendChild(document.createElement("i"));
  here.dataset.game = game;
  const own = getComputedStyle(here).getPropertyValue("--font-game");
  here.remove();
  const faces = ["600 1em Ludotheque", `600 1em ${own}`, `700 1em ${own}`];
  const come = [document.fonts?.load("1em Inter", CUT), ...faces.map((face) => document.fonts?.load(face, "L"))];
  const patience = new Promise((tired) => setTimeout(tired, PATIENCE));
  await Promise.race([patience, Promise.all(come)]);
}
