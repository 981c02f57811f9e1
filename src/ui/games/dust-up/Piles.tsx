import { pluralize } from '../../../engine/shared/sentences.ts';
import type { Content } from '../../../games/dust-up/content/content.ts';
import type { PlayerView } from '../../../games/dust-up/state/view-types.ts';
import { Back, Card } from './cards/Card.tsx';
import './piles.css';

const PLACES = {
  hand: () => <path d="M4 24L8 5L17 7L13 26ZM14 26L16 5H25V26ZM22 24L24 6L32 8L29 26Z" />,
  deck: () => <path d="M9 3H25V23H9ZM6 7V27H21V25H8V7Z" />,
  heap: () => <path d="M3 13L16 6L22 18L9 26ZM20 5L30 12L25 25L19 21L23 18Z" />,
} as const;

/** How many cards lie in one of somebody's places. */
export function Count({ kind, n }: { kind: keyof typeof PLACES; n: number }) {
  return (
    <span class={`dust-count ${kind}`}>
      <svg viewBox="0 0 34 30" aria-hidden>
        {PLACES[kind]()}
      </svg>
      {n}
    </span>
  );
}

type PilesProps = { readonly player: PlayerView; readonly name: string; readonly content: Content; readonly onHeap: () => void };

/** Where the stage is wide: the deck left of the hand, and right of it the heap, which a tap opens. Their numbers stand at the player too. */
export function Piles({ player, name, content, onHeap }: PilesProps) {
  const { pile, discard, hero } = player;
  const newest = discard.at(-1);
  return (
    <>
      <div class="dust-pile deck" aria-hidden>
        {pile > 0 ? <Back hero={hero} content={content} /> : <span class="dust-card none" />}
        <Count kind="deck" n={pile} />
      </div>
      <button type="button" class="dust-pile heap" aria-label={`${name}’s heap: ${pluralize(discard.length, 'card')}`} onClick={onHeap}>
        {newest === undefined ? <span class="dust-card none" /> : <Card id={newest} content={content} size="tiny" />}
        <Count kind="heap" n={discard.length} />
      </button>
    </>
  );
}
