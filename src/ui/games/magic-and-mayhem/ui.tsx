import type { Vocabulary } from '../../../engine/game.ts';
import { mayhemBox } from '../../../games/magic-and-mayhem/box.ts';
import { need } from '../../../games/magic-and-mayhem/content.ts';
import { SPOKEN } from '../../../games/magic-and-mayhem/describe/keywords.ts';
import { teller } from '../../../games/magic-and-mayhem/describe/teller.ts';
import type { Mayhem } from '../../../games/magic-and-mayhem/vocabulary.ts';
import { closedUi, type GameUi } from '../../game-ui.ts';
import type { Tip } from '../../tips.ts';
import { cutOf } from './cards/inks.ts';
import { frames } from './frames.ts';
import { Stage } from './Stage.tsx';
import { defaults, problem, reseat } from './setup/options.ts';
import { SeatHero } from './setup/SeatHero.tsx';
import { Setup } from './setup/Setup.tsx';

const { content } = mayhemBox;
const [readTips] = Object.values(import.meta.glob<readonly Tip[]>('/content/magic-and-mayhem/tips.json', { import: 'default' }));

const mayhemUi: Omit<GameUi<Mayhem>, 'icons'> = {
  teller: teller(content),
  defaults,
  reseat,
  problem,
  SeatHero,
  Setup,
  Stage,
  frames: (before, events, after) => frames(before, events, after, content),
  book: async () => ({ text: (await import('../../../../content/magic-and-mayhem/rules.md?raw')).default, spoken: SPOKEN }),
  ...(readTips ? { tips: readTips } : {}),
  puppet: (view, seat) => cutOf(need(content.heroes, view.heroes[seat]?.hero ?? '').art),
};

/** The pictures come as a part of their own: they weigh as much as the code. */
export async function openUi(): Promise<GameUi<Vocabulary>> {
  const { icons } = await import('virtual:sprite/magic-and-mayhem');
  return closedUi<Mayhem>({ ...mayhemUi, icons });
}
