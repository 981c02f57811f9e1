import type { Length } from '../../../games/length.ts';
import { SeatSwitch, type SwitchChoice } from './SeatSwitch.tsx';
import { TableOption } from './TableOptions.tsx';

const SLIPS: { readonly [K in Length]: Omit<SwitchChoice<K>, 'value'> } = {
  15: { words: '15 minutes', glyph: 'bolt' },
  30: { words: '30 minutes', glyph: 'boot' },
  60: { words: 'An hour', glyph: 'snail' },
};

type LengthSwitchProps<T> = {
  /** The lengths that this game can have, each with what makes it so long. */
  readonly choices: readonly { readonly length: Length; readonly choice: T }[];
  /** How long it takes as it is; null if that is none of them. */
  readonly now: Length | null;
  /** The same in a sentence. */
  readonly says: string;
  readonly onPick: (choice: T) => void;
};

/** About how long the game may take. It sets the options that make it longer or shorter, and nothing else. */
export const LengthSwitch = <T,>({ choices, now, says, onPick }: LengthSwitchProps<T>) => (
  <TableOption wide says={says}>
    <SeatSwitch
      label="About how long?"
      choices={choices.map(({ length }): SwitchChoice<number> => ({ value: length, ...SLIPS[length] }))}
      value={choices.find(({ length }) => length === now)?.length ?? 0}
      onChange={(value) => {
        const picked = choices.find(({ length }) => length === value);
        if (picked) onPick(picked.choice);
      }}
    />
  </TableOption>
);
