// @vitest-environment node
import { expect, test } from 'vitest';
import { newSave, nextRevision, sealIfOtherBuild } from '../../src/engine/save-records.ts';
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

test('a save knows how long it was played, without long pauses; one of an earlier version does not begin to count', () => {
  const minute = 60_000;
  const moved = [1, 2, 30, 31].reduce((before, at) => nextRevision(before, 5 + at * minute), save);
  expect([moved.took, moved.revision, moved.played]).toEqual([3 * minute, 4, 5 + 31 * minute]);
  // a clock that was set back
  expect(nextRevision(moved, 5).took).toBe(3 * minute);
  const { took: _, ...old } = save;
  expect(nextRevision(old, 10)).not.toHaveProperty('took');
});
