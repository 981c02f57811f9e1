// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { observe } from '../../../src/engine/session.ts';
import { speak, withReason } from '../../../src/engine/shared/sentences.ts';
import { mayhem } from '../../../src/games/magic-and-mayhem/index.ts';
import type { TurnCommand } from '../../../src/games/magic-and-mayhem/state/tasks.ts';
import { gameText } from '../../../src/games/magic-and-mayhem/text/index.ts';
import { monster } from './content-helpers.ts';
import { type Setup, table } from './helpers.ts';

/** What a bot says it did, and why. */

const NAMES = ['Clank', 'Ana', 'Tock'];
function said(setup: Setup, command: (at: (place: string) => number) => TurnCommand): string {
  const play = table(setup);
  const words = gameText(play.content);
  const { view } = observe(mayhem, play.content, play.session.now, 'table');
  play.answer(command((place) => play.at(place)));
  const [first] = play.events;
  const told = first && words.tell(first, NAMES);
  if (!first || !told) throw new Error('nothing was told');
  const why = words.why?.(view, first, NAMES);
  return speak(why ? withReason(told, why) : told);
}
const friend = (rest: object) => ({
  heroes: [
    { hero: 'cy', at: 'yard 3,3', cards: ['bolt', 'pie'] },
    { hero: 'bo', at: 'yard 2,3', ...rest },
  ],
});

describe('a bot says', () => {
  it('that a friend knows how to use what it gives, or needs it more', () => {
    expect(said(friend({}), () => ({ do: 'give', card: 'bolt', to: 1 }))).toBe('Clank hands the bolt to Ana: Ana knows how to use it.');
    expect(said(friend({}), () => ({ do: 'give', card: 'pie', to: 1 }))).toBe('Clank hands the pie to Ana: Ana needs it more.');
  });

  it('how few hearts were left of whom it feeds, and nothing where it is plain to see', () => {
    const feed = () => ({ do: 'use-on-hero', source: 'pie', hero: 1 }) as const;
    expect(said(friend({ hp: 1 }), feed)).toBe('Clank uses the pie on Ana: Ana had only 1 heart left.');
    expect(said(friend({ hp: 4 }), feed)).toBe('Clank uses the pie on Ana.');
    const weak = (hp: number) => ({ heroes: [{ hero: 'cy', at: 'yard 3,3', cards: ['pie'], hp }] });
    const self = () => ({ do: 'use-on-hero', source: 'pie', hero: 0 }) as const;
    expect(said(weak(1), self)).toBe('Clank uses the pie: only 1 heart was left.');
    expect(said(weak(2), self)).toBe('Clank uses the pie: only 2 hearts were left.');
  });

  it('where it walks to: away from what is too close, to a friend in need, up to the boss', () => {
    const walk = (to: string) => (at: (place: string) => number) => ({ do: 'walk', to: at(to) }) as const;
    const alone = { heroes: [{ at: 'yard 3,3', hp: 1 }] };
    const goblin = [{ monster: 'goblin', at: 'yard 4,3' }];
    expect(said({ ...alone, monsters: goblin }, walk('yard 1,3'))).toBe('Clank walks 2 steps: with 1 heart left, the goblin is too close.');
    expect(said({ heroes: [{ at: 'yard 4,3' }, { at: 'yard 1,3', hp: 2 }] }, walk('yard 2,3'))).toBe(
      'Clank walks 2 steps: Ana needs a friend.',
    );
    const ogre = [{ monster: 'ogre', at: 'yard 4,1' }];
    expect(said({ heroes: [{ at: 'yard 3,4' }], monsters: ogre }, walk('yard 3,2'))).toBe('Clank walks 2 steps: now for the ogre.');
    expect(said({ heroes: [{ at: 'yard 3,4' }] }, walk('yard 3,2'))).toBe('Clank walks 2 steps.');
  });

  it('that a thief has something of ours', () => {
    const attack = { do: 'attack', source: 'ada', number: 1 } as const;
    const box = { monsters: [monster('magpie', { hp: 9, effects: [{ do: 'steal', gold: 1, cards: 0 }] })] };
    const thief = (gold: number) => ({ heroes: [{ at: 'yard 3,3' }], monsters: [{ monster: 'magpie', at: 'yard 3,2', gold }], box });
    expect(said(thief(2), () => attack)).toBe('Clank tries Poke on the magpie (1): the magpie has something of ours.');
    expect(said(thief(0), () => attack)).toBe('Clank tries Poke on the magpie (1).');
  });
});
