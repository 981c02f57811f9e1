import type { Immutable, Refusal, Rules } from '../../engine/game.ts';
import { no, trying } from '../../engine/kit/trying.ts';
import { discardItem, heal, isFull, type Play, take } from './changes.ts';
import { heroAt, isAlive, living, medicIn } from './characters.ts';
import type { PackCommand } from './commands.ts';
import { type Content, need, rollAddress } from './content.ts';
import { diceOf, totalOf } from './dice.ts';
import { wearing } from './gear.ts';
import type { State } from './state.ts';
import type { Asked, Labyrinth } from './vocabulary.ts';

/** A hero's own cards and coins, outside combat (LA-11, LA-17, LA-18). */

type At = Immutable<State>;

/** LA-17: in a room that is finished; in a fight nobody opens a pack. */
export const mayRest = ({ delve }: At): boolean => delve?.rooms[delve.at]?.card === null;

function candidates(state: At, { seat }: Asked, content: Content): PackCommand[] {
  const hero = heroAt(state, seat);
  const others = living(state).filter((other) => other !== seat);
  const cards = [...new Set(hero.pack)];
  const of = (kind: string) => cards.filter((card) => need(content.items, card).kind === kind);
  return [
    ...wearing.candidates(hero),
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
      return wearing.refuse(hero, command, content);
    case 'heal': {
      const { hp, most } = heroAt(state, command.on);
      if (!mayRest(state)) return no('LA-17', 'There is no quiet for that here.');
      return hp < most ? null : no('LA-17', 'Nothing hurts. Save it.');
    }
    case 'coins':
      return hero.coins > 0 ? null : no('LA-18', 'You have no coins to give.');
    default:
      return null;
  }
}

export const packSteps: Pick<Rules<Labyrinth>['steps'], 'in-pack' | 'fit'> = {
  'in-pack': (turn, { seat }) => {
    if (isAlive(turn.state.heroes[seat])) turn.next({ do: 'pack', seat });
  },
  // LA-19: of two curses at once the first may have emptied the hands
  fit: (turn, { seat, card }) => {
    if (isFull(heroAt(turn.state, seat))) turn.next({ do: 'make-room', seat, card });
  },
};

export const packChoices: Pick<Rules<Labyrinth>['choices'], 'pack' | 'purse' | 'make-room'> = {
  pack: {
    ...trying({ candidates, refuse }),
    answer: (turn, command, { seat }) => {
      const { state, content } = turn;
      const hero = heroAt(turn.state, seat);
      if (command.do === 'close') return;
      turn.next({ do: 'in-pack', seat });
      switch (command.do) {
        case 'equip':
        case 'put-away':
          return wearing.answer(turn, seat, command);
        case 'heal': {
          const { card, on } = command;
          const item = need(content.items, card);
          if (item.kind !== 'healing') return;
          turn.emit?.({ do: 'used', seat, card, on });
          const { count, faces, plus } = diceOf(item.amount);
          if (count > 0) turn.next({ do: 'heal-roll', seat, card, on, count, faces });
          else healed(turn, seat, card, on, plus);
          return;
        }
        case 'fate':
          return turn.next({ do: 'fate-roll', seat, card: command.card, count: 1, faces: 6 });
        case 'give': {
          const { card, to } = command;
          if (!take(hero.pack, card)) return;
          heroAt(turn.state, to).pack.push(card);
          return turn.emit?.({ do: 'gave', seat, to, card });
        }
        case 'coins':
          return state.heroes[command.to] ? turn.next({ do: 'purse', seat, to: command.to }) : undefined;
      }
    },
  },
  purse: {
    options: (state, { seat }) => Array.from({ length: heroAt(state, seat).coins + 1 }, (_, coins) => ({ do: 'pay-out', coins })),
    answer: (turn, { coins }, { seat, to }) => {
      if (coins === 0) return;
      heroAt(turn.state, seat).coins -= coins;
      heroAt(turn.state, to).coins += coins;
      turn.emit?.({ do: 'gave-coins', seat, to, coins });
    },
  },
  // LA-19
  'make-room': {
    options: (state, { seat }) => [...new Set(heroAt(state, seat).equipped)].map((card) => ({ do: 'put-away', card })),
    answer: (turn, command, { seat }) => wearing.answer(turn, seat, command),
  },
};

/** The card is spent; LA-11: with a Medic about, a die may save it. */
function healed(turn: Play, seat: number, card: string, on: number, amount: number): void {
  const { state } = turn;
  heal(turn, on, amount);
  if (medicIn(state)) turn.next({ do: 'medic-roll', seat, card, count: 1, faces: 6 });
  else spend(turn, seat, card);
}
function spend(turn: Play, seat: number, card: string): void {
  if (take(heroAt(turn.state, seat).pack, card)) discardItem(turn, card);
}

/** The face on which a Medic saves the card. */
const SAVED = 6;
export const packRolls: Pick<Rules<Labyrinth>['rolls'], 'heal-roll' | 'medic-roll' | 'fate-roll'> = {
  'heal-roll': (turn, dice, { seat, card, on }) => {
    const item = need(turn.content.items, card);
    if (item.kind !== 'healing') return;
    const { plus } = diceOf(item.amount);
    healed(turn, seat, card, on, totalOf(dice, plus));
  },
  'medic-roll': (turn, dice, { seat, card }) => {
    const die = dice[0] ?? 1;
    const kept = die === SAVED;
    turn.emit?.({ do: 'medic-rolled', seat, card, die, kept });
    if (!kept) spend(turn, seat, card);
  },
  'fate-roll': (turn, dice, { seat, card }) => {
    const die = dice[0] ?? 1;
    if (!isAlive(turn.state.heroes[seat])) return;
    turn.emit?.({ do: 'fate-rolled', seat, card, die });
    spend(turn, seat, card);
    turn.next({ do: 'run', list: rollAddress(card, die), next: 0, seat });
  },
};
