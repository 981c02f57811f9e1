import type { Of } from '../../engine/game.ts';
import { onTag, type RowsOn } from '../../engine/kit/rows.ts';
import type { Effect, Tally } from './cards.ts';
import { type Brawl, breakShield, discard, draw, fall, hit, MOST_HP, refill } from './changes.ts';
import { need } from './content.ts';
import { canBeReached, opponents, playerAt, standing, target } from './seats.ts';
import { discarded, shieldsOf } from './targets.ts';
import type { Choice, Player, Run } from './vocabulary.ts';

/** What each word on a card does. */

/** What must be done before the card's next symbol: a question, or another card. */
type First = Choice | Run | null;

const TALLY: { readonly [K in Tally]: (player: Player) => number } = {
  shield: ({ shields }) => shields.length,
  'card-played': ({ played }) => played.length,
  'two-hearts-lost': ({ hp }) => Math.floor((MOST_HP - hp) / 2),
};
/** How many damage an attack does just now. */
export const swordsOf = ({ amount, each }: Of<Effect, 'attack'>, player: Player): number =>
  each === undefined ? amount : amount * TALLY[each](player);

function nothing(turn: Brawl, seat: number, what: Effect['do']): null {
  turn.emit?.({ do: 'came-to-nothing', seat, what });
  return null;
}

/** A blow at somebody, or at one of their shields (DU-9). */
export function attack(turn: Brawl, seat: number, at: number, shield: number | null, amount: number): void {
  turn.emit?.({ do: 'attacked', seat, at, amount });
  hit(turn, at, amount, shield);
  fall(turn);
}

/** The shield comes over with its tokens, and is the newest there (DU-15a). */
export function takeShield(turn: Brawl, seat: number, from: number, place: number): void {
  const [shield] = playerAt(turn.state, from).shields.splice(place, 1);
  if (!shield) return;
  playerAt(turn.state, seat).shields.push(shield);
  turn.emit?.({ do: 'took-shield', seat, from, shield: place, card: shield.card });
}

/** A card is played now: from this hand, that deck, or the discard pile. */
export function played(turn: Brawl, seat: number, card: string, from: number, out: 'hand' | 'pile' | 'discard'): Run {
  playerAt(turn.state, seat).played.push(card);
  turn.emit?.({ do: 'played', seat, card, from, out });
  return { do: 'run', seat, card, next: 0, held: true };
}

/** The top card of another deck, played at once by `seat` (DU-15b). */
export function liftCard(turn: Brawl, seat: number, from: number): Run | null {
  refill(turn, from);
  const card = playerAt(turn.state, from).pile.pop();
  if (card === undefined) return nothing(turn, seat, 'lift-card');
  turn.reveal('lift');
  return played(turn, seat, card, from, 'pile');
}

/** A card of the own discard pile, played at once (DU-15). */
export function encore(turn: Brawl, seat: number, card: string): Run {
  const pile = playerAt(turn.state, seat).discard;
  pile.splice(pile.lastIndexOf(card), 1);
  return played(turn, seat, card, seat, 'discard');
}

/** Two change hearts (DU-15). */
export function swapHearts(turn: Brawl, seat: number, at: number): void {
  const me = playerAt(turn.state, seat);
  const other = playerAt(turn.state, at);
  const mine = me.hp;
  me.hp = other.hp;
  other.hp = mine;
  turn.emit?.({ do: 'swapped-hearts', seat, at, now: me.hp, theirs: other.hp });
}

/** `seat` makes `at` drop cards. Which of them slip, chance says: nobody sees the hand. */
export function spill(turn: Brawl, seat: number, at: number, count: number): void {
  const { hand } = playerAt(turn.state, at);
  const cards: string[] = [];
  while (cards.length < count && hand.length > 0) cards.push(...hand.splice(turn.random.int(hand.length), 1));
  if (cards.length === 0) {
    nothing(turn, seat, 'spill');
    return;
  }
  turn.reveal('spill');
  turn.emit?.({ do: 'spilled', seat: at, cards });
  for (const card of cards) discard(turn, card);
}

/** Asks which opponent, unless there is but one; nobody can be reached: nothing happens. */
function opponentOr(turn: Brawl, seat: number, what: Effect['do'], ask: Choice, only: (at: number) => First): First {
  const one = target(turn.state, seat);
  if (one === null) return nothing(turn, seat, what);
  return one === 'many' ? ask : only(one);
}

/** For what needs nothing done before the next symbol. */
function once(act: () => void): null {
  act();
  return null;
}

const EFFECTS: RowsOn<Brawl, Effect, [seat: number, card: string], First> = {
  attack: (turn, effect, seat) => {
    const amount = swordsOf(effect, playerAt(turn.state, seat));
    const at = target(turn.state, seat);
    if (amount === 0 || at === null) return nothing(turn, seat, 'attack');
    const shields = at === 'many' ? 0 : playerAt(turn.state, at).shields.length;
    if (at === 'many' || shields > 1) return { do: 'attack', seat, amount };
    attack(turn, seat, at, shields === 1 ? 0 : null, amount);
    return null;
  },
  shield: (turn, { amount }, seat, card) => {
    playerAt(turn.state, seat).shields.push({ card, tokens: 0 });
    turn.emit?.({ do: 'shielded', seat, card, amount });
    return null;
  },
  draw: (turn, { cards }, seat) => (draw(turn, seat, cards) === 0 ? nothing(turn, seat, 'draw') : null),
  heal: (turn, { amount }, seat) => {
    const player = playerAt(turn.state, seat);
    const healed = Math.min(amount, MOST_HP - player.hp);
    if (healed === 0) return nothing(turn, seat, 'heal');
    player.hp += healed;
    turn.emit?.({ do: 'healed', seat, amount: healed, now: player.hp });
    return null;
  },
  again: (turn, { plays }, seat) => {
    turn.state.turn.owed += plays;
    turn.emit?.({ do: 'again', seat, plays });
    return null;
  },
  'take-shield': (turn, _effect, seat) => {
    const [one, another] = shieldsOf(turn.state, opponents(turn.state, seat));
    if (!one) return nothing(turn, seat, 'take-shield');
    return another ? { do: 'take-shield', seat } : once(() => takeShield(turn, seat, one.of, one.shield));
  },
  'break-shield': (turn, _effect, seat) => {
    const [one, another] = shieldsOf(turn.state, opponents(turn.state, seat));
    if (!one) return nothing(turn, seat, 'break-shield');
    return another ? { do: 'break-shield', seat } : once(() => breakShield(turn, one.of, one.shield));
  },
  'lift-card': (turn, _effect, seat) => opponentOr(turn, seat, 'lift-card', { do: 'lift-card', seat }, (at) => liftCard(turn, seat, at)),
  mend: (turn, _effect, seat) => {
    const { shields } = playerAt(turn.state, seat);
    let tokens = 0;
    for (const shield of shields) {
      tokens += shield.tokens;
      shield.tokens = 0;
    }
    if (tokens === 0) return nothing(turn, seat, 'mend');
    turn.emit?.({ do: 'mended', seat, tokens });
    return null;
  },
  encore: (turn, _effect, seat) => {
    const [one, another] = discarded(turn.state, seat);
    if (one === undefined) return nothing(turn, seat, 'encore');
    return another === undefined ? encore(turn, seat, one) : { do: 'encore', seat };
  },
  'swap-hearts': (turn, _effect, seat) =>
    opponentOr(turn, seat, 'swap-hearts', { do: 'swap-hearts', seat }, (at) => once(() => swapHearts(turn, seat, at))),
  'new-hands': (turn, { cards }, seat) => {
    const { players } = turn.state;
    const reached = players.flatMap((_, at) => (at === seat || canBeReached(turn.state, at) ? [at] : []));
    for (const at of reached) {
      const player = playerAt(turn.state, at);
      const thrown = player.hand;
      if (thrown.length === 0) continue;
      player.hand = [];
      turn.reveal('throw');
      turn.emit?.({ do: 'threw-hand', seat: at, cards: [...thrown] });
      for (const card of thrown) discard(turn, card);
    }
    for (const at of reached) draw(turn, at, cards);
    return null;
  },
  storm: (turn, { amount, whom }, seat) => {
    const reached = opponents(turn.state, seat);
    if (whom === 'others' && reached.length === 0) return nothing(turn, seat, 'storm');
    turn.emit?.({ do: 'stormed', seat, amount, whom });
    for (const at of reached) hit(turn, at, amount, null);
    if (whom === 'everybody') hit(turn, seat, amount, null);
    fall(turn);
    return null;
  },
  spill: (turn, { cards }, seat) =>
    opponentOr(turn, seat, 'spill', { do: 'spill', seat, cards }, (at) => once(() => spill(turn, seat, at, cards))),
  untouchable: (turn, _effect, seat) => {
    playerAt(turn.state, seat).untouchable = true;
    turn.emit?.({ do: 'vanished', seat });
    return null;
  },
};
const carryOut = onTag(EFFECTS);

/** Carries a card out from its `next` symbol on, as long as its player stands and somebody else does (DU-5, DU-7, DU-18). */
export function run(turn: Brawl, { seat, card, next, held }: Run): void {
  const { effects } = need(turn.content.cards, card);
  let inHand = held;
  for (let i = next; i < effects.length; i++) {
    const effect = effects[i];
    if (!effect || playerAt(turn.state, seat).out || standing(turn.state) < 2) break;
    const first = carryOut(turn, effect, seat, card);
    if (effect.do === 'shield') inHand = false;
    if (first) {
      turn.next(first, { do: 'run', seat, card, next: i + 1, held: inHand });
      return;
    }
  }
  if (inHand) discard(turn, card);
}
