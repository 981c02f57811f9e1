import { type Content, cardOf } from '../../../games/dust-up/content/content.ts';
import type { View } from '../../../games/dust-up/state/view-types.ts';
import { CutOut } from '../../parts/CutOut.tsx';
import { memoized } from '../../parts/memoize.tsx';
import { Card } from './cards/Card.tsx';
import './arena.css';

/** What lies about in the dust. */
const BITS = [
  { name: 'fist', icon: 'fist', print: 'var(--plum)', holes: 'var(--paper)' },
  { name: 'boot', icon: 'cowboy-boot', print: 'var(--ember-lo)', holes: 'var(--paper)' },
  { name: 'bone', icon: 'fishbone', print: 'var(--night-700)', holes: 'var(--paper)' },
  { name: 'duck', icon: 'plastic-duck', print: 'var(--wood)', holes: 'var(--flame)' },
] as const;

/** The card that was played last, wherever it is now, and which one it is in the game, as far as can be seen. A ghost’s cards are old. */
export function lastPlayed({ turn, players, inPlay }: View): { readonly card: string; readonly seat: number; readonly nth: number } | null {
  for (let back = 0; back < players.length; back++) {
    const player = players[(turn.seat - back + players.length) % players.length];
    // somebody whom their own card knocks out is still carrying it out
    const now = back === 0 ? inPlay.at(-1)?.card : undefined;
    const card = now ?? (player?.out ? undefined : player?.played.at(-1));
    if (player && card !== undefined) return { card, seat: player.seat, nth: player.played.length };
  }
  return null;
}

type ArenaProps = {
  readonly card: string | null;
  /** Changes with every card that is played. */
  readonly nth: string;
  readonly content: Content;
  /** Where the card came from: up from the hand, or down from somebody's deck. */
  readonly from: 'hand' | 'above';
  readonly owed: number;
};

/** The cloud of dust in the middle: what was played last, large enough for all, and how many more must come. */
export const Arena = memoized(({ card, nth, content, from, owed }: ArenaProps) => (
  <section class="dust-arena" aria-label="In the dust">
    <div class="dust-cloud" aria-hidden>
      {BITS.map(({ name, ...bit }) => (
        <CutOut key={name} class={`dust-bit ${name}`} {...bit} width={34} />
      ))}
    </div>
    {card === null ? (
      <p class="dust-ready" aria-hidden>
        Ready?
      </p>
    ) : (
      <div key={nth} class={`dust-played ${from}`} role="img" aria-label={`Played last: ${cardOf(content.cards, card).name}`}>
        <Card id={card} content={content} size="table" />
      </div>
    )}
    {owed > 0 && (
      <p key={`owed ${owed}`} class="dust-owed">
        <svg viewBox="0 0 40 40" aria-hidden>
          <circle cx="20" cy="20" r="19" style={{ fill: 'var(--moss-lo)' }} />
          <path d="M30 13A13 13 0 1 0 33 22" fill="none" style={{ stroke: 'var(--paper-hi)' }} stroke-width="4.5" />
          <path d="M35.5 5L33 17L22.5 11.5Z" style={{ fill: 'var(--paper-hi)' }} />
        </svg>
        <b>{owed}</b> {owed === 1 ? 'more card' : 'more cards'}
      </p>
    )}
  </section>
));
