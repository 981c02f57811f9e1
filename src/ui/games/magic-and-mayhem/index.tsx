import './styles.ts';
import { icons } from 'virtual:sprite/magic-and-mayhem';
import type { Command } from '../../../engine/game.ts';
import { cardOf } from '../../../games/magic-and-mayhem/content/content.ts';
import { content } from '../../../games/magic-and-mayhem/content/loaded.ts';
import type { Mayhem, View } from '../../../games/magic-and-mayhem/state/tasks.ts';
import { helpText } from '../../../games/magic-and-mayhem/text/help.ts';
import { gameText } from '../../../games/magic-and-mayhem/text/index.ts';
import type { Tip } from '../../../games/tip.ts';
import { closedUi } from '../../game-ui.ts';
import { cutOf } from '../../parts/inks.ts';
import type { Mood } from '../../puppets/figure.ts';
import { PuppetShape } from '../../puppets/Puppet.tsx';
import { PuppetOnDisc } from '../../puppets/PuppetBadge.tsx';
import { frames } from './animation-frames.ts';
import { heroFigure, heroMood, monsterFigure } from './puppet-figures.ts';
import { book } from './rule-book.ts';
import { Stage } from './Stage.tsx';
import { pageOf } from './story/story-page.ts';

const [tips = []] = Object.values(
  import.meta.glob<readonly Tip[]>('/content/magic-and-mayhem/tips.json', { eager: true, import: 'default' }),
);

/** What ends a turn on purpose: also for whoever is out, and shouts. */
const ENDS = new Set<Command<Mayhem>['do']>(['end', 'watch', 'cheer', 'peel']);

/** A hero on its disc: proud where its side has beaten a boss, if nothing else is said. */
function portrait({ heroes, sides }: View, seat: number, mood?: Mood) {
  const hero = heroes[seat];
  if (!hero) return null;
  const own = heroMood(hero);
  const proud = own !== 'out' && (sides[hero.side]?.bosses ?? 0) > 0;
  return <PuppetOnDisc figure={heroFigure(hero.hero)} mood={mood ?? (proud ? 'proud' : own)} />;
}

export const ui = closedUi<Mayhem>({
  icons,
  describe: gameText(content),
  frames: (before, events, after) => frames(before, events, after, content),
  Stage,
  book,
  endsTurn: ({ do: deed }) => ENDS.has(deed),
  // what is read aloud is for people
  isForAll: (prompt) => pageOf(prompt, content) !== null,
  tips,
  help: () => helpText,
  puppet: (view, seat) => cutOf(cardOf(content.heroes, view.heroes[seat]?.hero ?? '').art),
  portrait,
  figure: (id, mood) => <PuppetShape figure={monsterFigure(id)} mood={mood ?? 'well'} />,
});
