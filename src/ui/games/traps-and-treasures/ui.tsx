import type { Vocabulary } from '../../../engine/game.ts';
import { trapsBox } from '../../../games/traps-and-treasures/box.ts';
import { narrator } from '../../../games/traps-and-treasures/describe/narrator.ts';
import { teller } from '../../../games/traps-and-treasures/describe/teller.ts';
import type { Traps } from '../../../games/traps-and-treasures/vocabulary.ts';
import { closedUi, type GameUi } from '../../game-ui.ts';
import { ready } from '../../parts/lazy.tsx';
import type { Tip } from '../../tips.ts';
import { book } from './book.ts';
import { frames } from './frames.ts';
import { puppetCut } from './puppets.ts';
import { RollCard } from './RollCard.tsx';
import { Stage } from './Stage.tsx';

const [readTips] = Object.values(import.meta.glob<readonly Tip[]>('/content/traps-and-treasures/tips.json', { import: 'default' }));

const trapsUi: Omit<GameUi<Traps>, 'icons'> = {
  teller: teller(trapsBox.content),
  storyteller: ready({ ...narrator(trapsBox.content), frames }),
  Stage,
  RollCard,
  book,
  ...(readTips ? { tips: readTips } : {}),
  puppet: (_view, seat) => puppetCut(seat),
};

/** The pictures come as a part of their own, as they do at the seats. */
export async function openUi(): Promise<GameUi<Vocabulary>> {
  const { icons } = await import('virtual:sprite/traps-and-treasures');
  return closedUi<Traps>({ ...trapsUi, icons });
}
