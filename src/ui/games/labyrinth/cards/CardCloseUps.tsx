import type { ComponentChildren } from 'preact';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import type { FoeView } from '../../../../games/labyrinth/state/view-types.ts';
import { Button } from '../../../parts/Button.tsx';
import { CardCloseUp } from '../../../parts/CardCloseUp.tsx';
import { EncounterCard } from './EncounterCard.tsx';
import { ItemCard } from './ItemCard.tsx';
import { MonsterCard } from './MonsterCard.tsx';

/** What can be held up to be read: a card of either deck, or a monster's sheet with the very one that was tapped. */
export type Readable =
  | { readonly what: 'card'; readonly id: string }
  | { readonly what: 'monster'; readonly id: string; readonly foe: FoeView };

type HeldProps = {
  readonly held: Readable;
  readonly says: string;
  readonly content: Content;
  readonly onKeyword?: ((rule: string) => void) | undefined;
  /** Puts it down; without it what lies below it leads on. */
  readonly onBack?: () => void;
  /** What can be done with it. */
  readonly children?: ComponentChildren;
};

/** A card or a monster's sheet, held up for everybody. */
export function ReadCardCloseUp({ held, says, content, onKeyword, onBack, children }: HeldProps) {
  const { id } = held;
  const card =
    held.what === 'monster' ? (
      <MonsterCard foe={held.foe} content={content} onKeyword={onKeyword} />
    ) : content.encounters[id] ? (
      <EncounterCard card={id} content={content} onKeyword={onKeyword} />
    ) : (
      <ItemCard card={id} content={content} onKeyword={onKeyword} />
    );
  return (
    <CardCloseUp id={id} says={says} onClose={onBack} card={card}>
      {children}
      {onBack && (
        <Button tone="quiet" onClick={onBack}>
          Back
        </Button>
      )}
    </CardCloseUp>
  );
}
