import { byTag, type Rows } from '../../../engine/kit/rows.ts';
import { slotOf, tileUnder } from '../board.ts';
import { heroAt } from '../figures.ts';
import { reaches } from '../reach.ts';
import type { TurnCommand } from '../vocabulary.ts';
import { bestBlow, blowWorth, foeOf } from './blows.ts';
import { effectsWorth } from './effects.ts';
import { cardWorth } from './goods.ts';
import { opensUp } from './places.ts';
import { friends, type Sight } from './sight.ts';
import { WORTH } from './values.ts';

/** What it is worth to do something, here and now, or there, a walk away. */

/** What a present is worth: how much more the other can do with it. */
function giftWorth({ state, hero, content }: Sight, to: number, id: string): number {
  if (heroAt(state, to).side !== hero.side) return WORTH.pointless;
  const more = cardWorth(state, heroAt(state, to), id, content) - cardWorth(state, hero, id, content);
  return more >= 2 ? WORTH.gift + more / 2 : WORTH.bad;
}

function toolWorth(sight: Sight, source: string, hero: number | null, number: number | null): number {
  const tool = sight.tools.find((one) => one.source === source);
  if (!tool) return WORTH.bad;
  return effectsWorth(tool.use.effects, {
    sight,
    from: sight.at,
    hero: hero === null ? null : heroAt(sight.state, hero),
    foe: number === null ? null : (foeOf(sight, number) ?? null),
  });
}

type Deed = Exclude<TurnCommand, { readonly do: 'walk' }>;
const ROWS: Rows<Deed, [sight: Sight, place: (square: number) => number], number> = {
  attack: ({ source, number }, sight) => {
    const foe = foeOf(sight, number);
    const arm = sight.arms.find((one) => one.source === source);
    return foe && arm ? blowWorth(sight, foe, arm, sight.at) : WORTH.bad;
  },
  use: ({ source }, sight) => toolWorth(sight, source, null, null),
  'use-on-hero': ({ source, hero }, sight) => toolWorth(sight, source, hero, null),
  'use-on-monster': ({ source, number }, sight) => toolWorth(sight, source, null, number),
  open: ({ door }, sight, place) => doorWorth(sight, door, place),
  unlock: ({ door }, sight, place) => doorWorth(sight, door, place),
  loot: () => WORTH.loot,
  give: ({ card, to }, sight) => giftWorth(sight, to, card),
  'give-gold': () => WORTH.pointless,
  trade: () => WORTH.pointless,
  shop: (_, { shopping }) => (shopping ? WORTH.shop : WORTH.bad),
  peer: () => WORTH.peer,
  end: () => 0,
};
const worthOf = byTag(ROWS);

function doorWorth(sight: Sight, edge: number, place: (square: number) => number): number {
  const door = sight.here.doors.find((one) => one.edge === edge);
  if (!door) return WORTH.bad;
  const through = Math.max(place(door.a), place(door.b));
  return through > WORTH.nowhere && opensUp(sight, door.a, door.b) && through >= place(sight.at) - WORTH.step ? WORTH.door : WORTH.idleDoor;
}

/** What a deed is worth where the hero stands; walking is not one. */
export function deedWorth(command: TurnCommand, sight: Sight, place: (square: number) => number): number {
  return command.do === 'walk' ? Number.NEGATIVE_INFINITY : worthOf(command, sight, place);
}

/** What can be done for friends and against monsters with tools, from a square. */
function bestTool(sight: Sight, from: number): number {
  const { here, tools, foes, hero, at } = sight;
  let best = 0;
  for (const { use } of tools) {
    if (use.aim === 'nobody') {
      if (from === at || foes.length > 0) best = Math.max(best, effectsWorth(use.effects, { sight, from, hero: null, foe: null }));
    } else if (use.aim === 'hero') {
      best = Math.max(best, effectsWorth(use.effects, { sight, from, hero, foe: null }));
      for (const friend of friends(sight)) {
        if (!reaches(here, from, friend.at, use.range)) continue;
        best = Math.max(best, effectsWorth(use.effects, { sight, from, hero: friend.hero, foe: null }));
      }
    } else {
      for (const foe of foes) {
        if (reaches(here, from, foe.monster.at, use.range))
          best = Math.max(best, effectsWorth(use.effects, { sight, from, hero: null, foe }));
      }
    }
  }
  return best;
}

/** The best of what can be done on each square, once the hero has walked there. */
export function bestDeed(sight: Sight): (square: number) => number {
  const { state, hero, content, shopping } = sight;
  const wide = state.board.wide;
  // who could use what this hero carries, by the tile they stand on
  const gifts = new Map<number, number>();
  for (const friend of friends(sight)) {
    const worth = Math.max(0, ...hero.cards.map((card) => giftWorth(sight, friend.seat, card)));
    const slot = slotOf(wide, friend.at);
    gifts.set(slot, Math.max(worth, gifts.get(slot) ?? 0));
  }
  return (square) =>
    Math.max(
      bestBlow(sight, square),
      bestTool(sight, square),
      gifts.get(slotOf(wide, square)) ?? 0,
      shopping && tileUnder(state.board, content, square)?.kind === 'store' ? WORTH.shop : 0,
    );
}
