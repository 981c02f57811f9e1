// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { speak } from '../../../src/engine/shared/sentences.ts';
import type { Behaviour } from '../../../src/games/magic-and-mayhem/content/behaviour-schema.ts';
import { cardOf } from '../../../src/games/magic-and-mayhem/content/content.ts';
import { monsterText } from '../../../src/games/magic-and-mayhem/text/cards.ts';
import { monster, treasure } from './content-helpers.ts';
import { type Play, table } from './helpers.ts';

/** Monsters with ways of their own. */

const one = (id: string, behaves: readonly Behaviour[], rest: Parameters<typeof monster>[1] = {}) => ({
  monsters: [monster(id, { behaves: [...behaves], ...rest })],
});
const struck = (play: Play) => play.told('attacked').flatMap(({ on }) => (on && 'hero' in on ? [on.hero] : []));
const text = (play: Play, id: string) => monsterText(cardOf(play.content.monsters, id), play.content).map(speak).slice(1);

describe('[MM-22c] a card’s own behaviour goes before MM-25 to MM-27', () => {
  const board = ['start yard lawn'];

  it('[MM-22c] one that guards never leaves its tile, and still attacks whom it can from there', () => {
    const box = one('gate', [{ do: 'guards' }], { mov: 4 });
    const near = (at: string) => table({ board, heroes: [{ at }], monsters: [{ monster: 'gate', at: 'yard 3,2' }], box }).end();
    const away = near('lawn 4,2');
    expect([away.whereMonster(), struck(away)]).toEqual(['yard 5,2', []]);
    const beside = near('lawn 0,2');
    expect([beside.whereMonster(), struck(beside)]).toEqual(['yard 5,2', [0]]);
    expect(text(away, 'gate')).toEqual(['Never leaves its tile.']);
  });

  it('[MM-22c] one that flees runs from every hero once half its hearts are gone, and does not attack', () => {
    const box = one('hen', [{ do: 'flees', when: 'hurt' }], { hp: 4, mov: 2 });
    const hen = (hp: number) =>
      table({ heroes: [{ at: 'yard 0,2' }, { at: 'yard 2,0' }], monsters: [{ monster: 'hen', at: 'yard 1,2', hp }], box }).endRound();
    expect(struck(hen(3))).toHaveLength(1);
    const hurt = hen(2);
    expect([struck(hurt), hurt.whereMonster()]).toEqual([[], 'yard 3,2']); // three steps from both, first in reading order
    expect(hurt.told('ran')).toHaveLength(1);
    expect(hurt.told('monster-walked')).toEqual([]);
    expect(text(hurt, 'hen')).toEqual(['Runs away once half its hearts are gone.']);
  });

  it('[MM-22c] beaten, one that splits falls into others, which keep its card on the table', () => {
    const box = {
      ...one('heap', [{ do: 'splits', monster: 'goblin', count: 2 }], { hp: 1, mov: 0 }),
      dangers: [],
    };
    const play = table({
      heroes: [{ at: 'yard 1,2' }],
      monsters: [{ monster: 'heap', at: 'yard 2,2', card: 'one-goblin' }],
      box,
    }).attack();
    expect(play.monsterNumbers).toEqual([2, 3]);
    expect([play.whereMonster(2), play.whereMonster(3)]).toEqual(['yard 2,2', 'yard 2,1']);
    expect(play.state.out).toEqual(['one-goblin']);
    expect(play.monster(3).card).toBe('one-goblin');
    expect(text(play, 'heap')).toEqual(['Beaten, it falls into two the goblins.']);
  });

  it('[MM-22c] one that sleeps does nothing until a hero is near it', () => {
    const box = one('bear', [{ do: 'sleeps' }]);
    const bear = (at: string) => table({ heroes: [{ at }], monsters: [{ monster: 'bear', at: 'yard 3,3', asleep: true }], box }).end();
    const far = bear('yard 3,1');
    expect([far.whereMonster(), struck(far), far.monster().asleep]).toEqual(['yard 3,3', [], true]);
    const near = bear('yard 2,2');
    expect([struck(near), near.monster().asleep]).toEqual([[0], false]);
    expect(near.told('woke')).toHaveLength(1);
    expect(text(near, 'bear')).toEqual(['Sleeps until a hero is near or a hit wakes it.']);
  });

  it('[MM-22c] a hit wakes it from afar, and a card brings it asleep', () => {
    const nap = monster('bear', { hp: 6, behaves: [{ do: 'sleeps' }] });
    const box = { monsters: [nap] };
    const shot = table({ heroes: [{ hero: 'bo', at: 'yard 0,3' }], monsters: [{ monster: 'bear', at: 'yard 3,3', asleep: true }], box });
    expect(shot.attack().monster().asleep).toBe(false);
    const lair = { ...nap, boss: true };
    const woken = table({ board: ['start ?den'], heroes: [{ at: 'start 4,2' }], box: { monsters: [lair] }, also: { bosses: ['bear'] } });
    expect(woken.walk('start 5,2').monster().asleep).toBe(true);
  });

  const caller = (hides: boolean): Behaviour => ({ do: 'calls', monster: 'goblin', until: 2, every: 2, hides });
  it('[MM-22c] one that calls does so in its rounds, until so many are there, and then acts', () => {
    const at = (round: number, goblins: number) =>
      table({
        heroes: [{ at: 'yard 0,0' }],
        monsters: [
          { monster: 'frog', at: 'yard 1,1' },
          ...Array.from({ length: goblins }, (_, i) => ({ monster: 'goblin', at: `lawn ${i},5` })),
        ],
        board: ['start yard lawn'],
        box: one('frog', [caller(false)]),
        also: { round },
      }).end();
    const goblins = (play: Play) => play.state.monsters.filter((other) => other.monster === 'goblin').length;
    expect([at(1, 0), at(2, 0), at(2, 1), at(2, 2), at(3, 0), at(4, 0)].map(goblins)).toEqual([0, 2, 2, 2, 0, 2]);
    const called = at(2, 0);
    expect(called.told('called')).toHaveLength(1);
    expect(struck(called)).toEqual([0]); // the frog; those it called act in the next round
    expect(at(2, 2).told('called')).toEqual([]);
    expect(text(called, 'frog')).toEqual(['In rounds 2, 4, 6 and so on it calls, until there are two the goblins.']);
  });

  it('[MM-22c] while one that it called is about, hits do nothing to one that hides', () => {
    const frog = (...more: string[]) =>
      table({
        heroes: [{ at: 'yard 0,0', cards: ['bolt'], hero: 'bo' }],
        monsters: [{ monster: 'frog', at: 'yard 0,1' }, ...more.map((kind) => ({ monster: kind, at: 'yard 5,5' }))],
        box: one('frog', [caller(true)]),
      });
    expect(frog('archer').attack().monster().hp).toBe(2);
    const hidden = frog('goblin').attack();
    expect(hidden.monster().hp).toBe(3);
    expect(hidden.told('shrugged')).toMatchObject([{ how: 'hides' }]);
    const spell = frog('goblin').answer({ do: 'use-on-monster', source: 'bolt', number: 1 });
    expect(spell.monster().hp).toBe(3);
    expect(text(hidden, 'frog')).toEqual([
      'In rounds 2, 4, 6 and so on it calls, until there are two the goblins. While one is about, hits do nothing to it.',
    ]);
  });

  it('[MM-22c] one that mends gets hearts back in its turn, never above its own', () => {
    const pot = (hp: number) =>
      table({
        heroes: [{ at: 'yard 0,0' }],
        monsters: [{ monster: 'pot', at: 'yard 4,4', hp }],
        box: one('pot', [{ do: 'mends', hearts: 2 }], { hp: 5 }),
      }).end();
    expect([pot(1), pot(4)].map((play) => play.monster().hp)).toEqual([3, 5]);
    expect(text(pot(1), 'pot')).toEqual(['Gets 2 hearts back each turn.']);
  });

  it('[MM-22c] one with a taste attacks the richest or the weakest it can reach, not the closest', () => {
    const taste = (who: 'richest' | 'weakest') =>
      table({
        heroes: [
          { at: 'yard 0,0', gold: 2, hp: 5 },
          { at: 'yard 1,3', gold: 4, hp: 2 },
          { at: 'yard 3,1', gold: 4, hp: 3 },
          { at: 'start 0,0', gold: 4, hp: 1 },
        ],
        monsters: [{ monster: 'crow', at: 'yard 1,1' }],
        box: one('crow', [{ do: 'prefers', who }]),
      }).endRound();
    expect(struck(taste('weakest'))).toEqual([1]);
    const tie = taste('richest');
    expect(tie.asks).toBe('tie-roll'); // MM-26 among those it likes best
    expect(struck(tie.dice(1))).toEqual([1]);
    expect(text(tie, 'crow')).toEqual(['Goes for the hero with the most gold.']);
  });

  it('[MM-22c] hits from in front do nothing to one that shields itself; from beside, behind or its own square they do', () => {
    const box = one('aunt', [{ do: 'shields' }], { hp: 9, cone: { reach: 1, exposed: 0 } });
    const left = (at: string) => {
      const play = table({ heroes: [{ at, hero: 'bo' }], monsters: [{ monster: 'aunt', at: 'yard 2,2', facing: 1 }], box });
      return play.attack().monster().hp;
    };
    expect(['yard 3,2', 'yard 3,1', 'yard 5,2', 'yard 4,0'].map(left)).toEqual([9, 9, 9, 9]);
    expect(['yard 2,1', 'yard 1,2', 'yard 1,1', 'yard 2,2', 'yard 3,0'].map(left)).toEqual([8, 8, 8, 8, 8]);
  });

  it('[MM-22c] a dodge is not even rolled for, and what lasts goes on hurting', () => {
    const box = one('aunt', [{ do: 'shields' }], { hp: 9, cone: { reach: 1, exposed: 0 }, bonuses: [{ do: 'dodge', on: 2 }] });
    const poisoned = [{ state: 'poisoned', rounds: 2, harm: 1, by: 0 }] as const;
    const play = table({
      heroes: [{ at: 'yard 3,2' }],
      monsters: [{ monster: 'aunt', at: 'yard 2,2', facing: 1, lasting: poisoned }],
      box,
    }).attack();
    expect([play.asks, play.told('shrugged')]).toMatchObject(['turn', [{ how: 'shields' }]]);
    expect(play.monster().hp).toBe(8); // the round has ended: only the poison got through
  });
});

describe('thieves', () => {
  const box = {
    monsters: [
      monster('magpie', { hp: 2, mov: 2, effects: [{ do: 'steal', gold: 2, cards: 1 }], behaves: [{ do: 'flees', when: 'laden' }] }),
    ],
    treasures: [treasure('cape', 'armour', { bonuses: [{ do: 'dodge', on: 4 }] })],
  };
  const robbed = (hero: { gold?: number; cards?: string[]; hp?: number }, more: { cards?: string[]; gold?: number } = {}) =>
    table({ heroes: [{ at: 'yard 0,0', ...hero }, { at: 'start 0,0' }], monsters: [{ monster: 'magpie', at: 'yard 1,1', ...more }], box });

  it('[MM-22d] whom a thief hits loses gold, and the card it got last; the thief carries them', () => {
    const play = robbed({ gold: 3, cards: ['hat', 'key'] }).endRound();
    expect([play.hero(0).gold, play.hero(0).cards]).toEqual([1, ['hat']]);
    expect(play.monster()).toMatchObject({ gold: 2, cards: ['key'] });
    expect(play.told('stole')).toMatchObject([{ seat: 0, gold: 2, cards: ['key'] }]);
    expect(text(play, 'magpie')).toEqual([
      'If it hits, it takes up to 2 gold and the card got last.',
      'Runs away with what it took. Beat it to get that back.',
    ]);
  });

  it('[MM-22d] it takes no more than there is; from empty pockets nothing, and then it stays', () => {
    expect(robbed({ gold: 1 }).endRound().monster()).toMatchObject({ gold: 1, cards: [] });
    const poor = robbed({}).endRound();
    expect(poor.told('stole')).toEqual([]);
    expect(poor.endRound().told('attacked')).toHaveLength(2);
  });

  it('[MM-22d] a hero who dodges keeps everything; one without its hat has fewer hearts', () => {
    const quick = robbed({ gold: 2, cards: ['cape'] })
      .endRound()
      .dice(6);
    expect(quick.hero(0)).toMatchObject({ gold: 2, cards: ['cape'] });
    const bare = robbed({ cards: ['hat'], hp: 8 }).endRound();
    expect(bare.hero(0)).toMatchObject({ cards: [], hp: 6 }); // 7 after the peck, and room for 6
  });

  it('[MM-22d] laden, it runs; slain, all of it lies where it stood, beside what it drops', () => {
    const away = robbed({}, { gold: 2, cards: ['key'] }).endRound();
    expect([struck(away), away.whereMonster()]).toEqual([[], 'yard 3,1']);
    const play = robbed({ gold: 1 }, { gold: 2, cards: ['key'] }).attack();
    expect(play.lootAt('yard 1,1')).toEqual({ gold: 2, cards: ['key'], shield: false });
    expect(play.told('let-go')).toMatchObject([{ gold: 2, cards: ['key'] }]);
    expect(play.hero(0).gold).toBe(1);
  });

  it('[MM-22d] nothing that is stolen is lost: gold and cards are all somewhere', () => {
    const gold = ({ state }: Play) => [...state.heroes, ...state.monsters, ...state.loot].reduce((sum, holder) => sum + holder.gold, 0);
    const cards = ({ state }: Play) => [...state.heroes, ...state.monsters, ...state.loot].flatMap((holder) => holder.cards).sort();
    const play = robbed({ gold: 3, cards: ['hat', 'key'] });
    const [coins, things] = [gold(play), cards(play)];
    play.endRound();
    expect([gold(play), cards(play)]).toEqual([coins, things]);
    play.answer({ do: 'attack', source: 'ada', number: 1 });
    expect(play.monsterNumbers).toEqual([]);
    expect([gold(play), cards(play)]).toEqual([coins, things]);
  });
});
