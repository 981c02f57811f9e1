// @vitest-environment node
import { expect, test } from 'vitest';
import { newSave, ticketOf, trusted } from '../../src/engine/records.ts';
import { act, prompt, start } from '../../src/engine/session.ts';
import { firstSeats } from '../../src/ui/shell/SeatList.ts';
import { box } from '../hidden/box.ts';

/** What is written down of a game: the ticket on the shelf, and a save of another build. */

const options = { hearts: 8 };
const seats = firstSeats(2, [
  { name: 'Mira', emblem: 'sun' },
  { name: 'Otto', emblem: 'cloud' },
]);
const dealt = start(box.game, box.content, 2, options, 7);
const save = newSave(box, dealt, { id: 'a', seats, options, build: 'one', now: 5 });
const now = (change: object) => ({ ...save, session: { ...save.session, now: { ...save.session.now, ...change } } });

test('the ticket says who holds the torch, how it stands, and when it was played', () => {
  expect(ticketOf({ ...save, title: 'Ours' }, 1, 'Round 2')).toEqual({
    id: 'a',
    game: 'pillow-fight',
    emblems: ['sun', 'cloud'],
    headline: 'Otto holds the torch',
    summary: 'Round 2',
    played: 5,
    over: false,
    title: 'Ours',
  });
});

test('a game that is over says so, and nobody holds the torch', () => {
  expect(ticketOf(now({ outcome: { winners: [1], reason: 'last' } }), null, '')).toMatchObject({
    headline: 'The curtain has fallen',
    over: true,
  });
});

test('what the same build wrote is trusted; of another the position stays, and undo ends there', () => {
  const [option] = ((asked) => (asked?.kind === 'choose' ? asked.options : []))(prompt(box.game, box.content, save.session.now));
  if (!option) throw new Error('nobody is asked');
  const played = { ...save, session: act(box.game, box.content, save.session, option).session, undone: save.journal };
  expect(trusted(played, 'one')).toBe(played);
  const { build, undone, session } = trusted(played, 'two');
  expect([build, undone, session.sealed, session.commands]).toEqual(['two', [], 'loaded', []]);
  expect(session.now).toEqual(played.session.now);
});
