import { icons } from 'virtual:sprite/traps-and-treasures';
import { playerName } from '../../../engine/shared/sentences.ts';
import type { Tip } from '../../../games/tip.ts';
import { content } from '../../../games/traps-and-treasures/content/loaded.ts';
import type { Traps, View } from '../../../games/traps-and-treasures/state/tasks.ts';
import { helpText } from '../../../games/traps-and-treasures/text/help.ts';
import { gameText } from '../../../games/traps-and-treasures/text/index.ts';
import { closedUi } from '../../game-ui.ts';
import type { Mood } from '../../puppets/figure.ts';
import { PuppetOnDisc } from '../../puppets/PuppetBadge.tsx';
import { frames } from './animation-frames.ts';
import { diggerMood } from './DiggerBadge.tsx';
import { diggerOf } from './puppet-figures.ts';
import { RollCard } from './RollCard.tsx';
import { book } from './rule-book.ts';
import { Stage } from './Stage.tsx';

const [tips = []] = Object.values(
  import.meta.glob<readonly Tip[]>('/content/traps-and-treasures/tips.json', { eager: true, import: 'default' }),
);

/** An animal at the end: proud where nobody has more in the chest. Nobody laughs who is being robbed. */
function portrait({ players, duel }: View, seat: number, mood?: Mood) {
  const player = players[seat];
  if (!player) return null;
  const most = Math.max(...players.map(({ stored }) => stored ?? 0));
  const feels = duel?.on === seat ? 'oh' : (mood ?? ((player.stored ?? 0) === most ? 'proud' : diggerMood(player)));
  return <PuppetOnDisc figure={diggerOf(seat).figure} mood={feels} />;
}

/** TT-16: who is robbed has a die to roll in the turn of the thief. */
const interruption = ({ duel, turn }: View, seat: number, names: readonly string[]): string =>
  duel?.on === seat && turn.seat !== seat ? `${playerName(names, duel.by)} robs you! Then the torch goes back. ` : '';

/** The pictures stay until they are read: between them a bot waits no longer than is seen. In milliseconds. */
const PAUSE = 300;

export const ui = closedUi<Traps>({
  icons,
  describe: gameText(content),
  frames: (before, events, after) => frames(before, events, after, content),
  botPause: PAUSE,
  Stage,
  RollCard,
  book,
  tips,
  help: helpText,
  portrait,
  interruption,
});
