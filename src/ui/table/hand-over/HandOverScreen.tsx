import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameTypes, Seat } from '../../../engine/game.ts';
import type { GameUi } from '../../game-ui.ts';
import { Button } from '../../parts/Button.tsx';
import { EMBLEM_COLOURS } from '../../parts/Emblem.tsx';
import { makeInertBehind } from '../../parts/inert-behind.ts';
import { LightPool } from '../../parts/LightPool.tsx';
import { focusedElement } from '../../parts/restore-focus.ts';
import { Torch } from '../../parts/Torch.tsx';
import { usePainted } from '../../parts/use-after-paint.ts';
import { Valance } from '../../parts/Valance.tsx';
import type { Speed } from '../../settings.ts';
import { isAnswer } from '../prompt/answer-element.ts';
import type { TableController } from '../table-controller.ts';
import { AwayPictures } from './AwayPictures.tsx';
import { Face } from './Face.tsx';
import type { HandOver } from './hand-over-state.ts';
import './hand-over.css';

/** How long the torch passes, in milliseconds: longer than the two taps of an impatient hand are apart. */
const TORCH_TIME = 1000;
/** How long it passes where it is said why: that has to be read, too. */
const WHY_TIME = 3000;
/** What is told stays until somebody taps; somebody who wants nothing to be shown waits so long, in milliseconds. */
const TELLING_TIMES: { readonly [speed in Speed]: number | null } = { slow: null, normal: null, off: 4000 };

const RECAP = 'Where were we?';
const AWAY = 'While you were away…';

type Shown = Exclude<HandOver, { readonly kind: 'veil' | 'look-back' }>;
type ScreenProps<V extends GameTypes> = {
  readonly play: TableController<V>;
  readonly ui: GameUi<V>;
  readonly shown: Shown;
  /** It was ended, by a tap or by itself. */
  readonly onEnd: () => void;
};

const isBare = (shown: Shown): boolean => shown.kind === 'torch' && shown.happenings.length === 0;
/** Why the torch passes, where nobody has said so: a turn has ended by itself, or somebody is asked in the turn of another; empty elsewhere. */
function whyWords<V extends GameTypes>({ play, ui, shown }: Omit<ScreenProps<V>, 'onEnd'>): string {
  if (shown.kind !== 'torch') return '';
  const names = play.names.value;
  if (shown.over !== null) return `${names[shown.over] ?? ''}’s turn is over. `;
  return ui.interruption?.(play.shownView.value, shown.seat, names) ?? '';
}

/** What the screen is called, for who looks and for who listens. */
function titleOf<V extends GameTypes>({ play, ui, shown }: Omit<ScreenProps<V>, 'onEnd'>): string {
  if (shown.kind === 'recap') return RECAP;
  if (shown.happenings.length > 0) return AWAY;
  const name = play.names.value[shown.seat] ?? '';
  if (shown.over === shown.seat) return `A new turn, ${name}!`;
  return ui.handOver?.(name, play.shownView.value, shown.seat) ?? `Torch to ${name}!`;
}

/** How long a hand-over stays, in milliseconds; null: until somebody taps. */
function timeOf(shown: Shown, speed: Speed, why: string): number | null {
  if (shown.kind === 'recap' || shown.happenings.length > 0) return TELLING_TIMES[speed];
  return why === '' ? TORCH_TIME : WHY_TIME;
}

/** Focuses the button of a scene that lies over all else. Afterwards the focus returns, but not to an answer: it may be the next player's. */
function useFocusMeanwhile(scene: RefObject<HTMLElement | null>, painted: boolean): void {
  useEffect(() => {
    const before = focusedElement();
    const wake = makeInertBehind(scene.current);
    return () => {
      wake();
      if (before?.isConnected && !isAnswer(before)) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    if (painted) scene.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [painted]);
}

type PassingProps<V extends GameTypes> = Omit<ScreenProps<V>, 'shown' | 'onEnd'> & { readonly from: Seat; readonly seat: Seat };

/** The torch goes from hand to hand: whoever had it holds it out, and whoever is next has it. */
const Passing = <V extends GameTypes>({ play, ui, from, seat }: PassingProps<V>) => (
  <span class="hand-over-hands">
    <Face play={play} ui={ui} seat={from} class="hand-over-giver" />
    {!ui.handOver && <Torch still />}
    <Face play={play} ui={ui} seat={seat} mood="proud" class="hand-over-face" />
  </span>
);

/** The face and the name of who is next, with the torch. */
function Sign<V extends GameTypes>({
  play,
  ui,
  seat,
  from = null,
  children,
}: Omit<ScreenProps<V>, 'shown' | 'onEnd'> & {
  readonly seat: Seat;
  /** Who had it just now, where that is shown. */
  readonly from?: Seat | null;
  readonly children: ComponentChildren;
}) {
  return (
    <span class="hand-over-sign paper">
      {from === null ? (
        <>
          {!ui.handOver && <Torch still />}
          <Face play={play} ui={ui} seat={seat} class="hand-over-face" />
        </>
      ) : (
        <Passing play={play} ui={ui} from={from} seat={seat} />
      )}
      {children}
    </span>
  );
}

/** Why the torch passes, where that is said. */
const Why = ({ words }: { words: string }) => (words === '' ? null : <span class="hand-over-ended">{words}</span>);

type RecapProps<V extends GameTypes> = Omit<ScreenProps<V>, 'shown' | 'onEnd'> & {
  readonly lines: readonly string[];
  readonly faces: boolean;
};

/** The story so far, with everybody’s face where no pictures follow, and what is asked now. */
function Recap<V extends GameTypes>({ play, ui, lines, faces }: RecapProps<V>) {
  const asked = askedNow(play);
  return (
    <div class="hand-over-sheet recap paper rim">
      {faces && (
        <span class="recap-faces">
          {play.save.value.seats.map((_, seat) => (
            <Face key={seat} play={play} ui={ui} seat={seat} class="hand-over-face" />
          ))}
        </span>
      )}
      <h1>{RECAP}</h1>
      <p>{lines.join(' ')}</p>
      {asked !== null && (
        <p>
          And now? <b>{asked}</b>
        </p>
      )}
    </div>
  );
}

/** The question that waits behind the recap; null while a bot decides. */
function askedNow<V extends GameTypes>({ prompt, botDecides, ui, observation, names }: TableController<V>): string | null {
  return prompt && !botDecides ? ui.describe.call(observation.value.view, prompt, names.value).title : null;
}

/** What is in the hand-over: the torch and whose it is, with what happened meanwhile, or the recap. */
function HandOverContent<V extends GameTypes>({ play, ui, shown, title }: Omit<ScreenProps<V>, 'onEnd'> & { readonly title: string }) {
  const pool = <LightPool class="hand-over-light" radii={[620, 470, 330]} colours={['#571f45', '#7d2a3a', 'var(--seat)']} />;
  if (shown.kind === 'recap')
    return (
      <>
        {pool}
        <Valance />
        <Recap play={play} ui={ui} lines={shown.lines} faces={shown.happenings.length === 0} />
        {shown.happenings.length > 0 && <AwayPictures play={play} ui={ui} happenings={shown.happenings} title={AWAY} />}
        <Button class="hand-over-go">On we go!</Button>
      </>
    );
  const { seat, from, happenings } = shown;
  const why = whyWords({ play, ui, shown });
  return (
    <>
      {pool}
      <Valance />
      {isBare(shown) ? (
        <button type="button" class="hand-over-torch">
          <Sign play={play} ui={ui} seat={seat} from={from}>
            <strong>
              <Why words={why} />
              {title}
            </strong>
          </Sign>
        </button>
      ) : (
        <>
          <Sign play={play} ui={ui} seat={seat}>
            <strong>
              <Why words={why} />
              {play.names.value[seat]}, here is the torch!
            </strong>
          </Sign>
          <AwayPictures play={play} ui={ui} happenings={happenings} title={title} />
          <Button class="hand-over-go">On we go!</Button>
        </>
      )}
    </>
  );
}

/**
 * The screen between two decisions: the recap, or the torch with what happened meanwhile. Every tap that comes down on it ends it, and does
 * nothing else; where a turn has ended by itself, only once it has been seen, for the tap may have been meant for that turn.
 */
export function HandOverScreen<V extends GameTypes>({ play, ui, shown, onEnd }: ScreenProps<V>) {
  const room = useRef<HTMLDivElement>(null);
  const { readAloud, speed } = play.settings.value;
  const seat = shown.kind === 'torch' ? shown.seat : play.deciding.value;
  const record = seat === null ? undefined : play.seat(seat);
  const lines = [...(shown.kind === 'recap' ? shown.lines : []), ...shown.happenings.map(({ words }) => words)];
  const aloud = lines.length > 0 && (readAloud || (shown.kind === 'torch' && record?.reading === 'is-read-to'));
  const title = titleOf({ play, ui, shown });
  const why = whyWords({ play, ui, shown });
  const bare = isBare(shown);
  const painted = usePainted('scene');
  const [ready, setReady] = useState(shown.kind !== 'torch' || shown.over === null);
  useFocusMeanwhile(room, painted);
  useEffect(() => {
    if (aloud) play.speak(`${why}${title} ${lines.join(' ')}`);
    const time = timeOf(shown, speed, why);
    if (time === null) return;
    const timer = setTimeout(onEnd, time);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (ready) return;
    const timer = setTimeout(() => setReady(true), TORCH_TIME);
    return () => clearTimeout(timer);
  }, [ready]);
  /** Whether a finger has come down on it. */
  const pressed = useRef(false);
  // a tap that came down before it hurried what was shown; keys and switches have no finger
  const tapped = ({ detail }: MouseEvent) => {
    if (ready && (pressed.current || detail === 0)) onEnd();
  };
  // a pressed key that repeats is still the key of the player before
  const ignoreRepeat = (event: KeyboardEvent) => event.repeat && event.preventDefault();
  return (
    <div
      ref={room}
      class={bare ? 'hand-over bare' : 'hand-over'}
      role="dialog"
      aria-modal="true"
      aria-label={`${why}${title}`}
      style={{ '--seat': record ? EMBLEM_COLOURS[record.emblem] : 'var(--ember)' }}
      onPointerDown={() => {
        pressed.current = true;
      }}
      onClick={tapped}
      onKeyDown={ignoreRepeat}
    >
      {painted && <HandOverContent play={play} ui={ui} shown={shown} title={title} />}
    </div>
  );
}
