// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { act, deal, prompt, type Session, start } from '../../../src/engine/session.ts';
import { trapsBox } from '../../../src/games/traps-and-treasures/box.ts';
import { traps } from '../../../src/games/traps-and-treasures/rules.ts';
import type { State, Traps } from '../../../src/games/traps-and-treasures/vocabulary.ts';

/** What is always so; `npm run laws` looks for longer. */

const { content } = trapsBox;
const broken = (at: Session<Traps>['now']): string[] =>
  traps.invariants
    .filter((law) => !law.holds({ state: at.state, agenda: at.agenda, outcome: at.outcome }, content))
    .map(({ name }) => name);

describe('invariants', () => {
  it('hold in play, with every option', () => {
    for (const [i, setup] of [{}, ...(trapsBox.setups ?? [])].entries()) {
      const options = { target: 15, pile: 'bottomless', friendly: false, hidden: false, ...(setup as object) };
      let { session } = start(traps, content, 2 + i, options, i + 3);
      const random = Random.seed(i);
      for (let n = 0; n < 120; n++) {
        const asked = prompt(traps, content, session.now);
        if (!asked) break;
        session = act(traps, content, session, asked.kind === 'roll' ? { do: 'roll' } : random.pick(asked.options)).session;
        expect(broken(session.now)).toEqual([]);
      }
    }
  });

  const hurt = (change: (state: State) => void): string[] => {
    const at = structuredClone(deal(traps, content, 3, { target: 30, pile: 'strict', friendly: false, hidden: false }, 4));
    change(at.state);
    return broken(at);
  };
  it.each<[string, RegExp, (state: State) => void]>([
    ['a tile twice', /each tile/, ({ stack }) => void stack.discard.push(stack.draw[0] ?? '')],
    ['a tile of another box', /named is in the box/, ({ stack }) => void stack.draw.push('swamp-1')],
    ['a lost monster card', /each monster card/, ({ monsters }) => void monsters.draw.pop()],
    [
      'a treasure card in two hands',
      /no tile and no card/,
      ({ players, treasures }) => void players[0]?.cards.push({ card: treasures.draw[0] ?? '', level: 1 }),
    ],
    ['gold out of thin air', /strict pile/, ({ players }) => Object.assign(players[1] ?? {}, { gold: 3 })],
    ['a player in the middle of nowhere', /hangs together/, ({ players }) => Object.assign(players[1] ?? {}, { at: 7 })],
    ['somebody bursting with health', /health than there is room/, ({ players }) => Object.assign(players[1] ?? {}, { health: 6 })],
    ['last turns for no reason', /last turns/, (state) => Object.assign(state, { last: 0 })],
  ])('notice %s', (_, law, change) => expect(hurt(change)).toContainEqual(expect.stringMatching(law)));
});
