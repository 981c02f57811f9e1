import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../ui/parts/Button.tsx';
import { usePorts } from '../../ui/ports.ts';
import { Interlude } from '../../ui/shell/Interlude.tsx';
import { Friendly } from '../friendly.ts';
import type { Report } from '../report.ts';
import { go, route } from '../routes.ts';
import { isLostPart } from '../update.ts';

/** Something went wrong that nobody expected. The games stay where they are, and a file about it can be sent. */
export function Trouble({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const at = route.value;
  return (
    <Interlude title="The stage hand tripped" who="tripped">
      <p>Your games are safe.{error instanceof Friendly && ' This is what the stage hand said:'}</p>
      {error instanceof Friendly && <p class="chip">{error.message}</p>}
      <Button onClick={() => (isLostPart(error) ? location.reload() : onAgain())}>Try again</Button>
      <Button tone="quiet" onClick={() => (at.at === 'shelf' ? onAgain() : go('#/'))}>
        Back to the shelf
      </Button>
      <Send error={error} id={at.at === 'table' ? at.id : null} />
    </Interlude>
  );
}

/** The report, made beforehand, since a share sheet opens only straight from a tap. */
function Send({ error, id }: { error: unknown; id: string | null }) {
  const { store, build } = usePorts();
  const [ready, setReady] = useState<{ readonly report: Report; readonly send: () => Promise<string> } | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    let here = true;
    const make = async () => {
      const [{ makeReport }, { send }] = await Promise.all([import('../report.ts'), import('../send.ts')]);
      const report = await makeReport({ store, id, error, build });
      if (here) setReady(report && { report, send: () => send(report.file) });
    };
    // no report is no new trouble
    make().catch(() => here && setReady(null));
    return () => {
      here = false;
    };
  }, [error, id]);
  if (!ready) return null;
  return (
    <>
      <Button tone="quiet" onClick={() => void ready.send().then(setSaid)}>
        Send a report
      </Button>
      <p>
        <small>
          {ready.report.game && 'The report holds the whole game, hidden cards too. '}
          Nothing leaves this device unless you send it.
        </small>
      </p>
      <p role="status">{said}</p>
    </>
  );
}
