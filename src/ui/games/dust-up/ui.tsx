import type { Vocabulary } from '../../../engine/game.ts';
import { need } from '../../../games/dust-up/content.ts';
import { narrator } from '../../../games/dust-up/describe/narrator.ts';
import { teller } from '../../../games/dust-up/describe/teller.ts';
import { content } from '../../../games/dust-up/printed.ts';
import type { DustUp } from '../../../games/dust-up/vocabulary.ts';
import { closedUi, type GameUi } from '../../game-ui.ts';
import { cutOf } from '../../parts/inks.ts';
import { ready } from '../../parts/lazy.tsx';
import type { Tip } from '../../tips.ts';
import { book } from './book.ts';
import { frames } from './frames.ts';
import { Stage } from './Stage.tsx';

const [readTips] = Object.values(import.meta.glob<readonly Tip[]>('/content/dust-up/tips.json', { import: 'default' }));

const dustUi: Omit<GameUi<DustUp>, 'icons'> = {
  teller: teller(content),
  storyteller: ready({ ...narrator(content), frames }),
  Stage,
  isOut: ({ players }, seat) => players[seat]?.out ?? false,
  book,
  ...(readTips ? { tips: readTips } : {}),
  puppet: ({ players }, seat) => cutOf(need(content.heroes, players[seat]?.hero ?? '').art),
};

/** The pictures come as a part of their own, as they do at the seats. */
export async function openUi(): Promise<GameUi<Vocabulary>> {
  const { icons } = await import('virtual:sprite/dust-up');
  return closedUi<DustUp>({ ...dustUi, icons });
}
