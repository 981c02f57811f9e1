// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/games/magic-and-mayhem/content/card-schemas.ts';
import { treasure } from './content-helpers.ts';
import { type Play, type Setup, table } from './helpers.ts';

/** Words on cards that no other page of these tests is about: each does what it says (MM-22). */

/** A hero with a bell that does this; ringing it is an Action. */
const rung = (effects: readonly Effect[], setup: Setup = {}): Play => {
  const [first = {}, ...others] = setup.heroes ?? [];
  const bell = treasure('bell', 'item', { use: { aim: 'nobody', effects: [...effects], spent: false } });
  const heroes = [{ at: 'yard 2,2', ...first, cards: ['bell', ...(first.cards ?? [])] }, ...others];
  return table({ board: ['start yard'], ...setup, heroes, box: { treasures: [bell] } }).use('bell');
};
const poisoned = { state: 'poisoned', rounds: 3, harm: 1 } as const;
const hidden = { state: 'invisible', rounds: 3 } as const;
const lasting = (play: Play, seat: number) => play.hero(seat).lasting.map(({ state }) => state);

describe('cure', () => {
  it('[MM-31] takes off whatever lasts, but for what hides a hero', () => {
    const play = rung([{ do: 'cure', at: 'heroes-on-tile' }], {
      heroes: [
        { lasting: [poisoned, { state: 'immobilized', rounds: 2 }, hidden] },
        { at: 'yard 4,4', lasting: [poisoned] },
        { lasting: [poisoned] },
      ],
    });
    expect([0, 1, 2].map((seat) => lasting(play, seat))).toEqual([['invisible'], [], ['poisoned']]);
    expect(play.told('cured').map(({ who }) => who)).toEqual([{ hero: 0 }, { hero: 1 }]);
  });

  it('[MM-31] is not told where there was nothing to take off', () => {
    const play = rung(
      [
        { do: 'cure', at: 'self' },
        { do: 'gold', amount: 1 },
      ],
      { heroes: [{ lasting: [hidden] }, {}] },
    );
    expect(play.told('cured')).toEqual([]);
  });
});

describe('lose-gold', () => {
  it('[MM-22] takes so much, and no more than is there', () => {
    const play = rung([{ do: 'lose-gold', amount: 3, at: 'heroes-on-tile' }], {
      heroes: [{ gold: 5 }, { at: 'yard 4,4', gold: 2 }, { at: 'yard 4,3' }, { gold: 4 }],
    });
    expect([0, 1, 2, 3].map((seat) => play.hero(seat).gold)).toEqual([2, 0, 0, 4]);
    expect(play.told('gold-lost')).toEqual([
      { do: 'gold-lost', seat: 0, amount: 3 },
      { do: 'gold-lost', seat: 1, amount: 2 },
    ]);
  });
});

describe('flip', () => {
  const flip: Effect = { do: 'flip' };
  const lit = (play: Play) => play.told('flipped').map(({ tile }) => tile);

  it('[MM-10] turns up the one dark tile beside; of several the hero picks; and none where none is', () => {
    expect(lit(rung([flip], { board: ['start yard ?lawn'], heroes: [{}, {}] }))).toEqual(['lawn']);
    const several = rung([flip], { board: ['start yard ?lawn', '. ?park .'], heroes: [{}, {}] });
    expect([several.asks, several.options.length, lit(several)]).toEqual(['choose-tile', 2, []]);
    expect(lit(several.answer({ do: 'tile', slot: 4 }))).toEqual(['park']);
    const none = rung([flip, { do: 'gold', amount: 1 }], { heroes: [{}, {}] });
    expect([none.asks, lit(none)]).toEqual(['turn', []]);
  });
});

describe('for-each', () => {
  it('[MM-22] does it once for each of them: heroes, and monsters', () => {
    const bless: Effect = { do: 'for-each', of: 'heroes-on-tile', effects: [{ do: 'gold', amount: 2 }] };
    const play = rung([bless], { heroes: [{}, { at: 'yard 4,4' }, {}] });
    expect([0, 1, 2].map((seat) => play.hero(seat).gold)).toEqual([2, 2, 0]);
    const burn: Effect = { do: 'for-each', of: 'monsters-on-tile', effects: [{ do: 'hit', amount: 1, type: 'fire', at: 'target' }] };
    const goblins = rung([burn], {
      heroes: [{}, {}],
      monsters: [
        { monster: 'statue', at: 'yard 0,0' },
        { monster: 'statue', at: 'yard 5,5' },
        { monster: 'statue', at: 'start 1,1' },
      ],
    });
    expect([1, 2, 3].map((number) => goblins.monster(number).hp)).toEqual([8, 8, 9]);
  });
});

describe('if', () => {
  const asks = (is: Extract<Effect, { do: 'if' }>['is'], setup: Setup): number =>
    rung([{ do: 'if', is, then: [{ do: 'gold', amount: 1 }], else: [{ do: 'gold', amount: 3 }] }], setup).told('gold-found')[0]?.amount ??
    0;

  it.each<[Extract<Effect, { do: 'if' }>['is'], Setup, Setup]>([
    ['has-gold', { heroes: [{ gold: 1 }, {}] }, { heroes: [{}, { gold: 1 }] }],
    ['is-hurt', { heroes: [{ hp: 5 }, {}] }, { heroes: [{}, { hp: 1 }] }],
    ['is-alone', { heroes: [{}, {}] }, { heroes: [{}, { at: 'yard 4,4' }] }],
    ['boss-is-dead', { heroes: [{}, {}], beaten: [1] }, { heroes: [{}, {}], beaten: [0] }],
  ])('[MM-22] %s: the one when it is so, the other when it is not', (is, so, not) => {
    expect([asks(is, so), asks(is, not)]).toEqual([1, 3]);
  });
});

describe('damage', () => {
  it('[MM-29] adds to every attack of its bearer, or only to those of its type', () => {
    const hit = (type?: 'fire' | 'ice'): number => {
      const ring = treasure('ring', 'item', { bonuses: [{ do: 'damage', add: 2, ...(type ? { type } : {}) }] });
      const play = table({
        heroes: [{ hero: 'bo', at: 'yard 2,2', cards: ['ring'] }, { hero: 'ada' }],
        monsters: [{ monster: 'statue', at: 'yard 2,3' }],
        box: { treasures: [ring] },
      }).attack();
      return 9 - play.monster().hp;
    };
    expect([hit(), hit('fire'), hit('ice')]).toEqual([3, 3, 1]);
  });
});
