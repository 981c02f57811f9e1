import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../parts/Button.tsx';
import { Part } from './Fields.tsx';
import type { DangerTrial } from './use-danger.ts';

type DangerProps = {
  readonly ready: boolean;
  readonly mighty: boolean;
  readonly trial: DangerTrial;
};

/** Has a party try the card out, and says what became of it. */
export function DangerSection({ ready, mighty, trial: { part, danger, asked, words, run, stop } }: DangerProps) {
  const said = useRef<HTMLDivElement>(null);
  // what somebody has asked for is not left below the edge of the screen
  useEffect(() => {
    if (danger && asked) said.current?.scrollIntoView?.({ block: 'nearest' });
  }, [danger]);
  return (
    <Part title={mighty ? 'How mighty is it?' : 'How dangerous is it?'}>
      {part === null ? (
        <Button tone="teal" size="small" aria-disabled={!ready} onClick={() => ready && run()}>
          Send a party to try it
        </Button>
      ) : (
        <div class="shop-trying">
          <div
            class="shop-bar"
            role="progressbar"
            aria-label="The party is trying it"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(part * 100)}
          >
            <span style={{ transform: `scaleX(${part})` }} />
          </div>
          <Button tone="quiet" size="small" onClick={stop}>
            Stop
          </Button>
        </div>
      )}
      <div role="status" class="shop-verdict" ref={said}>
        {danger && <p>{danger.words}</p>}
        {words && <p>{words}</p>}
      </div>
    </Part>
  );
}
