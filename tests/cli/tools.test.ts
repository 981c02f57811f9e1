// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepsLaws } from '../../src/cli/laws.ts';
import { main as simulate } from '../../src/cli/simulate.ts';
import { asAnyGameModule, type GameModule } from '../../src/engine/game-module.ts';
import { type Brawl, brawl, content } from '../engine/brawl.ts';

const said: string[] = [];
const complained: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(...String(line).split('\n')));
  vi.spyOn(console, 'error').mockImplementation((line) => void complained.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  said.length = 0;
  complained.length = 0;
});

const gameModule = (game: Partial<GameModule<Brawl>['game']> = {}): GameModule<Brawl> => ({
  game: { ...brawl, ...game },
  content,
  bots: { greedy: () => () => 0 },
  heroes: ({ players }) => players.map(() => 'pyjamas'),
  verdict: () => null,
  problems: () => [],
  setups: [{ hearts: 3 }],
});

describe('simulate', () => {
  const game = 'magic-and-mayhem';

  test('ends with one line of JSON', async () => {
    expect(await simulate([game, '--games', '2', '--seed', '3', '--bots', 'random'])).toBe(0);
    expect(said.length).toBeGreaterThan(3);
    const summary = JSON.parse(said.at(-1) ?? '') as object;
    expect(summary).toMatchObject({ game, games: 2, finished: 2, failed: 0 });
    expect(Object.keys(summary)).toEqual([
      'game',
      'players',
      'games',
      'finished',
      'failed',
      'wins',
      'heroes',
      'foes',
      'endings',
      'turns',
      'decisions',
      'evening',
      'commands',
      'seconds',
      'commandsPerSecond',
    ]);
  });

  test('says nothing else with --json', async () => {
    await simulate([game, '--games', '1', '--bots', 'random', '--json']);
    expect(said).toHaveLength(1);
  });

  test.each([
    ['no game', []],
    ['an unknown game', ['ludo']],
    ['an unknown bot', [game, '--bots', 'random,clever']],
    ['too many players', [game, '--players', '99']],
    ['half a game', [game, '--games', '0.5']],
    ['options that are no JSON', [game, '--options', '{']],
    ['options that the game refuses', [game, '--options', '7']],
    ['a flag that does not exist', [game, '--quickly']],
  ])('refuses %s, and says how it is used', async (_, args) => {
    expect(await simulate(args)).toBe(2);
    expect(complained.join('\n')).toContain('usage: npm run simulate');
    expect(said).toEqual([]);
  });
});

describe('laws', () => {
  test('tells how much was played', async () => {
    expect(await keepsLaws(asAnyGameModule(gameModule()), 1, 1)).toBe(true);
    expect(said[0]).toMatch(/^pillow-fight: all laws hold over \d+ sessions, \d+ commands and \d+ changes of help$/);
  });

  test('tells the seed and the commands of a failure, and the seed leads there again at once', async () => {
    const careless = gameModule({
      choices: {
        ...brawl.choices,
        aim: { ...brawl.choices.aim, answer: (context) => context.finish({ winners: [Number.NaN], reason: '' }) },
      },
    });
    expect(await keepsLaws(asAnyGameModule(careless), 1, 1)).toBe(false);
    const [, seed] = /--seed (\d+)/.exec(said.at(-1) ?? '') ?? [];
    const commands = complained.find((line) => line.startsWith('commands ['));
    expect(commands).toContain('"do":"aim"');
    complained.length = 0;
    expect(await keepsLaws(asAnyGameModule(careless), Number(seed), 1)).toBe(false);
    expect(complained).toContain(commands);
  });
});
