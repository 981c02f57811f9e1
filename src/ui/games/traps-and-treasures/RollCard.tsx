import type { Seat } from '../../../engine/game.ts';
import type { SeatRecord } from '../../../engine/seats.ts';
import type { Traps } from '../../../games/traps-and-treasures/state/tasks.ts';
import type { RollCardProps } from '../../game-ui.ts';
import { MonsterCard } from './cards/MonsterCard.tsx';
import { DiggerBadge } from './DiggerBadge.tsx';
import { TheftScene } from './event-scenes/TheftScene.tsx';

/** What a roll is about: the monster with its six rows, or who sneaks up on whom. */
export function RollCard({ play, roll, fallen }: RollCardProps<Traps>) {
  const { content } = play.box;
  const view = play.shownView.value;
  const { seats } = play.save.value;
  const add = 'add' in roll ? roll.add : 0;
  const sum = fallen === null ? null : fallen.reduce((all, die) => all + die, add);
  const [card] = view.fight?.cards ?? [];
  if (roll.do === 'fight-roll' && view.fight && card !== undefined) {
    return <MonsterCard card={card} level={view.fight.level} content={content} fallen={sum === null ? null : Math.min(6, sum)} />;
  }
  if (view.duel) {
    const die = roll.do === 'attack-roll' ? 'attack' : 'defend';
    return <TheftScene duel={{ ...view.duel, [die]: sum ?? view.duel[die] }} players={view.players} seats={seats} />;
  }
  return <FirstRolls rolled={view.rolled.map((had, seat) => (seat === roll.seat ? (sum ?? had) : had))} now={roll.seat} seats={seats} />;
}

type FirstRollsProps = { readonly rolled: readonly number[]; readonly now: Seat; readonly seats: readonly SeatRecord[] };

/** All at the start: what each has rolled, and who rolls now (TT-5). */
function FirstRolls({ rolled, now, seats }: FirstRollsProps) {
  const most = Math.max(1, ...rolled);
  return (
    <ul class={`first-rolls many-${seats.length}`} aria-label="Who goes first">
      {seats.map(({ name, emblem }, seat) => (
        <li
          key={emblem}
          style={{ '--letters': `${name.length}` }}
          class={`paper ${rolled[seat] === most ? 'best' : ''} ${seat === now ? 'now' : ''}`}
        >
          <DiggerBadge seat={seat} seats={seats} mood={rolled[seat] === most ? 'proud' : 'well'} />
          <b dir="auto">{name}</b>
          <span>{rolled[seat] || '?'}</span>
        </li>
      ))}
    </ul>
  );
}
