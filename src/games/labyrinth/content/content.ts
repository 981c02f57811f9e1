import { freeze } from '../../../engine/freeze.ts';
import { type ById, byId } from '../../../engine/shared/cards.ts';
import { type ClassId, type Element, FLOORS, type Floor, type RaceId } from '../state/constants.ts';
import type {
  CharacterClass,
  Effect,
  ElementCard,
  EncounterCard,
  ItemCard,
  Monster,
  PlainEffect,
  Race,
  Room,
  RoomEffect,
  Story,
} from './card-schemas.ts';

export { cardOf } from '../../../engine/shared/cards.ts';

/** Both decks on one floor (LA-15): ids in printed order, once for each copy. */
type FloorDecks = { readonly encounters: readonly string[]; readonly items: readonly string[] };

/** The content of Labyrinth. Frozen; the rules receive it and no state contains it. */
export type Content = {
  readonly races: { readonly [K in RaceId]: Race };
  readonly classes: { readonly [K in ClassId]: CharacterClass };
  readonly elements: { readonly [K in Element]: ElementCard };
  readonly monsters: ById<Monster>;
  readonly encounters: ById<EncounterCard>;
  readonly items: ById<ItemCard>;
  readonly rooms: ById<Room>;
  readonly stories: ById<Story>;
  readonly floors: { readonly [K in Floor]: FloorDecks };
  /**
   * All effect lists by address: `goblin-band`, `riddle-gate/0/won` for a list in the card's first effect, `hoard/found`, and `lucky-
   * statue/roll/6` for a roll of 6.
   */
  readonly lists: ReadonlyMap<string, readonly Effect[]>;
};

/** The decks as loaded from the content folder. */
export type Decks = {
  readonly races: readonly Race[];
  readonly classes: readonly CharacterClass[];
  readonly elements: readonly ElementCard[];
  readonly monsters: readonly Monster[];
  readonly encounters: readonly EncounterCard[];
  readonly items: readonly ItemCard[];
  readonly rooms: readonly Room[];
  readonly stories: readonly Story[];
};

/** The address of a list in an encounter's check or payment. */
export const branchAddress = (card: string, index: number, branch: 'won' | 'lost' | 'paid' | 'kept'): string =>
  `${card}/${index}/${branch}`;
export const foundAddress = (card: string): string => `${card}/found`;
export const rollAddress = (card: string, face: number): string => `${card}/roll/${face}`;

type Lists = Map<string, readonly Effect[]>;
function addBranches(lists: Lists, card: string, effects: readonly Effect[]): void {
  effects.forEach((effect, i) => {
    const add = (branch: 'won' | 'lost' | 'paid' | 'kept', list: readonly RoomEffect[]) => lists.set(branchAddress(card, i, branch), list);
    if (effect.do === 'check') add('won', effect.won) && add('lost', effect.lost);
    if (effect.do === 'pay') add('paid', effect.paid) && add('kept', effect.kept);
  });
}
function listsOf({ encounters, items }: Decks): Lists {
  const lists: Lists = new Map();
  for (const { id, effects } of encounters) {
    lists.set(id, effects);
    addBranches(lists, id, effects);
  }
  for (const card of items) {
    if (card.kind === 'find') lists.set(foundAddress(card.id), card.effects);
    if (card.kind === 'fate')
      card.rows.forEach((row: readonly PlainEffect[], i) => {
        lists.set(rollAddress(card.id, i + 1), row);
      });
  }
  return lists;
}

type Printed = EncounterCard | ItemCard;
/** Whether a card is in its deck on a floor (LA-15). */
export const isOn = ({ levels: [first, last] }: { readonly levels: readonly [number, number] }, floor: number): boolean =>
  first <= floor && floor <= last;
const deckOn = (cards: readonly Printed[], floor: Floor): string[] =>
  cards.flatMap((card) => (isOn(card, floor) ? Array.from({ length: card.copies }, () => card.id) : []));

/** Builds the content from validated decks. Tests and own cards may pass other decks. */
export function contentOf(decks: Decks): Content {
  const floors = FLOORS.map((floor) => [floor, { encounters: deckOn(decks.encounters, floor), items: deckOn(decks.items, floor) }]);
  const content = {
    races: byId(decks.races),
    classes: byId(decks.classes),
    elements: byId(decks.elements),
    monsters: byId(decks.monsters),
    encounters: byId(decks.encounters),
    items: byId(decks.items),
    rooms: byId(decks.rooms),
    stories: byId(decks.stories),
    floors: Object.fromEntries(floors),
  } as Omit<Content, 'lists'>;
  return { ...freeze(content), lists: listsOf(decks) };
}

/** Whether an encounter guards or adds a stairwell (LA-24). */
export const hasStairs = (card: EncounterCard): boolean => card.effects.some(({ do: word }) => word === 'stairs');
