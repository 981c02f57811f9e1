// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { monster, room, tile, treasure } from './content-helpers.ts';
import { table } from './helpers.ts';

/** Attacks in a direction. */

const trumpet = monster('trumpet', { hp: 12, mov: 0, cone: { reach: 2, exposed: 2 } });
const box = { monsters: [trumpet] };
/** Who is hit by a trumpet at 2,2 when it plays at seat 0. */
const played = (heroes: readonly string[], facing: 0 | 1 | 2 | 3 = 0) => {
  const play = table({
    heroes: heroes.map((at) => ({ at })),
    monsters: [{ monster: 'trumpet', at: 'yard 2,2', facing }],
    box,
  }).endRound();
  if (play.asks === 'tie-roll') play.dice(1); // the first of the tied
  return {
    play,
    hit: play
      .told('hurt')
      .flatMap(({ who }) => ('hero' in who ? [who.hero] : []))
      .sort(),
  };
};

describe('the cone', () => {
  it('[MM-32] every hero in it is hit, out to its reach, 2d + 1 squares wide, its own square too', () => {
    // it turns north, to seat 0; seats 1 and 2 stand in the second row, at its very edges
    expect(played(['yard 2,1', 'yard 0,0', 'yard 4,0']).hit).toEqual([0, 1, 2]);
    expect(played(['yard 2,1', 'yard 1,1', 'yard 2,0', 'yard 2,3', 'yard 0,2', 'yard 0,1', 'yard 4,1']).hit).toEqual([0, 1, 2]);
    expect(played(['yard 2,2', 'yard 2,3'], 0).hit).toEqual([0]);
    expect(played(['yard 2,2', 'yard 2,3'], 2).hit).toEqual([0, 1]);
  });

  it('[MM-32] three squares away is out of a reach of two', () => {
    expect(played(['yard 2,5'], 2).hit).toEqual([]);
    expect(played(['yard 2,4'], 2).hit).toEqual([0]);
  });

  it('[MM-32] the creature turns to the side of the longer offset, and keeps its side if they are equal', () => {
    const facing = (at: string, from: 0 | 1 | 2 | 3) => played([at], from).play.monster().facing;
    expect([facing('yard 2,1', 2), facing('yard 3,2', 0), facing('yard 2,3', 0), facing('yard 1,2', 0)]).toEqual([0, 1, 2, 3]);
    expect(facing('yard 4,3', 0)).toBe(1); // two across, one down
    expect([facing('yard 3,3', 1), facing('yard 3,3', 2)]).toEqual([1, 2]);
  });

  it('[MM-32] at a corner behind its back nobody is hit: equal offsets do not turn it', () => {
    expect(played(['yard 3,3'], 0).hit).toEqual([]);
    expect(played(['yard 3,3'], 1).hit).toEqual([0]);
  });

  it('[MM-32] it walks to where its cone reaches before it plays', () => {
    const marching = monster('march', { mov: 1, cone: { reach: 1, exposed: 0 } });
    const play = table({
      heroes: [{ at: 'yard 3,3' }],
      monsters: [{ monster: 'march', at: 'yard 2,2', facing: 0 }],
      box: { monsters: [marching] },
    }).end();
    expect([play.whereMonster(), play.monster().facing, play.hero(0).hp]).toEqual(['yard 3,2', 2, 5]);
  });

  it('[MM-32] walls shield, as MM-30 has it', () => {
    const map = room('hall').map.map((line, i) => (i === 4 ? '+ + +-+ + + +' : line)); // a wall over 2,2
    const play = table({
      board: ['start hall'],
      heroes: [{ at: 'hall 3,1' }, { at: 'hall 2,1' }, { at: 'hall 4,0' }, { at: 'hall 3,0' }],
      monsters: [{ monster: 'trumpet', at: 'hall 2,2', facing: 0 }],
      box: { ...box, tiles: [tile('hall', 'ordinary', map)] },
    }).endRound();
    // 3,1 is near round the corner; 2,1 is behind the wall; both lines to the second row meet its end
    const hit = play.told('hurt').flatMap(({ who }) => ('hero' in who ? [who.hero] : []));
    expect(hit.sort()).toEqual([0]);
  });

  it('[MM-32] it passes over the invisible', () => {
    const play = table({
      heroes: [{ at: 'yard 2,1' }, { at: 'yard 2,0', lasting: [{ state: 'invisible', rounds: 5 }] }],
      monsters: [{ monster: 'trumpet', at: 'yard 2,2' }],
      box,
    }).endRound();
    expect([play.hero(0).hp, play.hero(1).hp]).toEqual([5, 5]); // bo has 5 and keeps them
    expect(play.told('hurt')).toHaveLength(1);
  });

  it('[MM-32] each hero in it dodges, or falls, for itself', () => {
    const skates = treasure('skates', 'armour', { bonuses: [{ do: 'dodge', on: 4 }] });
    const play = table({
      heroes: [{ at: 'yard 2,1', cards: ['skates'] }, { at: 'yard 2,0', hp: 1 }, {}],
      monsters: [{ monster: 'trumpet', at: 'yard 2,2' }],
      box: { ...box, treasures: [skates] },
    }).endRound();
    play.dice(5);
    expect(play.asks).toBe('revive-roll');
    play.dice(1);
    expect([play.hero(0).hp, play.whereHero(1)]).toEqual([6, null]);
  });

  it('[MM-32] an attacker inside the cone does extra damage, one beside it does not', () => {
    const left = (at: string, facing: 0 | 1 | 2 | 3, seat = 'ada') =>
      12 -
      table({ heroes: [{ hero: seat, at }, { hero: 'hal' }], monsters: [{ monster: 'trumpet', at: 'yard 2,2', facing }], box })
        .attack()
        .monster().hp;
    expect([left('yard 2,1', 0), left('yard 2,1', 1), left('yard 2,1', 2)]).toEqual([4, 2, 2]);
    expect(left('yard 1,1', 0)).toBe(4); // its edge
    expect([left('yard 2,0', 0, 'bo'), left('yard 2,5', 2, 'bo')]).toEqual([3, 1]); // within its reach, and beyond it
  });

  it('[MM-32] a spell is an attack too, as its sheet says of hits; what lasts is none', () => {
    const heart = (facing: 0 | 1) =>
      table({
        heroes: [{ hero: 'bo', at: 'yard 2,1', cards: ['bolt'] }],
        monsters: [{ monster: 'trumpet', at: 'yard 2,2', facing }],
        box,
      })
        .answer({ do: 'use-on-monster', source: 'bolt', number: 1 })
        .monster().hp;
    expect([heart(0), heart(1)]).toEqual([12 - 4, 12 - 2]);
    const lasting = [{ state: 'poisoned', rounds: 2, harm: 1, by: 0 }] as const;
    const poisoned = table({ heroes: [{ at: 'yard 2,1' }], monsters: [{ monster: 'trumpet', at: 'yard 2,2', facing: 0, lasting }], box });
    expect(poisoned.endRound().monster().hp).toBe(11);
  });
});
