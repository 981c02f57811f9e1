import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '../../engine/game.ts';
import type { AnyGameModule } from '../../engine/game-module.ts';
import type { Save } from '../../engine/save.ts';
import { sealIfOtherBuild } from '../../engine/save-records.ts';
import { isolateBidi } from '../../engine/shared/sentences.ts';
import type { GameUi } from '../../ui/game-ui.ts';
import { afterPaint } from '../../ui/parts/after-paint.ts';
import { type Ports, usePorts } from '../../ui/ports.ts';
import { matchWords } from '../../ui/shell/end/match-score.ts';
import { usePageTitle } from '../../ui/table/page-title.ts';
import { ScreenRotation } from '../../ui/table/ScreenRotation.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { TableController } from '../../ui/table/table-controller.ts';
import { lockOrientation, unlockOrientation } from '../device/orientation-lock.ts';
import { afterDrawing } from '../device/render-scheduling.ts';
import { onWindowBlur } from '../device/window-focus.ts';
import { titleOf } from '../games/catalogue.ts';
import { go } from '../routes.ts';
import { update } from '../service-worker/update.ts';
import { updateMemory } from '../storage/cross-game-memory.ts';
import { requestPersistence } from '../storage/persistence.ts';
import { noteSavedGames, seenTips, settings } from '../storage/preferences.ts';
import { countGame } from '../storage/scores.ts';
import { EndScreen } from './EndScreen.tsx';

export type TableScreenProps = {
  readonly box: AnyGameModule;
  readonly ui: GameUi<GameTypes>;
  readonly save: Save<GameTypes>;
  /** Whether `save` is stored; false for a new game. */
  readonly kept: boolean;
  /** A message to show first, such as that the newest save was damaged. */
  readonly notice: string | null;
  readonly onSettings: () => void;
  /** An overlay, such as the settings. */
  readonly over?: ComponentChildren;
};

/** Sets the data attributes of the page's root, for tests and switch access. */
function publishTestAttributes(controller: TableController<GameTypes>): () => void {
  const root = document.getElementById('app') ?? document.documentElement;
  const stop = effect(() => {
    const { save, saved: newest } = controller;
    root.dataset.game = save.value.game;
    root.dataset.seat = String(controller.deciding.value ?? '');
    root.dataset.move = String(save.value.revision);
    // read here so that each save runs the effect
    newest.value;
    // Set after the render, so that it matches the visible screen. Renders overtake each other when the page is hidden meanwhile, so the
    // newest number is read only then.
    afterDrawing(() => {
      if (root.dataset.game !== undefined) root.dataset.saved = String(newest.peek());
    });
  });
  return () => {
    stop();
    for (const key of ['game', 'seat', 'move', 'saved']) delete root.dataset[key];
  };
}

/** Counts the game for the family score when its end is saved, even if the table was left before. */
function countWhenOver(controller: TableController<GameTypes>): () => void {
  let wasOver = false;
  let left = false;
  const stop = effect(() => {
    const save = controller.save.value;
    const isOver = save.session.now.outcome !== null;
    const saved = controller.saved.value === save.revision;
    if ((isOver || wasOver) && saved) countGame(controller.box, save);
    wasOver ||= isOver;
    if (left && saved) queueMicrotask(() => stop());
  });
  return () => {
    left = true;
    if (!wasOver || controller.saved.peek() === controller.revision) stop();
  };
}

function watch(controller: TableController<GameTypes>, ports: Ports): () => void {
  const unmark = publishTestAttributes(controller);
  const awake = effect(() => (settings.value.keepAwake ? ports.wakeLock.hold() : ports.wakeLock.release()));
  const upright = effect(() => (settings.value.compass ? lockOrientation() : unlockOrientation()));
  const stopCover = onWindowBlur(() => controller.lowerVeil());
  let asked = false;
  const persist = effect(() => {
    if (asked || controller.saved.value < 1) return;
    asked = true;
    noteSavedGames(true);
    void requestPersistence();
  });
  const know = effect(() => {
    const { state } = controller.save.value.session.now;
    afterPaint(() => updateMemory(controller.box, state));
  });
  const unscore = countWhenOver(controller);
  return () => {
    unmark();
    awake();
    upright();
    unlockOrientation();
    persist();
    know();
    unscore();
    ports.wakeLock.release();
    stopCover();
    controller.close();
  };
}

/** The table during play and the end screen, with the same rotation. */
export function TableScreen({ box, ui, save, kept, notice, onSettings, over }: TableScreenProps) {
  const ports = usePorts();
  const [play] = useState(() => new TableController(box, ui, kept ? sealIfOtherBuild(save, ports.build) : save, ports, settings, kept));
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
            seats.map(({ name }) => isolateBidi(name)),
          )
        : null;
    if (words) play.say(words);
  }, [play]);
  usePageTitle(play, titleOf(save.game));
  const { outcome } = play.save.value.session.now;
  if (play.commandError.value) throw play.commandError.value;
  const ended = outcome !== null && play.frame.value === null && play.thrown.value === null;
  return (
    <ScreenRotation play={play}>
      {ended ? (
        <EndScreen play={play} ui={ui} outcome={outcome} />
      ) : (
        <Table
          play={play}
          ui={ui}
          onShelf={() => go('#/')}
          onSettings={onSettings}
          onUpdate={ports.autosave.unsaved.value.length === 0 ? update.value : null}
          taught={seenTips}
        />
      )}
      {over}
    </ScreenRotation>
  );
}
