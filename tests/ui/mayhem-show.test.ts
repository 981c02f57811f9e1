import { describe, expect, it } from 'vitest';
import { speak } from '../../src/engine/shared/sentences.ts';
import type { Behaviour } from '../../src/games/magic-and-mayhem/content/behaviour-schema.ts';
import type { Effect } from '../../src/games/magic-and-mayhem/content/card-schemas.ts';
import { cardOf } from '../../src/games/magic-and-mayhem/content/content.ts';
import { mayhem } from '../../src/games/magic-and-mayhem/index.ts';
import { goal } from '../../src/games/magic-and-mayhem/text/goal.ts';
import { call } from '../../src/games/magic-and-mayhem/text/prompts.ts';
import { roll } from '../../src/games/magic-and-mayhem/text/rolls.ts';
import { frames } from '../../src/ui/games/magic-and-mayhem/animation-frames.ts';
import { pictureOf } from '../../src/ui/games/magic-and-mayhem/event-scenes/EventScene.tsx';
import { monster, treasure } from '../games/magic-and-mayhem/content-helpers.ts';
import { type Play, type Setup, table } from '../games/magic-and-mayhem/helpers.ts';

/** What the call says while something is asked, and while it is shown. */

const NAMES = ['Mira', 'Otto'];
const viewOf = (play: Play) => mayhem.view(play.session.now, 'table', play.content);
const says = (setup: Setup): string => {
  const play = table(setup);
  return speak(call(viewOf(play), play.prompt, NAMES, play.content).words);
};
/** Whose doing is shown, event by event, while `act` is done. */
function shown(play: Play, act: () => void): readonly (readonly [string | undefined, string | number | undefined])[] {
  const before = viewOf(play);
  const from = play.events.length;
  act();
  return frames(before, play.events.slice(from), viewOf(play), play.content).map(({ event, who }) => [event?.do, who]);
}

describe('the call of a turn', () => {
  it('[MM-28] speaks of a fight only where there is a monster in reach', () => {
    const near = { heroes: [{ at: 'yard 2,2' }], monsters: [{ monster: 'statue', at: 'yard 2,3' }] };
    expect(says(near)).toBe('Walk, or fight a monster in reach: then your turn ends.');
    expect(says({ ...near, heroes: [{ at: 'start 2,2' }] })).toBe('Walk somewhere.');
  });

  it('[MM-12] says to do something only where there is something to do', () => {
    const tired = { heroes: [{ at: 'yard 2,2' }], turn: { steps: 0, moved: true } };
    expect(says(tired)).toBe('No steps left. End your turn.');
    expect(says({ ...tired, monsters: [{ monster: 'statue', at: 'yard 2,3' }] })).toBe('No steps left. Do something, or end your turn.');
  });
});

describe('while it is shown, the call names', () => {
  const bitten = () =>
    table({ heroes: [{ at: 'yard 2,2', hp: 1 }, { at: 'start 2,2' }], monsters: [{ monster: 'statue', at: 'yard 2,3' }] }).endRound();

  it('[MM-38] whoever falls or gets up, and not whose turn it was', () => {
    const up = bitten();
    expect(shown(up, () => up.dice(6))).toContainEqual(['got-up', 0]);
    const down = bitten();
    expect(shown(down, () => down.dice(1))).toContainEqual(['fell', 0]);
  });

  it('[MM-39] whoever comes back, and not the monster that went before', () => {
    const play = bitten().dice(1);
    const all: (readonly [string | undefined, string | number | undefined])[] = [];
    while (play.told('came-back').length === 0) all.push(...shown(play, () => play.end()));
    expect(all).toContainEqual(['came-back', 0]);
  });

  it('[MM-22] the monster that wakes up or gets hearts back, and not whoever went before', () => {
    const own = (does: Behaviour, more: { readonly asleep?: boolean; readonly hp?: number }) => {
      const box = { monsters: [monster('bear', { hp: 6, behaves: [does] })] };
      const play = table({ heroes: [{ at: 'yard 2,2' }], monsters: [{ monster: 'bear', at: 'yard 3,3', ...more }], box });
      return { all: shown(play, () => play.end()), bear: cardOf(play.content.monsters, 'bear').name };
    };
    const woken = own({ do: 'sleeps' }, { asleep: true });
    expect(woken.all).toContainEqual(['woke', woken.bear]);
    const mended = own({ do: 'mends', hearts: 2 }, { hp: 1 });
    expect(mended.all).toContainEqual(['healed', mended.bear]);
  });
});

it('[MM-28] who goes for whom, and with what, is called out before it hits', () => {
  const play = table({ heroes: [{ at: 'yard 2,2' }], monsters: [{ monster: 'statue', at: 'yard 2,3' }] });
  const before = viewOf(play);
  const from = play.events.length;
  play.attack();
  const [first, second] = frames(before, play.events.slice(from), viewOf(play), play.content);
  const hero = before.heroes[0];
  expect(first?.flourish).toEqual({
    kind: 'deed',
    text: `${cardOf(play.content.heroes, hero?.hero ?? '').attack.name}!`,
    square: hero?.at,
    figure: 'h0',
    to: before.monsters[0]?.at,
  });
  expect(second?.event?.do).toBe('hurt');
  expect(second?.flourish).toMatchObject({ figure: `m${before.monsters[0]?.number}`, square: before.monsters[0]?.at });
});

it('[MM-37a] a boss calls out what it tries in its phase, and not what stood on its card before', () => {
  const queen = monster('queen', {
    boss: true,
    hp: 8,
    phases: [{ hearts: 5, says: 'Now I am cross.', attack: { name: 'Stamp', damage: 1, type: 'psy', range: 1 } }],
  });
  const play = table({ heroes: [{ at: 'yard 2,2' }], monsters: [{ monster: 'queen', at: 'yard 2,3', hp: 5 }], box: { monsters: [queen] } });
  const before = viewOf(play);
  play.end();
  const called = frames(before, play.events, viewOf(play), play.content).flatMap(({ flourish }) =>
    flourish?.kind === 'deed' ? [flourish.text] : [],
  );
  expect(called).toEqual(['Stamp!']);
});

it('[MM-37] that a boss is beaten is shown, after it has gone', () => {
  const play = table({ board: ['start den'], heroes: [{ at: 'den 2,1' }, {}], monsters: [{ monster: 'ogre', at: 'den 2,2', hp: 2 }] });
  const kinds = shown(play, () => play.attack()).map(([kind]) => kind);
  expect(kinds.indexOf('boss-beaten')).toBeGreaterThan(kinds.indexOf('slain'));
});

it('[MM-41] from the moment that a boss goes, nobody is told to find or to beat it', () => {
  const play = table({
    board: ['start den ?yard'],
    heroes: [{ at: 'den 2,1' }, {}],
    monsters: [{ monster: 'ogre', at: 'den 2,2', hp: 2 }],
  });
  const before = viewOf(play);
  play.attack();
  const told = frames(before, play.events, viewOf(play), play.content).map(({ event, view }) => [event?.do, goal(view, play.content)]);
  const after = told.slice(told.findIndex(([kind]) => kind === 'slain') + 1).map(([, words]) => words);
  expect(new Set(after)).toEqual(new Set(['Hooray! Now all back to the Entrance: 1 of 2 are there.']));
});

it('[MM-45] whether an answer was right is shown before what it brings', () => {
  const riddle: Effect = { do: 'trial', kind: 'riddle', won: [{ do: 'gold', amount: 2 }], lost: [] };
  const play = table({
    heroes: [{}, { cards: ['book'] }],
    turn: { seat: 1 },
    box: { treasures: [treasure('book', 'item', { use: { aim: 'nobody', effects: [riddle], spent: false } })] },
  }).use('book');
  const all = shown(play, () => play.answer({ do: 'solved' }));
  expect(all.slice(0, 2)).toEqual([
    ['answered', 1],
    ['gold-found', 1],
  ]);
});

describe('what matters too much to be a mark on the board is a moment:', () => {
  const moments = (play: Play, act: () => void) => {
    const before = viewOf(play);
    const from = play.events.length;
    act();
    return frames(before, play.events.slice(from), viewOf(play), play.content).flatMap(({ event, view, flourish }) =>
      event && !flourish && pictureOf(event, view, play.content) ? [event.do] : [],
    );
  };
  const duel = (hp: number) =>
    table({ heroes: [{ at: 'yard 2,2', hp }, { at: 'start 2,2' }], monsters: [{ monster: 'statue', at: 'yard 2,3' }] });

  it('[MM-38] somebody falls, or does not', () => {
    const down = duel(1).endRound();
    expect(moments(down, () => down.dice(1))).toEqual(['fell']);
    const up = duel(1).endRound();
    expect(moments(up, () => up.dice(6))).toEqual(['got-up']);
  });

  it('[MM-37] a boss comes, and then its card is read', () => {
    const play = table({ board: ['start ?den'], heroes: [{ at: 'start 4,2' }, {}], also: { bosses: ['ogre'] } });
    const before = viewOf(play);
    play.walk('start 5,2');
    const came = frames(before, play.events, viewOf(play), play.content).filter(({ event }) => event?.do === 'boss-came');
    expect(came.map(({ card }) => card)).toEqual([undefined, 'ogre']);
    expect(came.every(({ event, view }) => event && pictureOf(event, view, play.content))).toBe(true);
  });

  it('[MM-37a] a boss changes', () => {
    const queen = monster('queen', { boss: true, hp: 8, phases: [{ hearts: 7, says: 'Now I am cross.', mov: 1 }] });
    const play = table({ heroes: [{ at: 'yard 2,2' }], monsters: [{ monster: 'queen', at: 'yard 2,3' }], box: { monsters: [queen] } });
    expect(moments(play, () => play.attack())).toEqual(['changed']);
  });

  it('[MM-28] a blow is none', () => {
    const play = duel(5);
    expect(moments(play, () => play.attack())).toEqual([]);
  });
});

describe('[MM-54] on the way home', () => {
  const running = (from: string) =>
    table({
      board: ['start yard glade'],
      heroes: [{ at: from }, { at: 'yard 2,2' }],
      beaten: [1],
      turn: { steps: 8 },
      also: { byTheBook: false, wakened: 1, torch: 9 },
    });

  it('each face of the die says how many steps that makes', () => {
    const play = running('yard 4,4').end();
    const { steps } = play.state.turn;
    const asked = play.prompt;
    if (asked.kind !== 'roll') throw new Error('no roll');
    const { sides } = roll(viewOf(play), asked.roll, NAMES, play.content);
    expect(sides.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5, 6].map((face) => `${steps + face} steps`));
  });

  it('whoever comes to the Entrance is cheered once, and told so', () => {
    const play = running('yard 1,2');
    const cheers = (act: () => void) => {
      const before = viewOf(play);
      const from = play.events.length;
      act();
      return frames(before, play.events.slice(from), viewOf(play), play.content).filter(
        ({ flourish }) => flourish?.text === 'You are out!',
      );
    };
    expect(cheers(() => play.walk('start 5,2'))).toHaveLength(1);
    expect(call(viewOf(play), play.prompt, NAMES, play.content).title).toBe('Mira, you are out!');
    expect(cheers(() => play.walk('start 4,2'))).toHaveLength(0);
  });
});
