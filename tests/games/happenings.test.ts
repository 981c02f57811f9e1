// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Happening, Reader } from '../../src/engine/shared/happening.ts';
import { content as brawl } from '../../src/games/dust-up/content/loaded.ts';
import type { Sides } from '../../src/games/dust-up/rules/players.ts';
import type { Event as BrawlEvent } from '../../src/games/dust-up/state/events.ts';
import { happenings as brawlHappenings } from '../../src/games/dust-up/text/happenings.ts';
import { fact, happeningsOf } from '../../src/games/happenings.ts';
import { content as delve } from '../../src/games/labyrinth/content/loaded.ts';
import type { Event as DelveEvent } from '../../src/games/labyrinth/state/events.ts';
import { happenings as delveHappenings } from '../../src/games/labyrinth/text/happenings.ts';
import { content as dungeon } from '../../src/games/magic-and-mayhem/content/loaded.ts';
import type { Event as DungeonEvent } from '../../src/games/magic-and-mayhem/state/events.ts';
import { happenings as dungeonHappenings } from '../../src/games/magic-and-mayhem/text/happenings.ts';
import { content as race } from '../../src/games/traps-and-treasures/content/loaded.ts';
import type { Event as RaceEvent } from '../../src/games/traps-and-treasures/state/tasks.ts';
import { happenings as raceHappenings } from '../../src/games/traps-and-treasures/text/happenings.ts';
import { Dungeon, type Setup } from './traps-and-treasures/helpers.ts';

/** What events mean for whom: who did it, how much, and what broke. */

const NAMES = ['Mira', 'Klaus', 'Bruno'];
const words = (all: readonly Happening[]) => all.map((one) => one.words);

describe('in every game', () => {
  const hit = (to: number, by: number, amount: number) =>
    fact({
      kind: 'hit',
      to,
      by: { seat: by },
      amount,
      unit: 'heart',
      weight: 1,
      words: (say, n) => `${say.who(by)} hit ${say.whom(to)}: ${n}.`,
    });

  test('blows of the same person are one, with the sum', () => {
    const all = happeningsOf([hit(0, 1, 2), hit(0, 2, 1), hit(0, 1, 1)], 0, NAMES);
    expect(words(all)).toEqual(['Bruno hit you: 1.', 'Klaus hit you: 3.']);
    expect(all.map(({ amount }) => amount)).toEqual([1, 3]);
  });
  test('nobody is told what they did, or what concerns others alone; the table is told all', () => {
    const all = [hit(0, 1, 2), hit(1, 0, 1)];
    expect(words(happeningsOf(all, 2, NAMES))).toEqual([]);
    expect(words(happeningsOf(all, 1, NAMES))).toEqual(['Mira hit you: 1.']);
    expect(words(happeningsOf(all, 'table', NAMES))).toEqual(['Klaus hit Mira: 2.', 'Mira hit Klaus: 1.']);
  });
  test('more harm weighs more, and what happens to oneself more than what happens to others', () => {
    const out = (seat: number) => fact({ kind: 'out', to: seat, told: 'all', weight: 1, words: () => '' });
    const [few, many] = happeningsOf([hit(0, 1, 1), hit(0, 2, 4)], 0, NAMES);
    expect(many?.weight).toBeGreaterThan(few?.weight ?? 0);
    const [own, other] = happeningsOf([out(0), out(1)], 0, NAMES);
    expect(own?.weight).toBeGreaterThan(other?.weight ?? 0);
  });
});

describe('Dust-Up', () => {
  const [card = ''] = Object.keys(brawl.cards);
  const name = brawl.cards[card]?.name;
  const alone: Sides = { teams: false, landlord: null };
  const told = (events: readonly BrawlEvent[], reader: Reader = 0, sides = alone) =>
    words(brawlHappenings(sides, events, reader, NAMES, brawl));
  const turn = (seat: number): BrawlEvent => ({ do: 'turn-began', seat, ghost: false });

  test('names whoever hit, the hearts, and the shield that broke', () => {
    const events: BrawlEvent[] = [
      turn(2),
      { do: 'attacked', seat: 2, at: 0, amount: 5 },
      { do: 'soaked', seat: 0, shield: 0, card, amount: 2, left: 0 },
      { do: 'shield-broke', seat: 0, shield: 0, card },
      { do: 'hurt', seat: 0, amount: 3, left: 7 },
    ];
    expect(told(events)).toEqual([`Bruno broke your “${name}”.`, 'Bruno hit you: 3 hearts.']);
    expect(brawlHappenings(alone, events, 0, NAMES, brawl).map(({ amount, unit }) => [amount, unit])).toEqual([
      [0, null],
      [3, 'heart'],
    ]);
    expect(told(events, 1)).toEqual([]);
    expect(told(events, 2)).toEqual([]);
  });
  test('a storm is the blow of whoever stormed; whoever is out is told to all', () => {
    const events: BrawlEvent[] = [
      turn(1),
      { do: 'stormed', seat: 1, amount: 2, whom: 'others' },
      { do: 'hurt', seat: 0, amount: 2, left: 1 },
      { do: 'hurt', seat: 2, amount: 2, left: 0 },
      { do: 'fell', seat: 2 },
    ];
    expect(told(events)).toEqual(['Klaus hit you: 2 hearts.', 'Klaus sent Bruno to bed.']);
  });
  test('[DU-24] what it cost the others on one’s side is told, too', () => {
    const events: BrawlEvent[] = [turn(2), { do: 'attacked', seat: 2, at: 1, amount: 3 }, { do: 'hurt', seat: 1, amount: 3, left: 7 }];
    expect(told(events, 0, { teams: false, landlord: 2 })).toEqual(['Bruno hit Klaus: 3 hearts.']);
    expect(told(events, 2, { teams: false, landlord: 2 })).toEqual([]);
    expect(told(events, 0)).toEqual([]);
  });
  test('a new hand is told as what went and what came, the own one to nobody', () => {
    const events: BrawlEvent[] = [
      turn(1),
      { do: 'drew', seat: 1, cards: 1 },
      { do: 'played', seat: 1, card, from: 1, out: 'hand' },
      { do: 'threw-hand', seat: 1, cards: [card] },
      { do: 'threw-hand', seat: 0, cards: [card, card] },
      { do: 'drew', seat: 1, cards: 3 },
      { do: 'drew', seat: 0, cards: 3 },
    ];
    expect(told(events)).toEqual(['Klaus made you drop 2 cards.', 'Klaus let you draw 3 cards.']);
    expect(told(events, 'table')).toEqual(['Klaus made Mira drop 2 cards.', 'Klaus let Mira draw 3 cards.']);
  });
  test('[DU-17] the boo of a ghost is told once, with the card that went and the one that came', () => {
    const events: BrawlEvent[] = [
      { do: 'turn-began', seat: 1, ghost: true },
      { do: 'spooked', seat: 1, at: 0 },
      { do: 'spilled', seat: 0, cards: [card] },
      { do: 'drew', seat: 0, cards: 1 },
    ];
    expect(told(events)).toEqual(['Klaus said boo to you: one card out, one card in.']);
  });
  test('what is taken, dropped or swapped', () => {
    const events: BrawlEvent[] = [
      { do: 'took-shield', seat: 1, from: 0, shield: 0, card },
      { do: 'swapped-hearts', seat: 2, at: 0, now: 8, theirs: 2 },
      { do: 'played', seat: 2, card, from: 2, out: 'hand' },
      { do: 'spilled', seat: 0, cards: [card, card] },
    ];
    expect(told(events)).toEqual([`Klaus took your “${name}”.`, 'Bruno swapped hearts with you: 2 now.', 'Bruno made you drop 2 cards.']);
  });
});

describe('Magic and Mayhem', () => {
  const [monster = ''] = Object.keys(dungeon.monsters);
  const called = dungeon.monsters[monster]?.called ?? '';
  const Called = called.charAt(0).toUpperCase() + called.slice(1);
  const by = { number: 1, monster };
  const told = (events: readonly DungeonEvent[], reader: Reader = 0) => words(dungeonHappenings(events, reader, NAMES, dungeon));

  test('whoever used the feature of a room, or beat the boss, has seen it', () => {
    const heal: DungeonEvent[] = [
      { do: 'feature-used', seat: 0, slot: 1, tile: 'bedroom' },
      { do: 'healed', who: { hero: 0 }, amount: 1, now: 4 },
    ];
    expect(told(heal)).toEqual([]);
    const beaten = (by: number | null): DungeonEvent[] => [
      { do: 'slain', number: 1, monster, by, at: 3 },
      { do: 'boss-beaten', monster },
    ];
    expect([told(beaten(0)), told(beaten(0), 1), told(beaten(null))]).toEqual([[], [`Mira beat ${called}!`], [`${Called} is beaten!`]]);
  });
  test('[MM-37] who beat the boss is told with what they did it; poison that works later is no blow', () => {
    const blow: DungeonEvent = { do: 'used', seat: 1, source: 'deep-freeze', on: by };
    const swing: DungeonEvent = { do: 'attacked', by: { hero: 1 }, source: 'broad-sword', on: by };
    const end: DungeonEvent[] = [
      { do: 'hurt', who: by, amount: 3, type: 'ice', left: 0 },
      { do: 'slain', number: 1, monster, by: 1, at: 3 },
      { do: 'boss-beaten', monster },
    ];
    const { attack } = dungeon.treasures['broad-sword'] ?? {};
    expect(told([blow, ...end])).toEqual([`Klaus beat ${called} with Deep Freeze!`]);
    expect(told([swing, ...end])).toEqual([`Klaus beat ${called} with ${attack?.name}!`]);
    expect(told([swing, { do: 'hurt', who: by, amount: 1, type: 'poison', left: 0 }, ...end.slice(1)])).toEqual([`Klaus beat ${called}!`]);
    expect(told([blow, { do: 'attacked', by, source: monster, on: { hero: 0 } }, ...end])).toEqual([`Klaus beat ${called}!`]);
  });
  test('[MM-10] who found the boss has seen it; the others are told who did', () => {
    const found: DungeonEvent[] = [
      { do: 'flipped', seat: 1, slot: 2, tile: 'ballroom' },
      { do: 'boss-came', number: 1, monster, at: 3 },
    ];
    expect([told(found, 1), told(found)]).toEqual([[], [`Klaus found the boss: ${called}. Oh dear.`]]);
  });

  test('names the monster and the hearts', () => {
    const events: DungeonEvent[] = [
      { do: 'attacked', by, source: monster, on: { hero: 0 } },
      { do: 'hurt', who: { hero: 0 }, amount: 2, type: 'melee', left: 3 },
    ];
    expect(told(events)).toEqual([`${Called} hit you: 2 hearts.`]);
    expect(told(events, 1)).toEqual([]);
  });
  test('[MM-29, MM-31] a monster that hits with poison is named; poison bites by itself as a turn begins', () => {
    const blob = { number: 2, monster: 'custard-blob' };
    const bite: DungeonEvent = { do: 'hurt', who: { hero: 0 }, amount: 2, type: 'poison', left: 3 };
    expect(told([{ do: 'attacked', by: blob, source: blob.monster, on: { hero: 0 } }, bite])).toEqual([
      'The custard blob hit you: 2 hearts.',
    ]);
    expect(told([{ do: 'turn-began', seat: 0, fallen: false }, bite])).toEqual(['Poison took 2 hearts from you.']);
  });
  test('[MM-23] two monsters of a kind are two', () => {
    const hits = (number: number): DungeonEvent[] => [
      { do: 'attacked', by: { number, monster }, source: monster, on: { hero: 0 } },
      { do: 'hurt', who: { hero: 0 }, amount: 1, type: 'melee', left: 3 },
    ];
    expect(told([...hits(1), ...hits(2), ...hits(2)])).toEqual([`${Called} hit you: 1 heart.`, `${Called} hit you: 2 hearts.`]);
  });
  test('[MM-22] what a monster made one drop is told, what one chose to drop is not', () => {
    const drop: DungeonEvent = { do: 'dropped', seat: 0, card: 'brave-cocoa' };
    expect(told([{ do: 'attacked', by, source: monster, on: { hero: 0 } }, drop])).toEqual([`${Called} made you drop Brave Cocoa.`]);
    expect(told([drop])).toEqual([]);
  });
  test('a thief, a gift, a fall and a friend who is up again', () => {
    const events: DungeonEvent[] = [
      { do: 'stole', seat: 0, number: 1, monster, gold: 4, cards: [] },
      { do: 'gave-gold', seat: 1, to: 0, amount: 3 },
      { do: 'fell', seat: 2, at: 5 },
      { do: 'got-up', seat: 2 },
    ];
    expect(told(events)).toEqual([
      `${Called} took 4 gold from you.`,
      'Klaus gave you 3 gold.',
      'Bruno is down. Who helps?',
      'Bruno is up again!',
    ]);
  });
});

describe('Labyrinth', () => {
  const [kind = ''] = Object.keys(delve.monsters);
  const told = (events: readonly DelveEvent[]) => words(delveHappenings(false, events, 0, NAMES, delve));
  const struck: DelveEvent = { do: 'struck', seat: 0, foe: 1, kind, die: 15, total: 17, ac: 12, hit: true };

  test('names the monster and the hit points; a trap is nobody’s', () => {
    const [first, second] = told([
      struck,
      { do: 'hurt', seat: 0, amount: 3, left: 4 },
      { do: 'chest-opened', seat: 1, die: null, trapped: true },
      { do: 'hurt', seat: 0, amount: 2, left: 2 },
    ]);
    expect(first).toMatch(/^The .+ hit you: 3 hit points\.$/);
    expect(second).toBe('You lost 2 hit points.');
  });
  test('what a room costs is told with the name of the room', () => {
    const room: DelveEvent = { do: 'room-entered', seat: 1, room: 2, from: 1, side: 'north', card: 'banana-floor' };
    expect(told([room, { do: 'hurt', seat: 0, amount: 3, left: 4 }])).toEqual(['“Banana Floor” cost you 3 hit points.']);
  });
  test('nobody is told what came of a door that they opened, or of a way that they chose', () => {
    const room = (seat: number): DelveEvent => ({ do: 'room-entered', seat, room: 2, from: 1, side: 'north', card: 'banana-floor' });
    const way: DelveEvent = { do: 'way-chosen', seat: 0, list: 'banana-floor', at: 0, way: 1 };
    const hurt: DelveEvent = { do: 'hurt', seat: 0, amount: 3, left: 4 };
    const stuck: DelveEvent = { do: 'cursed', seat: 0, card: Object.keys(delve.items)[0] ?? '' };
    expect(told([room(0), hurt, stuck])).toEqual([]);
    expect(told([room(1), way, hurt])).toEqual([]);
    expect(told([room(1), hurt, stuck])).toHaveLength(2);
    expect(told([room(0), hurt, room(1), hurt])).toEqual(['“Banana Floor” cost you 3 hit points.']);
  });
  test('nobody is told what their own dice have cost them; the table is', () => {
    const check = (seat: number): DelveEvent => ({
      do: 'checked',
      seat,
      why: 'card',
      statistic: 'luck',
      against: 12,
      passed: false,
      dice: [3],
      total: 3,
    });
    const hurt = (seat: number): DelveEvent => ({ do: 'hurt', seat, amount: 2, left: 9 });
    expect(told([check(0), hurt(0), { do: 'chest-opened', seat: 0, die: 1, trapped: true }, hurt(0)])).toEqual([]);
    expect(told([check(1), hurt(0)])).toEqual(['You lost 2 hit points.']);
    expect(told([check(0), struck, hurt(0)])).toEqual([expect.stringMatching(/hit you: 2 hit points\.$/)]);
    expect(words(delveHappenings(false, [check(0), hurt(0)], 'table', NAMES, delve))).toEqual(['Mira lost 2 hit points.']);
  });
  test('in the middle of a fight nobody is told what all look at; once it is over they are', () => {
    const hurt = (amount: number): DelveEvent => ({ do: 'hurt', seat: 0, amount, left: 9 });
    const events: readonly DelveEvent[] = [hurt(1), { do: 'fight-began', room: 2 }, hurt(3)];
    expect(words(delveHappenings(true, events, 0, NAMES, delve))).toEqual(['You lost 1 hit point.']);
    expect(words(delveHappenings(true, events.slice(2), 0, NAMES, delve))).toEqual([]);
    expect(told([...events, { do: 'fight-won', room: 2 }])).toEqual(['You lost 4 hit points.']);
    expect(words(delveHappenings(true, events, 'table', NAMES, delve))).toContain('Mira lost 4 hit points.');
  });
  test('a gift, a curse and a hero who is gone', () => {
    const [item = ''] = Object.keys(delve.items);
    const all = told([
      { do: 'gave-coins', seat: 1, to: 0, coins: 5 },
      { do: 'cursed', seat: 0, card: item },
      { do: 'died', seat: 2, items: [], coins: 0 },
    ]);
    expect(all).toEqual([
      'Klaus gave you 5 silver.',
      expect.stringMatching(/sticks to you\. It is cursed!$/),
      'That was too much for Bruno’s hero.',
    ]);
  });
});

describe('Traps and Treasures', () => {
  const told = (events: readonly RaceEvent[], reader: Reader = 0, setup: Setup = {}) =>
    words(raceHappenings(new Dungeon({ newBook: true, players: [{}, {}, {}], ...setup }).view(), events, reader, NAMES, race));

  test('names the thief and the gold, and who got only fluff', () => {
    const events: RaceEvent[] = [
      { do: 'attacked', seat: 2, on: 0 },
      { do: 'stole', seat: 2, from: 0, amount: 5 },
      { do: 'attacked', seat: 1, on: 0 },
      { do: 'stole-nothing', seat: 1, from: 0 },
    ];
    expect(told(events)).toEqual(['Bruno took 5 gold from you.']);
    expect(told(events, 1)).toEqual([]);
    expect(told(events, 'table')).toEqual(['Bruno took 5 gold from Mira.', 'Klaus reached for Mira’s pockets, and got fluff.']);
  });
  test('[TT-16] whoever has rolled against a thief knows how it ended', () => {
    const events: RaceEvent[] = [
      { do: 'attacked', seat: 2, on: 0 },
      { do: 'stunned', seat: 2, by: 0 },
    ];
    expect(told(events)).toEqual([]);
    expect(told(events, 'table')).toEqual(['Bruno reached for Mira’s pockets, and saw stars!']);
  });
  test('what lies where one has gone oneself is no news', () => {
    const events: RaceEvent[] = [
      { do: 'moved', seat: 0, to: 1, through: false },
      { do: 'health-lost', seat: 0, amount: 1, left: 4 },
    ];
    expect(told(events)).toEqual([]);
    expect(told(events, 'table')).toEqual(['Mira lost 1 heart.']);
  });
  test('two monsters took what each of them took', () => {
    const [one = '', other = ''] = Object.keys(race.monsters);
    const fight = (card: string, amount: number): RaceEvent[] => [
      { do: 'fought', seat: 1, card, level: 1, die: 1 },
      { do: 'health-lost', seat: 1, amount, left: 1 },
    ];
    expect(told([...fight(one, 2), ...fight(other, 3)], 'table')).toEqual([
      expect.stringMatching(/ took 2 hearts from Klaus\.$/),
      expect.stringMatching(/ took 3 hearts from Klaus\.$/),
    ]);
  });
  test('[TT-23] a crown is told of as long as it is there', () => {
    const woke: RaceEvent[] = [{ do: 'woke', seat: 1, places: 0 }];
    expect(told(woke, 0, { fallen: ['crown'] })).toEqual(['The whole dungeon woke up. A crown fell on level two or three: 5 gold!']);
    expect(told(woke)).toEqual(['The whole dungeon woke up, and monsters are back.']);
  });
  test('[TT-19] all hear of somebody who can begin the last turns', () => {
    const players = [{}, { gold: 6, stored: 24 }, { gold: 6, stored: 23 }];
    const events: RaceEvent[] = [{ do: 'went-home', seat: 1 }];
    expect(told(events, 0, { players })).toEqual(['Klaus can ring the bell next turn!']);
    expect(told(events, 1, { players }), 'not the one who can').toEqual([]);
    expect(told(events, 0, { players, also: { last: 2 } }), 'somebody has').toEqual([]);
    expect(told([], 0, { players }), 'nothing has happened').toEqual([]);
  });
  test('the last turns and a fall are told to all', () => {
    const events: RaceEvent[] = [
      { do: 'died', seat: 1, gold: 4 },
      { do: 'last-turns', seat: 2 },
    ];
    expect(told(events)).toEqual([
      'Klaus fell over, lost 4 gold and woke up on Home Base.',
      'Bruno stored enough! This is your last turn.',
    ]);
  });
});
