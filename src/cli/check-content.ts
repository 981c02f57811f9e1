import { dustUpProblems } from './dust-up.ts';
import { labyrinthProblems } from './labyrinth.ts';
import { mayhemProblems } from './mayhem.ts';
import { opened, withUsage } from './shelf.ts';
import { trapsProblems } from './traps.ts';

/** What is asked of a box beyond its own checks. */
const BEYOND: { readonly [game: string]: () => readonly string[] } = {
  'dust-up': dustUpProblems,
  labyrinth: labyrinthProblems,
  'magic-and-mayhem': mayhemProblems,
  'traps-and-treasures': trapsProblems,
};

/** Every deck against its schema and its cross references. Problems name file, card and field. */
export const main = (): Promise<number> =>
  withUsage('npm run check:content', async () => {
    let found = 0;
    for (const box of await opened(undefined)) {
      const problems = [...box.problems(), ...(BEYOND[box.game.id]?.() ?? [])];
      for (const problem of problems) console.error(problem);
      console.log(`${box.game.id}: ${problems.length === 0 ? 'all content is well' : `${problems.length} problems`}`);
      found += problems.length;
    }
    return found > 0 ? 1 : 0;
  });
