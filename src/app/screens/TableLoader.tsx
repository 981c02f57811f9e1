import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '../../engine/game.ts';
import type { Save } from '../../engine/save.ts';
import { usePorts } from '../../ui/ports.ts';
import { fontsReady } from '../device/fonts.ts';
import type { LoadedGame } from '../games/load-game.ts';
import { resume } from '../games/resume.ts';
import { go } from '../routes.ts';
import { lockGame, type WindowLock } from '../storage/window-lock.ts';
// the table needs both of these: on a full disk they cannot be fetched later
import '../storage/saves.ts';
import './UnsavedNotice.tsx';
import { OtherWindowScreen } from './OtherWindowScreen.tsx';
import { clearHandOver, dealtGame } from './pending-new-game.ts';
import { TableScreen, type TableScreenProps } from './TableScreen.tsx';

type TableGateProps = {
  readonly id: string;
  readonly open: (save: Save<GameTypes>) => Promise<LoadedGame>;
  readonly onSettings: () => void;
  /** An overlay, such as the settings. */
  readonly over?: ComponentChildren;
};
type Taken = Omit<TableScreenProps, 'onSettings' | 'over'> & { readonly claim: WindowLock };

/** Prepares the table: locks the game for this window, reads the save, loads the game. */
export function TableLoader({ id, open, onSettings, over }: TableGateProps) {
  const { store } = usePorts();
  const [laid, setLaid] = useState<Taken | 'elsewhere' | null>(null);
  const [error, setError] = useState<unknown>(null);
  /** The number of taps on "play here instead". */
  const [steals, setSteals] = useState(0);

  useEffect(() => {
    let here = true;
    let held: WindowLock | null = null;
    const lay = async () => {
      const got = await lockGame(id, steals > 0);
      // the screen was left before the table was ready
      if (!here) return got?.release();
      held = got;
      if (!got) return setLaid('elsewhere');
      const fresh = dealtGame(id);
      const { save, notice } = fresh ? { save: fresh, notice: null } : await resume(store, id);
      const opened = await open(save);
      // a late font would move the board under a finger
      await fontsReady();
      if (!here) return;
      clearHandOver();
      setLaid({ ...opened, save, notice, kept: fresh === null, claim: got });
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
    return <OtherWindowScreen onTake={takeIt} onShelf={() => go('#/')} />;
  }
  const { claim: _mine, ...table } = laid;
  return <TableScreen {...table} onSettings={onSettings} over={over} />;
}
