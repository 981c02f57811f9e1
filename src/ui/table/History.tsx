import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import { inSentence } from '../../engine/kit/words.ts';
import type { Tale } from '../../engine/save.ts';
import { Button } from '../parts/Button.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { useLater } from '../parts/lazy.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { SureButton } from '../parts/SureButton.tsx';
import { usePorts } from '../ports.ts';
import { Chronicle } from '../shell/Chronicle.tsx';
import type { Play } from './play.ts';
import { asTold } from './story.ts';
import './history.css';

/** Asks the store once; what it cannot find is not there. */
function useKept<T>(ask: () => Promise<readonly T[]>): readonly T[] | null {
  const [found, setFound] = useState<readonly T[] | null>(null);
  useEffect(() => {
    let here = true;
    ask()
      .then((list) => here && setFound(list))
      .catch(() => here && setFound([]));
    return () => {
      here = false;
    };
  }, []);
  return found;
}

/** A turn whose record is damaged is left out. */
function told(tell: () => string[]): string[] {
  try {
    return tell();
  } catch {
    return [];
  }
}

/** The whole story so far, turn by turn, as the device keeps it. */
export function ChronicleSheet<V extends Vocabulary>({ play, onClose }: { play: Play<V>; onClose: () => void }) {
  const { store } = usePorts();
  const { id } = play.save.value;
  const storyteller = useLater(play.ui.storyteller);
  const tales = useKept(async () => (await store.tales(id)) as unknown as readonly Tale<V>[]);
  if (!storyteller) return null;
  const names = play.names.value;
  const turns = asTold(tales ?? [])
    .map((tale) => ({
      title: names[tale.seat] ?? '',
      emblem: play.seat(tale.seat)?.emblem,
      lines: told(() => play.news.story(tale.entries)),
    }))
    .filter(({ lines }) => lines.length > 0);
  return <Chronicle turns={turns} onClose={onClose} />;
}

/** Every turn that is kept: the table can look at any, and go back to one. */
export function TimeMachine<V extends Vocabulary>({ play, onClose }: { play: Play<V>; onClose: () => void }) {
  const { store } = usePorts();
  const { id, line } = play.save.value;
  const starts = useKept(() => store.starts(id));
  const list = [...(starts ?? [])].reverse();
  // old turns are thinned out (decision 176)
  const gaps = list.some((start, i) => list[i + 1]?.line === start.line && start.turn - (list[i + 1]?.turn ?? 0) > 1);
  return (
    <Sheet title="Time machine" onBack={onClose} back="Back to now">
      <p class="history-words">Tap a turn to see the table as it stood.{gaps && ' Of turns long ago only some are kept.'}</p>
      <ol class="history">
        {list.map((start) => {
          const record = start.seat === null ? undefined : play.seat(start.seat);
          return (
            <li key={`${start.line} ${start.turn}`}>
              <Button
                tone="quiet"
                size="small"
                onClick={() => {
                  void play.lookAt(start);
                  onClose();
                }}
              >
                {record && <Emblem emblem={record.emblem} size={2} label="" />} Turn {start.turn}: {record && inSentence(record.name)}
                {start.line < line && <small> (before you went back)</small>}
              </Button>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}

/** Over the table while it shows an earlier turn: back to now, or, when everybody agrees, on from here. */
export function PastBar<V extends Vocabulary>({ play }: { play: Play<V> }) {
  const [sure, setSure] = useState(false);
  const start = play.past.value;
  useEffect(() => setSure(false), [start]);
  if (!start) return null;
  return (
    <section class="past-bar paper rim" aria-label="An earlier turn">
      <p>
        <b>This was turn {start.turn}.</b>{' '}
        {sure ? 'Does everybody agree to play on from here? Other dice will fall.' : 'You are only looking.'}
      </p>
      <Button onClick={() => void play.lookAt(null)} tone={sure ? 'quiet' : 'primary'} size="small">
        Back to now
      </Button>
      {sure ? (
        <SureButton size="small" onClick={() => play.goBack()}>
          Yes, all agree
        </SureButton>
      ) : (
        <Button tone="quiet" size="small" onClick={() => setSure(true)}>
          Play on from here
        </Button>
      )}
    </section>
  );
}
