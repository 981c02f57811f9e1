// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { act, deal, prompt, type Session, start } from '../../../src/engine/session.ts';
import { labyrinthBox } from '../../../src/games/labyrinth/box.ts';
import { Options } from '../../../src/games/labyrinth/options.ts';
import { labyrinth } from '../../../src/games/labyrinth/rules.ts';
import type { State } from '../../../src/games/labyrinth/state.ts';
import type { Labyrinth } from '../../../src/games/labyrinth/vocabulary.ts';

/** What is always so; `npm run laws` looks for longer. */

const { content } = labyrinthBox;
const broken = (at: Session<Labyrinth>['now']): string[] =>
  labyrinth.invariants
    .filter((law) => !law.holds({ state: at.state, agenda: at.agenda, outcome: at.outcome }, content))
    .map(({ name }) => name);

/** A campaign of people who do anything, so far in. */
function midway(seats: number, setup: object, seed: number, commands: number): Session<Labyrinth> {
  let { session } = start(labyrinth, content, seats, v.parse(Options, setup), seed);
  const random = Random.seed(seed);
  for (let n = 0; n < commands; n++) {
    const asked = prompt(labyrinth, content, session.now);
    if (!asked) break;
    session = act(labyrinth, content, session, asked.kind === 'roll' ? { do: 'roll' } : random.pick(asked.options)).session;
    expect(broken(session.now)).toEqual([]);
  }
  return session;
}

describe('invariants', () => {
  it('hold in play, with every option', () => {
    for (const [i, setup] of [{}, ...(labyrinthBox.setups ?? [])].entries()) midway(3 + i, setup as object, i + 3, 250);
  });

  const dealt = () => structuredClone(deal(labyrinth, content, 4, v.parse(Options, {}), 4));
  const hurt = (change: (state: State) => void, from: () => { state: State } = dealt): string[] => {
    const at = structuredClone(from()) as ReturnType<typeof dealt>;
    change(at.state);
    return broken(at);
  };
  it('hold before anything is changed', () => expect(broken(dealt())).toEqual([]));
  it.each<[string, RegExp, (state: State) => void]>([
    ['a lost encounter', /one place/, ({ encounters }) => void encounters.draw.pop()],
    ['an item twice', /printed/, ({ items }) => void items.discard.push(...items.draw)],
    ['a card of another box', /named is in the box/, ({ items }) => void items.draw.push('swamp')],
    ['a card of another floor', /belongs to the floor/, ({ items }) => void items.draw.push(items.aside.pop() ?? '')],
    ['a torch with nobody', /torch/, (state) => Object.assign(state, { torch: 5 })],
    ['too few to play', /three to six/, ({ heroes }) => void heroes.splice(1)],
    [
      'a fight in town',
      /a fight has its room/,
      (state) => {
        state.fight = { round: 1, order: [], now: null, acted: [], attacks: 0, fled: false, last: 0, volley: [] };
      },
    ],
  ])('notice %s', (_, law, change) => expect(hurt(change)).toContainEqual(expect.stringMatching(law)));

  /** Somebody in the dungeon. */
  const below = () => {
    for (let seed = 1; ; seed++) {
      const { now } = midway(3, {}, seed, 120);
      if (now.state.delve && now.state.heroes.every((hero) => hero && hero.hp > 0) && !now.outcome) return now;
    }
  };
  const place = below();
  it.each<[string, RegExp, (state: State) => void]>([
    ['a hero bursting with health', /heroes are whole/, ({ heroes }) => Object.assign(heroes[0] ?? {}, { hp: 99 })],
    ['the dead with full pockets', /heroes are whole/, ({ heroes }) => Object.assign(heroes[0] ?? {}, { hp: 0, coins: 7 })],
    ['four things at once', /heroes are whole/, ({ heroes, items }) => void heroes[0]?.equipped.push(...items.draw.splice(0, 4))],
    ['the same element twice', /heroes are whole/, ({ heroes }) => Object.assign(heroes[0] ?? {}, { elements: ['fire', 'fire'] })],
    ['a party outside the map', /hang together/, ({ delve }) => Object.assign(delve ?? {}, { at: 77 })],
    ['two rooms in one place', /hang together/, ({ delve }) => void delve?.rooms.push(...structuredClone(delve.rooms))],
    ['a floor nobody unlocked', /three to six/, (state) => Object.assign(state, { floor: 5 })],
  ])('notice %s', (_, law, change) => expect(hurt(change, () => place)).toContainEqual(expect.stringMatching(law)));

  it('notice a question that nobody can answer', () => {
    const wrong = (task: object) => broken({ ...place, agenda: [task] as never });
    expect(wrong({ do: 'gate', seat: 0 })).not.toEqual([]);
    expect(wrong({ do: 'explore', seat: 9 })).not.toEqual([]);
    expect(wrong({ do: 'pack', seat: 0 })).not.toEqual([]);
    expect(broken({ ...place, agenda: [{ do: 'in-room' }, { do: 'dm', seat: 3 }] })).not.toEqual([]);
    expect(broken({ ...place, agenda: [{ do: 'in-room' }, { do: 'race', seat: 0 }] })).not.toEqual([]);
  });
});
