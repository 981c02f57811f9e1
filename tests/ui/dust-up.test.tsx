import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen, act as settle, within } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newSave } from '../../src/engine/records.ts';
import type { SeatRecord } from '../../src/engine/seats.ts';
import { start } from '../../src/engine/session.ts';
import { dustUpBox } from '../../src/games/dust-up/box.ts';
import { narrator } from '../../src/games/dust-up/describe/narrator.ts';
import { teller } from '../../src/games/dust-up/describe/teller.ts';
import type { DustUp, Player } from '../../src/games/dust-up/vocabulary.ts';
import { frames } from '../../src/ui/games/dust-up/frames.ts';
import { Stage } from '../../src/ui/games/dust-up/Stage.tsx';
import { defaults, pickHero, problem, readOptions, reseat } from '../../src/ui/games/dust-up/setup/options.ts';
import { SeatHero } from '../../src/ui/games/dust-up/setup/SeatHero.tsx';
import { Setup } from '../../src/ui/games/dust-up/setup/Setup.tsx';
import { PortsProvider } from '../../src/ui/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { SeatCard } from '../../src/ui/shell/SeatCard.tsx';
import { firstSeats } from '../../src/ui/shell/SeatList.ts';
import { Play } from '../../src/ui/table/play.ts';
import { Table } from '../../src/ui/table/Table.tsx';
import { direct } from './direct.ts';
import { quietPorts } from './quiet-ports.ts';

/** The table of Dust-Up: Mira is Boo, Otto is Bruno, Lotte is Auntie Buckle; what they hold is said in each test. */

const HEROES = ['boo-turnip', 'bruno-boom', 'auntie-buckle'] as const;
const KNOWN = [
  { name: 'Mira', emblem: 'sun' },
  { name: 'Otto', emblem: 'cloud' },
  { name: 'Lotte', emblem: 'bolt' },
] as const;
const { content } = dustUpBox;

function brawl(
  players: readonly Partial<Player>[],
  { bots = [] as readonly number[], owed = 1, speed = 'off' as 'off' | 'normal' } = {},
): Play<DustUp> {
  const seats = firstSeats(players.length, KNOWN, bots);
  const options = { heroes: [...HEROES.slice(0, players.length)], first: 0, level: false, ghosts: true };
  const dealt = start(dustUpBox.game, content, players.length, options, 7);
  const { now } = dealt.session;
  const out = players[0]?.out === true;
  const at = {
    ...now,
    agenda: out ? [{ do: 'haunt' as const, seat: 0 }] : now.agenda,
    state: {
      ...now.state,
      turn: { seat: 0, owed },
      players: now.state.players.map((player, seat) => ({ ...player, ...players[seat] })),
    },
  };
  const session = { ...dealt.session, checkpoint: at, now: at };
  const save = newSave(dustUpBox, { ...dealt, session }, { id: 'a', seats, options, build: 'test', now: 0 });
  const ui = {
    ...direct(teller(content), narrator(content), frames),
    Stage,
    icons: {},
    isOut: (view: DustUp['view'], seat: number) => view.players[seat]?.out ?? false,
    puppet: () => ({ icon: 'ghost', print: '', holes: '' }),
  };
  const play = new Play(dustUpBox, ui as never, save, quietPorts, signal({ ...DEFAULT_SETTINGS, speed }), true);
  const nothing = () => undefined;
  render(
    <PortsProvider value={quietPorts}>
      <Table play={play} ui={ui as never} onShelf={nothing} onSettings={nothing} resumed={false} onUpdate={null} />
    </PortsProvider>,
  );
  return play;
}
const lift = (play: Play<DustUp>) => settle(() => play.lift(play.revision));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tap = (what: Element) => settle(() => void fireEvent.click(what));
const playIt = () => tap(document.querySelector('.dust-raised [data-option]') as Element);
const page = () => document.body.innerHTML;

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('the table of Dust-Up', () => {
  test('[DU-20] shows hearts, shields with tokens, and how many cards lie where, to everybody', () => {
    const most = content.cards['fallen-log']?.shield ?? 0;
    const play = brawl([{ hand: ['boo'] }, { hp: 6, discard: ['flat-paw'], shields: [{ card: 'fallen-log', tokens: 1 }] }]);
    lift(play);
    expect(button(/^Otto as Bruno Boom: 6 of 10 hearts, 3 cards in hand, \d+ in the deck, 1 in the heap$/)).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'Shields in front of Otto' }))
        .getByRole('button')
        .getAttribute('aria-label'),
    ).toBe(`Fallen Log, ${most - 1} of ${most} left`);
  });

  test('[DU-17] a ghost has no hand that could lie over what it may choose', () => {
    brawl([{ out: true, hand: [] }, {}, {}], { bots: [1, 2] });
    expect(button('Just float about')).toBeTruthy();
    expect(screen.queryByRole('list', { name: /cards in hand/ })).toBeNull();
  });

  test('one card is said as one: in a heap of somebody who is out, and in a hand that is seen from behind', () => {
    lift(brawl([{}, { out: true, discard: ['flat-paw'] }, {}]));
    expect(button('Otto as Bruno Boom: out, 1 card in the heap')).toBeTruthy();
    cleanup();
    brawl([{ hand: ['boo'] }, {}, {}], { bots: [0] });
    expect(screen.getByRole('list', { name: 'Boo Turnip has 1 card in hand' })).toBeTruthy();
  });

  test('[DU-20] lets everybody look through a heap, the newest card first', () => {
    const play = brawl([{ hand: ['boo'] }, { discard: ['flat-paw', 'honey-pot'] }]);
    lift(play);
    tap(button(/^Otto as Bruno Boom/));
    const sheet = screen.getByRole('dialog', { name: 'Otto is Bruno Boom' });
    const [newest, oldest] = within(sheet).getAllByRole('button', { name: /Paw|Honey/ });
    expect([newest, oldest].map((one) => one?.getAttribute('aria-label')?.split('.')[0])).toEqual(['Honey Pot', 'Flat Paw']);
  });

  test('[DU-20] the heap of whose turn it is lies beside their hand, and a tap looks through it', () => {
    const play = brawl([{ hand: ['boo'], discard: ['moonlight', 'peekaboo'] }, {}]);
    lift(play);
    tap(button('Mira’s heap: 2 cards'));
    expect(within(screen.getByRole('dialog', { name: 'Mira is Boo Turnip' })).getByRole('button', { name: /^Moonlight/ })).toBeTruthy();
  });

  test('a tapped card is held up with its text; the second tap plays it', () => {
    const play = brawl([{ hand: ['moonlight', 'boo'], hp: 5 }, {}]);
    lift(play);
    expect(document.querySelectorAll('[data-option]').length).toBe(0);
    tap(button(/^Moonlight\. Heal 2 hearts/));
    const held = screen.getByRole('region', { name: 'Moonlight' });
    expect(held.textContent).toContain('Heal 2 hearts.');
    expect(play.save.value.session.now.state.players[0]?.hp).toBe(5);
    playIt();
    expect(play.save.value.session.now.state.players[0]?.hp).toBe(7);
  });

  test('a card that was held up can be put back, also with Escape', () => {
    const play = brawl([{ hand: ['moonlight', 'boo'] }, {}]);
    lift(play);
    tap(button(/^Moonlight/));
    tap(button('Back'));
    expect(screen.queryByRole('region', { name: 'Moonlight' })).toBeNull();
    tap(button(/^Boo\./));
    settle(() => void fireEvent.keyDown(screen.getByRole('region', { name: 'Boo' }), { key: 'Escape' }));
    expect(screen.queryByRole('region', { name: 'Boo' })).toBeNull();
  });

  test('[DU-9] a blow is aimed at a player or at one of their shields', () => {
    const shields = [
      { card: 'lid-on', tokens: 0 },
      { card: 'front-door-back-door', tokens: (content.cards['front-door-back-door']?.shield ?? 1) - 1 },
    ];
    const play = brawl([{ hand: ['boo', 'moonlight'] }, {}, { shields }]);
    lift(play);
    tap(button(/^Boo\./));
    playIt();
    expect(button('Attack Otto, 10 hearts')).toBeTruthy();
    // the player and their oldest shield are one answer
    expect(screen.getAllByRole('button', { name: /^Attack Lotte’s Lid On/ }).length).toBe(2);
    tap(button(/^Attack Lotte’s Front Door, Back Door, 1 of \d left$/));
    expect(play.save.value.session.now.state.players[2]?.shields.map(({ card }) => card)).toEqual(['lid-on']);
  });

  test('[DU-16] says why somebody cannot be aimed at', () => {
    const play = brawl([
      { hand: ['boo', 'moonlight'] },
      { untouchable: true },
      {
        shields: [
          { card: 'lid-on', tokens: 0 },
          { card: 'lid-on', tokens: 0 },
        ],
      },
    ]);
    lift(play);
    tap(button(/^Boo\./));
    playIt();
    tap(button(/^Otto as Bruno Boom: 10 of 10 hearts, untouchable/));
    expect(screen.getByText(/Nobody can touch them/)).toBeTruthy();
  });

  test('[DU-13] a turn of several plays needs one veil, and shows how many more must come', () => {
    const play = brawl([{ hand: ['peekaboo', 'moonlight', 'boo'], hp: 4 }, {}]);
    lift(play);
    tap(button(/^Peekaboo/));
    playIt();
    expect(play.veil.value).toBeNull();
    expect(screen.getByRole('region', { name: 'In the dust' }).textContent).toContain('2 more cards');
    expect(screen.getByRole('img', { name: 'Played last: Peekaboo' })).toBeTruthy();
    tap(button(/^Moonlight/));
    playIt();
    expect(screen.getByRole('region', { name: 'In the dust' }).textContent).toContain('1 more card');
    tap(button(/^Boo\./));
    playIt();
    expect(play.veil.value).toBe(1);
  });

  test('[DU-19] nobody’s hand is in the page before they take the tablet, or when they have given it away', () => {
    const play = brawl([{ hand: ['louder-boo', 'moonlight'] }, { hand: ['honey-pot', 'nose-first'] }]);
    expect(page()).not.toMatch(/Louder Boo|Moonlight|Honey Pot|Nose First|louder-boo|honey-pot/);
    lift(play);
    expect(page()).toMatch(/Louder Boo/);
    expect(page()).not.toMatch(/Honey Pot|Nose First|honey-pot/);
    tap(button(/^Louder Boo/));
    playIt();
    expect(page()).not.toMatch(/Moonlight|Honey Pot|Nose First/);
  });

  test('[DU-17] who is out says boo, or floats about', () => {
    const play = brawl([{ out: true, hp: 0, hand: [] }, {}, {}]);
    expect(button('Say boo to Otto')).toBeTruthy();
    tap(button('Just float about'));
    expect(play.save.value.session.now.state.turn.seat).toBe(1);
  });

  test('what happened is shown beat by beat: the card, the blow, the shield, the hearts', () => {
    const play = brawl([{ hand: ['louder-boo', 'boo'] }, { shields: [{ card: 'fallen-log', tokens: 2 }] }], { speed: 'normal' });
    const before = play.look.value.view;
    expect(before.players[1]?.hp).toBe(10);
    lift(play);
    tap(button(/^Louder Boo/));
    playIt();
    const events = play.save.value.journal.at(-1)?.events.map(({ event }) => event) ?? [];
    const shots = frames(play.shown.value, events, play.look.value.view);
    expect(shots.map(({ event }) => event?.do).slice(0, 5)).toEqual(['played', 'attacked', 'soaked', 'shield-broke', 'hurt']);
    expect(shots.map(({ view }) => view.players[1]?.hp).slice(0, 5)).toEqual([10, 10, 10, 10, 8]);
    expect(shots.every(({ milliseconds }) => milliseconds <= 1000)).toBe(true);
  });

  test('something out of the dust flies at whom a blow is aimed, and is gone with the blow', () => {
    vi.useFakeTimers();
    const play = brawl([{ hand: ['louder-boo', 'boo'] }, {}], { speed: 'normal' });
    const flung = () => document.querySelectorAll('.dust-flung > *').length;
    lift(play);
    tap(button(/^Louder Boo/));
    playIt();
    const seen = Array.from({ length: 40 }, () => {
      settle(() => void vi.advanceTimersByTime(100));
      return `${play.frame.value?.event?.do ?? 'rest'} ${flung()}`;
    });
    expect([...new Set(seen)].filter((one) => /^(played|attacked|hurt|rest)/.test(one))).toEqual([
      'played 0',
      'attacked 1',
      'hurt 0',
      'rest 0',
    ]);
  });

  test('of two equal cards that are carried out one stays in sight when the other goes, also when an equal one is only dropped', () => {
    const play = brawl([{ hand: ['boo'] }, {}]);
    const { view } = play.look.value;
    const twice = { ...view, inPlay: [0, 0].map((seat) => ({ card: 'boo', seat, owner: 0 })) };
    const inPlay = (events: readonly DustUp['event'][]) =>
      frames(twice, [...events, { do: 'lapsed', seat: 0, plays: 1 }], view)
        .at(-1)
        ?.view.inPlay.map(({ card }) => card);
    expect(inPlay([{ do: 'discarded', seat: 0, card: 'boo' }])).toEqual(['boo']);
    expect(inPlay([{ do: 'shielded', seat: 0, card: 'boo', amount: 2 }])).toEqual(['boo']);
    const dropped: readonly DustUp['event'][] = [
      { do: 'threw-hand', seat: 0, cards: ['boo'] },
      { do: 'discarded', seat: 0, card: 'boo' },
    ];
    expect(inPlay(dropped)).toEqual(['boo', 'boo']);
    expect(inPlay([...dropped, { do: 'discarded', seat: 0, card: 'boo' }])).toEqual(['boo']);
  });
});

describe('the seats of Dust-Up', () => {
  test('nobody is asked about dice, there or in the menu', async () => {
    const play = brawl([{ hand: ['boo'] }, {}]);
    lift(play);
    tap(button('Menu'));
    expect(screen.getByRole('dialog', { name: 'Time for a break?' }).textContent).not.toMatch(/dice/);
    cleanup();
    render(
      <SeatCard
        seat={firstSeats(2, KNOWN)[0] as SeatRecord}
        place={0}
        places={2}
        first
        hero={null}
        clever
        diceless
        stay={null}
        onName={() => undefined}
        onChange={() => undefined}
        onMove={() => undefined}
        onUp={() => undefined}
        onWhy={() => undefined}
      />,
    );
    expect(screen.getByRole('group', { name: 'Does Mira read?' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: /dice/ })).toBeNull();
  });

  test('[DU-1] everybody has another hero; to take somebody’s is to swap', () => {
    const options = defaults(4, 3);
    const { heroes } = readOptions(options);
    expect(new Set(heroes).size).toBe(4);
    const swapped = readOptions(pickHero(options, 0, heroes[2] ?? '')).heroes;
    expect([swapped[0], swapped[2]]).toEqual([heroes[2], heroes[0]]);
    expect(problem(4, options)).toBeNull();
    expect(problem(3, { ...readOptions(options), heroes: ['boo-turnip', 'boo-turnip', 'pip-zip'] })).toMatch(/same hero/);
    expect(readOptions(reseat(options, [1, 0, null], 2))).toMatchObject({ first: 2, heroes: [heroes[1], heroes[0], expect.any(String)] });
  });

  test('a hero is picked by its picture, its temper and its tricks', () => {
    let options = defaults(2, 3);
    render(
      <SeatHero seats={firstSeats(2, KNOWN)} seat={0} options={options} onOptions={(now) => (options = now)} onSeat={() => undefined} />,
    );
    tap(screen.getByRole('button'));
    const free = screen.getAllByRole('button', { name: /^Be / })[0] as HTMLElement;
    const name = free.textContent?.slice(3) ?? '';
    expect(within(screen.getByRole('article', { name })).getAllByRole('definition').length).toBeGreaterThan(1);
    tap(free);
    expect(content.heroes[readOptions(options).heroes[0] ?? '']?.name).toBe(name);
  });

  test('[DU-17] [DU-3] ghosts and the help for the second are switches', () => {
    let options = defaults(2, 3);
    render(<Setup seats={firstSeats(2, KNOWN)} options={options} onOptions={(now) => (options = now)} tempo={5} />);
    tap(screen.getByRole('button', { name: 'Sleep' }));
    expect(readOptions(options).ghosts).toBe(false);
    tap(screen.getByRole('button', { name: 'No help' }));
    expect(readOptions(options).level).toBe(false);
  });
});
