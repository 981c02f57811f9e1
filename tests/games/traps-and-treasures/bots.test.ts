// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { planSearch } from '../../../src/engine/bots/plan-search.ts';
import { randomPolicy } from '../../../src/engine/bots/random.ts';
import { Random } from '../../../src/engine/random.ts';
import { Runner } from '../../../src/engine/runner.ts';
import { initialPosition, prompt } from '../../../src/engine/session.ts';
import type { Policy } from '../../../src/engine/simulate.ts';
import { imagine, playOut } from '../../../src/engine/simulate.ts';
import { useNow } from '../../../src/games/traps-and-treasures/bots/card-values.ts';
import { greedy, policyFor } from '../../../src/games/traps-and-treasures/bots/greedy.ts';
import { plans } from '../../../src/games/traps-and-treasures/bots/plans.ts';
import { STRATEGIES } from '../../../src/games/traps-and-treasures/bots/strategies.ts';
import { trapsModule } from '../../../src/games/traps-and-treasures/index.ts';
import { Options } from '../../../src/games/traps-and-treasures/state/options.ts';
import type { Traps } from '../../../src/games/traps-and-treasures/state/tasks.ts';
import { content, Dungeon, ROAD, type Setup } from './helpers.ts';

const { game } = trapsModule;
const DEFAULTS = v.parse(Options, {});

/** What the quick bot does here. */
function picks(play: Dungeon) {
  const asked = prompt(game, content, play.session.now);
  if (asked?.kind !== 'choose') throw new Error('nothing is asked');
  return asked.options[greedy(Random.seed(3))(asked.options, asked.choice, new Runner(game, content, play.session.now))];
}
const does = (setup: Setup) => picks(new Dungeon(setup));

describe('the quick bot', () => {
  it('goes out with empty pockets', () => {
    expect(does({ players: [{}, {}], laid: ROAD })).toEqual({ do: 'move', side: 'north' });
  });
  it('lays a tile that leads on', () => {
    expect(does({ players: [{ tiles: ['n-1', 'nesw-2', 'n-2'] }, {}] })).toMatchObject({ do: 'lay', tile: 'nesw-2' });
  });
  it('fights where it pays', () => {
    expect(does({ players: [{ at: '0,-2' }, {}], laid: ROAD, monsters: ['purse'] })).toEqual({ do: 'fight' });
  });
  it('opens every card that brings another one', () => {
    const opens = Object.values(trapsModule.content.treasures).filter(({ use }) => use?.effects[0]?.do === 'draw');
    expect(opens.length).toBeGreaterThan(0);
    for (const { id } of opens) {
      const seen = initialPosition(game, trapsModule.content, 2, DEFAULTS, 1);
      const [me, other] = seen.state.players;
      if (!me || !other) throw new Error('nobody plays');
      const held = { ...seen.state, players: [{ ...me, cards: [{ card: id, level: 1 as const }] }, other] };
      const mind = { state: held, seat: 0, content: trapsModule.content, taste: STRATEGIES[3], home: [0], back: false };
      expect(useNow(mind, id), id).toBe(true);
    }
  });
  it('turns back with full pockets, and stores', () => {
    expect(does({ players: [{ at: '0,-2', gold: 12 }, {}], laid: ROAD })).toEqual({ do: 'move', side: 'south' });
    expect(does({ players: [{ gold: 12 }, {}], laid: ROAD })).toEqual({ do: 'rest' });
  });
  it('hurries home in its last turn, if it gets there', () => {
    expect(does({ players: [{ at: '0,-2', gold: 2 }, { stored: 30 }], laid: ROAD, also: { last: 1 } })).toEqual({
      do: 'move',
      side: 'south',
    });
  });
  it('does not keep a false purse for later', () => {
    const play = new Dungeon({ players: [{ at: '0,-1' }, { at: '0,-1', gold: 5, cards: ['decoy'] }], laid: ROAD }).robs(1, 6, 1);
    expect(picks(play)).toEqual({ do: 'use', card: 'decoy' });
  });

  describe('where exploring pays', () => {
    const explores = (setup: Setup) => does({ newBook: true, ...setup });
    it('fights once on a tile, and goes on', () => {
      const setup: Setup = { players: [{ at: '0,-2', tiles: ['nesw-2'] }, {}], laid: ROAD };
      expect(explores(setup)).toEqual({ do: 'fight' });
      expect(explores({ ...setup, quiet: ['0,-2'] })).toEqual({ do: 'move', side: 'north' });
    });
    it('closes a loop where it can', () => {
      const pick = explores({
        players: [{ at: '1,-1', tiles: ['ew-1', 'nesw-2'] }, {}],
        laid: ['1,0 nesw-1', '1,-1 nesw-3'],
        quiet: ['1,-1', '1,0'],
      });
      expect(pick).toMatchObject({ do: 'lay', side: 'west', tile: 'nesw-2' });
    });
    it('takes the lift when it is far out, and rich', () => {
      expect(explores({ players: [{ at: '0,-3', gold: 14 }, {}], laid: ROAD, things: ['0,-3 lift'] })).toEqual({ do: 'visit' });
      expect(explores({ players: [{ at: '0,-3' }, {}], laid: ROAD, things: ['0,-3 lift'] })).not.toEqual({ do: 'visit' });
    });
    it('rests before spikes that would make it turn round at once', () => {
      const setup: Setup = { players: [{ at: '0,-1', gold: 3, health: 2 }, {}], laid: ROAD, things: ['0,-2 spikes'], quiet: ['0,-1'] };
      expect(explores(setup)).toEqual({ do: 'rest' });
      expect(explores({ ...setup, players: [{ at: '0,-1', gold: 3, health: 4 }, {}] })).toEqual({ do: 'move', side: 'north' });
    });
    it('leaves a trap where it stands', () => {
      expect(explores({ players: [{ at: '0,-2', cards: ['jam'] }, {}], laid: ROAD })).toEqual({ do: 'use', card: 'jam' });
    });
  });

  it('looks only at what lies open: it decides the same in every world', () => {
    const at = initialPosition(game, trapsModule.content, 3, DEFAULTS, 8);
    const table = new Runner(game, trapsModule.content, at);
    const dreams = Random.seed(5);
    let looked = 0;
    const watched: Policy<Traps> = (options, choice, real) => {
      const world = imagine(game, trapsModule.content, real.position, choice.seat, dreams);
      const pick = greedy(Random.seed(looked))(options, choice, real);
      expect(greedy(Random.seed(looked))(options, choice, world)).toBe(pick);
      looked++;
      return pick;
    };
    playOut(table, watched, 70);
    expect(looked).toBe(70);
  });
});

describe('the clever bot', () => {
  const wise = (seed: number) => planSearch(trapsModule, plans, { iterations: 6 }, Random.seed(seed));

  it('chooses the same whatever lies hidden', () => {
    const table = new Runner(game, trapsModule.content, initialPosition(game, trapsModule.content, 3, DEFAULTS, 8));
    const dreams = Random.seed(5);
    let looked = 0;
    const watched: Policy<Traps> = (options, choice, real) => {
      const world = imagine(game, trapsModule.content, real.position, choice.seat, dreams);
      const pick = wise(looked)(options, choice, real);
      expect(wise(looked)(options, choice, world)).toBe(pick);
      looked++;
      return pick;
    };
    playOut(table, watched, 40);
    expect(looked).toBe(40);
  });

  it('goes home when what it carries decides the race', () => {
    const play = new Dungeon({
      players: [
        { at: '0,-2', gold: 4, stored: 27 },
        { stored: 20, gold: 9 },
      ],
      laid: ROAD,
    });
    const asked = prompt(game, content, play.session.now);
    if (asked?.kind !== 'choose') throw new Error('nothing is asked');
    const bot = planSearch({ game, content }, plans, { iterations: 60 }, Random.seed(1));
    expect(asked.options[bot(asked.options, asked.choice, new Runner(game, content, play.session.now))]).toEqual({
      do: 'move',
      side: 'south',
    });
  });
});

describe('the race', () => {
  const wins = (one: Policy<Traps>, other: Policy<Traps>, games: number): number => {
    let won = 0;
    for (let seed = 0; seed < games; seed++) {
      const bots = seed % 2 ? [other, one] : [one, other];
      const table = new Runner(game, trapsModule.content, initialPosition(game, trapsModule.content, 2, DEFAULTS, seed));
      playOut(table, (options, choice, at) => bots[choice.seat]?.(options, choice, at) ?? 0, 4000);
      if (table.outcome?.winners.includes(seed % 2)) won++;
    }
    return won / games;
  };

  it('[TT-21] is won by whoever thinks a little', () => {
    expect(wins(greedy(Random.seed(1)), randomPolicy(Random.seed(2)), 20)).toBeGreaterThanOrEqual(0.9);
  });
  it('[TT-21] is not won by staying on level 1', () => {
    expect(wins(policyFor(STRATEGIES[1], Random.seed(1)), policyFor(STRATEGIES[2], Random.seed(2)), 60)).toBeLessThanOrEqual(0.4);
  });
  it('[TT-21] ends in good time', () => {
    const turns = Array.from({ length: 20 }, (_, seed) => {
      const table = new Runner(game, trapsModule.content, initialPosition(game, trapsModule.content, 2, DEFAULTS, seed + 50));
      playOut(table, greedy(Random.seed(seed)), 4000);
      return table.outcome ? table.turns / 2 : Number.POSITIVE_INFINITY;
    }).sort((a, b) => a - b);
    expect(turns[1]).toBeGreaterThanOrEqual(10);
    expect(turns[18]).toBeLessThanOrEqual(32);
  });
});
