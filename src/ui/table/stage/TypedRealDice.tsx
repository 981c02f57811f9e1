import { useEffect, useRef, useState } from 'preact/hooks';
import { joinWithAnd } from '../../../engine/shared/sentences.ts';
import { Button } from '../../parts/Button.tsx';
import { Die } from '../../parts/Die.tsx';
import { useNow } from '../../parts/signals.ts';

type RealDiceProps = {
  readonly count: number;
  readonly faces: number;
  /** The player prefers real dice: the faces are open from the start. */
  readonly real: boolean;
  /** The app has rolled: hide the input but keep its space. */
  readonly gone: boolean;
  readonly onDice: (dice: readonly number[]) => void;
};

/** More faces than these stand in rows. */
const MAX_FACES_IN_LINE = 6;

/** Input for real dice, by tapping faces. Entered dice can be removed again. */
export function RealDice({ count, faces, real, gone, onDice }: RealDiceProps) {
  const [typed, setTyped, typedNow] = useNow<readonly number[]>([]);
  const [open, setOpen] = useState(real);
  const pad = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // the button that had the focus is gone
    if (open && !real) pad.current?.querySelector('button')?.focus();
  }, [open]);
  const many = count > 1;
  const type = (face: number) => {
    const dice = [...typedNow(), face];
    if (dice.length === count) onDice(dice);
    else setTyped(dice);
  };
  /** Removes an entered die. A double tap does not remove a second one. */
  const takeAway = (at: number) => typedNow() === typed && setTyped(typed.filter((_face, k) => k !== at));
  if (!open) {
    return (
      <div class="pip-ask" data-gone={gone || undefined}>
        <Button tone="quiet" size="small" disabled={gone} onClick={() => setOpen(true)}>
          {many ? 'We rolled real dice' : 'We rolled a real die'}
        </Button>
      </div>
    );
  }
  return (
    <fieldset ref={pad} class="pip-pad paper" disabled={gone} data-gone={gone || undefined}>
      <legend class="visually-hidden">{many ? 'Real dice' : 'A real die'}</legend>
      <p>{many ? `Roll your ${count} dice, then tap each face.` : 'Roll your die, then tap its face.'}</p>
      {many && (
        <p class="visually-hidden" role="status">
          {typed.length > 0 && `${joinWithAnd(typed.map(String))}. ${count - typed.length} to go.`}
        </p>
      )}
      {many && (
        <div class="pips typed">
          {Array.from({ length: count }, (_, i) => {
            const face = typed[i];
            return face === undefined ? (
              <span key={`die ${i}`} class="die-gap" aria-hidden />
            ) : (
              <button key={`die ${i}`} type="button" aria-label={`Take the ${face} away`} onClick={() => takeAway(i)}>
                <Die face={face} faces={faces} tone="lit" label="" />
              </button>
            );
          })}
        </div>
      )}
      <div class={faces > MAX_FACES_IN_LINE ? 'pips many' : 'pips'}>
        {Array.from({ length: faces }, (_, i) => i + 1).map((face) => (
          <button
            key={face}
            type="button"
            {...(gone ? {} : { 'data-die': face })}
            aria-label={many ? `A die shows ${face}` : `My die shows ${face}`}
            onClick={() => type(face)}
          >
            <Die face={face} faces={faces} tone="press" label="" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
