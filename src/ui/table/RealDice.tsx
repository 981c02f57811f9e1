import { useState } from 'preact/hooks';
import { Button } from '../parts/Button.tsx';
import { Die } from '../parts/Die.tsx';
import { useNow } from '../parts/now.ts';

type RealDiceProps = {
  readonly count: number;
  readonly faces: number;
  /** Whoever rolls likes dice of their own. */
  readonly real: boolean;
  /** The app has thrown: there is nothing to type any more, and its room is kept. */
  readonly gone: boolean;
  readonly onDice: (dice: readonly number[]) => void;
};

/** More faces than these are shown when somebody asks for them. */
const FEW = 6;

/** What real dice show, tapped face by face. Of several dice, what has been tapped lies there and can be taken back. */
export function RealDice({ count, faces, real, gone, onDice }: RealDiceProps) {
  const [typed, setTyped, typedNow] = useNow<readonly number[]>([]);
  const simple = count === 1 && faces === FEW;
  const [open, setOpen] = useState(real || simple);
  const many = count > 1;
  const type = (face: number) => {
    const dice = [...typedNow(), face];
    if (dice.length === count) onDice(dice);
    else setTyped(dice);
  };
  /** A second tap on a die that has gone already takes no other one. */
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
  const asks = many ? `Roll your ${count} dice, then tap each face.` : 'Roll your die, then tap its face.';
  return (
    <fieldset class={real ? 'pip-pad paper real' : 'pip-pad paper'} disabled={gone} data-gone={gone || undefined}>
      <legend class="visually-hidden">{many ? 'Real dice' : 'A real die'}</legend>
      <p>{real || !simple ? asks : 'Rolled a real die? Tap its face.'}</p>
      {many && (
        <div class="pips typed">
          {Array.from({ length: count }, (_, i) => {
            const face = typed[i];
            return face === undefined ? (
              <span key={`die ${i}`} class="die-gap" aria-hidden="true" />
            ) : (
              <button key={`die ${i}`} type="button" aria-label={`Take the ${face} away`} onClick={() => takeAway(i)}>
                <Die face={face} faces={faces} tone="lit" label="" />
              </button>
            );
          })}
        </div>
      )}
      <div class={faces > FEW ? 'pips many' : 'pips'}>
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
