import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import type { RollWords } from '../../engine/kit/telling.ts';
import type { Rolling } from '../../engine/session.ts';
import type { RollCardProps } from '../game-ui.ts';
import { Button } from '../parts/Button.tsx';
import { CutOut } from '../parts/CutOut.tsx';
import { Die } from '../parts/Die.tsx';
import { DieRoll } from '../parts/DieRoll.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { Pool } from '../parts/Pool.tsx';
import { Say } from '../parts/Say.tsx';
import type { Play } from './play.ts';
import { RealDice } from './RealDice.tsx';
import type { Throw } from './show.ts';
import './dice-scene.css';

/** How long a fallen die lies there to be read, in milliseconds. */
const LINGER = 1100;

/** One outcome: its faces, what it is called, what it brings. The one that fell is lit, the others drop. */
function Side({ side, faces, fallen }: { side: RollWords['sides'][number]; faces: number; fallen: readonly number[] | null }) {
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
        <Say words={side.words} />
      </p>
    </li>
  );
}

/** Waits until the die that was thrown has landed and was looked at for a moment; the tap after the one that made it land ends that. Says when it lands. */
function useLanding<V extends Vocabulary>(play: Play<V>, thrown: Throw | null): readonly [landed: boolean, land: () => void] {
  const [landed, setLanded] = useState<number | null>(null);
  useEffect(() => {
    if (!thrown || landed !== thrown.key) return;
    const timer = setTimeout(() => play.landed(), LINGER);
    const next = () => play.landed();
    // not the tap that made the die land: the one after
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
    play.noise('land');
  };
  return [thrown !== null && landed === thrown.key, land];
}

/** The dice in the air, and where they lie; the first one speaks for all. */
const Falling = ({ thrown, onLanded }: { thrown: Throw; onLanded: () => void }) => (
  <span class={thrown.dice.length > 1 ? 'dice-thrown many' : 'dice-thrown'} aria-live="polite">
    {thrown.dice.map((face, i) => (
      <DieRoll key={`${thrown.key} ${i}`} face={face} faces={thrown.roll.faces} onLanded={() => i === 0 && onLanded()} />
    ))}
  </span>
);

/** Of many dice a handful is held: as many as there is room for beside a button. */
const HANDFUL = 3;
/** The dice before they are thrown: as many as the question says, since whoever reads "both dice" looks for two. */
const Held = ({ count, faces }: { count: number; faces: number }) => (
  <span class={count > 1 ? 'dice-held many' : 'dice-held'}>
    {Array.from({ length: Math.min(count, HANDFUL) }, (_, i) => (
      <Die key={i} face={faces === 6 ? 5 - i : faces - i} faces={faces} label="" />
    ))}
  </span>
);

/** A die to be thrown, by the app or by hand: who throws, what each face brings, and then what fell. */
export function DiceScene<V extends Vocabulary>({
  play,
  rolling,
  thrown,
  Card,
}: {
  play: Play<V>;
  rolling: Rolling<V> | null;
  thrown: Throw | null;
  /** How the game draws a roll, where it has a way of its own. */
  Card?: ComponentType<RollCardProps<V>> | undefined;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [landed, land] = useLanding(play, thrown);
  const { revision } = play;
  const names = play.names.value;
  const seat = thrown ? thrown.roll.seat : (rolling?.seat ?? 0);
  const record = play.seat(seat);
  const words = thrown?.words ?? (rolling ? play.ui.teller.roll(play.shown.value, rolling.roll, names) : null);

  useEffect(() => {
    if (!thrown) button.current?.focus({ preventScroll: true });
  }, [thrown === null]);
  if (!words) return null;

  const asked = thrown?.roll ?? rolling;
  const roll = thrown?.roll ?? rolling?.roll;
  const fallen = thrown && landed ? thrown.dice : null;
  const real = record?.dice === 'real';
  const bot = record?.player.kind === 'bot';
  // whoever tapped the wrong thing need not throw for it
  const back = play.undoTitle;
  return (
    <section class={Card ? 'dice-scene with-card' : 'dice-scene'} aria-label="A roll of the die">
      <Pool
        class="dice-light"
        radii={[620, 470, 330, 240, 170]}
        colours={['var(--ring-1)', 'var(--ring-2)', 'var(--ring-3)', 'var(--flame)', 'var(--glow)']}
      />
      <header class="dice-call paper">
        {record && <Emblem emblem={record.emblem} size={3} />}
        <div>
          <h1>{words.title}</h1>
          <p>
            <Say words={words.call} />
          </p>
        </div>
        {!thrown && !bot && back !== null && (
          <Button tone="quiet" size="small" icon="return-arrow" aria-label={`Take back: ${back}`} onClick={() => play.undo(revision)}>
            <span class="dice-back">Take back</span>
          </Button>
        )}
      </header>
      {Card && roll ? (
        <div class="dice-card">
          <Card play={play} roll={roll} fallen={fallen} />
        </div>
      ) : (
        <ul class={`dice-sides sides-${words.sides.length}`}>
          {words.sides.map((side) => (
            <Side key={side.title} side={side} faces={asked?.faces ?? 6} fallen={fallen} />
          ))}
        </ul>
      )}
      <div class="dice-middle">
        {thrown ? (
          <Falling thrown={thrown} onLanded={land} />
        ) : (
          !bot && (
            <button
              ref={button}
              type="button"
              class={real ? 'dice-throw real' : 'dice-throw'}
              data-roll
              onClick={() => play.roll(revision)}
            >
              <Held count={asked?.count ?? 1} faces={asked?.faces ?? 6} />
              <span class={real ? 'button quiet' : 'button'}>{real ? 'Let the app roll' : 'Roll!'}</span>
            </button>
          )
        )}
      </div>
      {!bot && asked && (
        <RealDice
          // the throw is the revision after the question
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
