import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { GameTypes } from '../../engine/game.ts';
import { isBook, WithBook } from '../book/WithBook.tsx';
import type { GameUi } from '../game-ui.ts';
import { isCloseUp } from '../parts/CardCloseUp.tsx';
import { Sprite } from '../parts/Sprite.tsx';
import type { SeenTips } from '../tips.ts';
import { AnswerList, AnswerListButton, useAnswerList } from './answer-list/AnswerList.tsx';
import { ChronicleSheet, PastBar, TimeMachine } from './chronicle/ChronicleSheet.tsx';
import { StatusBar } from './chronicle/StatusBar.tsx';
import { DecisionStatus } from './DecisionStatus.tsx';
import { fallsByItself } from './falling-dice.ts';
import { HandOverScreen } from './hand-over/HandOverScreen.tsx';
import { useKeyGuard } from './hand-over/key-guard.ts';
import { LookBackScreen } from './hand-over/LookBackScreen.tsx';
import { TapGuard } from './hand-over/TapGuard.tsx';
import { VeilScreen } from './hand-over/VeilScreen.tsx';
import { Menu } from './Menu.tsx';
import { useKeyRepeatGuard } from './prompt/key-repeat.ts';
import { PromptBar } from './prompt/PromptBar.tsx';
import { TutorialTip } from './prompt/TutorialTip.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import type { AnimationFrame } from './stage/animation-frames.ts';
import { DiceScene } from './stage/DiceScene.tsx';
import type { TableController } from './table-controller.ts';
import { UndoSheet } from './UndoSheet.tsx';
import { VeilParting } from './veil/VeilParting.tsx';
import './table.css';

type TableProps<V extends GameTypes> = {
  readonly play: TableController<V>;
  readonly ui: GameUi<V>;
  readonly onShelf: () => void;
  readonly onSettings: () => void;
  /** Activates a waiting app version; null when there is none. */
  readonly onUpdate: (() => void) | null;
  /** The seen tips; without them, no tips are shown. */
  readonly taught?: SeenTips;
};

/**
 * The next tap or key skips the animation and also has its normal effect. A card that is held up waits once a finger is on it, so that it can be
 * scrolled, and goes with the whole tap: while the finger lifts, nothing else lies under it.
 */
function useSkipOnTap<V extends GameTypes>(controller: TableController<V>): void {
  useEffect(() => {
    const hurry = () => {
      controller.clearRefusal();
      if (
        !controller.thrown.peek() &&
        (controller.frame.peek() || controller.botDecides || fallsByItself(controller.box, controller.save.peek()))
      )
        controller.skipAnimation();
    };
    // taps on the rule book do not skip the animation
    const tap = ({ target }: Event) => {
      if (!isBook(target)) hurry();
    };
    /** What was shown when the finger or the key came down: its click is about nothing that follows. */
    let pressed: AnimationFrame<V> | null = null;
    const press = (event: Event) => {
      pressed = controller.frame.peek();
      if (controller.frame.peek()?.card !== undefined && isCloseUp(event.target)) controller.holdAnimation();
      else tap(event);
    };
    const click = ({ target }: Event) => {
      const frame = controller.frame.peek();
      if (frame?.card !== undefined && (pressed ?? frame) === frame && isCloseUp(target)) hurry();
      pressed = null;
    };
    const key = (event: KeyboardEvent) => {
      pressed = controller.frame.peek();
      if (!event.repeat && event.key !== 'Tab' && event.key !== 'Shift') tap(event);
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('click', click);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('click', click);
      document.removeEventListener('keydown', key, true);
    };
  }, [controller]);
}

/** The table of a game: the prompt above, the stage, the status bar below, with dice and sheets as overlays. */
export function Table<V extends GameTypes>({ play, ui, onShelf, onSettings, onUpdate, taught }: TableProps<V>) {
  const [sheet, setSheet] = useState<'chronicle' | 'menu' | 'time' | 'undo' | null>(null);
  /** How often nothing was to be tapped for a moment: after hand-overs, and before somebody looks at what came of their turn. */
  const [rests, setRests] = useState(0);
  const rest = () => setRests((count) => count + 1);
  useSkipOnTap(play);
  useKeyRepeatGuard();
  const handOver = play.handOver.value;
  useKeyGuard(`${handOver?.kind ?? ''} ${play.deciding.value ?? ''}`);
  const isLooking = handOver?.kind === 'look-back';
  useLayoutEffect(() => {
    if (isLooking) rest();
  }, [isLooking]);
  const stands = handOver !== null;
  useEffect(() => play.setPaused(sheet !== null || stands), [play, sheet, stands]);
  const listing = useAnswerList(play);
  const { prompt } = play;
  const thrown = play.thrown.value;
  const looking = play.past.value !== null;
  const rolling = prompt?.kind === 'roll' && play.frame.value === null && !looking && !stands ? prompt : null;
  const { Stage } = ui;
  const close = () => setSheet(null);
  const undo = (revision: number) => (play.othersDeed && !isLooking ? setSheet('undo') : play.undo(revision));
  const endHandOver = () => {
    play.endHandOver();
    rest();
  };
  const veiled = handOver?.kind === 'veil';
  const menu = sheet === 'menu' && (
    <Menu
      play={play}
      onBack={close}
      onShelf={onShelf}
      onSettings={onSettings}
      onTime={veiled ? null : () => setSheet('time')}
      onUpdate={onUpdate}
    />
  );
  return (
    <>
      {veiled ? (
        // while the veil is closed, nothing of the game is in the page but what everybody has heard
        <WithBook book={ui.book}>{menu || <VeilScreen play={play} to={handOver.seat} onMenu={() => setSheet('menu')} />}</WithBook>
      ) : (
        <WithBook book={ui.book}>
          <main class={listing ? 'table-room listing' : 'table-room'}>
            <Sprite icons={ui.icons} />
            <PromptBar play={play}>{taught && ui.tips && <TutorialTip play={play} tips={ui.tips} taught={taught} />}</PromptBar>
            {listing ? <AnswerList play={play} /> : <AnswerListButton />}
            <div class="table-play">
              <Stage play={play} />
            </div>
            <StatusBar
              play={play}
              onUndo={undo}
              onChronicle={() => setSheet('chronicle')}
              onMenu={() => setSheet('menu')}
              onUpdate={onUpdate}
            />
            <RefusalNote play={play} />
            {play.lifted.value && <VeilParting />}
            {(rolling || thrown) && <DiceScene play={play} rolling={rolling} thrown={thrown} Card={ui.RollCard} onUndo={undo} />}
            <TapGuard play={play} rests={rests} />
            <PastBar play={play} />
            {sheet === 'chronicle' && <ChronicleSheet play={play} ui={ui} onClose={close} />}
            {sheet === 'time' && <TimeMachine play={play} ui={ui} onClose={close} />}
            {sheet === 'undo' && <UndoSheet play={play} onClose={close} />}
            {menu}
          </main>
          {isLooking && <LookBackScreen play={play} seat={handOver.seat} onEnd={endHandOver} />}
          {handOver && !isLooking && (
            <HandOverScreen key={`${handOver.kind} ${play.revision}`} play={play} ui={ui} shown={handOver} onEnd={endHandOver} />
          )}
        </WithBook>
      )}
      <LiveLog key="log" play={play} />
      <DecisionStatus key="status" play={play} />
    </>
  );
}

/** So long after a veil has begun to fall a screen reader has what has just happened; in milliseconds. */
const LOG_TIME = 700;

/**
 * What has just happened, for screen readers. It stays for a moment while a veil falls, so that it is read to its end; once the veil is
 * closed, no card at all is in the page.
 */
function LiveLog<V extends GameTypes>({ play }: { play: TableController<V> }) {
  const { at, lines } = play.narration.told.value;
  const veiled = play.handOver.value?.kind === 'veil';
  const [past, setPast] = useState<number | null>(null);
  useEffect(() => {
    if (!veiled) return;
    const timer = setTimeout(() => setPast(at), LOG_TIME);
    return () => clearTimeout(timer);
  }, [veiled, at]);
  return (
    <div class="visually-hidden" role="log" aria-live="polite">
      {past !== at && lines.map((line, i) => <p key={`${at} ${i}`}>{line}</p>)}
    </div>
  );
}
