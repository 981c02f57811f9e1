import { freeze } from '../../../engine/freeze.ts';
import type { Immutable } from '../../../engine/game.ts';
import { type ById, byId } from '../../../engine/shared/cards.ts';
import { type ClassId, type Element, FLOORS, type Floor, type RaceId } from '../state/constants.ts';
import type {
  CharacterClass,
  ElementCard,
  EncounterCard,
  Feat,
  ItemCard,
  Monster,
  PlainEffect,
  Race,
  Room,
  Story,
} from './card-schemas.ts';
import type { AnyEffect, Encounter, Errand } from './errand-schemas.ts';
import { type AnyMonster, type OwnEncounter, ownMonsters, playedAs } from './own-monster.ts';

export { cardOf } from '../../../engine/shared/cards.ts';

/** Both decks on one floor (LA-15): ids in printed order, once for each copy. */
type FloorDecks = { readonly encounters: readonly string[]; readonly items: readonly string[] };

/** The content of Labyrinth. Frozen; the rules receive it and no state contains it. */
export type Content = {
  readonly races: { readonly [K in RaceId]: Race };
  readonly classes: { readonly [K in ClassId]: CharacterClass };
  readonly elements: { readonly [K in Element]: ElementCard };
  /** With those that a family has invented (LA-53). */
  readonly monsters: ById<AnyMonster>;
  /** Those of the deck, and the rooms of errands, which are in no deck. */
  readonly encounters: ById<Encounter>;
  readonly errands: ById<Errand>;
  readonly items: ById<ItemCard>;
  readonly rooms: ById<Room>;
  readonly stories: ById<Story>;
  readonly feats: ById<Feat>;
  readonly floors: { readonly [K in Floor]: FloorDecks };
  /**
   * All effect lists by address: `goblin-band`, `riddle-gate/0/won` for a list in the card's first effect, `hoard/found`,
   * `lucky-statue/roll/6` for a roll of 6, and `soup-knight/grown`.
   */
  readonly lists: ReadonlyMap<string, readonly AnyEffect[]>;
};

/** The decks as loaded from the content folder. */
export type Decks = {
  readonly races: readonly Race[];
  readonly classes: readonly CharacterClass[];
  readonly elements: readonly ElementCard[];
  readonly monsters: readonly Monster[];
  readonly encounters: readonly OwnEncounter[];
  readonly items: readonly ItemCard[];
  readonly rooms: readonly Room[];
  readonly stories: readonly Story[];
  readonly errands: readonly Errand[];
  readonly feats: readonly Feat[];
};

/** The lists inside an effect: of a check, of a payment, or of a choice between two ways. */
type Branch = 'won' | 'lost' | 'paid' | 'kept' | 'first' | 'second';
/** The lists inside an effect, by name. */
export function branchesOf(effect: Immutable<AnyEffect>): readonly (readonly [Branch, readonly Immutable<AnyEffect>[]])[] {
  switch (effect.do) {
    case 'check':
      return [
        ['won', effect.won],
        ['lost', effect.lost],
      ];
    case 'pay':
      return [
        ['paid', effect.paid],
        ['kept', effect.kept],
      ];
    case 'choose':
      return [
        ['first', effect.ways[0].effects],
        ['second', effect.ways[1].effects],
      ];
    default:
      return [];
  }
}
/** The address of a list inside the effect at `index` of another list. */
export const branchAddress = (list: string, index: number, branch: Branch): string => `${list}/${index}/${branch}`;
export const foundAddress = (card: string): string => `${card}/found`;
/** What applies once when a hero picks this feat (LA-47). */
export const grownAddress = (feat: string): string => `${feat}/grown`;
export const rollAddress = (card: string, face: number): string => `${card}/roll/${face}`;

type Lists = Map<string, readonly AnyEffect[]>;
function addList(lists: Lists, address: string, effects: readonly AnyEffect[]): void {
  lists.set(address, effects);
  effects.forEach((effect, i) => {
    for (const [branch, list] of branchesOf(effect)) addList(lists, branchAddress(address, i, branch), list as readonly AnyEffect[]);
  });
}
function listsOf({ encounters, errands, items, feats }: Decks): Lists {
  const lists: Lists = new Map();
  for (const { id, effects } of [...encounters, ...errands]) addList(lists, id, effects);
  for (const { id, effects } of feats) lists.set(grownAddress(id), effects);
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

/** The room of an errand. */
const roomOf = ({ id, name, flavour, art, levels, effects }: Errand): Encounter => ({
  id,
  name,
  flavour,
  art,
  levels,
  copies: 0,
  effects,
});

/** Builds the content from validated decks. Tests and own cards may pass other decks. */
export function contentOf(printed: Decks): Content {
  const decks: Decks = { ...printed, encounters: printed.encounters.map(playedAs) };
  const floors = FLOORS.map((floor) => [floor, { encounters: deckOn(decks.encounters, floor), items: deckOn(decks.items, floor) }]);
  const content = {
    races: byId(decks.races),
    classes: byId(decks.classes),
    elements: byId(decks.elements),
    monsters: byId<AnyMonster>([...decks.monsters, ...ownMonsters(decks.encounters)]),
    encounters: byId<Encounter>([...decks.encounters, ...decks.errands.map(roomOf)]),
    errands: byId(decks.errands),
    items: byId(decks.items),
    rooms: byId(decks.rooms),
    stories: byId(decks.stories),
    feats: byId(decks.feats),
    floors: Object.fromEntries(floors),
  } as Omit<Content, 'lists'>;
  return { ...freeze(content), lists: listsOf(decks) };
}

/** Whether an encounter guards or adds a stairwell (LA-24). */
export const hasStairs = (card: Immutable<Encounter>): boolean => card.effects.some(({ do: word }) => word === 'stairs');
