import { joinWithAnd } from '../../../../engine/shared/sentences.ts';
import { TEAM_PLAYERS } from '../../../../games/dust-up/state/constants.ts';
import type { SetupProps } from '../../../game-ui.ts';
import { SeatSwitch } from '../../../shell/seats/SeatSwitch.tsx';
import { TableOption, TableOptions } from '../../../shell/seats/TableOptions.tsx';
import { readOptions } from './options.ts';

/** The rules that the table may choose. */
export function Setup({ seats, options, onOptions }: SetupProps) {
  const now = readOptions(options);
  const areFour = seats.length === TEAM_PLAYERS;
  const pair = (first: number): string => joinWithAnd(seats.flatMap(({ name }, seat) => (seat % 2 === first ? [name] : [])));
  return (
    <TableOptions>
      <TableOption
        says={
          !areFour
            ? 'Two against two is for four of you.'
            : now.teams
              ? `${pair(0)} against ${pair(1)}. Partners sit across: the arrows move somebody.`
              : 'Everybody is on their own.'
        }
      >
        <SeatSwitch
          label="Sides"
          choices={[
            { value: false, words: 'Each alone', glyph: 'star' },
            { value: true, words: 'Two against two', glyph: 'boot' },
          ]}
          value={now.teams}
          onChange={(teams) => onOptions({ ...now, teams })}
        />
      </TableOption>
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
          seats.length > 2 && !(areFour && now.teams)
            ? 'Only counts for two of you, or two against two.'
            : now.level
              ? 'It is good to go first. So whoever goes last starts behind a small shield.'
              : 'Both start with three cards.'
        }
      >
        <SeatSwitch
          label="Two, or two sides"
          choices={[
            { value: true, words: 'Help the last', glyph: 'feather' },
            { value: false, words: 'No help', glyph: 'bolt' },
          ]}
          value={now.level}
          onChange={(level) => onOptions({ ...now, level })}
        />
      </TableOption>
    </TableOptions>
  );
}
