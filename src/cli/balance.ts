import { parseArgs } from 'node:util';
import type { AnyBox } from '../engine/box.ts';
import { dustUpBox } from '../games/dust-up/box.ts';
import { campaigns } from './campaigns.ts';
import { crawl } from './crawl.ts';
import { type Figure, fairness, isWithin, type Plan } from './fairness.ts';
import { race } from './race.ts';
import { Misuse, opened, whole, withUsage } from './shelf.ts';

const USAGE = 'npm run balance -- GAME [--games G] [--strong G] [--seed S]';
type Report = (box: AnyBox, plan: Plan, tell: (figures: readonly Figure[]) => void) => Promise<void>;

/** What it means for each game to be in balance. */
const REPORTS: { readonly [game: string]: Report } = {
  'magic-and-mayhem': (_box, plan, tell) => crawl(plan, tell),
  'dust-up': (box, plan, tell) => fairness(box, Object.keys(dustUpBox.content.heroes), { ghosts: false, level: false }, plan, tell),
  'traps-and-treasures': (_box, plan, tell) => race(plan, tell),
  labyrinth: (_box, plan, tell) => campaigns(plan, tell),
};

/** Plays a game many times and holds its figures against what they should be. The same seed gives the same figures; fails where one is out. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage(USAGE, async () => {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { games: text, strong: text, seed: text },
    });
    const [id = ''] = positionals;
    const report = REPORTS[id];
    const [box] = report ? await opened(id) : [];
    if (!report || !box) throw new Misuse(`which game? There are figures for ${Object.keys(REPORTS).join(', ')}`);
    const plan = {
      games: whole(values.games, 'games', 20_000, 1),
      strongGames: whole(values.strong, 'strong', 0),
      seed: whole(values.seed, 'seed', 1),
    };
    let out = 0;
    await report(box, plan, (figures) => {
      for (const figure of figures) console.log(line(figure));
      out += figures.filter((figure) => !isWithin(figure)).length;
    });
    console.log(out === 0 ? `${id}: in balance` : `${id}: ${out} figures are out`);
    return out > 0 ? 1 : 0;
  });

const line = (figure: Figure): string =>
  `${isWithin(figure) ? '  ' : '! '}${figure.what.padEnd(48)} ${figure.value.toFixed(2).padStart(6)}   ${figure.least} to ${figure.most}`;
