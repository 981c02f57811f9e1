import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../ui/parts/Button.tsx';
import { usePorts } from '../../ui/ports.ts';
import { MessageScreen } from '../../ui/shell/MessageScreen.tsx';
import type { Report } from '../import-export/error-report.ts';
import { go, route } from '../routes.ts';
import { isLoadError } from '../service-worker/update.ts';
import { UserFacingError } from '../user-facing-error.ts';

/** Whether all games are stored: there is no unsaved write, and the storage answers. */
function useAllSaved(): boolean {
  const { store, autosave } = usePorts();
  const [answers, setAnswers] = useState(false);
  useEffect(() => {
    let here = true;
    store.summaries().then(
      () => here && setAnswers(true),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [store]);
  return answers && autosave.unsaved.value.length === 0;
}

/** The screen for unexpected errors. An error report can be sent from here. */
export function ErrorScreen({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const at = route.value;
  const safe = useAllSaved();
  const { autosave } = usePorts();
  const waiting = autosave.unsaved.value.length > 0;
  return (
    <MessageScreen title="The stage hand tripped" who="tripped">
      <p>
        {safe && 'Your games are safe. '}
        {waiting && 'Not everything is saved yet: it waits in this page. Please do not close it. '}
        {error instanceof UserFacingError && 'This is what the stage hand said:'}
      </p>
      {error instanceof UserFacingError && <p class="chip">{error.message}</p>}
      <Button onClick={() => (isLoadError(error) ? location.reload() : onAgain())}>Try again</Button>
      <Button tone="quiet" onClick={() => (at.at === 'shelf' ? onAgain() : go('#/'))}>
        Back to the shelf
      </Button>
      <SendReport error={error} id={at.at === 'table' ? at.id : null} />
    </MessageScreen>
  );
}

/** The button that sends the report. The report is made in advance, because a share sheet opens only synchronously from a tap. */
function SendReport({ error, id }: { error: unknown; id: string | null }) {
  const { store, build } = usePorts();
  const [ready, setReady] = useState<{ readonly report: Report; readonly send: () => Promise<string> } | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    let here = true;
    const make = async () => {
      const [{ makeReport }, { send }] = await Promise.all([
        import('../import-export/error-report.ts'),
        import('../import-export/send-file.ts'),
      ]);
      const report = await makeReport({ store, id, error, build });
      if (here) setReady(report && { report, send: () => send(report.file) });
    };
    // a failed report is not reported as another error
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
