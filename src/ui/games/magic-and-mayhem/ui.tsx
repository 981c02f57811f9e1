import type { Vocabulary } from '../../../engine/game.ts';
import { need } from '../../../games/magic-and-mayhem/content.ts';
import { teller } from '../../../games/magic-and-mayhem/describe/teller.ts';
import { content } from '../../../games/magic-and-mayhem/printed.ts';
import type { Mayhem } from '../../../games/magic-and-mayhem/vocabulary.ts';
import { closedUi, type GameUi } from '../../game-ui.ts';
import { cutOf } from '../../parts/inks.ts';
import { lazy } from '../../parts/lazy.tsx';
import type { Tip } from '../../tips.ts';
import { book } from './book.ts';
import { Stage } from './Stage.tsx';
import { sheets } from './sheets.ts';
import { pageOf } from './story/page.ts';

const [readTips] = Object.values(import.meta.glob<readonly Tip[]>('/content/magic-and-mayhem/tips.json', { import: 'default' }));

const mayhemUi: Omit<GameUi<Mayhem>, 'icons'> = {
  teller: teller(content),
  storyteller: lazy(async () => (await import('./storyteller.ts')).storyteller),
  Stage,
  book,
  parts: [sheets],
  // what is read aloud is for people
  isForAll: (prompt) => pageOf(prompt, content) !== null,
  ...(readTips ? { tips: readTips } : {}),
  puppet: (view, seat) => cutOf(need(content.heroes, view.heroes[seat]?.hero ?? '').art),
};

/** The pictures come as a part of their own, as they do at the seats. */
export async function openUi(): Promise<GameUi<Vocabulary>> {
  const { icons } = await import('virtual:sprite/magic-and-mayhem');
  return closedUi<Mayhem>({ ...mayhemUi, icons });
}
