// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../src/engine/bots/random.ts';
import { treeSearch } from '../../src/engine/bots/tree-search.ts';
import type { Game, Position } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import { initialPosition } from '../../src/engine/session.ts';
import { type Policy, playOut } from '../../src/engine/simulate.ts';
import { type Brawl, brawl, content, type Player } from './brawl.ts';

/** Tree search in a pillow fight. */

const box = { game: brawl, content, greedy: (random: Random) => randomPolicy<Brawl>(random) };
const thinking = (iterations: number, { seed = 1, seats = 2, of = box } = {}): Policy<Brawl> =>
  treeSearch(of, seats, { iterations }, Random.seed(seed));

const somebody = (hearts: number, hand: readonly string[] = []): Player => ({ hearts, hand: [...hand], pile: [...content.deck], done: [] });
const asking = (players: Player[], choice: Brawl['choice'] = { do: 'play', seat: 0 }): Position<Brawl> => ({
  state: { players, most: 8, owed: 0 },
  agenda: choice.do === 'aim' ? [{ do: 'ask', seat: 0 }, choice] : [choice],
  random: Random.seed(3).state,
  outcome: null,
});
function chosen(at: Position<Brawl>, policy: Policy<Brawl>) {
  const runner = new Runner(brawl, content, at);
  const task = runner.agenda[runner.agenda.length - 1] as Brawl['choice'];
  const options = runner.options(task);
  return options[policy(options, task, runner)];
}

describe('tree search', () => {
  it('plays the card that wins', () => {
    const at = asking([somebody(1, ['cocoa', 'poke', 'whack', 'rummage']), somebody(3, ['whack', 'whack', 'whack'])]);
    expect(chosen(at, thinking(300))).toEqual({ do: 'play', card: 'whack' });
  });

  it('attacks the player with the dangerous deck', () => {
    const only = (card: string): Player => ({ ...somebody(3, [card]), pile: Array.from({ length: 6 }, () => card) });
    const at = asking([somebody(2), only('cocoa'), only('whack')], { do: 'aim', seat: 0, amount: 3 });
    expect(chosen(at, thinking(300, { seats: 3 }))).toEqual({ do: 'aim', at: 2 });
  });

  it('chooses the same with the same seed, and does not change the runner', () => {
    const at = initialPosition(brawl, content, 2, { hearts: 8 }, 5);
    const choices = [1, 2].map(() => {
      const runner = new Runner(brawl, content, at);
      const task = runner.advance() as Brawl['choice'];
      const before = JSON.stringify(runner.position);
      const pick = thinking(50)(runner.options(task), task, runner);
      expect(JSON.stringify(runner.position)).toBe(before);
      return pick;
    });
    expect(choices[0]).toBe(choices[1]);
  });

  it('reads the true position only through imagine', () => {
    const seen: string[] = [];
    const spied = {
      ...box,
      game: {
        ...brawl,
        imagine: ((state, ...rest) => {
          for (const player of state.players.slice(1)) player.hand = player.hand.map(() => 'poke');
          brawl.imagine(state, ...rest);
          seen.push(...state.players.slice(1).flatMap(({ hand }) => hand));
        }) as typeof brawl.imagine,
      },
    };
    const at = asking([somebody(8, ['poke', 'whack']), { ...somebody(8, ['giggle', 'whack']), pile: [] }]);
    chosen(at, thinking(20, { of: spied }));
    expect(seen.length).toBe(40);
    expect(new Set(seen)).toEqual(new Set(['poke']));
  });

  it('shares a game without winners among the players, not among all possible seats', () => {
    // cocoa: nobody wins; other cards: one win in three
    const game: Game<Brawl> = {
      ...brawl,
      choices: {
        ...brawl.choices,
        play: {
          ...brawl.choices.play,
          answer: (context, { card }, { seat }) =>
            card === 'cocoa' ? context.finish({ winners: [], reason: 'cocoa' }) : context.next({ do: 'tumble', seat, count: 1, faces: 3 }),
        },
      },
      rolls: { tumble: (context, [die]) => context.finish({ winners: [die === 1 ? 0 : 1], reason: 'dice' }) },
    };
    const of = { ...box, game };
    const at = asking([somebody(8, ['cocoa', 'poke']), ...Array.from({ length: 3 }, () => somebody(8))]);
    expect(chosen(at, thinking(400, { of, seats: 2 })), 'a half is more than a third').toEqual({ do: 'play', card: 'cocoa' });
    expect(chosen(at, thinking(400, { of, seats: 4 })), 'a quarter is less').toEqual({ do: 'play', card: 'poke' });
  });

  describe('with stop', () => {
    /** Returns true after so many calls. */
    const after = (times: number) => {
      let asked = 0;
      return () => asked++ >= times;
    };
    const at = asking([somebody(4, ['poke', 'whack', 'cocoa']), somebody(5, ['whack', 'giggle'])]);
    const stopped = (times: number, of = box) => treeSearch(of, 2, { iterations: 1e9, stop: after(times) }, Random.seed(7));

    it('returns the best option so far', () => {
      let imagined = 0;
      const imagine: typeof brawl.imagine = (...from) => {
        imagined++;
        brawl.imagine(...from);
      };
      for (const times of [1, 2, 5, 40]) {
        imagined = 0;
        const answer = chosen(at, stopped(times, { ...box, game: { ...brawl, imagine } }));
        expect(imagined).toBe(times);
        expect(answer).toEqual(chosen(at, thinking(times, { seed: 7 })));
      }
    });

    it('answers like the greedy bot when it is stopped before the first playout', () => {
      for (const pick of [0, 1, 2]) {
        const card = ['poke', 'whack', 'cocoa'][pick];
        expect(chosen(at, stopped(0, { ...box, greedy: () => () => pick }))).toEqual({ do: 'play', card });
      }
    });
  });

  it('beats the random bot', { timeout: 20_000 }, () => {
    let won = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const clever = seed % 2;
      const runner = new Runner(brawl, content, initialPosition(brawl, content, 2, { hearts: 8 }, seed));
      const [wild, wise] = [randomPolicy<Brawl>(Random.seed(seed)), thinking(60, { seed })];
      playOut(runner, (options, choice, at) => (choice.seat === clever ? wise : wild)(options, choice, at));
      if (runner.outcome?.winners.includes(clever)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(26);
  });
});
