import { icons } from 'virtual:sprite/dust-up';
import { cardOf } from '../../../games/dust-up/content/content.ts';
import { content } from '../../../games/dust-up/content/loaded.ts';
import { isDecided, winnersOf } from '../../../games/dust-up/rules/players.ts';
import type { DustUp } from '../../../games/dust-up/state/tasks.ts';
import type { View } from '../../../games/dust-up/state/view-types.ts';
import { helpText } from '../../../games/dust-up/text/help.ts';
import { gameText } from '../../../games/dust-up/text/index.ts';
import type { Tip } from '../../../games/tip.ts';
import { closedUi } from '../../game-ui.ts';
import { cutOf } from '../../parts/inks.ts';
import type { Mood } from '../../puppets/figure.ts';
import { PuppetOnDisc } from '../../puppets/PuppetBadge.tsx';
import { BOT_TURN } from '../../table/stage/bot-pace.ts';
import { frames } from './animation-frames.ts';
import { heroFigure, heroMood } from './puppet-figures.ts';
import { book } from './rule-book.ts';
import { Stage } from './Stage.tsx';
import { isAsleep } from './teams.ts';

const [tips = []] = Object.values(import.meta.glob<readonly Tip[]>('/content/dust-up/tips.json', { eager: true, import: 'default' }));

/** A brawler: whoever has won is proud. */
function portrait(view: View, seat: number, mood?: Mood) {
  const player = view.players[seat];
  if (!player) return null;
  const hasWon = isDecided(view) && winnersOf(view).includes(seat);
  return (
    <PuppetOnDisc figure={heroFigure(player.hero)} mood={mood ?? (hasWon ? 'proud' : isAsleep(view, seat) ? 'asleep' : heroMood(player))} />
  );
}

/** The Landlord plays several cards, and each of them is to be seen (DU-24). */
const LANDLORD_CARD = 3000;
const botTurn = ({ turn, landlord, players }: View): number =>
  turn.seat === landlord ? Math.max(BOT_TURN, LANDLORD_CARD * (players.filter(({ out }) => !out).length - 1)) : BOT_TURN;

export const ui = closedUi<DustUp>({
  icons,
  describe: gameText(content),
  frames,
  Stage,
  looksBack: true,
  isOut: ({ players }, seat) => players[seat]?.out ?? false,
  book,
  tips,
  help: () => helpText,
  botPause: 240,
  botTurn,
  portrait,
  puppet: ({ players }, seat) => cutOf(cardOf(content.heroes, players[seat]?.hero ?? '').art),
});
