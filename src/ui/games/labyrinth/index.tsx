import './styles.ts';
import { icons } from 'virtual:sprite/labyrinth';
import type { GameTypes } from '../../../engine/game.ts';
import type { AnyGameModule } from '../../../engine/game-module.ts';
import type { Content } from '../../../games/labyrinth/content/content.ts';
import { content as printed } from '../../../games/labyrinth/content/loaded.ts';
import type { Labyrinth } from '../../../games/labyrinth/state/tasks.ts';
import { helpText } from '../../../games/labyrinth/text/help.ts';
import { gameText } from '../../../games/labyrinth/text/index.ts';
import type { Tip } from '../../../games/tip.ts';
import { closedUi, type GameUi } from '../../game-ui.ts';
import { PuppetShape } from '../../puppets/Puppet.tsx';
import { PuppetOnDisc } from '../../puppets/PuppetBadge.tsx';
import { diceRest, frames } from './animation-frames.ts';
import { CampaignBook } from './campaign-book/CampaignBook.tsx';
import { PEOPLE_FIGURES } from './puppet-figures.ts';
import { heroPuppet, kindFigure } from './puppet-props.ts';
import { RollCard } from './RollCard.tsx';
import { book } from './rule-book.ts';
import { Stage } from './Stage.tsx';
import { seatGlyph } from './seat-glyph.ts';

const [tips = []] = Object.values(import.meta.glob<readonly Tip[]>('/content/labyrinth/tips.json', { eager: true, import: 'default' }));

const uiOf = (content: Content): GameUi<Labyrinth> => ({
  icons,
  describe: gameText(content),
  frames: (before, events, after) => frames(before, events, after, content),
  diceRest,
  Stage,
  RollCard,
  CampaignBook: (props) => <CampaignBook {...props} content={content} />,
  book,
  tips,
  help: () => helpText,
  // who wears the hood is said, too
  handOver: (name, { dm }, seat) => `${name}, ${dm === seat ? 'you are the dungeon master' : 'your turn'}!`,
  puppet: (view, seat) => seatGlyph(view, seat, content),
  portrait: ({ heroes, won, dm }, seat, mood) => {
    const hero = heroes[seat];
    if (dm === seat) return <PuppetOnDisc figure={PEOPLE_FIGURES['dungeon-master']} mood={mood ?? 'proud'} />;
    return hero && <PuppetOnDisc {...heroPuppet(hero, heroes, mood ?? (won ? 'proud' : undefined))} />;
  },
  figure: (kind, mood) => <PuppetShape figure={kindFigure(kind, content)} mood={mood ?? 'well'} base="none" />,
});

/** `box`: one of Labyrinth, with own cards in it. */
export const openUi = (box?: AnyGameModule): GameUi<GameTypes> =>
  // a closed box has forgotten whose content it has
  closedUi<Labyrinth>(uiOf(box ? (box.content as Content) : printed));
