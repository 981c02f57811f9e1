import type { View } from '../../../games/magic-and-mayhem/state/tasks.ts';
import { moreRounds, SIDE_NAMES } from '../../../games/magic-and-mayhem/text/sides.ts';
import { Coin } from '../../parts/Coin.tsx';
import { Banner } from './Banner.tsx';
import { Burns } from './Goal.tsx';
import './sides.css';

/** How a contest of two sides stands: gold, whose boss is beaten, who is out; what the side in turn is after; and the last call (MM-42). */
export function Sides({ sides, torch, goal }: Pick<View, 'sides' | 'torch'> & { readonly goal: string }) {
  const called = torch !== null && sides.some(({ escaped }) => escaped !== null);
  return (
    <section class="both-sides paper" aria-label="The two sides">
      <ul>
        {sides.map(({ gold, bosses, escaped }, side) => (
          <li key={side}>
            <Banner side={side} size={2} label="" />
            <b>{SIDE_NAMES[side]}</b>
            <small>{escaped !== null ? 'out!' : bosses > 0 ? 'boss ✓' : ''}</small>
            <span class="sides-gold" role="img" aria-label={`${gold} gold`}>
              <Coin size={1.25} /> {gold}
            </span>
          </li>
        ))}
      </ul>
      {!called && <Burns torch={torch} />}
      {called ? (
        <p class="sides-call">Last call: {moreRounds(torch - 1)}</p>
      ) : (
        <p class="sides-goal-words" role="note" aria-label="The goal">
          {goal}
        </p>
      )}
    </section>
  );
}
