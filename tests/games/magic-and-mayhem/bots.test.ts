// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chooseOption } from '../../../src/engine/bots/choose.ts';
import { Random } from '../../../src/engine/random.ts';
import { Runner } from '../../../src/engine/runner.ts';
import { startSession } from '../../../src/engine/session.ts';
import { imagine, simulate } from '../../../src/engine/simulate.ts';
import { greedy } from '../../../src/games/magic-and-mayhem/bots/greedy.ts';
import { mayhem, mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import type { AnyCommand } from '../../../src/games/magic-and-mayhem/state/tasks.ts';
import { monster, room, tile } from './content-helpers.ts';
import { type Play, type Setup, table } from './helpers.ts';

/** The quick bot: what a sensible member of the family would do. */

/** What the bot answers now. */
function chosen(play: Play): AnyCommand {
  const asked = play.prompt;
  if (asked.kind === 'roll') throw new Error('a roll');
  const command = asked.options[greedy(Random.seed(5))(asked.options, asked.choice, new Runner(mayhem, play.content, play.session.now))];
  if (command === undefined) throw new Error('nothing chosen');
  return command;
}

/** Plays the hero's turn until it does something else than walk; returns that, and where it stands. */
function turn(setup: Setup): { readonly deed: AnyCommand; readonly play: Play } {
  const play = table(setup);
  for (;;) {
    const deed = chosen(play);
    if (deed.do !== 'walk') return { deed, play };
    play.answer(deed);
  }
}
const boss = (rest: Parameters<typeof monster>[1]) => ({ monsters: [monster('chief', { boss: true, hp: 4, ...rest })] });

describe('a friend', () => {
  const hurt = (at: string, hp: number) =>
    turn({
      heroes: [
        { at: 'yard 3,3', cards: ['pie'] },
        { at, hp },
      ],
    });

  it('who is wounded gets the pie', () => {
    expect(hurt('yard 2,3', 2).deed).toEqual({ do: 'use-on-hero', source: 'pie', hero: 1 });
  });

  it('who is wounded and some steps away is gone to first', () => {
    const { deed, play } = hurt('yard 0,3', 2);
    expect(deed).toEqual({ do: 'use-on-hero', source: 'pie', hero: 1 });
    expect(play.whereHero(0)).not.toBe('yard 3,3');
  });

  it('with a mere scratch gets none', () => {
    expect(hurt('yard 2,3', 4).deed.do).not.toBe('use-on-hero');
  });

  it('who can do magic is given the spell that its finder cannot cast', () => {
    const with_ = (cards: string[], seat: 'bo' | 'ada') =>
      turn({
        heroes: [
          { hero: 'cy', at: 'yard 3,3', cards },
          { hero: seat, at: 'yard 1,3' },
        ],
      }).deed;
    expect(with_(['bolt'], 'bo')).toEqual({ do: 'give', card: 'bolt', to: 1 });
    expect(with_(['bolt'], 'ada').do).not.toBe('give');
  });

  it('is not given what its owner needs as much', () => {
    const { deed } = turn({
      heroes: [
        { hero: 'bo', at: 'yard 3,3', cards: ['bolt'] },
        { hero: 'dot', at: 'yard 1,3' },
      ],
    });
    expect(deed.do).not.toBe('give');
  });

  it('who offers a swap gets it if it helps the two of them', () => {
    const swap = (give: string, take: string) => {
      const play = table({
        heroes: [
          { hero: 'bo', at: 'yard 3,3', cards: [give] },
          { hero: 'cy', at: 'yard 2,3', cards: [take] },
        ],
      });
      play.answer({ do: 'trade', to: 1 }).answer({ do: 'offer', give, take });
      return chosen(play);
    };
    expect(swap('twig', 'bolt')).toEqual({ do: 'yes' });
    expect(swap('bolt', 'twig')).toEqual({ do: 'no' });
  });
});

describe('with few hearts left, the quick bot', () => {
  it('goes out of reach of what it cannot beat', () => {
    const box = { monsters: [monster('giant', { hp: 20, mov: 1, attack: { name: 'Foot', damage: 3, type: 'melee', range: 1 } })] };
    const { play } = turn({ heroes: [{ hero: 'bo', at: 'yard 3,3', hp: 1 }], monsters: [{ monster: 'giant', at: 'yard 3,2' }], box });
    const [x, y] = (play.whereHero(0) ?? '').split(' ')[1]?.split(',').map(Number) ?? [];
    expect(Math.max(Math.abs((x ?? 0) - 3), Math.abs((y ?? 0) - 2))).toBeGreaterThan(2);
  });
});

describe('the way', () => {
  const cell = tile(
    'cell',
    'boss',
    room('cell', 'boss', { '2,2': 'B' }).map.map((line, i) => (i >= 5 && i <= 7 ? line.replace(/^[ +]/, '|') : line)),
  );

  it('home is taken by everybody once the boss is beaten, past treasure and sleeping dogs', () => {
    const { play } = turn({
      board: ['start yard glade'],
      heroes: [{ at: 'glade 0,3' }],
      loot: [{ at: 'glade 1,3', gold: 5 }],
      beaten: [1],
    });
    expect(play.whereHero(0)).toMatch(/^yard [0-3]/);
  });

  it('to what nobody can carry is not taken', () => {
    const { play } = turn({
      board: ['start yard ?lawn'],
      heroes: [{ hero: 'dot', at: 'yard 1,2' }],
      loot: [{ at: 'yard 1,2', cards: ['club'] }],
    });
    expect(play.whereHero(0)).not.toBe('yard 1,2');
  });

  it('to a boss behind a wall leads through the dark', () => {
    const { play } = turn({
      board: ['start yard cell', '. ?lawn .'],
      heroes: [{ at: 'yard 3,3', hp: 6 }],
      monsters: [{ monster: 'ogre', at: 'cell 3,3', hp: 2 }],
      box: { tiles: [cell] },
    });
    expect(play.state.board.slots[4]).toMatchObject({ tile: 'lawn', up: true });
  });

  it('to the boss is taken together', () => {
    const steps = (mate: string) => {
      const { play } = turn({
        board: ['start yard den'],
        heroes: [{ at: 'yard 1,3' }, { hero: 'cy', at: mate }, { hero: 'bo', at: mate }],
        monsters: [{ monster: 'ogre', at: 'den 2,2' }],
      });
      return play.at(play.whereHero(0) ?? '');
    };
    const reach = 3;
    const column = (square: number) => square % 18;
    expect(14 - column(steps('start 0,2'))).toBeGreaterThan(reach);
    expect(14 - column(steps('yard 0,3'))).toBeLessThanOrEqual(reach);
  });
});

describe('what lies in the dark', () => {
  it('is nothing to the quick bot: dealt anew, it does the same', () => {
    const { content } = mayhemModule;
    const of = (seed: number) => greedy(Random.seed(seed));
    let asked = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const { now } = startSession(mayhem, content, 3, { tiles: 12 }, seed).session;
      simulate(mayhem, content, now, (options, choice, at) => {
        asked++;
        const choose = (world: typeof at) => of(asked)(options, choice, world);
        const mind = choose(at);
        expect(choose(imagine(mayhem, content, at.position, choice.seat, Random.seed(asked)))).toBe(mind);
        return mind;
      });
    }
    expect(asked).toBeGreaterThan(200);
  });
});

describe('the quick bot', () => {
  it('goes round a boss that shields its front', () => {
    const box = boss({ behaves: [{ do: 'shields' }], cone: { reach: 1, exposed: 0 } });
    const { deed, play } = turn({ heroes: [{ at: 'yard 3,3' }], monsters: [{ monster: 'chief', at: 'yard 3,2', facing: 2 }], box });
    expect(deed).toMatchObject({ do: 'attack', number: 1 });
    play.answer(deed);
    expect(play.told('shrugged')).toEqual([]);
  });

  it('fells those behind whom a boss hides, and then hits the boss', () => {
    const box = boss({ behaves: [{ do: 'calls', monster: 'goblin', until: 1, every: 4, hides: true }] });
    const chief = { monster: 'chief', at: 'yard 3,2' };
    const hidden = turn({ heroes: [{ at: 'yard 3,3' }], monsters: [chief, { monster: 'goblin', at: 'yard 1,3' }], box });
    expect(hidden.deed).toMatchObject({ do: 'attack', number: 2 });
    expect(turn({ heroes: [{ at: 'yard 3,3' }], monsters: [chief], box }).deed).toMatchObject({ do: 'attack', number: 1 });
  });

  it('lets a sleeper sleep, unless one blow is enough', () => {
    const box = { monsters: [monster('bear', { hp: 6, behaves: [{ do: 'sleeps' }] })] };
    const bear = (hp: number) =>
      turn({ heroes: [{ at: 'yard 3,3' }], monsters: [{ monster: 'bear', at: 'yard 3,1', hp, asleep: hp === 6 }], box });
    expect(bear(6).deed.do).not.toBe('attack');
    expect(bear(2).deed).toMatchObject({ do: 'attack' });
  });

  it('runs after a thief that is near, not after one far away', () => {
    const box = { monsters: [monster('magpie', { mov: 0, effects: [{ do: 'steal', gold: 1, cards: 0 }] })] };
    const thief = (at: string, gold: number) =>
      turn({
        board: ['start yard lawn ?field'],
        heroes: [{ at: 'yard 2,2' }],
        monsters: [{ monster: 'magpie', at, gold }],
        box,
        spent: [],
      });
    expect(thief('start 4,0', 3).play.whereHero(0)).toMatch(/^(start|yard 0)/);
    expect(thief('start 0,0', 3).play.whereHero(0)).toMatch(/^(lawn|yard 5)/);
  });
});

describe('two sides', () => {
  const BOARD = ['start yard glade exit'];
  const at = (heroes: Setup['heroes'], more: Setup = {}) => turn({ board: BOARD, ...(heroes ? { heroes } : {}), beaten: [1, 0], ...more });

  it('[MM-42a] once its boss is beaten it goes home to its own Entrance, not to the nearest', () => {
    const away = at([
      { side: 0, at: 'glade 3,3' },
      { side: 1, at: 'exit 2,2' },
    ]);
    expect(away.play.whereHero(0)).toMatch(/^glade 0|^yard/);
    const there = at([{ side: 1, at: 'glade 1,3' }, { side: 0 }], { beaten: [0, 1] });
    expect(there.play.whereHero(0)).toMatch(/^glade [45]/);
  });

  it('[MM-42c] it looks for more while the others are out with more gold and there is time', () => {
    const hunt = (gold: number, torch: number) =>
      at(
        [
          { side: 0, at: 'glade 1,3', gold },
          { side: 1, at: null, fallen: null, gold: 4 },
        ],
        {
          loot: [{ at: 'glade 4,3', gold: 5 }],
          also: {
            torch,
            sides: [
              { home: 0, bosses: 1, escaped: null },
              { home: 3, bosses: 1, escaped: 1 },
            ],
          },
        },
      ).play.whereHero(0);
    expect(hunt(0, 6)).toBe('glade 4,3');
    for (const home of [hunt(8, 6), hunt(0, 2)]) expect(home).toMatch(/^glade 0|^yard/);
  });

  it('[MM-19] it keeps its presents and its pie for its own side', () => {
    const { deed } = at(
      [
        { side: 0, hero: 'ada', at: 'yard 3,3', cards: ['bolt', 'pie'] },
        { side: 1, hero: 'bo', at: 'yard 2,3', hp: 1 },
      ],
      { beaten: [0, 0] },
    );
    expect(['give', 'use-on-hero']).not.toContain(deed.do);
  });
});

describe('where the torch burns for ever', () => {
  it('somebody alone still comes to an end, and hides in no corner', () => {
    for (const seed of [14, 44, 3, 5]) {
      const { now } = startSession(mayhem, mayhemModule.content, 1, { tiles: 9, torch: 'never-burns-out' }, seed).session;
      const table = simulate(mayhem, mayhemModule.content, now, greedy(Random.seed(seed + 1)), 1500);
      expect(table.outcome, `seed ${seed}`).not.toBeNull();
    }
  });
});

describe('the last blow at a boss', () => {
  /** What a bot does beside a boss with one heart, while the second hero stands somewhere. */
  async function blow(setup: Setup, people: readonly number[] = [1]): Promise<AnyCommand['do'] | undefined> {
    const play = table({
      monsters: [{ monster: 'chief', at: 'yard 3,2', hp: 1 }],
      turn: { steps: 0, moved: true },
      also: { torch: 20 },
      ...setup,
      box: { ...boss({ attack: { name: 'Foot', damage: 1, type: 'melee', range: 1 } }) },
    });
    const { prompt } = play;
    const { now } = play.session;
    const module = { ...mayhemModule, content: play.content };
    const at = await chooseOption(module, { at: now, seats: 2, strength: 'gentle', seed: 5, people });
    return prompt.kind === 'choose' ? prompt.options[at]?.do : undefined;
  }
  const bot = { hero: 'bo', at: 'yard 3,3', hp: 5 };
  const near = [bot, { hero: 'ada', at: 'yard 2,3', hp: 5 }];

  it('is left to a person who can reach it', async () => {
    expect(await blow({ heroes: near })).toBe('end');
  });

  it('is dealt where nobody else can, where people are far away, or where somebody is in danger', async () => {
    expect(await blow({ heroes: near }, [])).toBe('attack');
    expect(await blow({ heroes: [bot, { hero: 'ada', at: 'start 0,0', hp: 5 }] })).toBe('attack');
    expect(await blow({ heroes: [bot, { hero: 'ada', at: 'yard 2,3', hp: 1 }] })).toBe('attack');
    expect(await blow({ heroes: near, also: { torch: 2 } })).toBe('attack');
    expect(await blow({ heroes: near, board: ['start yard exit'], beaten: [0, 0] })).toBe('attack');
  });
});
