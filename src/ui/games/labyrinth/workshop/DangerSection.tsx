import { useEffect, useRef, useState } from 'preact/hooks';
import type { OwnCard } from '../../../../games/labyrinth/content/card-pack-schema.ts';
import { Button } from '../../../parts/Button.tsx';
import type { Danger, DangerEstimate, WorkshopProps } from '../../../workshop.ts';
import { Torches } from '../Torches.tsx';
import { Part } from './Fields.tsx';

type DangerProps = {
  readonly card: OwnCard;
  readonly ready: boolean;
  readonly mighty: boolean;
  /** It is measured anew by itself whenever the card has rested for a moment. */
  readonly live?: boolean;
  readonly measure: WorkshopProps['measure'];
};

/** So long a card rests before it is measured by itself, in milliseconds. */
const REST = 700;

/** Sends a party through the card again and again, and says what became of it. What it said is gone when the card changes. */
export function DangerSection({ card, ready, mighty, live = false, measure }: DangerProps) {
  const [part, setPart] = useState<number | null>(null);
  const [danger, setDanger] = useState<Danger | null>(null);
  const [words, setWords] = useState('');
  const running = useRef<DangerEstimate | null>(null);
  const said = useRef<HTMLDivElement>(null);
  // what the party says may lie below the edge of the screen
  useEffect(() => {
    if (danger && !live) said.current?.scrollIntoView?.({ block: 'nearest' });
  }, [danger]);
  const text = JSON.stringify(card);
  useEffect(() => {
    if (!live) setDanger(null);
    setWords('');
    const timer = live && ready ? setTimeout(run, REST) : undefined;
    return () => {
      clearTimeout(timer);
      running.current?.stop();
    };
  }, [text]);

  const run = () => {
    setWords('');
    if (!live) setDanger(null);
    setPart(0);
    const mine = measure(card, setPart);
    running.current = mine;
    mine.result
      .then(
        (found) => (found || !live) && setDanger(found),
        () => setWords('The party got lost on the way. Please try again.'),
      )
      .finally(() => {
        if (running.current === mine) setPart(null);
      });
  };
  const what = mighty ? 'How mighty is it?' : 'How dangerous is it?';
  return (
    <Part title={what}>
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
          <Button tone="quiet" size="small" onClick={() => running.current?.stop()}>
            Stop
          </Button>
        </div>
      )}
      <div role="status" ref={said}>
        {danger && (
          <>
            <p class="shop-torches">
              <Torches lit={danger.torches} />
            </p>
            <p>{danger.words}</p>
          </>
        )}
        {words && <p>{words}</p>}
      </div>
    </Part>
  );
}
