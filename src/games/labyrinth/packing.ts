import * as v from 'valibot';
import { isOwnId, type Pack, type Packing, type PackProblem } from '../../engine/pack.ts';
import type { Effect } from './cards.ts';
import { boxOf, type Content } from './content.ts';
import { decks } from './decks.ts';
import { DICE } from './dice.ts';
import { type OwnCard, OwnPack } from './pack.ts';
import { PICTURES } from './pictures.ts';
import { allEffects, encounterProblems } from './references.ts';

/**
 * How own cards come into the decks (LA-34). What is asked of them here is never made stricter: a save of an earlier day carries its own.
 */

/** As many monsters as fit into a room, and as many dice as one can throw for a band of them. */
export const MOST_FOES = 12;
/** Dice of one number: six heroes throw them all at once. */
const MOST_DICE = 3;
const MOST_EFFECTS = 8;

const mostOf = (amount: number | string): number => {
  if (typeof amount === 'number') return amount;
  const [, count, faces, plus] = DICE.exec(amount) ?? [];
  return Number(count) * Number(faces) + Number(plus ?? 0);
};
const dicesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return DICE.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(dicesIn) : [];
};

/** Controls, half letters, and what turns the line of writing round. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const textProblems = (card: OwnCard): { readonly at: string; readonly why: string }[] =>
  (['name', 'called', 'flavour'] as const).flatMap((at) => {
    const text: unknown = at in card ? Object(card)[at] : 'none';
    const bad = typeof text !== 'string' || text.trim().length < 2 || INVISIBLE.test(text);
    return bad ? [{ at, why: 'it must be words that one can read' }] : [];
  });

const foesOf = (effects: readonly Effect[]): number =>
  allEffects(effects).reduce((sum, effect) => sum + (effect.do === 'monsters' ? mostOf(effect.count) : 0), 0);

const monsters = new Set(decks.monsters.map(({ id }) => id));
function effectProblems(effects: readonly Effect[]): string[] {
  return [
    ...encounterProblems(effects, monsters),
    ...(foesOf(effects) > MOST_FOES ? [`no more than ${MOST_FOES} monsters fit into a room`] : []),
    ...(allEffects(effects).length > MOST_EFFECTS ? [`that is more than a card can do: ${MOST_EFFECTS} things at most`] : []),
  ];
}

function cardProblems(card: OwnCard, pack: string, where: string): PackProblem[] {
  const at = (field: string, why: string): PackProblem => ({ where: `${where}/${field}`, why });
  return [
    ...(isOwnId(pack, card.id) ? [] : [at('id', `the id of a card in this pack is own-${pack}- and a number`)]),
    ...textProblems(card).map((wrong) => at(wrong.at, wrong.why)),
    ...(Object.hasOwn(PICTURES, card.art.icon) ? [] : [at('art/icon', `there is no picture "${card.art.icon}"`)]),
    ...('effects' in card ? effectProblems(card.effects).map((why) => at('effects', why)) : []),
    ...(dicesIn(card).some((dice) => Number(dice[0]) > MOST_DICE) ? [at('effects', `${MOST_DICE} dice at most`)] : []),
  ];
}

const own = (pack: Pack): OwnPack => v.parse(OwnPack, pack);

export const packing: Packing<Content> = {
  schema: OwnPack,
  problems(pack) {
    const { id, name, cards } = own(pack);
    const all = (['encounters', 'items'] as const).flatMap((deck) => cards[deck].map((card, i) => ({ card, where: `cards/${deck}/${i}` })));
    const ids = all.map(({ card }) => card.id);
    return [
      ...(name.trim() === '' || INVISIBLE.test(name) ? [{ where: 'name', why: 'it must be words that one can read' }] : []),
      ...all.flatMap(({ card, where }) => cardProblems(card, id, where)),
      ...all
        .filter(({ card }, i) => ids.indexOf(card.id) < i)
        .map(({ card, where }) => ({ where: `${where}/id`, why: `"${card.id}" stands twice` })),
    ];
  },
  content(packs) {
    const cards = packs.map((pack) => own(pack).cards);
    return boxOf({
      ...decks,
      encounters: [...decks.encounters, ...cards.flatMap(({ encounters }) => encounters)],
      items: [...decks.items, ...cards.flatMap(({ items }) => items)],
    });
  },
};
