// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cardDanger, fightDanger } from '../../../src/games/labyrinth/rules/danger.ts';
import { DUCK, TRIES } from '../../../src/games/labyrinth/state/constants.ts';
import { content, Party, type Setup } from './helpers.ts';

/** Danger, what can be tried before a fight, and ducking. */

const ogres = (many: number) => Array.from({ length: many }, () => ({ kind: 'ogre', hp: 20 }));
const rats = (many: number) => Array.from({ length: many }, () => ({ kind: 'rat', hp: 2 }));
const also = { byTheBook: false };
/** The party goes to a room with three ogres. */
const meeting = (setup: Setup = {}) =>
  new Party({ rooms: [{}, { foes: ogres(3), card: 'mix', frames: [] }], also, ...setup }).does({ do: 'go', room: 1 });

describe('danger', () => {
  const { state } = new Party({ rooms: [{}], also });
  it('[LA-40] goes from one torch to five, and grows with the monsters', () => {
    const torches = [rats(1), ogres(1), ogres(2), ogres(5)].map((foes) => fightDanger(state, foes, content).torches);
    expect(torches[0]).toBe(1);
    expect(torches.at(-1)).toBe(5);
    expect([...torches].sort((one, other) => one - other)).toEqual(torches);
  });
  it('[LA-40] wounds make it greater, and so do fewer heroes; what they wear makes it smaller', () => {
    const lost = (heroes: Setup['heroes']) => fightDanger(new Party({ heroes: heroes ?? [], rooms: [{}], also }).state, ogres(1), content);
    const whole = lost([{}, {}, {}]);
    expect(lost([{ hp: 6 }, { hp: 6 }, { hp: 6 }]).falls).toBeGreaterThan(whole.falls);
    expect(lost([{}, {}, {}, {}]).falls).toBeLessThanOrEqual(whole.falls);
    expect(lost([{ equipped: ['coat'] }, { equipped: ['club'] }, {}]).lost).toBeLessThan(whole.lost);
  });
  it('[LA-40] the same party sees the same number, and the dice of the game are not touched', () => {
    const play = meeting();
    const random = play.session.now.random;
    expect(play.view()).toEqual(play.view());
    expect(play.session.now.random).toEqual(random);
  });
  it('[LA-40] a card has it before anybody knows how many come', () => {
    const torches = (card: string) => cardDanger(state, card, content).torches;
    expect([torches('empty'), torches('bin')]).toEqual([1, 1]);
    expect(torches('mix')).toBeGreaterThan(torches('rat'));
    expect(torches('slip')).toBeLessThanOrEqual(2);
    expect(new Party({ rooms: [{}, { foes: ogres(3), card: 'mix', frames: [] }], also }).view().rooms.map(({ torches: n }) => n)).toEqual([
      null,
      5,
    ]);
  });
});

describe('before a fight', () => {
  it('[LA-41] with more than two torches the party is asked, with fewer it fights at once', () => {
    expect(meeting().asked).toBe('approach 0');
    expect(meeting({ rooms: [{}, { foes: rats(1), card: 'rat', frames: [] }] }).dice).toBe('4d20');
  });
  it('[LA-37] by the old book nobody is asked', () => expect(meeting({ also: {} }).dice).toBe('4d20'));
  it('[LA-41] whoever is best at it tries, and all are told the chances', () => {
    const play = meeting({ heroes: [{}, { base: { luck: 16 } }, { base: { intelligence: 14 } }] });
    expect(play.view().approach).toMatchObject({
      torches: 5,
      tries: { slip: { seat: 1, works: 14 }, talk: { seat: 2, works: 8 }, trick: { seat: 0, works: 6 } },
    });
    play.does({ do: 'slip' });
    expect(play.asked).toBe('check-roll 1');
  });
  it('[LA-41] to fight is a fight as always', () => {
    const play = meeting().does({ do: 'fight' }).order(20, 19, 18, 2);
    expect([play.asked, play.state.fight?.acted]).toEqual(['fight 0', []]);
  });
  it('[LA-41] slipping away leads back one room, and the monsters stay', () => {
    const play = meeting().does({ do: 'slip' }).rolls(TRIES.slip.against);
    expect(play.told('slipped')).toEqual({ do: 'slipped', seat: 0, room: 0 });
    expect([play.state.delve?.at, play.state.delve?.rooms[1]?.foes.length, play.asked]).toEqual([0, 3, 'explore 0']);
  });
  it('[LA-41] who cannot go back cannot slip away', () => {
    const play = new Party({ rooms: [{ foes: rats(1) }, { foes: ogres(3) }], at: 1, also, agenda: [{ do: 'approach', seat: 0 }] });
    expect(play.kinds).not.toContain('slip');
    expect(play.whyNot({ do: 'slip' })).toContain('LA-41');
  });
  it('[LA-41] who is talked to goes home without paying, and the room is as if they had been beaten', () => {
    const play = new Party({ rooms: [{}, { foes: ogres(3), card: 'guard', frames: [{ list: 'guard', next: 1, seat: 0 }] }], also });
    play.does({ do: 'go', room: 1 }, { do: 'talk' }).rolls(TRIES.talk.against);
    expect(play.told('talked')).toEqual({ do: 'talked', seat: 0, room: 1, kinds: ['ogre'] });
    expect([play.room.foes, play.room.stairs, play.all('coins-gained')]).toEqual([[], true, []]);
  });
  it('[LA-41] the Dragon does not listen', () => {
    const play = meeting({ rooms: [{}, { foes: ['dragon'], card: 'den', frames: [] }], also: { ...also, floor: 5 } });
    expect(play.kinds).toEqual(['fight', 'slip', 'trick', 'pass-torch']);
  });
  it('[LA-41] after a trick they miss the first round', () => {
    const play = meeting().does({ do: 'trick' }).rolls(TRIES.trick.against);
    expect(play.told('surprised')).toEqual({ do: 'surprised', late: 'foes' });
    play.order(5, 4, 3, 20);
    expect([play.asked, play.state.fight?.acted]).toEqual(['fight 0', ['ogre']]);
  });
  it.each(['slip', 'talk', 'trick'] as const)('[LA-41] if %s does not work, all heroes miss the first round', (word) => {
    const play = meeting()
      .does({ do: word })
      .rolls(TRIES[word].against - 1);
    expect(play.told('surprised')).toEqual({ do: 'surprised', late: 'heroes' });
    play.order(20, 19, 18, 2);
    expect([play.asked, play.state.fight?.round]).toEqual(['strike-roll 0', 1]);
  });
  it('[LA-41] a dungeon master says how hard it is', () => {
    const play = meeting({ dm: true }).does({ do: 'trick' });
    expect(play.asked).toBe('difficulty 3');
  });
});

describe('ducking', () => {
  const duel = () =>
    new Party({
      heroes: [
        { hp: 60, most: 60 },
        { hp: 0, coins: 0 },
        { hp: 0, coins: 0 },
      ],
      rooms: [{}, { foes: rats(1), card: 'rat', frames: [] }],
      also,
    })
      .does({ do: 'go', room: 1 })
      .order(20, 2);
  it('[LA-42] takes the turn, and makes the hero harder to hit until the next one', () => {
    const play = duel();
    const { ac } = play.sheet(0);
    play.does({ do: 'duck' });
    expect(play.sheet(0).ac).toBe(ac + DUCK);
    play.rolls(1);
    expect(play.told('struck')).toMatchObject({ ac: ac + DUCK });
    expect([play.asked, play.sheet(0).ac]).toEqual(['fight 0', ac]);
  });
  it('[LA-37] [LA-42] by the old book one waits', () => {
    const kinds = (byTheBook: boolean) =>
      new Party({ rooms: [{}, { foes: rats(1), card: 'rat', frames: [] }], also: { byTheBook } })
        .does({ do: 'go', room: 1 })
        .order(20, 19, 18, 2).kinds;
    expect([kinds(false).includes('duck'), kinds(false).includes('wait')]).toEqual([true, false]);
    expect([kinds(true).includes('duck'), kinds(true).includes('wait')]).toEqual([false, true]);
  });
});
