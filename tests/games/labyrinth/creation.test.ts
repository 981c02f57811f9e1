// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { startSession } from '../../../src/engine/session.ts';
import { labyrinth } from '../../../src/games/labyrinth/index.ts';
import { isBurning } from '../../../src/games/labyrinth/rules/characters.ts';
import { content, Party } from './helpers.ts';

/** Nobody is anybody yet. */
const begin = (seats = 3, options: object = {}) => {
  const play = new Party();
  play.session = startSession(labyrinth, content, seats, { dm: 'app', again: 'goes-on', unlocked: 1, ...options }, 3).session;
  return play;
};
const made = (play: Party) =>
  play
    .does({ do: 'race', race: 'oxkin' }, { do: 'class', class: 'wizard' })
    .rolls([3, 4, 5], [6, 6, 6], [1, 1, 2])
    .does({ do: 'elements', elements: ['metal'] });

describe('the table', () => {
  it.each([
    [3, 'app', 3, null],
    [6, 'app', 6, null],
    [7, 'app', 6, 6],
    [4, 'person', 3, 3],
    [7, 'person', 6, 6],
    [3, 'person', 3, null],
  ])('[LA-1] %i seats with %s as dungeon master: %i adventurers, the master at seat %s', (seats, dm, heroes, master) => {
    const { state } = begin(seats, { dm });
    expect([state.heroes.length, state.dm]).toEqual([heroes, master]);
  });
});

describe('a new character', () => {
  it('[LA-2] race, class, three dice for each statistic, elements, and who they were', () => {
    const play = begin();
    expect(play.asked).toBe('race 0');
    play.does({ do: 'race', race: 'oxkin' }, { do: 'class', class: 'wizard' });
    expect([play.asked, play.dice]).toEqual(['statistic-roll 0', '3d6']);
    play.rolls([3, 4, 5], [6, 6, 6], [1, 1, 2]);
    expect(play.view().draft?.rolled).toEqual([12, 18, 4]);
    play.does({ do: 'elements', elements: ['metal'] });
    play.does({ do: 'story', story: null });
    expect(play.hero(0)).toMatchObject({ race: 'oxkin', class: 'wizard', base: { strength: 14, intelligence: 19, luck: 5 } });
    expect(play.asked).toBe('race 1');
  });

  it('[LA-2] the same race and class may be chosen twice', () => {
    const play = made(begin()).does({ do: 'story', story: null });
    made(play).does({ do: 'story', story: null });
    expect(play.state.heroes.map((hero) => hero?.race)).toEqual(['oxkin', 'oxkin', undefined]);
  });

  it('[LA-4] at most two elements', () => {
    const play = begin().does({ do: 'race', race: 'human' }, { do: 'class', class: 'medic' }).rolls([1, 1, 1], [1, 1, 1], [1, 1, 1]);
    expect(play.kinds.filter((kind) => kind === 'elements')).toHaveLength(1);
    expect(play.options.filter(({ do: word }) => word === 'elements')).toHaveLength(16);
    expect(() => play.does({ do: 'elements', elements: ['wood', 'fire', 'earth'] })).toThrow();
  });

  it('[LA-2] two of the three sums can be swapped, once, and not by the old book', () => {
    const rolled = (options: object) =>
      begin(3, options).does({ do: 'race', race: 'human' }, { do: 'class', class: 'wizard' }).rolls([6, 6, 6], [1, 1, 2], [3, 3, 3]);
    const play = rolled({});
    expect(play.options.filter(({ do: word }) => word === 'swap')).toHaveLength(3);
    play.does({ do: 'swap', statistic: 'strength', with: 'intelligence' });
    expect([play.view().draft?.rolled, play.kinds]).toEqual([[4, 18, 9], ['elements']]);
    expect(rolled({ byTheBook: true }).kinds).toEqual(['elements']);
  });
  it('[LA-2] [LA-13] luck never picks what makes one’s own attacks hurt', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const play = begin();
      play.session = startSession(labyrinth, content, 3, { dm: 'app', again: 'goes-on', unlocked: 1 }, seed).session;
      play.does({ do: 'surprise' }).rolls([3, 3, 3, 3, 3, 3, 3, 3, 3]);
      expect(isBurning(play.hero(0))).toBe(false);
    }
  });

  it('[LA-5] begins with all hit points of the race and 10 silver', () => {
    const play = made(begin()).does({ do: 'story', story: null });
    expect(play.hero(0)).toMatchObject({ hp: 25, most: 25, coins: 10, pack: [] });
  });

  it('[LA-14] back-stories are suggested, each to one only, and one may have one’s own', () => {
    const play = made(begin());
    const stories = play.options.flatMap((option) => (option.do === 'story' ? [option.story] : []));
    expect(stories).toHaveLength(4);
    expect(stories.at(-1)).toBeNull();
    play.does({ do: 'story', story: stories[0] ?? null });
    expect(play.hero(0).story).toBe(stories[0]);
    expect(play.told('story-told')).toMatchObject({ seat: 0 });
    // dice of which the same story would come
    play.does({ do: 'race', race: 'human' }, { do: 'class', class: 'medic' }).rolls([4, 4, 5], [5, 5, 5], [1, 1, 2]);
    play.does({ do: 'elements', elements: [] });
    expect(play.options).not.toContainEqual({ do: 'story', story: stories[0] });
  });

  it('[LA-2] [LA-14] a surprise needs one tap and one throw of nine dice', () => {
    const play = begin().does({ do: 'surprise' });
    expect(play.dice).toBe('9d6');
    play.rolls([1, 2, 3, 4, 5, 6, 1, 1, 1]);
    expect(play.told('statistic-rolled')).toMatchObject({ statistic: 'strength', total: 6 });
    expect(play.hero(0).hp).toBeGreaterThan(0);
    expect(play.asked).toBe('race 1');
  });
});
