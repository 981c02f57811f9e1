import type { ComponentChildren } from 'preact';
import type { Content } from '../../../../games/labyrinth/content.ts';
import { Button } from '../../../parts/Button.tsx';
import { HeldUp } from '../../../parts/HeldUp.tsx';
import { EncounterCard } from './EncounterCard.tsx';
import { ItemCard } from './ItemCard.tsx';
import { MonsterCard } from './MonsterCard.tsx';

/** What can be held up to be read: a card of either deck, or a monster's sheet. */
export type Readable = { readonly what: 'card' | 'monster'; readonly id: string };

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
export function Held({ held: { what, id }, says, content, onKeyword, onBack, children }: HeldProps) {
  const card =
    what === 'monster' ? (
      <MonsterCard kind={id} content={content} onKeyword={onKeyword} />
    ) : content.encounters[id] ? (
      <EncounterCard card={id} content={content} onKeyword={onKeyword} />
    ) : (
      <ItemCard card={id} content={content} onKeyword={onKeyword} />
    );
  return (
    <HeldUp id={id} says={says} onClose={onBack} card={card}>
      {children}
      {onBack && (
        <Button tone="quiet" onClick={onBack}>
          Back
        </Button>
      )}
    </HeldUp>
  );
}
