import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen, act as settle, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteKeys } from '../../src/ui/parts/keys-in-use.ts';
import { Sheet } from '../../src/ui/parts/Sheet.tsx';
import { AnswerList } from '../../src/ui/table/answer-list/AnswerList.tsx';
import { layTable } from './pillow-table.tsx';

let controller: Awaited<ReturnType<typeof layTable>>;
beforeEach(async () => {
  vi.useFakeTimers();
  controller = await layTable();
});
afterEach(() => {
  cleanup();
  controller.close();
  vi.useRealTimers();
});

const list = () => screen.queryByRole('navigation', { name: 'What can I do?' });
const ask = (wanted: boolean) => settle(async () => controller.changeSeat(0, (now) => ({ ...now, answerList: wanted })));
const lines = () => [...(list()?.querySelectorAll<HTMLElement>('[data-answer]') ?? [])];

describe('the list “What can I do?”', () => {
  test('stands beside the board of whoever asked for it', async () => {
    expect(list()).toBeNull();
    await ask(true);
    expect(list()).not.toBeNull();
    const { prompt } = controller;
    expect(prompt?.kind).toBe('choose');
    expect(lines()).toHaveLength(prompt?.kind === 'choose' ? prompt.options.length : -1);
    expect(document.activeElement).toBe(lines()[0]);
  });

  test('answers like the table', async () => {
    await ask(true);
    const { revision } = controller;
    await settle(async () => void fireEvent.click(lines()[0] ?? document.body, { detail: 0 }));
    expect(controller.revision).toBe(revision + 1);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('keeps the focus when its answer closes a sheet, and nothing is asked', async () => {
    await ask(true);
    // whose hand is hidden: after a turn nothing is asked until the veil is lifted
    await settle(async () => controller.changeSeat(1, (now) => ({ ...now, player: { kind: 'person' } })));
    await settle(async () => controller.liftVeil(controller.revision));
    const answerFirst = () => settle(async () => void fireEvent.click(lines()[0] ?? document.body, { detail: 0 }));
    // a card, and whom it hits first
    await answerFirst();
    await answerFirst();
    cleanup();
    const sheetAt = signal<number | null>(null);
    const open = () => {
      sheetAt.value = controller.revision;
    };
    const Stage = () => (
      <>
        <AnswerList play={controller} />
        <div class="table-play">
          <button type="button" onClick={open}>
            Pack
          </button>
          {controller.revision === sheetAt.value && <Sheet title="The pack" onBack={() => undefined} />}
        </div>
      </>
    );
    render(<Stage />);
    const opener = screen.getByRole('button', { name: 'Pack' });
    opener.focus();
    await settle(async () => void fireEvent.click(opener, { detail: 0 }));
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    lines()[0]?.focus();
    await answerFirst();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(lines()).toEqual([]);
    expect(list()?.contains(document.activeElement)).toBe(true);
  });

  test('comes where keys are used, and can be put away', async () => {
    await settle(async () => noteKeys());
    const away = within(list() ?? document.body).getByRole('button', { name: 'Put this list away' });
    await settle(async () => void fireEvent.click(away));
    expect(list()).toBeNull();
  });

  test('is brought back by whoever has put it away', async () => {
    await settle(async () => noteKeys());
    expect(list()).toBeNull();
    await settle(async () => void fireEvent.click(screen.getByRole('button', { name: 'What can I do? Show the list' })));
    expect(list()).not.toBeNull();
    expect(list()?.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('button', { name: /Show the list/ })).toBeNull();
  });

  test('cannot be put away by a press too many while nothing is asked', async () => {
    await settle(async () => noteKeys());
    // whose hand is hidden: after a turn nothing is asked until the veil is lifted
    await settle(async () => controller.changeSeat(1, (now) => ({ ...now, player: { kind: 'person' } })));
    await settle(async () => controller.liftVeil(controller.revision));
    cleanup();
    render(<AnswerList play={controller} />);
    const away = () => within(screen.getByRole('navigation')).queryByRole('button', { name: 'Put this list away' });
    expect(away()).not.toBeNull();
    while (lines().length > 0) await settle(async () => void fireEvent.click(lines()[0] ?? document.body, { detail: 0 }));
    expect(away()).toBeNull();
  });
});

test('each decision is announced once, with the number of ways', () => {
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');
  expect(said.filter((words) => /ways?\.$/.test(words))).toHaveLength(1);
});
