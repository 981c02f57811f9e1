import type { SetupProps } from '../../../game-ui.ts';
import { SeatSwitch } from '../../../shell/seats/SeatSwitch.tsx';
import { TableOption, TableOptions } from '../../../shell/seats/TableOptions.tsx';
import { readOptions } from './options.ts';

/** The two rules that the table may choose. */
export function Setup({ seats, options, onOptions }: SetupProps) {
  const now = readOptions(options);
  return (
    <TableOptions>
      <TableOption
        says={
          now.ghosts ? 'Whoever is out floats about, and may make somebody jump once a round.' : 'Whoever is out has a biscuit and watches.'
        }
      >
        <SeatSwitch
          label="Ghosts"
          choices={[
            { value: true, words: 'Say boo', glyph: 'flame' },
            { value: false, words: 'Sleep', glyph: 'asleep' },
          ]}
          value={now.ghosts}
          onChange={(ghosts) => onOptions({ ...now, ghosts })}
        />
      </TableOption>
      <TableOption
        says={
          seats.length > 2
            ? 'Only counts when there are two of you.'
            : now.level
              ? 'It is good to go first. So the other one starts behind a small shield.'
              : 'Both start with three cards.'
        }
      >
        <SeatSwitch
          label="When two play"
          choices={[
            { value: true, words: 'Help the second', glyph: 'feather' },
            { value: false, words: 'No help', glyph: 'bolt' },
          ]}
          value={now.level}
          onChange={(level) => onOptions({ ...now, level })}
        />
      </TableOption>
    </TableOptions>
  );
}
