// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { chooseOption } from '../../../src/engine/bots/choose.ts';
import { Random } from '../../../src/engine/random.ts';
import { Runner } from '../../../src/engine/runner.ts';
import { initialPosition, prompt, startSession } from '../../../src/engine/session.ts';
import { imagine, type Policy, playOut } from '../../../src/engine/simulate.ts';
import { greedy, neverRuns } from '../../../src/games/labyrinth/bots/greedy.ts';
import { labyrinth, labyrinthModule } from '../../../src/games/labyrinth/index.ts';
import { Options } from '../../../src/games/labyrinth/state/options.ts';
import type { Labyrinth } from '../../../src/games/labyrinth/state/tasks.ts';
import { content, Party, type Setup } from './helpers.ts';

/** What the quick bot does here. */
function picks(play: Party, bot = greedy) {
  const asked = prompt(labyrinth, content, play.session.now);
  if (asked?.kind !== 'choose') throw new Error('nothing is asked');
  return asked.options[bot(Random.seed(3))(asked.options, asked.choice, new Runner(labyrinth, content, play.session.now))];
}
const does = (setup: Setup) => picks(new Party(setup));
const fighting = (setup: Setup, ...order: readonly number[]) => picks(new Party(setup).does({ do: 'go', room: 1 }).order(...order));

describe('the quick bot', () => {
  it('opens a pack with something to put on, and puts it on', () => {
    const play = new Party({ heroes: [{ pack: ['club'] }, {}, {}], rooms: [{}] });
    expect(picks(play)).toEqual({ do: 'open-pack', hero: 0 });
    expect(picks(play.does({ do: 'open-pack', hero: 0 }))).toEqual({ do: 'equip', card: 'club' });
  });
  it('leaves the packs of others alone: whoever is asked may only shut theirs, and would be asked again for ever', () => {
    const play = new Party({ heroes: [{}, { pack: ['club'] }, { pack: ['pill'] }], rooms: [{ stairs: true }] });
    expect(picks(play)).toMatchObject({ do: 'door' });
  });
  it('goes on through a door, and home when it is tired', () => {
    expect(does({ rooms: [{ stairs: true }] })).toMatchObject({ do: 'door' });
    expect(does({ heroes: [{ hp: 4 }, {}, {}], rooms: [{ stairs: true }] })).toEqual({ do: 'stairs', way: 'up' });
    expect(does({ heroes: [{ hp: 4 }, {}, {}], rooms: [{}, { stairs: true }] })).toEqual({ do: 'go', room: 1 });
  });
  it('brings the news of the Dragon home', () => {
    expect(does({ rooms: [{ stairs: true }], also: { floor: 5, slain: true } })).toEqual({ do: 'stairs', way: 'up' });
  });
  it('heals whoever is hurt', () => {
    const play = new Party({ heroes: [{ pack: ['pill'] }, { hp: 6 }, {}], rooms: [{}] });
    expect(picks(play)).toEqual({ do: 'open-pack', hero: 0 });
    expect(picks(play.does({ do: 'open-pack', hero: 0 }))).toEqual({ do: 'heal', card: 'pill', on: 1 });
  });
  it('has the cleverest look a chest over, and the healthiest open it', () => {
    const play = new Party({ heroes: [{ base: { intelligence: 16 } }, {}, { race: 'oxkin' }], rooms: [{}] }).opens('box');
    expect(picks(play)).toEqual({ do: 'search', hero: 0 });
    expect(picks(play.does({ do: 'search', hero: 0 }).rolls(15))).toEqual({ do: 'open', hero: 2 });
  });
  it('finishes off what is nearly beaten, and runs from what it cannot beat', () => {
    const rats = [{}, { foes: ['rat', { kind: 'rat', hp: 1 }] }];
    expect(fighting({ rooms: rats }, 20, 19, 18, 1)).toMatchObject({ do: 'attack', on: 1 });
    const ogres: Setup['rooms'] = [{ doors: ['east', 'north'] }, { foes: ['ogre', 'ogre', 'ogre', 'ogre'] }];
    expect(fighting({ heroes: [{ hp: 5, base: { luck: 14 } }, { hp: 4 }, { hp: 6 }], rooms: ogres }, 20, 19, 18, 1)).toEqual({
      do: 'flee',
    });
  });
  it('[LA-54] minds the naughty powers of a family’s own monsters when it chooses whom to hit', () => {
    const aims = (...foes: NonNullable<Setup['rooms']>[number]['foes'] & object[]) => fighting({ rooms: [{}, { foes }] }, 20, 19, 18, 2, 1);
    const even = (kind: string) => [
      { kind: 'rat', hp: 8 },
      { kind, hp: 8 },
    ];
    expect(aims(...even('stinks'))).toMatchObject({ do: 'attack', on: 1 });
    expect(aims(...even('calls'))).toMatchObject({ do: 'attack', on: 1 });
    expect(aims(...even('splits'))).toMatchObject({ do: 'attack', on: 0 });
    expect(aims(...even('bites'))).toMatchObject({ do: 'attack', on: 0 });
    // the small one lets its big friend be hit
    expect(aims({ kind: 'hides', hp: 1 }, { kind: 'hides', hp: 8 }, { kind: 'rat', hp: 4 })).toMatchObject({ do: 'attack', on: 2 });
  });
  it('[LA-41] weighs a fight against slipping away, and stays where there is no other way', () => {
    const ogres = { foes: ['ogre', 'ogre', 'ogre', 'ogre'] };
    const heroes = [{ base: { luck: 18 } }, {}, {}];
    const also = { byTheBook: false };
    const meeting = (rooms: NonNullable<Setup['rooms']>) => picks(new Party({ heroes, rooms, also }).does({ do: 'go', room: 1 }));
    expect(meeting([{ doors: ['east', 'north'] }, ogres])).toEqual({ do: 'slip' });
    expect(meeting([{}, ogres])).not.toEqual({ do: 'slip' });
  });
  it('[LA-31] [LA-41] one that never runs neither flees nor slips away', () => {
    const setup: Setup = {
      heroes: [{ base: { luck: 18 } }, {}, {}],
      rooms: [{ doors: ['east', 'north'] }, { foes: ['ogre', 'ogre', 'ogre', 'ogre'] }],
    };
    const bold = (play: Party) => picks(play, neverRuns);
    expect(bold(new Party({ ...setup, also: { byTheBook: false } }).does({ do: 'go', room: 1 }))).not.toEqual({ do: 'slip' });
    expect(bold(new Party(setup).does({ do: 'go', room: 1 }).order(20, 19, 18, 1))).not.toEqual({ do: 'flee' });
  });
  /** Strong heroes with so many hit points meet the Dragon on its floor, which has so many left. */
  const atDragon = (hp: number, dragon: number): Setup => ({
    heroes: Array.from({ length: 3 }, () => ({ class: 'warrior' as const, base: { strength: 20, luck: 20 }, most: 30, hp })),
    rooms: [{ doors: ['east', 'north'] }, { foes: [{ kind: 'dragon', hp: dragon }], card: 'den', frames: [] }],
    also: { byTheBook: false, floor: 5, unlocked: 5 },
  });
  it('[LA-48] runs from the Dragon to come back rested, and stays where that is no better', () => {
    const meets = (setup: Setup) => new Party(setup).does({ do: 'go', room: 1 }, { do: 'fight' }).order(20, 19, 18, 1);
    expect(picks(meets(atDragon(9, 30)))).toEqual({ do: 'flee' });
    expect(picks(meets(atDragon(30, 5)))).toMatchObject({ do: 'attack' });
    expect(picks(new Party(atDragon(9, 30)).does({ do: 'go', room: 1 }))).toEqual({ do: 'slip' });
    // whoever has run goes home, rather than look at other rooms
    const ran: Setup = {
      ...atDragon(9, 30),
      rooms: [{ stairs: true, doors: ['east', 'north'] }, ...(atDragon(9, 30).rooms?.slice(1) ?? [])],
    };
    expect(does(ran)).toEqual({ do: 'stairs', way: 'up' });
  });
  it('[LA-48] goes to the Dragon that it knows the way to, and follows the smoke', () => {
    const also = { byTheBook: false, unlocked: 5, dragon: 12 } as const;
    const heroes = atDragon(30, 12).heroes ?? [];
    expect(does({ heroes, also })).toEqual({ do: 'delve', floor: 5 });
    expect(does({ also: { ...also, dragon: 60 } })).not.toEqual({ do: 'delve', floor: 5 });
    const ahead = [
      { x: 1, y: 0, card: 'den' },
      { x: 0, y: -1, card: 'toll' },
    ];
    expect(does({ heroes, rooms: [{ doors: ['east', 'north'] }], ahead, also: { ...also, floor: 5 } })).toMatchObject({ side: 'east' });
  });
  it('[LA-2] rolls up the strongest hero that its dice allow', () => {
    const play = new Party();
    play.session = startSession(labyrinth, content, 3, v.parse(Options, {}), 3).session;
    play.does({ do: 'race', race: 'human' }, { do: 'class', class: 'warrior' }).rolls([1, 1, 2], [6, 6, 6], [3, 3, 3]);
    expect(picks(play)).toEqual({ do: 'swap', statistic: 'strength', with: 'intelligence' });
  });
  it('[LA-43] reads the doors: food before claws', () => {
    const rooms: Setup['rooms'] = [{ doors: ['east', 'north'] }];
    const ahead = (east: string, north: string) => [
      { x: 1, y: 0, card: east },
      { x: 0, y: -1, card: north },
    ];
    const also = { byTheBook: false };
    expect(does({ rooms: rooms ?? [], also, ahead: ahead('mix', 'toll') })).toEqual({ do: 'door', room: 0, side: 'north' });
    expect(does({ rooms: rooms ?? [], also, ahead: ahead('toll', 'mix') })).toEqual({ do: 'door', room: 0, side: 'east' });
  });
  it('[LA-20] puts on at once what makes it better', () => {
    const play = new Party({ market: ['coat', null, null] }).does({ do: 'shop', hero: 0 }, { do: 'buy', card: 'coat' });
    expect(picks(play)).toEqual({ do: 'wear', instead: null });
  });
  it('buys what makes it better, and has curses lifted', () => {
    const town = (setup: Setup) => picks(new Party({ market: ['duck', 'coat', null], ...setup }).does({ do: 'shop', hero: 0 }));
    expect(town({})).toEqual({ do: 'buy', card: 'coat' });
    expect(town({ heroes: [{ curses: ['ring'] }, {}, {}] })).toEqual({ do: 'lift', card: 'ring' });
    expect(town({ heroes: [{ pack: ['duck'], coins: 0 }, {}, {}] })).toEqual({ do: 'sell', card: 'duck' });
  });
  it('keeps what it has weighed as it was: what is put on later changes nothing about it', () => {
    const setup: Setup = { heroes: [{ base: { strength: 13 } }, {}, {}], rooms: [{}] };
    const { now } = new Party(setup).session;
    const asked = prompt(labyrinth, content, now);
    const table = new Runner(labyrinth, content, now);
    if (asked?.kind === 'choose') greedy(Random.seed(3))(asked.options, asked.choice, table);
    table.state.heroes[0]?.equipped.push('club');
    expect(does(setup)).toMatchObject({ do: 'door' });
  });

  it('looks only at what lies open: it decides the same in every world', () => {
    const { content: box } = labyrinthModule;
    const table = new Runner(labyrinth, box, initialPosition(labyrinth, box, 4, v.parse(Options, { dm: 'person' }), 8));
    const dreams = Random.seed(5);
    let looked = 0;
    const watched: Policy<Labyrinth> = (options, choice, real) => {
      const world = imagine(labyrinth, box, real.position, choice.seat, dreams);
      const pick = greedy(Random.seed(looked))(options, choice, real);
      expect(greedy(Random.seed(looked))(options, choice, world)).toBe(pick);
      looked++;
      return pick;
    };
    playOut(table, watched, 200);
    expect(looked).toBe(200);
  });

  it('[LA-26] plays a campaign to its end: the Dragon slain, or enough of it after forty delves', () => {
    const { content: box } = labyrinthModule;
    for (const seed of [1, 2, 3]) {
      const table = new Runner(labyrinth, box, initialPosition(labyrinth, box, 4, v.parse(Options, {}), seed));
      playOut(table, greedy(Random.seed(seed)), 50_000);
      expect(table.outcome).not.toBeNull();
      expect(table.state.delves).toBeLessThanOrEqual(40);
    }
  });
});

describe('[LA-16] a bot in a party with people', () => {
  /** What the bot does that is asked, where these seats are people's. */
  async function among(play: Party, people: readonly number[] = [2]) {
    const at = await chooseOption({ ...labyrinthModule, content }, { at: play.session.now, seats: 3, strength: 'gentle', seed: 5, people });
    return play.options[at];
  }
  const toPerson = { do: 'pass-torch', to: 2 };
  const tired: Setup['heroes'] = [{ hp: 4 }, {}, {}];

  it('passes the torch to a person who is up: it opens no door, and leads nobody home', async () => {
    expect(await among(new Party({ rooms: [{}] }))).toEqual(toPerson);
    expect(await among(new Party({ heroes: tired, rooms: [{ stairs: true }] }))).toEqual(toPerson);
    expect(await among(new Party({ rooms: [{}] }).opens('box'))).toEqual(toPerson);
    expect(await among(new Party())).toEqual(toPerson);
    expect(await among(new Party({ rooms: [{}], torch: 1 }), [0, 2])).toEqual(toPerson);
  });
  it('uses nobody else’s cards', async () => {
    expect(await among(new Party({ heroes: [{ hp: 5 }, {}, { pack: ['bread'] }], rooms: [{}] }))).toEqual(toPerson);
  });
  it('sees to its own pack before', async () => {
    const play = new Party({ heroes: [{ pack: ['club'] }, {}, {}], rooms: [{}] });
    expect(await among(play)).toEqual({ do: 'open-pack', hero: 0 });
    play.does({ do: 'open-pack', hero: 0 }, { do: 'equip', card: 'club' }, { do: 'close' });
    expect(await among(play)).toEqual(toPerson);
  });
  it('decides nothing before a fight, about a price or about an errand', async () => {
    const asked = (choice: Labyrinth['choice'], setup: Setup = {}) => among(new Party({ rooms: [{}], agenda: [choice], ...setup }));
    expect(await asked({ do: 'approach', seat: 0 }, { rooms: [{}, { foes: ['ogre'] }], at: 1, from: 0 })).toEqual(toPerson);
    expect(await asked({ do: 'victory', seat: 0 })).toEqual(toPerson);
    const priced = new Party({ heroes: [{ coins: 9 }, { coins: 9 }, { coins: 9 }], rooms: [{}], torch: 2 }).opens('toll');
    expect([priced.asked, await among(priced)]).toEqual(['pay 0', toPerson]);
  });
  it('never runs for all, and fights on', async () => {
    const ogres: Setup['rooms'] = [{ doors: ['east', 'north'] }, { foes: ['ogre', 'ogre', 'ogre', 'ogre'] }];
    const heroes: Setup['heroes'] = [{ hp: 5, base: { luck: 14 } }, { hp: 4 }, { hp: 6 }];
    const play = new Party({ heroes, rooms: ogres }).does({ do: 'go', room: 1 }).order(20, 19, 18, 1);
    expect(await among(play, [])).toEqual({ do: 'flee' });
    expect(await among(play)).toMatchObject({ do: 'attack' });
  });
  it('decides as ever where no person is up, or nobody is one; but never ends the story of a family', async () => {
    const play = new Party({ heroes: [{}, {}, { hp: 0, coins: 0 }], rooms: [{}] });
    expect(await among(play)).toMatchObject({ do: 'door' });
    expect(await among(new Party({ rooms: [{}] }), [])).toMatchObject({ do: 'door' });
    const late = (people: readonly number[]) =>
      among(new Party({ rooms: [{}], agenda: [{ do: 'fallen', seat: 0 }], also: { delves: 40 } }), people);
    expect([await late([]), await late([2])]).toEqual([{ do: 'retire' }, { do: 'again' }]);
  });
});
