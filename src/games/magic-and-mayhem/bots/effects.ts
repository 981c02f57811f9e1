import type { Immutable } from '../../../engine/game.ts';
import { byTagIfAny, type Rows } from '../../../engine/kit/rows.ts';
import { darkBeside, slotOf } from '../board.ts';
import type { At, Effect } from '../cards.ts';
import { lands, shrugs } from '../figures.ts';
import { near } from '../reach.ts';
import type { Hero } from '../state.ts';
import { hitWorth } from './blows.ts';
import { type Foe, missing, type Sight } from './sight.ts';
import { WORTH } from './values.ts';

/** What a list of effects is worth, done by the hero who decides, from a square, to whom it is aimed at. */
export type Deed = { readonly sight: Sight; readonly from: number; readonly hero: Immutable<Hero> | null; readonly foe: Foe | null };

/** The monsters that an effect comes to. */
function foesOf({ sight, from, foe }: Deed, at: At): readonly Foe[] {
  const { here, foes, state } = sight;
  if (at === 'monsters-near') return foes.filter(({ monster }) => near(here, from, monster.at));
  if (at === 'monsters-on-tile') {
    const slot = slotOf(state.board.wide, from);
    return foes.filter(({ monster }) => slotOf(state.board.wide, monster.at) === slot);
  }
  return at === 'target' && foe ? [foe] : [];
}

/** The heroes of its own side that an effect comes to. */
function heroesOf({ sight, from, hero }: Deed, at: At): readonly Immutable<Hero>[] {
  const { here, state } = sight;
  const up = state.heroes.filter((one) => one.at !== null && one.side === sight.hero.side);
  const where = (one: Immutable<Hero>) => (one === sight.hero ? from : (one.at ?? -1));
  switch (at) {
    case 'self':
      return [sight.hero];
    case 'target':
      return hero ? [hero] : [];
    case 'all-heroes':
      return up;
    case 'heroes-near':
      return up.filter((one) => near(here, from, where(one)));
    case 'heroes-on-tile':
      return up.filter((one) => slotOf(state.board.wide, where(one)) === slotOf(state.board.wide, from));
    default:
      return [];
  }
}

const sumOf = <T>(list: readonly T[], worth: (one: T) => number): number => list.reduce((sum, one) => sum + worth(one), 0);

/** What hearts are worth to a hero: most to whom has few left; nothing when most of them would be wasted. */
function healWorth(hero: Immutable<Hero>, amount: number, { content }: Sight): number {
  const gain = Math.min(amount, missing(hero, content));
  if (gain < Math.min(2, amount)) return WORTH.bad;
  return WORTH.mending + WORTH.heartMended * gain + (hero.hp <= 2 ? WORTH.urgent : 0);
}

const ROWS: Partial<Rows<Immutable<Effect>, [deed: Deed], number>> = {
  hit: ({ amount, type, at }, deed) => {
    const { sight, from } = deed;
    const hurt = heroesOf(deed, at);
    return (
      sumOf(foesOf(deed, at), (foe) => {
        const done = shrugs(sight.state, foe.monster, from, sight.content) ? 0 : lands(amount, type, foe.sheet.bonuses);
        return Math.max(0, hitWorth(sight, foe, done));
      }) + sumOf(hurt, ({ hp }) => (hp <= amount ? WORTH.whisk : amount) * WORTH.heartSpent)
    );
  },
  heal: ({ amount, at }, deed) => sumOf(heroesOf(deed, at), (hero) => healWorth(hero, amount, deed.sight)),
  afflict: ({ state, at }, deed) => {
    const { sight } = deed;
    const foes = sumOf(foesOf(deed, at), ({ monster, sheet }) =>
      monster.asleep || monster.lasting.some((spell) => spell.state === state) ? WORTH.bad : WORTH.spell + (sheet.boss ? WORTH.wanted : 0),
    );
    const worth = state !== 'invisible' ? WORTH.pointless : sight.foes.length > 0 ? WORTH.hidden : WORTH.bad;
    return foes + sumOf(heroesOf(deed, at), () => worth);
  },
  cure: ({ at }, deed) =>
    sumOf(heroesOf(deed, at), ({ lasting }) => (lasting.some((spell) => spell.state !== 'invisible') ? WORTH.cured : 0)),
  draw: () => WORTH.draw,
  gold: ({ amount }) => WORTH.gold * amount,
  'lose-gold': ({ amount }) => -WORTH.gold * amount,
  flip: (_, { sight, from }) => (sight.aim === 'home' || darkBeside(sight.state.board, from).length === 0 ? WORTH.bad : WORTH.flip),
  'whisk-home': ({ at }, deed) =>
    deed.sight.aim === 'home'
      ? WORTH.whisk
      : sumOf(heroesOf(deed, at), (hero) => (missing(hero, deed.sight.content) > 3 ? 1 : WORTH.pointless)),
  'bonus-action': () => WORTH.bonusAction,
  roll: (effect, deed) => {
    const good = (7 - effect.on) / 6;
    return good * effectsWorth(effect.then, deed) + (1 - good) * effectsWorth(effect.else, deed);
  },
  trial: (effect, deed) => (effectsWorth(effect.won, deed) + effectsWorth(effect.lost, deed)) / 2,
  if: (effect, deed) => effectsWorth(effect.then, deed) / 2,
  'choose-one': ({ of }, deed) => Math.max(...of.map((effects) => effectsWorth(effects, deed))),
};
const effectWorth = byTagIfAny(ROWS);

export const effectsWorth = (effects: readonly Immutable<Effect>[], deed: Deed): number =>
  sumOf(effects, (effect) => effectWorth(effect, deed) ?? 0);
