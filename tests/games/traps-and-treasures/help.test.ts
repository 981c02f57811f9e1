// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { HelpLevel } from '../../../src/engine/seats.ts';
import { initialPosition } from '../../../src/engine/session.ts';
import { speak } from '../../../src/engine/shared/sentences.ts';
import { traps, trapsModule } from '../../../src/games/traps-and-treasures/index.ts';
import { changeHelp } from '../../../src/games/traps-and-treasures/rules/help.ts';
import { GOLD, HELP, MAX_HEALTH, SACK } from '../../../src/games/traps-and-treasures/state/constants.ts';
import type { State } from '../../../src/games/traps-and-treasures/state/state.ts';
import { helpText } from '../../../src/games/traps-and-treasures/text/help.ts';
import { gameText } from '../../../src/games/traps-and-treasures/text/index.ts';
import { Dungeon, ROAD } from './helpers.ts';

/** TT-29: how much the rules help each player. */

const { content } = trapsModule;
const comesHome = (help: HelpLevel, gold: number, also = {}, others: readonly object[] = [{}]) =>
  new Dungeon({ players: [{ help, gold, stored: 2 }, ...others], also }).does({ do: 'rest' });
const knockedOut = (help: HelpLevel) =>
  new Dungeon({ players: [{ at: '0,-1', help, gold: 6, health: 1 }, {}], laid: ROAD, monsters: ['ogre'] }).fights(1).player(0);

describe('help', () => {
  it.each([
    ['none', 5, 5],
    ['little', 4, 6],
    ['little', 5, 8],
    ['lot', 5, 10],
    ['harder', 5, 5],
  ] as const)('[TT-29] %s: %i gold that comes home are %i in the chest', (help, gold, stored) => {
    const play = comesHome(help, gold);
    expect(play.player(0)).toMatchObject({ gold: 0, stored: 2 + stored });
    expect(play.told('helped')).toEqual(stored > gold ? { do: 'helped', seat: 0, amount: stored - gold } : undefined);
  });

  it.each([
    ['little', 5, 8],
    ['little', 6, 9],
    ['lot', 4, 7],
    ['lot', 5, 9],
  ] as const)('[TT-29] %s, with three players: %i gold that comes home are %i in the chest', (help, gold, stored) => {
    expect(comesHome(help, gold, {}, [{}, {}]).player(0).stored).toBe(2 + stored);
  });

  it.each([
    ['little', 5, 8],
    ['lot', 5, 8],
    ['lot', 10, 16],
  ] as const)('[TT-29] %s, with six players: %i gold that comes home are %i in the chest', (help, gold, stored) => {
    expect(comesHome(help, gold, {}, [{}, {}, {}, {}, {}]).player(0).stored).toBe(2 + stored);
  });

  it('[TT-29] [TT-18] a strict pile gives no more than it has', () => {
    const pile = 2;
    const play = comesHome('lot', 5, { pile });
    expect(play.player(0).stored).toBe(2 + 5 + pile);
    expect(play.state.pile).toBe(0);
    expect(GOLD).toBeGreaterThan(pile);
  });

  it('[TT-29] [TT-19] what it adds counts for the end, and in a last turn comes on top of the double', () => {
    const enough = new Dungeon({ players: [{ help: 'lot', gold: 5, stored: 20 }, {}] }).does({ do: 'rest' });
    expect(enough.state.last).toBe(0);
    const last = new Dungeon({ players: [{ help: 'lot', gold: 4 }, { stored: 30 }], newBook: true, also: { last: 1 } }).does({
      do: 'rest',
    });
    expect(last.told('doubled')).toMatchObject({ amount: 4 });
    expect(last.told('helped')).toMatchObject({ amount: 4 });
  });

  it('[TT-29] [TT-15] knocked out, one wakes up with as many hearts as one may have', () => {
    expect(knockedOut('harder')).toMatchObject({ at: 0, gold: 0, health: MAX_HEALTH + HELP.harder.hearts });
    expect(knockedOut('lot')).toMatchObject({ at: 0, gold: 0, health: MAX_HEALTH });
  });

  it('[TT-29] harder is fewer hearts from the start and as the most', () => {
    const { state } = initialPosition(traps, content, 2, {}, 1, ['harder', 'lot']);
    const { players } = traps.view({ state, agenda: [], outcome: null }, 'table', content);
    expect(players.map(({ health, most, help }) => [health, most, help])).toEqual([
      [MAX_HEALTH + HELP.harder.hearts, MAX_HEALTH + HELP.harder.hearts, 'harder'],
      [MAX_HEALTH, MAX_HEALTH, 'lot'],
    ]);
  });

  it('[TT-29] changed in mid-game takes hearts for which there is no room; less of "harder" is filled up by rests', () => {
    const state = structuredClone(new Dungeon({ players: [{ health: 5 }, { health: 1 }] }).state) as State;
    changeHelp(state, 0, 'harder', content);
    changeHelp(state, 1, 'harder', content);
    expect(state.players.map(({ health }) => health)).toEqual([MAX_HEALTH + HELP.harder.hearts, 1]);
    changeHelp(state, 0, 'none', content);
    expect(state.players[0]).toMatchObject({ help: 'none', health: MAX_HEALTH + HELP.harder.hearts });
  });

  it('[TT-29] is said', () => {
    expect(speak(gameText(content).tell({ do: 'helped', seat: 1, amount: 4 }, ['Mira', 'Otto']) ?? [])).toMatch(
      /4 more gold for the chest of \S*Otto/,
    );
    for (const level of ['little', 'lot'] as const) {
      const [two, many] = [comesHome(level, SACK), comesHome(level, SACK, {}, [{}, {}])].map((play) => play.player(0).stored - 2);
      expect([helpText(2)[level], helpText(3)[level]]).toEqual(
        [two, many].map((gold) => `A sack of ${SACK} gold makes ${gold} in the chest.`),
      );
    }
    expect(helpText(2).harder).toBe(`${MAX_HEALTH + HELP.harder.hearts} hearts in place of ${MAX_HEALTH}.`);
  });
});
