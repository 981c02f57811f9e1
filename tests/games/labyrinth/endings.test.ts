// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { prompt } from '../../../src/engine/session.ts';
import { labyrinth } from '../../../src/games/labyrinth/index.ts';
import { cardDanger } from '../../../src/games/labyrinth/rules/danger.ts';
import { DRAGON_HP } from '../../../src/games/labyrinth/rules/difficulty.ts';
import { tell } from '../../../src/games/labyrinth/text/events.ts';
import { call } from '../../../src/games/labyrinth/text/prompts.ts';
import { content, Party, type Setup } from './helpers.ts';

const five = { floor: 5, unlocked: 5 } as const;
/** The Dragon in the next room, with that many hit points left. */
const den = (hp: number) =>
  new Party({
    heroes: [{ class: 'warrior', base: { strength: 24, intelligence: 24 } }, {}, {}],
    rooms: [{}, { foes: [{ kind: 'dragon', hp, reward: 50 }], card: 'den', frames: [{ list: 'den', next: 1, seat: 0 }] }],
    also: five,
    items: ['duck', 'club', 'coat', 'cap'],
  })
    .does({ do: 'go', room: 1 })
    .order(20, 19, 18, 1);

describe('the Dragon', () => {
  it('[LA-26] slain on floor 5 and everybody home: the campaign is won, and may be ended or played on', () => {
    const play = den(3).attacks(0, 10, 3);
    expect([play.state.slain, play.room.stairs, play.all('dragon-slain').length]).toEqual([true, true, 1]);
    play.does({ do: 'stairs', way: 'up' });
    expect([play.asked, play.all('campaign-won').length]).toEqual(['victory 0', 1]);
    play.does({ do: 'retire' });
    expect(play.outcome).toEqual({ winners: [0, 1, 2], reason: 'won' });
    const on = den(3).attacks(0, 10, 3).does({ do: 'stairs', way: 'up' }, { do: 'play-on' });
    expect([on.asked, on.outcome, on.state.won]).toEqual(['town 0', null, true]);
  });
  it('[LA-26] is not slain by a tall tale', () => {
    const play = den(60).does({ do: 'bluff', on: 0 }).rolls(20);
    expect([play.state.slain, play.foes, play.room.stairs]).toEqual([false, [], true]);
    expect(play.coins[0]).toBeGreaterThan(10);
  });
  it('[LA-26] on another floor is somebody’s joke, and wins nothing', () => {
    const play = new Party({ dm: true, rooms: [{}] }).does(
      { do: 'call-dm' },
      { do: 'add', kind: 'dragon' },
      { do: 'do-it' },
      { do: 'done' },
    );
    play.order(20, 19, 18, 1);
    play.room.foes.splice(0, 1, { id: 0, kind: 'dragon', number: 0, hp: 1, reward: 0 });
    play.does({ do: 'bluff', on: 0 }, { do: 'against', number: 30 }).rolls(1);
    play.attacks(0, 20, 4);
    expect([play.state.slain, play.foes]).toEqual([false, []]);
  });
  it('[LA-26] must be told of at home: the dead tell nothing', () => {
    const heroes = [{ hp: 1 }, { hp: 0, coins: 0 }, { hp: 0, coins: 0 }];
    const play = new Party({ heroes, rooms: [{}, { foes: ['rat'] }], also: { ...five, slain: true } }).does({ do: 'go', room: 1 });
    play.order(20, 1).waits().rolls([20], [1]).does({ do: 'again' });
    expect([play.asked, play.state.slain, play.state.won]).toEqual(['race 0', false, false]);
  });
});

describe('the Dragon remembers', () => {
  const also = { ...five, byTheBook: false } as const;
  /** The party has stairs, and the Dragon sits in the next room. */
  const near = (hp: number, setup: Setup = {}) =>
    new Party({
      heroes: [{ base: { luck: 24 } }, {}, {}],
      rooms: [
        { stairs: true, doors: ['east', 'north'] },
        { foes: [{ kind: 'dragon', hp, reward: 50 }], card: 'den', frames: [] },
      ],
      also,
      ...setup,
    });
  const homeAgain = (play: Party) => play.does({ do: 'stairs', way: 'up' });
  it('[LA-48] who goes home finds it with the hit points that were left', () => {
    const play = homeAgain(near(21));
    expect([play.state.dragon, play.told('dragon-waits')]).toEqual([21, { do: 'dragon-waits', left: 21 }]);
    const back = new Party({ rooms: [{}], encounters: ['den'], also: { ...also, dragon: 21 } });
    expect(back.opens('den').foes).toEqual(['dragon 21']);
    expect(new Party({ rooms: [{}], encounters: ['den'], also }).opens('den').foes).toEqual([`dragon ${DRAGON_HP[3]?.fair}`]);
  });
  it('[LA-48] it is as good as new once it has beaten all, or is beaten', () => {
    const lost = near(21, { heroes: [{ hp: 1 }, { hp: 0, coins: 0 }, { hp: 0, coins: 0 }], also: { ...also, dragon: 30 } });
    lost.does({ do: 'go', room: 1 }, { do: 'fight' }).order(1, 20).rolls([20], [8, 8]).does({ do: 'again' });
    expect([lost.state.dragon, lost.told('dragon-waits')]).toEqual([null, undefined]);
    const slain = near(3, { heroes: [{ class: 'warrior', base: { strength: 24 } }, {}, {}], also: { ...also, dragon: 3 } });
    slain.does({ do: 'go', room: 1 }, { do: 'fight' }).order(20, 19, 18, 1).attacks(0, 20, 6);
    expect([slain.state.slain, slain.state.dragon]).toEqual([true, null]);
  });
  it('[LA-48] by the old book, and on another floor, it keeps nothing', () => {
    expect(homeAgain(near(21, { also: { ...five, byTheBook: true } })).state.dragon).toBeNull();
    expect(homeAgain(near(21, { also: { byTheBook: false, floor: 4, unlocked: 5 } })).state.dragon).toBeNull();
  });
  it('[LA-48] one sees in town what it has left', () => {
    const play = new Party({ also: { ...also, dragon: 21 } });
    expect(play.view().dragon).toBe(21);
  });

  /** The party comes to a floor, and the Dragon has so many hit points left. */
  const back = (dragon: number | null, setup: Setup = {}) =>
    new Party({ seed: 4, ...setup, also: { ...also, dragon, ...setup.also } }).does({ do: 'delve', floor: 5 });
  const isDen = (card: string | null | undefined) => card === 'den' || card === 'nest';
  const dens = (play: Party) => (play.state.delve?.ahead ?? []).filter(({ card }) => isDen(card));
  it('[LA-48] whoever comes back knows the way: it is behind a door of the first room, and the door shows smoke', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const play = back(21, { seed });
      expect(play.told('dragon-near')).toEqual({ do: 'dragon-near' });
      expect(dens(play).length).toBeGreaterThan(0);
      const smoke = play.view().rooms[0]?.doors.filter(({ clue }) => clue === 'smoke') ?? [];
      const den = smoke.find(({ side }) => isDen(back(21, { seed }).does({ do: 'door', room: 0, side }).state.delve?.rooms[1]?.card));
      if (!den) throw new Error('no smoke');
      expect(play.does({ do: 'door', room: 0, side: den.side }).foes).toEqual(['dragon 21']);
    }
  });
  it('[LA-48] also by the stairs from floor 4; until then it is nowhere near', () => {
    const above = new Party({ rooms: [{ stairs: true }], also: { byTheBook: false, floor: 4, unlocked: 5, dragon: 21 } });
    expect(above.does({ do: 'stairs', way: 'down' }).told('dragon-near')).toBeDefined();
    const four = new Party({ also: { ...also, dragon: 21 } }).does({ do: 'delve', floor: 4 });
    expect([four.told('dragon-near'), dens(four)]).toEqual([undefined, []]);
  });
  it('[LA-48] with a scratch it is alone', () => {
    const meets = (dragon: number | null) => new Party({ rooms: [{}], encounters: ['nest'], also: { ...also, dragon } }).opens('nest').foes;
    const all = DRAGON_HP[3]?.fair ?? 0;
    expect(meets(all - 1)).toEqual([`dragon ${all - 1}`]);
    for (const dragon of [all, null]) expect(meets(dragon)).toEqual([`dragon ${all}`, 'rat 3', 'rat 3']);
    // and so the danger is less that is seen beforehand
    const lost = (dragon: number | null) => cardDanger({ ...new Party({ also }).state, floor: 5, dragon }, 'nest', content).lost;
    expect(lost(2)).toBeLessThan(lost(null));
  });
  it('[LA-48] nobody knows the way to a Dragon that is as good as new, nor by the old book', () => {
    expect(back(null).told('dragon-near')).toBeUndefined();
    expect(back(null, { also: { byTheBook: true } }).told('dragon-near')).toBeUndefined();
  });
  it('[LA-48] [LA-49] no dungeon master swaps it for something else', () => {
    const play = back(21, { dm: true }).does({ do: 'call-dm' }, { do: 'behind' });
    const doors = (word: 'swap-door' | 'fill-door') => play.options.flatMap((option) => (option.do === word ? [option.side] : []));
    const known = play.view(3).behind?.doors ?? [];
    const [den] = known.filter(({ card }) => isDen(card));
    expect(den).toBeDefined();
    expect(doors('swap-door')).toEqual(known.filter((door) => door !== den).map(({ side }) => side));
    expect(doors('fill-door')).not.toContain(den?.side);
  });
  const away = (setup: Setup = {}) =>
    new Party({
      heroes: [{ base: { luck: 24 } }, {}, {}],
      rooms: [
        { doors: ['east', 'north'] },
        { doors: ['west', 'east'] },
        { foes: [{ kind: 'dragon', hp: 30, reward: 50 }, 'rat'], card: 'den', frames: [] },
      ],
      at: 1,
      also,
      ...setup,
    });
  it('[LA-48] whoever runs from it is in the first room at once, and there are stairs', () => {
    const play = away().does({ do: 'go', room: 2 }, { do: 'fight' }).order(20, 19, 18, 1, 2).does({ do: 'flee' }).rolls(20);
    expect([play.state.delve?.at, play.room.stairs, play.told('stairs-found')]).toEqual([0, true, { do: 'stairs-found', room: 0 }]);
    expect(play.told('fled')).toEqual({ do: 'fled', seat: 0, room: 0 });
    expect(play.does({ do: 'stairs', way: 'up' }).state.dragon).toBe(30);
    const slipped = away().does({ do: 'go', room: 2 }, { do: 'slip' }).rolls(20);
    expect([slipped.state.delve?.at, slipped.room.stairs]).toEqual([0, true]);
  });
  it('[LA-48] the family is told: at the gate, before the fight, and as it comes back', () => {
    const asked = (play: Party) => {
      const now = prompt(labyrinth, content, play.session.now);
      return now ? JSON.stringify(call(play.view(), now, [], content)) : '';
    };
    expect(asked(new Party({ also: { ...also, dragon: 21 } }))).toContain('21 hit points, and you know the way to it.');
    expect(asked(away().does({ do: 'go', room: 2 }))).toContain('It keeps its scratches.');
    expect(tell({ do: 'dragon-near' }, [], content)?.join(' ')).toContain('Follow the smoke.');
  });
  it('[LA-48] on another floor, by the old book, and where somebody is in the first room, all go back one room', () => {
    const ran = (setup: Setup) => {
      const play = away(setup).does({ do: 'go', room: 2 });
      if (play.kinds.includes('fight')) play.does({ do: 'fight' });
      play.order(20, 19, 18, 1, 2).does({ do: 'flee' }).rolls(20);
      return [play.state.delve?.at, play.room.stairs];
    };
    expect(ran({ also: { byTheBook: false, floor: 4, unlocked: 5 } })).toEqual([1, false]);
    expect(ran({ also: { byTheBook: true, floor: 5, unlocked: 5 } })).toEqual([1, false]);
    const rooms: Setup['rooms'] = [
      { foes: ['rat'] },
      { doors: ['west', 'east'] },
      { foes: [{ kind: 'dragon', hp: 30, reward: 50 }, 'rat'], card: 'den', frames: [] },
    ];
    expect(ran({ rooms: rooms ?? [] })).toEqual([1, false]);
  });
});

describe('all are dead', () => {
  const lost = (also: Setup['also'] = {}) => {
    const heroes = [
      { hp: 1, pack: ['club'] },
      { hp: 0, coins: 0 },
      { hp: 0, coins: 0 },
    ];
    const rooms = [{}, { foes: ['rat'], card: 'rat', frames: [] }];
    const play = new Party({ heroes, rooms, also }).does({ do: 'go', room: 1 }).order(20, 1).waits();
    return play.rolls([20], [1]);
  };
  const everybody = (play: Party) => {
    for (let i = 0; i < 3; i++) play.does({ do: 'surprise' }).rolls([3, 3, 3, 3, 3, 3, 3, 3, 3]);
    return play;
  };
  it('[LA-26] the campaign goes on from town with new characters and the floors unlocked', () => {
    const play = lost({ floor: 2, unlocked: 3 });
    expect([play.asked, play.kinds]).toEqual(['fallen 0', ['again', 'retire']]);
    play.does({ do: 'again' });
    expect(play.asked).toBe('race 0');
    everybody(play);
    expect([play.state.unlocked, play.hp.every((hp) => hp > 0), play.asked]).toEqual([3, true, 'town 0']);
    expect(play.state.items.draw.concat(play.state.market.flatMap((card) => card ?? []))).toContain('club');
  });
  it('[LA-26] or starts over, on floor 1', () => {
    const play = everybody(lost({ floor: 2, unlocked: 3, startsOver: true, won: true }).does({ do: 'again' }));
    expect(play.state).toMatchObject({ unlocked: 1, floor: 1, won: false });
  });
  it('[LA-26] or is ended there, by nobody won', () => {
    expect(lost().does({ do: 'retire' }).outcome).toEqual({ winners: [], reason: 'retired' });
    expect(lost({ won: true }).does({ do: 'retire' }).outcome).toEqual({ winners: [0, 1, 2], reason: 'won' });
  });
});

describe('the end', () => {
  it('[LA-26] can be called at the gate, once they have been down', () => {
    expect(new Party().whyNot({ do: 'retire' })).toEqual(['LA-26']);
    expect(new Party({ also: { delves: 3 } }).does({ do: 'retire' }).outcome).toEqual({ winners: [], reason: 'retired' });
  });
});
