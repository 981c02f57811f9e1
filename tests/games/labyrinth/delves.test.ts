// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../src/games/labyrinth/content/content.ts';
import { decks } from '../../../src/games/labyrinth/content/load.ts';
import { content, encounter, Party } from './helpers.ts';

describe('rooms', () => {
  it('[LA-16] a door leads to a room with an encounter; when it is done it is discarded, and the room is empty', () => {
    const play = new Party({ rooms: [{}] }).opens('empty');
    expect([play.room.card, play.state.encounters.discard, play.asked]).toEqual([null, ['empty'], 'explore 1']);
    expect(play.told('room-done')).toMatchObject({ card: 'empty' });
  });
  it('[LA-16] the torch passes left with each new room, to the next who lives, and not on the way back', () => {
    const play = new Party({ heroes: [{}, { hp: 0, coins: 0 }, {}], rooms: [{ stairs: true }] }).opens('empty');
    expect(play.asked).toBe('explore 2');
    play.does({ do: 'go', room: 0 });
    expect(play.asked).toBe('explore 2');
    play.opens('empty');
    expect(play.asked).toBe('explore 0');
  });
  it('[LA-16] whoever is asked may pass the torch to another hero who lives, who is asked the same', () => {
    const play = new Party({ heroes: [{}, { hp: 0, coins: 0 }, {}, {}], rooms: [{}] });
    const passes = () => play.options.flatMap((option) => (option.do === 'pass-torch' ? [option.to] : []));
    expect(passes()).toEqual([2, 3]);
    play.does({ do: 'pass-torch', to: 3 });
    expect([play.asked, play.all('torch-passed'), passes()]).toEqual(['explore 3', [{ do: 'torch-passed', seat: 3, by: 0 }], [0, 2]]);
    expect([play.takesBack(), play.asked]).toEqual([true, 'explore 0']);
    const gate = new Party().does({ do: 'pass-torch', to: 2 });
    expect([gate.asked, gate.state.torch]).toEqual(['gate 2', 2]);
    const alone = new Party({ heroes: [{}, { hp: 0, coins: 0 }, { hp: 0, coins: 0 }], rooms: [{}] });
    expect(alone.kinds).not.toContain('pass-torch');
  });
  it('[LA-16] what is behind a door cannot be taken back', () => {
    const play = new Party({ rooms: [{}] }).opens('empty');
    expect([play.takesBack(), play.session.sealed]).toEqual([false, 'draw']);
  });
  it('[LA-16] monsters come as many as the dice say, all bands of a card together', () => {
    const play = new Party({ rooms: [{}] }).opens('pack');
    expect([play.asked, play.dice]).toEqual(['band-roll 1', '1d4']);
    expect(play.rolls(2).foes).toEqual(['rat 6', 'rat 6', 'rat 6']);
    expect(new Party({ rooms: [{}] }).opens('mix').foes).toEqual(['rat 6', 'rat 6', 'ogre 20']);
  });
  it('[LA-16] a trap throws for each hero', () => {
    const play = new Party({ rooms: [{}], also: { floor: 3 } }).opens('dart');
    expect(play.dice).toBe('3d4');
    // from the torch-bearer on
    expect(play.rolls([1, 2, 3]).hp).toEqual([17, 19, 18]);
  });
  it('[LA-23] from any room seen the party may open a door, or go back where something waits', () => {
    const play = new Party({
      rooms: [{ doors: ['north', 'east'] }, { doors: ['west', 'south'], stairs: true }, { doors: ['west'] }],
      at: 1,
    });
    expect(play.options).toContainEqual({ do: 'door', room: 0, side: 'north' });
    expect(play.options).toContainEqual({ do: 'door', room: 1, side: 'south' });
    play.does({ do: 'door', room: 0, side: 'north' });
    expect(play.state.delve).toMatchObject({ at: 3, from: 0 });
    expect(play.state.delve?.rooms[3]).toMatchObject({ x: 0, y: -1 });
  });
  it('[LA-23] monsters let nobody through: what lies behind them is out of reach', () => {
    const { options } = new Party({
      rooms: [{ doors: ['east'] }, { doors: ['west', 'east', 'north'], foes: ['rat'] }, { doors: ['west', 'south'], stairs: true }],
    });
    expect(options).toContainEqual({ do: 'go', room: 1 });
    expect(options).not.toContainEqual({ do: 'go', room: 2 });
    expect(options.filter(({ do: word }) => word === 'door')).toEqual([]);
  });
  it('[LA-23] no more rooms than cards: then all doors are shut', () => {
    const play = new Party({ rooms: [{}], encounters: ['empty', 'stair'] }).opens();
    expect(play.kinds).toContain('door');
    play.opens();
    expect(play.kinds).not.toContain('door');
    expect(play.whyNot({ do: 'door' })[0]).toBe('LA-23');
  });
});

describe('chests', () => {
  const chest = (more: object = {}) => new Party({ rooms: [{}], items: ['duck', 'pill'], ...more }).opens('box');
  it('[LA-16] one volunteer opens it, and takes the harm of a 1', () => {
    const play = chest().does({ do: 'open', hero: 2 });
    expect([play.asked, play.dice]).toEqual(['chest-roll 2', '1d4']);
    play.rolls(1, 3);
    expect([play.hp, play.coins, play.hero(2).pack, play.asked]).toEqual([[20, 20, 17], [10, 10, 10], [], 'explore 1']);
    expect(play.state.encounters.discard).toEqual(['box']);
  });
  it('[LA-16] [LA-32] or the coins, and draws an item card', () => {
    const play = chest().does({ do: 'open', hero: 2 }).rolls(2, 6);
    expect([play.coins, play.hero(2).pack]).toEqual([[10, 10, 16], ['duck']]);
  });
  it('[LA-16] it may be left shut, and stays', () => {
    const play = chest();
    const [door] = play.options.filter((option) => option.do === 'door');
    play.onTop('empty');
    if (door) play.does(door);
    expect(play.state.encounters.discard).toEqual(['empty']);
    play.does({ do: 'go', room: 1 });
    expect(play.kinds).toContain('open');
  });
  it('[LA-31] search: Intelligence, 10, one hero once; a trap then hurts nobody, but is empty', () => {
    const play = chest({ heroes: [{}, {}, { base: { intelligence: 12 } }] }).does({ do: 'search', hero: 2 });
    play.rolls(9);
    expect(play.told('checked')).toMatchObject({ total: 10, passed: true });
    expect(play.whyNot({ do: 'search' })).toEqual(['LA-31', 'LA-31', 'LA-31']);
    play.does({ do: 'open', hero: 0 }).rolls(1);
    expect([play.asked, play.hp, play.coins, play.hero(0).pack]).toEqual(['explore 1', [20, 20, 20], [10, 10, 10], []]);
    expect(play.told('chest-empty')).toEqual({ do: 'chest-empty', seat: 0 });
  });
  it('[LA-31] a search that finds nothing out helps nobody', () => {
    const play = chest().does({ do: 'search', hero: 2 }).rolls(9);
    expect(play.whyNot({ do: 'search' })).toEqual(['LA-31', 'LA-31', 'LA-31']);
    expect(play.does({ do: 'open', hero: 0 }).rolls(1, 4).hp).toEqual([16, 20, 20]);
  });
  it('[LA-31] of two chests each can be searched once', () => {
    const play = new Party({ rooms: [{}], also: { floor: 2 } }).opens('boxes').does({ do: 'search', hero: 2 }).rolls(15);
    play.does({ do: 'open', hero: 0 }).rolls(1);
    expect([play.hp, play.asked, play.kinds.includes('search')]).toEqual([[20, 20, 20], 'explore 1', true]);
    expect(play.does({ do: 'open', hero: 0 }).rolls(1).hp).toEqual([18, 20, 20]);
  });
  it('[LA-32] an untrapped one needs no die', () => {
    const play = new Party({ rooms: [{}], items: ['duck'] }).opens('bin').does({ do: 'open', hero: 1 });
    expect([play.coins, play.hero(1).pack]).toEqual([[10, 14, 10], ['duck']]);
  });
});

describe('checks and payments of a card', () => {
  it('[LA-31] one tries with d20 and modifier at or above the number, or nobody', () => {
    const play = () => new Party({ heroes: [{ base: { intelligence: 14 } }, {}, {}], rooms: [{}] }).opens('gate');
    const won = play().does({ do: 'hero', hero: 0 }).rolls(13);
    expect([won.room.stairs, won.hp]).toEqual([true, [20, 20, 20]]);
    const lost = play().does({ do: 'hero', hero: 0 }).rolls(12);
    expect([lost.room.stairs, lost.hp]).toEqual([false, [18, 20, 20]]);
    const left = play().does({ do: 'nobody' });
    expect([left.room.stairs, left.state.encounters.discard]).toEqual([false, ['gate']]);
  });
  it('[LA-31] each rolls, and has what comes of it', () => {
    const play = new Party({ rooms: [{}] }).opens('slip').rolls(10, 9, 20);
    // seats 1, 2 and 0, from the torch-bearer on
    expect([play.coins, play.hp]).toEqual([
      [11, 11, 10],
      [20, 20, 17],
    ]);
  });
  it('[LA-16] a price is paid by one for all, or what else is printed happens', () => {
    const play = () => new Party({ heroes: [{ hp: 10 }, { hp: 12 }, { coins: 3 }], rooms: [{}] }).opens('toll');
    expect(play().options).not.toContainEqual({ do: 'hero', hero: 2 });
    const exactly = new Party({ heroes: [{ coins: 4 }, { coins: 3 }, { coins: 3 }], rooms: [{}] }).opens('toll');
    expect(exactly.options.filter((option) => option.do !== 'pass-torch')).toEqual([{ do: 'hero', hero: 0 }, { do: 'nobody' }]);
    expect(play().does({ do: 'pass-torch', to: 2 }).asked).toBe('pay 2');
    const paid = play().does({ do: 'hero', hero: 0 });
    expect([paid.coins, paid.hp]).toEqual([
      [6, 10, 3],
      [15, 17, 20],
    ]);
    expect(play().does({ do: 'nobody' }).coins).toEqual([10, 8, 3]);
  });
  it('[LA-16] what one has brought upon oneself goes to nobody else when one falls of it', () => {
    const play = new Party({ heroes: [{}, {}, { hp: 5 }], rooms: [{}], also: { floor: 2 } })
      .opens('bog')
      .does({ do: 'hero', hero: 2 })
      .rolls(2);
    // nobody else pays, what is for all is for the living, and the card's own "one" is the torch-bearer
    expect([play.coins, play.hp]).toEqual([
      [13, 13, 0],
      [20, 19, 0],
    ]);
  });
  it('[LA-32] coins that are shared go round from the torch-bearer', () => {
    const play = new Party({ rooms: [{}], also: { floor: 2 } }).opens('purse').rolls([4, 4]);
    expect(play.coins).toEqual([12, 13, 13]);
  });
});

describe('stairs', () => {
  it('[LA-17] a room that heals all of you heals only those who are hurt', () => {
    const heroes = [{ hp: 5 }, {}, { hp: 18 }];
    const play = new Party({ heroes, rooms: [{}], also: { floor: 3 } }).opens('spring').rolls([3, 2]);
    expect(play.hp).toEqual([7, 20, 20]);
    expect(new Party({ rooms: [{}], also: { floor: 3 } }).opens('spring').asked).toMatch(/^explore/);
  });
  it('[LA-24] are the only way out, once found and not guarded', () => {
    const play = new Party({ rooms: [{}] });
    expect(play.kinds).not.toContain('stairs');
    play.opens('guard');
    play.order(20, 19, 18, 1);
    expect(play.asked).toBe('fight 1');
    play.attacks(0, 15, 4);
    play.attacks(0, 15, 4);
    expect(play.kinds).toContain('stairs');
    play.opens('empty');
    expect(play.kinds).not.toContain('stairs');
    play.does({ do: 'go', room: 1 });
    expect(play.kinds).toContain('stairs');
  });
  it('[LA-24] the last room is one, where no other was found', () => {
    const play = new Party({ rooms: [{}], encounters: ['rat'] }).opens().order(20, 19, 18, 1);
    expect(play.view().rooms[1]).toMatchObject({ stairs: true, guarded: true });
    play.attacks(0, 15, 4);
    play.attacks(0, 15, 4);
    expect(play.kinds).toContain('stairs');
  });
  it('[LA-24] but not where one is known, or guarded', () => {
    const found = new Party({ rooms: [{ doors: ['east', 'west'] }, { stairs: true }], encounters: ['empty'] }).opens();
    expect(found.room.stairs).toBe(false);
    const guarded = new Party({
      rooms: [{ doors: ['east', 'west'] }, { foes: ['rat'], card: 'guard', frames: [] }],
      encounters: ['empty'],
    }).opens();
    expect(guarded.room.stairs).toBe(false);
  });
  it('[LA-22] [LA-24] down leads to a new floor, unlocks it, and has no way back', () => {
    const play = new Party({ rooms: [{ stairs: true }] }).does({ do: 'stairs', way: 'down' });
    expect(play.state).toMatchObject({ floor: 2, unlocked: 2 });
    expect([play.state.delve?.rooms.length, play.kinds.includes('stairs')]).toEqual([1, false]);
    expect(play.kinds).toContain('door');
  });
  it('[LA-24] on floor 5 they lead up only', () => {
    const play = new Party({ rooms: [{ stairs: true }], also: { floor: 5 } });
    expect(play.whyNot({ do: 'stairs' })).toEqual(['LA-24']);
    expect(play.options).toContainEqual({ do: 'stairs', way: 'up' });
  });
  it('[LA-24] each time a floor is entered its map is new', () => {
    const maps = new Set<string>();
    for (let seed = 1; seed <= 10; seed++) maps.add(JSON.stringify(new Party({ seed }).does({ do: 'delve', floor: 1 }).room.doors));
    expect(maps.size).toBeGreaterThan(3);
  });
});

describe('the decks', () => {
  it('[LA-15] entering a floor: discards go back in, cards of the floor come, others leave', () => {
    const play = new Party({ rooms: [{ stairs: true, card: 'box', frames: [] }], encounters: ['empty'], also: { floor: 1 } });
    expect(play.state.encounters.discard.length).toBeGreaterThan(3);
    play.does({ do: 'stairs', way: 'down' });
    const two = play.state.encounters;
    expect(two.discard).toEqual([]);
    expect([two.draw.includes('purse'), two.draw.includes('box'), two.aside.includes('dart')]).toEqual([true, true, true]);
    const deep = new Party({ rooms: [{ stairs: true }], also: { floor: 4 } }).does({ do: 'stairs', way: 'down' });
    expect([deep.state.encounters.aside, deep.state.encounters.draw.includes('den')]).toEqual([['purse', 'boxes', 'bog'], true]);
  });
  it('[LA-15] each card is there as often as it was printed', () => {
    const play = new Party({ rooms: [{}] });
    const count = (id: string) => play.state.encounters.draw.filter((card) => card === id).length;
    expect([count('empty'), count('pack'), count('rat')]).toEqual([4, 2, 1]);
  });
  it('[LA-15] in town the decks stay as on the last floor', () => {
    const play = new Party({ rooms: [{ stairs: true }], also: { floor: 3 } }).does({ do: 'stairs', way: 'up' });
    expect(play.state.floor).toBe(3);
    expect(play.state.encounters.aside).toEqual(['den', 'nest', 'boxes', 'bog']);
  });
  it('[LA-15] what is given up out of its range waits outside', () => {
    const play = new Party({ heroes: [{ pack: ['hammer'] }, {}, {}], market: [null, null, null] }).does({ do: 'shop', hero: 0 });
    play.does({ do: 'sell', card: 'hammer' });
    expect([play.state.items.aside.includes('hammer'), play.state.items.draw.includes('hammer')]).toEqual([true, false]);
  });
  it('[LA-21] the box’s own decks are large enough, and each monster is in one of its cards', () => {
    const box = contentOf(decks);
    const sum = (cards: readonly { readonly copies: number }[]) => cards.reduce((all, { copies }) => all + copies, 0);
    expect(sum(decks.encounters)).toBeGreaterThanOrEqual(40);
    expect(sum(decks.items)).toBeGreaterThanOrEqual(40);
    expect(Object.keys(box.monsters)).toHaveLength(10);
    expect(encounter('one', []).effects).toEqual([]);
    expect(Object.values(content.encounters).filter(({ copies }) => copies > 0)).toHaveLength(19);
  });
});
