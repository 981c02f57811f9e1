import type { AnyOpenBox } from '../../../engine/box.ts';
import type { Vocabulary } from '../../../engine/game.ts';
import type { Content } from '../../../games/labyrinth/content.ts';
import { teller } from '../../../games/labyrinth/describe/teller.ts';
import { content as printed } from '../../../games/labyrinth/printed.ts';
import type { Labyrinth } from '../../../games/labyrinth/vocabulary.ts';
import { closedUi, type GameUi } from '../../game-ui.ts';
import { lazy, madeOf } from '../../parts/lazy.tsx';
import type { Tip } from '../../tips.ts';
import { book } from './book.ts';
import { partFor, parts } from './places.ts';
import { puppetCut } from './puppets/cuts.ts';
import { HeroOnDisc } from './puppets/Puppets.tsx';
import { RollCard } from './RollCard.tsx';
import { Stage } from './Stage.tsx';

const [readTips] = Object.values(import.meta.glob<readonly Tip[]>('/content/labyrinth/tips.json', { import: 'default' }));

const telling = lazy(() => import('./storyteller.ts'));
const uiOf = (content: Content): Omit<GameUi<Labyrinth>, 'icons'> => ({
  teller: teller(content),
  storyteller: madeOf(telling, ({ storyteller }) => storyteller(content)),
  Stage,
  RollCard,
  book,
  parts,
  partFor,
  ...(readTips ? { tips: readTips } : {}),
  puppet: (view, seat) => puppetCut(view, seat, content),
  portrait: ({ heroes }, seat) => heroes[seat] && <HeroOnDisc {...heroes[seat]} />,
});

/** The pictures come as a part of their own, as they do at the seats. `box`: one of Labyrinth, with own cards in it. */
export async function openUi(box?: AnyOpenBox): Promise<GameUi<Vocabulary>> {
  const { icons } = await import('virtual:sprite/labyrinth');
  // a closed box has forgotten whose content it has
  return closedUi<Labyrinth>({ ...uiOf(box ? (box.content as Content) : printed), icons });
}
