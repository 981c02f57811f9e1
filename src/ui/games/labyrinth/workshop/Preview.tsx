import { useMemo } from 'preact/hooks';
import type { Content } from '../../../../games/labyrinth/content.ts';
import { encounterText, itemText } from '../../../../games/labyrinth/describe/cards.ts';
import type { OwnCard } from '../../../../games/labyrinth/pack.ts';
import { packing } from '../../../../games/labyrinth/packing.ts';
import { PaperCard } from '../../../parts/PaperCard.tsx';
import type { Papers } from '../../../parts/Stagelet.tsx';
import { kindWords } from './kinds.ts';

const FRIGHT: Papers = { back: 'var(--plum-lo)', rings: ['var(--plum)', 'var(--plum-hi)', '#e3b5d2'], near: '#250b1e' };
const SHOP: Papers = { back: 'var(--ember-lo)', rings: ['#c9622a', 'var(--ember-hi)', 'var(--glow)'], near: '#5a1f08' };

/** The box with one card in it, whatever its name is by now. */
function contentWith(card: OwnCard): Content {
  const base = packing.content([]);
  return 'kind' in card ? { ...base, items: { [card.id]: card } } : { ...base, encounters: { [card.id]: card } };
}
const written = (text: string): string => (text === '' ? '…' : text);

/** The card as it will lie on the table, its text made from what it does. */
export function Preview({ card }: { readonly card: OwnCard }) {
  const isItem = 'kind' in card;
  const lines = useMemo(() => (isItem ? itemText : encounterText)(card.id, contentWith(card)), [JSON.stringify(card)]);
  return (
    <PaperCard
      name={written(card.name)}
      kind={[isItem ? 'knapsack' : 'door', kindWords(card)]}
      art={card.art}
      papers={isItem ? SHOP : FRIGHT}
      lines={lines}
      flavour={written(card.flavour)}
    />
  );
}
