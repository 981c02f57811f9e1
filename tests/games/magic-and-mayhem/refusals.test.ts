// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { TurnCommand } from '../../../src/games/magic-and-mayhem/state/tasks.ts';
import { hero, room, tile } from './content-helpers.ts';
import { type Play, type Setup, table } from './helpers.ts';

/** What one may try and cannot do now: the right rule, and a kind sentence. */

const barn = tile(
  'barn',
  'ordinary',
  room('x').map.map((line, i) => (i === 3 ? '|. .L. . . .|' : line)),
);
const why = (setup: Setup, command: Parameters<Play['whyNot']>[0] | ((play: Play) => Parameters<Play['whyNot']>[0])) => {
  const play = table(setup);
  return play.whyNot(typeof command === 'function' ? command(play) : command);
};
const statue = [{ monster: 'statue', at: 'yard 5,5' }];

describe('why not?', () => {
  const cases: readonly [string, string, RegExp, ReturnType<typeof why>][] = [
    ['MM-9', 'too far to walk', /too far/i, why({ heroes: [{ at: 'yard 0,0' }] }, (play) => ({ do: 'walk', to: play.at('yard 5,5') }))],
    [
      'MM-9',
      'standing there already',
      /already/,
      why({ heroes: [{ at: 'yard 0,0' }] }, (play) => ({ do: 'walk', to: play.at('yard 0,0') })),
    ],
    ['MM-9', 'no steps left', /steps/, why({ turn: { steps: 0, moved: true } }, { do: 'walk' })],
    ['MM-8', 'walking after the Action', /before the Action/, why({ turn: { acted: true, steps: 0 } }, { do: 'walk' })],
    ['MM-31', 'stuck to the spot', /stuck/, why({ heroes: [{ lasting: [{ state: 'immobilized', rounds: 1 }] }] }, { do: 'walk' })],
    ['MM-30', 'a blow from too far', /near/, why({ heroes: [{ at: 'yard 0,0' }], monsters: statue }, { do: 'attack' })],
    ['MM-30', 'a shot from too far', /reach|wall/, why({ heroes: [{ hero: 'bo', at: 'yard 0,0' }], monsters: statue }, { do: 'attack' })],
    [
      'MM-31',
      'an unseen monster',
      /see/,
      why({ heroes: [{ at: 'yard 5,4' }], monsters: [{ monster: 'ghost', at: 'yard 5,5' }] }, { do: 'attack' }),
    ],
    [
      'MM-17',
      'a weapon without the ability',
      /ability/,
      why({ heroes: [{ hero: 'bo', at: 'yard 5,4', cards: ['twig'] }], monsters: statue }, { do: 'attack', source: 'twig' }),
    ],
    [
      'MM-17',
      'a spell without the ability',
      /give it/i,
      why({ heroes: [{ at: 'yard 5,4', cards: ['bolt'] }], monsters: statue }, { do: 'use-on-monster', source: 'bolt' }),
    ],
    ['MM-19', 'giving from tile to tile', /same tile/, why({ heroes: [{ cards: ['key'] }, { at: 'yard 0,0' }] }, { do: 'give' })],
    ['MM-19', 'giving gold without any', /no gold/, why({ heroes: [{}, {}] }, { do: 'give-gold' })],
    ['MM-19', 'a trade with empty hands', /nothing to swap/, why({ heroes: [{}, {}] }, { do: 'trade' })],
    [
      'MM-34',
      'a locked door',
      /locked/i,
      why({ board: ['start barn'], heroes: [{ at: 'barn 1,1' }], box: { tiles: [barn] } }, { do: 'unlock' }),
    ],
    ['MM-11', 'loot where nothing lies', /nothing lies/i, why({}, { do: 'loot' })],
    ['MM-11', 'loot that lies elsewhere', /nothing lies/i, why({ loot: [{ at: 'yard 1,1', gold: 1 }] }, { do: 'loot' })],
    ['MM-31', 'looking for nothing', /nothing unseen/, why({}, { do: 'peer' })],
  ];
  it.each(cases)('[%s] says so: %s', (rule, _name, words, refusal) => {
    expect(refusal?.rule).toBe(rule);
    expect(refusal?.words).toMatch(words);
    expect(refusal?.words).toMatch(/^[A-Z].{5,90}\.$/);
    expect(refusal?.words).not.toMatch(/!|illegal|invalid|error|must not/i);
  });

  it('[MM-7] a power that works once a game is gone after it, and says so', () => {
    const use = { aim: 'nobody' as const, effects: [{ do: 'gold' as const, amount: 1 }], spent: true };
    const play = table({ heroes: [{ hero: 'once' }], box: { heroes: [hero('once', { power: { name: 'Once', use } })] } });
    play.use('once');
    expect(play.hero(0)).toMatchObject({ gold: 1, spent: true });
    expect(play.can({ do: 'use', source: 'once' })).toBe(false);
    expect(play.whyNot({ do: 'use', source: 'once' })).toMatchObject({ rule: 'MM-7' });
  });

  it('what is not refused is what may be done, wherever one looks', () => {
    const play = table({
      board: ['start barn'],
      heroes: [
        { at: 'barn 1,1', gold: 2, cards: ['bolt', 'pie', 'key'] },
        { at: 'barn 5,5', cards: ['hat'] },
      ],
      monsters: [
        { monster: 'ghost', at: 'barn 1,2' },
        { monster: 'statue', at: 'barn 2,2' },
      ],
      loot: [{ at: 'barn 1,1', gold: 1 }],
      box: { tiles: [barn] },
    });
    expect(play.options.filter((option) => play.whyNot(option as TurnCommand) !== null)).toEqual([]);
    expect(new Set(play.options.map((option) => option.do)).size).toBeGreaterThan(8);
  });
});
