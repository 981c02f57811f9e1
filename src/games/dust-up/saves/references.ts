import { inDeck, isIn, type Reference } from '../../../engine/shared/references.ts';
import type { DustUp } from '../state/tasks.ts';

/** The ids and seats that a position contains. Import validation checks that each one exists. */
export const references: readonly Reference<DustUp>[] = [
  inDeck('heroes', 'a hero', 'state.players.*.hero'),
  {
    called: 'a card that nobody at this table brought',
    isThere: (card, { cards }, { state }) => isIn(cards, card) && state.players.some(({ hero }) => hero === cards[String(card)]?.hero),
    places: [
      'state.players.*.hand.*',
      'state.players.*.pile.*',
      'state.players.*.discard.*',
      'state.players.*.played.*',
      'state.players.*.shields.*.card',
      'agenda.run.card',
    ],
  },
  {
    called: 'a seat that this table does not have',
    isThere: (seat, _, { state }) => Number(seat) < state.players.length,
    places: ['state.first', 'state.landlord', 'state.turn.seat', 'state.players.*.hitBy', 'agenda.*.seat'],
  },
];
