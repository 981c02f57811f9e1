import type { Story } from '../../../engine/shared/game-text.ts';
import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { acts, chapter, does, doesGreatly, doesWell, greatFor, notableFor, tableCheers, tableHears, told, untold } from '../../stories.ts';
import type { Event } from '../state/tasks.ts';

/** From this much gold on, a find, a theft or a full chest is worth a picture. */
const MUCH_GOLD = 5;

const STORIES: HandlerTable<Event, [], Story> = {
  rolled: untold,
  'die-changed': untold,
  tied: untold,
  'goes-first': does,
  'round-began': ({ round }) => chapter(`Round ${round}`),
  'turn-began': ({ seat, last }) => (last ? does({ seat }) : acts({ seat })),
  refilled: untold,
  'tiles-drawn': untold,
  moved: ({ seat, through }) => (through ? does({ seat }) : acts({ seat })),
  laid: does,
  found: does,
  entered: untold,
  visited: does,
  looped: doesWell,
  lucky: untold,
  fell: told,
  foretold: untold,
  'find-picked': does,
  'trap-set': does,
  'trap-sprung': notableFor,
  paid: told,
  stuck: told,
  woke: tableHears,
  'monster-drawn': does,
  'monsters-lured': does,
  'nobody-came': told,
  fought: untold,
  'nothing-happened': told,
  'health-lost': ({ seat, left }) => (left === 1 ? notableFor({ seat }) : told()),
  'health-gained': told,
  'gold-gained': ({ seat, amount }) => (amount >= MUCH_GOLD ? notableFor({ seat }) : told()),
  'gold-lost': told,
  'gold-missing': told,
  'pile-empty': tableHears,
  'sack-full': told,
  'treasure-drawn': notableFor,
  'no-treasure': told,
  'points-gained': told,
  died: greatFor,
  used: does,
  attacked: does,
  stole: ({ seat, amount }) => (amount >= MUCH_GOLD ? doesGreatly({ seat }) : doesWell({ seat })),
  'stole-nothing': does,
  stunned: notableFor,
  fooled: notableFor,
  rested: untold,
  stored: ({ seat, amount }) => (amount >= MUCH_GOLD ? doesGreatly({ seat }) : doesWell({ seat })),
  helped: told,
  doubled: doesGreatly,
  'went-home': does,
  jumped: does,
  swapped: does,
  looked: untold,
  'took-tile': untold,
  'last-turns': doesGreatly,
  ended: tableCheers,
};

/** What the chronicle makes of an event. */
export const story: (event: Event) => Story = dispatch(STORIES);
