// @vitest-environment node
import { expect, test } from 'vitest';
import { newSave, sealIfOtherBuild } from '../../src/engine/save-records.ts';
import { act, prompt, startSession } from '../../src/engine/session.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { box } from '../hidden-cards/box.ts';

/** A save of another build. */

const options = { hearts: 8 };
const seats = firstSeats(2, [
  { name: 'Mira', emblem: 'sun' },
  { name: 'Otto', emblem: 'cloud' },
]);
const dealt = startSession(box.game, box.content, 2, options, 7);
const save = newSave(box, dealt, { id: 'a', seats, options, build: 'one', now: 5 });

test('a save of another build keeps its position, but undo ends there', () => {
  const [option] = ((currentPrompt) => (currentPrompt?.kind === 'choose' ? currentPrompt.options : []))(
    prompt(box.game, box.content, save.session.now),
  );
  if (!option) throw new Error('nobody is asked');
  const played = { ...save, session: act(box.game, box.content, save.session, option).session, undone: save.journal };
  expect(sealIfOtherBuild(played, 'one')).toBe(played);
  const { build, undone, session } = sealIfOtherBuild(played, 'two');
  expect([build, undone, session.sealed, session.commands]).toEqual(['two', [], 'loaded', []]);
  expect(session.now).toEqual(played.session.now);
});
