import type { Content } from '../../../../games/traps-and-treasures/content/content.ts';
import type { Held } from '../../../../games/traps-and-treasures/state/state.ts';
import { Sheet } from '../../../parts/Sheet.tsx';
import { TreasureCard } from './TreasureCard.tsx';

type CardsSheetProps = {
  /** Whose cards they are. */
  readonly name: string | undefined;
  readonly cards: readonly Held[] | undefined;
  readonly content: Content;
  readonly onBack: () => void;
};

/** Somebody's treasure cards: they lie open (TT-13). */
export function CardsSheet({ name = '', cards = [], content, onBack }: CardsSheetProps) {
  return (
    <Sheet title={`${name} holds`} onBack={onBack}>
      {cards.length === 0 ? (
        <p>No treasure cards yet. Only a brave face.</p>
      ) : (
        <div class="belongings">
          {cards.map((held) => (
            <TreasureCard key={held.card} held={held} content={content} />
          ))}
        </div>
      )}
    </Sheet>
  );
}
