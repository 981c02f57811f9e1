import type { SetupProps } from '../../../game-ui.ts';
import { HowWePlay, Rule } from '../../../shell/HowWePlay.tsx';
import { SeatSwitch } from '../../../shell/SeatSwitch.tsx';
import { readOptions } from './options.ts';

/** The two rules that the table may choose. */
export function Setup({ seats, options, onOptions }: SetupProps) {
  const now = readOptions(options);
  return (
    <HowWePlay>
      <Rule
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
      </Rule>
      <Rule
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
      </Rule>
    </HowWePlay>
  );
}
