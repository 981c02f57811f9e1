import type { OwnCard } from '../../../../games/labyrinth/content/card-pack-schema.ts';
import { Button } from '../../../parts/Button.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { formOf } from './card-forms.ts';
import { Preview } from './Preview.tsx';

type CardProps = { readonly card: OwnCard; readonly onEdit: () => void; readonly onThrowAway: () => void; readonly onBack: () => void };

/** A card of a pack, to be read, changed or thrown away. */
export function CardSheet({ card, onEdit, onThrowAway, onBack }: CardProps) {
  const byForm = formOf(card) !== null;
  return (
    <Sheet title={card.name} onBack={onBack} class="workshop-held">
      <Preview card={card} />
      <div class="shop-deeds">
        {byForm ? (
          <Button onClick={onEdit}>Change it</Button>
        ) : (
          <p>Somebody wrote this card by hand. It plays as it should, but no form can change it.</p>
        )}
        <Button tone="quiet" icon="trash-can" onClick={onThrowAway}>
          Throw it away
        </Button>
      </div>
    </Sheet>
  );
}
