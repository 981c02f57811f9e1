import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { observe, startSession } from '../../src/engine/session.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import type { Event } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { EventScene } from '../../src/ui/games/magic-and-mayhem/event-scenes/EventScene.tsx';
import { heroFigure, monsterFigure } from '../../src/ui/games/magic-and-mayhem/puppet-figures.ts';
import { RoomScene } from '../../src/ui/games/magic-and-mayhem/rooms/RoomScene.tsx';
import { face } from './faces.tsx';
import { SEATS } from './gallery-board/BoardTable.tsx';

const { game, content } = mayhemModule;
const { session } = startSession(game, content, 4, { tiles: 12 }, 7);
const { view } = observe(game, content, session.now, 'table');
const boss = Object.values(content.monsters).find((monster) => monster.boss)?.id ?? '';

/** The word, and what stands beside what, from left to right. */
const picture = (event: Event, at = view) => {
  const { container } = render(<EventScene event={event} view={at} content={content} seats={SEATS} />);
  const puppets = [...(container.querySelector('.moment-puppets')?.children ?? [])];
  return [container.querySelector('.moment-word')?.textContent, ...puppets.map((one) => one.textContent || '*')];
};
const [mira, , , last] = SEATS.map(({ name }) => name);

afterEach(cleanup);

it('[MM-19] a gift is shown between the two', () => {
  expect(picture({ do: 'gave-gold', seat: 0, to: 3, amount: 2 })).toEqual(['2 gold for you!', mira, '*', last]);
});

it('[MM-37] a beaten boss lies before all of the party', () => {
  expect(picture({ do: 'boss-beaten', monster: boss })).toEqual(['Hooray! Beaten!', '*', ...SEATS.slice(0, 4).map(({ name }) => name)]);
  expect(document.querySelector('.knock-out')?.innerHTML).toContain(face(monsterFigure(boss, 1), 'out'));
  const [first] = document.querySelectorAll('.moment-who:not(.knock-out)');
  expect(first?.innerHTML).toContain(face(heroFigure(view.heroes[0]?.hero ?? ''), 'proud'));
});

it('[MM-18] what is too heavy is shown to whoever found it, and to the first who is strong enough and can use it', () => {
  const found = (strong: string) => {
    const heroes = view.heroes.map((hero) => ({ ...hero, ...(hero.seat === 3 ? { hero: strong, str: 4 } : { hero: 'wick', str: 1 }) }));
    cleanup();
    return picture({ do: 'left-behind', seat: 0, card: 'broad-sword' }, { ...view, heroes });
  };
  expect(found('clonk')).toEqual(['Too heavy! Fetch it!', mira, '*', last]);
  expect(found('pekoe')).toEqual(['Too heavy!', mira, '*']);
});

it('[MM-38] whoever falls lies in bed', () => {
  expect(picture({ do: 'fell', seat: 0, at: 0 })).toEqual(['Nighty night!', mira]);
  expect(document.querySelector('.moment-who')?.innerHTML).toContain(face(heroFigure(view.heroes[0]?.hero ?? ''), 'out'));
});

it('[MM-28] a blow has no picture', () => {
  expect(picture({ do: 'dodged', who: { hero: 0 } })).toEqual([undefined]);
});

it('[MM-37] a boss that comes is named, says its line, and everybody peeps up at it', () => {
  expect(picture({ do: 'boss-came', number: 1, monster: 'grandpa-rumble', at: 0 })).toEqual([
    'Grandpa Rumble!',
    '*',
    content.monsters['grandpa-rumble']?.enters,
    '*',
  ]);
  const peeping = document.querySelectorAll('.onlookers > svg');
  expect(peeping).toHaveLength(view.heroes.length);
  expect(peeping[0]?.innerHTML).toContain(face(heroFigure(view.heroes[0]?.hero ?? ''), 'oh'));
});

it('[MM-37] every boss has a line of its own as it comes', () => {
  const lines = Object.values(content.monsters).flatMap(({ boss: is, enters }) => (is ? [enters] : []));
  expect(lines.every((line) => line !== undefined)).toBe(true);
  expect(new Set(lines).size).toBe(lines.length);
});

it('[MM-28] a hero with one heart left has a moment of its own, and a monster has none', () => {
  const hit = { do: 'hurt', amount: 1, type: 'melee', left: 1 } as const;
  expect(picture({ ...hit, who: { hero: 0 } })).toEqual(['Last heart!', mira, '*']);
  expect(picture({ ...hit, who: { number: 1, monster: boss } })).toEqual([undefined]);
});

it('[MM-37a] a boss that changes says so in large letters, and what is new stands below, and no more than that', () => {
  const [word, art, news] = picture({ do: 'changed', number: 1, monster: 'madam-hush', phase: 0 });
  const { phases } = content.monsters['madam-hush'] ?? { phases: [] };
  expect([word, art]).toEqual([`“${phases[0]?.says}”`, '*']);
  expect(news).toContain('It leaves its tile');
  expect(news).toContain(`${phases[0]?.attack?.name}: `);
  expect(news).not.toContain('Takes half from psy');
});

it('[MM-42a] a side that is out without a coin is not said to have gold', () => {
  const word = (gold: number) => picture({ do: 'escaped', side: 0, gold, first: false })[0];
  expect([word(3), word(0)]).toEqual(['Out, with the gold!', 'Out and safe!']);
});

it('[MM-45] where a die was thrown instead, nobody is told that they did it, or nearly', () => {
  const word = (good: boolean) => picture({ do: 'answered', seat: 0, kind: 'challenge', good, luck: true })[0];
  expect([word(true), word(false)]).toEqual(['Lucky!', 'No luck!']);
});

it('[MM-45] whoever missed a riddle sees what it was', () => {
  const [id = '', { answer } = { answer: '' }] = Object.entries(content.riddles)[0] ?? [];
  expect(picture({ do: 'answered', seat: 0, kind: 'riddle', good: false, riddle: id })).toEqual([
    'Not quite!',
    mira,
    '*',
    `The answer: ${answer}`,
  ]);
  expect(picture({ do: 'answered', seat: 0, kind: 'twister', good: false })).toHaveLength(3);
});

it('[MM-10] a new room is shown with its name and its sentence, and read to those who are read to', async () => {
  const slot = view.board.slots.findIndex((one) => one !== null && one !== 'down');
  const place = view.board.slots[slot];
  const tile = content.tiles[place && place !== 'down' ? place.tile : ''];
  if (!tile) throw new Error('no tile is lit');
  const event = { do: 'flipped', seat: 0, slot, tile: tile.id } as const;
  const show = async (reading: 'reads' | 'is-read-to') => {
    const onSpeak = vi.fn();
    const seats = SEATS.map((seat, i) => ({ ...seat, reading: i === 1 ? reading : ('reads' as const) }));
    const { container, unmount } = render(<RoomScene event={event} view={view} content={content} seats={seats} onSpeak={onSpeak} />);
    const words = container.textContent;
    await waitFor(() => expect(container.querySelectorAll('.room-picture image').length).toBeGreaterThan(0));
    unmount();
    return { words, spoken: onSpeak.mock.calls };
  };
  expect(await show('reads')).toEqual({ words: `${tile.name}${tile.sentence}`, spoken: [] });
  expect((await show('is-read-to')).spoken).toEqual([[`${tile.name}! ${tile.sentence}`]]);
});
