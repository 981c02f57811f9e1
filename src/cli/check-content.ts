import { loadGameModules, withUsage } from './arguments.ts';
import { dustUpProblems } from './check-dust-up.ts';
import { labyrinthProblems } from './check-labyrinth.ts';
import { mayhemProblems } from './check-magic-and-mayhem.ts';
import { trapsProblems } from './check-traps-and-treasures.ts';

/** Checks of the printed content that the app does not need. */
const EXTRA_CHECKS: { readonly [game: string]: () => readonly string[] } = {
  'dust-up': dustUpProblems,
  labyrinth: labyrinthProblems,
  'magic-and-mayhem': mayhemProblems,
  'traps-and-treasures': trapsProblems,
};

/** Checks the content of all games. Each problem has file, card and field. Exits with 1 when there are any. */
export const main = (): Promise<number> =>
  withUsage('npm run check:content', async () => {
    let found = 0;
    for (const gameModule of await loadGameModules(undefined)) {
      const problems = [...gameModule.problems(), ...(EXTRA_CHECKS[gameModule.game.id]?.() ?? [])];
      for (const problem of problems) console.error(problem);
      console.log(`${gameModule.game.id}: ${problems.length === 0 ? 'all content is well' : `${problems.length} problems`}`);
      found += problems.length;
    }
    return found > 0 ? 1 : 0;
  });
