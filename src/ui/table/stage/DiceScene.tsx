import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '../../../engine/game.ts';
import { facesOf, type RollPrompt } from '../../../engine/session.ts';
import type { RollWords } from '../../../engine/shared/game-text.ts';
import type { RollCardProps } from '../../game-ui.ts';
import { Button } from '../../parts/Button.tsx';
import { CutOut } from '../../parts/CutOut.tsx';
import { Die } from '../../parts/Die.tsx';
import { DieRoll } from '../../parts/DieRoll.tsx';
import { Emblem } from '../../parts/Emblem.tsx';
import { makeInertBehind } from '../../parts/inert-behind.ts';
import { LightPool } from '../../parts/LightPool.tsx';
import { SentenceText } from '../../parts/SentenceText.tsx';
import { fallsByItself } from '../falling-dice.ts';
import type { TableController } from '../table-controller.ts';
import type { DiceRest } from './animation-frames.ts';
import { type DiceThrow, SPEED_FACTORS } from './animation-queue.ts';
import { RealDice } from './TypedRealDice.tsx';
import '../../parts/backdrop.css';
import './dice-scene.css';

/** How long landed dice are shown until they have been read, in milliseconds at normal speed. A tap ends it sooner. */
const READ = 1100;
const RESTS: { readonly [R in DiceRest]: number } = { seen: 400, long: 2000 };

/** One result of a roll: faces, name, effect. The rolled one is highlighted, the others are hidden. */
function RollSide({ side, faces, fallen }: { side: RollWords['sides'][number]; faces: number; fallen: readonly number[] | null }) {
  const hit = fallen !== null && side.faces.includes(fallen.reduce((sum, die) => sum + die, 0));
  const state = fallen === null ? '' : hit ? 'hit' : 'missed';
  return (
    <li class={`dice-side ${side.mood} ${state}`}>
      <span class="dice-faces">
        {side.faces.map((face) => (
          <Die key={face} face={face} faces={faces} tone={hit && fallen?.includes(face) ? 'lit' : 'plain'} />
        ))}
      </span>
      <h2>{side.title}</h2>
      <CutOut icon={side.icon} size={5.5} width={30} print={side.mood === 'bad' ? 'var(--moss-lo)' : 'var(--plum)'} holes="var(--glow)" />
      <p>
        <SentenceText words={side.words} />
      </p>
    </li>
  );
}

/** Waits until the dice have landed and were shown for a moment. A further tap ends the wait. Returns the callback for the landing. */
function useLanding<V extends GameTypes>(
  controller: TableController<V>,
  thrown: DiceThrow | null,
): readonly [landed: boolean, land: () => void] {
  const [landed, setLanded] = useState<number | null>(null);
  useEffect(() => {
    if (!thrown || landed !== thrown.key) return;
    const rest = (thrown.rest ? RESTS[thrown.rest] : READ) * SPEED_FACTORS[controller.settings.value.speed];
    const timer = setTimeout(() => controller.diceLanded(), rest);
    const next = () => controller.diceLanded();
    // ignore the tap that made the die land
    const soon = setTimeout(() => document.addEventListener('pointerdown', next, { capture: true, once: true }), 0);
    return () => {
      clearTimeout(timer);
      clearTimeout(soon);
      document.removeEventListener('pointerdown', next, { capture: true });
    };
  }, [landed, thrown?.key]);
  const land = () => {
    if (!thrown) return;
    setLanded(thrown.key);
    controller.playSound('land');
  };
  return [thrown !== null && landed === thrown.key, land];
}

/** The rolling and landed dice. Only the first one reports the landing. */
const FallingDice = ({ thrown, onLanded }: { thrown: DiceThrow; onLanded: () => void }) => (
  <span class={thrown.dice.length > 1 ? 'dice-thrown many' : 'dice-thrown'} aria-live="polite">
    {thrown.dice.map((face, i) => (
      <DieRoll key={`${thrown.key} ${i}`} face={face} faces={thrown.faces[i] ?? thrown.roll.faces} onLanded={() => i === 0 && onLanded()} />
    ))}
  </span>
);

/** So many dice lie side by side in one hand; more lie in rows. */
const HANDFUL = 3;
/** The dice before the roll, as many as the prompt names. */
const HeldDice = ({ dice }: { dice: readonly number[] }) => (
  <span class={dice.length > HANDFUL ? 'dice-held many heap' : dice.length > 1 ? 'dice-held many' : 'dice-held'}>
    {dice.map((faces, i) => (
      <Die key={i} face={null} faces={faces} label="" />
    ))}
  </span>
);

/** A roll, by the app or with real dice: who rolls, the possible results, and then the result. */
export function DiceScene<V extends GameTypes>({
  play,
  rolling,
  thrown,
  Card,
  onUndo,
}: {
  play: TableController<V>;
  rolling: RollPrompt<V> | null;
  thrown: DiceThrow | null;
  /** The game's own roll display, if any. */
  Card?: ComponentType<RollCardProps<V>> | undefined;
  onUndo: (revision: number) => void;
}) {
  const scene = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [landed, land] = useLanding(play, thrown);
  const { revision } = play;
  const names = play.names.value;
  const seat = thrown ? thrown.roll.seat : (rolling?.seat ?? 0);
  const record = play.seat(seat);
  const words = thrown?.words ?? (rolling ? play.ui.describe.roll(play.shownView.value, rolling.roll, names) : null);

  useEffect(() => {
    // while the dice roll, the focus stays in the scene
    (thrown ? scene : button).current?.focus({ preventScroll: true });
  }, [thrown === null]);
  useEffect(() => makeInertBehind(scene.current), []);
  if (!words) return null;

  const asked = thrown?.roll ?? rolling;
  const roll = thrown?.roll ?? rolling?.roll;
  const fallen = thrown && landed ? thrown.dice : null;
  const real = record?.dice === 'real';
  // nobody is asked to throw these
  const falls = thrown?.byItself ?? fallsByItself(play.box, play.save.value);
  const byItself = falls || record?.player.kind === 'bot';
  const held = rolling ? facesOf(rolling) : [];
  // a wrong tap can be undone before the roll
  const back = play.history.undo;
  return (
    <section
      ref={scene}
      tabIndex={-1}
      class={Card ? 'dice-scene backdrop with-card' : 'dice-scene backdrop'}
      aria-label="A roll of the die"
    >
      <LightPool
        class="dice-light"
        radii={[620, 470, 330, 240, 170]}
        colours={['var(--ring-1)', 'var(--ring-2)', 'var(--ring-3)', 'var(--flame)', 'var(--glow)']}
      />
      <header class="dice-call paper">
        {record && (thrown ?? rolling)?.thrower !== 'table' && <Emblem emblem={record.emblem} size={3} />}
        <div>
          <h1>{words.title}</h1>
          <p>
            <SentenceText words={words.call} />
          </p>
        </div>
        {!thrown && !byItself && back !== null && (
          <Button tone="quiet" size="small" icon="return-arrow" aria-label={`Take back: ${back}`} onClick={() => onUndo(revision)}>
            <span class="dice-back">Take back</span>
          </Button>
        )}
      </header>
      {Card && roll ? (
        <div class="dice-card">
          <Card play={play} roll={roll} fallen={fallen} />
        </div>
      ) : (
        <ul class={words.sides.length > 2 ? 'dice-sides sides-many' : 'dice-sides'}>
          {words.sides.map((side) => (
            <RollSide key={side.title} side={side} faces={asked?.faces ?? 6} fallen={fallen} />
          ))}
        </ul>
      )}
      <div class="dice-middle">
        {thrown ? (
          <FallingDice thrown={thrown} onLanded={land} />
        ) : falls ? (
          <HeldDice dice={held} />
        ) : (
          !byItself && (
            <button
              ref={button}
              type="button"
              class={real ? 'dice-throw real' : 'dice-throw'}
              data-roll
              onClick={() => play.roll(revision)}
            >
              <HeldDice dice={held} />
              <span class={real ? 'button quiet' : 'button'}>{real ? 'Let the app roll' : 'Roll!'}</span>
            </button>
          )
        )}
      </div>
      {!byItself && asked && (
        <RealDice
          // the roll has the revision after the prompt
          key={thrown?.key ?? revision + 1}
          count={asked.count}
          faces={asked.faces}
          real={real}
          gone={thrown !== null}
          onDice={(dice) => play.rolled(dice, revision)}
        />
      )}
    </section>
  );
}
