// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { HelpLevel } from '../../../src/engine/seats.ts';
import { initialPosition } from '../../../src/engine/session.ts';
import { dustUp, dustUpModule } from '../../../src/games/dust-up/index.ts';
import { changeHelp, mostHp } from '../../../src/games/dust-up/rules/help.ts';
import { HELP, MAX_HP } from '../../../src/games/dust-up/state/constants.ts';
import { helpText } from '../../../src/games/dust-up/text/help.ts';
import { Ring, SPARE } from './helpers.ts';

/** DU-22: how much the rules help each player. */

const { content } = dustUpModule;
const idle = { hand: ['poke', 'poke'], pile: SPARE } as const;
const helped = (help: HelpLevel, more = {}) => ({ ...idle, help, hp: MAX_HP + HELP[help], ...more });

describe('help', () => {
  it('[DU-22] is more hearts from the start and as the most; harder is fewer', () => {
    const levels = ['little', 'lot', 'harder'] as const;
    const at = initialPosition(dustUp, content, 4, {}, 1, levels);
    const { players } = dustUp.view({ state: at.state, agenda: [], outcome: null }, 'table', content);
    expect(players.map(({ hp, most, help }) => [hp, most, help])).toEqual([
      ...levels.map((level) => [MAX_HP + HELP[level], MAX_HP + HELP[level], level]),
      [MAX_HP, MAX_HP, 'none'],
    ]);
  });

  it('[DU-22] [DU-12] healing ends at the most', () => {
    const ring = new Ring({ players: [helped('lot', { hand: ['cocoa', 'poke'], hp: MAX_HP + 1 }), idle] }).plays('red-cocoa');
    expect(ring.player(0).hp).toBe(MAX_HP + HELP.lot);
    const hard = new Ring({ players: [helped('harder', { hand: ['cocoa', 'poke'] }), idle] }).plays('red-cocoa');
    expect(hard.player(0).hp).toBe(MAX_HP + HELP.harder);
  });

  it('[DU-22] [DU-15c] of swapped hearts those that do not fit in are lost', () => {
    const ring = new Ring({ players: [helped('harder', { hand: ['trade', 'poke'], hp: 3 }), helped('lot')] }).plays('red-trade');
    expect(ring.player(0).hp).toBe(MAX_HP + HELP.harder);
    expect(ring.player(1).hp).toBe(3);
    expect(ring.events).toContainEqual({ do: 'swapped-hearts', seat: 0, at: 1, now: MAX_HP + HELP.harder, theirs: 3 });
  });

  it('[DU-22] changed in mid-game gives or takes its hearts at once; nobody goes out from it, and who is out stays out', () => {
    const ring = new Ring({ players: [idle, idle, { out: true }] });
    const state = structuredClone(ring.session.now.state) as Parameters<typeof changeHelp>[0];
    const [one, two, out] = state.players;
    if (!one || !two || !out) throw new Error('three players');
    one.hp = 4;
    changeHelp(state, 0, 'lot');
    expect(one).toMatchObject({ help: 'lot', hp: 4 + HELP.lot });
    two.hp = 1;
    changeHelp(state, 1, 'harder');
    expect(two).toMatchObject({ help: 'harder', hp: 1 });
    changeHelp(state, 2, 'lot');
    expect(out).toMatchObject({ help: 'lot', hp: 0, out: true });
    one.hp = mostHp(one);
    changeHelp(state, 0, 'none');
    expect(one.hp).toBe(MAX_HP);
  });

  it('[DU-22] is said with its figures', () => {
    for (const level of ['none', 'little', 'lot', 'harder'] as const) expect(helpText[level]).toContain(`${MAX_HP + HELP[level]} hearts`);
  });
});
