import { useState } from 'preact/hooks';
import { EMBLEMS, type SeatRecord } from '../../../src/engine/seats.ts';
import { mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import type { View } from '../../../src/games/magic-and-mayhem/state/tasks.ts';
import { Board, type CellAction, type Cue } from '../../../src/ui/games/magic-and-mayhem/board/Board.tsx';
import { readPlan } from '../../../src/ui/games/magic-and-mayhem/board/board-plan.ts';
import { position } from './positions.ts';

const { content } = mayhemModule;

export const SEATS = ['Mira', 'Otto', 'Jon', 'Lotte'].map(
  (name, i): SeatRecord => ({
    name,
    emblem: EMBLEMS[i] ?? 'sun',
    player: { kind: 'person' },
    side: 'south',
    dice: 'app',
    reading: 'reads',
    help: 'none',
  }),
);

/** Where the acting hero could walk, and whom it could hit. */
function actionsOf(view: View, acting: number): Map<number, CellAction> {
  const actions = new Map<number, CellAction>();
  const plan = readPlan(view.board, content);
  const from = view.heroes[acting]?.at;
  if (from === null || from === undefined) return actions;
  const reached = plan.grid.flood(plan.walls, [from], 4);
  const foes = new Set(view.monsters.map(({ at }) => at));
  for (let i = 1; i < reached; i++) {
    const square = plan.grid.reached(i);
    if (foes.has(square)) actions.set(square, { kind: 'narrow', label: 'Tap to fight', mood: 'target' });
    else if (!view.heroes.some(({ at }) => at === square))
      actions.set(square, { kind: 'option', index: i, label: 'Walk here', mood: 'walk' });
  }
  return actions;
}

const CUES: readonly (readonly [Cue['kind'], string])[] = [
  ['hurt', '−2'],
  ['gold', '+3'],
  ['healed', '+1'],
  ['dodged', 'Dodged!'],
];

/** A board to play about with: walking works, foes vanish when tapped, the keys of the row below do the rest. */
export function BoardTable({ page }: { page: URLSearchParams }) {
  const [view, setView] = useState(() =>
    position(Number(page.get('tiles') ?? 12), Number(page.get('up') ?? 9), Number(page.get('seed') ?? 7)),
  );
  const [acting, setActing] = useState<number | null>(0);
  const [cue, setCue] = useState<Cue | null>(null);
  const [said, setSaid] = useState('');
  const actions = acting === null ? new Map<number, CellAction>() : actionsOf(view, acting);
  const say = (kind: Cue['kind'], text: string, square: number) => setCue({ id: (cue?.id ?? 0) + 1, kind, text, square, lasts: 600 });
  const onTap = (square: number, action: CellAction | null) => {
    setSaid(`${square} ${action ? action.label : 'nothing'}`);
    if (action?.mood === 'walk')
      setView({ ...view, heroes: view.heroes.map((hero) => (hero.seat === acting ? { ...hero, at: square } : hero)) });
    if (action?.mood === 'target') setView({ ...view, monsters: view.monsters.filter(({ at }) => at !== square) });
  };
  const flip = () => {
    const place = view.board.slots.indexOf('down');
    if (place < 0) return;
    setView({
      ...view,
      board: { ...view.board, slots: view.board.slots.map((slot, i) => (i === place ? { tile: 'biscuit-safe', turn: 1 } : slot)) },
    });
  };
  const here = view.heroes[acting ?? 0]?.at ?? 0;
  const bare = page.has('bare');
  return (
    <div class="board-table">
      <main class="board-room">
        <Board
          view={view}
          content={content}
          seats={SEATS}
          acting={acting}
          actions={actions}
          cue={cue}
          focus={[]}
          name={(square) => ({ there: view.heroes.find(({ at }) => at === square)?.hero ?? `Square ${square}`, way: '', place: '' })}
          onSay={() => undefined}
          onTap={onTap}
        />
      </main>
      {!bare && (
        <footer class="board-try">
          <button type="button" onClick={() => setActing(((acting ?? 0) + 1) % 4)}>
            next
          </button>
          <button type="button" onClick={flip}>
            flip
          </button>
          {CUES.map(([kind, text]) => (
            <button type="button" key={kind} onClick={() => say(kind, text, here)}>
              {kind}
            </button>
          ))}
          <button
            type="button"
            onClick={() =>
              setView({ ...view, monsters: view.monsters.map((one) => ({ ...one, facing: ((one.facing + 1) % 4) as 0 | 1 | 2 | 3 })) })
            }
          >
            turn
          </button>
          <button
            type="button"
            onClick={() =>
              setView({ ...view, board: { ...view.board, opened: readPlan(view.board, content).doors.map(({ edge }) => edge) } })
            }
          >
            open
          </button>
          <output>{said}</output>
        </footer>
      )}
    </div>
  );
}
