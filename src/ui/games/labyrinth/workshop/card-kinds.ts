import type { OwnCard } from '../../../../games/labyrinth/content/card-pack-schema.ts';
import type { Kind } from './card-forms.ts';

/** What each kind of card is called, and says of itself. */
export const KIND_WORDS: { readonly [K in Kind]: { readonly title: string; readonly says: string } } = {
  monster: { title: 'A monster of ours', says: 'Nobody has met it yet.' },
  band: { title: 'Monsters', says: 'A gang that waits in a room.' },
  chest: { title: 'A chest', says: 'Silver, and maybe teeth.' },
  trap: { title: 'A trap', says: 'Whoops!' },
  gear: { title: 'Gear', says: 'To wear, or to wave about.' },
  healing: { title: 'Something to eat', says: 'Heals whoever has it.' },
  trinket: { title: 'Treasure', says: 'Worth a lot at the market.' },
  cursed: { title: 'A curse', says: 'It will not come off.' },
};

/** What a card is, in a word or two, for the list. */
export function kindWords(card: OwnCard): string {
  if ('kind' in card) {
    const named = { gear: 'Gear', cursed: 'Curse', healing: 'Healing', trinket: 'Treasure', find: 'A find', fate: 'To roll' } as const;
    return named[card.kind];
  }
  if (card.monster) return 'Our monster';
  const words = card.effects.map(({ do: word }) => word);
  if (words.includes('monsters')) return 'Monsters';
  return words.includes('chest') ? 'Chest' : 'Room';
}
