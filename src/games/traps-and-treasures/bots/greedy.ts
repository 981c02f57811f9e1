import { best } from '../../../engine/bots/best.ts';
import type { Answer, Immutable, Of } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import type { Policy } from '../../../engine/simulate.ts';
import { HOME, levelOf } from '../board.ts';
import { type Content, need, rowAddress } from '../content.ts';
import { mostHealth, playerAt } from '../players.ts';
import type { State } from '../state.ts';
import type { Choice, Traps, TurnCommand } from '../vocabulary.ts';
import { useNow } from './hand.ts';
import { type Mind, TASTES, type Taste } from './mind.ts';
import { fateOf, monsterAt, oddsOf, strangerOdds } from './odds.ts';
import { after, FAR, stepsHome, stepsOut } from './ways.ts';

/** The quick bot: goes out for gold, turns back while it can still carry it home. All that it looks at lies open. */

type At = Immutable<State>;
/** What is lost with a knock-out besides the gold. */
const TRIP = 2.5;

const worthFighting = ({ state, seat, content }: Mind): number => {
  const { at, health, gold } = playerAt(state, seat);
  const { worth, death } = strangerOdds(content, levelOf(state, at), health, gold);
  return worth - death * (gold + TRIP);
};

function mindOf(state: At, seat: number, content: Content, taste: Taste): Mind {
  const { at, gold, stored, health } = playerAt(state, seat);
  const home = stepsHome(state, content);
  const way = home[at] ?? FAR;
  const last = state.last !== null;
  const rich = gold >= taste.enough || (gold > 0 && stored + gold >= state.target) || (health <= 1 && gold > 2);
  const hurried = state.players.some((other, i) => i !== seat && other.stored + other.gold >= state.target && gold > 0 && way <= 3);
  return { state, seat, content, taste, home, back: last ? gold > 0 && way + 1 <= state.turn.points : rich || hurried };
}

function worthOf(mind: Mind, command: TurnCommand, out: readonly number[]): number {
  const { state, seat, content, taste, home, back } = mind;
  const player = playerAt(state, seat);
  const here = player.at;
  switch (command.do) {
    case 'use':
      return useNow(mind, command.card) ? 50 : -50;
    case 'rest':
      if (here === HOME) return player.gold > 0 ? 40 : 1 + (mostHealth(player, content) - player.health >= 3 ? 20 : 0);
      return back ? 0.5 : 1 + (player.health <= 2 ? 1.2 : -0.5);
    case 'move':
    case 'lay': {
      if (back) return 10 + (home[here] ?? FAR) - after(state, seat, command, content, home, null);
      const gain = (out[here] ?? FAR) - after(state, seat, command, content, out, taste.level);
      const tidy = command.do === 'lay' ? 0 : 0.1;
      return gain > 0 ? 5 + Math.min(gain, 3) + tidy : -1 + Math.max(-3, gain) / 10;
    }
    case 'fight': {
      const worth = worthFighting(mind);
      if (back) return (home[here] ?? FAR) >= FAR ? 1 + worth : worth - 5;
      return levelOf(state, here) >= taste.level || (out[here] ?? FAR) >= FAR ? 2 + worth : Math.min(2, worth);
    }
    case 'attack': {
      const purse = Math.min(3, playerAt(state, command.on).gold);
      return (state.turn.points === 1 ? 2 : 1.2) + purse * 0.35;
    }
    case 'end':
      return 0;
  }
}

/** Whether another throw, or so much more, is likely to be better. */
function afterRoll(state: At, seat: number, card: string, content: Content): number {
  const [effect] = need(content.treasures, card).use?.effects ?? [];
  const level = playerAt(state, seat).cards.find((held) => held.card === card)?.level ?? 1;
  const { fight, duel } = state;
  if (!fight) {
    const [mine, theirs] = duel?.by === seat ? [duel.attack ?? 0, 4] : [duel?.defend ?? 0, duel?.attack ?? 0];
    return mine <= theirs - 1 ? 1 : -1;
  }
  const [monster] = fight.cards;
  const { health, gold } = playerAt(state, seat);
  if (monster === undefined || fight.die === null || !effect) return -1;
  const worthAt = (die: number): number => {
    const { worth, dead } = fateOf(content.lists.get(rowAddress(monster, fight.level, Math.min(6, die))) as never, health, gold);
    return dead ? -gold - TRIP : worth;
  };
  const now = worthAt(fight.die);
  if (effect.do === 'add')
    return worthAt(fight.die + (typeof effect.amount === 'number' ? effect.amount : (effect.amount[level - 1] ?? 1))) - now - 1.5;
  const { worth, death } = oddsOf(monsterAt(content, monster, fight.level), health, gold);
  return worth - death * (gold + TRIP) - now - 1.5;
}

/** What each answer is worth to a bot of that taste. */
function rate(choice: Choice, state: At, content: Content, taste: Taste): (command: Answer<Traps>) => number {
  const { seat } = choice;
  switch (choice.do) {
    case 'turn': {
      const mind = mindOf(state, seat, content, taste);
      const out = stepsOut(state, content, taste.level);
      return (command) => worthOf(mind, command as TurnCommand, out);
    }
    case 'face': {
      const { health, gold } = playerAt(state, seat);
      const level = state.fight?.level ?? 1;
      return (command) => {
        const { card } = command as Of<Answer<Traps>, 'face'>;
        const { worth, death } = oddsOf(monsterAt(content, card, level), health, gold);
        return worth - death * (gold + TRIP);
      };
    }
    case 'after-roll':
      return (command) => (command.do === 'use' ? afterRoll(state, seat, command.card, content) : 0);
    case 'robbed':
    case 'dying':
      return (command) => (command.do === 'use' ? 1 : 0);
    case 'pick-player':
      return (command) => {
        const other = playerAt(state, (command as Of<Answer<Traps>, 'player'>).on);
        return choice.why === 'steal' ? other.gold : levelOf(state, other.at) * 10 - other.gold;
      };
    case 'pick-place': {
      const home = stepsHome(state, content);
      return (command) => {
        const { to } = command as Of<Answer<Traps>, 'place'>;
        return Math.min(taste.level, levelOf(state, to)) * 10 - Math.min(9, home[to] ?? FAR);
      };
    }
    case 'pick-tile':
      return (command) => {
        const { pattern } = need(content.tiles, (command as Of<Answer<Traps>, 'tile'>).tile);
        return need(content.patterns, pattern).paths.length;
      };
    default:
      return () => 0;
  }
}

/** A bot of one taste, whatever happens: to measure tastes against each other. */
export const tasting =
  (taste: Taste, random: Random): Policy<Traps> =>
  (options, choice, table) =>
    best(options, rate(choice, table.seen, table.content, taste), random);

/** The quick bot: it goes down to level 2. */
export const greedy = (random: Random): Policy<Traps> => tasting(TASTES[2], random);
