import { cleanup, fireEvent, screen, act as settle } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CardCloseUp } from '../../src/ui/parts/CardCloseUp.tsx';
import { Stage } from '../hidden-cards/Stage.tsx';
import { answers, layTable } from './pillow-table.tsx';

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

const PLACE = { clientX: 200, clientY: 300 };
const press = (what: Element) => settle(async () => void fireEvent.pointerDown(what, PLACE));
const lift = (what: Element) => settle(async () => void fireEvent.click(what, { ...PLACE, detail: 1 }));
const first = (): Element => answers()[0] ?? document.body;
const shade = () => document.querySelector<HTMLElement>('.finger-shade');
const pass = (ms: number) => settle(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test('where a tap has brought a new question, nothing can be tapped under that finger for a moment; a tap there says so', async () => {
  await press(first());
  await lift(first());
  const { revision } = controller;
  expect(revision).toBeGreaterThan(0);
  expect(shade()?.style.left).toBe('200px');
  expect(shade()?.style.top).toBe('300px');
  expect(shade()?.getAttribute('aria-hidden')).toBe('true');
  await press(shade() ?? document.body);
  await lift(shade() ?? document.body);
  expect(screen.getByText('That was quick! Look first, then tap.')).toBeTruthy();
  await pass(450);
  await pass(1);
  expect(shade()).toBeNull();
});

test('a key leaves no shade, and answers at once', async () => {
  await settle(async () => void fireEvent.click(first(), { detail: 0 }));
  expect(controller.revision).toBeGreaterThan(0);
  expect(shade()).toBeNull();
});

/** Plays until the bot decides. */
async function untilBot(): Promise<void> {
  for (let i = 0; i < 20 && !controller.botDecides; i++) await settle(async () => void fireEvent.click(first(), { detail: 0 }));
  expect(controller.botDecides).toBe(true);
}
const untilPerson = async () => {
  for (let i = 0; i < 20 && controller.botDecides; i++) await pass(200);
};
const moment = () => screen.queryByRole('dialog', { name: /^(Torch to Mira!|While you were away…)$/ });

test('a finger that came down while a bot decided answers nothing that has come up since', async () => {
  await untilBot();
  await press(document.body);
  await untilPerson();
  await pass(5000);
  await pass(5000);
  expect(moment()).toBeNull();
  const { revision } = controller;
  await lift(first());
  expect(controller.revision).toBe(revision);
  await press(first());
  await lift(first());
  expect(controller.revision).toBe(revision + 1);
});

describe('while the torch passes', () => {
  beforeEach(async () => {
    await untilBot();
    await untilPerson();
  });

  test('the table is inert, and asks nothing yet', () => {
    expect(moment()).not.toBeNull();
    expect(document.querySelector('main')?.hasAttribute('inert') || document.querySelector('main')?.inert).toBe(true);
    expect(answers()).toHaveLength(0);
  });

  test('a tap cuts it short; the taps and keys that follow at once do nothing at all', async () => {
    const { revision } = controller;
    await settle(async () => void fireEvent.click(moment() ?? document.body));
    expect(moment()).toBeNull();
    for (let i = 0; i < 5; i++) {
      await pass(200);
      expect(shade()?.classList.contains('everywhere')).toBe(true);
      await settle(async () => void fireEvent.pointerDown(shade() ?? document.body));
      const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      answers()[0]?.dispatchEvent(key);
      expect(key.defaultPrevented).toBe(true);
    }
    expect(controller.revision).toBe(revision);
    await pass(600);
    await pass(1);
    expect(shade()).toBeNull();
    await settle(async () => void fireEvent.click(first(), { detail: 0 }));
    expect(controller.revision).toBe(revision + 1);
  });

  test('a tap beside the shade, as on a sheet that lies over it, is a wild tap too', async () => {
    await settle(async () => void fireEvent.click(moment() ?? document.body));
    for (let i = 0; i < 5; i++) {
      await pass(400);
      await settle(async () => void fireEvent.pointerDown(document.body));
      expect(shade()?.classList.contains('everywhere')).toBe(true);
    }
    await pass(600);
    await pass(1);
    expect(shade()).toBeNull();
  });

  test('it is known who had the torch', () => {
    const { value } = controller.handOver;
    expect(value).toMatchObject({ kind: 'torch', seat: 0 });
    expect(value).toHaveProperty('from', 1);
  });

  test('it ends by itself', async () => {
    await pass(4100);
    expect(moment()).toBeNull();
  });
});

test('after a card what it brings is shown, and the next tap skips that', async () => {
  cleanup();
  controller.close();
  controller = await layTable(undefined, [], {
    frames: (before, [event]) =>
      event
        ? [
            { view: before, milliseconds: 3000, card: 'pillow', event },
            { view: before, milliseconds: 3000, event },
          ]
        : [],
    Stage,
  });
  await settle(async () => void fireEvent.click(first(), { detail: 0 }));
  expect(controller.frame.value?.card).toBe('pillow');
  await settle(async () => void fireEvent.keyDown(document.body, { key: 'Enter' }));
  expect(controller.frame.value).toMatchObject({ milliseconds: 3000 });
  expect(controller.frame.value?.card).toBeUndefined();
  await settle(async () => void fireEvent.keyDown(document.body, { key: 'Enter' }));
  expect(controller.frame.value).toBeNull();
});

describe('a card that is held up', () => {
  const CARD_TIME = 3000;
  const card = () => screen.queryByRole('region', { name: 'Found' });
  beforeEach(async () => {
    cleanup();
    controller.close();
    controller = await layTable(undefined, [], {
      frames: (before, [event]) => (event ? [{ view: before, milliseconds: CARD_TIME, card: 'pillow', event }] : []),
      Stage: ({ play }) => (
        <>
          <Stage play={play} />
          {play.frame.value?.card !== undefined && <CardCloseUp id="pillow" says="Found" card={<p>A pillow</p>} />}
        </>
      ),
    });
    await settle(async () => void fireEvent.click(first(), { detail: 0 }));
    expect(card()).not.toBeNull();
    expect(controller.botDecides).toBe(false);
  });

  test('it goes with the whole tap; the double tap falls on the shade', async () => {
    const { revision } = controller;
    await press(card() ?? document.body);
    expect(card()).not.toBeNull();
    await lift(card() ?? document.body);
    expect(card()).toBeNull();
    expect(answers().length).toBeGreaterThan(0);
    expect(shade()?.style.left).toBe('200px');
    expect(controller.revision).toBe(revision);
    await pass(450);
    await pass(1);
    expect(shade()).toBeNull();
  });

  test('a finger that came down on it answers nothing that lies under it', async () => {
    const { revision } = controller;
    await press(card() ?? document.body);
    await settle(async () => controller.skipAnimation());
    await lift(first());
    expect(controller.revision).toBe(revision);
  });

  test('it has words to read, and does not go by itself', async () => {
    await pass(10 * CARD_TIME);
    expect(card()).not.toBeNull();
  });

  test('where it went without a tap, a tap that was meant for it answers nothing', async () => {
    await settle(async () => controller.skipAnimation());
    expect(card()).toBeNull();
    expect(shade()?.classList.contains('everywhere')).toBe(true);
    await pass(600);
    await pass(1);
    expect(shade()).toBeNull();
  });
});

describe('a tap that answers nothing', () => {
  const lying = (there: Element) => {
    document.elementFromPoint = () => there;
  };
  const tapMore = async (there: (more: Element) => Element) => {
    const more = document.body.appendChild(document.createElement('button'));
    lying(there(more));
    await press(more);
    await lift(more);
    await pass(50);
    more.remove();
  };
  afterEach(() => {
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  test('leaves a shade where something else lies under the finger now', async () => {
    await tapMore(first);
    expect(shade()?.style.left).toBe('200px');
    expect(controller.revision).toBe(0);
  });
  test('leaves none where the same can be tapped again', async () => {
    await tapMore((more) => more);
    expect(shade()).toBeNull();
  });
});
