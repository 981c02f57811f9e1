// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Party, type Setup } from './helpers.ts';

const STALLS = ['duck', 'coat', 'pill'] as const;
/** Somebody in town, with three things in the market. */
const shop = (setup: Setup = {}) => new Party({ market: STALLS, ...setup }).does({ do: 'shop', hero: 0 });

describe('the market', () => {
  /** Somebody who has bought the coat, and then is done. */
  const bought = (items: readonly string[]) => shop({ items }).does({ do: 'buy', card: 'coat' }, { do: 'keep' }, { do: 'pass' });

  it('[LA-20] an item costs what is printed; it can be taken back until whoever bought it is done, and then the gap is filled', () => {
    const play = shop({ items: ['cap', 'sock'] }).does({ do: 'buy', card: 'coat' });
    expect([play.hero(0).coins, play.hero(0).pack, play.state.market]).toEqual([1, ['coat'], ['duck', null, 'pill']]);
    expect(play.takesBack()).toBe(true);
    const done = bought(['cap', 'sock']);
    expect([done.hero(0).pack, done.state.market]).toEqual([['coat'], ['duck', 'cap', 'pill']]);
    expect(done.takesBack()).toBe(false);
  });
  it('[LA-20] whoever has bought nothing and is done can still take that back', () => {
    expect(
      shop({ items: ['cap'] })
        .does({ do: 'pass' })
        .takesBack(),
    ).toBe(true);
  });
  it('[LA-20] something to wear can be put on at once, or goes into the pack', () => {
    const bought = () => shop().does({ do: 'buy', card: 'coat' });
    expect(bought().asked).toBe('try-on 0');
    const worn = bought().does({ do: 'wear', instead: null });
    expect([worn.hero(0).equipped, worn.hero(0).pack, worn.asked]).toEqual([['coat'], [], 'town 0']);
    const kept = bought().does({ do: 'keep' });
    expect([kept.hero(0).equipped, kept.hero(0).pack]).toEqual([[], ['coat']]);
  });
  it('[LA-18] [LA-20] where all places are taken it is put on instead of something', () => {
    const play = shop({ heroes: [{ equipped: ['club', 'cap', 'sock'] }, {}, {}] }).does({ do: 'buy', card: 'coat' });
    expect(play.options).toEqual([...['club', 'cap', 'sock'].map((instead) => ({ do: 'wear', instead })), { do: 'keep' }]);
    play.does({ do: 'wear', instead: 'cap' });
    expect([play.hero(0).equipped, play.hero(0).pack]).toEqual([['club', 'sock', 'coat'], ['cap']]);
  });
  it('[LA-19] [LA-20] a curse keeps its place', () => {
    const play = shop({ heroes: [{ curses: ['ring', 'hat', 'vest'] }, {}, {}] }).does({ do: 'buy', card: 'coat' });
    expect(play.kinds).toEqual(['keep']);
  });
  it('[LA-20] nobody buys what they cannot pay', () => {
    expect(shop().whyNot({ do: 'buy' })).toEqual(['LA-20']);
    expect(shop().options).not.toContainEqual({ do: 'buy', card: 'pill' });
  });
  it('[LA-20] cursed cards and those without a price are replaced, and go back', () => {
    const play = bought(['ring', 'statue', 'mitts', 'hoard', 'cap', 'sock']);
    expect(play.state.market).toEqual(['duck', 'cap', 'pill']);
    expect([...play.state.items.draw].sort()).toEqual(['hoard', 'mitts', 'ring', 'sock', 'statue']);
  });
  it('[LA-20] if nothing is left that can be sold, the gap stays', () => {
    const play = bought(['ring', 'hoard']);
    expect([play.state.market, play.view().market[1]]).toEqual([['duck', null, 'pill'], null]);
  });
  it('[LA-20] sells at half, rounded down, back into the deck', () => {
    const play = shop({ heroes: [{ pack: ['duck'] }, {}, {}], items: ['cap'], market: ['coat', null, null] }).does({
      do: 'sell',
      card: 'duck',
    });
    expect([play.hero(0).coins, play.hero(0).pack, [...play.state.items.draw].sort()]).toEqual([12, [], ['cap', 'duck']]);
  });
  it('[LA-20] what is sold is shuffled in', () => {
    const places = new Set<number>();
    for (let seed = 1; seed <= 8; seed++) {
      const play = shop({ heroes: [{ pack: ['hammer'] }, {}, {}], also: { floor: 3, unlocked: 3 }, seed });
      places.add(play.does({ do: 'sell', card: 'hammer' }).state.items.draw.indexOf('hammer'));
    }
    expect(places.size).toBeGreaterThan(3);
  });
  it('[LA-20] nobody buys a card without a price', () => {
    const play = shop({ heroes: [{ pack: ['mitts', 'statue'] }, {}, {}] });
    expect(play.whyNot({ do: 'sell' })).toEqual(['LA-20', 'LA-20']);
  });
  it('[LA-20] [LA-25] three new cards once each return, the old ones go back', () => {
    const play = new Party({ rooms: [{ stairs: true }], market: ['cap', 'sock', null], items: ['ring', 'duck', 'coat', 'pill', 'club'] });
    play.does({ do: 'stairs', way: 'up' });
    const cards = play.state.market;
    expect(cards).toHaveLength(3);
    expect(cards.every((card) => card !== null && !['ring', 'statue', 'mitts'].includes(card))).toBe(true);
    const all = [...play.state.items.draw, ...cards].filter((card) => card === 'cap' || card === 'sock');
    expect(all.sort()).toEqual(['cap', 'sock']);
  });
});

describe('the wizard', () => {
  it('[LA-19] [LA-25] lifts a curse for what its card says, and the card goes back into the deck', () => {
    const play = shop({ heroes: [{ curses: ['ring'] }, {}, {}], items: [] });
    expect(play.modifier(0, 'luck')).toBe(-1);
    play.does({ do: 'lift', card: 'ring' });
    expect([play.hero(0).coins, play.hero(0).curses, play.state.items.draw]).toEqual([0, [], ['ring']]);
    expect(play.modifier(0, 'luck')).toBe(0);
  });
  it('[LA-25] asks for all of it', () => {
    expect(shop({ heroes: [{ curses: ['ring'], coins: 9 }, {}, {}] }).whyNot({ do: 'lift' })).toEqual(['LA-25']);
  });
});

describe('the back alley', () => {
  const stake = (coins: number, against: 10 | 15 | 20, die: number, hero = {}) =>
    shop({ heroes: [hero, {}, {}] })
      .does({ do: 'gamble' }, { do: 'stake', coins, against })
      .rolls(die);
  it.each([
    [7, 10, 10, 13],
    [7, 10, 9, 3],
    [5, 15, 15, 15],
    [5, 15, 14, 5],
    [4, 20, 20, 18],
    [4, 20, 19, 6],
  ] as const)('[LA-25] %i silver against %i, with a %i: %i silver in the end', (coins, against, die, left) => {
    expect(stake(coins, against, die).hero(0).coins).toBe(left);
  });
  it('[LA-25] Luck counts', () => expect(stake(2, 10, 8, { base: { luck: 14 } }).hero(0).coins).toBe(11));
  it('[LA-25] once a visit, and at most 10 silver', () => {
    const play = shop({ heroes: [{ coins: 50 }, {}, {}] }).does({ do: 'gamble' });
    const stakes = play.options.flatMap((option) => (option.do === 'stake' ? [option.coins] : []));
    expect([stakes.length, Math.max(...stakes)]).toEqual([30, 10]);
    play.does({ do: 'stake', coins: 1, against: 10 }).rolls(1);
    expect(play.whyNot({ do: 'gamble' })).toEqual(['LA-25']);
  });
  it('[LA-25] whoever has no silver cannot play', () => {
    expect(shop({ heroes: [{ coins: 0 }, {}, {}] }).whyNot({ do: 'gamble' })).toEqual(['LA-25']);
    expect(shop({ heroes: [{ coins: 1 }, {}, {}] }).whyNot({ do: 'gamble' })).toEqual([]);
  });
  it('[LA-31] a stake that even a 20 would not win is not on offer', () => {
    const stakes = (luck: number) => {
      const { options } = shop({ heroes: [{ coins: 1, base: { luck } }, {}, {}] }).does({ do: 'gamble' });
      return options.flatMap((option) => (option.do === 'stake' ? [option.against] : []));
    };
    expect([stakes(10), stakes(9)]).toEqual([
      [10, 15, 20],
      [10, 15],
    ]);
  });
  it('[LA-25] to shop again is the same visit: there is no second stake', () => {
    const play = shop({ heroes: [{ coins: 50 }, {}, {}] });
    play.does({ do: 'gamble' }, { do: 'stake', coins: 1, against: 10 }).rolls(1);
    play.does({ do: 'pass' });
    expect(play.asked).toBe('gate 0');
    play.does({ do: 'shop', hero: 0 });
    expect(play.whyNot({ do: 'gamble' })).toEqual(['LA-25']);
  });
  it('[LA-25] whoever thinks better of it may come back', () => {
    expect(shop().does({ do: 'gamble' }, { do: 'keep' }).kinds).toContain('gamble');
  });
});

describe('coming home', () => {
  const home = (setup: Setup) => new Party({ rooms: [{ stairs: true }], ...setup }).does({ do: 'stairs', way: 'up' });
  it('[LA-25] hit points go to their maximum', () => {
    const play = home({ heroes: [{ hp: 3 }, { race: 'oxkin', hp: 1 }, {}] });
    expect(play.hp).toEqual([20, 25, 20]);
  });
  it('[LA-25] [LA-33] whoever died has a new character first, with 10 silver', () => {
    const play = home({ heroes: [{}, { hp: 0, coins: 0 }, {}] });
    expect(play.asked).toBe('race 1');
    play.does({ do: 'race', race: 'woodfolk' }, { do: 'class', class: 'archer' }).rolls([1, 1, 1], [2, 2, 2], [3, 3, 3]);
    play.does({ do: 'elements', elements: [] }, { do: 'story', story: null });
    expect(play.hero(1)).toMatchObject({ race: 'woodfolk', hp: 17, coins: 10 });
    expect(play.asked).toBe('town 0');
  });
  it('[LA-16] [LA-25] each acts in seat order until all pass; then the torch-bearer leads on, or lets somebody shop again', () => {
    const play = home({ torch: 1 });
    expect(play.asked).toBe('town 0');
    play.does({ do: 'pass' });
    expect(play.asked).toBe('town 1');
    play.does({ do: 'pass' }, { do: 'pass' });
    expect(play.asked).toBe('gate 1');
    play.does({ do: 'shop', hero: 2 });
    expect(play.asked).toBe('town 2');
    play.does({ do: 'pass' });
    expect(play.asked).toBe('gate 1');
  });
  it('[LA-25] a new visit, a new stake', () => {
    const play = home({ heroes: [{ gambled: true }, {}, {}] });
    expect(play.kinds).toContain('gamble');
  });
  it('[LA-22] a delve starts on any floor that is unlocked', () => {
    const play = new Party({ also: { unlocked: 3 } });
    expect(play.options.flatMap((option) => (option.do === 'delve' ? [option.floor] : []))).toEqual([1, 2, 3]);
    expect(play.whyNot({ do: 'delve' })).toEqual(['LA-22', 'LA-22']);
    play.does({ do: 'delve', floor: 3 });
    expect(play.state).toMatchObject({ floor: 3, delves: 1 });
    expect(play.asked).toBe('explore 0');
  });
});
