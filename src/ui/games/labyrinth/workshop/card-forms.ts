import { withArticle } from '../../../../engine/shared/sentences.ts';
import type { OwnCard } from '../../../../games/labyrinth/content/card-pack-schema.ts';
import type { Amount, ItemCard, Looks, Worn } from '../../../../games/labyrinth/content/card-schemas.ts';
import { OWN, type OwnEncounter, type OwnMonster } from '../../../../games/labyrinth/content/own-monster.ts';
import { DICE } from '../../../../games/labyrinth/rules/dice.ts';
import type { Difficulty, Floor, Statistic } from '../../../../games/labyrinth/state/constants.ts';

/** What the forms of the workshop say, and the card that it comes to. A form can make less than a card can hold (LA-34). */

/** So many at least, and what a die adds; 0 is no die. */
export const ADDING = [0, 4, 6, 8] as const;
export type Span = { readonly least: number; readonly die: (typeof ADDING)[number] };
export const WEAPON_DICE = ['1d4', '1d6', '1d8', '1d10', '1d12', '2d6'] as const;
export const ARTICLES = ['a', 'some', 'the'] as const;
export type Article = (typeof ARTICLES)[number];

type Face = {
  readonly name: string;
  readonly flavour: string;
  readonly art: OwnCard['art'];
  readonly levels: readonly [Floor, Floor];
  readonly copies: number;
};
/** A monster of one's own (LA-53), as one puts it together. How sentences call it comes of its name; so does an empty plural. */
export type Body = Omit<OwnMonster, 'called'>;
export type Form = Face &
  (
    | (Body & { readonly kind: 'monster'; readonly count: Span; readonly reward: number })
    | { readonly kind: 'band'; readonly monster: string; readonly looks: Looks | null; readonly count: Span; readonly reward: number }
    | { readonly kind: 'chest'; readonly gold: Span; readonly trap: { readonly die: 4 | 6 | 8; readonly harm: Span } | null }
    | {
        readonly kind: 'trap';
        readonly what: 'hurt' | 'lose-gold';
        readonly amount: Span;
        readonly whom: 'each' | 'one';
        readonly dodge: { readonly statistic: Statistic; readonly against: Difficulty } | null;
      }
    | { readonly kind: 'gear'; readonly article: Article; readonly worn: Worn; readonly die: string | null; readonly price: number }
    | { readonly kind: 'cursed'; readonly article: Article; readonly worn: Worn; readonly lifted: number }
    | { readonly kind: 'healing'; readonly article: Article; readonly amount: Span; readonly price: number }
    | { readonly kind: 'trinket'; readonly article: Article; readonly price: number }
  );
export type Kind = Form['kind'];
export const KINDS = ['monster', 'band', 'chest', 'trap', 'gear', 'healing', 'trinket', 'cursed'] as const satisfies readonly Kind[];
export type Deck = 'encounters' | 'items';
export const deckOf = (kind: Kind): Deck => (['monster', 'band', 'chest', 'trap'].includes(kind) ? 'encounters' : 'items');

export const mostOf = ({ least, die }: Span): number => (die === 0 ? least : least + die - 1);
const amountOf = ({ least, die }: Span): Amount => (die === 0 ? least : `1d${die}${least > 1 ? `+${least - 1}` : ''}`);
function spanOf(amount: Amount): Span | null {
  if (typeof amount === 'number') return { least: amount, die: 0 };
  const [, count, faces, plus] = DICE.exec(amount) ?? [];
  const die = ADDING.find((one) => one === Number(faces));
  return count === '1' && die !== undefined ? { least: Number(plus ?? 0) + 1, die } : null;
}
/** "3", "3 to 6". */
export const spanWords = (span: Span): string => (span.die === 0 ? `${span.least}` : `${span.least} to ${mostOf(span)}`);

const VOWEL = /^[aeiou]/i;
/** "an egg", "some lunch": how sentences call it in the middle. */
export function calledOf(article: Article, name: string): string {
  const lower = name.trim().toLowerCase();
  return `${article === 'a' && VOWEL.test(lower) ? 'an' : article} ${lower}`;
}
/** "a Snorbo", "the Big Blob": a monster's name stays as it was written. */
const nameOf = (name: string): string => (/^the /i.test(name) ? name.replace(/^the/i, 'the') : withArticle(name));
/** "Snorbos", "Foxes", "Fairies": a guess at what several of a monster are called. */
export function guessedPlural(name: string): string {
  const one = name.trim().replace(/^the /i, '');
  if (one === '') return '';
  if (/mouse$/i.test(one)) return one.replace(/ouse$/i, 'ice');
  if (/(s|x|z|ch|sh)$/i.test(one)) return `${one}es`;
  return /[^aeiou]y$/i.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`;
}
const articleOf = (called: string): Article => ARTICLES.find((one) => called.startsWith(`${one} `)) ?? 'a';

/** The card that a form comes to. */
export function cardOf(form: Form, id: string): OwnCard {
  const name = form.name.trim();
  const face = { id, name, flavour: form.flavour.trim(), art: form.art, levels: [...form.levels] as [Floor, Floor], copies: form.copies };
  const room = (...effects: OwnEncounter['effects']): OwnEncounter => ({ ...face, effects });
  switch (form.kind) {
    case 'monster': {
      const { looks, hp, ac, attack, die, element, power, cry, loot } = form;
      const plural = form.plural.trim();
      const body = { looks, hp, ac, attack, die, element, power, cry: cry.trim(), loot };
      const met = room({
        do: 'monsters',
        monster: OWN,
        count: amountOf(form.count),
        reward: loot === 'silver' ? form.reward : 0,
        looks: null,
      });
      return { ...met, monster: { called: nameOf(name), plural: plural.length < 3 ? guessedPlural(name) : plural, ...body } };
    }
    case 'band': {
      const { monster, looks, reward } = form;
      return room({ do: 'monsters', monster, count: amountOf(form.count), reward, looks });
    }
    case 'chest': {
      const trap = form.trap && { die: `1d${form.trap.die}`, harm: amountOf(form.trap.harm) };
      return room({ do: 'chest', gold: amountOf(form.gold), trap });
    }
    case 'trap': {
      const { what, whom, dodge } = form;
      const harm = (to: 'each' | 'one') => ({ do: what, amount: amountOf(form.amount), whom: to });
      return room(dodge ? { do: 'check', whom, ...dodge, may: false, won: [], lost: [harm('one')] } : harm(whom));
    }
    case 'gear':
      return {
        ...face,
        called: calledOf(form.article, name),
        kind: 'gear',
        price: form.price,
        worn: form.worn,
        die: form.die,
        knack: null,
      };
    case 'cursed':
      return { ...face, called: calledOf(form.article, name), kind: 'cursed', worn: form.worn, lifted: form.lifted };
    case 'healing':
      return { ...face, called: calledOf(form.article, name), kind: 'healing', price: form.price, amount: amountOf(form.amount) };
    case 'trinket':
      return { ...face, called: calledOf(form.article, name), kind: 'trinket', price: form.price };
  }
}

/** The form that a card was made with; null for one that no form can make, such as one written by hand. */
export function formOf(card: OwnCard): Form | null {
  const { name, flavour, art, levels, copies } = card;
  const face: Face = { name, flavour, art, levels, copies };
  const form = 'kind' in card ? itemForm(card, face) : roomForm(card, face);
  return form && JSON.stringify(sorted(cardOf(form, card.id))) === JSON.stringify(sorted(card)) ? form : null;
}
/** The same with all keys in order: two cards are compared, not how they were written. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

function roomForm({ effects, monster }: OwnEncounter, face: Face): Form | null {
  const [effect, ...rest] = effects;
  if (!effect || rest.length > 0) return null;
  switch (effect.do) {
    case 'monsters': {
      const count = spanOf(effect.count);
      if (monster) {
        const { called: _called, ...body } = monster;
        const plural = body.plural === guessedPlural(face.name) ? '' : body.plural;
        return count && { ...face, ...body, plural, kind: 'monster', count, reward: effect.reward };
      }
      return count && { ...face, kind: 'band', monster: effect.monster, looks: effect.looks, count, reward: effect.reward };
    }
    case 'chest': {
      const gold = spanOf(effect.gold);
      const die = ([4, 6, 8] as const).find((faces) => effect.trap?.die === `1d${faces}`);
      const harm = effect.trap && spanOf(effect.trap.harm);
      return gold && { ...face, kind: 'chest', gold, trap: die && harm ? { die, harm } : null };
    }
    case 'hurt':
    case 'lose-gold': {
      const amount = spanOf(effect.amount);
      return amount && { ...face, kind: 'trap', what: effect.do, amount, whom: effect.whom, dodge: null };
    }
    case 'check': {
      const { whom, statistic, against } = effect;
      const [lost] = effect.lost;
      const amount = lost?.do === 'hurt' || lost?.do === 'lose-gold' ? spanOf(lost.amount) : null;
      if (!amount || (lost?.do !== 'hurt' && lost?.do !== 'lose-gold')) return null;
      return { ...face, kind: 'trap', what: lost.do, amount, whom, dodge: { statistic, against } };
    }
    default:
      return null;
  }
}
function itemForm(card: ItemCard, face: Face): Form | null {
  const article = articleOf(card.called);
  switch (card.kind) {
    case 'gear':
      return card.price === null ? null : { ...face, kind: 'gear', article, worn: card.worn, die: card.die, price: card.price };
    case 'cursed':
      return { ...face, kind: 'cursed', article, worn: card.worn, lifted: card.lifted };
    case 'healing': {
      const amount = spanOf(card.amount);
      return amount && card.price !== null ? { ...face, kind: 'healing', article, amount, price: card.price } : null;
    }
    case 'trinket':
      return { ...face, kind: 'trinket', article, price: card.price };
    default:
      return null;
  }
}

const NAME = { least: 2, most: 22 } as const;
/** Why a form makes no card yet, in a sentence; null when it does. */
export function wants(form: Form): string | null {
  const { length } = form.name.trim();
  if (length < NAME.least) return 'It still wants a name.';
  if (length > NAME.most) return 'That name is too long for a card.';
  if (form.flavour.trim().length < 4) return 'It still wants a joke, a short one will do.';
  if (form.kind === 'monster' && form.cry.trim().length < 2) return 'It still wants something to shout.';
  if (form.kind !== 'gear') return null;
  const adds = form.die !== null || Object.values(form.worn).some((by) => by !== 0);
  return adds ? null : 'It does nothing yet. Give it a die, or add to a number.';
}
