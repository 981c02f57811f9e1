import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen, act as settle } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '../../src/engine/bots/think.ts';
import { speak } from '../../src/engine/kit/words.ts';
import { newSave, startOf } from '../../src/engine/records.ts';
import type { SeatRecord, Speed } from '../../src/engine/seats.ts';
import { start } from '../../src/engine/session.ts';
import { ready } from '../../src/ui/parts/lazy.tsx';
import { type Ports, PortsProvider } from '../../src/ui/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/SeatList.ts';
import { Play } from '../../src/ui/table/play.ts';
import { Table } from '../../src/ui/table/Table.tsx';
import type { Brawl } from '../engine/brawl.ts';
import { box } from '../hidden/box.ts';
import { storyteller, ui } from '../hidden/ui.ts';
import { quietPorts } from './quiet-ports.ts';

/** Clank the bot sits beside Mira, at a pillow fight. What it is asked waits until the test answers. */

type Thought = { readonly question: Question<Brawl>; readonly take: (index: number) => void; readonly fail: () => void };
const thoughts: Thought[] = [];
const spoken: string[] = [];
const ports: Ports = {
  ...quietPorts,
  bots: {
    think: (_, question) =>
      new Promise((resolve, reject) => {
        thoughts.push({ question: question as unknown as Question<Brawl>, take: resolve, fail: () => reject(new Error('no idea')) });
      }),
  },
  speech: { voice: () => null, say: (words) => void spoken.push(words), hush: () => undefined },
};
let play: Play<Brawl>;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  play.close();
  vi.useRealTimers();
  thoughts.length = 0;
  spoken.length = 0;
});

const [clank, mira] = firstSeats(2, [{ name: 'Mira', emblem: 'sun' }], [0]) as [SeatRecord, SeatRecord];
const BOTH = [clank, mira];
type Sat = { speed?: Speed; seed?: number; readAloud?: boolean; revision?: number };
function table({ speed = 'normal', seed = 7, readAloud = false, revision = 0 }: Sat = {}): Play<Brawl> {
  const dealt = start(box.game, box.content, 2, { hearts: 8 }, seed);
  const save = { ...newSave(box, dealt, { id: 'a', seats: BOTH, options: { hearts: 8 }, build: 'test', now: 0 }), revision };
  const witty = {
    ...ui,
    storyteller: ready({
      ...storyteller,
      why: (_: unknown, { do: done }: { do: string }) => (done === 'played' ? 'it looked soft' : null),
    }),
  };
  play = new Play(box, witty as never, save, ports, signal({ ...DEFAULT_SETTINGS, speed, readAloud }), true);
  return play;
}
const wait = (milliseconds: number) => settle(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const think = (then: (thought: Thought) => void) =>
  settle(async () => {
    const last = thoughts.at(-1);
    if (last) then(last);
    await vi.advanceTimersByTimeAsync(0);
  });
const draw = () =>
  render(
    <PortsProvider value={ports}>
      <Table play={play} ui={ui as never} onShelf={() => {}} onSettings={() => {}} resumed={false} onUpdate={null} />
    </PortsProvider>,
  );

test('it thinks at once, and acts when people have had time to follow', async () => {
  table();
  expect(thoughts).toHaveLength(1);
  await think(({ take }) => take(0));
  await wait(300);
  expect(play.revision).toBe(0);
  await wait(400);
  expect(play.revision).toBe(1);
});

test('it takes longer at slow speed', async () => {
  table({ speed: 'slow' });
  await think(({ take }) => take(0));
  await wait(1000);
  expect(play.revision).toBe(0);
  await wait(300);
  expect(play.revision).toBe(1);
});

test('where a game is taken up it waits until people have read where it was; a tap hurries it', async () => {
  for (const tapped of [false, true]) {
    table({ revision: 4 });
    draw();
    await think(({ take }) => take(0));
    if (tapped) fireEvent.pointerDown(document.body);
    await wait(900);
    expect(play.revision).toBe(tapped ? 5 : 4);
    await wait(2200);
    expect(play.revision).toBeGreaterThan(4);
    play.close();
    cleanup();
  }
});

test('a thought that takes long holds nothing up but itself', async () => {
  table();
  await wait(5000);
  expect(play.revision).toBe(0);
  await think(({ take }) => take(0));
  expect(play.revision).toBe(1);
});

test('the next tap hurries it', async () => {
  table();
  draw();
  await think(({ take }) => take(0));
  await settle(async () => {
    fireEvent.pointerDown(document.body);
    await vi.advanceTimersByTimeAsync(1);
  });
  expect(play.revision).toBe(1);
});

test('what it is asked is an imagined table: other dice, and hands that may be', async () => {
  let others = 0;
  for (let seed = 1; seed <= 8; seed++) {
    table({ seed });
    const real = play.save.value.session.now;
    const { at, strength } = thoughts.at(-1)?.question ?? { at: real };
    expect(strength).toBe('gentle');
    expect(at.random).not.toEqual(real.random);
    expect(at.state.players[0]?.hand).toEqual(real.state.players[0]?.hand);
    if (JSON.stringify(at.state.players[1]?.hand) !== JSON.stringify(real.state.players[1]?.hand)) others++;
    play.close();
  }
  expect(others).toBeGreaterThan(0);
});

test('it thinks as hard as its seat says', () => {
  table();
  settle(() => play.reseat(0, (now) => ({ ...now, player: { kind: 'bot', strength: 'clever' } })));
  expect(thoughts.map(({ question }) => question.strength)).toEqual(['gentle', 'clever']);
});

test('an answer while the table looks at an earlier turn is dropped; back at now it is given', async () => {
  const table_ = table();
  const first = { ...startOf(table_.save.value, 0), turn: 1 };
  const { turn } = ports.store;
  ports.store.turn = (async () => first) as never;
  await settle(async () => play.lookAt(first));
  await think(({ take }) => take(0));
  await wait(3000);
  expect(play.revision).toBe(0);
  await settle(async () => play.lookAt(null));
  await wait(700);
  expect(play.revision).toBe(1);
  ports.store.turn = turn;
});

test('an answer to a table that has moved on is dropped', async () => {
  table();
  const before = JSON.stringify(play.save.value.session);
  await settle(async () => play.reseat(0, (now) => ({ ...now, player: { kind: 'person' } })));
  const { revision } = play;
  await think(({ take }) => take(0));
  await wait(2000);
  expect(play.revision).toBe(revision);
  expect(JSON.stringify(play.save.value.session)).toBe(before);
  expect(play.veil.value).toBe(0);
});

test('one that is at its wits’ end takes anything, so that the table goes on', async () => {
  table();
  await think(({ fail }) => fail());
  await wait(1000);
  expect(play.revision).toBe(1);
});

test('a closed table stays as it was', async () => {
  table();
  await wait(1000);
  play.close();
  await think(({ take }) => take(0));
  expect(play.revision).toBe(0);
});

test('it says in a line what it did and why: in the news, to whoever listens, and aloud', async () => {
  table({ readAloud: true });
  await think(({ take }) => take(0));
  await wait(700);
  const line = /^Clank plays \w+: it looked soft\.$/;
  expect(play.news.told.value.lines).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
  expect(spoken.join(' ')).toMatch(/: it looked soft\./);
  const event = play.frame.value?.event;
  expect(event && speak(play.news.of(event) ?? [])).toMatch(line);
});

test('what a person does speaks for itself', async () => {
  table();
  await settle(async () => play.reseat(0, (now) => ({ ...now, player: { kind: 'person' } })));
  await settle(async () => play.lift(play.revision));
  await settle(async () => play.choose(0, play.revision));
  expect(play.news.told.value.lines.join(' ')).toMatch(/^Clank plays/);
  expect(play.news.told.value.lines.join(' ')).not.toMatch(/soft/);
});

test('it waits while the menu is open', async () => {
  table();
  draw();
  await settle(async () => screen.getByRole('button', { name: 'Menu' }).click());
  await think(({ take }) => take(0));
  await wait(3000);
  expect(play.revision).toBe(0);
  await settle(async () => screen.getByRole('button', { name: 'Play on' }).click());
  await wait(700);
  expect(play.revision).toBe(1);
});

test('in the menu a seat is handed to a bot, and taken back', async () => {
  table();
  draw();
  const button = (name: string) => screen.getByRole('button', { name });
  await settle(async () => button('Menu').click());
  const left = () => screen.getByText('Mira', { selector: 'b' }).closest('span')?.textContent;
  expect(left()).toBe('Mira plays');
  await settle(async () => button('A bot plays for Mira').click());
  expect(play.seat(1)?.player).toEqual({ kind: 'bot', strength: 'gentle' });
  expect(left()).toBe('Mira is a bot now');
  await settle(async () => button('A person plays for Mira').click());
  expect(play.seat(1)).toEqual(mira);
});
