import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen, act as settle, within } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newSave } from '../../src/engine/records.ts';
import type { Save } from '../../src/engine/save.ts';
import type { SeatRecord } from '../../src/engine/seats.ts';
import { start } from '../../src/engine/session.ts';
import { lazy } from '../../src/ui/parts/lazy.tsx';
import { type Ports, PortsProvider } from '../../src/ui/ports.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/SeatList.ts';
import type { Storyteller } from '../../src/ui/table/frames.ts';
import { Play } from '../../src/ui/table/play.ts';
import { Table } from '../../src/ui/table/Table.tsx';
import type { Brawl } from '../engine/brawl.ts';
import { box } from '../hidden/box.ts';
import { storyteller, ui } from '../hidden/ui.ts';
import { quietPorts } from './quiet-ports.ts';

/** A pillow fight of Mira and Clank the bot, whose storyteller comes when the test lets it. */

let play: Play<Brawl>;
afterEach(() => {
  cleanup();
  play.close();
  vi.useRealTimers();
});

const seats = firstSeats(2, [{ name: 'Mira', emblem: 'sun' }], [1]) as SeatRecord[];
function dealt(): Save<Brawl> {
  const first = start(box.game, box.content, 2, { hearts: 8 }, 7);
  return newSave(box, first, { id: 'a', seats, options: { hearts: 8 }, build: 'test', now: 0 });
}
type Laid = {
  readonly save?: Save<Brawl>;
  readonly settings?: Partial<Settings>;
  readonly resumed?: boolean;
  readonly witty?: Partial<Storyteller<Brawl>>;
};
/** A table that is drawn, what is said aloud there, and the storyteller that has been asked for: `come` or `miss` answers each time. */
function lay({ save = dealt(), settings = {}, resumed = false, witty = {} }: Laid = {}) {
  const asked: { readonly come: () => void; readonly miss: () => void }[] = [];
  const later = lazy(
    () =>
      new Promise<Storyteller<Brawl>>((come, miss) =>
        asked.push({ come: () => come({ ...storyteller, ...witty }), miss: () => miss(new Error('no network')) }),
      ),
  );
  const spoken: string[] = [];
  const tales = async () => [{ line: 0, turn: 1, seat: 0, entries: play.save.value.journal }];
  const ports = {
    ...quietPorts,
    store: { ...quietPorts.store, tales },
    bots: { think: async () => 0 },
    speech: { ...quietPorts.speech, say: (words: string) => void spoken.push(words) },
  } as unknown as Ports;
  const mine = { ...ui, storyteller: later };
  play = new Play<Brawl>(box, mine as never, save, ports, signal({ ...DEFAULT_SETTINGS, ...settings }), true);
  const nothing = () => undefined;
  render(
    <PortsProvider value={ports}>
      <Table play={play} ui={mine as never} onShelf={nothing} onSettings={nothing} resumed={resumed} onUpdate={null} />
    </PortsProvider>,
  );
  /** It is fetched behind the table, as the table's other parts are. */
  const comes = () =>
    settle(async () => {
      const coming = later.load();
      asked.at(-1)?.come();
      await coming;
    });
  return { asked, spoken, comes };
}
const answer = () => settle(async () => void fireEvent.click(document.querySelector('[data-option]') as Element));
const log = () => within(screen.getByRole('log')).queryAllByText(/./);
const news = () => screen.getByRole('button', { name: /^Chronicle/ }).getAttribute('aria-label');
const recap = () => screen.queryByRole('complementary', { name: 'Where were we?' });
const lines = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('before its storyteller is here', () => {
  test('a table is played on: what happens is not shown; it is told, and said aloud, as soon as it can be, and once', async () => {
    const { spoken, comes } = lay({ settings: { readAloud: true } });
    await answer();
    expect([play.revision, play.frame.value, news(), log().length, spoken]).toEqual([1, null, 'Chronicle. ', 0, []]);
    await comes();
    const told = log().map(({ textContent }) => textContent);
    expect(told[0]).toMatch(/^Mira plays/);
    expect(news()).toBe(`Chronicle. ${told.at(-1)}`);
    expect(spoken).toEqual([told.join(' ')]);
    expect(screen.getByRole('button', { name: `Take back: ${told[0]}` })).toBeTruthy();
  });

  test('what comes after is shown, picture by picture', async () => {
    const { comes } = lay();
    await comes();
    await answer();
    expect(play.frame.value).not.toBeNull();
  });

  test('what is told again is not said aloud', async () => {
    const { spoken, comes } = lay({ settings: { readAloud: true } });
    await answer();
    await answer();
    await settle(async () => play.undo(play.revision));
    await comes();
    expect(log().length).toBeGreaterThan(0);
    expect(spoken).toEqual([]);
  });

  test('a bot acts, and says why when it can be told', async () => {
    vi.useFakeTimers();
    const why = (_: unknown, { do: done }: { do: string }) => (done === 'played' ? 'it looked soft' : null);
    const { comes } = lay({ witty: { why }, settings: { speed: 'off' } });
    for (let i = 0; i < 20 && !play.botDecides; i++) await answer();
    const { revision } = play;
    await settle(async () => void (await vi.advanceTimersByTimeAsync(1000)));
    expect(play.revision).toBeGreaterThan(revision);
    await comes();
    expect(log()[0]?.textContent).toMatch(/^Clank plays .*: it looked soft\.$/);
  });

  test('a chronicle that somebody wants has it fetched, and opens when it is here', async () => {
    const { asked } = lay();
    await answer();
    await settle(async () => void fireEvent.click(screen.getByRole('button', { name: /^Chronicle/ })));
    expect(screen.queryByRole('dialog')).toBeNull();
    await settle(async () => asked[0]?.come());
    expect(screen.getByRole('dialog', { name: 'The chronicle' }).textContent).toContain('Mira plays');
  });

  test('that could not be fetched is asked for again by what happens, and nobody is troubled', async () => {
    const { asked } = lay();
    await answer();
    expect(asked).toHaveLength(1);
    await settle(async () => asked[0]?.miss());
    await answer();
    await settle(async () => asked[1]?.come());
    expect(log().length).toBeGreaterThan(0);
  });
});

describe('where we were', () => {
  /** A game that was left after so many answers, and what is told of it. */
  function left(answers: number): { readonly save: Save<Brawl>; readonly told: readonly string[] } {
    lay({ settings: { speed: 'off' } });
    for (let i = 0; i < answers; i++) play.choose(0, play.revision);
    const { value: save } = play.save;
    play.close();
    cleanup();
    return {
      save,
      told: save.journal
        .flatMap(({ events }) =>
          events.flatMap(({ event, secretFor }) => (secretFor === undefined ? (storyteller.tell(event, ['Mira', 'Clank']) ?? []) : [])),
        )
        .map(String),
    };
  }

  test('is told when it can be, to whoever has tapped before as well; then until the next tap', async () => {
    const { save, told } = left(1);
    const { comes } = lay({ save, resumed: true });
    await settle(async () => void fireEvent.pointerDown(document.body));
    expect(recap()).toBeNull();
    await comes();
    expect(lines(recap() as HTMLElement)).toEqual(told);
    await settle(async () => void fireEvent.pointerDown(document.body));
    expect(recap()).toBeNull();
  });

  test('is not told any more once the game goes on', async () => {
    const { comes } = lay({ ...left(1), resumed: true });
    await answer();
    await comes();
    expect(recap()).toBeNull();
    expect(log().length).toBeGreaterThan(0);
  });
});
