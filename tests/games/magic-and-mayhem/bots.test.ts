import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { Table } from '../../../src/engine/table.ts';
import { greedy } from '../../../src/games/magic-and-mayhem/bots.ts';
import { mayhem } from '../../../src/games/magic-and-mayhem/rules.ts';
import type { AnyCommand } from '../../../src/games/magic-and-mayhem/vocabulary.ts';
import { type Play, type Setup, table } from './kit.ts';
import { monster } from './kit-box.ts';

/** What the quick bot makes of monsters with ways of their own. */

/** Plays the hero's turn until it does something else than walk; returns that, and where it stands. */
function turn(setup: Setup): { readonly deed: AnyCommand; readonly play: Play } {
  const play = table(setup);
  const bot = greedy(Random.seed(5));
  for (;;) {
    const asked = play.prompt;
    if (asked.kind === 'roll') throw new Error('a roll');
    const chosen = asked.options[bot(asked.options, asked.choice, new Table(mayhem, play.content, play.session.now))];
    if (chosen === undefined) throw new Error('nothing chosen');
    if (chosen.do !== 'walk') return { deed: chosen, play };
    play.answer(chosen);
  }
}
const boss = (rest: Parameters<typeof monster>[1]) => ({ monsters: [monster('chief', { boss: true, hp: 4, ...rest })] });

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
