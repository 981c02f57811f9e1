import { pluralize } from '../../../engine/shared/sentences.ts';
import type { Content } from '../../../games/dust-up/content/content.ts';
import type { PlayerView } from '../../../games/dust-up/state/view-types.ts';
import { Back, Card } from './cards/Card.tsx';
import './piles.css';

type PilesProps = { readonly player: PlayerView; readonly name: string; readonly content: Content; readonly onHeap: () => void };

/** Where the stage is wide: the deck left of the hand, and right of it the heap, which a tap opens. */
export function Piles({ player, name, content, onHeap }: PilesProps) {
  const { pile, discard, hero } = player;
  const newest = discard.at(-1);
  return (
    <>
      <div class="dust-pile deck" aria-hidden>
        {pile > 0 ? <Back hero={hero} content={content} /> : <span class="dust-card none" />}
        <b>{pile}</b>
      </div>
      <button type="button" class="dust-pile heap" aria-label={`${name}’s heap: ${pluralize(discard.length, 'card')}`} onClick={onHeap}>
        {newest === undefined ? <span class="dust-card none" /> : <Card id={newest} content={content} size="tiny" />}
        <b>{discard.length}</b>
      </button>
    </>
  );
}
