import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import { RuleButton } from '../book/RuleButton.tsx';
import { isBook, WithBook } from '../book/WithBook.tsx';
import type { GameUi } from '../game-ui.ts';
import { Sprite } from '../parts/Sprite.tsx';
import type { Taught, Tip } from '../tips.ts';
import { Call } from './Call.tsx';
import { DiceScene } from './DiceScene.tsx';
import { FingerShade } from './FingerShade.tsx';
import { Handing } from './Handing.tsx';
import { ChronicleSheet, PastBar, TimeMachine } from './History.tsx';
import { useHeldKey } from './held-key.ts';
import { Menu } from './Menu.tsx';
import { NewsBar } from './NewsBar.tsx';
import type { Play } from './play.ts';
import { Recap } from './Recap.tsx';
import { TipSlip } from './TipSlip.tsx';
import { VeilParting } from './VeilParting.tsx';
import './table.css';

type TableProps<V extends Vocabulary> = {
  readonly play: Play<V>;
  readonly ui: GameUi<V>;
  readonly onShelf: () => void;
  readonly onSettings: () => void;
  /** The game was taken up again: say where it was. */
  readonly resumed: boolean;
  /** A new version waits: the family may take it now. */
  readonly onUpdate: (() => void) | null;
  /** What this device has been taught; without it nothing is. */
  readonly taught?: Taught;
  /** What there is to teach, as far as it is read. */
  readonly tips?: readonly Tip[];
};

/** Why a tap did nothing: the words, the rule, and it goes by itself with the next tap. */
function WhyNot<V extends Vocabulary>({ play }: { play: Play<V> }) {
  const refusal = play.refusal.value;
  return (
    <div class="why-not" role="status" aria-live="polite">
      {refusal && (
        <p class="paper">
          {refusal.words} {refusal.rule && <RuleButton rule={refusal.rule} onOpen={() => play.hushRefusal()} />}
        </p>
      )}
    </div>
  );
}

/** The next tap or key ends the show, and counts as itself. */
function useHurry<V extends Vocabulary>(play: Play<V>): void {
  useEffect(() => {
    const hurry = () => {
      play.hushRefusal();
      if (!play.thrown.peek() && (play.frame.peek() || play.botDecides)) play.hurry();
    };
    // to read up on something is no tap on the table
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
  }, [play]);
}

/** A game on the table: the call above, the stage, the news below; dice and sheets over it. */
export function Table<V extends Vocabulary>({ play, ui, onShelf, onSettings, resumed, onUpdate, taught, tips = [] }: TableProps<V>) {
  const [sheet, setSheet] = useState<'chronicle' | 'menu' | 'time' | null>(null);
  const [recalls, setRecalls] = useState(resumed);
  useHurry(play);
  useHeldKey();
  useEffect(() => play.rest(sheet !== null), [play, sheet]);
  const { prompt } = play;
  const thrown = play.thrown.value;
  const veil = play.veil.value;
  const looking = play.past.value !== null;
  const rolling = prompt?.kind === 'roll' && play.frame.value === null && !looking ? prompt : null;
  const { Stage } = ui;
  const close = () => setSheet(null);
  // behind the veil the page holds nothing of the game
  if (veil !== null) return <Handing play={play} to={veil} />;
  return (
    <WithBook book={ui.book}>
      <main class="table-room">
        <Sprite icons={ui.icons} />
        <Call play={play}>{taught && ui.tips && <TipSlip play={play} first={tips} read={ui.tips} taught={taught} />}</Call>
        <Stage play={play} />
        <NewsBar play={play} onChronicle={() => setSheet('chronicle')} onMenu={() => setSheet('menu')} onUpdate={onUpdate} />
        <div class="visually-hidden" role="log" aria-live="polite">
          {play.news.told.value.lines.map((line, i) => (
            <p key={`${play.news.told.value.at} ${i}`}>{line}</p>
          ))}
        </div>
        <WhyNot play={play} />
        {play.lifted.value && <VeilParting />}
        {recalls && !looking && <Recap play={play} onGone={() => setRecalls(false)} />}
        {(rolling || thrown) && <DiceScene play={play} rolling={rolling} thrown={thrown} Card={ui.RollCard} />}
        <FingerShade play={play} />
        <PastBar play={play} />
        {sheet === 'chronicle' && <ChronicleSheet play={play} onClose={close} />}
        {sheet === 'time' && <TimeMachine play={play} onClose={close} />}
        {sheet === 'menu' && (
          <Menu play={play} onBack={close} onShelf={onShelf} onSettings={onSettings} onTime={() => setSheet('time')} onUpdate={onUpdate} />
        )}
      </main>
    </WithBook>
  );
}
