import type { ComponentChildren } from 'preact';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import { cardDanger } from '../../../../games/labyrinth/rules/danger.ts';
import { bandLimit } from '../../../../games/labyrinth/rules/difficulty.ts';
import type { FoeView, HeroView, View } from '../../../../games/labyrinth/state/view-types.ts';
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
  /** What the table shows: the danger of an encounter is that for this party. */
  readonly view: View;
  readonly onKeyword?: ((rule: string) => void) | undefined;
  /** Somebody has this item. */
  readonly found?: boolean;
  /** Who may put it on. */
  readonly wearer?: HeroView | null | undefined;
  /** Puts it down; without it what lies below it leads on. */
  readonly onBack?: () => void;
  /** What can be done with it. */
  readonly children?: ComponentChildren;
};

/** LA-40: of what is there, if it has been met, or else of the whole card. By the old book nobody says. */
function torchesOf(view: View, card: string, content: Content): number | null {
  if (view.byTheBook) return null;
  const met = view.rooms.find((room) => room.card === card && room.foes.length > 0);
  return met?.torches ?? cardDanger(view, card, content).torches;
}

/** A card or a monster's sheet, held up for everybody. */
export function ReadCardCloseUp({ held, says, content, view, onKeyword, found, wearer, onBack, children }: HeldProps) {
  const { id } = held;
  const card =
    held.what === 'monster' ? (
      <MonsterCard foe={held.foe} content={content} onKeyword={onKeyword} />
    ) : content.encounters[id] ? (
      <EncounterCard
        card={id}
        content={content}
        torches={torchesOf(view, id, content)}
        most={view.at === null ? null : bandLimit(view)}
        onKeyword={onKeyword}
      />
    ) : (
      <ItemCard card={id} content={content} found={found} wearer={wearer} onKeyword={onKeyword} />
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
