import type { Immutable, Rules } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import {
  armourClassOf,
  attackOf,
  attackStatistic,
  damageDie,
  damageOf,
  isAlive,
  isRenegade,
  modifierOf,
  numbersOf,
  statisticOf,
  weaponsOf,
} from './characters.ts';
import { type Content, need } from './content.ts';
import { beyond } from './map.ts';
import { chestIn } from './rooms.ts';
import type { FoeView, HeroView, RoomView } from './sights.ts';
import type { AnyHero, Delve, Foe, State } from './state.ts';
import { priceOf } from './town.ts';
import type { Labyrinth } from './vocabulary.ts';

/** What may be seen, and what may be believed: everything but the order of the decks. */

function heroView(hero: AnyHero, seat: number, content: Content): HeroView {
  const { race, class: klass, elements, base, hp, most, coins, pack, equipped, curses, owes, gambled, story } = hero;
  const statistic = attackStatistic(hero, content);
  return {
    seat,
    race,
    class: klass,
    elements,
    base,
    statistics: numbersOf((one) => statisticOf(hero, one, content)),
    modifiers: numbersOf((one) => modifierOf(hero, one, content)),
    alive: isAlive(hero),
    hp,
    most,
    ac: armourClassOf(hero, content),
    coins,
    pack,
    equipped,
    curses,
    renegade: isRenegade(hero),
    owes,
    gambled,
    story,
    attacks: weaponsOf(hero, content).map((weapon) => ({
      weapon,
      statistic,
      attack: attackOf(hero, weapon, content),
      die: damageDie(hero, weapon, content),
      damage: damageOf(hero, weapon, content),
    })),
  };
}
const foeView = (foe: Immutable<Foe>, content: Content): FoeView => {
  const { hp: most, ac, attack, die } = need(content.monsters, foe.kind);
  return { ...foe, most, ac, attack, die };
};
const roomViews = ({ rooms }: Immutable<Delve>, content: Content): RoomView[] =>
  rooms.map((one, room) => ({
    room,
    x: one.x,
    y: one.y,
    doors: one.doors.map((side) => ({ side, to: beyond(rooms, room, side) })),
    look: one.look,
    card: one.card,
    foes: one.foes.map((foe) => foeView(foe, content)),
    chest: chestIn(one, content) !== null,
    search: one.search,
    stairs: one.stairs,
    guarded: one.stairs && one.foes.length > 0,
  }));

export const view: Rules<Labyrinth>['view'] = ({ state }, _viewer, content) => {
  const { delve, fight } = state;
  return {
    dm: state.dm,
    floor: state.floor,
    unlocked: state.unlocked,
    delves: state.delves,
    slain: state.slain,
    won: state.won,
    torch: state.torch,
    heroes: state.heroes.map((hero, seat) => hero && heroView(hero, seat, content)),
    draft: state.draft,
    at: delve?.at ?? null,
    rooms: delve ? roomViews(delve, content) : [],
    fight: fight && {
      round: fight.round,
      order: fight.order,
      now: fight.now,
      acted: fight.acted,
      attacks: fight.attacks,
      fled: fight.fled,
      volley: fight.volley,
      foes: (delve?.rooms[delve.at]?.foes ?? []).map((foe) => foeView(foe, content)),
    },
    market: state.market.map((card) => (card === null ? null : { card, coins: priceOf(card, content) ?? 0 })),
    encounters: { left: state.encounters.draw.length, discard: state.encounters.discard },
    items: { left: state.items.draw.length, discard: state.items.discard },
  };
};

/** Sorted before they are shuffled, so that the same source deals the same worlds whatever the truth is. */
export const imagine = ({ encounters, items }: State, _agenda: unknown, _viewer: unknown, random: Random): void => {
  for (const { draw } of [encounters, items]) {
    draw.sort();
    random.shuffle(draw);
  }
};
