import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { AnyBox } from '../../engine/box.ts';
import type { Vocabulary } from '../../engine/game.ts';
import type { Save } from '../../engine/save.ts';
import type { GameUi } from '../../ui/game-ui.ts';
import { Sprite } from '../../ui/parts/Sprite.tsx';
import { type Ports, usePorts } from '../../ui/ports.ts';
import { End } from '../../ui/shell/End.tsx';
import { ChronicleSheet } from '../../ui/table/History.tsx';
import { Play } from '../../ui/table/play.ts';
import { trusted } from '../../ui/table/records.ts';
import { Table } from '../../ui/table/Table.tsx';
import { dealSave } from '../deal.ts';
import { settings, taught, took } from '../kept.ts';
import { learn } from '../known.ts';
import { afterDrawing, afterPaint } from '../pace.ts';
import { keepSafe } from '../persist.ts';
import { go, replace } from '../routes.ts';
import { update } from '../update.ts';
import { hand } from './handover.ts';

export type TableScreenProps = {
  readonly box: AnyBox;
  readonly ui: GameUi<Vocabulary>;
  readonly save: Save<Vocabulary>;
  /** Whether `save` is what the device keeps, or has just been dealt. */
  readonly kept: boolean;
  /** Something to be said at once, such as that the newest save was damaged. */
  readonly notice: string | null;
  readonly onSettings: () => void;
};

/** What tests and switches read off the page's root. */
function mark(play: Play<Vocabulary>): () => void {
  const root = document.getElementById('app') ?? document.documentElement;
  const stop = effect(() => {
    const { save, saver } = play;
    root.dataset.game = save.value.game;
    root.dataset.seat = String(play.deciding.value ?? '');
    root.dataset.move = String(save.value.revision);
    const saved = String(saver.saved.value);
    // whoever reads it finds the screen as it was saved, drawn
    afterDrawing(() => {
      if (root.dataset.game !== undefined) root.dataset.saved = saved;
    });
  });
  return () => {
    stop();
    for (const key of ['game', 'seat', 'move', 'saved']) delete root.dataset[key];
  };
}

/** Learns how long people take to decide, for the estimates of a game's length. What a bot did, or an app that was not looked at, teaches nothing. */
function learnTempo(play: Play<Vocabulary>, now: () => number): () => void {
  let asked: number | null = null;
  let revision = play.save.peek().revision;
  return effect(() => {
    const open = play.open.value;
    const next = play.save.value.revision;
    if (next > revision && asked !== null) {
      const seconds = (now() - asked) / 1000;
      afterPaint(() => took(seconds));
    }
    if (next !== revision || asked === null) asked = open ? now() : null;
    revision = next;
  });
}

function watch(play: Play<Vocabulary>, ports: Ports): () => void {
  const unmark = mark(play);
  const unlearn = learnTempo(play, ports.now);
  const awake = effect(() => (settings.value.keepAwake ? ports.wakeLock.hold() : ports.wakeLock.release()));
  const back = () => {
    if (document.visibilityState === 'visible') play.saver.retry();
    else play.lower();
  };
  document.addEventListener('visibilitychange', back);
  let asked = false;
  const persist = effect(() => {
    if (asked || play.saver.saved.value < 1) return;
    asked = true;
    void keepSafe();
  });
  const know = effect(() => {
    const { state } = play.save.value.session.now;
    afterPaint(() => learn(play.box, state));
  });
  return () => {
    unmark();
    unlearn();
    awake();
    persist();
    know();
    ports.wakeLock.release();
    document.removeEventListener('visibilitychange', back);
    play.close();
  };
}

/** A table in play, and its last curtain. */
export function TableScreen({ box, ui, save, kept, notice, onSettings }: TableScreenProps) {
  const ports = usePorts();
  const [play] = useState(() => new Play(box, ui, kept ? trusted(save, ports.build) : save, ports, settings, kept));
  const [chronicle, setChronicle] = useState(false);
  useEffect(() => watch(play, ports), [play, ports]);
  useEffect(() => {
    if (notice) play.say(notice);
  }, [play, notice]);
  if (play.fault.value) throw play.fault.value;
  const { session, seats } = play.save.value;
  const { outcome } = session.now;
  const over = outcome !== null && play.frame.value === null && play.thrown.value === null;

  if (!over)
    return (
      <Table play={play} ui={ui} onShelf={() => go('#/')} onSettings={onSettings} resumed={kept} onUpdate={update.value} taught={taught} />
    );
  const { view } = play.look.value;
  const again = () => {
    const next = dealSave(box, seats, play.save.value.options, ports.seed());
    hand(next);
    replace(`#/table/${next.id}`);
  };
  return (
    <>
      <Sprite icons={ui.icons} />
      <End
        ending={ui.teller.ending(view, outcome, play.names.value)}
        outcome={outcome.reason}
        seats={seats.map((seat, i) => ({ name: seat.name, emblem: seat.emblem, puppet: ui.puppet(view, i) }))}
        onAgain={again}
        onChronicle={() => setChronicle(true)}
        onShelf={() => go('#/')}
      />
      {chronicle && <ChronicleSheet play={play} onClose={() => setChronicle(false)} />}
    </>
  );
}
