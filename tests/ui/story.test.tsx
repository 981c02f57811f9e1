import { act, cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Json } from '../../src/engine/game.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import type { Mayhem } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { gameText } from '../../src/games/magic-and-mayhem/text/index.ts';
import { Goal } from '../../src/ui/games/magic-and-mayhem/Goal.tsx';
import { sortOffers } from '../../src/ui/games/magic-and-mayhem/move-targets.ts';
import { problem, readOptions } from '../../src/ui/games/magic-and-mayhem/setup/options.ts';
import { Setup } from '../../src/ui/games/magic-and-mayhem/setup/Setup.tsx';
import { StoryScene } from '../../src/ui/games/magic-and-mayhem/story/StoryScene.tsx';
import { pageOf } from '../../src/ui/games/magic-and-mayhem/story/story-page.ts';
import { PortsProvider } from '../../src/ui/ports.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import type { TableUi } from '../../src/ui/table/stage/animation-frames.ts';
import { dealtGame, direct, tableOf } from './table-without-screens.ts';
import { quietPorts } from './trial-play.ts';

const { content } = mayhemModule;
const QUEST = 'house-that-asks';
const PEOPLE = ['Mira', 'Lotte', 'Otto'].map((name) => ({ name, emblem: 'sun' as const }));
afterEach(cleanup);

/** A table at the first page of a quest. */
function opened(reading: 'reads' | 'is-read-to' = 'reads', bots: readonly number[] = []) {
  const ports = quietPorts({ voice: 'Anna' });
  const said = vi.spyOn(ports.speech, 'say');
  const options = { mode: 'narrative', quest: QUEST };
  const seats = firstSeats(3, PEOPLE, bots).map((seat) => ({ ...seat, reading }));
  const save = dealtGame(mayhemModule, seats, readOptions(options));
  const director: TableUi<Mayhem> = {
    ...direct(gameText(content)),
    isForAll: (prompt) => pageOf(prompt, content) !== null,
  };
  return { play: tableOf(mayhemModule, director, save, { ports, isKept: false }), ports, said };
}

function show({ play, ports }: ReturnType<typeof opened>) {
  const { prompt } = play;
  const page = pageOf(prompt, content);
  if (prompt?.kind !== 'choose' || !page) throw new Error('no page lies open');
  const { asked } = sortOffers(prompt, play.observation.value.view, content, play.ui.describe, play.names.value);
  render(
    <PortsProvider value={ports}>
      <p>The board</p>
      <StoryScene play={play} page={page} quest={QUEST} offers={asked} onOffer={({ index }) => play.choose(index, play.revision)} />
    </PortsProvider>,
  );
  return page;
}
const scene = () => screen.getByRole('region', { name: 'The House That Asks' });
const press = (name: string | RegExp) => act(() => screen.getByRole('button', { name }).click());

describe('a page of a story', () => {
  test('is large on the table, is read aloud at a tap, and is turned', () => {
    const table = opened();
    const { text } = show(table);
    expect(within(scene()).getByText(text)).toBeTruthy();
    expect(screen.getByText('The board').hasAttribute('inert')).toBe(true);
    expect(table.said).not.toHaveBeenCalled();
    press('Read it to me');
    expect(table.said).toHaveBeenLastCalledWith(text);
    press('Turn the page');
    expect(table.play.revision).toBe(1);
    cleanup();
    expect(show(table).text).not.toBe(text);
  });

  test('is read at once to whoever is read to', () => {
    const table = opened('is-read-to');
    const { text } = show(table);
    expect(table.said).toHaveBeenLastCalledWith(text);
  });

  test('is not turned by a bot while there are people: the next of them reads and decides', () => {
    const table = opened('reads', [0, 1]);
    expect(table.play.prompt?.seat).toBe(0);
    expect(table.play.deciding.value).toBe(2);
    expect(table.play.botDecides).toBe(false);
    expect(table.play.open.value).toBe(true);
    show(table);
    press('Turn the page');
    expect(table.play.revision).toBe(1);
    expect(opened('reads', [0, 1, 2]).play.botDecides).toBe(true);
  });

  test('with a question has an answer for each way on', () => {
    const table = opened();
    for (let i = 0; i < 2; i++) {
      show(table);
      press('Turn the page');
      cleanup();
    }
    const page = show(table);
    if (page.do !== 'choose') throw new Error('no question');
    for (const { label } of page.of) expect(within(scene()).getByRole('button', { name: label })).toBeTruthy();
    press(page.of[0]?.label ?? '');
    expect(table.play.observation.value.view.quest?.goal).toMatch(/Four rooms/);
  });
});

test('the goal is always at the table, and who carries what', () => {
  const quest = { id: QUEST, goal: 'Find the soft chairs.', things: [{ thing: 'bell', at: null, by: 1 }] };
  render(<Goal quest={quest} torch={12} content={content} names={['Mira', 'Lotte', 'Otto']} />);
  expect(screen.getByRole('note', { name: 'The quest' }).textContent).toBe('Find the soft chairs. Lotte has the silver doorbell.');
  expect(screen.getByRole('img', { name: 'The torch burns for 12 rounds more' }).textContent).toBe('12');
});

describe('at the seats', () => {
  const seats = firstSeats(2, PEOPLE, []);
  const setup = (options: Json) => {
    const chosen: Json[] = [];
    render(<Setup seats={seats} options={options} onOptions={(next) => chosen.push(next)} minutes={() => 40} />);
    return chosen;
  };

  test('a story is a way to play, and one of them is picked', () => {
    const chosen = setup(readOptions({}));
    expect(screen.queryByRole('group', { name: 'Which story?' })).toBeNull();
    press('A story');
    expect(chosen[0]).toMatchObject({ mode: 'narrative', quest: Object.keys(content.quests)[0] });
    cleanup();
    const picked = setup(chosen[0] ?? null);
    expect(screen.queryByText('How big is the dungeon?')).toBeNull();
    const stories = within(screen.getByRole('group', { name: 'Which story?' })).getAllByRole('button');
    expect(stories.length).toBeGreaterThan(2);
    expect(stories.map((one) => one.getAttribute('aria-pressed'))).toEqual(stories.map((_, i) => String(i === 0)));
    for (const one of stories) expect(one.textContent).toMatch(/about \d+ minutes/);
    press(/The House That Asks/);
    expect(picked.at(-1)).toMatchObject({ mode: 'narrative', quest: QUEST });
  });

  test('a story that is not in the box must be chosen anew', () => {
    const party = { heroes: Object.keys(content.heroes).slice(0, 2), mode: 'narrative' };
    expect(problem(2, readOptions({ ...party, quest: QUEST }))).toBeNull();
    expect(problem(2, readOptions({ ...party, quest: 'the-moon' }))).toBe('Which story shall it be? Choose one.');
  });
});
