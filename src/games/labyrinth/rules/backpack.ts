import type { Game, Immutable, Refusal } from '../../../engine/game.ts';
import { refusal, withRefusals } from '../../../engine/shared/refusals.ts';
import type { Amount } from '../content/card-schemas.ts';
import { type Content, cardOf, rollAddress } from '../content/content.ts';
import type { PackCommand } from '../state/commands.ts';
import { SAVED } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Asked, Labyrinth } from '../state/tasks.ts';
import { heroAt, isAlive, living, medicIn } from './characters.ts';
import { diceOf, meanOf, totalOf } from './dice.ts';
import { equipmentMoves } from './equipment.ts';
import { type Context, discardItem, heal, isFull, take } from './mutations.ts';

/** A hero's own items and coins, outside combat (LA-11, LA-17, LA-18). */

type At = Immutable<State>;
type HealCommand = Extract<PackCommand, { do: 'heal' }>;

/** LA-17: only in a finished room, never in a fight. */
export const mayRest = ({ delve }: At): boolean => delve?.rooms[delve.at]?.card === null;

function candidates(state: At, { seat }: Asked, content: Content): PackCommand[] {
  const hero = heroAt(state, seat);
  const others = living(state).filter((other) => other !== seat);
  const cards = [...new Set(hero.pack)];
  const of = (kind: string) => cards.filter((card) => cardOf(content.items, card).kind === kind);
  return [
    ...equipmentMoves.candidates(hero),
    ...of('healing').flatMap((card) => living(state).map((on): PackCommand => ({ do: 'heal', card, on }))),
    ...of('fate').map((card): PackCommand => ({ do: 'fate', card })),
    ...cards.flatMap((card) => others.map((to): PackCommand => ({ do: 'give', card, to }))),
    ...others.map((to): PackCommand => ({ do: 'coins', to })),
    { do: 'close' },
  ];
}
function refuse(state: At, { seat }: Asked, command: PackCommand, content: Content): Refusal | null {
  const hero = heroAt(state, seat);
  switch (command.do) {
    case 'equip':
    case 'put-away':
      return equipmentMoves.refuse(hero, command, content);
    case 'heal': {
      const { hp, most } = heroAt(state, command.on);
      if (!mayRest(state)) return refusal('LA-17', 'There is no quiet for that here.');
      return hp < most ? null : refusal('LA-17', 'Nothing hurts. Save it.');
    }
    case 'coins':
      return hero.coins > 0 ? null : refusal('LA-18', 'You have no coins to give.');
    default:
      return null;
  }
}

/** LA-17: the card that fits best whoever lacks most hit points, so that it can be used without opening a pack. */
export function healOptions(state: At, content: Content): HealCommand[] {
  const lacks = (seat: number): number => heroAt(state, seat).most - heroAt(state, seat).hp;
  const [on] = living(state).sort((a, b) => lacks(b) - lacks(a));
  if (!mayRest(state) || on === undefined || lacks(on) === 0) return [];
  const waste = (amount: Amount): number => Math.abs(lacks(on) - meanOf(amount));
  const cards = living(state).flatMap((seat) => heroAt(state, seat).pack.map((id) => cardOf(content.items, id)));
  const [best] = cards.flatMap((card) => (card.kind === 'healing' ? [card] : [])).sort((a, b) => waste(a.amount) - waste(b.amount));
  return best ? [{ do: 'heal', card: best.id, on }] : [];
}
/** The card may be in somebody else's pack: whoever is asked uses it, and rolls. */
export function useHealing(context: Context, seat: number, { card, on }: HealCommand): void {
  const item = cardOf(context.content.items, card);
  if (item.kind !== 'healing') return;
  context.emit?.({ do: 'used', seat, card, on });
  const { count, faces, plus } = diceOf(item.amount);
  if (count > 0) context.next({ do: 'heal-roll', seat, card, on, count, faces });
  else healed(context, seat, card, on, plus);
}

export const backpackSteps: Pick<Game<Labyrinth>['steps'], 'in-pack' | 'fit'> = {
  'in-pack': (context, { seat }) => {
    if (isAlive(context.state.heroes[seat])) context.next({ do: 'pack', seat });
  },
  // LA-19: of two curses at once the first may already have freed a slot.
  fit: (context, { seat, card }) => {
    if (isFull(heroAt(context.state, seat))) context.next({ do: 'make-room', seat, card });
  },
};

export const backpackChoices: Pick<Game<Labyrinth>['choices'], 'pack' | 'purse' | 'make-room'> = {
  pack: {
    ...withRefusals({ candidates, refuse }),
    answer: (context, command, { seat }) => {
      const { state } = context;
      const hero = heroAt(context.state, seat);
      if (command.do === 'close') return;
      context.next({ do: 'in-pack', seat });
      switch (command.do) {
        case 'equip':
        case 'put-away':
          return equipmentMoves.answer(context, seat, command);
        case 'heal':
          return useHealing(context, seat, command);
        case 'fate':
          return context.next({ do: 'fate-roll', seat, card: command.card, count: 1, faces: 6 });
        case 'give': {
          const { card, to } = command;
          if (!take(hero.pack, card)) return;
          heroAt(context.state, to).pack.push(card);
          return context.emit?.({ do: 'gave', seat, to, card });
        }
        case 'coins':
          return state.heroes[command.to] ? context.next({ do: 'purse', seat, to: command.to }) : undefined;
      }
    },
  },
  purse: {
    options: (state, { seat }) => Array.from({ length: heroAt(state, seat).coins + 1 }, (_, coins) => ({ do: 'pay-out', coins })),
    answer: (context, { coins }, { seat, to }) => {
      if (coins === 0) return;
      heroAt(context.state, seat).coins -= coins;
      heroAt(context.state, to).coins += coins;
      context.emit?.({ do: 'gave-coins', seat, to, coins });
    },
  },
  // LA-19
  'make-room': {
    options: (state, { seat }) => [...new Set(heroAt(state, seat).equipped)].map((card) => ({ do: 'put-away', card })),
    answer: (context, command, { seat }) => equipmentMoves.answer(context, seat, command),
  },
};

/** The card is used up. LA-11: with a Medic in the party, a roll may save it. */
function healed(context: Context, seat: number, card: string, on: number, amount: number): void {
  const { state } = context;
  heal(context, on, amount);
  if (medicIn(state)) context.next({ do: 'medic-roll', seat, card, count: 1, faces: 6 });
  else spend(context, seat, card);
}
function spend(context: Context, seat: number, card: string): void {
  const { state } = context;
  if (living(state, seat).some((one) => take(heroAt(state, one).pack, card))) discardItem(context, card);
}

export const backpackRolls: Pick<Game<Labyrinth>['rolls'], 'heal-roll' | 'medic-roll' | 'fate-roll'> = {
  'heal-roll': (context, dice, { seat, card, on }) => {
    const item = cardOf(context.content.items, card);
    if (item.kind !== 'healing') return;
    const { plus } = diceOf(item.amount);
    healed(context, seat, card, on, totalOf(dice, plus));
  },
  'medic-roll': (context, dice, { seat, card }) => {
    const die = dice[0] ?? 1;
    const kept = die === SAVED;
    context.emit?.({ do: 'medic-rolled', seat, card, die, kept });
    if (!kept) spend(context, seat, card);
  },
  'fate-roll': (context, dice, { seat, card }) => {
    const die = dice[0] ?? 1;
    if (!isAlive(context.state.heroes[seat])) return;
    context.emit?.({ do: 'fate-rolled', seat, card, die });
    spend(context, seat, card);
    context.next({ do: 'run', list: rollAddress(card, die), next: 0, seat });
  },
};
