import type { Content } from '../content/content.ts';
import { living } from '../rules/characters.ts';
import type { AnyCommand } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { packWorth } from './shopping.ts';

/** What a bot leaves to the people of its party (decision 686). */

/** What moves or binds all heroes: whoever holds the torch decides it, or shouts “Run!”. */
const FOR_ALL: readonly AnyCommand['do'][] = [
  'door',
  'go',
  'search',
  'open',
  'stairs',
  'delve',
  'errand',
  'shop',
  'hero',
  'nobody',
  'way',
  'fight',
  'slip',
  'talk',
  'trick',
  'play-on',
  'flee',
];

/** Whether a bot leaves this answer to one of these people. With the torch it sees to its own pack, and passes the torch to the next person on the left. */
export function leavesToPeople(command: AnyCommand, state: State, seat: number, people: readonly number[], content: Content): boolean {
  // the end of a campaign is never a bot's to call
  if (command.do === 'retire') return people.length > 0;
  const next = living(state, seat + 1).find((one) => people.includes(one));
  if (next === undefined) return false;
  if (command.do === 'pass-torch') return command.to !== next;
  if (command.do === 'open-pack') return command.hero !== seat || packWorth(state, seat, content) <= 0;
  return FOR_ALL.includes(command.do);
}
