import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameTypes } from '../../../engine/game.ts';
import type { TurnLog } from '../../../engine/save.ts';
import type { GameUi } from '../../game-ui.ts';
import { Button } from '../../parts/Button.tsx';
import { ConfirmButton } from '../../parts/ConfirmButton.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { usePorts } from '../../ports.ts';
import type { TableController } from '../table-controller.ts';
import { Chronicle } from './Chronicle.tsx';
import { type Cast, castOf } from './doer-picture.tsx';
import { chaptersOf, rememberedTurns, type StoryLine, storyLines } from './story.ts';
import { TurnList } from './TurnList.tsx';
import './chronicle-sheet.css';

/** Loads a list once; null while loading, empty on an error. */
function useStored<T>(ask: () => Promise<readonly T[]>): readonly T[] | null {
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

type HistoryProps<V extends GameTypes> = {
  readonly play: TableController<V>;
  readonly ui: GameUi<V>;
  readonly onClose: () => void;
};

/** The logs of all stored turns, as sentences; null while they load. */
function useStory<V extends GameTypes>(play: TableController<V>): readonly StoryLine[] | null {
  const { store } = usePorts();
  const { id } = play.save.value;
  const logs = useStored(async () => (await store.turnLogs(id)) as unknown as readonly TurnLog<V>[]);
  const names = play.names.value;
  return useMemo(() => logs && storyLines(play.ui.describe, logs, names), [logs, names]);
}
const castAt = <V extends GameTypes>(play: TableController<V>, ui: GameUi<V>): Cast =>
  castOf(ui, play.observation.value.view, play.save.value.seats, play.names.value);

/** The chronicle of all stored turns. */
export function ChronicleSheet<V extends GameTypes>({ play, ui, onClose }: HistoryProps<V>) {
  const story = useStory(play);
  const chapters = useMemo(() => chaptersOf(story ?? []), [story]);
  const goesOn = play.save.value.session.now.outcome === null;
  return <Chronicle chapters={chapters} cast={castAt(play, ui)} onClose={onClose} goesOn={goesOn} />;
}

/** The list of stored turns. People can look at a turn and go back to it. */
export function TimeMachine<V extends GameTypes>({ play, ui, onClose }: HistoryProps<V>) {
  const { store } = usePorts();
  const { id, line } = play.save.value;
  const starts = useStored(() => store.turnKeys(id));
  const story = useStory(play);
  const turns = useMemo(() => [...rememberedTurns(starts ?? [], story ?? [])].reverse(), [starts, story]);
  return (
    <Sheet title="Time machine" onBack={onClose} back="Back to now">
      <TurnList
        turns={turns}
        line={line}
        seats={play.save.value.seats}
        cast={castAt(play, ui)}
        onTurn={(key) => {
          void play.lookAt(key);
          onClose();
        }}
      />
    </Sheet>
  );
}

/** The bar while an earlier turn is shown: return to the present, or continue from here. */
export function PastBar<V extends GameTypes>({ play }: { play: TableController<V> }) {
  const [sure, setSure] = useState(false);
  const start = play.past.value;
  useEffect(() => setSure(false), [start]);
  if (!start) return null;
  return (
    <section class="past-bar paper rim" aria-label="An earlier turn">
      <p>
        <b>This was turn {start.turn}.</b>{' '}
        {sure ? 'Does everybody agree to play on from here? Other dice will fall, but nothing is lost.' : 'You are only looking.'}
      </p>
      <Button onClick={() => void play.lookAt(null)} tone={sure ? 'quiet' : 'primary'} size="small">
        Back to now
      </Button>
      {sure ? (
        <ConfirmButton size="small" onClick={() => play.goBack()}>
          Yes, all agree
        </ConfirmButton>
      ) : (
        <Button tone="quiet" size="small" onClick={() => setSure(true)}>
          Play on from here
        </Button>
      )}
    </section>
  );
}
