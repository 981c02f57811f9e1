import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import type { Save } from '../../engine/save.ts';
import { look } from '../../engine/session.ts';
import { loadParts } from '../../ui/game-ui.ts';
import { usePorts } from '../../ui/ports.ts';
import { taught } from '../kept.ts';
import { letters } from '../letters.ts';
import type { Laid } from '../open.ts';
import { type Claim, claim } from '../ownership.ts';
import { afterPaint } from '../pace.ts';
import { resume } from '../resume.ts';
import { go } from '../routes.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { take } from './handover.ts';
import { TableScreen, type TableScreenProps } from './TableScreen.tsx';

type TableGateProps = {
  readonly id: string;
  readonly open: (save: Save<Vocabulary>) => Promise<Laid>;
  readonly onSettings: () => void;
  /** What lies over the table, such as the settings. */
  readonly over?: ComponentChildren;
};
type Taken = Omit<TableScreenProps, 'onSettings' | 'over'> & { readonly claim: Claim };

/** Before a table stands: this window takes the game, reads it, opens its box. Another window that has it is asked first. */
export function TableGate({ id, open, onSettings, over }: TableGateProps) {
  const { store } = usePorts();
  const [laid, setLaid] = useState<Taken | 'elsewhere' | null>(null);
  const [error, setError] = useState<unknown>(null);
  /** Counts the times that somebody said "play here instead". */
  const [steals, setSteals] = useState(0);

  useEffect(() => {
    let here = true;
    let held: Claim | null = null;
    const lay = async () => {
      const got = await claim(id, steals > 0);
      // somebody has left before the table stood
      if (!here) return got?.release();
      held = got;
      if (!got) return setLaid('elsewhere');
      const fresh = take(id);
      const { save, notice } = fresh ? { save: fresh, notice: null } : await resume(store, id);
      const opened = await open(save);
      const { box, ui } = opened;
      const { now } = save.session;
      // of a game that is over its ending is shown
      const part = now.outcome ? ui.storyteller : ui.partFor?.(look(box.game, box.content, now, 'table').view);
      // what came in later would push the board from under a finger
      const [tips] = await Promise.all([taught.on.peek() ? ui.tips?.().catch(() => []) : [], letters(), part?.load()]);
      if (!here) return;
      setLaid({ ...opened, tips: tips ?? [], save, notice, kept: fresh === null, claim: got });
      // and nobody shall wait where the game goes on
      afterPaint(() => void loadParts(ui));
    };
    lay().catch((reason: unknown) => here && setError(reason));
    return () => {
      here = false;
      held?.release();
    };
  }, [id, steals]);

  if (error) throw error;
  if (laid === null) return <p class="visually-hidden">The table is being laid.</p>;
  if (laid === 'elsewhere' || laid.claim.lost.value) {
    const takeIt = () => {
      setLaid(null);
      setSteals(steals + 1);
    };
    return <Elsewhere onTake={takeIt} onShelf={() => go('#/')} />;
  }
  const { claim: _mine, ...table } = laid;
  return <TableScreen {...table} onSettings={onSettings} over={over} />;
}
