import type { Immutable } from '../../../engine/game.ts';
import { dispatchIfAny, type HandlerTable } from '../../../engine/shared/handlers.ts';
import type { At, Effect } from '../content/card-schemas.ts';
import { darkBeside, slotOf } from '../rules/board.ts';
import { damageAfterResistance, ignoredHitReason } from '../rules/figures.ts';
import { near } from '../rules/range-and-sight.ts';
import type { Hero } from '../state/state.ts';
import { hitValue } from './attack-values.ts';
import { type Foe, missing, type Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

/** The inputs for the value of an effect list: the acting hero's situation, the square, and the target. */
type UsedEffects = {
  readonly sight: Situation;
  readonly from: number;
  readonly hero: Immutable<Hero> | null;
  readonly foe: Foe | null;
};

/** The monsters that an effect applies to. */
function foesOf({ sight, from, foe }: UsedEffects, at: At): readonly Foe[] {
  const { here, foes, state } = sight;
  if (at === 'monsters-near') return foes.filter(({ monster }) => near(here, from, monster.at));
  if (at === 'monsters-on-tile') {
    const slot = slotOf(state.board.wide, from);
    return foes.filter(({ monster }) => slotOf(state.board.wide, monster.at) === slot);
  }
  return at === 'target' && foe ? [foe] : [];
}

/** The heroes of the own side that an effect applies to. */
function heroesOf({ sight, from, hero }: UsedEffects, at: At): readonly Immutable<Hero>[] {
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

/** The value of healing: highest for a hero with few hearts, none if most of it would be wasted. */
function healWorth(hero: Immutable<Hero>, amount: number, { content }: Situation): number {
  const gain = Math.min(amount, missing(hero, content));
  if (gain < Math.min(2, amount)) return WEIGHTS.bad;
  return WEIGHTS.mending + WEIGHTS.heartMended * gain + (hero.hp <= 2 ? WEIGHTS.urgent : 0);
}

const ROWS: Partial<HandlerTable<Immutable<Effect>, [deed: UsedEffects], number>> = {
  hit: ({ amount, type, at }, deed) => {
    const { sight, from } = deed;
    const hurt = heroesOf(deed, at);
    return (
      sumOf(foesOf(deed, at), (foe) => {
        const done = ignoredHitReason(sight.state, foe.monster, from, sight.content)
          ? 0
          : damageAfterResistance(amount, type, foe.sheet.bonuses);
        return Math.max(0, hitValue(sight, foe, done));
      }) + sumOf(hurt, ({ hp }) => (hp <= amount ? WEIGHTS.whisk : amount) * WEIGHTS.heartSpent)
    );
  },
  heal: ({ amount, at }, deed) => sumOf(heroesOf(deed, at), (hero) => healWorth(hero, amount, deed.sight)),
  afflict: ({ state, at }, deed) => {
    const { sight } = deed;
    const foes = sumOf(foesOf(deed, at), ({ monster, sheet }) =>
      monster.asleep || monster.lasting.some((spell) => spell.state === state)
        ? WEIGHTS.bad
        : WEIGHTS.spell + (sheet.boss ? WEIGHTS.wanted : 0),
    );
    const worth = state !== 'invisible' ? WEIGHTS.pointless : sight.foes.length > 0 ? WEIGHTS.hidden : WEIGHTS.bad;
    return foes + sumOf(heroesOf(deed, at), () => worth);
  },
  cure: ({ at }, deed) =>
    sumOf(heroesOf(deed, at), ({ lasting }) => (lasting.some((spell) => spell.state !== 'invisible') ? WEIGHTS.cured : 0)),
  draw: () => WEIGHTS.draw,
  gold: ({ amount }) => WEIGHTS.gold * amount,
  'lose-gold': ({ amount }) => -WEIGHTS.gold * amount,
  // It is beaten, whatever hearts it has.
  'go-home': (_, { sight, foe }) => (foe ? hitValue(sight, foe, foe.monster.hp) : 0),
  steps: ({ amount }) => amount,
  torch: ({ rounds }, { sight }) => (sight.state.torch === null ? 0 : 3 * rounds),
  'open-doors': () => WEIGHTS.door,
  flip: (_, { sight, from }) => (sight.aim === 'home' || darkBeside(sight.state.board, from).length === 0 ? WEIGHTS.bad : WEIGHTS.flip),
  'whisk-home': ({ at }, deed) =>
    deed.sight.aim === 'home'
      ? WEIGHTS.whisk
      : sumOf(heroesOf(deed, at), (hero) => (missing(hero, deed.sight.content) > 3 ? 1 : WEIGHTS.pointless)),
  'bonus-action': () => WEIGHTS.bonusAction,
  roll: (effect, deed) => {
    const good = (7 - effect.on) / 6;
    return good * effectsValue(effect.then, deed) + (1 - good) * effectsValue(effect.else, deed);
  },
  trial: (effect, deed) => (effectsValue(effect.won, deed) + effectsValue(effect.lost, deed)) / 2,
  if: (effect, deed) => effectsValue(effect.then, deed) / 2,
  'choose-one': ({ of }, deed) => Math.max(...of.map((effects) => effectsValue(effects, deed))),
};
const effectWorth = dispatchIfAny(ROWS);

export const effectsValue = (effects: readonly Immutable<Effect>[], deed: UsedEffects): number =>
  sumOf(effects, (effect) => effectWorth(effect, deed) ?? 0);
