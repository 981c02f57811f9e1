import * as v from 'valibot';
import { type CardPack, type CardPackProblem, type CardPackSupport, isOwnCardId } from '../../../engine/pack.ts';
import { DICE } from '../rules/dice.ts';
import { type OwnCard, OwnPack } from './card-pack-schema.ts';
import type { Effect } from './card-schemas.ts';
import { type Content, contentOf } from './content.ts';
import { allEffects, encounterProblems } from './cross-references.ts';
import { decks } from './load.ts';
import { OWN } from './own-monster.ts';
import { PICTURES } from './pictures.ts';

/** Adds own cards to the decks (LA-34). These checks must never become stricter, because old saves contain their own cards. */

/** The most monsters in a room, and the most dice that can be rolled for a group of them. */
export const MAX_MONSTERS = 12;
/** The most dice of one amount. Six heroes roll them all at once. */
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

/** Control characters, lone surrogates, and characters that change the text direction. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const textProblems = (card: object): { readonly at: string; readonly why: string }[] =>
  (['name', 'called', 'flavour', 'plural', 'cry'] as const).flatMap((at) => {
    const text: unknown = at in card ? Object(card)[at] : 'none';
    const bad = typeof text !== 'string' || text.trim().length < 2 || INVISIBLE.test(text);
    return bad ? [{ at, why: 'it must be words that one can read' }] : [];
  });

const foesOf = (effects: readonly Effect[]): number =>
  allEffects(effects).reduce((sum, effect) => sum + (effect.do === 'monsters' ? mostOf(effect.count) : 0), 0);

const monsters = new Set(decks.monsters.map(({ id }) => id));
const withOwn = new Set([...monsters, OWN]);
/** `brings`: whether the card brings a monster of its own (LA-53). */
function effectProblems(effects: readonly Effect[], brings: boolean): string[] {
  const waits = !brings || allEffects(effects).some((effect) => effect.do === 'monsters' && effect.monster === OWN);
  return [
    ...encounterProblems(effects, brings ? withOwn : monsters),
    ...(waits ? [] : [`the card brings a monster, but no "${OWN}" waits here`]),
    ...(foesOf(effects) > MAX_MONSTERS ? [`no more than ${MAX_MONSTERS} monsters fit into a room`] : []),
    ...(allEffects(effects).length > MOST_EFFECTS ? [`that is more than a card can do: ${MOST_EFFECTS} things at most`] : []),
  ];
}

function cardProblems(card: OwnCard, pack: string, where: string): CardPackProblem[] {
  const at = (field: string, why: string): CardPackProblem => ({ where: `${where}/${field}`, why });
  return [
    ...(isOwnCardId(pack, card.id) ? [] : [at('id', `the id of a card in this pack is own-${pack}- and a number`)]),
    ...textProblems(card).map((wrong) => at(wrong.at, wrong.why)),
    ...(Object.hasOwn(PICTURES, card.art.icon) ? [] : [at('art/icon', `there is no picture "${card.art.icon}"`)]),
    ...('monster' in card && card.monster ? textProblems(card.monster).map((wrong) => at(`monster/${wrong.at}`, wrong.why)) : []),
    ...('effects' in card ? effectProblems(card.effects, 'monster' in card).map((why) => at('effects', why)) : []),
    ...(dicesIn(card).some((dice) => Number(dice[0]) > MOST_DICE) ? [at('effects', `${MOST_DICE} dice at most`)] : []),
  ];
}

const own = (pack: CardPack): OwnPack => v.parse(OwnPack, pack);

export const cardPackSupport: CardPackSupport<Content> = {
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
    return contentOf({
      ...decks,
      encounters: [...decks.encounters, ...cards.flatMap(({ encounters }) => encounters)],
      items: [...decks.items, ...cards.flatMap(({ items }) => items)],
    });
  },
};
