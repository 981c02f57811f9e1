import { useMemo } from 'preact/hooks';
import type { OwnCard } from '../../../../games/labyrinth/content/card-pack-schema.ts';
import { cardPackSupport } from '../../../../games/labyrinth/content/card-packs.ts';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import { EncounterCard } from '../cards/EncounterCard.tsx';
import { ItemCard } from '../cards/ItemCard.tsx';

const written = (text: string): string => (text === '' ? '…' : text);
/** The box with one card in it, whatever its name is by now. */
function contentWith(card: OwnCard): Content {
  const base = cardPackSupport.content([]);
  const words = { name: written(card.name), flavour: written(card.flavour) };
  return 'kind' in card
    ? { ...base, items: { [card.id]: { ...card, ...words } } }
    : { ...base, encounters: { [card.id]: { ...card, ...words } } };
}

/** The very card as it will lie on the table, its text made from what it does. */
export function Preview({ card }: { readonly card: OwnCard }) {
  const content = useMemo(() => contentWith(card), [JSON.stringify(card)]);
  return 'kind' in card ? <ItemCard card={card.id} content={content} /> : <EncounterCard card={card.id} content={content} />;
}
