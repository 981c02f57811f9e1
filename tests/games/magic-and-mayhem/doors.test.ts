// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mayhem } from '../../../src/games/magic-and-mayhem/index.ts';
import { boardGeometry } from '../../../src/games/magic-and-mayhem/rules/board.ts';
import { danger, hero, room, tile, treasure } from './content-helpers.ts';
import { table } from './helpers.ts';

/** Doors, and traps that block. */

const vault = tile(
  'vault',
  'ordinary',
  room('vault').map.map((line, i) => (i === 3 ? '|.L. .S. . .|' : i === 2 || i === 4 ? '+-+-+-+-+-+-+' : line)),
);
const knack = (door: 'locked' | 'secret') => hero(door, { power: { name: 'Knack', bonuses: [{ do: 'opens', door, spent: false }] } });
const box = { tiles: [vault], heroes: [knack('locked'), knack('secret')] };
const inside = (who: { readonly hero?: string; readonly cards?: string[] }, at = 'vault 1,1') =>
  table({ board: ['start vault'], heroes: [{ ...who, at }, { hero: 'hal' }], box });

describe('doors', () => {
  it.each(['locked', 'secret'] as const)('[MM-34] a %s door opens on a 4+ by a hero with a power for it', (kind) => {
    const at = kind === 'locked' ? 'vault 0,1' : 'vault 2,1';
    const tries = (die: number) => {
      const play = inside({ hero: kind }, at);
      return play.answer({ do: 'unlock', door: play.door(kind), source: kind }).dice(die);
    };
    expect([3, 4, 6].map((die) => tries(die).state.board.opened.length)).toEqual([0, 1, 1]);
    expect(tries(3).told('stuck')).toHaveLength(1);
    expect(tries(3).state.turn.seat).toBe(1); // it was the Action
    const beyond = kind === 'locked' ? 'vault 1,1' : 'vault 3,1';
    expect([3, 5].map((die) => tries(die).endRound().canWalk(beyond))).toEqual([false, true]);
  });

  it('[MM-34] nobody else can try, and a power for the one kind is none for the other', () => {
    expect(inside({}, 'vault 1,1').can({ do: 'unlock' })).toBe(false);
    expect(inside({}, 'vault 1,1').whyNot({ do: 'unlock' })?.rule).toBe('MM-34');
    const play = inside({ hero: 'secret' }, 'vault 1,1');
    expect(play.can({ do: 'unlock', door: play.door('locked') })).toBe(false);
    expect(play.can({ do: 'unlock', door: play.door('secret') })).toBe(true);
  });

  it('[MM-34] a card opens it only for whoever can use the card', () => {
    const wand = treasure('wand', 'item', { ability: 'strong-magic', bonuses: [{ do: 'opens', door: 'locked', spent: false }] });
    const holds = (who: string) =>
      table({ board: ['start vault'], heroes: [{ hero: who, at: 'vault 1,1', cards: ['wand'] }], box: { ...box, treasures: [wand] } });
    expect([holds('dot').can({ do: 'unlock', source: 'wand' }), holds('ada').can({ do: 'unlock', source: 'wand' })]).toEqual([true, false]);
  });

  it('[MM-34] only near the door', () => {
    const play = inside({ hero: 'locked' }, 'vault 4,1');
    expect(play.can({ do: 'unlock' })).toBe(false);
    expect(play.whyNot({ do: 'unlock', door: play.door('locked'), source: 'locked' })?.words).toMatch(/near the door/);
    const beyond = inside({ hero: 'locked' }, 'vault 0,2'); // a wall between
    expect(beyond.can({ do: 'unlock' })).toBe(false);
  });

  it('[MM-34] a failure may be tried again next turn, not in this one', () => {
    const mitten = treasure('mitten', 'item', { bonuses: [{ do: 'bonus-action' }] });
    const play = table({
      board: ['start vault'],
      heroes: [{ hero: 'locked', at: 'vault 1,1', cards: ['mitten'] }],
      turn: { actions: 2 },
      box: { ...box, treasures: [mitten] },
    });
    const unlock = { do: 'unlock', door: play.door('locked'), source: 'locked' } as const;
    play.answer(unlock).dice(2);
    expect([play.asks, play.state.turn.actions]).toEqual(['turn', 1]);
    expect(play.can(unlock)).toBe(false);
    expect(play.whyNot(unlock)?.words).toBe('It did not open. Try again next turn.');
    expect(play.end().can(unlock)).toBe(true);
  });

  it('[MM-34] a Skeleton Key lets any hero roll at a locked door, and is spent when it opens, not before', () => {
    const tries = (die: number) => {
      const play = inside({ cards: ['key'] });
      expect(play.can({ do: 'unlock', door: play.door('secret') })).toBe(false);
      return play.answer({ do: 'unlock', door: play.door('locked'), source: 'key' }).dice(die);
    };
    expect(tries(3).hero(0).cards).toEqual(['key']);
    expect(tries(4).hero(0).cards).toEqual([]);
    expect(tries(4).state.treasures.discard).toEqual(['key']);
  });

  it('[MM-34] who has both a power and a key chooses what to try with; the power spends nothing', () => {
    const play = inside({ hero: 'locked', cards: ['key'] });
    expect(play.can({ do: 'unlock', source: 'key' })).toBe(true);
    play.answer({ do: 'unlock', door: play.door('locked'), source: 'locked' }).dice(4);
    expect(play.hero(0).cards).toEqual(['key']);
  });

  it('[MM-34] what opens doors for good is not spent, even if it can be spent on another kind', () => {
    const ring = treasure('ring', 'item', {
      bonuses: [
        { do: 'opens', door: 'locked', spent: true },
        { do: 'opens', door: 'secret', spent: false },
      ],
    });
    const open = (kind: 'locked' | 'secret') => {
      const play = table({
        board: ['start vault'],
        heroes: [{ at: 'vault 1,1', cards: ['ring'] }, {}],
        box: { ...box, treasures: [ring] },
      });
      return play
        .answer({ do: 'unlock', door: play.door(kind), source: 'ring' })
        .dice(4)
        .hero(0).cards;
    };
    expect([open('locked'), open('secret')]).toEqual([[], ['ring']]);
  });

  it('[MM-34] an open door shows; a secret door shows its S on a face-up tile and is wall until opened', () => {
    const play = inside({ hero: 'secret' }, 'vault 2,1');
    const door = play.door('secret');
    expect(play.canWalk('vault 3,1')).toBe(false);
    play.answer({ do: 'unlock', door, source: 'secret' }).dice(4);
    const view = mayhem.view({ state: play.state, agenda: [], outcome: null }, 'table', play.content);
    expect(view.board.opened).toEqual([door]);
    expect(boardGeometry(play.state.board, play.content).doors.find(({ edge }) => edge === door)?.open).toBe(true);
  });
});

describe('traps that block', () => {
  const avalanche = (squares: number) => danger('slide', 'trap', { do: 'block', squares });
  const fallen = (squares: number, setup: Parameters<typeof table>[0] = {}) => {
    const play = table({
      board: ['start glade'],
      heroes: [{ at: 'glade 2,4' }, { at: 'glade 1,2' }],
      dangers: ['slide'],
      ...setup,
      box: { dangers: [avalanche(squares)], ...setup.box },
    });
    return play.walk('glade 2,3').end().dice(1);
  };

  it('[MM-35] it covers the nearest squares with BLOCKED tokens, never an occupied one', () => {
    const play = fallen(3, {
      heroes: [{ at: 'glade 2,4' }, { at: 'glade 1,2' }, {}],
      monsters: [{ monster: 'statue', at: 'glade 2,1' }],
      loot: [{ at: 'glade 3,1', gold: 1 }],
    });
    expect(play.state.board.blocked.map(play.place).sort()).toEqual(['glade 1,1', 'glade 2,0', 'glade 3,2']);
    expect(play.told('blocked')).toHaveLength(1);
  });

  it('[MM-35] it never cuts a living hero off from the Boss, the Store or the Entrance', () => {
    // one way only leads from the Entrance through the neck to Store and Boss
    const neck = tile(
      'neck',
      'ordinary',
      room('neck', 'ordinary', { '2,2': 'E' }).map.map((line, i) => {
        if (i === 5) return ' . . E . . . ';
        if (i === 4 || i === 6) return '+-+-+-+-+-+-+';
        return i === 7 ? '|. . . . . .|' : line;
      }),
    );
    const play = table({
      board: ['start neck shop den'],
      heroes: [{ at: 'neck 1,2' }],
      dangers: ['slide'],
      box: { tiles: [neck], dangers: [avalanche(6)] },
    });
    play.walk('neck 3,2').end().dice(1);
    const blocked = play.state.board.blocked.map(play.place);
    expect(blocked.length).toBeGreaterThan(0);
    expect(blocked.filter((place) => place.startsWith('neck'))).toEqual([]);
    const here = boardGeometry(play.state.board, play.content);
    here.grid.flood(here.walk, [play.at('neck 3,2')], 999);
    for (const goal of ['start 2,2', 'shop 2,2', 'den 2,2']) expect(here.grid.far[play.at(goal)], goal).toBeGreaterThanOrEqual(0);
  });

  it('[MM-35] a hero in a nook is not walled in, though its way out is nearest', () => {
    const play = fallen(6, { heroes: [{ at: 'glade 2,4' }, { at: 'glade 2,0' }], blocked: ['glade 1,0', 'glade 3,0'] });
    expect(play.state.board.blocked.map(play.place)).toContain('glade 1,2');
    expect(play.state.board.blocked.map(play.place)).not.toContain('glade 2,1');
    const here = boardGeometry(play.state.board, play.content);
    here.grid.flood(here.walk, [play.at('start 2,2')], 999);
    expect([0, 1].map((seat) => here.grid.far[play.hero(seat).at ?? -1] ?? -1).every((steps) => steps >= 0)).toBe(true);
  });

  it('[MM-35] marks stay free', () => {
    const play = table({
      board: ['start twins'],
      heroes: [{ at: 'twins 3,4' }],
      dangers: ['slide'],
      box: { dangers: [avalanche(6)] },
    });
    play.walk('twins 3,3').end();
    play.dice(1);
    const blocked = play.state.board.blocked.map(play.place);
    expect(blocked).toHaveLength(6);
    expect(blocked.filter((place) => place === 'twins 1,2' || place === 'twins 3,2')).toEqual([]);
  });
});
