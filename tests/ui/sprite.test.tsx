/// <reference path="../../src/ui/virtual.d.ts" />
import { icons } from 'virtual:sprite/magic-and-mayhem';
import { icons as shared } from 'virtual:sprite/shared';
import { icons as shell } from 'virtual:sprite/shell';
import { icons as traps } from 'virtual:sprite/traps-and-treasures';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import { ABILITIES, DOORS, type Lasting } from '../../src/games/magic-and-mayhem/state/constants.ts';
import { Banner } from '../../src/ui/games/magic-and-mayhem/Banner.tsx';
import { Badges, HeartSlip } from '../../src/ui/games/magic-and-mayhem/board/Badges.tsx';
import { Board } from '../../src/ui/games/magic-and-mayhem/board/Board.tsx';
import { Door } from '../../src/ui/games/magic-and-mayhem/board/Doors.tsx';
import { BossFigure, MonsterFigure } from '../../src/ui/games/magic-and-mayhem/board/MonsterFigure.tsx';
import { AbilityBar } from '../../src/ui/games/magic-and-mayhem/cards/AbilityBar.tsx';
import { monsterFigure } from '../../src/ui/games/magic-and-mayhem/puppet-figures.ts';
import { Sprite } from '../../src/ui/parts/Sprite.tsx';
import { SEATS } from './gallery-board/BoardTable.tsx';
import { position } from './gallery-board/positions.ts';

const LASTING: { readonly [K in Lasting]: true } = { incapacitated: true, immobilized: true, invisible: true, poisoned: true };
afterEach(cleanup);

test('every picture on a board is in the sprite, whatever stands on it', () => {
  const puppet = { figure: monsterFigure('nobody'), mood: 'well', gang: undefined } as const;
  const foe = { ...puppet, number: 1, hp: 3, most: 9, states: '', unseen: false, arrow: 90 };
  render(
    <>
      <Board
        view={position(14, 14)}
        content={mayhemModule.content}
        seats={SEATS}
        acting={0}
        actions={new Map([[1, { kind: 'narrow', label: 'Look', mood: 'other' }]])}
        cue={null}
        focus={[]}
        name={(square) => ({ there: String(square), way: '', place: '' })}
        onSay={() => undefined}
        onTap={() => undefined}
      />
      <svg role="img" aria-label="figures">
        {DOORS.flatMap((kind) => [true, false].map((open) => <Door key={`${kind} ${open}`} x={0} y={0} upright kind={kind} open={open} />))}
        <Badges states={[...Object.keys(LASTING), 'asleep', 'laden'].join()} x={0} y={0} />
        <HeartSlip hp={1} x={0} y={0} />
      </svg>
      <MonsterFigure {...foe} />
      <MonsterFigure {...foe} unseen />
      <BossFigure {...foe} />
      <Banner side={0} size={2} />
      <Banner side={1} size={2} />
      <AbilityBar lit={ABILITIES} />
      <AbilityBar lit={[]} />
    </>,
  );
  const asked = [...new Set([...document.querySelectorAll('use')].map((one) => one.getAttribute('href') ?? ''))];
  expect(asked.length).toBeGreaterThan(50);
  cleanup();
  render(<Sprite icons={{ ...shell, ...icons }} />);
  expect(asked.filter((href) => document.querySelector(href) === null)).toEqual([]);
});

test('a drawing keeps its words, and says the colours of the page as styles', () => {
  render(<Sprite icons={icons} />);
  const sign = screen.getByText('Store');
  expect(sign.closest('g[id]')?.id).toBe('print-stall');
  expect(sign.getAttribute('style')).toContain('var(--ink)');
  expect(sign.getAttribute('fill')).toBeNull();
});

test('a glyph that two games name is shipped once, and both have it', () => {
  const both = Object.keys(icons).filter((name) => name in traps);
  expect(both.length).toBeGreaterThan(5);
  for (const name of both) {
    expect(icons[name], name).toBe(traps[name]);
    expect(shared[name], name).toBe(traps[name]);
  }
  expect(Object.keys(shared).filter((name) => name in shell)).toEqual([]);
});
