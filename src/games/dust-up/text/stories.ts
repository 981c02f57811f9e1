import type { Story } from '../../../engine/shared/game-text.ts';
import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { acts, chapter, does, doesGreatly, doesWell, greatFor, notableFor, tableCheers, told, untold } from '../../stories.ts';
import type { Event } from '../state/events.ts';

/** From this many hearts on, a hit is worth a picture. */
const BIG_HIT = 3;

const STORIES: HandlerTable<Event, [], Story> = {
  'round-began': ({ round }) => chapter(`Round ${round}`),
  'turn-began': acts,
  drew: untold,
  shuffled: untold,
  played: does,
  discarded: untold,
  'came-to-nothing': does,
  attacked: does,
  soaked: told,
  'shield-broke': told,
  hurt: ({ seat, amount, left }) => (left === 1 || (left > 0 && amount >= BIG_HIT) ? notableFor({ seat }) : told()),
  shielded: does,
  healed: told,
  again: untold,
  lapsed: untold,
  'took-shield': doesWell,
  'took-back': does,
  copied: doesWell,
  mended: does,
  'swapped-hearts': doesGreatly,
  'threw-hand': told,
  spilled: told,
  stormed: doesWell,
  vanished: does,
  reappeared: untold,
  fell: greatFor,
  spooked: does,
  floated: untold,
  won: doesGreatly,
  'won-together': tableCheers,
  tied: tableCheers,
};

/** What the chronicle makes of an event. */
export const story: (event: Event) => Story = dispatch(STORIES);
