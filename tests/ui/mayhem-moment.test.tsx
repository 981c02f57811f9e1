import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { look, start } from '../../src/engine/session.ts';
import { mayhemBox } from '../../src/games/magic-and-mayhem/box.ts';
import type { Event } from '../../src/games/magic-and-mayhem/vocabulary.ts';
import { Moment } from '../../src/ui/games/magic-and-mayhem/moments/Moment.tsx';
import { SEATS } from './gallery-board/BoardTable.tsx';

const { game, content } = mayhemBox;
const { session } = start(game, content, 4, { tiles: 12 }, 7);
const { view } = look(game, content, session.now, 'table');
const boss = Object.values(content.monsters).find((monster) => monster.boss)?.id ?? '';

/** The word, and what stands beside what, from left to right. */
const picture = (event: Event) => {
  const { container } = render(<Moment event={event} view={view} content={content} seats={SEATS} />);
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
});

it('[MM-38] whoever falls lies there', () => {
  expect(picture({ do: 'fell', seat: 0, at: 0 })).toEqual(['Oof!', mira, '*']);
  expect(document.querySelector('.moment-who.fallen')).not.toBeNull();
});

it('[MM-28] a blow has no picture', () => {
  expect(picture({ do: 'dodged', who: { hero: 0 } })).toEqual([undefined]);
});

it('[MM-37] a boss that comes is named, and stands there alone', () => {
  expect(picture({ do: 'boss-came', number: 1, monster: 'grandpa-rumble', at: 0 })).toEqual(['Grandpa Rumble!', '*']);
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
