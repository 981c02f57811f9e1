import { useMemo } from 'preact/hooks';
import { byId } from '../../../../engine/shared/cards.ts';
import type { OwnCard } from '../../../../games/labyrinth/content/card-pack-schema.ts';
import { cardPackSupport } from '../../../../games/labyrinth/content/card-packs.ts';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import { ownMonsters, playedAs } from '../../../../games/labyrinth/content/own-monster.ts';
import { EncounterCard } from '../cards/EncounterCard.tsx';
import { ItemCard } from '../cards/ItemCard.tsx';

const written = (text: string): string => (text === '' ? '…' : text);
/** The box with one card in it, whatever its name is by now. */
function contentWith(card: OwnCard): Content {
  const base = cardPackSupport.content([]);
  const words = { name: written(card.name), flavour: written(card.flavour) };
  if ('kind' in card) return { ...base, items: { [card.id]: { ...card, ...words } } };
  const monsters = { ...base.monsters, ...byId(ownMonsters([card])) };
  return { ...base, monsters, encounters: { [card.id]: { ...playedAs(card), ...words } } };
}

/** The very card as it will lie on the table, its text made from what it does. */
export function Preview({ card }: { readonly card: OwnCard }) {
  const content = useMemo(() => contentWith(card), [JSON.stringify(card)]);
  return 'kind' in card ? <ItemCard card={card.id} content={content} /> : <EncounterCard card={card.id} content={content} />;
}
