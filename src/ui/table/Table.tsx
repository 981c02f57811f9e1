import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '../../engine/game.ts';
import { isBook, WithBook } from '../book/WithBook.tsx';
import type { GameUi } from '../game-ui.ts';
import { Sprite } from '../parts/Sprite.tsx';
import type { SeenTips } from '../tips.ts';
import { ChronicleSheet, PastBar, TimeMachine } from './chronicle/ChronicleSheet.tsx';
import { StatusBar } from './chronicle/StatusBar.tsx';
import { HandOverScreen } from './hand-over/HandOverScreen.tsx';
import { NewHandScreen } from './hand-over/NewHandScreen.tsx';
import { TapGuard } from './hand-over/TapGuard.tsx';
import { VeilScreen } from './hand-over/VeilScreen.tsx';
import { Menu } from './Menu.tsx';
import { useKeyRepeatGuard } from './prompt/key-repeat.ts';
import { PromptBar } from './prompt/PromptBar.tsx';
import { TutorialTip } from './prompt/TutorialTip.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import { DiceScene } from './stage/DiceScene.tsx';
import type { TableController } from './table-controller.ts';
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

/** The next tap or key skips the animation and also has its normal effect. */
function useSkipOnTap<V extends GameTypes>(controller: TableController<V>): void {
  useEffect(() => {
    const hurry = () => {
      controller.clearRefusal();
      if (!controller.thrown.peek() && (controller.frame.peek() || controller.botDecides)) controller.skipAnimation();
    };
    // taps on the rule book do not skip the animation
    const tap = ({ target }: Event) => {
      if (!isBook(target)) hurry();
    };
    const key = (event: KeyboardEvent) => {
      if (!event.repeat && event.key !== 'Tab' && event.key !== 'Shift') tap(event);
    };
    document.addEventListener('pointerdown', tap, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', tap, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [controller]);
}

/** The table of a game: the prompt above, the stage, the status bar below, with dice and sheets as overlays. */
export function Table<V extends GameTypes>({ play, ui, onShelf, onSettings, onUpdate, taught }: TableProps<V>) {
  const [sheet, setSheet] = useState<'chronicle' | 'menu' | 'time' | null>(null);
  /** How many hand-overs have ended. */
  const [ended, setEnded] = useState(0);
  useSkipOnTap(play);
  useKeyRepeatGuard();
  const handOver = play.handOver.value;
  const stands = handOver !== null;
  useEffect(() => play.setPaused(sheet !== null || stands), [play, sheet, stands]);
  const { prompt } = play;
  const thrown = play.thrown.value;
  const looking = play.past.value !== null;
  const rolling = prompt?.kind === 'roll' && play.frame.value === null && !looking && !stands ? prompt : null;
  const { Stage } = ui;
  const close = () => setSheet(null);
  // while the veil is closed, nothing of the game is in the page
  if (handOver?.kind === 'veil') return <VeilScreen play={play} to={handOver.seat} />;
  const endHandOver = () => {
    play.endHandOver();
    setEnded((count) => count + 1);
  };
  return (
    <WithBook book={ui.book}>
      <main class="table-room" inert={stands}>
        <Sprite icons={ui.icons} />
        <PromptBar play={play}>{taught && ui.tips && <TutorialTip play={play} tips={ui.tips} taught={taught} />}</PromptBar>
        <Stage play={play} />
        <StatusBar play={play} onChronicle={() => setSheet('chronicle')} onMenu={() => setSheet('menu')} onUpdate={onUpdate} />
        <div class="visually-hidden" role="log" aria-live="polite">
          {play.narration.told.value.lines.map((line, i) => (
            <p key={`${play.narration.told.value.at} ${i}`}>{line}</p>
          ))}
        </div>
        <RefusalNote play={play} />
        {play.lifted.value && <VeilParting />}
        {(rolling || thrown) && <DiceScene play={play} rolling={rolling} thrown={thrown} Card={ui.RollCard} />}
        <TapGuard play={play} ended={ended} />
        <PastBar play={play} />
        {sheet === 'chronicle' && <ChronicleSheet play={play} ui={ui} onClose={close} />}
        {sheet === 'time' && <TimeMachine play={play} ui={ui} onClose={close} />}
        {sheet === 'menu' && (
          <Menu play={play} onBack={close} onShelf={onShelf} onSettings={onSettings} onTime={() => setSheet('time')} onUpdate={onUpdate} />
        )}
      </main>
      {handOver?.kind === 'new-hand' && <NewHandScreen play={play} seat={handOver.seat} onEnd={endHandOver} />}
      {handOver && handOver.kind !== 'new-hand' && (
        <HandOverScreen key={`${handOver.kind} ${play.revision}`} play={play} ui={ui} shown={handOver} onEnd={endHandOver} />
      )}
    </WithBook>
  );
}
