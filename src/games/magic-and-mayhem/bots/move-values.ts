import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { askOf } from '../rules/answering.ts';
import { slotOf, tileUnder } from '../rules/board.ts';
import { featureOn, isFresh } from '../rules/features.ts';
import { heroAt } from '../rules/figures.ts';
import { near, reaches } from '../rules/range-and-sight.ts';
import { featureDoesNothing } from '../rules/useless-effects.ts';
import type { TurnCommand } from '../state/tasks.ts';
import { attackValue, bestAttack, foeOf } from './attack-values.ts';
import { cardValue } from './card-values.ts';
import { effectsValue } from './effect-values.ts';
import { friends, type Situation } from './situation.ts';
import { opensUp } from './square-values.ts';
import { WEIGHTS } from './weights.ts';

/** The value of an action on the current square, or on another square after a walk. */

/** The value of a gift: how much more the other hero can do with it. */
function giftWorth({ state, hero, content }: Situation, to: number, id: string): number {
  if (heroAt(state, to).side !== hero.side) return WEIGHTS.pointless;
  const more = cardValue(state, heroAt(state, to), id, content) - cardValue(state, hero, id, content);
  return more >= 2 ? WEIGHTS.gift + more / 2 : WEIGHTS.bad;
}

function toolWorth(sight: Situation, source: string, hero: number | null, number: number | null): number {
  const tool = sight.tools.find((one) => one.source === source);
  if (!tool) return WEIGHTS.bad;
  return effectsValue(tool.use.effects, {
    sight,
    from: sight.at,
    hero: hero === null ? null : heroAt(sight.state, hero),
    foe: number === null ? null : (foeOf(sight, number) ?? null),
  });
}

type Action = Exclude<TurnCommand, { readonly do: 'walk' }>;
const ROWS: HandlerTable<Action, [sight: Situation, place: (square: number) => number], number> = {
  attack: ({ source, number }, sight) => {
    const foe = foeOf(sight, number);
    const arm = sight.arms.find((one) => one.source === source);
    return foe && arm ? attackValue(sight, foe, arm, sight.at) : WEIGHTS.bad;
  },
  use: ({ source }, sight) => toolWorth(sight, source, null, null),
  'use-on-hero': ({ source, hero }, sight) => toolWorth(sight, source, hero, null),
  'use-on-monster': ({ source, number }, sight) => toolWorth(sight, source, null, number),
  open: ({ door }, sight, place) => doorWorth(sight, door, place),
  unlock: ({ door }, sight, place) => doorWorth(sight, door, place),
  loot: () => WEIGHTS.loot,
  give: ({ card, to }, sight) => giftWorth(sight, to, card),
  'give-gold': () => WEIGHTS.pointless,
  trade: () => WEIGHTS.pointless,
  shop: (_, { shopping }) => (shopping ? WEIGHTS.shop : WEIGHTS.bad),
  peer: () => WEIGHTS.peer,
  answer: ({ number }, sight) => answerWorth(sight, number),
  say: ({ door }, sight, place) => doorWorth(sight, door, place) - WEIGHTS.idleDoor,
  'help-up': () => WEIGHTS.helpUp,
  'use-feature': (_, sight) => Math.max(WEIGHTS.idleDoor, featureWorth(sight, sight.at)),
  end: () => 0,
};
const worthOf = dispatch(ROWS);

function doorWorth(sight: Situation, edge: number, place: (square: number) => number): number {
  const door = sight.here.doors.find((one) => one.edge === edge);
  if (!door) return WEIGHTS.bad;
  const through = Math.max(place(door.a), place(door.b));
  return through > WEIGHTS.nowhere && opensUp(sight, door.a, door.b) && through >= place(sight.at) - WEIGHTS.step
    ? WEIGHTS.door
    : WEIGHTS.idleDoor;
}

/** The value of answering a monster. */
function answerWorth(sight: Situation, number: number): number {
  const foe = foeOf(sight, number);
  const asks = foe && askOf(sight.state, foe.monster, sight.content);
  if (!foe || !asks || (foe.monster.asleep && !foe.sheet.boss)) return WEIGHTS.bad;
  return WEIGHTS.answer + effectsValue([{ do: 'trial', ...asks }], { sight, from: sight.at, hero: null, foe });
}
/** The best answer from a square. */
function bestAnswer(sight: Situation, square: number): number {
  const { here, foes, seat, state, content } = sight;
  return Math.max(
    0,
    ...foes.map(({ monster }) =>
      askOf(state, monster, content) && !monster.tried.includes(seat) && near(here, square, monster.at)
        ? answerWorth(sight, monster.number)
        : 0,
    ),
  );
}

/** The value of what the room of a square offers by an Action; none if the hero may not use it. */
function featureWorth(sight: Situation, square: number): number {
  const { state, seat, content } = sight;
  const found = featureOn(state, slotOf(state.board.wide, square), content);
  if (found?.feature.how !== 'action' || !isFresh(found.feature, found.seats, seat)) return 0;
  if (featureDoesNothing(sight, seat, found.tile, square)) return 0;
  return WEIGHTS.feature + effectsValue(found.feature.effects, { sight, from: square, hero: sight.hero, foe: null });
}

/** The value of an action on the current square. Walking is not included. */
export function moveValue(command: TurnCommand, sight: Situation, place: (square: number) => number): number {
  return command.do === 'walk' ? Number.NEGATIVE_INFINITY : worthOf(command, sight, place);
}

/** The best use of a card or power from a square. */
function bestTool(sight: Situation, from: number): number {
  const { here, tools, foes, hero, at } = sight;
  let best = 0;
  for (const { use } of tools) {
    if (use.aim === 'nobody') {
      if (from === at || foes.length > 0) best = Math.max(best, effectsValue(use.effects, { sight, from, hero: null, foe: null }));
    } else if (use.aim === 'hero') {
      best = Math.max(best, effectsValue(use.effects, { sight, from, hero, foe: null }));
      for (const friend of friends(sight)) {
        if (!reaches(here, from, friend.at, use.range)) continue;
        best = Math.max(best, effectsValue(use.effects, { sight, from, hero: friend.hero, foe: null }));
      }
    } else {
      for (const foe of foes) {
        if (reaches(here, from, foe.monster.at, use.range))
          best = Math.max(best, effectsValue(use.effects, { sight, from, hero: null, foe }));
      }
    }
  }
  return best;
}

/** For each square: the best action after walking there. */
export function bestMove(sight: Situation): (square: number) => number {
  const { state, hero, content, shopping } = sight;
  const wide = state.board.wide;
  // For each tile: the best gift to a hero who stands on it.
  const gifts = new Map<number, number>();
  for (const friend of friends(sight)) {
    const worth = Math.max(0, ...hero.cards.map((card) => giftWorth(sight, friend.seat, card)));
    const slot = slotOf(wide, friend.at);
    gifts.set(slot, Math.max(worth, gifts.get(slot) ?? 0));
  }
  const lying = state.heroes.flatMap(({ side, lies }) => (lies !== null && side === hero.side ? [lies] : []));
  return (square) =>
    Math.max(
      lying.some((at) => near(sight.here, square, at)) ? WEIGHTS.helpUp : 0,
      bestAttack(sight, square),
      bestTool(sight, square),
      bestAnswer(sight, square),
      featureWorth(sight, square),
      gifts.get(slotOf(wide, square)) ?? 0,
      shopping && tileUnder(state.board, content, square)?.kind === 'store' ? WEIGHTS.shop : 0,
    );
}
