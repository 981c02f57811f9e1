import { cleanup, render, act as settle } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bringEach, useDropped } from '../../src/app/import-export/file-drop.ts';
import { UserFacingError } from '../../src/app/user-facing-error.ts';

/** Files that somebody drops on the page, or picks. */

afterEach(cleanup);
const file = (name: string, text: string) => ({ name, size: text.length, text: async () => text });
const files = (...all: object[]) => all as unknown as FileList;
const OTHERWISE = 'That did not work.';
const brought = async (text: string) => {
  if (text === 'bad') throw new Error('a hidden card');
  if (text === 'torn') throw new UserFacingError('This file is torn.');
  return `“${text}” is on the shelf.`;
};

describe('of what was brought it is said', () => {
  test.each([
    ['what came of one', files(file('a.json', 'Ours')), '“Ours” is on the shelf.'],
    [
      'what came of each of several, by its name',
      files(file('a.json', 'Ours'), file('b.json', 'torn')),
      'a.json: “Ours” is on the shelf. b.json: This file is torn.',
    ],
    ['nothing of an error that is not meant for the family', files(file('a.json', 'bad')), OTHERWISE],
    ['that it is far too big, and it is not read', files({ ...file('a.json', ''), size: 40_000_001 }), 'This file is far too big.'],
    ['nothing where there is nothing', null, ''],
  ])('%s', async (_, list, words) => expect(await bringEach(list, brought, OTHERWISE)).toBe(words));
});

test('what is dropped anywhere goes to the screen that is there, and the browser does not open it', async () => {
  const bring = vi.fn(async (_: FileList | null) => undefined);
  function Screen() {
    useDropped(bring);
    return null;
  }
  const { unmount } = render(<Screen />);
  const drop = async (kind: string) => {
    const event = Object.assign(new Event(kind, { cancelable: true, bubbles: true }), { dataTransfer: { files: 'the files' } });
    await settle(async () => void document.body.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(await drop('dragover')).toBe(true);
  expect(bring).not.toHaveBeenCalled();
  expect(await drop('drop')).toBe(true);
  expect(bring.mock.calls).toEqual([['the files']]);
  await settle(async () => void unmount());
  expect([await drop('dragover'), await drop('drop')]).toEqual([false, false]);
  expect(bring).toHaveBeenCalledOnce();
});
