// @vitest-environment node
import { expect, test } from 'vitest';
import { newSave } from '../../src/engine/save-records.ts';
import { observe, prompt, startSession } from '../../src/engine/session.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { saveWriteOf, summaryOf } from '../../src/ui/table/save-summary.ts';
import { box } from '../hidden-cards/box.ts';

/** The ticket of a game on the shelf. */

const options = { hearts: 8 };
const seats = firstSeats(2, [
  { name: 'Mira', emblem: 'sun' },
  { name: 'Otto', emblem: 'cloud' },
]);
const dealt = startSession(box.game, box.content, 2, options, 7);
const save = newSave(box, dealt, { id: 'a', seats, options, build: 'one', now: 5 });
const now = (change: object) => ({ ...save, session: { ...save.session, now: { ...save.session.now, ...change } } });

/** A question that is open, as whoever is asked sees it. */
const seen = observe(box.game, box.content, save.session.now, prompt(box.game, box.content, save.session.now)?.seat ?? 0);
const says = (title: string) => ({ call: () => ({ title, words: [] }), summary: () => 'Round 2' });
const headline = (title: string, look = seen, of = save) => summaryOf(of, says(title), look, 1).headline;

test('the ticket says whose turn it is, what they were about to do, how it stands, and when it was played', () => {
  expect(summaryOf({ ...save, title: 'Ours' }, says('Otto, whom do you bonk?'), seen, 1)).toEqual({
    id: 'a',
    game: 'pillow-fight',
    emblems: ['sun', 'cloud'],
    headline: 'Otto, whom do you bonk?',
    summary: 'Round 2',
    played: 5,
    over: false,
    title: 'Ours',
  });
});

test('a call that names nobody is said with a name', () => {
  expect(headline('Hop like a frog!')).toBe('Otto: Hop like a frog!');
});

test('of a secret, and of a bot, the ticket says only whose turn it is', () => {
  expect(headline('Psst', { ...seen, prompt: { kind: 'wait', seat: 1 } })).toBe('Otto holds the torch');
  const bots = seats.map((seat) => ({ ...seat, player: { kind: 'bot', strength: 'gentle' } as const }));
  expect(headline('Otto, you hold the torch', seen, { ...save, seats: bots })).toBe('Otto holds the torch');
});

test('a name of other letters is set apart in it', () => {
  const [first, second] = seats;
  if (!first || !second) throw new Error('two sit there');
  const named = { ...save, seats: [first, { ...second, name: 'נועה' }] };
  expect(headline('Psst', { ...seen, prompt: { kind: 'wait', seat: 1 } }, named)).toBe('\u2068נועה\u2069 holds the torch');
});

test('what cannot be said keeps no game from being saved', () => {
  const mute = {
    ...says(''),
    call: () => {
      throw new Error('no words');
    },
  };
  expect(saveWriteOf(save, mute, seen, 1, []).summary.headline).toBe('Otto holds the torch');
});

test('a game that is over says so, and nobody holds the torch', () => {
  const over = { ...seen, prompt: null };
  expect(summaryOf(now({ outcome: { winners: [1], reason: 'last' } }), says(''), over, null)).toMatchObject({
    headline: 'The curtain has fallen',
    over: true,
  });
});
