import type { Answer, Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { ownOf } from '../content/own-monster.ts';
import { bestAt } from '../rules/approach.ts';
import { heroAt, isBurning, living } from '../rules/characters.ts';
import { cardDanger, type Danger, fightDanger, type Late } from '../rules/danger.ts';
import { foeNumbers, roomsLeft } from '../rules/difficulty.ts';
import { isAtDragons, isDen, LAIR } from '../rules/dragon.ts';
import { retreat, shutDoors, waysFrom } from '../rules/map.ts';
import { priceOf } from '../rules/town.ts';
import { DRAGON, FLEE, POWER, type Power, STING, TRIES } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { attackWorth, checkChance, expectedDamage, type Foes, foesHere, outlook } from './odds.ts';

/** How the quick bot fights: it attacks the monsters with most damage per hit point, and flees from a fight that costs too many lives. */

type At = Immutable<State>;
/** What a hero who falls is worth, and each silver piece of what is lost with them. */
const HERO = 6;
const SILVER = 0.3;
/** What each feat is worth that is lost with a hero. */
const FEAT = 2;
/** What is lost with a whole party beside that. */
const PARTY = 20;
/** What a fight that is won brings each hero. */
const PRIZE = 2;
/** What the Dragon brings: whoever waits for better days runs out of them. */
const VICTORY = 600;
/** What is left of it if the Dragon is to be met again. */
const AGAIN = 0.9;
/** From what it is worth on, the party goes to the Dragon that it knows the way to. */
export const READY = 300;
/** Below this share of the party's hit points a fight is no danger, and is not weighed further. */
const HARMLESS = 0.25;
/** The bot runs from a fight that is worth less than this for each hero. */
const RUNS_BELOW = -2.5;
/** How much sooner a family's own monster should be gone, in hit points a round (LA-54). */
const NAUGHTY: { readonly [P in Power]: number } = {
  pinches: 0.5,
  splits: -0.5,
  stinks: 2,
  giggles: 1,
  grows: 0.5,
  hides: 0,
  bites: 0,
  munches: 0.5,
  runs: 0.5,
  calls: 2,
};
/** After so many rounds nobody hits anybody any more, and the bot runs. */
const LONG_FIGHT = 60;

/** What is lost with a hero of the party, on average: what they wear, and what they have grown by. */
function heroWorth(state: At, content: Content): number {
  const heroes = living(state).map((seat) => heroAt(state, seat));
  const silver = heroes.flatMap(({ equipped }) => equipped).reduce((sum, card) => sum + (priceOf(card, content) ?? 0), 0);
  const feats = heroes.reduce((sum, { feats }) => sum + feats.length, 0);
  return HERO + (SILVER * silver + FEAT * feats) / Math.max(1, heroes.length);
}
/** What a fight is worth that is so dangerous, and brings so much. */
const weighed = ({ lost, fallen, wiped }: Danger, prize: number, state: At, content: Content): number =>
  (1 - wiped) * prize - lost - fallen * heroWorth(state, content) - wiped * PARTY;
/** What a fight with these monsters is worth to the party. `late`: who misses the first round. */
export function fightWorth(state: At, foes: Foes, content: Content, late: Late = null): number {
  const prize = foes.some(({ kind }) => kind === DRAGON) ? VICTORY : PRIZE * living(state).length;
  return weighed(fightDanger(state, foes, content, late), prize, state, content);
}
/**
 * What it is worth to meet the Dragon again, with so many hit points left, as the whole party is after a night's rest (LA-48). Whoever has
 * fallen is counted as somebody new, with nothing yet.
 */
export function dragonWorth(state: At, dragon: number, content: Content): number {
  const heroes = state.heroes.map((hero) => hero && { ...hero, hp: hero.most });
  const rested = { ...state, heroes, floor: LAIR, dragon };
  const den = content.floors[LAIR].encounters.find((card) => isDen(card, content));
  return den === undefined ? 0 : weighed(cardDanger(rested, den, content), VICTORY, rested, content);
}
/** What it is worth to leave these monsters, and to come back: nothing, or else the Dragon is met again. */
export function leavingWorth(state: At, foes: Foes, content: Content): number {
  const dragon = foes.find(({ kind }) => kind === DRAGON);
  return dragon && isAtDragons(state) ? AGAIN * dragonWorth(state, dragon.hp, content) : 0;
}
/** Whether the party can go on after it has run from here: by a door to a new room, or by stairs. */
function hasWayOut(state: At): boolean {
  const back = retreat(state);
  const { delve } = state;
  if (back === null || !delve) return false;
  const from = { ...delve, at: back };
  const ways = waysFrom(from);
  const free = (room: number) => (room === back || ways[room] !== null) && !delve.rooms[room]?.foes.length;
  return (
    delve.rooms.some(({ stairs }, room) => stairs && free(room)) ||
    (roomsLeft(state) > 0 && shutDoors(delve.rooms).some(({ room }) => free(room)))
  );
}

/** LA-41: the bot weighs a fight as it is against each try. */
export function approachMove(state: At, content: Content): (command: Answer<Labyrinth>) => number {
  const foes = foesHere(state);
  const [even, late] = [fightWorth(state, foes, content), fightWorth(state, foes, content, 'heroes')];
  const gains = {
    slip: () => (hasWayOut(state) ? leavingWorth(state, foes, content) : late),
    talk: () => 2,
    trick: () => fightWorth(state, foes, content, 'foes'),
  };
  return ({ do: word }) => {
    if (word !== 'slip' && word !== 'talk' && word !== 'trick') return word === 'fight' ? even : -999;
    const { statistic, against } = TRIES[word];
    const p = checkChance(heroAt(state, bestAt(state, statistic, content)), statistic, against, content);
    return p * gains[word]() + (1 - p) * late;
  };
}

export function fightMove(state: At, seat: number, content: Content): (command: Answer<Labyrinth>) => number {
  const hero = heroAt(state, seat);
  const foes = foesHere(state);
  const heroes = living(state).map((one) => heroAt(state, one));
  const danger = (kind: string): number => Math.max(...heroes.map((one) => expectedDamage(state, kind, one, content)));
  const isWeary = (state.fight?.round ?? 0) > LONG_FIGHT;
  const isTooHard =
    outlook(state, foes, content).cost > HARMLESS &&
    hasWayOut(state) &&
    fightWorth(state, foes, content) < (leavingWorth(state, foes, content) || RUNS_BELOW * living(state).length);
  const flight = checkChance(hero, 'luck', FLEE, content);
  // The hero with the most Luck of those who still act this round tries.
  const acted = state.fight?.acted ?? [];
  const luckiest = Math.max(
    ...living(state).flatMap((one) => (acted.includes(one) ? [] : [checkChance(heroAt(state, one), 'luck', FLEE, content)])),
  );
  return (command) => {
    switch (command.do) {
      case 'attack':
      case 'bluff': {
        const foe = foes.find(({ id }) => id === command.on);
        if (!foe) return 0;
        const power = ownOf(foe.kind, content)?.power;
        // whoever hides lets the strongest friend be hit
        const hp = power === 'hides' ? Math.max(...foes.map((one) => (one.kind === foe.kind ? one.hp : 0))) : foe.hp;
        // Only slaying the Dragon wins the campaign.
        if (command.do === 'bluff' && foe.kind === DRAGON) return 0;
        const worth =
          command.do === 'bluff'
            ? checkChance(hero, 'intelligence', 20, content)
            : Math.min(1, attackWorth(hero, command.weapon, foeNumbers(state, foe.kind, content).ac, content) / hp);
        // LA-13, LA-54: damage that the hero's own spell, or a bite, may cause to the hero
        const risk = command.do !== 'attack' ? 0 : isBurning(hero) ? STING : power === 'bites' ? POWER.bites : 0;
        const sting = risk > 0 && hero.hp <= risk ? 9 : 0.0375 * risk;
        return worth * (danger(foe.kind) + 0.5 + (power ? NAUGHTY[power] : 0)) - sting;
      }
      case 'flee':
        return isWeary || (isTooHard && flight >= luckiest) ? 20 * flight : -1;
      case 'skip':
        return 0.01;
      case 'wait':
      case 'duck':
        return 0;
      default:
        return -1;
    }
  };
}
