// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { Runner } from '../../../src/engine/runner.ts';
import { initialPosition, snapshotOf } from '../../../src/engine/session.ts';
import { type Policy, playOut } from '../../../src/engine/simulate.ts';
import type { OwnPack } from '../../../src/games/labyrinth/content/card-pack-schema.ts';
import { cardPackSupport } from '../../../src/games/labyrinth/content/card-packs.ts';
import type { Content } from '../../../src/games/labyrinth/content/content.ts';
import { labyrinth } from '../../../src/games/labyrinth/index.ts';
import { fightDanger } from '../../../src/games/labyrinth/rules/danger.ts';
import { dreadedBy } from '../../../src/games/labyrinth/rules/elements.ts';
import { LOOT, POWERS } from '../../../src/games/labyrinth/state/constants.ts';
import { Options } from '../../../src/games/labyrinth/state/options.ts';
import type { Event, Labyrinth } from '../../../src/games/labyrinth/state/tasks.ts';
import { tell } from '../../../src/games/labyrinth/text/events.ts';
import { content, Party, type Setup } from './helpers.ts';
import { ours, snorbo, snorbos } from './own.ts';

/** A family's own monsters in a fight: what they are of, what they leave, and their naughty powers (LA-53, LA-54). */

type Foes = NonNullable<Setup['rooms']>[number]['foes'];
type Heroes = NonNullable<Setup['heroes']>;
/** A fight by the old book, in which numbers are as printed. The heroes go first, unless it is said otherwise. */
function fight(foes: Foes, heroes: Heroes = [{}, {}, {}], monstersFirst = false): Party {
  const alive = heroes.filter(({ hp }) => hp !== 0).length;
  const play = new Party({ heroes, rooms: [{}, { foes: foes ?? [], card: 'mix', frames: [] }] });
  return play.does({ do: 'go', room: 1 }).order(...[...(monstersFirst ? [3, 2, 1] : [20, 19, 18]).slice(-alive), monstersFirst ? 20 : 2]);
}
const one = (kind: string, hp = 8) => [{ kind, hp }];
const two = (kind: string, hp = 8, other = 8) => [
  { kind, hp },
  { kind, hp: other },
];
/** What was told of the last command. */
const said = (play: Party): string =>
  play.events.flatMap((event) => tell(event, ['A', 'B', 'C'], content as Content)?.join('') ?? []).join(' ');
/** The monsters attack, one die each; nobody is hit by a 1. */
const strikes = (play: Party, ...dice: readonly number[]): Party => play.rolls([...dice]);

describe('what it is of, and what it leaves', () => {
  it('[LA-53] each element dreads the one that destroys it', () => {
    expect(['wood', 'fire', 'earth', 'metal', 'water'].map((element) => dreadedBy(element as 'wood'))).toEqual([
      'metal',
      'water',
      'wood',
      'fire',
      'earth',
    ]);
  });
  it('[LA-53] a hero of the element that it dreads hits it for 2 more', () => {
    expect(fight(one('fiery'), [{ elements: ['water'] }, {}, {}]).attacks(0, 12, 1).foes).toEqual(['fiery 5']);
    expect(fight(one('fiery'), [{ elements: ['fire'] }, {}, {}]).attacks(0, 12, 1).foes).toEqual(['fiery 7']);
  });
  it('[LA-53] a snack gives 2 hit points back to whoever beats it', () => {
    const play = fight(one('baker', 1), [{ hp: 10 }, {}, {}]).attacks(0, 12, 1);
    expect(play.hp[0]).toBe(12);
  });
  it('[LA-53] a surprise is an item card for the last blow, without any silver', () => {
    const play = fight(one('keeper', 1)).attacks(0, 12, 1);
    expect(play.told('item-found')).toMatchObject({ seat: 0 });
  });
  it('[LA-53] whoever runs away takes the surprise along', () => {
    const play = fight(one('miser'), undefined, true);
    for (let round = 1; round < 4; round++) strikes(play, 1).waits(3);
    expect([play.foes, play.told('item-found'), play.told('fight-won') !== undefined]).toEqual([[], undefined, true]);
  });
  it('[LA-53] it shouts when it comes up', () => {
    const play = fight(one('bites')).waits(3);
    expect(said(play)).toContain('The bites is up. “Boo!”');
  });
});

/** One of each power, met often. */
const circus: OwnPack = {
  ...ours,
  cards: {
    encounters: POWERS.map((power, i) => ({
      ...snorbos,
      id: `own-k1t3-${i + 1}`,
      name: power,
      levels: [1, 5],
      copies: 6,
      monster: { ...snorbo, hp: 30, power, called: `a ${power}`, plural: `${power}s`, loot: LOOT[i % LOOT.length] ?? 'silver' },
    })),
    items: [],
  },
};

test('[LA-54] whatever they do to each other, a campaign among them goes on by its invariants, and every power is told of', () => {
  const theirs = cardPackSupport.content([circus]);
  const done = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const start = initialPosition(labyrinth, theirs, 4, v.parse(Options, { unlocked: seed % 2 === 0 ? 5 : 1 }), seed);
    const emit = (event: Event): void => {
      if (event.do === 'naughty') done.add(event.power);
    };
    const table = new Runner(labyrinth, theirs, start, undefined, emit);
    const chance = Random.seed(seed);
    // nobody ends the tale
    const anybody: Policy<Labyrinth> = (options) => chance.pick(options.flatMap((option, i) => (option.do === 'retire' ? [] : [i])));
    for (let i = 0; i < 40; i++) {
      playOut(table, anybody, 20);
      const broken = labyrinth.invariants.filter(({ holds }) => !holds(snapshotOf(table.position), theirs));
      expect(broken.map(({ name }) => name)).toEqual([]);
    }
  }
  expect([...done].sort()).toEqual([...POWERS].sort());
});

describe('naughty powers', () => {
  it('[LA-54] one that pinches takes 2 silver with each hit; they are shared when it is beaten', () => {
    const play = fight(one('pinches'), undefined, true);
    strikes(play, 20).rolls(1);
    const poorer = play.coins.filter((coins) => coins === 8);
    expect([poorer.length, play.room.purse]).toEqual([1, 2]);
    expect(play.state.fight?.order.length).toBe(4);
    play.attacks(0, 12, 4).attacks(0, 12, 4);
    expect(play.coins.reduce((sum, coins) => sum + coins, 0)).toBe(30);
  });
  it('[LA-54] hit one that falls in two, and the rest of its hit points are shared', () => {
    const play = fight(one('splits')).attacks(0, 12, 3);
    expect(play.foes).toEqual(['splits 3', 'splits 2']);
    expect(play.room.foes.map(({ number }) => number)).toEqual([1, 2]);
    expect(said(play)).toContain('falls in two');
    play.attacks(0, 12, 1);
    expect(play.foes).toEqual(['splits 1', 'splits 2', 'splits 1']);
    // there are never more of them than heroes, and one hit point cannot be shared
    play.attacks(1, 12, 1);
    expect(play.foes).toEqual(['splits 1', 'splits 1', 'splits 1']);
  });
  it('[LA-54] one that stinks takes 1 hit point from everybody as it is up, but never the last', () => {
    const play = fight(one('stinks'), [{ hp: 5 }, { hp: 1 }, { hp: 9 }]).waits(3);
    expect(play.hp).toEqual([4, 1, 8]);
  });
  it('[LA-54] on a 15 or more one that giggles makes somebody giggle, who skips an attack', () => {
    const play = fight(one('giggles'), [{}, { hp: 0, coins: 0 }, { hp: 0, coins: 0 }], true);
    strikes(play, 14).rolls(1);
    expect(play.whyNot({ do: 'attack' })).toEqual([]);
    strikes(play.waits(), 15).rolls(1);
    expect(play.whyNot({ do: 'attack' })[0]).toBe('LA-9');
    play.does({ do: 'skip' });
    expect(play.hero(0).owes).toBe(false);
  });
  it('[LA-54] with half its hit points gone one that grows hits by 2 more, and for 2 more', () => {
    const play = fight(one('grows')).attacks(0, 12, 4);
    expect(said(play)).toContain('grows');
    expect(play.view().fight?.foes[0]).toMatchObject({ attack: 2, die: '1d4+2' });
    play.waits(2);
    // 8 and 2 is an armour class of 10
    strikes(play, 8).rolls(1);
    expect(play.hp.reduce((sum, hp) => sum + hp, 0)).toBe(60 - 3);
  });
  it('[LA-54] one that hides pulls the friend with most hit points before it', () => {
    const play = fight(two('hides', 3, 8)).attacks(0, 12, 2);
    expect([play.foes, said(play)]).toEqual([['hides 3', 'hides 6'], expect.stringContaining('pulls a friend')]);
    expect(fight(one('hides')).attacks(0, 12, 2).foes).toEqual(['hides 6']);
  });
  it('[LA-54] miss one that bites, and lose 1 hit point', () => {
    const play = fight(one('bites')).attacks(0, 2);
    expect([play.hp, play.foes]).toEqual([[19, 20, 20], ['bites 8']]);
  });
  it('[LA-54] one that munches gets 2 hit points back when it misses, up to all of them', () => {
    const play = fight(one('munches', 3)).waits(3);
    expect(strikes(play, 1).foes).toEqual(['munches 5']);
    expect(strikes(fight(one('munches', 7)).waits(3), 1).foes).toEqual(['munches 8']);
  });
  it('[LA-54] in round 4 those that run away are gone, with their silver', () => {
    const play = fight([
      { kind: 'runs', hp: 8, reward: 9 },
      { kind: 'runs', hp: 8, reward: 9 },
    ]);
    for (let round = 1; round < 4; round++) strikes(play.waits(3), 1, 1);
    play.waits(3);
    expect([play.foes, play.coins, play.state.fight, said(play)]).toEqual([
      [],
      [10, 10, 10],
      null,
      expect.stringContaining('The runss have had enough'),
    ]);
  });
  it('[LA-54] in every second round one that calls has a friend more, until they are as many as you', () => {
    const play = fight(one('calls'));
    strikes(play.waits(3), 1).waits(3);
    expect([play.foes, play.room.foes[1]?.reward]).toEqual([['calls 8', 'calls 8'], 0]);
    strikes(play, 1, 1);
    strikes(play.waits(3), 1, 1);
    play.waits(3);
    expect(play.foes).toHaveLength(3);
    strikes(play, 1, 1, 1);
    strikes(play.waits(3), 1, 1, 1).waits(3);
    expect(play.foes).toHaveLength(3);
  });
  it('[LA-54] each power is told of, and counts for the danger of a fight', () => {
    const party = new Party({ rooms: [{}], also: { byTheBook: true } }).state;
    const lost = (kind: string): number =>
      fightDanger(
        party,
        [
          { kind, hp: 8 },
          { kind, hp: 8 },
        ],
        content,
      ).lost;
    const plain = lost('fiery');
    const meaner = POWERS.filter((power) => lost(power) > plain);
    expect(meaner).toEqual(expect.arrayContaining(['splits', 'stinks', 'giggles', 'grows', 'bites', 'calls']));
    for (const power of POWERS)
      expect(tell({ do: 'naughty', power, kind: power, foes: [0, 1], on: 0 }, ['Mira'], content)?.join('')).toMatch(
        /^(The|Pooh|Ow|Snap).*[.!]$/,
      );
  });
});
