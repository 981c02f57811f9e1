// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Setup } from './helpers.ts';
import { Dungeon, ROAD } from './helpers.ts';

type Somebody = NonNullable<Setup['players']>[number];
const holds = (player: Somebody, more: Setup = {}) => new Dungeon({ laid: ROAD, ...more, players: [player, ...(more.players ?? [{}])] });

describe('treasure cards', () => {
  it('[TT-13] remember the level where they were received; Home Base counts as 1', () => {
    const play = new Dungeon({ laid: ROAD, players: [{ at: '0,-2' }, {}], monsters: ['fairy', 'fairy'], treasures: ['pie', 'coin'] });
    play.fights(3);
    expect(play.cards(0)).toEqual(['pie/2', 'coin/2']);
  });

  it.each([
    [1, 2],
    [2, 4],
    [3, 7],
  ])('[TT-13] give what they say for that level: %i', (level, gold) => {
    const play = holds({ cards: [`coin/${level}`] }).uses('coin');
    expect(play.player(0).gold).toBe(gold);
    expect(play.cards(0)).toEqual([]);
    expect(play.state.treasures.discard).toEqual(['coin']);
    expect(play.state.turn.points).toBe(3);
  });

  it('[TT-13] are used on the own turn, and not when they would change nothing', () => {
    const play = holds({ cards: ['pie', 'again', 'decoy', 'plaster', 'hat'] });
    expect(play.kinds).toEqual(['move', 'end']);
    expect(play.whyNot({ do: 'use' })).toEqual(['TT-13', 'TT-13', 'TT-13', 'TT-13', 'TT-13']);
  });

  it('[TT-3] when deck and discards are empty nothing is drawn', () => {
    const play = new Dungeon({ laid: ROAD, players: [{ at: '0,-1' }, {}], monsters: ['fairy'], treasures: ['pie'] }).fights(3);
    expect(play.cards(0)).toEqual(['pie/1']);
    expect(play.told('no-treasure')).toBeDefined();
  });

  it('[TT-3] nor does a monster come when there is none left', () => {
    const play = new Dungeon({ players: [{ at: '0,-1' }, {}], laid: ['0,-1 ns-1'] });
    play.state.monsters.discard.splice(0);
    play.does({ do: 'fight' });
    expect([play.told('nobody-came'), play.asked, play.state.turn.points]).toEqual([{ do: 'nobody-came', seat: 0 }, 'turn 0', 2]);
  });

  it('[TT-3] an empty deck is refilled from its discards', () => {
    const play = new Dungeon({ laid: ROAD, players: [{ at: '0,-1' }, {}], monsters: ['fairy'], discards: { treasures: ['bun', 'pie'] } });
    play.fights(3);
    expect(play.cards(0).sort()).toEqual(['bun/1', 'pie/1']);
  });
});

describe('what they do', () => {
  it('[TT-13] a nudge: more on a die, also on that of whoever is attacked', () => {
    const attacked = () =>
      new Dungeon({ players: [{ at: '0,-1' }, { at: '0,-1', gold: 5, cards: ['nudge'] }], laid: ['0,-1 ns-1'] })
        .does({ do: 'attack', on: 1 })
        .rolls(5, 3);
    expect(attacked().asked).toBe('after-roll 1');
    expect(attacked().does({ do: 'leave' }).player(0).gold).toBe(2);
    expect(attacked().uses('nudge').player(0).gold).toBe(1);
  });

  it('[TT-13] a bun: more points', () => {
    expect(holds({ cards: ['bun/3'] }).uses('bun').state.turn.points).toBe(6);
  });

  it('[TT-13] a pie: health, never more than there is room for', () => {
    expect(
      holds({ health: 2, cards: ['pie/3'] })
        .uses('pie')
        .player(0).health,
    ).toBe(5);
  });

  it('[TT-13] a rope home, from anywhere', () => {
    const play = holds({ at: '0,-3', health: 2, gold: 4, cards: ['rope/2'] }).uses('rope');
    expect(play.at(0)).toBe('0,0');
    expect(play.player(0)).toMatchObject({ health: 3, gold: 4 });
    expect(holds({ cards: ['rope/2'] }).whyNot({ do: 'use' })).toEqual(['TT-13']);
  });

  it('[TT-8] a drill: through walls to a tile that lies, without meeting paths', () => {
    const laid = ['0,-1 ns-1', '1,-1 ns-2'];
    const play = holds({ at: '0,-1', cards: ['drill'] }, { laid })
      .uses('drill')
      .goes('east');
    expect(play.at(0)).toBe('1,-1');
    expect(play.told('moved')).toMatchObject({ through: true });
    expect(play.state.turn.walls).toBe(0);
    expect(play.options).not.toContainEqual({ do: 'move', side: 'west' });
  });

  it('[TT-8] a drill: a tile can be laid through a wall, turned in any way', () => {
    const play = holds({ at: '0,-1', tiles: ['ns-3'], cards: ['drill'] }, { laid: ['0,-1 ns-1'] }).uses('drill');
    expect(play.options.filter((option) => option.do === 'lay' && option.side === 'east')).toHaveLength(2);
    play.lays('east', 'ns-3', 0);
    expect(play.at(0)).toBe('1,-1');
    expect(play.state.turn.walls).toBe(0);
  });

  it('[TT-8] a drill is not worn out by open paths', () => {
    expect(
      holds({ cards: ['drill'] })
        .uses('drill')
        .goes('north').state.turn.walls,
    ).toBe(1);
  });

  it('[TT-13] a map: look at three tiles, take one, the others are put away', () => {
    const play = holds({ cards: ['map'] }, { stack: ['n-1', 'nesw-1', 'e-1', 'ns-5'] }).uses('map');
    expect(play.options).toEqual(['n-1', 'nesw-1', 'e-1'].map((tile) => ({ do: 'tile', tile })));
    play.does({ do: 'tile', tile: 'nesw-1' });
    expect(play.player(0).tiles).toEqual(['nesw-1']);
    expect(play.state.stack.discard).toEqual(['n-1', 'e-1']);
    expect(play.told('took-tile')).toEqual({ do: 'took-tile', seat: 0, tile: 'nesw-1' });
  });

  it('[TT-13] bait: the next fight draws more monster cards to pick from', () => {
    const play = holds({ at: '0,-1', cards: ['bait/2'] }, { monsters: ['ogre', 'purse', 'wasp', 'calm'] })
      .uses('bait')
      .does({ do: 'fight' });
    expect(play.options.map((option) => option.do === 'face' && option.card)).toEqual(['ogre', 'purse', 'wasp']);
    expect(play.told('monsters-lured')).toEqual({ do: 'monsters-lured', seat: 0, cards: ['ogre', 'purse', 'wasp'], level: 1 });
    play.does({ do: 'face', card: 'purse' }).rolls(5);
    expect(play.player(0).gold).toBe(5);
    expect(play.state.monsters.draw).toEqual(['calm']);
    play.does({ do: 'fight' });
    expect(play.asked).toBe('fight-roll 0');
  });

  it('[TT-13] a spring: to any place of at most that level, and not home', () => {
    const play = holds({ cards: ['spring/2'] }).uses('spring');
    expect(play.options).toEqual([
      { do: 'place', to: 1 },
      { do: 'place', to: 2 },
    ]);
    expect(play.does({ do: 'place', to: 2 }).at(0)).toBe('0,-2');
  });

  it('[TT-13] a flute: two players change places', () => {
    const play = holds({ at: '0,-1', cards: ['flute'] }, { players: [{ at: '0,-3' }] })
      .uses('flute')
      .does({ do: 'player', on: 1 });
    expect([play.at(0), play.at(1)]).toEqual(['0,-3', '0,-1']);
  });

  it('[TT-13] a dove stores gold from where one stands', () => {
    const play = holds({ at: '0,-3', gold: 7, cards: ['dove/2'] }).uses('dove');
    expect(play.player(0)).toMatchObject({ gold: 2, stored: 5 });
  });

  it('[TT-14] a card that takes gold takes health where there is none', () => {
    expect(
      holds({ at: '0,-1', gold: 1, cards: ['curse'] })
        .uses('curse')
        .player(0),
    ).toMatchObject({ gold: 0, health: 2 });
  });
});

describe('at a roll', () => {
  const fights = (card: string, die: number) => holds({ at: '0,-2', cards: [card] }, { monsters: ['purse'] }).fights(die);

  it('[TT-13] the die may be thrown again', () => {
    const play = fights('again', 1);
    expect(play.asked).toBe('after-roll 0');
    play.uses('again').rolls(6);
    expect(play.player(0).gold).toBe(12);
  });

  it('[TT-13] or left as it is', () => {
    const play = fights('again', 5).does({ do: 'leave' });
    expect(play.player(0).gold).toBe(10);
    expect(play.cards(0)).toEqual(['again/1']);
  });

  it('[TT-13] a card can add to a throw, though a fight’s die never counts more than six', () => {
    expect(fights('again/3', 1).uses('again').rolls(5).player(0).gold).toBe(12);
    expect(fights('nudge/2', 3).uses('nudge').player(0).gold).toBe(10);
  });

  it('[TT-13] nobody is asked to add to a six', () => {
    expect(fights('nudge', 6).asked).toBe('turn 0');
  });

  it('[TT-13] one card after the other', () => {
    const play = holds({ at: '0,-1', cards: ['nudge', 'again'] }, { monsters: ['purse'] })
      .fights(2)
      .uses('again')
      .rolls(3)
      .uses('nudge');
    expect(play.player(0).gold).toBe(4);
  });

  it('[TT-13] both sides of an attack on a player may change their own die', () => {
    const play = new Dungeon({
      laid: ROAD,
      players: [
        { at: '0,-1', cards: ['nudge/2'] },
        { at: '0,-1', gold: 9, cards: ['again'] },
      ],
    });
    play.does({ do: 'attack', on: 1 }).rolls(3).uses('nudge');
    expect(play.asked).toBe('defend-roll 1');
    play.rolls(1).uses('again').rolls(2);
    expect(play.player(0).gold).toBe(3);
  });

  it('[TT-13] what the second throw adds counts in a duel, too', () => {
    const players = [
      { at: '0,-1', cards: ['again/3'] },
      { at: '0,-1', gold: 9 },
    ];
    const play = new Dungeon({ laid: ROAD, players }).does({ do: 'attack', on: 1 }).rolls(1).uses('again').rolls(3, 1);
    expect(play.player(0).gold).toBe(4);
  });
});

describe('at a death', () => {
  it('[TT-15] a plaster keeps one up, with health and gold; the row goes on', () => {
    const play = holds({ at: '0,-1', gold: 2, cards: ['plaster/2'] }, { monsters: ['ogre'] }).fights(3);
    expect(play.asked).toBe('dying 0');
    play.uses('plaster');
    expect(play.player(0)).toMatchObject({ health: 2, gold: 10 });
    expect(play.at(0)).toBe('0,-1');
    expect(play.asked).toBe('turn 0');
  });

  it('[TT-15] or one lets it be', () => {
    const play = holds({ at: '0,-1', gold: 2, cards: ['plaster'] }, { monsters: ['ogre'] })
      .fights(1)
      .does({ do: 'leave' });
    expect(play.at(0)).toBe('0,0');
    expect(play.cards(0)).toEqual(['plaster/1']);
  });

  it('[TT-15] two fall at once: one is asked for a card, the other wakes at home, and the turn goes on', () => {
    const play = new Dungeon({
      players: [
        { at: '0,-1', cards: ['pepper/3'] },
        { at: '0,-1', gold: 4, cards: ['plaster'] },
        { at: '0,-1', gold: 3 },
      ],
      laid: ROAD,
    }).uses('pepper');
    expect(play.asked).toBe('dying 1');
    play.does({ do: 'use', card: 'plaster' });
    expect([play.player(1), play.player(2)]).toMatchObject([
      { health: 1, gold: 4, at: 1 },
      { health: 5, gold: 0, at: 0 },
    ]);
    expect(play.asked).toBe('turn 0');
  });

  it('[TT-15] in somebody else’s turn, too', () => {
    const play = holds({ at: '0,-1', cards: ['pepper/3'] }, { players: [{ at: '0,-1', gold: 3, cards: ['plaster'] }] }).uses('pepper');
    expect(play.asked).toBe('dying 1');
    play.uses('plaster');
    expect(play.player(1)).toMatchObject({ health: 1, gold: 3 });
    expect(play.asked).toBe('turn 0');
  });
});

describe('cards that are kept', () => {
  const keeps = (card: string, more: Somebody = {}, rest: Setup = {}) => holds({ at: '0,-1', cards: [card], ...more }, rest);

  it('[TT-13] a hat: monsters take less health', () => {
    expect(
      keeps('hat/2', {}, { monsters: ['wasp'] })
        .fights(1)
        .player(0).health,
    ).toBe(4);
    expect(
      keeps('hat/3', {}, { monsters: ['wasp'] })
        .fights(1)
        .player(0).health,
    ).toBe(5);
  });

  it('[TT-13] a heart: room for more than five', () => {
    const play = keeps('heart/2', { at: '0,0', health: 5 }).does({ do: 'rest' });
    expect(play.player(0).health).toBe(7);
    expect(play.view().players[0]?.most).toBe(7);
  });

  it('[TT-15] whoever dies wakes with five all the same', () => {
    expect(
      keeps('heart/2', { health: 7 }, { monsters: ['ogre'] })
        .fights(1)
        .player(0).health,
    ).toBe(5);
  });

  it('[TT-6] pockets: more tiles', () => {
    const play = holds({ at: '0,-1' }, { players: [{ cards: ['pocket/2'] }] }).does({ do: 'end' });
    expect(play.player(1).tiles).toHaveLength(7);
  });

  it('[TT-7] boots: the first moves of a turn cost no point', () => {
    const play = keeps('boots/3').goes('north', 'north');
    expect(play.state.turn.points).toBe(3);
    expect(play.goes('south').state.turn.points).toBe(2);
  });

  it('[TT-12] a magnet: more gold from monsters, and from nobody else', () => {
    expect(
      keeps('magnet', {}, { monsters: ['purse'] })
        .fights(2)
        .player(0).gold,
    ).toBe(3);
    expect(
      holds({ cards: ['magnet', 'coin'] })
        .uses('coin')
        .player(0).gold,
    ).toBe(2);
  });

  it('[TT-17] a pillow: more health from a rest', () => {
    expect(keeps('pillow/2', { health: 1 }).does({ do: 'rest' }).player(0).health).toBe(4);
  });
});
