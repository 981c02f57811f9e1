// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { observe } from '../../../src/engine/session.ts';
import { speak } from '../../../src/engine/shared/sentences.ts';
import { mayhem, mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import { tell } from '../../../src/games/magic-and-mayhem/text/events.ts';
import { gameText } from '../../../src/games/magic-and-mayhem/text/index.ts';
import { danger } from './content-helpers.ts';
import { type Play, type Setup, table } from './helpers.ts';

/** Two sides: the Owls come in at `start` in the west, the Foxes at `exit` in the east. */

const BOARD = ['start yard lawn exit'];
const owl = { side: 0 };
const fox = { side: 1, at: 'exit 2,2' };
const contest = (setup: Setup): Play => table({ board: BOARD, beaten: [0, 0], ...setup });
const seatsOf = (play: Play) => play.session.now.outcome?.winners;
const escaped = (play: Play) => play.state.sides.map((side) => side.escaped);

describe('a boss of their own', () => {
  const ogre = { monster: 'ogre', at: 'yard 2,2', hp: 1 };

  it('[MM-37] counts for the side of the last blow', () => {
    const play = contest({ heroes: [{ ...owl, at: 'yard 2,3' }, fox], monsters: [ogre] }).attack();
    expect(play.state.sides.map(({ bosses }) => bosses)).toEqual([1, 0]);
    expect(play.told('boss-beaten')).toEqual([{ do: 'boss-beaten', monster: 'ogre', side: 0 }]);
  });

  it('[MM-37] counts for whoever placed the fatal effect, in whosever turn', () => {
    const poison = [{ state: 'poisoned' as const, rounds: 2, harm: 1, by: 1 }];
    const play = contest({ heroes: [owl, fox], monsters: [{ ...ogre, lasting: poison }] }).endRound();
    expect(play.state.sides.map(({ bosses }) => bosses)).toEqual([0, 1]);
  });

  it('[MM-37] counts for the other side when this one has a boss already', () => {
    const play = contest({ heroes: [{ ...owl, at: 'yard 2,3' }, fox], monsters: [ogre], beaten: [1, 0] }).attack();
    expect(play.state.sides.map(({ bosses }) => bosses)).toEqual([1, 1]);
  });

  it('[MM-37] by nobody’s hand counts for the side whose turn it is', () => {
    const crash = danger('crash', 'trap', { do: 'hit', amount: 3, type: 'fire', at: 'monsters-on-tile' });
    const play = contest({
      board: ['start glade lawn exit'],
      heroes: [owl, { ...fox, at: 'glade 2,4' }],
      monsters: [{ ...ogre, at: 'glade 5,5' }],
      turn: { seat: 1 },
      dangers: ['crash'],
      box: { dangers: [crash] },
    });
    play.walk('glade 2,3').end().dice(1);
    expect(play.state.sides.map(({ bosses }) => bosses)).toEqual([0, 1]);
  });
});

describe('getting out', () => {
  it('[MM-42a] a side that is all down is not out, however many bosses it has beaten', () => {
    const play = contest({
      heroes: [
        { ...owl, at: null },
        { ...fox, at: 'yard 2,2' },
      ],
      turn: { seat: 1 },
      beaten: [1, 0],
    });
    play.walk('yard 2,3');
    expect(escaped(play)).toEqual([null, null]);
    expect(play.told('escaped')).toEqual([]);
  });

  it('[MM-42a] a side that has beaten its boss escapes when all its living heroes stand on its Entrance, with their gold', () => {
    const play = contest({
      heroes: [{ ...owl, at: 'start 5,5', gold: 3 }, fox, { ...owl, at: 'yard 0,2', gold: 2 }],
      turn: { seat: 2 },
      beaten: [1, 0],
    });
    play.walk('start 5,2');
    expect(escaped(play)).toEqual([1, null]);
    expect(play.told('escaped')).toEqual([{ do: 'escaped', side: 0, gold: 5, first: true, left: 5 }]);
    expect([0, 2].map((seat) => [play.whereHero(seat), play.hero(seat).gold])).toEqual([
      [null, 3],
      [null, 2],
    ]);
    expect([play.outcome, play.state.turn.seat]).toEqual([null, 1]); // the others play on, and the gone are passed over
    play.end();
    expect(play.state.turn.seat).toBe(1);
  });

  it('[MM-42a] not without its boss, not on the Entrance of the others, not while one is still out there', () => {
    const walked = (heroes: Setup['heroes'], beaten: readonly number[]) =>
      escaped(contest({ ...(heroes ? { heroes } : {}), beaten }).walk('start 5,2'));
    expect(
      walked(
        [
          { ...owl, at: 'yard 0,2' },
          { ...fox, at: 'lawn 2,2' },
        ],
        [0, 1],
      ),
    ).toEqual([null, null]);
    expect(walked([{ side: 1, at: 'yard 0,2' }, owl], [0, 1])).toEqual([null, null]);
    expect(walked([{ ...owl, at: 'yard 0,2' }, fox, { ...owl, at: 'lawn 3,3' }], [1, 0])).toEqual([null, null]);
  });

  it('[MM-42a] heroes who wait to come back hold nobody up, and stay out of it once their side has left', () => {
    const play = contest({ heroes: [{ ...owl, at: 'yard 0,2' }, fox, { ...owl, at: null }], beaten: [1, 0] }).walk('start 5,2');
    expect(escaped(play)).toEqual([1, null]);
    for (let i = 0; i < 3; i++) play.end();
    expect(play.whereHero(2)).toBeNull();
  });

  it('[MM-42a] what a blow still brings comes first: a boss felled from the Entrance leaves its gold to its slayer', () => {
    const rich = { ...mayhemMonster(), drops: { gold: 4, treasures: 1 } };
    const play = contest({
      heroes: [{ ...owl, at: 'start 5,2' }, fox],
      monsters: [{ monster: 'rich', at: 'yard 0,2', hp: 1 }],
      treasures: ['coin'],
      box: { monsters: [rich] },
    }).attack();
    expect(play.told('escaped')).toEqual([{ do: 'escaped', side: 0, gold: 6, first: true, left: 5 }]);
  });
});
function mayhemMonster() {
  const ogre = table({}).content.monsters.ogre;
  if (!ogre) throw new Error('no ogre');
  return { ...ogre, id: 'rich' };
}

describe('the last call', () => {
  const left = (also: Setup['also'] = {}) =>
    contest({
      heroes: [
        { ...owl, at: 'yard 0,2', gold: 1 },
        { ...fox, at: 'lawn 2,2' },
      ],
      beaten: [1, 1],
      also: { round: 4, ...also },
    });

  it('[MM-42b] when the first side has escaped the other has five more rounds', () => {
    const play = left().walk('start 5,2');
    for (let round = 4; round <= 9; round++) {
      expect([play.state.round, play.outcome]).toEqual([round, null]);
      play.end();
    }
    expect([play.outcome, seatsOf(play)]).toEqual(['most-gold', [0]]);
  });

  it('[MM-42b] everybody sees how long that is', () => {
    const words = gameText(mayhemModule.content);
    const play = left().walk('start 5,2').end();
    const { view, prompt } = observe(mayhem, play.content, play.session.now, 'table');
    expect(view.torch).toBe(5);
    if (prompt?.kind !== 'choose') throw new Error('somebody should be asked');
    expect(speak(words.call(view, prompt, ['Mira', 'Opa']).words)).toBe('Last call, 4 more rounds! Grab your gold and get home.');
    const none = view.sides.map((side) => ({ ...side, bosses: 0 }));
    expect(speak(words.call({ ...view, sides: none }, prompt, ['Mira', 'Opa']).words)).toContain('Beat a boss and get home.');
  });

  it.each([
    [null, 'Last call: 5 more rounds.'],
    [5, 'Last call: 1 more round.'],
    [4, 'Last call: the last round.'],
  ])('[MM-42b] with a torch that burns till round %s, it is called as “%s”', (torch, call) => {
    const play = left({ torch }).walk('start 5,2');
    expect(play.told('escaped').map((event) => tell(event, [], play.content))).toEqual([[`The Owls are out, with 1 gold! ${call}`]]);
  });

  it('[MM-42b] the torch counts too: it may burn out before', () => {
    const play = left({ torch: 5 }).walk('start 5,2').end().end();
    expect([play.outcome, play.state.round]).toEqual(['most-gold', 5]);
  });
});

describe('who wins', () => {
  /** The Owls walk home, then the Foxes do; `late` they stay out there until time is up. */
  const race = (owls: number, foxes: number, { late = false } = {}) => {
    const play = contest({
      heroes: [
        { ...owl, hero: 'cy', at: 'yard 0,2', gold: owls },
        { ...fox, hero: 'bo', at: 'lawn 5,2', gold: foxes },
      ],
      beaten: [1, 1],
      also: { round: 1, torch: 2 },
    }).walk('start 5,2');
    if (late) play.end().end();
    else play.walk('exit 0,2');
    return [play.outcome, seatsOf(play), play.told('counted')[0]?.gold];
  };

  it('[MM-42c] the most gold among the sides that are out', () => {
    expect(race(4, 3)).toEqual(['most-gold', [0], [4, 3]]);
    expect(race(4, 5)).toEqual(['most-gold', [1], [4, 5]]);
  });

  it('[MM-42c] a tie goes to the side that was out first', () => {
    expect(race(4, 4)).toEqual(['most-gold', [0], [4, 4]]);
  });

  it('[MM-42c] who is not out in time wins nothing, however rich', () => {
    expect(race(0, 9, { late: true })).toEqual(['most-gold', [0], [0, 9]]);
  });

  it('[MM-42c] if nobody is out, the most gold carried; gold on the floor counts for nobody', () => {
    const end = (owls: number, foxes: number) => {
      const play = contest({
        heroes: [
          { ...owl, gold: owls },
          { ...fox, gold: foxes },
        ],
        loot: [{ at: 'start 2,2', gold: 9 }],
        also: { torch: 1 },
      })
        .end()
        .end();
      return [play.outcome, seatsOf(play)];
    };
    expect(end(2, 1)).toEqual(['nobody-out', [0]]);
    expect(end(1, 2)).toEqual(['nobody-out', [1]]);
    expect(end(2, 2)).toEqual(['nobody-out', [0, 1]]); // as rich as each other: a draw
  });
});

describe('falling', () => {
  const poisoned = [{ state: 'poisoned' as const, rounds: 9, harm: 9 }];

  it('[MM-39] a fallen hero comes back on its own side’s Entrance, and a side of one as often as it falls', () => {
    const play = contest({ heroes: [owl, { ...fox, at: null, comebacks: 3 }] });
    for (let i = 0; i < 3; i++) play.end();
    expect(play.whereHero(1)).toMatch(/^exit/);
  });

  it('[MM-39] whoever is alone at the table comes back once in a contest too: else it might never end', () => {
    const alone = (comebacks: number) =>
      contest({ heroes: [{ ...owl, at: 'yard 2,2', hp: 1, lasting: poisoned, comebacks }] })
        .end()
        .dice(1);
    expect(alone(0).whereHero(0)).toMatch(/^start/);
    expect(alone(1).outcome).toBe('nobody-out');
  });

  it('[MM-39] a whole side that is down at once comes back too', () => {
    const play = contest({
      heroes: [
        { ...fox, at: 'lawn 2,2' },
        { ...owl, at: 'yard 2,2', hp: 1, lasting: poisoned },
      ],
    });
    play.end().dice(1);
    expect([play.outcome, play.whereHero(1)]).toEqual([null, null]);
    play.end().end();
    expect(play.whereHero(1)).toMatch(/^start/);
  });

  it('[MM-42c] with “stay out” a side with nobody left cannot escape, and the other plays on until it is out', () => {
    const play = contest({
      heroes: [
        { ...owl, at: 'yard 0,2' },
        { ...fox, at: null },
      ],
      beaten: [1, 1],
      also: { fallen: 'stay-out' },
    });
    expect(play.outcome).toBeNull();
    play.walk('start 5,2');
    expect([play.outcome, seatsOf(play)]).toEqual(['most-gold', [0]]);
  });

  it('[MM-42c] with “stay out” it is over when nobody is left on either side', () => {
    const weak = { ...owl, hp: 1, lasting: poisoned };
    const play = contest({ heroes: [weak, { ...fox, at: null }, weak], also: { fallen: 'stay-out' } });
    play.end().dice(1);
    expect(play.outcome).toBeNull();
    play.dice(1);
    expect([play.outcome, seatsOf(play)]).toEqual(['nobody-out', [0, 1, 2]]);
  });
});

describe('between the sides', () => {
  const both = () =>
    contest({
      heroes: [
        { ...owl, at: 'yard 2,2', gold: 2, cards: ['pie', 'hat'] },
        { ...fox, at: 'yard 2,3', cards: ['twig'], hp: 1 },
      ],
    });

  it('[MM-28] heroes never attack heroes, and what works on a hero is for one’s own side', () => {
    expect(both().can({ do: 'attack' })).toBe(false);
    expect(both().can({ do: 'use-on-hero', source: 'pie', hero: 0 })).toBe(true);
    expect(both().whyNot({ do: 'use-on-hero', source: 'pie', hero: 1 })).toMatchObject({ rule: 'MM-28' });
  });

  it('[MM-19] cards and gold may be given and traded all the same', () => {
    for (const command of [
      { do: 'give', card: 'pie', to: 1 },
      { do: 'give-gold', to: 1 },
      { do: 'trade', to: 1 },
    ] as const)
      expect(both().can(command)).toBe(true);
  });

  it('[MM-47] a challenge is for the drawer’s side: it needs people enough there', () => {
    const cheer = danger('cheer', 'situation', { do: 'trial', kind: 'challenge', won: [], lost: [] });
    const play = contest({
      board: ['start glade lawn exit'],
      heroes: [{ ...owl, at: 'glade 2,4' }, fox, { ...owl, at: 'start 0,0' }, fox, fox],
      dangers: ['cheer'],
      box: { dangers: [cheer] },
    });
    play.walk('glade 2,3').end().dice(1);
    // the one with this number needs three people, and only two Owls are there
    expect(play.dice(1).asks).toBe('trial');
    expect(play.told('asked').map(({ id }) => id)).toEqual(['pair']);
  });

  it('[MM-45] a riddle says whose side may guess', () => {
    const play = contest({ board: ['start glade lawn exit'], heroes: [owl, { ...fox, at: 'glade 2,4' }], turn: { seat: 1 }, ...quiz });
    play.walk('glade 2,3').end().dice(1);
    const { view, prompt } = observe(mayhem, play.content, play.session.now, 'table');
    if (prompt?.kind !== 'choose') throw new Error('the riddle should be asked');
    expect(speak(gameText(play.content).call(view, prompt, ['Mira', 'Opa']).words)).toContain('Only the Foxes may guess.');
  });
});
const quiz: Setup = {
  dangers: ['quiz'],
  box: { dangers: [danger('quiz', 'situation', { do: 'trial', kind: 'riddle', won: [], lost: [] })] },
};
