import { dispatchOn, type TargetHandlerTable } from '../../../engine/shared/handlers.ts';
import type { Effect } from '../content/card-schemas.ts';
import { cardOf } from '../content/content.ts';
import type { Choice, Run } from '../state/tasks.ts';
import { mostHp } from './help.ts';
import { copied, copiedCard, discarded, shieldsOf } from './legal-moves.ts';
import { breakShield, type Context, discard, draw, hit, knockOutPlayers, loseHearts, refill } from './mutations.ts';
import { canBeReached, isDecided, opponents, playerAt, target } from './players.ts';
import { attackDamage } from './tally.ts';

/** The handler of each card effect. */

/** A choice or another card that comes before the card's next symbol, or null. */
type NextTask = Choice | Run | null;

function noEffect(context: Context, seat: number, what: Effect['do']): null {
  context.emit?.({ do: 'came-to-nothing', seat, what });
  return null;
}

/** Attacks a player, or one of their shields (DU-9). */
export function attack(context: Context, seat: number, at: number, shield: number | null, amount: number): void {
  context.emit?.({ do: 'attacked', seat, at, amount });
  hit(context, seat, at, amount, shield);
  knockOutPlayers(context);
}

/** Takes hearts from a player past all shields (DU-15). */
export function reach(context: Context, seat: number, at: number, amount: number): void {
  context.emit?.({ do: 'attacked', seat, at, amount });
  playerAt(context.state, at).hitBy = seat;
  loseHearts(context, at, amount);
  knockOutPlayers(context);
}

/** Moves a shield with its tokens to `seat`, where it is the newest (DU-15a). */
export function takeShield(context: Context, seat: number, from: number, place: number): void {
  const [shield] = playerAt(context.state, from).shields.splice(place, 1);
  if (!shield) return;
  playerAt(context.state, seat).shields.push(shield);
  context.emit?.({ do: 'took-shield', seat, from, shield: place, card: shield.card });
}

/** Records that a card is played: from the player's own hand, a deck, or a discard pile. */
export function playCard(context: Context, seat: number, card: string, from: number, out: 'hand' | 'pile' | 'discard'): Run {
  playerAt(context.state, seat).played.push(card);
  context.emit?.({ do: 'played', seat, card, from, out });
  return { do: 'run', seat, card, next: 0, held: true };
}

/** Takes the top card of another player's deck; `seat` plays it at once (DU-15b). */
export function liftCard(context: Context, seat: number, from: number): Run | null {
  refill(context, from);
  const card = playerAt(context.state, from).pile.pop();
  if (card === undefined) return noEffect(context, seat, 'lift-card');
  context.reveal('lift');
  return playCard(context, seat, card, from, 'pile');
}

/** Takes a card of the player's own discard pile, to be played at once (DU-15). */
export function encore(context: Context, seat: number, card: string): Run {
  const pile = playerAt(context.state, seat).discard;
  pile.splice(pile.lastIndexOf(card), 1);
  return playCard(context, seat, card, seat, 'discard');
}

/** Takes a card of the player's own discard pile back into the hand (DU-15). */
export function takeBack(context: Context, seat: number, card: string): void {
  const { discard: heap, hand } = playerAt(context.state, seat);
  heap.splice(heap.lastIndexOf(card), 1);
  hand.push(card);
  context.emit?.({ do: 'took-back', seat, card });
}

/** The symbols of the last card of `at`, for `seat`. The card itself stays where it is (DU-15). */
export function copyCard(context: Context, seat: number, at: number): Run | null {
  const card = copiedCard(context.state, at, context.content);
  if (card === null) return noEffect(context, seat, 'copy-card');
  context.emit?.({ do: 'copied', seat, at, card });
  return { do: 'run', seat, card, next: 0, held: false };
}

/** Two players swap their hearts (DU-15). Neither gets more than the most that they can have (DU-22). */
export function swapHearts(context: Context, seat: number, at: number): void {
  const me = playerAt(context.state, seat);
  const other = playerAt(context.state, at);
  const mine = me.hp;
  me.hp = Math.min(other.hp, mostHp(me));
  other.hp = Math.min(mine, mostHp(other));
  context.emit?.({ do: 'swapped-hearts', seat, at, now: me.hp, theirs: other.hp });
}

/** `seat` makes `at` discard random cards, because nobody else sees that hand. */
export function spill(context: Context, seat: number, at: number, count: number): void {
  const { hand } = playerAt(context.state, at);
  const cards: string[] = [];
  while (cards.length < count && hand.length > 0) cards.push(...hand.splice(context.random.int(hand.length), 1));
  if (cards.length === 0) {
    noEffect(context, seat, 'spill');
    return;
  }
  context.reveal('spill');
  context.emit?.({ do: 'spilled', seat: at, cards });
  for (const card of cards) discard(context, card);
}

/** Asks for an opponent if there are several. With one, applies the effect; with none, nothing happens. */
function opponentOr(context: Context, seat: number, what: Effect['do'], ask: Choice, only: (at: number) => NextTask): NextTask {
  const one = target(context.state, seat);
  if (one === null) return noEffect(context, seat, what);
  return one === 'many' ? ask : only(one);
}

/** Calls `act` and returns null: nothing comes before the next symbol. */
function thenContinue(act: () => void): null {
  act();
  return null;
}

const EFFECTS: TargetHandlerTable<Context, Effect, [seat: number, card: string], NextTask> = {
  attack: (context, effect, seat) => {
    const amount = attackDamage(effect, playerAt(context.state, seat));
    const at = target(context.state, seat);
    if (amount === 0 || at === null) return noEffect(context, seat, 'attack');
    const shields = at === 'many' ? 0 : playerAt(context.state, at).shields.length;
    if (at === 'many' || shields > 1) return { do: 'attack', seat, amount };
    attack(context, seat, at, shields === 1 ? 0 : null, amount);
    return null;
  },
  shield: (context, { amount }, seat, card) => {
    playerAt(context.state, seat).shields.push({ card, tokens: 0 });
    context.emit?.({ do: 'shielded', seat, card, amount });
    return null;
  },
  draw: (context, { cards }, seat) => (draw(context, seat, cards) === 0 ? noEffect(context, seat, 'draw') : null),
  heal: (context, { amount }, seat) => {
    const player = playerAt(context.state, seat);
    const healed = Math.min(amount, mostHp(player) - player.hp);
    if (healed === 0) return noEffect(context, seat, 'heal');
    player.hp += healed;
    context.emit?.({ do: 'healed', seat, amount: healed, now: player.hp });
    return null;
  },
  again: (context, { plays }, seat) => {
    context.state.turn.owed += plays;
    context.emit?.({ do: 'again', seat, plays });
    return null;
  },
  'take-shield': (context, _effect, seat) => {
    const [one, another] = shieldsOf(context.state, opponents(context.state, seat));
    if (!one) return noEffect(context, seat, 'take-shield');
    return another ? { do: 'take-shield', seat } : thenContinue(() => takeShield(context, seat, one.of, one.shield));
  },
  'break-shield': (context, _effect, seat) => {
    const [one, another] = shieldsOf(context.state, opponents(context.state, seat));
    if (!one) return noEffect(context, seat, 'break-shield');
    return another ? { do: 'break-shield', seat } : thenContinue(() => breakShield(context, one.of, one.shield));
  },
  'lift-card': (context, _effect, seat) =>
    opponentOr(context, seat, 'lift-card', { do: 'lift-card', seat }, (at) => liftCard(context, seat, at)),
  mend: (context, _effect, seat) => {
    const { shields } = playerAt(context.state, seat);
    let tokens = 0;
    for (const shield of shields) {
      tokens += shield.tokens;
      shield.tokens = 0;
    }
    if (tokens === 0) return noEffect(context, seat, 'mend');
    context.emit?.({ do: 'mended', seat, tokens });
    return null;
  },
  encore: (context, _effect, seat) => {
    const [one, another] = discarded(context.state, seat);
    if (one === undefined) return noEffect(context, seat, 'encore');
    return another === undefined ? encore(context, seat, one) : { do: 'encore', seat };
  },
  'take-back': (context, _effect, seat) => {
    const [one, another] = discarded(context.state, seat);
    if (one === undefined) return noEffect(context, seat, 'take-back');
    return another === undefined ? thenContinue(() => takeBack(context, seat, one)) : { do: 'take-back', seat };
  },
  'copy-card': (context, _effect, seat) => {
    const [one, another] = copied(context.state, seat, context.content);
    if (one === undefined) return noEffect(context, seat, 'copy-card');
    return another === undefined ? copyCard(context, seat, one) : { do: 'copy-card', seat };
  },
  reach: (context, { amount }, seat) =>
    opponentOr(context, seat, 'reach', { do: 'reach', seat, amount }, (at) => thenContinue(() => reach(context, seat, at, amount))),
  'swap-hearts': (context, _effect, seat) =>
    opponentOr(context, seat, 'swap-hearts', { do: 'swap-hearts', seat }, (at) => thenContinue(() => swapHearts(context, seat, at))),
  'new-hands': (context, { cards }, seat) => {
    const { players } = context.state;
    const reached = players.flatMap((_, at) => (at === seat || canBeReached(context.state, at) ? [at] : []));
    for (const at of reached) {
      const player = playerAt(context.state, at);
      const thrown = player.hand;
      if (thrown.length === 0) continue;
      player.hand = [];
      context.reveal('throw');
      context.emit?.({ do: 'threw-hand', seat: at, cards: [...thrown] });
      for (const card of thrown) discard(context, card);
    }
    for (const at of reached) draw(context, at, cards);
    return null;
  },
  storm: (context, { amount, whom }, seat) => {
    const reached = opponents(context.state, seat);
    if (whom === 'others' && reached.length === 0) return noEffect(context, seat, 'storm');
    context.emit?.({ do: 'stormed', seat, amount, whom });
    for (const at of reached) hit(context, seat, at, amount, null);
    if (whom === 'everybody') hit(context, seat, seat, amount, null);
    knockOutPlayers(context);
    return null;
  },
  spill: (context, { cards, whom }, seat) => {
    if (whom === undefined)
      return opponentOr(context, seat, 'spill', { do: 'spill', seat, cards }, (at) => thenContinue(() => spill(context, seat, at, cards)));
    const hands = opponents(context.state, seat).filter((at) => playerAt(context.state, at).hand.length > 0);
    if (hands.length === 0) return noEffect(context, seat, 'spill');
    for (const at of hands) spill(context, seat, at, cards);
    return null;
  },
  untouchable: (context, _effect, seat) => {
    playerAt(context.state, seat).untouchable = true;
    context.emit?.({ do: 'vanished', seat });
    return null;
  },
};
const carryOut = dispatchOn(EFFECTS);

/** Applies a card's effects from `next` on, while its player and an opponent are in the game (DU-5, DU-7, DU-18). */
export function run(context: Context, { seat, card, next, held }: Run): void {
  const { effects } = cardOf(context.content.cards, card);
  let inHand = held;
  for (let i = next; i < effects.length; i++) {
    const effect = effects[i];
    if (!effect || playerAt(context.state, seat).out || isDecided(context.state)) break;
    // a copied card stays where it is, so it cannot stand in front of anybody
    if (effect.do === 'shield' && !inHand) {
      noEffect(context, seat, 'shield');
      continue;
    }
    const first = carryOut(context, effect, seat, card);
    if (effect.do === 'shield') inHand = false;
    if (first) {
      context.next(first, { do: 'run', seat, card, next: i + 1, held: inHand });
      return;
    }
  }
  if (inHand) discard(context, card);
}
