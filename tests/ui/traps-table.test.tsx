import { cleanup, fireEvent, render, screen, act as settle, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { Save } from '../../src/engine/save.ts';
import { startSession } from '../../src/engine/session.ts';
import { speak } from '../../src/engine/shared/sentences.ts';
import { trapsModule } from '../../src/games/traps-and-treasures/index.ts';
import type { Event, Traps, View } from '../../src/games/traps-and-treasures/state/tasks.ts';
import { gameText } from '../../src/games/traps-and-treasures/text/index.ts';
import { frames as framesOf } from '../../src/ui/games/traps-and-treasures/animation-frames.ts';
import { MonsterCard } from '../../src/ui/games/traps-and-treasures/cards/MonsterCard.tsx';
import { ThingCloseUp } from '../../src/ui/games/traps-and-treasures/cards/ThingCloseUp.tsx';
import { EventScene } from '../../src/ui/games/traps-and-treasures/event-scenes/EventScene.tsx';
import { TheftScene } from '../../src/ui/games/traps-and-treasures/event-scenes/TheftScene.tsx';
import { flightOf } from '../../src/ui/games/traps-and-treasures/gold/CoinFlights.tsx';
import { GoldPanel } from '../../src/ui/games/traps-and-treasures/gold/GoldPanel.tsx';
import { ui } from '../../src/ui/games/traps-and-treasures/index.tsx';
import { fanOf } from '../../src/ui/games/traps-and-treasures/map/fan-out.ts';
import { inUse, tagged } from '../../src/ui/games/traps-and-treasures/map/LandMats.tsx';
import { laidCells } from '../../src/ui/games/traps-and-treasures/map/map-cells.ts';
import { boundsOf, towards } from '../../src/ui/games/traps-and-treasures/map/map-layout.ts';
import { thingSource } from '../../src/ui/games/traps-and-treasures/map/thing-pictures.ts';
import { type TileLook, tilePicture } from '../../src/ui/games/traps-and-treasures/map/tile-picture.ts';
import { RollCard } from '../../src/ui/games/traps-and-treasures/RollCard.tsx';
import { Stage } from '../../src/ui/games/traps-and-treasures/Stage.tsx';
import { defaults, problem } from '../../src/ui/games/traps-and-treasures/setup/options.ts';
import { PortsProvider } from '../../src/ui/ports.ts';
import { Seats } from '../../src/ui/shell/seats/Seats.tsx';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { StatusBar } from '../../src/ui/table/chronicle/StatusBar.tsx';
import { DiceScene } from '../../src/ui/table/stage/DiceScene.tsx';
import type { TableController } from '../../src/ui/table/table-controller.ts';
import { countCommand } from '../count-commands.ts';
import { quietPorts } from './quiet-ports.ts';
import { dealtGame, direct, tableOf } from './table-without-screens.ts';

const { game, content } = trapsModule;
const frames = (before: View, events: readonly Event[], after: View) => framesOf(before, events, after, content);
const director = direct(gameText(content), frames);
let controller: TableController<Traps> | undefined;
afterEach(() => {
  cleanup();
  controller?.close();
});

/** A table as it is dealt, with dice thrown until somebody may do something. */
async function lay(seed = 3, seats = 2, oldBook = false): Promise<TableController<Traps>> {
  const table = tableOf(trapsModule, director, dealtGame(trapsModule, firstSeats(seats), { target: 15, oldBook }, seed));
  controller = table;
  render(
    <PortsProvider value={quietPorts}>
      <Stage play={table} />
    </PortsProvider>,
  );
  await throwAll(table);
  return table;
}
const throwAll = (table: TableController<Traps>) =>
  settle(async () => {
    while (table.prompt?.kind === 'roll') {
      countCommand(table, () => 'roll');
      table.roll(table.revision);
    }
    // the screen on which the torch passes is not drawn here
    if (table.handOver.value) table.endHandOver();
  });
const click = (what: Element) =>
  settle(async () => {
    fireEvent.click(what);
    if (controller?.handOver.value) controller.endHandOver();
  });
const shown = () => new Set([...document.querySelectorAll<HTMLElement>('[data-option]')].map(({ dataset }) => Number(dataset.option)));
const hand = () => within(screen.getByRole('list', { name: 'Your tiles' })).getAllByRole('button');

/** Every answer that can be reached: by itself, or when this tile is held in this way, or when that card is looked at. */
async function reachable(): Promise<number[]> {
  const found = shown();
  const tiles = screen.queryByRole('list', { name: 'Your tiles' }) ? hand().length : 0;
  for (let k = 0; k < tiles; k++) {
    for (let turns = 0; turns < 5; turns++) {
      const tile = hand()[k];
      if (tile) await click(tile);
      for (const index of shown()) found.add(index);
    }
  }
  const slips = [...document.querySelectorAll('.trove-slip[data-narrow]')].map((one) => one.getAttribute('aria-label') ?? '');
  const risky = [...document.querySelectorAll('.lair.go[data-narrow]')].map((one) => one.getAttribute('aria-label') ?? '');
  for (const name of [...slips, ...risky]) {
    await click(screen.getByRole(slips.includes(name) ? 'button' : 'gridcell', { name }));
    for (const index of shown()) found.add(index);
    await click(screen.getByRole('button', { name: 'Back' }));
  }
  return [...found].sort((a, b) => a - b);
}

/** The stage of a game that is as `dealt`. */
function showStage(dealt: Save<Traps>): TableController<Traps> {
  const play = tableOf(trapsModule, director, dealt, { isKept: false });
  controller = play;
  render(
    <PortsProvider value={quietPorts}>
      <Stage play={play} />
    </PortsProvider>,
  );
  return play;
}

describe('the tiles in hand', () => {
  it('[TT-6] a turn begins with five', async () => {
    await lay();
    expect(hand()).toHaveLength(5);
  });

  it('[TT-8] a tap turns the tile that is held, and what it would open is told before it is laid', async () => {
    await lay();
    const held = hand().find((tile) => tile.getAttribute('aria-pressed') === 'true');
    const before = held?.getAttribute('aria-label');
    if (held) await click(held);
    const after = hand().find((tile) => tile.getAttribute('aria-pressed') === 'true');
    expect(after?.getAttribute('aria-label')).not.toBe(before);
    const ghosts = screen.getAllByRole('gridcell').filter((cell) => cell.dataset.option !== undefined);
    for (const ghost of ghosts) expect(ghost.getAttribute('aria-label')).toMatch(/Lay .*(It opens|A dead end)/);
  });

  it('[TT-8] a spot that does not fit turns the tile, and then takes it', async () => {
    const table = await lay();
    const tiles = hand();
    let spot: HTMLElement | undefined;
    for (const tile of tiles) {
      if (tile.getAttribute('aria-pressed') !== 'true') await click(tile);
      spot = screen.getAllByRole('gridcell').find((cell) => cell.dataset.narrow !== undefined);
      if (spot) break;
    }
    const at = spot?.dataset.at;
    expect(at).toBeTruthy();
    if (spot) await click(spot);
    const fits = document.querySelector<HTMLElement>(`[data-at="${at}"][data-option]`);
    expect(fits).toBeTruthy();
    if (fits) await click(fits);
    expect(table.observation.value.view.places).toHaveLength(2);
  });

  it('the keys turn a tile as taps do', async () => {
    await lay();
    const pressed = () => hand().find((tile) => tile.getAttribute('aria-pressed') === 'true');
    const before = pressed()?.getAttribute('aria-label');
    const held = pressed();
    await settle(async () => void (held && fireEvent.keyDown(held, { key: 'ArrowRight' })));
    expect(pressed()?.getAttribute('aria-label')).not.toBe(before);
    const turned = pressed();
    await settle(async () => void (turned && fireEvent.keyDown(turned, { key: 'ArrowLeft' })));
    expect(pressed()?.getAttribute('aria-label')).toBe(before);
  });
});

describe('the table', () => {
  it('has a place for every answer, whatever is asked', async () => {
    const table = await lay(5, 3);
    const kinds = new Set<string>();
    for (let moves = 0; moves < 60; moves++) {
      await throwAll(table);
      const { prompt } = table;
      if (prompt?.kind !== 'choose') break;
      const many = prompt.options.length;
      if (!kinds.has(prompt.choice.do) || moves % 9 === 0)
        expect(await reachable(), `${prompt.choice.do} at move ${moves}`).toEqual(Array.from({ length: many }, (_, i) => i));
      kinds.add(prompt.choice.do);
      const index = (moves * 7 + 1) % many;
      await settle(async () => table.choose(index, table.revision));
    }
    expect(kinds.has('turn')).toBe(true);
  });

  it('[TT-22] [TT-25] what is unwelcome is read about before one goes there, and what is not takes one tap', async () => {
    const table = await lay();
    const { save } = table;
    const { session } = save.value;
    const { state } = session.now;
    const { seat } = state.turn;
    const trap = (by: number) => ({ card: 'jam-doormat', level: 1 as const, by });
    const [home] = state.places;
    const [crossing] = Object.entries(content.tiles).find(([, { open }]) => open === 15) ?? [];
    if (!home || !crossing) throw new Error('no Home Base, or no crossing');
    const tile = (x: number, y: number, more: object) => ({ ...home, x, y, tile: crossing, ...more });
    const around = [
      tile(0, -1, { thing: 'spikes' }),
      tile(1, 0, { trap: trap(1 - seat) }),
      tile(0, 1, { trap: trap(seat) }),
      tile(-1, 0, { thing: 'spring' }),
    ];
    cleanup();
    table.close();
    const dealt = { ...save.value, session: { ...session, now: { ...session.now, state: { ...state, places: [home, ...around] } } } };
    const play = showStage(dealt);
    const cell = (at: string) => document.querySelector(`[data-at="${at}"]`);
    const answers = ['0,-1', '1,0', '0,1', '-1,0'].map((at) => cell(at)?.hasAttribute('data-option'));
    expect(answers, 'spikes, the trap of another, one’s own, a spring').toEqual([false, false, true, true]);
    const spikes = cell('0,-1');
    if (!spikes) throw new Error('no spikes');
    await click(spikes);
    expect(play.revision).toBe(dealt.revision);
    expect(screen.getByRole('article', { name: 'Rude Spikes' })).toBeTruthy();
    await click(screen.getByRole('button', { name: 'Go north' }));
    expect(play.observation.value.view.players[seat]).toMatchObject({ at: 1, health: 4 });
  });

  it('what was taken back can be done again, and Take back stays where it is', async () => {
    // where nothing lies on a tile, nobody has learned anything
    const table = await lay(3, 2, true);
    const nothing = () => undefined;
    render(<StatusBar play={table} onUndo={(revision) => table.undo(revision)} onChronicle={nothing} onMenu={nothing} onUpdate={null} />);
    const spot = screen.getAllByRole('gridcell').find((cell) => cell.dataset.option !== undefined);
    if (!spot) throw new Error('no tile can be laid');
    await click(spot);
    const behind = () => screen.getByRole('button', { name: /^Take back/ }).nextElementSibling?.textContent;
    const before = behind();
    await click(screen.getByRole('button', { name: /^Take back: / }));
    const again = screen.getByRole('button', { name: /^Do it again: / });
    expect(again.nextElementSibling).toBe(screen.getByRole('button', { name: /^Take back/ }));
    expect(behind()).toBe(before);
    await click(again);
    expect(table.observation.value.view.places).toHaveLength(2);
  });

  it('[TT-13] a card says why it cannot be used, or that bait finds no monster here', async () => {
    const table = await lay();
    const { save } = table;
    const { session } = save.value;
    const { seat } = session.now.state.turn;
    const players = session.now.state.players.map((player, i) =>
      i === seat ? { ...player, cards: ['smelly-cheese', 'false-purse'].map((card) => ({ card, level: 1 as const })) } : player,
    );
    cleanup();
    table.close();
    const dealt = { ...save.value, session: { ...session, now: { ...session.now, state: { ...session.now.state, players } } } };
    const play = showStage(dealt);
    await throwAll(play);
    await click(screen.getByRole('button', { name: 'Very Smelly Cheese: can be used' }));
    expect(screen.getByText('No monster comes to Home Base. It has a doormat.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use Very Smelly Cheese' })).toBeTruthy();
    await click(screen.getByRole('button', { name: 'Back' }));
    await click(screen.getByRole('button', { name: 'False Purse' }));
    expect(screen.getByText('Save it for a thief.')).toBeTruthy();
  });

  it('[TT-7] says why something cannot be done', async () => {
    const table = await lay();
    const rest = screen.getByRole('button', { name: 'Rest' });
    expect(rest.getAttribute('aria-disabled')).toBe('true');
    await click(rest);
    expect(table.refusal.value?.rule).toBe('TT-17');
  });
});

describe('what is seen', () => {
  it('[TT-22] each thing on a tile, and a trap, has a drawing of its own', () => {
    const pictures = [...Object.keys(trapsModule.content.things), 'trap'].map(thingSource);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('[TT-25] a trap that somebody has left can be read, alone and beside what else lies there', () => {
    const view = viewOf();
    const trap = { card: 'jam-doormat', level: 1, by: 1 } as const;
    const [home] = view.places;
    if (!home) throw new Error('there is no Home Base');
    const places = [home, { ...home, place: 1, y: -1, pattern: 'ns', level: 1 as const, trap }];
    const still = { dropping: null, finding: null };
    const [, cell] = laidCells({ ...view, places }, content, new Map(), ['Mira', 'Ole'], still, { x: 0, y: 0 });
    expect(cell?.there).toEqual({ thing: null, trap, level: 1 });
    const read = (thing: string | null) => {
      cleanup();
      const nothing = () => undefined;
      const there = { thing, trap, level: 1 } as const;
      render(<ThingCloseUp {...there} names={['Mira', 'Ole']} content={content} offer={undefined} onOffer={nothing} onBack={nothing} />);
      return screen.getByRole('article');
    };
    expect(read(null).textContent).toContain('Ole has left a trap here. Who comes next: Pay 2 gold');
    expect(within(read(null)).getByRole('heading', { name: 'Jam Doormat' })).toBeTruthy();
    expect(read('coins').textContent).toMatch(/Who finds it: .*Ole has left a trap here\./);
  });

  it('[TT-24] [TT-26] [TT-28] gold says what it is for, and how much does not fit in', () => {
    const view = viewOf();
    const gained = (amount: number): Event => ({ do: 'gold-gained', seat: 0, amount });
    const events: Event[] = [
      { do: 'looped', seat: 0, at: 0 },
      gained(1),
      { do: 'lucky', seat: 0 },
      { do: 'sack-full', seat: 0, amount: 2 },
      gained(3),
    ];
    expect(frames(view, events, view).map(({ flourish }) => flourish?.text)).toEqual(['Loop!', 'Loop! +1', 'Lucky!', 'Full! −2', '+3']);
  });

  it('[TT-20] gold on hand and gold stored are told apart; a shut chest tells nothing', () => {
    const view = viewOf();
    const rich = view.players.map((player, i) => ({ ...player, gold: 4, stored: i === 0 ? 7 : null }));
    render(<GoldPanel view={{ ...view, players: rich }} seats={firstSeats(2)} acting={0} onPlayer={() => undefined} />);
    expect(screen.getByRole('button', { name: /^Sun: 4 gold on hand, 7 of 15 stored/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /4 gold on hand, the chest is shut/ })).toBeTruthy();
  });

  it('[TT-29] shows to everybody who is helped', () => {
    const view = viewOf();
    const helped = view.players.map((player, i) => ({ ...player, help: i === 0 ? ('lot' as const) : ('none' as const) }));
    render(<GoldPanel view={{ ...view, players: helped }} seats={firstSeats(2)} acting={0} onPlayer={() => undefined} />);
    expect(screen.getByRole('button', { name: /^Sun:.*, a lot of help$/ })).toBeTruthy();
    cleanup();
    const carrying = helped.map((player) => ({ ...player, gold: 4 }));
    render(<GoldPanel view={{ ...view, players: carrying }} seats={firstSeats(2)} acting={0} onPlayer={() => undefined} />);
    expect(screen.getByRole('button', { name: /^Sun:.*, a lot of help: 4 more at home$/ }), 'and what it brings').toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cloud:.*help/ })).toBeNull();
  });

  it('one treasure card is said as one', () => {
    const view = viewOf();
    const players = view.players.map((player, i) => ({ ...player, cards: i === 0 ? [{ card: 'swap-whistle', level: 1 as const }] : [] }));
    render(<GoldPanel view={{ ...view, players }} seats={firstSeats(2)} acting={0} onPlayer={() => undefined} />);
    expect(screen.getByRole('button', { name: /^Sun:.* 1 treasure card$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Cloud:.* 0 treasure cards$/ })).toBeTruthy();
  });

  it('[TT-19] the way to the target: what is safe, and what would be if one came home', () => {
    const view = viewOf();
    const rich = view.players.map((player, i) => ({ ...player, gold: 3, stored: i === 0 ? 6 : 14 }));
    render(<GoldPanel view={{ ...view, players: rich }} seats={firstSeats(2)} acting={0} onPlayer={() => undefined} />);
    const bands = [...document.querySelectorAll<HTMLElement>('.race > i')].map(({ style }) => style.transform);
    expect(bands).toEqual(['scaleX(0.6)', 'scaleX(0.4)', 'scaleX(1)', `scaleX(${14 / 15})`]);
  });

  it.each([
    ['Store 4 gold', 10, false],
    ['Store 4 gold: ring the bell!', 11, false],
    ['Store 4 gold, twice!', 0, true],
  ])('[TT-19] the button to store gold says what comes of it: %s', async (words, stored, last) => {
    const dealt = (await lay()).save.value;
    const { now } = dealt.session;
    const players = now.state.players.map((player) => ({ ...player, gold: 4, stored }));
    const state = { ...now.state, players, last: last ? 1 - now.state.turn.seat : null };
    cleanup();
    controller?.close();
    showStage({ ...dealt, session: { ...dealt.session, now: { ...now, state } } });
    expect(screen.getByRole('button', { name: 'Rest, and store your gold' }).textContent).toBe(words);
  });

  it('[TT-5] whoever has rolled most so far leads, as soon as the dice lie there', () => {
    const table = tableOf(trapsModule, director, dealtGame(trapsModule, firstSeats(3), { target: 15 }, 3));
    controller = table;
    if (table.prompt?.kind !== 'roll') throw new Error('nobody is to roll');
    const { roll } = table.prompt;
    const said = () => within(screen.getByRole('list', { name: 'Who goes first' })).getAllByRole('listitem');
    const { rerender } = render(<RollCard play={table} roll={roll} fallen={null} />);
    expect(said().map(({ textContent }) => textContent)).toEqual(['Sun?', 'Cloud?', 'Clover?']);
    expect(document.querySelectorAll('.best')).toHaveLength(0);
    rerender(<RollCard play={table} roll={roll} fallen={[4, 5]} />);
    expect(said().map(({ textContent }) => textContent)).toEqual(['Sun9', 'Cloud?', 'Clover?']);
    expect(document.querySelector('.best')?.textContent).toBe('Sun9');
  });

  it.each(['app', 'real'] as const)(
    'for who rolls %s dice the big orange button is the app’s throw only if that is what they want',
    async (dice) => {
      const seats = firstSeats(2).map((seat) => ({ ...seat, dice }));
      const table = tableOf(trapsModule, director, dealtGame(trapsModule, seats, { target: 15 }, 3));
      controller = table;
      const rolling = table.prompt?.kind === 'roll' ? table.prompt : null;
      render(<DiceScene play={table} rolling={rolling} thrown={null} Card={RollCard} onUndo={() => undefined} />);
      const roll = screen.getByText(dice === 'real' ? 'Let the app roll' : 'Roll!');
      expect(roll.classList.contains('quiet')).toBe(dice === 'real');
      // the highest of both begins (TT-5): both lie there before they are thrown
      expect(document.querySelectorAll('[data-roll] .die')).toHaveLength(2);
    },
  );

  it('[TT-11] the row that the die came to is lit', () => {
    const { container } = render(<MonsterCard card="sock" level={1} content={content} fallen={4} />);
    expect(screen.getByRole('article', { name: 'Odd Sock' })).toBeTruthy();
    expect([...container.querySelectorAll('.hit')].map(({ textContent }) => textContent)).toEqual(['Get 1 gold.']);
  });

  it.each([
    [{ do: 'gold-gained', seat: 1, amount: 3 }, '[data-token="1"]', '[data-purse="1"]'],
    [{ do: 'stored', seat: 0, amount: 3 }, '.moment-who', '.moment .chest'],
    [{ do: 'stole', seat: 0, from: 1, amount: 3 }, '[data-purse="1"]', '[data-purse="0"]'],
  ] satisfies [Event, string, string][])('[TT-17] coins fly from where the gold was: %j', (event, from, to) => {
    expect(flightOf(event)).toEqual({ from, to, many: 3 });
  });

  it('[TT-17] gold that is stored is seen: whose it is, how much there is now, and how far that is', () => {
    const before = { ...viewOf(), target: 15 as const };
    const event: Event = { do: 'stored', seat: 1, amount: 4 };
    const rich = { ...before, players: before.players.map((player) => ({ ...player, gold: 4, stored: 3 })) };
    const [shot] = frames(rich, [event], rich);
    expect(shot).toMatchObject({ noise: 'bank', event });
    expect(shot?.view.players[1]).toMatchObject({ gold: 0, stored: 7 });
    const { container, rerender } = render(<EventScene event={event} seats={firstSeats(2)} view={shot?.view ?? rich} content={content} />);
    expect(container.textContent).toBe('4 gold, safe!Cloud7 of 15');
    const shut = rich.players.map((player) => ({ ...player, stored: null }));
    rerender(<EventScene event={event} seats={firstSeats(2)} view={{ ...rich, players: shut }} content={content} />);
    expect(container.textContent).toBe('4 gold, safe!CloudClink!');
  });

  it('[TT-22] what somebody finds says what it does, and stays until a slow reader has read it', () => {
    const view = viewOf();
    const found: Event = { do: 'found', seat: 0, at: 0, thing: 'spring', level: 3 };
    const told = gameText(content).tell(found, ['Mia', 'Ben']) ?? [];
    expect(speak(told)).toBe('Mia finds a fizzy spring! Who comes here: Get 2 hearts back.');
    expect(frames(view, [found], view)[0]?.milliseconds).toBeGreaterThan(5000);
  });

  it('[TT-23] a crown has a picture of its own, with its gold; other finds have none', () => {
    const found = (thing: string): Event => ({ do: 'found', seat: 0, at: 0, thing, level: 3 });
    const scene = (thing: string) => <EventScene event={found(thing)} seats={firstSeats(2)} view={viewOf()} content={content} />;
    const { container, rerender } = render(scene('crown'));
    expect(container.textContent).toBe('A crown!Sun5 gold!');
    rerender(scene('spring'));
    expect(container.textContent).toBe('');
  });

  it('[TT-22] what a tile does to somebody who comes back to it stays until it is read', () => {
    const view = viewOf();
    const lost: Event = { do: 'health-lost', seat: 0, amount: 1, left: 4 };
    const timeOf = (events: readonly Event[]) => frames(view, events, view).at(-1)?.milliseconds ?? 0;
    expect(timeOf([{ do: 'entered', seat: 0, at: 0, thing: 'spikes' }, lost])).toBeGreaterThan(3000);
    expect(timeOf([lost])).toBeLessThan(1000);
  });

  it('[TT-5] a tie is named, with those who roll again', () => {
    const view = viewOf();
    const event: Event = { do: 'tied', seats: [0, 1] };
    const [shot] = frames(view, [event], view);
    expect(shot).toMatchObject({ event });
    const { container } = render(<EventScene event={event} seats={firstSeats(2)} view={view} content={content} />);
    expect(container.textContent).toBe('A tie!SunCloudThey roll again.');
  });

  it('[TT-16] nobody laughs who is being robbed', () => {
    const view = viewOf();
    const robbed = { ...view, duel: { by: 0, on: 1, attack: 4, defend: null } };
    const drawn = (shown: typeof view, seat: number, mood: 'proud' | 'oh') =>
      render(<div>{ui.portrait?.(shown, seat, mood)}</div>).container.innerHTML;
    expect(drawn(robbed, 1, 'proud')).toBe(drawn(view, 1, 'oh'));
    expect(drawn(robbed, 0, 'proud')).toBe(drawn(view, 0, 'proud'));
    expect(drawn(view, 0, 'proud')).not.toBe(drawn(view, 0, 'oh'));
  });

  it('[TT-16] the dice of a robbery lie beside each other, each with whose it is', () => {
    const duel = { by: 0, on: 1, attack: 8, defend: 4 };
    const { container } = render(<TheftScene duel={duel} players={viewOf().players} seats={firstSeats(2)} />);
    // a die with what cards add has a number where it has no face
    expect([...container.querySelectorAll('.versus-who')].map((one) => one.textContent)).toEqual(['Sun80', 'Cloud0']);
    expect(screen.getAllByRole('img', { name: /^[48]$/ }).map((die) => die.getAttribute('aria-label'))).toEqual(['8', '4']);
  });

  it('[TT-16] whoever is robbed is told why the torch comes, and that it goes back', () => {
    const view = viewOf();
    const duel = { by: 0, on: 1, attack: 4, defend: null };
    const robbed = { ...view, turn: { ...view.turn, seat: 0 }, duel };
    expect(ui.interruption?.(robbed, 1, ['Mia', 'Ben'])).toBe('Mia robs you! Then the torch goes back. ');
    expect(ui.interruption?.(robbed, 0, ['Mia', 'Ben'])).toBe('');
    expect(ui.interruption?.({ ...robbed, duel: null }, 1, ['Mia', 'Ben'])).toBe('');
  });

  it('[TT-13] a monster goes for whoever lost, before what it takes is seen on them, with the hearts that are left', () => {
    const before = viewOf();
    const lost: Event = { do: 'health-lost', seat: 1, amount: 2, left: 3 };
    const shots = frames(before, [{ do: 'fought', seat: 1, card: 'sock', level: 1, die: 1 }, lost], before);
    expect(shots).toMatchObject([
      { flourish: { kind: 'bite', square: 0, figure: 'sock' } },
      { flourish: { kind: 'hurt', square: 0, text: '−2', harm: { amount: 2, left: 3, most: 5 } }, noise: 'hit' },
    ]);
    expect(shots.map(({ view }) => view.players[1]?.health)).toEqual([5, 3]);
    // spikes have no teeth
    expect(frames(before, [lost], before).map(({ flourish }) => flourish?.kind)).toEqual(['hurt']);
  });

  it('[TT-15] whoever is knocked out is seen to be, and then to wake up at home', () => {
    const before = viewOf();
    const shots = frames(before, [{ do: 'died', seat: 0, gold: 2 }], before);
    expect(shots.map(({ noise, focus }) => [noise, focus])).toEqual([
      ['faint', 0],
      [undefined, 0],
    ]);
    expect(shots.at(-1)?.view.players[0]).toMatchObject({ at: 0, gold: 0, health: 5 });
  });
});

describe('the map', () => {
  it('few pictures make every tile of every land, however it is turned and whatever is beside it', () => {
    const pictures = new Set<string>();
    const see = (look: TileLook) => {
      for (const one of tilePicture(look).split(/,(?=url)/)) pictures.add(one);
    };
    for (let open = 1; open < 16; open++)
      for (const level of [1, 2, 3] as const)
        for (let planting = 0; planting < 20; planting++)
          for (const walls of [1, 2, 3] as const)
            for (const laps of [1, 2] as const)
              see({ open, level, planting, meetings: { walls: [walls, walls, walls, walls], laps: [laps, laps, laps, laps] } });
    for (const level of [1, 2, 3] as const) see({ open: 15, level, quiet: true });
    see({ open: 15, level: 0 });
    expect(pictures.size).toBe(3 * 15 + 3 * 7 + 4 * (3 + 2) + 2 + 3);
  });

  it('a nearer land laps over a deeper one, and a path that ends at a wall meets what grows there', async () => {
    const table = await lay();
    const view = table.shownView.value;
    const [home] = view.places;
    if (!home) throw new Error('no Home Base');
    const tile = (place: number, x: number, level: 1 | 2, paths: typeof home.paths) => ({ ...home, place, x, level, pattern: 'ew', paths });
    const places = [home, tile(1, 1, 1, ['west', 'east']), tile(2, 2, 2, ['north'])];
    const [, garden, cellar] = laidCells({ ...view, places }, content, new Map(), [], { dropping: 2, finding: null }, { x: 0, y: 0 });
    expect(garden?.meetings).toEqual({ laps: [0, 0, 0, 0], walls: [0, 2, 0, 0] });
    expect(cellar?.meetings).toEqual({ laps: [0, 0, 0, 1], walls: [0, 0, 0, 0] });
    expect([garden?.drops, cellar?.drops]).toEqual([false, true]);
  });

  it('[TT-10] names each land once, above, below or beside the nearer one, on ground where no tile lies', () => {
    const board = { left: -3, top: -2, right: 4, bottom: 3 };
    const named = (level: 1 | 2 | 3, laid: readonly { x: number; y: number }[]) => {
      const { left, top, right, bottom } = tagged(level, 1, board, laid);
      return [left, top, right, bottom];
    };
    expect(named(1, [])).toEqual([-1, -1, 2, 0]);
    expect(named(1, [{ x: 0, y: -1 }])).toEqual([-1, 0, 2, 1]);
    expect(named(2, [])).toEqual([-2, -2, 3, -1]);
    expect(named(2, [{ x: 0, y: -2 }])).toEqual([-2, 2, 3, 3]);
    expect(named(3, [])).toEqual([-3, -2, -2, 3]);
    const garden = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));
    expect(named(1, garden), 'tiles everywhere').toEqual([-1, -1, 0, 2]);
    // Home Base has a path on every side: what can be laid there is seen
    expect(named(1, inUse(viewOf().places))).toEqual([-1, -1, 0, 0]);
  });

  it('those who share a tile fan out, and whoever has the torch is in front', () => {
    expect(fanOf([4], null).get(4)?.lean).toBe(0);
    expect(fanOf([4], null, true).get(4)?.x, 'beside what lies there').toBeGreaterThan(0.6);
    for (let many = 2; many <= 6; many++) {
      const seats = Array.from({ length: many }, (_, i) => i);
      const fan = fanOf(seats, 1);
      const stands = [...fan.values()];
      expect(fan.size).toBe(many);
      expect(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size).toBe(many);
      expect(Math.max(...stands.map(({ y }) => y))).toBe(fan.get(1)?.y);
    }
  });

  it('[TT-8] has room for a tile beside each place', () => {
    expect(boundsOf([{ x: 0, y: 0 }])).toEqual({ left: -2, top: -2, width: 5, height: 5 });
    expect(boundsOf([{ x: 1, y: 0 }])).toEqual({ left: -2, top: -2, width: 5, height: 5 });
    expect(boundsOf([{ x: 0, y: -2 }])).toEqual({ left: -2, top: -3, width: 5, height: 6 });
  });

  it('the arrow keys go to the next cell in their line', () => {
    const cells = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(towards(cells, { x: 0, y: 0 }, 'ArrowRight')).toEqual({ x: 2, y: 0 });
    expect(towards(cells, { x: 0, y: 0 }, 'ArrowUp')).toBeNull();
    expect(towards(cells, { x: 0, y: 0 }, 'a')).toBeNull();
  });
});

describe('the seats', () => {
  it('[TT-1] a race needs two', () => {
    expect(problem(1, defaults())).toMatch(/two of you/);
    expect(problem(2, defaults())).toBeNull();
    expect(problem(2, { target: 16 })).toMatch(/strange/);
  });

  it('[TT-5] dice settle who starts, so nobody is asked who is youngest', () => {
    const nothing = () => undefined;
    render(
      <PortsProvider value={quietPorts}>
        <Seats
          title="Traps and Treasures"
          least={2}
          most={6}
          known={[]}
          seats={firstSeats(2)}
          onSeats={nothing}
          youngest={0}
          onYoungest={nothing}
          hero={() => null}
          clever={false}
          setup={null}
          problem={null}
          diceless={false}
          help={undefined}
          evenness={null}
          expected={null}
          time={null}
          order="Dice say who starts."
          rollsForStart
          onStart={nothing}
          onBack={nothing}
        />
      </PortsProvider>,
    );
    expect(screen.getByRole('button', { name: 'Light the torch' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: /youngest/ })).toBeNull();
    expect(document.body.textContent).not.toMatch(/First torch/);
  });
});

const viewOf = () => game.view(startSession(game, content, 2, { target: 15 }, 1).session.now, 'table', content);
