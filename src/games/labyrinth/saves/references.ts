import { inDeck, inLists, isIn, type Reference } from '../../../engine/shared/references.ts';
import type { Labyrinth } from '../state/tasks.ts';

/** The ids and seats that a position contains. Import validation checks that each one exists. */
export const references: readonly Reference<Labyrinth>[] = [
  inDeck('encounters', 'an encounter card', 'state.encounters.draw.*', 'state.encounters.discard.*', 'state.encounters.aside.*'),
  inDeck('encounters', 'an encounter card', 'state.delve.rooms.*.card', 'state.delve.ahead.*.card'),
  inDeck('items', 'an item card', 'state.items.draw.*', 'state.items.discard.*', 'state.items.aside.*', 'state.market.*'),
  inDeck('items', 'an item card', 'state.heroes.*.pack.*', 'state.heroes.*.equipped.*', 'state.heroes.*.curses.*'),
  inDeck('items', 'an item card', 'agenda.*.card', 'agenda.*.weapon'),
  inDeck('monsters', 'a monster', 'state.delve.rooms.*.foes.*.kind', 'agenda.*.kind'),
  inDeck('encounters', 'an encounter card', 'agenda.*.deed.card'),
  inDeck('monsters', 'a monster', 'agenda.*.deed.kind'),
  inDeck('rooms', 'a room', 'state.delve.rooms.*.look'),
  inDeck('stories', 'a back-story', 'state.heroes.*.story', 'state.book.graves.*.story'),
  inDeck('errands', 'an errand', 'state.errands.offered.*.errand', 'state.errands.taken.errand', 'state.errands.done.*'),
  inDeck('errands', 'an errand', 'state.book.evenings.*.errand'),
  {
    called: 'a title that nobody gives',
    isThere: (title, { errands, feats }) => isIn(errands, title) || isIn(feats, title),
    places: ['state.heroes.*.title', 'state.book.graves.*.title'],
  },
  inDeck('feats', 'a feat', 'state.heroes.*.feats.*', 'state.book.evenings.*.home.*.grown', 'agenda.*.offered.*'),
  inDeck('monsters', 'a monster', 'state.book.graves.*.by', 'state.book.beaten.*.kind'),
  inDeck('items', 'an item card', 'state.book.evenings.*.home.*.card', 'state.book.tonight.found.*.card'),
  inLists('', 'state.delve.rooms.*.frames.*.list', 'agenda.*.list'),
  {
    called: 'nobody who could fight here',
    isThere: (who, { monsters }, { state }) => (typeof who === 'number' ? state.heroes[who] != null : isIn(monsters, who)),
    places: ['state.fight.order.*.who', 'state.fight.acted.*', 'state.fight.now', 'agenda.*.who.*'],
  },
  {
    called: 'a seat that this table does not have',
    isThere: (seat, _, { state }) => Number(seat) < state.heroes.length || seat === state.dm,
    places: ['agenda.*.seat'],
  },
  {
    called: 'a seat without an adventurer',
    isThere: (seat, _, { state }) => Number(seat) < state.heroes.length,
    places: [
      'state.torch',
      'state.draft.seat',
      'state.delve.rooms.*.frames.*.seat',
      'agenda.*.seats.*',
      'state.book.graves.*.seat',
      'state.book.evenings.*.home.*.seat',
      'state.book.tonight.found.*.seat',
    ],
  },
  {
    called: 'a hero who is not there',
    isThere: (seat, _, { state }) => state.heroes[Number(seat)] != null,
    places: [
      'state.fight.last',
      'state.fight.ducked.*',
      'state.fight.volley.*.on',
      'agenda.*.heroes.*',
      'agenda.*.hero',
      'agenda.*.to',
      'agenda.*.deed.hero',
    ],
  },
];
