import type { Random } from '../../../engine/random.ts';
import { type Content, cardOf } from '../content/content.ts';
import { HAND, LANDLORD_HEARTS, LANDLORD_RIVALS, MAX_HP, TEAM_PLAYERS } from '../state/constants.ts';
import type { Options } from '../state/options.ts';
import type { Player, State } from '../state/state.ts';

/** One different hero for each seat (DU-1): the wanted one if it is available, else a random one. The Landlord has his own deck (DU-24). */
function assignHeroes(seats: number, wished: readonly string[], landlord: number | null, random: Random, content: Content): string[] {
  const heroes: (string | null)[] = Array.from({ length: seats }, (_, seat) => {
    if (seat === landlord) return content.landlord;
    const wish = wished[seat];
    return wish !== undefined && content.playable.has(wish) && wished.indexOf(wish) === seat ? wish : null;
  });
  const left = [...content.playable].filter((id) => !heroes.includes(id));
  random.shuffle(left);
  return heroes.map((hero) => hero ?? left.pop() ?? '');
}

/** Takes the smallest shield card from a deck. Returns no shield if there is none. */
function shieldFrom(pile: string[], content: Content): Player['shields'] {
  const soaks = (card: string): number => cardOf(content.cards, card).shield;
  const [smallest] = pile.filter((card) => soaks(card) > 0).sort((a, b) => soaks(a) - soaks(b) || (a < b ? -1 : 1));
  if (smallest === undefined) return [];
  pile.splice(pile.indexOf(smallest), 1);
  return [{ card: smallest, tokens: 0 }];
}

/**
 * The state before the first turn (DU-1 to DU-3, DU-23, DU-24). Where it is better to go first, with two players or two
 * sides, whoever goes last starts with a shield. The Landlord has the last seat, and never goes first.
 */
export function setup(seats: number, options: Options, random: Random, content: Content): State {
  const rivals = seats - 1;
  const landlord = options.landlord !== null && rivals >= LANDLORD_RIVALS.min && rivals <= LANDLORD_RIVALS.max ? rivals : null;
  const first = options.first % (landlord ?? seats);
  const teams = options.teams && seats === TEAM_PLAYERS && landlord === null;
  const behindShield = options.level && (seats === 2 || teams) ? (first + seats - 1) % seats : null;
  const players = assignHeroes(seats, options.heroes, landlord, random, content).map((hero, seat): Player => {
    const pile = [...(content.decks.get(hero) ?? [])];
    random.shuffle(pile);
    const hand = pile.splice(-HAND);
    const shields = seat === behindShield ? shieldFrom(pile, content) : [];
    const hearts = options.landlord !== null && seat === landlord ? LANDLORD_HEARTS[options.landlord] * rivals : MAX_HP;
    return {
      hero,
      hp: hearts,
      hearts,
      help: 'none',
      hand,
      pile,
      discard: [],
      shields,
      untouchable: false,
      out: false,
      hitBy: null,
      played: [],
    };
  });
  return { ghosts: options.ghosts, teams, landlord, first, round: 1, turn: { seat: first, owed: 0 }, players };
}
