import type { Game, Immutable } from '../../../engine/game.ts';
import { type Content, cardOf } from '../content/content.ts';
import { allEffects } from '../content/cross-references.ts';
import { ownOf } from '../content/own-monster.ts';
import { NEXT_CARDS, TRIES, type Try } from '../state/constants.ts';
import type { AnyHero, Delve, Room, State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import type { ApproachView, FoeView, HeroView, RoomView } from '../state/view-types.ts';
import { bestAt } from './approach.ts';
import { behindView, doorsNear, looksBehind } from './behind-the-doors.ts';
import {
  armourClassOf,
  attackOf,
  attackStatistic,
  damageDie,
  damageOf,
  heroAt,
  isAlive,
  isRenegade,
  modifierOf,
  numbersOf,
  statisticOf,
  weaponsOf,
} from './characters.ts';
import { clueAt, feelsDraught, leadsOut, readClue } from './clues.ts';
import { cardDanger, fightDanger } from './danger.ts';
import { reaches } from './dice.ts';
import { roomsLeft } from './difficulty.ts';
import { errandView } from './errands.ts';
import { duckOf } from './fights.ts';
import { neighbourOf } from './map.ts';
import { isLost } from './mutations.ts';
import { numbersOfFoe } from './powers.ts';
import { chestIn } from './rooms.ts';
import { priceOf } from './town.ts';

/** The view, and the sampling of hidden information: the order of the decks, and what lies behind doors. */

function heroView(state: Immutable<State>, hero: AnyHero, seat: number, content: Content): HeroView {
  const { race, class: klass, elements, base, hp, most, coins, pack, equipped, curses, owes, gambled, story, title, feats } = hero;
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
    armour: hero.armour,
    ac: armourClassOf(hero, content) + duckOf(state, seat),
    coins,
    pack,
    equipped,
    curses,
    renegade: isRenegade(hero),
    owes,
    gambled,
    story,
    title,
    feats,
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
    const { hp: most, ac, attack, die } = numbersOfFoe(state, foe, content);
    const bands = card === null ? [] : allEffects(cardOf(content.encounters, card).effects);
    const looks = bands.flatMap((effect) => (effect.do === 'monsters' && effect.monster === foe.kind ? (effect.looks ?? []) : []));
    return { ...foe, most, ac, attack, die, looks: looks[0] ?? ownOf(foe.kind, content)?.looks ?? null };
  });
/** LA-40: the danger of what is still in a room. */
function torchesIn(state: Immutable<State>, { card, foes }: Immutable<Room>, content: Content): number | null {
  if (foes.length > 0) return fightDanger(state, foes, content).torches;
  return card === null ? null : cardDanger(state, card, content).torches;
}
/** LA-41: a fight ahead, and who would try what. */
function approachView(state: Immutable<State>, { foes }: Immutable<Room>, content: Content): ApproachView {
  const { torches, lost, falls } = fightDanger(state, foes, content);
  const tries = (word: Try) => {
    const { statistic, against } = TRIES[word];
    const seat = bestAt(state, statistic, content);
    return { seat, works: reaches(modifierOf(heroAt(state, seat), statistic, content), against) };
  };
  return { torches, lost, falls, tries: { slip: tries('slip'), talk: tries('talk'), trick: tries('trick') } };
}
const roomViews = (state: Immutable<State>, { rooms }: Immutable<Delve>, content: Content): RoomView[] =>
  rooms.map((one, room) => ({
    room,
    x: one.x,
    y: one.y,
    doors: one.doors.map((side) => ({ side, to: neighbourOf(rooms, room, side), clue: clueAt(state, room, side, content) })),
    look: one.look,
    card: one.card,
    foes: foeViews(state, one, content),
    chest: chestIn(one, content) !== null,
    search: one.search,
    stairs: one.stairs,
    guarded: one.stairs && one.foes.length > 0,
    torches: torchesIn(state, one, content),
  }));

export const view: Game<Labyrinth>['view'] = ({ state, agenda }, viewer, content) => {
  const { delve, fight } = state;
  const here = delve?.rooms[delve.at];
  return {
    dm: state.dm,
    difficulty: state.difficulty,
    byTheBook: state.byTheBook,
    floor: state.floor,
    unlocked: state.unlocked,
    delves: state.delves,
    dragon: state.dragon,
    slain: state.slain,
    won: state.won,
    torch: state.torch,
    heroes: state.heroes.map((hero, seat) => hero && heroView(state, hero, seat, content)),
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
    approach: here && here.foes.length > 0 && !fight && !isLost(state) ? approachView(state, here, content) : null,
    errand: errandView(state),
    offered: state.errands.offered,
    done: state.errands.done,
    book: state.book,
    market: state.market.map((card) => (card === null ? null : { card, coins: priceOf(card, content) ?? 0 })),
    draught: feelsDraught(state, content),
    encounters: { left: roomsLeft(state), discard: state.encounters.discard },
    items: { left: state.items.draw.length, discard: state.items.discard },
    behind: looksBehind(state, agenda, viewer) ? behindView(state, content) : null,
  };
};

/**
 * Cards are sorted before the shuffle, so the result depends on the random source only. A card behind a door is replaced by one that shows
 * the same. What a dungeon master sees stays (LA-49).
 */
export const imagine: Game<Labyrinth>['imagine'] = (state, agenda, viewer, random, content): void => {
  const { encounters, items, delve } = state;
  const looks = looksBehind(state, agenda, viewer);
  const seen = new Set(looks ? doorsNear(state).map(({ there }) => there) : []);
  const next = [encounters, items].map(({ draw }) => (looks ? draw.splice(-NEXT_CARDS) : []));
  for (const { draw } of [encounters, items]) {
    draw.sort();
    random.shuffle(draw);
  }
  const unseen = (delve?.ahead ?? []).filter((one) => !seen.has(one));
  if (unseen.length > 0) {
    const shownBy = (card: string) => `${readClue(state, card, content)} ${leadsOut(card, content)}`;
    const cards = [...encounters.draw, ...unseen.map(({ card }) => card)].sort();
    random.shuffle(cards);
    for (const one of unseen) {
      const shown = shownBy(one.card);
      const alike = cards.findIndex((card) => shownBy(card) === shown);
      const [card = one.card] = cards.splice(alike, 1);
      one.card = card;
    }
    encounters.draw = cards;
  }
  encounters.draw.push(...(next[0] ?? []));
  items.draw.push(...(next[1] ?? []));
};
