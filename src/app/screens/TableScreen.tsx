import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnyBox, AnyOpenBox } from '../../engine/box.ts';
import type { Vocabulary } from '../../engine/game.ts';
import { inSentence } from '../../engine/kit/words.ts';
import { trusted } from '../../engine/records.ts';
import type { Save } from '../../engine/save.ts';
import type { GameUi } from '../../ui/game-ui.ts';
import { type Ports, usePorts } from '../../ui/ports.ts';
import { matchWords } from '../../ui/shell/match.ts';
import { Compass } from '../../ui/table/Compass.tsx';
import { Play } from '../../ui/table/play.ts';
import { Table } from '../../ui/table/Table.tsx';
import type { Tip } from '../../ui/tips.ts';
import { noteKept, settings, taught, took } from '../kept.ts';
import { learn } from '../known.ts';
import { afterDrawing, afterPaint } from '../pace.ts';
import { keepSafe } from '../persist.ts';
import { go } from '../routes.ts';
import { count } from '../score.ts';
import { update } from '../update.ts';
import { holdUpright, letTurn } from '../upright.ts';
import { LastCurtain } from './LastCurtain.tsx';

export type TableScreenProps = {
  readonly box: AnyOpenBox;
  /** All of the box, for who plays again. */
  readonly whole: () => Promise<AnyBox>;
  readonly ui: GameUi<Vocabulary>;
  readonly save: Save<Vocabulary>;
  /** Whether `save` is what the device keeps, or has just been dealt. */
  readonly kept: boolean;
  /** Something to be said at once, such as that the newest save was damaged. */
  readonly notice: string | null;
  /** What the table teaches, if this device wants to be taught. */
  readonly tips: readonly Tip[];
  readonly onSettings: () => void;
  /** What lies over the table, such as the settings. */
  readonly over?: ComponentChildren;
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
  const upright = effect(() => (settings.value.compass ? holdUpright() : letTurn()));
  const back = () => {
    if (document.visibilityState === 'visible') play.saver.retry();
    else play.lower();
  };
  document.addEventListener('visibilitychange', back);
  let asked = false;
  const persist = effect(() => {
    if (asked || play.saver.saved.value < 1) return;
    asked = true;
    noteKept(true);
    void keepSafe();
  });
  const know = effect(() => {
    const { state } = play.save.value.session.now;
    afterPaint(() => learn(play.box, state));
  });
  let wasOver = false;
  const score = effect(() => {
    const save = play.save.value;
    const isOver = save.session.now.outcome !== null;
    if ((isOver || wasOver) && play.saver.saved.value === save.revision) count(play.box, save);
    wasOver ||= isOver;
  });
  return () => {
    unmark();
    unlearn();
    awake();
    upright();
    letTurn();
    persist();
    know();
    score();
    ports.wakeLock.release();
    document.removeEventListener('visibilitychange', back);
    play.close();
  };
}

/** A table in play, and its last curtain: they lie the same way up. */
export function TableScreen({ box, whole, ui, save, kept, notice, tips, onSettings, over }: TableScreenProps) {
  const ports = usePorts();
  const [play] = useState(() => new Play(box, ui, kept ? trusted(save, ports.build) : save, ports, settings, kept));
  useEffect(() => watch(play, ports), [play, ports]);
  useEffect(() => {
    if (notice) play.say(notice);
  }, [play, notice]);
  useEffect(() => {
    const { match, seats } = save;
    const words =
      match && !kept
        ? matchWords(
            match,
            seats.map(({ name }) => inSentence(name)),
          )
        : null;
    if (words) play.say(words);
  }, [play]);
  const { outcome } = play.save.value.session.now;
  const isOver = outcome !== null;
  const storyteller = ui.storyteller.here;
  useEffect(() => {
    if (isOver && !storyteller) void ui.storyteller.load();
  }, [isOver]);
  if (play.fault.value) throw play.fault.value;
  const ended = outcome !== null && storyteller !== null && play.frame.value === null && play.thrown.value === null;
  return (
    <Compass play={play}>
      {ended ? (
        <LastCurtain play={play} ui={ui} narrator={storyteller} outcome={outcome} whole={whole} />
      ) : (
        <Table
          play={play}
          ui={ui}
          onShelf={() => go('#/')}
          onSettings={onSettings}
          resumed={kept}
          onUpdate={update.value}
          taught={taught}
          tips={tips}
        />
      )}
      {over}
    </Compass>
  );
}
