import { inDeck, inLists, type Reference } from '../../../engine/shared/references.ts';
import type { Traps } from '../state/tasks.ts';

/** The ids and seats that a position contains. Import validation checks that each one exists. */
export const references: readonly Reference<Traps>[] = [
  inDeck('tiles', 'a tile', 'state.places.*.tile', 'state.players.*.tiles.*', 'state.stack.draw.*', 'state.stack.discard.*'),
  inDeck('tiles', 'a tile', 'agenda.pick-tile.tiles.*'),
  inDeck('monsters', 'a monster card', 'state.monsters.draw.*', 'state.monsters.discard.*', 'state.fight.cards.*'),
  inDeck(
    'treasures',
    'a treasure card',
    'state.treasures.draw.*',
    'state.treasures.discard.*',
    'state.players.*.cards.*.card',
    'state.places.*.trap.card',
  ),
  inDeck('things', 'a thing', 'state.places.*.thing', 'state.finds.*', 'state.fallen.*', 'agenda.pick-find.finds.*'),
  inLists('', 'agenda.run.list'),
  {
    called: 'a place that is not laid',
    isThere: (place, _, { state }) => Number(place) < state.places.length,
    places: ['state.players.*.at'],
  },
  {
    called: 'a seat that this table does not have',
    isThere: (seat, _, { state }) => Number(seat) < state.players.length,
    places: [
      'state.first',
      'state.last',
      'state.turn.seat',
      'state.duel.by',
      'state.duel.on',
      'state.places.*.trap.by',
      'agenda.*.seat',
      'agenda.*.seats.*',
      'agenda.*.by',
    ],
  },
];
