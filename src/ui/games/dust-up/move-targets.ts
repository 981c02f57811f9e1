import type { ChoicePrompt } from '../../../engine/session.ts';
import type { AnyCommand, DustUp } from '../../../games/dust-up/state/tasks.ts';
import type { View } from '../../../games/dust-up/state/view-types.ts';

/** Where each legal answer is tapped. */

export type Offer = { readonly index: number; readonly label: string };
export type Offers = {
  /** A tap on a player. */
  readonly seats: ReadonlyMap<number, Offer>;
  /** A tap on a shield card, by `spot`. */
  readonly shields: ReadonlyMap<string, Offer>;
  /** Cards to choose from, of the hand or of the own discard pile. */
  readonly cards: ReadonlyMap<string, Offer>;
  /** What has no place on the table. */
  readonly others: readonly Offer[];
};
export const NOTHING: Offers = { seats: new Map(), shields: new Map(), cards: new Map(), others: [] };
export const spot = (seat: number, shield: number): string => `${seat} ${shield}`;

type Says = (command: AnyCommand) => string;

/** Sorts the answers by where they are tapped. A tap on a player with shields goes for the oldest of them. */
export function sortOffers({ options }: ChoicePrompt<DustUp>, { players }: View, says: Says): Offers {
  const seats = new Map<number, Offer>();
  const shields = new Map<string, Offer>();
  const cards = new Map<string, Offer>();
  const others: Offer[] = [];
  for (const [index, command] of options.entries()) {
    const offer = { index, label: says(command) };
    switch (command.do) {
      case 'attack':
        if (command.shield !== null) shields.set(spot(command.at, command.shield), offer);
        if (!seats.has(command.at)) seats.set(command.at, offer);
        break;
      case 'shield':
        shields.set(spot(command.of, command.shield), offer);
        if (players[command.of]?.shields.length === 1) seats.set(command.of, offer);
        break;
      case 'opponent':
      case 'spook':
        seats.set(command.at, offer);
        break;
      case 'play':
      case 'card':
        cards.set(command.card, offer);
        break;
      default:
        others.push(offer);
    }
  }
  return { seats, shields, cards, others };
}

/** Whether a command is aimed at this seat: for "why not?". */
export function aimsAt(command: object, seat: number): boolean {
  const { at, of } = command as { readonly at?: number; readonly of?: number };
  return at === seat || of === seat;
}
