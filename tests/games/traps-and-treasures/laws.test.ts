// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Outcome, Task } from '../../../src/engine/game.ts';
import { Random } from '../../../src/engine/random.ts';
import { act, initialPosition, prompt, type Session, startSession } from '../../../src/engine/session.ts';
import { traps, trapsModule } from '../../../src/games/traps-and-treasures/index.ts';
import type { State } from '../../../src/games/traps-and-treasures/state/state.ts';
import type { Traps } from '../../../src/games/traps-and-treasures/state/tasks.ts';

/** What is always so; `npm run laws` looks for longer. */

const { content } = trapsModule;
const broken = (at: Session<Traps>['now']): string[] =>
  traps.invariants
    .filter((law) => !law.holds({ state: at.state, agenda: at.agenda, outcome: at.outcome }, content))
    .map(({ name }) => name);

type Now = { state: State; agenda: Task<Traps>[]; random: readonly number[]; outcome: Outcome | null };
type Spoil = (now: Now) => void;
const put = <T extends object>(target: T | undefined, change: Partial<T>): void => void Object.assign(target ?? {}, change);

const BARE = { thing: null, quiet: false, trap: null };
/** For each thing that is always so, ways to break it: an invariant that cannot fail guards nothing. */
const FAULTS: readonly (readonly [name: string, { readonly [fault: string]: Spoil }])[] = Object.entries({
  'everything that is named is there': {
    'a tile of another box': ({ state }) => void state.stack.draw.push('swamp-1'),
    'a treasure card of another box': ({ state }) => void state.treasures.draw.push('tin-hat'),
    'a player in the middle of nowhere': ({ state }) => put(state.players[1], { at: 7 }),
    'a turn of nobody': ({ state }) => put(state.turn, { seat: 3 }),
    'a first who is nobody': ({ state }) => put(state, { first: 3 }),
    'a duel with nobody': ({ state }) => put(state, { duel: { by: 1, on: 3, attack: null, defend: null } }),
    'a thief who is nobody': ({ agenda }) => void agenda.push({ do: 'rob', seat: 0, by: 3, amount: 1 }),
    'effects that are nowhere': ({ agenda }) => void agenda.push({ do: 'run', list: 'soup/use', next: 0, seat: 0, level: 1, by: null }),
    'a thing of another box': ({ state }) => void state.finds.push('swamp'),
    'a trap of nobody': ({ state }) => put(state.places[0], { trap: { card: 'rope-home', level: 1, by: 3 } }),
  },
  'the game goes on after whatever waits': {
    'nothing waits': ({ agenda }) => void agenda.pop(),
    'two rounds': ({ agenda }) => void agenda.push({ do: 'go-on', seat: 0 }),
    'a question without a round': ({ agenda }) => void agenda.splice(0, 1, { do: 'dying', seat: 0 }),
  },
  'each tile is in one place': { 'a lost tile': ({ state }) => void state.stack.draw.pop() },
  'each monster card and each treasure card is in one place': {
    'a lost monster card': ({ state }) => void state.monsters.draw.pop(),
    'a lost treasure card': ({ state }) => void state.treasures.draw.pop(),
  },
  'no tile and no card is in two places': {
    'a tile twice': ({ state }) => void state.stack.discard.push(state.stack.draw[0] ?? ''),
    'a monster card twice': ({ state }) => void state.monsters.discard.push(state.monsters.draw[0] ?? ''),
    'a treasure card in a hand and in the deck': ({ state }) =>
      void state.players[0]?.cards.push({ card: state.treasures.draw[0] ?? '', level: 1 }),
  },
  'the dungeon hangs together': {
    'Home Base off the middle': ({ state }) => put(state.places[0], { x: 1 }),
    'a tile beside no other': ({ state }) => void state.places.push({ x: 2, y: 0, tile: state.stack.draw.pop() ?? '', turn: 0, ...BARE }),
    'two tiles on one place': ({ state }) => void state.places.push({ x: 0, y: 0, tile: state.stack.draw.pop() ?? '', turn: 0, ...BARE }),
  },
  'nothing lies on Home Base, and nothing anywhere by the old book': {
    'a spring in the kitchen': ({ state }) => put(state.places[0], { thing: 'spring' }),
    'a quiet home': ({ state }) => put(state.places[0], { quiet: true }),
    'finds by the old book': ({ state }) => put(state, { oldBook: true }),
  },
  'with a strict pile, gold on hand, gold stored and the pile come to all the gold in the box': {
    'gold out of thin air': ({ state }) => put(state.players[1], { gold: 3 }),
  },
  'nobody has more health than there is room for, and none only who is about to be knocked out': {
    'somebody bursting with health': ({ state }) => put(state.players[1], { health: 6 }),
    'somebody on their feet without a heart': ({ state }) => put(state.players[1], { health: 0 }),
  },
  'a turn is bounded, and each player has rolled for the first one': {
    'too few rolls': ({ state }) => void state.rolled.pop(),
    'points without end': ({ state }) => put(state.turn, { points: 100 }),
    'a round too many': ({ state }) => put(state, { round: 151 }),
  },
  'these are the last turns when somebody has stored enough, and only then': {
    'last turns for no reason': ({ state }) => put(state, { last: 0 }),
    'enough stored, and it goes on': ({ state }) => put(state.players[1], { stored: 30 }),
  },
  'a fight has its monster and a duel two players': {
    'a fight with nobody': ({ state }) => put(state, { fight: { cards: [], level: 1, die: null } }),
    'a seven': ({ state }) => put(state, { fight: { cards: ['any'], level: 1, die: 7 } }),
    'a duel with oneself': ({ state }) => put(state, { duel: { by: 1, on: 1, attack: null, defend: null } }),
  },
  'the game ends in one of its ways, and somebody wins': {
    'a way that it does not have': (now) => put(now, { outcome: { winners: [0], reason: 'boredom' } }),
    'no winner': (now) => put(now, { outcome: { winners: [], reason: 'stored' } }),
    'a winner twice': (now) => put(now, { outcome: { winners: [1, 1], reason: 'stored' } }),
    'a winner who is nobody': (now) => put(now, { outcome: { winners: [3], reason: 'stored' } }),
  },
} satisfies { readonly [name: string]: { readonly [fault: string]: Spoil } });

describe('invariants', () => {
  it('hold in play, with every option', () => {
    for (const [i, setup] of [{}, ...(trapsModule.setups ?? [])].entries()) {
      const options = { target: 15, pile: 'bottomless', friendly: false, hidden: false, oldBook: false, ...(setup as object) };
      let { session } = startSession(traps, content, 2 + i, options, i + 3);
      const random = Random.seed(i);
      for (let n = 0; n < 120; n++) {
        const asked = prompt(traps, content, session.now);
        if (!asked) break;
        session = act(traps, content, session, asked.kind === 'roll' ? { do: 'roll' } : random.pick(asked.options)).session;
        expect(broken(session.now)).toEqual([]);
      }
    }
  });

  const at = (): Now =>
    structuredClone(
      initialPosition(traps, content, 3, { target: 30, pile: 'strict', friendly: false, hidden: false, oldBook: false }, 4),
    ) as Now;
  it('hold on a fresh table', () => expect(broken(at())).toEqual([]));
  it('each have a fault that was planted', () => {
    expect(FAULTS.map(([name]) => name)).toEqual(traps.invariants.map(({ name }) => name));
  });
  describe.each(FAULTS)('not so: %s', (name, faults) => {
    it.each(Object.entries(faults))('%s', (_, spoil) => {
      const now = at();
      spoil(now);
      const law = traps.invariants.find((one) => one.name === name);
      expect(law?.holds(now, content)).toBe(false);
    });
  });
});
