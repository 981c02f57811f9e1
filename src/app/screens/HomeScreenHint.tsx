import { useState } from 'preact/hooks';
import { Button } from '../../ui/parts/Button.tsx';
import { HomeScreenGuide } from '../../ui/shell/shelf/HomeScreenGuide.tsx';
import { hintNow } from '../device/home-screen.ts';
import { refuseInstall } from '../storage/preferences.ts';

/** The hint on the shelf about installing the app, until somebody refuses. `waiting`: there is a saved game. */
export function HomeScreenHint({ waiting }: { waiting: boolean }) {
  const [refused, setRefused] = useState(false);
  const hint = refused ? null : hintNow(waiting);
  const refuse = () => {
    refuseInstall();
    setRefused(true);
  };
  if (hint === null) return null;
  if (hint !== 'insecure') return <HomeScreenGuide browser={hint} waiting={waiting} onNo={refuse} />;
  return (
    <p class="notice paper" role="status">
      You can play and save here, but not install the theatre or play offline: browsers allow that only at an https address.
      <Button tone="quiet" size="small" onClick={refuse}>
        All right
      </Button>
    </p>
  );
}
