import { useRef } from 'preact/hooks';
import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { Cue } from '../../../parts/board/Flourish.tsx';
import { BoardSquare } from '../../../parts/board/SquareMark.tsx';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { monsterFigure } from '../puppet-figures.ts';
import './bite.css';

/** The monster of a fight goes for whoever lost it, beside them on the map, and is gone after the hit. `level`: of the ground there. */
export function Bite({ cue, width, level }: { readonly cue: Cue | null; readonly width: number; readonly level: Level }) {
  const last = useRef<Cue | null>(null);
  if (cue?.kind === 'bite') last.current = cue;
  else if (cue?.kind !== 'hurt') last.current = null;
  const bite = last.current;
  if (!cue || !bite?.figure) return null;
  const lands = cue.kind === 'hurt';
  return (
    <BoardSquare square={cue.square} width={width} class={lands ? 'bite lands' : 'bite'}>
      <Puppet figure={monsterFigure(bite.figure, level)} mood={lands ? 'proud' : 'cross'} />
    </BoardSquare>
  );
}
