import type { Traps } from '../../../games/traps-and-treasures/vocabulary.ts';
import type { RollCardProps } from '../../game-ui.ts';
import { MonsterCard } from './cards/MonsterCard.tsx';
import { Versus } from './moments/Versus.tsx';

/** What a roll is about: the monster with its six rows, or who sneaks up on whom. */
export function RollCard({ play, roll, fallen }: RollCardProps<Traps>) {
  const { content } = play.box;
  const view = play.shown.value;
  const { seats } = play.save.value;
  const add = 'add' in roll ? roll.add : 0;
  const sum = fallen === null ? null : fallen.reduce((all, die) => all + die, add);
  const [card] = view.fight?.cards ?? [];
  if (roll.do === 'fight-roll' && view.fight && card !== undefined) {
    return <MonsterCard card={card} level={view.fight.level} content={content} fallen={sum === null ? null : Math.min(6, sum)} />;
  }
  if (view.duel) return <Versus duel={view.duel} players={view.players} seats={seats} />;
  return <FirstRolls rolled={view.rolled} play={play} />;
}

/** Who has rolled what to go first. */
function FirstRolls({ rolled, play }: Pick<RollCardProps<Traps>, 'play'> & { rolled: readonly number[] }) {
  const most = Math.max(...rolled);
  return (
    <ul class="first-rolls paper" aria-label="Who goes first">
      {play.save.value.seats.map(({ name }, seat) => (
        <li key={name} class={most > 0 && rolled[seat] === most ? 'best' : ''}>
          <b>{name}</b>
          <span>{rolled[seat] ? rolled[seat] : '–'}</span>
        </li>
      ))}
    </ul>
  );
}
