// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { speak } from '../../../src/engine/shared/sentences.ts';
import { cardOf } from '../../../src/games/magic-and-mayhem/content/content.ts';
import { mayhem, mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import { mostHearts, phasesOf, sheetOf } from '../../../src/games/magic-and-mayhem/rules/monster-phases.ts';
import { CALLS_EVERY } from '../../../src/games/magic-and-mayhem/state/constants.ts';
import { monsterText } from '../../../src/games/magic-and-mayhem/text/cards.ts';
import { tell } from '../../../src/games/magic-and-mayhem/text/events.ts';
import { monster } from './content-helpers.ts';
import { type Setup, table } from './helpers.ts';

/** Bosses: which one comes, and what becomes of it as its hearts go. */

describe('which boss', () => {
  const { content } = mayhemModule;
  const all = Object.values(content.monsters)
    .flatMap(({ id, boss }) => (boss ? [id] : []))
    .sort();

  it('[MM-37] each of them may be the one that is drawn, whatever is believed before the tile is flipped', () => {
    const first = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const { state } = mayhem.setup(2, {}, Random.seed(seed), content);
      expect([...state.bosses].sort()).toEqual(all);
      first.add(state.bosses.at(-1) ?? '');
    }
    expect([...first].sort()).toEqual(all);
  });

  it('[MM-37] it is the top one of the pile, and the others stay there', () => {
    const box = { monsters: [monster('troll', { boss: true })] };
    const play = table({ board: ['start ?den'], heroes: [{ at: 'start 4,2' }], box, also: { bosses: ['troll', 'ogre'] } }).walk(
      'start 5,2',
    );
    expect([play.monster().monster, play.state.bosses]).toEqual(['ogre', ['troll']]);
  });
});

it('[MM-22c] whoever hits a boss that hides is told behind whom', () => {
  const shrugged = { do: 'shrugged', number: 1, monster: 'madam-hush', how: 'hides' } as const;
  expect(tell(shrugged, [], mayhemModule.content)).toEqual(['Nothing touches Madam Hush while a Library Mouse is about.']);
});

describe('[MM-37a] phases', () => {
  const queen = monster('queen', {
    boss: true,
    hp: 8,
    mov: 0,
    bonuses: [{ do: 'takes', type: 'melee', times: 'none' }],
    behaves: [{ do: 'mends', hearts: 1 }],
    phases: [
      { hearts: 5, says: 'Now I am cross.', bonuses: [], mov: 1 },
      { hearts: 2, says: 'Now I am crosser.', attack: { name: 'Stamp', damage: 3, type: 'psy', range: 1 }, behaves: [] },
    ],
  });
  const box = { monsters: [queen] };
  const at = (hp: number, hero = 'ada') =>
    table({ heroes: [{ at: 'yard 0,0', hero }], monsters: [{ monster: 'queen', at: 'yard 0,1', hp }], box });

  it('[MM-37a] from so many hearts down, what it takes, how it moves, attacks and behaves are those of the phase', () => {
    expect([at(6), at(5)].map((play) => play.attack().monster().hp)).toEqual([7, 4]); // and a heart mended
    expect([at(6), at(5), at(2)].map((play) => play.end().hero(0).hp)).toEqual([5, 5, 3]);
    expect([at(6), at(4), at(2)].map((play) => play.end().monster().hp)).toEqual([7, 5, 2]);
    const far = (hp: number) => table({ heroes: [{ at: 'yard 0,0' }], monsters: [{ monster: 'queen', at: 'yard 0,3', hp }], box }).end();
    expect([far(6), far(4)].map((play) => play.whereMonster())).toEqual(['yard 0,3', 'yard 0,2']);
  });

  it('[MM-37a] it says so once, when a hit brings it there', () => {
    const play = at(6, 'bo').attack();
    expect(play.told('changed')).toMatchObject([{ phase: 0 }]);
    expect(tell(play.told('changed')[0] ?? { do: 'turned', number: 0, facing: 0 }, [], play.content)).toEqual([
      'The queen: “Now I am cross.”',
    ]);
    expect(at(5, 'bo').attack().told('changed')).toEqual([]);
    expect(at(3, 'bo').attack().told('changed')).toMatchObject([{ phase: 1 }]);
  });

  it('[MM-37a] what it tries is called what it is called in that phase', () => {
    const tried = (hp: number) => {
      const play = at(hp).end();
      return play.told('attacked').map((event) => tell(event, ['Mira'], play.content));
    };
    expect([tried(5), tried(2)]).toEqual([[['The queen (1) tries Nibble on Mira.']], [['The queen (1) tries Stamp on Mira.']]]);
  });

  it('[MM-37a] its card says what changes, and when', () => {
    const { content } = at(8);
    expect(monsterText(cardOf(content.monsters, 'queen'), content).map(speak).slice(1)).toEqual([
      'Laughs at melee.',
      'Gets 1 heart back each turn.',
      'At 5 hearts or fewer: Steps 1.',
      'At 2 hearts or fewer: no more hearts come back. Stamp: 3 psy damage, near by.',
    ]);
  });

  it('[MM-37a] where a boss has more or fewer hearts than printed, its phases come at the same share of them, and never before a hit', () => {
    const from = (bossHearts: number) => {
      const play = table({
        board: ['start ?den'],
        heroes: [{ at: 'start 4,2' }],
        box: { monsters: [queen] },
        also: { bosses: ['queen'], bossHearts },
      });
      const { hp } = play.walk('start 5,2').monster();
      return [hp, phasesOf(play.state, queen)];
    };
    expect([8, 0, -2, -4].map(from)).toEqual([
      [16, [10, 4]],
      [8, [5, 2]],
      [6, [4, 2]],
      [4, [3, 1]],
    ]);
    expect(phasesOf({ bossHearts: -9 }, { ...queen, hp: 2, phases: queen.phases.slice(0, 1) })).toEqual([1]);
  });

  it('[MM-37a] whoever is out alone, every boss begins by its first sheet, and its card says when the next comes', () => {
    const { content } = mayhemModule;
    for (const sheet of Object.values(content.monsters).filter(({ boss }) => boss)) {
      for (const bossHearts of [3, -2, -10]) {
        const most = mostHearts({ bossHearts }, sheet);
        expect(sheetOf({ bossHearts }, { monster: sheet.id, hp: most }, content), sheet.id).toBe(sheet);
      }
    }
    const rumble = cardOf(content.monsters, 'grandpa-rumble');
    expect(monsterText(rumble, content, -8).map(speak).at(-1)).toMatch(/^At 5 hearts or fewer: /);
    expect(mostHearts({ bossHearts: -8 }, rumble)).toBe(6);
  });

  it('[MM-32] its cone is that of its phase', () => {
    const gate = monster('gate', { hp: 6, mov: 0, phases: [{ hearts: 3, says: 'Wide open.', cone: { reach: 3, exposed: 2 } }] });
    const hit = (hp: number) => {
      const play = table({
        heroes: [{ at: 'yard 2,3' }, { at: 'yard 2,5' }],
        monsters: [{ monster: 'gate', at: 'yard 2,2', hp }],
        box: { monsters: [gate] },
      });
      return play.endRound().told('hurt').length;
    };
    expect([hit(6), hit(3)]).toEqual([1, 2]);
  });
});

describe('the boss calls for help', () => {
  const called = (setup: Setup = {}) =>
    table({
      board: ['start yard lawn shop'],
      heroes: [{ at: 'yard 2,2' }, { at: 'yard 2,2' }],
      monsters: [{ monster: 'ogre', at: 'lawn 3,2' }],
      dangers: ['draught', 'one-goblin', 'rubble'],
      ...setup,
      // the next turn is that of seat 1
      also: { byTheBook: false, round: CALLS_EVERY - 1, ...setup.also },
    })
      .end()
      .told('danger-drawn');

  it('[MM-57] each hero meets a monster every few rounds, as its turn begins: the next one in the deck', () => {
    expect(called()).toEqual([{ do: 'danger-drawn', seat: 1, card: 'one-goblin', caller: 'ogre' }]);
    expect(called({ also: { round: CALLS_EVERY } })).toEqual([]);
    expect(called({ dangers: ['draught'] })).toEqual([]);
  });

  it('[MM-57] not before it has come, while it sleeps, in the Store, or to somebody who is all alone', () => {
    expect(called({ monsters: [] })).toEqual([]);
    const snorer = monster('snorer', { boss: true, hp: 8, behaves: [{ do: 'sleeps' }] });
    const asleep = { monster: 'snorer', at: 'lawn 3,2', asleep: true };
    expect(called({ monsters: [asleep], box: { monsters: [snorer] } })).toEqual([]);
    expect(called({ heroes: [{ at: 'yard 2,2' }, { at: 'shop 2,2' }] })).toEqual([]);
    expect(called({ heroes: [{ at: 'yard 2,2' }] })).toEqual([]);
  });

  it('[MM-57] [MM-56] by the old book and with two sides it calls nobody', () => {
    expect(called({ also: { byTheBook: true } })).toEqual([]);
    const sides = [{ at: 'yard 2,2' }, { at: 'yard 2,2', side: 1 }];
    expect(called({ board: ['start yard lawn exit'], beaten: [0, 0], heroes: sides })).toEqual([]);
  });
});
