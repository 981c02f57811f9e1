// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { danger, room, treasure } from './content-helpers.ts';
import { type Setup, table } from './helpers.ts';

/** E marks, the two decks, and what cards say. */

const glade = (setup: Setup = {}) => table({ board: ['start glade'], heroes: [{ at: 'glade 2,4' }], ...setup });
const trap = (...effects: Parameters<typeof danger>[2][]) => danger('trap', 'trap', ...effects);

describe('when there is an encounter', () => {
  it('[MM-13] near an E mark counts as well as on it; two squares away does not', () => {
    const at = (place: string) =>
      glade({ treasures: ['key'] })
        .walk(place)
        .end().asks;
    expect(at('glade 2,2')).toBe('encounter-roll');
    expect(at('glade 3,3')).toBe('encounter-roll');
    expect(at('glade 4,4')).not.toBe('encounter-roll');
  });

  it('[MM-13] near does not reach through a wall', () => {
    const map = [...room('x', 'ordinary', { '0,2': 'E' }).map];
    const play = table({
      board: ['start wall glade'],
      heroes: [{ at: 'wall 1,1' }],
      treasures: ['key'],
      box: {
        tiles: [
          { ...room('wall'), map: map.map((line, i) => (i >= 3 && i <= 7 && i % 2 ? `${line[0]}${line[1]}|${line.slice(3)}` : line)) },
        ],
      },
    });
    expect(play.walk('wall 1,2').end().asks).toBe('turn');
  });

  it('[MM-13] only who has moved this turn: standing there is not enough, going and coming back is', () => {
    expect(glade({ heroes: [{ at: 'glade 2,3' }], treasures: ['key'] }).end().asks).toBe('turn');
    const back = glade({ heroes: [{ at: 'glade 2,3' }], treasures: ['key'] })
      .walk('glade 2,4')
      .walk('glade 2,3');
    expect(back.end().asks).toBe('encounter-roll');
  });

  it('[MM-13] of several marks the player picks one, and only that one is spent', () => {
    const play = table({ board: ['start twins'], heroes: [{ at: 'twins 2,4' }, {}], treasures: ['key'] });
    play.walk('twins 2,2').end();
    expect(play.asks).toBe('pick-mark');
    play.answer({ do: 'mark', at: play.at('twins 3,2') }).dice(4);
    expect(play.state.spent.map(play.place)).toEqual(['twins 3,2']);
    expect(play.told('treasure-drawn')).toHaveLength(1);
    expect(play.asks).toBe('turn'); // one encounter a turn
  });

  it('[MM-13] a spent mark fires once in a game; with the option off it fires for ever', () => {
    const round = (spentMarks: boolean) => {
      const play = glade({ heroes: [{ at: 'glade 2,4' }, {}], treasures: ['key', 'pie'], also: { spentMarks } });
      play.walk('glade 2,3').end().dice(4).endRound();
      return play.walk('glade 2,2').end();
    };
    expect(round(true).asks).toBe('turn');
    expect(round(true).state.spent.map(round(true).place)).toEqual(['glade 2,2']);
    expect(round(false).asks).toBe('encounter-roll');
    expect(round(false).state.spent).toEqual([]);
  });

  it('[MM-13] a mark is spent by its encounter even if nothing was found', () => {
    const play = glade().walk('glade 2,3').end().dice(5);
    expect(play.told('found-nothing')).toHaveLength(1);
    expect(play.state.spent).toHaveLength(1);
  });

  it('[MM-15] on the Store tile there is no encounter, not even near a mark beyond its border', () => {
    const shop = (place: string) =>
      table({ board: ['start shop porch'], heroes: [{ at: 'shop 4,2' }, {}], treasures: ['key'] })
        .walk(place)
        .end().asks;
    expect(shop('shop 5,2')).toBe('turn');
    expect(shop('porch 0,3')).toBe('encounter-roll');
  });

  it('[MM-15] nor does a mark on the Store tile reach out of it', () => {
    const beside = (place: string, kind: 'store' | 'ordinary') =>
      table({
        board: [`start ${place} yard`],
        heroes: [{ at: 'yard 1,2' }, {}],
        treasures: ['key'],
        box: { tiles: [room(place, kind, { '5,2': 'E' })] },
      })
        .walk('yard 0,2')
        .end().asks;
    expect(beside('cellar', 'ordinary')).toBe('encounter-roll');
    expect(beside('stall', 'store')).toBe('turn');
  });

  it('[MM-15] no monster is spawned on the Store tile: it takes a farther square', () => {
    const play = table({ board: ['start shop porch'], heroes: [{ at: 'porch 2,2' }, {}], dangers: ['three-goblins'] });
    play.walk('porch 1,2').end().dice(1);
    expect(play.told('spawned').map(({ at }) => play.place(at))).toEqual(['porch 0,2', 'porch 0,1', 'porch 1,2']);
  });
});

describe('the die and the decks', () => {
  it.each([1, 2, 3])('[MM-14] a %i draws a monster card', (die) => {
    const play = glade({ dangers: ['draught'], treasures: ['key'] })
      .walk('glade 2,3')
      .end()
      .dice(die);
    expect(play.told('danger-drawn')).toHaveLength(1);
    expect(play.told('treasure-drawn')).toEqual([]);
  });
  it.each([4, 5, 6])('[MM-14] a %i draws a treasure card', (die) => {
    const play = glade({ dangers: ['draught'], treasures: ['key'] })
      .walk('glade 2,3')
      .end()
      .dice(die);
    expect(play.hero(0).cards).toEqual(['key']);
    expect(play.told('danger-drawn')).toEqual([]);
  });

  it('[MM-14] an empty deck is refilled from its discards', () => {
    const play = glade({ discards: { treasures: ['key'] } })
      .walk('glade 2,3')
      .end()
      .dice(4);
    expect(play.told('refilled')).toEqual([{ do: 'refilled', deck: 'treasures' }]);
    expect(play.hero(0).cards).toEqual(['key']);
    expect(play.state.treasures).toEqual({ draw: [], discard: [] });
  });

  it('[MM-14] when the discards are empty too, nothing is found', () => {
    const play = glade().walk('glade 2,3').end().dice(1);
    expect(play.told('found-nothing')).toEqual([{ do: 'found-nothing', seat: 0, deck: 'dangers' }]);
  });

  it('[MM-14] a scenario that draws from an empty deck does not find itself', () => {
    const map = treasure('map', 'scenario', { found: [{ do: 'draw', cards: 1 }] });
    const play = glade({ treasures: ['map'], box: { treasures: [map] } })
      .walk('glade 2,3')
      .end()
      .dice(4);
    expect(play.told('found-nothing')).toHaveLength(1);
    expect(play.state.treasures.discard).toEqual(['map']);
  });

  it('[MM-14] a monster card stays out until its last monster is dead, then it is discarded', () => {
    const monsters = [
      { monster: 'goblin', at: 'yard 3,2', card: 'three-goblins', hp: 1 },
      { monster: 'goblin', at: 'yard 2,3', card: 'three-goblins', hp: 1 },
    ];
    const play = table({ heroes: [{ at: 'yard 2,2' }, { at: 'yard 2,2' }], monsters });
    play.attack(1);
    expect([play.state.out, play.state.dangers.discard]).toEqual([['three-goblins'], []]);
    play.attack(2, 'bo');
    expect([play.state.out, play.state.dangers.discard]).toEqual([[], ['three-goblins']]);
  });

  it('[MM-14] a monster card that was drawn lies out as long as it has monsters', () => {
    const play = glade({ dangers: ['three-goblins'] })
      .walk('glade 2,3')
      .end()
      .dice(1);
    expect([play.state.out, play.state.dangers.discard]).toEqual([['three-goblins'], []]);
    expect(play.state.monsters.map(({ card }) => card)).toEqual(['three-goblins', 'three-goblins', 'three-goblins']);
  });

  it('[MM-14] a card without monsters goes to the discards at once; one whose monsters live is not shuffled in', () => {
    const still = glade({ dangers: ['draught'] })
      .walk('glade 2,3')
      .end()
      .dice(1);
    expect(still.state.dangers.discard).toEqual(['draught']);
    const busy = glade({ monsters: [{ monster: 'statue', at: 'start 0,0', card: 'one-goblin' }] });
    expect(busy.walk('glade 2,3').end().dice(1).told('found-nothing')).toHaveLength(1);
  });

  it('[MM-16] a card of worth is kept; a scenario happens at once, earns gold and is discarded', () => {
    const kept = glade({ treasures: ['hat'] })
      .walk('glade 2,3')
      .end()
      .dice(6);
    expect(kept.hero(0).cards).toEqual(['hat']);
    const happened = glade({ treasures: ['coin'] })
      .walk('glade 2,3')
      .end()
      .dice(6);
    expect(happened.hero(0)).toMatchObject({ gold: 2, cards: [] });
    expect(happened.state.treasures.discard).toEqual(['coin']);
  });

  it('[MM-16] what is spent by its use is discarded, what is not stays in the hand', () => {
    const play = table({ heroes: [{ at: 'yard 2,2', hp: 2, cards: ['pie'] }] }).answer({ do: 'use-on-hero', source: 'pie', hero: 0 });
    expect(play.hero(0)).toMatchObject({ hp: 5, cards: [] });
    expect(play.state.treasures.discard).toEqual(['pie']);
    const spell = table({ heroes: [{}, { at: 'yard 2,2', cards: ['bolt'] }], monsters: [{ monster: 'statue', at: 'yard 2,5' }] }).end();
    expect(spell.answer({ do: 'use-on-monster', source: 'bolt', number: 1 }).hero(1).cards).toEqual(['bolt']);
  });
});

describe('what a card says', () => {
  it('[MM-22] who must drop a card drops the only one at once, picks one of several, and has nothing to fear with none', () => {
    const tripped = (cards: readonly string[]) =>
      glade({
        heroes: [{ at: 'glade 2,4', cards: [...cards] }],
        dangers: ['trap'],
        box: { dangers: [trap({ do: 'drop-card', at: 'self' })] },
      })
        .walk('glade 2,3')
        .end()
        .dice(1);
    expect([tripped(['key']).asks, tripped(['key']).lootAt('glade 2,3')?.cards]).toEqual(['turn', ['key']]);
    const several = tripped(['key', 'hat']);
    expect(several.options).toEqual([
      { do: 'drop', card: 'key' },
      { do: 'drop', card: 'hat' },
    ]);
    several.answer({ do: 'drop', card: 'hat' });
    expect([several.hero(0).cards, several.lootAt('glade 2,3')?.cards]).toEqual([['key'], ['hat']]);
    expect([tripped([]).asks, tripped([]).lootAt('glade 2,3')]).toEqual(['turn', null]);
  });

  it('[MM-22] several results happen in printed order', () => {
    const snack = treasure('snack', 'scenario', {
      found: [
        { do: 'hit', amount: 2, type: 'psy', at: 'self' },
        { do: 'heal', amount: 1, at: 'self' },
      ],
    });
    const play = glade({ treasures: ['snack'], box: { treasures: [snack] } })
      .walk('glade 2,3')
      .end()
      .dice(4);
    expect(play.hero(0).hp).toBe(5);
    expect(play.events.map((event) => event.do).filter((kind) => kind === 'hurt' || kind === 'healed')).toEqual(['hurt', 'healed']);
  });

  it('[MM-22] what is left of a card is skipped for a hero whom it has felled, and still happens to the others', () => {
    const bang = trap(
      { do: 'hit', amount: 9, type: 'fire', at: 'self' },
      { do: 'heal', amount: 5, at: 'self' },
      { do: 'gold', amount: 3 },
      { do: 'draw', cards: 1 },
      { do: 'afflict', state: 'poisoned', rounds: 2, harm: 1, at: 'heroes-on-tile' },
    );
    const play = glade({
      heroes: [{ at: 'glade 2,4' }, { at: 'glade 5,5' }],
      dangers: ['trap'],
      treasures: ['key'],
      box: { dangers: [bang] },
    });
    play.walk('glade 2,3').end().dice(1, 3);
    expect(play.hero(0)).toMatchObject({ at: null, hp: 0, gold: 0, lasting: [] });
    expect(play.state.treasures.draw).toEqual(['key']);
    expect(play.state.loot).toHaveLength(1); // the shield, and no gold beside it
    expect(play.lootAt('glade 2,3')).toEqual({ gold: 0, cards: [], shield: true });
    expect(play.hero(1).lasting).toMatchObject([{ state: 'poisoned' }]);
  });

  it('[MM-22] the same card happens to whom it can: a hero who rolls high gets up and takes the rest of it', () => {
    const bang = trap({ do: 'hit', amount: 9, type: 'fire', at: 'self' }, { do: 'gold', amount: 3 });
    const play = glade({ dangers: ['trap'], box: { dangers: [bang] } })
      .walk('glade 2,3')
      .end()
      .dice(1, 4);
    expect(play.hero(0)).toMatchObject({ hp: 1, gold: 3 });
  });

  it('[MM-22] a card that lets somebody choose, or rolls, does just the part that was chosen or rolled', () => {
    const box = danger(
      'chest',
      'situation',
      { do: 'choose-one', of: [[{ do: 'gold', amount: 1 }], [{ do: 'roll', on: 4, then: [{ do: 'gold', amount: 5 }], else: [] }]] },
      { do: 'heal', amount: 1, at: 'self' },
    );
    const open = () => glade({ heroes: [{ at: 'glade 2,4', hp: 1 }, {}], dangers: ['chest'], box: { dangers: [box] } });
    const one = () => open().walk('glade 2,3').end().dice(1);
    expect(one().answer({ do: 'one', of: 0 }).hero(0)).toMatchObject({ gold: 1, hp: 2 });
    expect(one().answer({ do: 'one', of: 1 }).dice(4).hero(0)).toMatchObject({ gold: 5, hp: 2 });
    expect(one().answer({ do: 'one', of: 1 }).dice(3).hero(0)).toMatchObject({ gold: 0, hp: 2 });
  });

  it('[MM-22] whoever has no card cannot choose to drop one', () => {
    const box = danger('desk', 'situation', {
      do: 'choose-one',
      of: [[{ do: 'drop-card', at: 'self' }], [{ do: 'hit', amount: 2, type: 'psy', at: 'self' }]],
    });
    const asked = (cards: string[]) =>
      glade({ heroes: [{ at: 'glade 2,4', hp: 3, cards }, {}], dangers: ['desk'], box: { dangers: [box] } })
        .walk('glade 2,3')
        .end()
        .dice(1);
    expect(asked(['pie']).options).toEqual([
      { do: 'one', of: 0 },
      { do: 'one', of: 1 },
    ]);
    expect(asked(['pie']).answer({ do: 'one', of: 0 }).hero(0)).toMatchObject({ hp: 3, cards: [] });
    const bare = asked([]);
    expect(bare.options).toEqual([{ do: 'one', of: 1 }]);
    expect(bare.whyNot({ do: 'one', of: 0 })).toEqual({ rule: 'MM-22', words: 'You have no card to drop.' });
    expect(bare.answer({ do: 'one', of: 1 }).hero(0)).toMatchObject({ hp: 1 });
  });

  it('[MM-23] each monster gets the next number, life tokens, and the nearest free square by walking, in reading order', () => {
    const play = glade({
      heroes: [{ at: 'glade 2,4' }, {}],
      monsters: [{ monster: 'statue', at: 'glade 2,2' }],
      dangers: ['three-goblins'],
    });
    play.walk('glade 2,3').end().dice(2);
    expect(play.told('spawned').map(({ number, at }) => [number, play.place(at)])).toEqual([
      [2, 'glade 2,1'],
      [3, 'glade 1,2'],
      [4, 'glade 3,2'],
    ]);
    expect([2, 3, 4].map((number) => play.monster(number).hp)).toEqual([3, 3, 3]);
    expect(play.state.number).toBe(5);
  });

  it('[MM-23] of squares equally near the first in reading order: the right end of a row before the row below', () => {
    const taken = ['2,2', '2,1', '1,2', '3,2', '2,3', '2,0', '1,1', '3,1', '0,2'];
    const play = glade({ monsters: taken.map((square) => ({ monster: 'statue', at: `glade ${square}` })), dangers: ['one-goblin'] });
    play.walk('glade 2,3').end().dice(2);
    expect(play.told('spawned').map(({ at }) => play.place(at))).toEqual(['glade 4,2']);
  });

  it('[MM-23] nearest is by walking: a square behind a wall is far', () => {
    const hedge = room('hedge', 'ordinary', { '2,2': 'E' });
    const map = hedge.map.map((line, i) => (i === 4 ? '+ + +-+ + + +' : line)); // a wall north of the mark
    const play = table({
      board: ['start hedge'],
      heroes: [{ at: 'hedge 2,4' }, {}],
      dangers: ['three-goblins'],
      box: { tiles: [{ ...hedge, map }] },
    });
    play.walk('hedge 2,3').end().dice(2);
    expect(play.told('spawned').map(({ at }) => play.place(at))).toEqual(['hedge 2,2', 'hedge 1,2', 'hedge 3,2']);
  });
});
