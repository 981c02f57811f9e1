import type { Immutable, Invariant, Scene } from '../../engine/game.ts';
import { unlike } from '../../engine/kit/cards.ts';
import { MOST_HP } from './changes.ts';
import { choices } from './choices.ts';
import { type Content, DECK, need } from './content.ts';
import { missing } from './missing.ts';
import type { Choice, DustUp, State } from './vocabulary.ts';

/** What is always so. The laws look at it after every command; a save that comes in is held against it, and trusted no further. */

type At = Scene<DustUp>;

/** Every card on the table: in hands, piles, discard piles, in front of somebody, or being carried out. */
const everyCard = ({ state, agenda }: At): string[] => [
  ...state.players.flatMap(({ hand, pile, discard, shields }) => [...hand, ...pile, ...discard, ...shields.map(({ card }) => card)]),
  ...agenda.flatMap((task) => (task.do === 'run' && task.held ? [task.card] : [])),
];
/** More than all cards of a table can add up to. */
const MANY = 999;

/** One question at a time: a card of the hand, a haunting, or something on the way through a card. */
function inOrder({ state, agenda }: At): boolean {
  const { seat } = state.turn;
  const asked = agenda[agenda.length - 1];
  const out = state.players[seat]?.out;
  if (!asked || agenda.some((task) => task.seat !== seat)) return false;
  if (asked.do === 'play') return agenda.length === 1 && !out;
  if (asked.do === 'haunt') return agenda.length === 1 && out === true && state.ghosts;
  const [last, ...cards] = agenda.slice(0, -1);
  return !out && asked.do in choices && last?.do === 'go-on' && cards.length > 0 && cards.every(({ do: kind }) => kind === 'run');
}

/** The question on top is one that its card asks, and can be answered. */
function possible({ state, agenda }: At, content: Content): boolean {
  const asked = agenda[agenda.length - 1] as Immutable<Choice>;
  const row = choices[asked.do] as { options(state: Immutable<State>, choice: Immutable<Choice>, content: Content): readonly unknown[] };
  if (row.options(state, asked, content).length === 0) return false;
  if (asked.do === 'attack' && asked.amount < 1) return false;
  const runs = agenda.flatMap((task) => (task.do === 'run' ? [task] : []));
  return runs.every(({ card, next, held }) => {
    const { effects } = need(content.cards, card);
    const laid = effects.slice(0, next).some((effect) => effect.do === 'shield');
    return next >= 1 && next <= effects.length && held !== laid;
  });
}

export const invariants: readonly Invariant<DustUp>[] = [
  { name: 'everything that is named is in the box', holds: (at, content) => missing(at, content) === null, wrong: missing },
  { name: 'no two have the same hero', holds: ({ state }) => unlike(state.players.map(({ hero }) => hero)) },
  {
    name: 'of each colour there are 28 cards',
    holds: (at, content) => {
      const counts = new Map(at.state.players.map(({ hero }) => [hero, 0]));
      for (const card of everyCard(at)) {
        const { hero } = need(content.cards, card);
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
        [...hand, ...pile, ...discard].every((card) => need(content.cards, card).hero === hero),
      ),
  },
  {
    name: 'shields soak more than the tokens that lie on them',
    holds: ({ state }, content) =>
      state.players.every(({ shields }) => shields.every(({ card, tokens }) => tokens < need(content.cards, card).shield)),
  },
  {
    name: 'hit points lie between none and ten, and none means out',
    holds: ({ state }) => state.players.every(({ hp, out }) => hp <= MOST_HP && (hp === 0) === out),
  },
  {
    name: 'who is out has nothing in hand, nothing in front, and is nobody untouchable',
    holds: ({ state }) =>
      state.players.every(({ out, hand, shields, untouchable }) => !out || (hand.length + shields.length === 0 && !untouchable)),
  },
  {
    name: 'the turn belongs to somebody, and never asks for cards without end',
    holds: ({ state }) => {
      const { turn, players, first, round } = state;
      return (
        turn.seat < players.length &&
        first < players.length &&
        turn.owed <= MANY &&
        round >= 1 &&
        round <= 1_000_000 &&
        players.every(({ played }) => played.length <= MANY)
      );
    },
  },
  {
    name: 'it ends when one is left or none, and not before',
    holds: ({ state, outcome }) => {
      const left = state.players.flatMap(({ out }, seat) => (out ? [] : [seat]));
      if (!outcome) return left.length > 1;
      return left.length < 2 && `${outcome.winners}` === `${left}` && outcome.reason === (left.length === 1 ? 'last' : 'tie');
    },
  },
  { name: 'one thing is asked at a time, in its place', holds: (at) => at.outcome !== null || inOrder(at) },
  { name: 'what is asked can be answered', holds: (at, content) => at.outcome !== null || possible(at, content) },
];
