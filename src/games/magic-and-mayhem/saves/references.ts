import { inDeck, inLists, isIn, type Reference } from '../../../engine/shared/references.ts';
import type { Mayhem } from '../state/tasks.ts';
import { isOnFloor } from './figure-invariants.ts';

/** The ids and seats that a position contains. Import validation checks that each one exists. */
export const references: readonly Reference<Mayhem>[] = [
  inDeck('quests', 'a quest', 'state.quest.id'),
  inDeck('heroes', 'a hero', 'state.heroes.*.hero'),
  inDeck('tiles', 'a tile', 'state.board.slots.*.tile'),
  inDeck('treasures', 'a card', 'state.treasures.draw.*', 'state.treasures.discard.*'),
  inDeck('treasures', 'a card', 'state.heroes.*.cards.*', 'state.monsters.*.cards.*', 'state.loot.*.cards.*'),
  inDeck(
    'treasures',
    'a card',
    'agenda.keep.card',
    'agenda.hand-over.card',
    'agenda.close-treasure.card',
    'agenda.agree.give',
    'agenda.agree.take',
  ),
  inDeck('dangers', 'a card', 'state.dangers.draw.*', 'state.dangers.discard.*', 'state.out.*'),
  inDeck('dangers', 'a card', 'state.monsters.*.card', 'agenda.close-danger.card'),
  inDeck('monsters', 'a monster', 'state.monsters.*.monster', 'state.bosses.*'),
  inDeck('riddles', 'a riddle', 'state.asked.riddles.*'),
  inDeck('twisters', 'a tongue twister', 'state.asked.twisters.*'),
  inDeck('challenges', 'a challenge', 'state.asked.challenges.*'),
  {
    called: 'a card that there is not',
    isThere: (id, { treasures, dangers }) => isIn(treasures, id) || isIn(dangers, id),
    places: ['state.aside.*'],
  },
  {
    called: 'nothing that people can try',
    isThere: (id, { riddles, twisters, challenges }) => [riddles, twisters, challenges].some((deck) => isIn(deck, id)),
    places: ['agenda.trial.id', 'agenda.luck-roll.id'],
  },
  {
    called: 'a seat that this table does not have',
    isThere: (seat, _, { state }) => Number(seat) < state.heroes.length,
    places: [
      'state.first',
      'state.turn.seat',
      'state.turn.refused.*',
      'state.quest.things.*.by',
      'state.used.*.seats.*',
      'state.monsters.*.tried.*',
      'state.heroes.*.lasting.*.by',
      'state.monsters.*.lasting.*.by',
      'agenda.*.seat',
      'agenda.*.to',
      'agenda.*.from',
      'agenda.*.by',
      'agenda.*.hero',
      'agenda.*.heroes.*',
    ],
  },
  {
    called: 'a square where nobody can stand',
    isThere: (square, content, { state }) => isOnFloor(state, content, Number(square)),
    places: [
      'state.heroes.*.at',
      'state.heroes.*.lies',
      'state.monsters.*.at',
      'state.loot.*.at',
      'state.quest.things.*.at',
      'agenda.*.at',
      'agenda.*.marks.*',
    ],
  },
  inLists('', 'agenda.run.list', 'agenda.hurt-hero.list', 'agenda.dodge-roll.list'),
  inLists('/0', 'agenda.choose-one.list'),
  inLists('/then', 'agenda.card-roll.list'),
  inLists('/won', 'agenda.trial.list', 'agenda.challenge-roll.list', 'agenda.luck-roll.list'),
];
