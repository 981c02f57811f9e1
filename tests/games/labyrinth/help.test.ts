// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { HELP_LEVELS, type HelpLevel } from '../../../src/engine/seats.ts';
import { act, prompt, startSession } from '../../../src/engine/session.ts';
import { labyrinth, labyrinthModule } from '../../../src/games/labyrinth/index.ts';
import { changeHelp } from '../../../src/games/labyrinth/rules/help.ts';
import { HELP } from '../../../src/games/labyrinth/state/constants.ts';
import type { State } from '../../../src/games/labyrinth/state/state.ts';
import { helpText } from '../../../src/games/labyrinth/text/help.ts';
import { Party } from './helpers.ts';

/** LA-39: how much the rules help each hero. */

const { content } = labyrinthModule;
/** Heroes that were drawn by lot, with this help. The same seed gives the same ones. */
function drawn(...help: readonly HelpLevel[]) {
  let { session } = startSession(labyrinth, content, help.length, {}, 7, help);
  for (;;) {
    const asked = prompt(labyrinth, content, session.now);
    if (asked?.kind === 'choose' && asked.choice.do !== 'race') return session.now.state;
    session = act(labyrinth, content, session, asked?.kind === 'choose' ? { do: 'surprise' } : { do: 'roll' }).session;
  }
}
const most = ({ heroes }: Pick<State, 'heroes'>) => heroes.map((hero) => hero?.most ?? 0);

describe('help', () => {
  it('[LA-39] is more hit points for a new hero; harder is fewer', () => {
    const plain = most(drawn('none', 'none', 'none', 'none'));
    const state = drawn('little', 'lot', 'harder', 'none');
    expect(most(state).map((hp, seat) => hp - (plain[seat] ?? 0))).toEqual([HELP.little, HELP.lot, HELP.harder, 0]);
    expect(state.heroes.every((hero) => hero?.hp === hero?.most)).toBe(true);
  });

  it('[LA-39] changed in mid-game gives or takes the points at once; nobody falls from it, and who has fallen stays down', () => {
    const state = structuredClone(new Party({ heroes: [{ hp: 9 }, { hp: 2 }, { hp: 0 }] }).session.now.state) as State;
    const before = most(state);
    changeHelp(state, 0, 'lot');
    changeHelp(state, 1, 'harder');
    changeHelp(state, 2, 'lot');
    expect(state.heroes.map((hero) => hero?.hp)).toEqual([9 + HELP.lot, 1, 0]);
    expect(most(state).map((hp, seat) => hp - (before[seat] ?? 0))).toEqual([HELP.lot, HELP.harder, HELP.lot]);
    expect(state.help).toEqual(['lot', 'harder', 'lot']);
  });

  it('[LA-39] is open to all, and a dungeon master has none', () => {
    const state = structuredClone(new Party({ dm: true }).session.now.state) as State;
    changeHelp(state, 1, 'lot');
    changeHelp(state, 3, 'lot');
    const { help } = labyrinth.view({ state, agenda: [], outcome: null }, 'table', content);
    expect(help).toEqual(['none', 'lot', 'none']);
  });

  it('[LA-39] is said with its figures', () => {
    for (const level of HELP_LEVELS) expect(helpText[level]).toContain(HELP[level] === 0 ? 'As many' : `${Math.abs(HELP[level])} `);
  });
});
