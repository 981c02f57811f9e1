// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/games/magic-and-mayhem/content/card-schemas.ts';
import { danger, hero, monster, treasure } from './content-helpers.ts';
import { type Play, type Setup, table } from './helpers.ts';

/** Effects that last, and attacks in a cone. */

const left = (play: Play, seat = 0) => play.hero(seat).lasting.map(({ state, rounds }) => `${state} ${rounds}`);
const stuck: Effect = { do: 'afflict', state: 'immobilized', rounds: 2, harm: 0, at: 'self' };

describe('time tokens', () => {
  it('[MM-31a] one comes off at the end of each turn of the bearer, and at none the effect ends', () => {
    const play = table({ heroes: [{ lasting: [{ state: 'immobilized', rounds: 2 }] }, {}] });
    expect(left(play.end())).toEqual(['immobilized 1']);
    expect(left(play.end())).toEqual(['immobilized 1']); // not in the turn of another
    expect(left(play.end())).toEqual([]);
    expect(play.told('wore-off')).toEqual([{ do: 'wore-off', who: { hero: 0 }, state: 'immobilized' }]);
  });

  it('[MM-31a] not in the turn in which they were placed', () => {
    const glue = danger('glue', 'trap', stuck);
    const play = table({ board: ['start glade'], heroes: [{ at: 'glade 2,4' }], dangers: ['glue'], box: { dangers: [glue] } });
    play.walk('glade 2,3').end().dice(1);
    expect(left(play)).toEqual(['immobilized 2']);
    expect(left(play.end())).toEqual(['immobilized 1']);
    expect(left(play.end())).toEqual([]);
  });

  it('[MM-31a] tokens placed twice in one turn wait as well, the fewer on top of the more', () => {
    const glue = danger('glue', 'trap', stuck, { ...stuck, rounds: 1 });
    const play = table({ board: ['start glade'], heroes: [{ at: 'glade 2,4' }], dangers: ['glue'], box: { dangers: [glue] } });
    expect(left(play.walk('glade 2,3').end().dice(1))).toEqual(['immobilized 2']);
  });

  it('[MM-31e] a second poison is as harsh as the harsher of the two, and lasts as long as the longer', () => {
    const poison = (rounds: number, harm: number): Effect => ({ do: 'afflict', state: 'poisoned', rounds, harm, at: 'self' });
    const drunk = (...two: Effect[]) => {
      const brew = danger('brew', 'trap', ...two);
      const play = table({ board: ['start glade'], heroes: [{ at: 'glade 2,4' }, {}], dangers: ['brew'], box: { dangers: [brew] } });
      return play
        .walk('glade 2,3')
        .end()
        .dice(1)
        .hero(0)
        .lasting.map(({ rounds, harm }) => [rounds, harm]);
    };
    expect(drunk(poison(3, 1), poison(1, 2))).toEqual([[3, 2]]);
    expect(drunk(poison(1, 2), poison(3, 1))).toEqual([[3, 2]]);
  });

  it('[MM-31a] placed by a monster after the own turn, they count from the next', () => {
    const yeti = monster('yeti', { mov: 0, effects: [{ do: 'afflict', state: 'immobilized', rounds: 1, harm: 0, at: 'target' }] });
    const play = table({ heroes: [{ at: 'yard 2,2' }], monsters: [{ monster: 'yeti', at: 'yard 2,3' }], box: { monsters: [yeti] } });
    expect(left(play.end())).toEqual(['immobilized 1']);
    expect(play.canWalk('yard 2,1')).toBe(false);
  });

  it('[MM-31a] lost turns count too', () => {
    const play = table({ heroes: [{}, { lasting: [{ state: 'incapacitated', rounds: 2 }] }] }).end();
    expect([left(play, 1), play.state.turn.seat, play.state.round]).toEqual([['incapacitated 1'], 0, 2]);
    expect(left(play.end(), 1)).toEqual([]);
    expect(play.told('lost-turn')).toHaveLength(2);
    expect(play.end().state.turn.seat).toBe(1);
  });

  it('[MM-31a] monsters bear them too, even those that stand still', () => {
    const play = table({
      board: ['start yard lawn field'],
      heroes: [{ at: 'start 0,0' }],
      monsters: [{ monster: 'goblin', at: 'field 3,3', lasting: [{ state: 'incapacitated', rounds: 2 }] }],
    });
    play.end().end();
    expect(play.monster().lasting).toEqual([]);
  });
});

describe('what they do', () => {
  it('[MM-31b] incapacitated: no move, no act, no flip; the turn is lost', () => {
    const play = table({
      board: ['start ?yard'],
      heroes: [{}, { at: 'start 5,2', lasting: [{ state: 'incapacitated', rounds: 1 }] }],
      monsters: [{ monster: 'statue', at: 'start 5,2' }],
    }).end();
    expect(play.state.turn.seat).toBe(0);
    expect(play.told('flipped')).toEqual([]);
  });

  it('[MM-31b] a hero incapacitated in its own turn has no further act and no encounter', () => {
    const nap: Effect = { do: 'afflict', state: 'incapacitated', rounds: 1, harm: 0, at: 'self' };
    const sleepy = hero('sleepy', { power: { name: 'Yawn', triggers: [{ when: 'tile-flipped', effects: [nap] }] } });
    const play = table({
      board: ['porch/2 ?yard start'], // turned, so that its mark lies at 5,3
      heroes: [{ hero: 'sleepy', at: 'porch 4,2' }, { at: 'porch 0,0' }],
      treasures: ['key'],
      box: { heroes: [sleepy] },
    });
    play.walk('porch 5,2');
    expect(play.told('flipped')).toHaveLength(1);
    expect([play.asks, play.state.turn.seat]).toEqual(['turn', 1]);
    expect(left(play)).toEqual(['incapacitated 1']);
  });

  it('[MM-31b] an incapacitated monster does nothing', () => {
    const play = table({
      heroes: [{ at: 'yard 2,2' }],
      monsters: [{ monster: 'goblin', at: 'yard 2,3', lasting: [{ state: 'incapacitated', rounds: 1 }] }],
    });
    expect(play.end().hero(0).hp).toBe(6);
    expect(play.end().hero(0).hp).toBe(5);
  });

  it('[MM-31c] immobilized: no move, but other actions; and no encounter, since it has not moved', () => {
    const play = table({
      board: ['start glade'],
      heroes: [{ at: 'glade 2,3', lasting: [{ state: 'immobilized', rounds: 1 }] }, {}],
      monsters: [{ monster: 'statue', at: 'glade 2,4' }],
      treasures: ['key'],
    });
    expect(play.can({ do: 'walk' })).toBe(false);
    expect(play.whyNot({ do: 'walk' })?.rule).toBe('MM-31');
    expect(play.attack().state.turn.seat).toBe(1);
  });

  it('[MM-31c] who is immobilized in the middle of a move walks no farther', () => {
    const clumsy = hero('clumsy', { power: { name: 'Trip', triggers: [{ when: 'tile-flipped', effects: [stuck] }] } });
    const play = table({ board: ['start ?yard'], heroes: [{ hero: 'clumsy', at: 'start 4,2' }], box: { heroes: [clumsy] } });
    play.walk('start 5,2');
    expect([play.asks, play.can({ do: 'walk' })]).toEqual(['turn', false]);
  });

  it('[MM-31c] an immobilized monster attacks whom it can from where it is', () => {
    const goblin = (at: string) =>
      table({ heroes: [{ at: 'yard 2,2' }], monsters: [{ monster: 'goblin', at, lasting: [{ state: 'immobilized', rounds: 1 }] }] }).end();
    expect(goblin('yard 2,3').hero(0).hp).toBe(5);
    expect(goblin('yard 2,4').hero(0).hp).toBe(6);
    expect(goblin('yard 2,4').whereMonster()).toBe('yard 2,4');
  });

  it('[MM-31d] monsters neither see nor attack an invisible hero, and go for another', () => {
    const invisible = [{ state: 'invisible' as const, rounds: 3 }];
    const monsters = [{ monster: 'goblin', at: 'yard 2,3' }];
    const alone = table({ heroes: [{ at: 'yard 2,2', lasting: invisible }], monsters }).end();
    expect([alone.hero(0).hp, alone.whereMonster()]).toEqual([6, 'yard 2,3']);
    const two = table({ heroes: [{ at: 'yard 2,2', lasting: invisible }, { at: 'yard 5,5' }], monsters }).endRound();
    expect([two.hero(0).hp, two.hero(1).hp]).toEqual([6, 4]);
  });

  it('[MM-31d] an invisible monster cannot be targeted; INT 4 and a 4+, free and once a turn, sees it for that turn', () => {
    const play = () =>
      table({ heroes: [{ at: 'yard 2,2' }, { at: 'start 0,0' }], monsters: [{ monster: 'ghost', at: 'yard 2,3', hp: 3 }] });
    expect(play().can({ do: 'attack' })).toBe(false);
    const missed = play().answer({ do: 'peer' }).dice(3);
    expect([missed.can({ do: 'attack' }), missed.can({ do: 'peer' })]).toEqual([false, false]);
    const seen = play().answer({ do: 'peer' }).dice(4);
    expect(seen.state.turn).toMatchObject({ actions: 1, steps: 4 });
    expect(seen.attack().monster().hp).toBe(1);
    expect([seen.state.turn.seat, seen.can({ do: 'peer' })]).toEqual([1, false]); // bo has INT 3
    expect(seen.whyNot({ do: 'peer' })).toEqual({ rule: 'MM-31', words: 'It takes 4 Wits to see what cannot be seen.' });
    const later = play().answer({ do: 'peer' }).dice(4).endRound();
    expect(later.can({ do: 'attack' })).toBe(false); // for that turn only
  });

  it('[MM-31d] area effects pass over whoever is invisible, hero or monster', () => {
    const bang = danger(
      'bang',
      'trap',
      { do: 'hit', amount: 1, type: 'fire', at: 'heroes-on-tile' },
      { do: 'hit', amount: 1, type: 'fire', at: 'monsters-on-tile' },
    );
    const setup: Setup = {
      board: ['start glade'],
      heroes: [
        { at: 'glade 2,4', lasting: [{ state: 'invisible', rounds: 9 }] },
        { at: 'glade 0,0' },
        { at: 'glade 5,5', lasting: [{ state: 'invisible', rounds: 9 }] },
      ],
      monsters: [
        { monster: 'ghost', at: 'glade 0,5' },
        { monster: 'statue', at: 'glade 5,0' },
      ],
      dangers: ['bang'],
      box: { dangers: [bang] },
    };
    const play = table(setup).walk('glade 2,3').end().dice(1);
    expect([0, 1, 2].map((seat) => play.hero(seat).hp)).toEqual([6, 4, 7]);
    expect([play.monster(1).hp, play.monster(2).hp]).toEqual([3, 8]);
  });

  it('[MM-31d] but a hero’s own card reaches the hero itself, invisible or not', () => {
    const soup = treasure('soup', 'potion', {
      use: { aim: 'nobody', effects: [{ do: 'heal', amount: 2, at: 'heroes-near' }], spent: true },
    });
    const invisible = [{ state: 'invisible' as const, rounds: 9 }];
    const play = table({
      heroes: [
        { hp: 2, cards: ['soup'], lasting: invisible },
        { hp: 2, lasting: invisible },
      ],
      box: { treasures: [soup] },
    });
    play.use('soup');
    expect([play.hero(0).hp, play.hero(1).hp]).toEqual([4, 2]);
  });

  it('[MM-31e] the poisoned lose HP at the start of each own turn, before they move, also when it is lost', () => {
    const play = table({ heroes: [{}, { lasting: [{ state: 'poisoned', rounds: 2, harm: 1 }] }] });
    expect(play.end().hero(1).hp).toBe(4);
    expect(play.endRound().end().hero(1).hp).toBe(3);
    expect(play.endRound().end().hero(1).hp).toBe(3);
    const lost = table({
      heroes: [
        {},
        {
          lasting: [
            { state: 'poisoned', rounds: 2, harm: 1 },
            { state: 'incapacitated', rounds: 2 },
          ],
        },
      ],
    });
    expect(lost.end().hero(1).hp).toBe(4);
  });

  it('[MM-31e] a hero felled by poison in its own turn has no turn, and it is not counted for coming back', () => {
    const play = table({
      heroes: [{}, { at: 'yard 2,2', hp: 1, gold: 2, lasting: [{ state: 'poisoned', rounds: 3, harm: 1 }] }],
    }).end();
    expect(play.asks).toBe('revive-roll');
    play.dice(3);
    expect(play.hero(1)).toMatchObject({ at: null, fallen: 0, lasting: [] });
    expect([play.state.turn.seat, play.state.round]).toEqual([0, 2]);
    const up = table({ heroes: [{}, { hp: 1, lasting: [{ state: 'poisoned', rounds: 3, harm: 1 }] }] })
      .end()
      .dice(4);
    expect([up.hero(1).hp, up.asks, up.state.turn.seat]).toEqual([1, 'turn', 1]);
  });
});
