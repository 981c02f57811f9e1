import type { Answer, Immutable, Reply, VariantOf } from '../../../engine/game.ts';
import { itemAt } from '../../../engine/item-at.ts';
import type { Random } from '../../../engine/random.ts';
import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import type { Policy } from '../../../engine/simulate.ts';
import type { Effect } from '../content/card-schemas.ts';
import type { Content } from '../content/content.ts';
import { mostHp } from '../rules/help.ts';
import { copied, copiedCard } from '../rules/legal-moves.ts';
import { arePartners, isTarget, opponents, playerAt } from '../rules/players.ts';
import { attackDamage } from '../rules/tally.ts';
import type { Player, State } from '../state/state.ts';
import type { Choice, DustUp } from '../state/tasks.ts';

/** The quick bot: it plays the card with the highest value and attacks the leader. It uses public information and its own hand. */

type At = Immutable<State>;
type AnyPlayer = Immutable<Player>;

/** Damage that the shields in front of a player can still absorb. */
function shieldCapacity({ shields }: AnyPlayer, content: Content): number {
  let left = 0;
  for (const { card, tokens } of shields) left += (content.cards[card]?.shield ?? 0) - tokens;
  return left;
}
const effectiveHealth = (body: AnyPlayer, content: Content): number => body.hp + shieldCapacity(body, content);
const leftOf = (state: At, seat: number, place: number, content: Content): number => {
  const shield = state.players[seat]?.shields[place];
  return shield ? (content.cards[shield.card]?.shield ?? 0) - shield.tokens : 0;
};

/** The largest `worth` among the opponents that can be reached, or `none` if there are none. */
function maxOverOpponents(state: At, seat: number, none: number, worth: (other: AnyPlayer) => number): number {
  let most = none;
  for (let at = 0; at < state.players.length; at++) {
    const other = state.players[at];
    if (!other || !isTarget(state, seat, at)) continue;
    most = Math.max(most, worth(other));
  }
  return most;
}

const KNOCKOUT_VALUE = 30;
/** Nobody shall go to bed before they have played: so many rounds it knocks out nobody, if it can hit anybody else (decision 681). */
const KIND_ROUNDS = 2;
const mayFinish = ({ round }: At, tough: number, amount: number): boolean => tough <= amount && round > KIND_ROUNDS;
function attackWorth(state: At, seat: number, amount: number, content: Content): number {
  return maxOverOpponents(state, seat, 0, (other) =>
    mayFinish(state, effectiveHealth(other, content), amount) ? KNOCKOUT_VALUE : amount * 2,
  );
}
const bestShield = (state: At, seat: number, content: Content): number =>
  maxOverOpponents(state, seat, 0, ({ shields }) =>
    shields.reduce((most, { card, tokens }) => Math.max(most, (content.cards[card]?.shield ?? 0) - tokens), 0),
  );

/** The value of each effect now, about two points per heart. */
const WORTH: HandlerTable<Effect, [me: AnyPlayer, state: At, seat: number, content: Content], number> = {
  attack: (effect, me, state, seat, content) =>
    attackWorth(state, seat, attackDamage(effect, me as Player) - (effect.each === 'card-in-hand' ? 1 : 0), content),
  shield: ({ amount }, me) => amount * (me.hp <= 4 ? 2 : 1.5),
  draw: ({ cards }, me) => cards * (me.hand.length > 4 ? 0.6 : 1.4),
  heal: ({ amount }, me) => Math.min(amount, mostHp(me) - me.hp) * (me.hp <= 4 ? 2.2 : 1.7),
  again: ({ plays }) => plays * 3,
  'take-shield': (_effect, _me, state, seat, content) => bestShield(state, seat, content) * 2.5,
  'break-shield': (_effect, _me, state, seat, content) => bestShield(state, seat, content) * 1.7,
  'lift-card': () => 4,
  mend: (_effect, { shields }) => shields.reduce((sum, { tokens }) => sum + tokens, 0) * 1.4,
  encore: (_effect, { discard }) => (discard.length > 0 ? 5 : 0),
  // a card in hand is worth what a drawn one is, and a little more, since it is chosen
  'take-back': (_effect, { discard }) => (discard.length > 0 ? 2.2 : 0),
  'copy-card': (_effect, me, state, seat, content) =>
    copied(state, seat, content).reduce((most, at) => Math.max(most, copyWorth(at, me, state, seat, content)), 0),
  reach: ({ amount }, _me, state, seat) =>
    maxOverOpponents(state, seat, 0, ({ hp }) => (mayFinish(state, hp, amount) ? KNOCKOUT_VALUE : amount * 2.4)),
  'swap-hearts': (_effect, me, state, seat) => 1.8 * maxOverOpponents(state, seat, 0, (other) => other.hp - me.hp) - (me.hp > 6 ? 4 : 0),
  'new-hands': ({ cards }, me) => (cards - me.hand.length + 1) * 1.5,
  storm: ({ amount, whom }, me, state, seat, content) => {
    let sum = 0;
    for (let at = 0; at < state.players.length; at++) {
      const other = state.players[at];
      if (other && isTarget(state, seat, at))
        sum += mayFinish(state, effectiveHealth(other, content), amount) ? KNOCKOUT_VALUE : amount * 1.4;
    }
    if (whom === 'others') return sum;
    return sum - (effectiveHealth(me, content) <= amount ? 2 * KNOCKOUT_VALUE : amount * 1.6);
  },
  spill: ({ cards, whom }, _me, state, seat) => {
    const dropped = ({ hand }: AnyPlayer): number => Math.min(cards, hand.length);
    const hands = whom === 'others' ? opponents(state, seat).reduce((sum, at) => sum + dropped(playerAt(state, at)), 0) : null;
    return (hands ?? maxOverOpponents(state, seat, 0, dropped)) * 1.2;
  },
  untouchable: (_effect, me) => (me.hp <= 4 ? 6 : 3.5),
};
const effectWorth = dispatch(WORTH);

function optionValue(card: string, me: AnyPlayer, state: At, seat: number, content: Content): number {
  const effects = content.cards[card]?.effects ?? [];
  let sum = 0;
  for (const effect of effects) sum += effectWorth(effect, me, state, seat, content);
  return sum;
}

/** The value of copying the last card of `at` (DU-15): all its symbols but shields. */
function copyWorth(at: number, me: AnyPlayer, state: At, seat: number, content: Content): number {
  const card = copiedCard(state, at, content);
  const effects = card === null ? [] : (content.cards[card]?.effects ?? []);
  return effects.reduce((sum, effect) => (effect.do === 'shield' ? sum : sum + effectWorth(effect, me, state, seat, content)), 0);
}

type Scored = (command: Answer<DustUp>, state: At, choice: Immutable<Choice>, content: Content) => number;
type Scores = {
  readonly [K in Choice['do']]: (command: Reply<DustUp, K>, state: At, choice: VariantOf<Choice, K>, content: Content) => number;
};

const SCORES: Scores = {
  play: ({ card }, state, { seat }, content) => optionValue(card, playerAt(state, seat), state, seat, content),
  attack: ({ at, shield }, state, { amount }, content) => {
    const tough = effectiveHealth(playerAt(state, at), content);
    const left = shield === null ? 0 : leftOf(state, at, shield, content);
    // Prefer to knock a player out, then the leader; of a player's shields, the largest one that breaks.
    return (mayFinish(state, tough, amount) ? 1000 : tough <= amount ? 0 : tough * 10) + (left <= amount ? left : 0);
  },
  'take-shield': ({ of, shield }, state, _choice, content) => leftOf(state, of, shield, content),
  'break-shield': ({ of, shield }, state, _choice, content) => leftOf(state, of, shield, content) * 4 + playerAt(state, of).hp,
  'lift-card': ({ at }, state) => playerAt(state, at).pile.length + playerAt(state, at).hp,
  'swap-hearts': ({ at }, state) => playerAt(state, at).hp,
  spill: ({ at }, state, { cards }) => Math.min(cards, playerAt(state, at).hand.length) * 4 + playerAt(state, at).hp,
  encore: ({ card }, state, { seat }, content) => optionValue(card, playerAt(state, seat), state, seat, content),
  'take-back': ({ card }, state, { seat }, content) => optionValue(card, playerAt(state, seat), state, seat, content),
  'copy-card': ({ at }, state, { seat }, content) => copyWorth(at, playerAt(state, seat), state, seat, content),
  // Whoever falls of it, then whoever hides behind the most.
  reach: ({ at }, state, { amount }, content) => {
    const other = playerAt(state, at);
    return other.hp > amount ? effectiveHealth(other, content) : mayFinish(state, other.hp, amount) ? 1000 : 0;
  },
  // The leader has most to lose; a partner is left in peace.
  haunt: (command, state, { seat }, content) =>
    command.do === 'spook' && !arePartners(state, seat, command.at) ? effectiveHealth(playerAt(state, command.at), content) : 0,
};

export const greedy =
  (random: Random): Policy<DustUp> =>
  (options, choice, { seen, content }) => {
    const score = SCORES[choice.do] as unknown as Scored;
    let pick = 0;
    let most = Number.NEGATIVE_INFINITY;
    let equals = 0;
    for (let i = 0; i < options.length; i++) {
      const worth = score(itemAt(options, i), seen, choice, content);
      if (worth > most) {
        pick = i;
        most = worth;
        equals = 1;
      } else if (worth === most && random.int(++equals) === 0) pick = i;
    }
    return pick;
  };
