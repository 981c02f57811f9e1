import { capitalize } from '../../../engine/shared/sentences.ts';
import { type Length, lengthOf } from '../../../games/length.ts';
import { roundTime } from './length-words.ts';
import { SeatSwitch, type SwitchChoice } from './SeatSwitch.tsx';
import { TableOption } from './TableOptions.tsx';

const GLYPHS: { readonly [K in Length]: NonNullable<SwitchChoice<K>['glyph']> } = { 15: 'bolt', 30: 'boot', 60: 'snail' };

type LengthSwitchProps<T> = {
  /** The lengths that this game can have, each with what makes it so long, and how many minutes that takes. */
  readonly choices: readonly { readonly length: Length; readonly choice: T; readonly minutes: number }[];
  /** How many minutes it takes as it is; null where nothing was measured. */
  readonly now: number | null;
  /** The same in a sentence. */
  readonly says: string;
  readonly onPick: (choice: T) => void;
};

/** About how long the game may take. It sets the options that make it longer or shorter, and nothing else. Each slip says what it comes to. */
export function LengthSwitch<T>({ choices, now, says, onPick }: LengthSwitchProps<T>) {
  const current = now === null ? null : lengthOf(now);
  return (
    <TableOption wide says={says}>
      <SeatSwitch
        label="About how long?"
        choices={choices.map(({ length, minutes }): SwitchChoice<number> => {
          const words = capitalize(roundTime(length === current && now !== null ? now : minutes));
          return { value: length, words, glyph: GLYPHS[length] };
        })}
        value={choices.find(({ length }) => length === current)?.length ?? 0}
        onChange={(value) => {
          const picked = choices.find(({ length }) => length === value);
          if (picked) onPick(picked.choice);
        }}
      />
    </TableOption>
  );
}
