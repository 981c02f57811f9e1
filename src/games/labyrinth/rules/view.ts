import type { Game, Immutable } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { type Content, cardOf } from '../content/content.ts';
import { allEffects } from '../content/cross-references.ts';
import type { AnyHero, Delve, Room, State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import type { FoeView, HeroView, RoomView } from '../state/view-types.ts';
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
import { foeNumbers, roomsLeft } from './difficulty.ts';
import { neighbourOf } from './map.ts';
import { chestIn } from './rooms.ts';
import { priceOf } from './town.ts';

/** The view, and the sampling of hidden information: only the order of the decks is hidden. */

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
const foeViews = (state: Immutable<State>, { foes, card }: Immutable<Room>, content: Content): FoeView[] =>
  foes.map((foe) => {
    const { hp: most, ac, attack, die } = foeNumbers(state, foe.kind, content);
    const bands = card === null ? [] : allEffects(cardOf(content.encounters, card).effects);
    const looks = bands.flatMap((effect) => (effect.do === 'monsters' && effect.monster === foe.kind ? (effect.looks ?? []) : []));
    return { ...foe, most, ac, attack, die, looks: looks[0] ?? null };
  });
const roomViews = (state: Immutable<State>, { rooms }: Immutable<Delve>, content: Content): RoomView[] =>
  rooms.map((one, room) => ({
    room,
    x: one.x,
    y: one.y,
    doors: one.doors.map((side) => ({ side, to: neighbourOf(rooms, room, side) })),
    look: one.look,
    card: one.card,
    foes: foeViews(state, one, content),
    chest: chestIn(one, content) !== null,
    search: one.search,
    stairs: one.stairs,
    guarded: one.stairs && one.foes.length > 0,
  }));

export const view: Game<Labyrinth>['view'] = ({ state }, _viewer, content) => {
  const { delve, fight } = state;
  const here = delve?.rooms[delve.at];
  return {
    dm: state.dm,
    difficulty: state.difficulty,
    byTheBook: state.byTheBook,
    floor: state.floor,
    unlocked: state.unlocked,
    delves: state.delves,
    slain: state.slain,
    won: state.won,
    torch: state.torch,
    heroes: state.heroes.map((hero, seat) => hero && heroView(hero, seat, content)),
    help: state.help,
    draft: state.draft,
    at: delve?.at ?? null,
    rooms: delve ? roomViews(state, delve, content) : [],
    fight: fight && {
      round: fight.round,
      order: fight.order,
      now: fight.now,
      acted: fight.acted,
      attacks: fight.attacks,
      fled: fight.fled,
      volley: fight.volley,
      foes: here ? foeViews(state, here, content) : [],
    },
    market: state.market.map((card) => (card === null ? null : { card, coins: priceOf(card, content) ?? 0 })),
    encounters: { left: roomsLeft(state), discard: state.encounters.discard },
    items: { left: state.items.draw.length, discard: state.items.discard },
  };
};

/** Cards are sorted before the shuffle, so the result depends on the random source only. */
export const imagine = ({ encounters, items }: State, _agenda: unknown, _viewer: unknown, random: Random): void => {
  for (const { draw } of [encounters, items]) {
    draw.sort();
    random.shuffle(draw);
  }
};
