import type { Invariant, Snapshot } from '../../../engine/game.ts';
import { goesOn } from '../../../engine/shared/agenda.ts';
import { allDifferent } from '../../../engine/shared/cards.ts';
import { allThere } from '../../../engine/shared/references.ts';
import { cardOf } from '../content/content.ts';
import { mostHp } from '../rules/help.ts';
import { endingOf, isDecided, winnersOf } from '../rules/players.ts';
import { DECK, LANDLORD_RIVALS, TEAM_PLAYERS } from '../state/constants.ts';
import type { DustUp } from '../state/tasks.ts';
import { references } from './references.ts';

/** The invariants of the state. Property tests check them after every command, and import validation checks each save with them. */

type At = Snapshot<DustUp>;

/** All cards of the state: in hands, decks, discard piles, shields, and cards being resolved. */
const everyCard = ({ state, agenda }: At): string[] => [
  ...state.players.flatMap(({ hand, pile, discard, shields }) => [...hand, ...pile, ...discard, ...shields.map(({ card }) => card)]),
  ...agenda.flatMap((task) => (task.do === 'run' && task.held ? [task.card] : [])),
];
/** An upper bound: more than all cards of a game add up to. */
const UPPER_BOUND = 999;

export const invariants: readonly Invariant<DustUp>[] = [
  allThere(references),
  goesOn<DustUp>('play', 'haunt', 'go-on'),
  { name: 'no two have the same hero', holds: ({ state }) => allDifferent(state.players.map(({ hero }) => hero)) },
  {
    name: 'of each colour there are 28 cards',
    holds: (at, content) => {
      const counts = new Map(at.state.players.map(({ hero }) => [hero, 0]));
      for (const card of everyCard(at)) {
        const { hero } = cardOf(content.cards, card);
        counts.set(hero, (counts.get(hero) ?? DECK) + 1);
      }
      return [...counts.values()].every((count) => count === DECK);
    },
  },
  {
    name: 'each card is in exactly one place',
    dealt: true,
    holds: (at, content) => {
      const all = at.state.players.flatMap(({ hero }) => content.decks.get(hero) ?? []);
      return `${everyCard(at).sort()}` === `${[...all].sort()}`;
    },
  },
  {
    name: 'hands and piles are of the own colour',
    holds: ({ state }, content) =>
      state.players.every(({ hero, hand, pile, discard }) =>
        [...hand, ...pile, ...discard].every((card) => cardOf(content.cards, card).hero === hero),
      ),
  },
  {
    name: 'shields soak more than the tokens that lie on them',
    holds: ({ state }, content) =>
      state.players.every(({ shields }) => shields.every(({ card, tokens }) => tokens < cardOf(content.cards, card).shield)),
  },
  {
    name: 'hit points lie between none and the most, and none means out',
    holds: ({ state }) => state.players.every((player) => player.hp <= mostHp(player) && (player.hp === 0) === player.out),
  },
  {
    name: 'who is out has nothing in hand, nothing in front, and is nobody untouchable',
    holds: ({ state }) =>
      state.players.every(({ out, hand, shields, untouchable }) => !out || (hand.length + shields.length === 0 && !untouchable)),
  },
  {
    name: 'a turn never asks for cards without end',
    holds: ({ state }) => {
      const { turn, players, round } = state;
      return turn.owed <= UPPER_BOUND && round >= 1 && round <= 1_000_000 && players.every(({ played }) => played.length <= UPPER_BOUND);
    },
  },
  {
    name: 'partners are two and two',
    holds: ({ state }) => !state.teams || (state.players.length === TEAM_PLAYERS && state.landlord === null),
  },
  {
    name: 'the Landlord has the last seat and his own deck, and two or three are against him',
    holds: ({ state: { players, landlord } }, content) =>
      players.every(({ hero }, seat) => (hero === content.landlord) === (seat === landlord)) &&
      (landlord === null || (landlord === players.length - 1 && landlord >= LANDLORD_RIVALS.min && landlord <= LANDLORD_RIVALS.max)),
  },
  {
    name: 'it ends when no two who are left are against each other, and not before',
    holds: ({ state, outcome }) => {
      if (!outcome) return !isDecided(state);
      const winners = winnersOf(state);
      return isDecided(state) && `${outcome.winners}` === `${winners}` && outcome.reason === endingOf(state, winners);
    },
  },
];
