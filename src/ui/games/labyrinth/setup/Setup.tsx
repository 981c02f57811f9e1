import { FLOORS } from '../../../../games/labyrinth/state/constants.ts';
import type { SetupProps } from '../../../game-ui.ts';
import { SeatSwitch } from '../../../shell/seats/SeatSwitch.tsx';
import { TableOption, TableOptions } from '../../../shell/seats/TableOptions.tsx';
import { readOptions } from './options.ts';

const DEEP = ['', 'The stairs begin at the top.', 'Past the goblin picnics.', 'Half way down.', 'Bring soup.', 'Straight to the Dragon.'];

/** What the table may choose before the torch is lit. */
export function Setup({ seats, options, onOptions }: SetupProps) {
  const now = readOptions(options);
  const master = seats.at(-1)?.name ?? '';
  return (
    <TableOptions>
      <TableOption
        says={
          now.dm === 'app'
            ? 'The app runs the monsters. It is fair, and it never peeks.'
            : `${master} has the last seat, runs the monsters, and may meddle.`
        }
      >
        <SeatSwitch
          label="The dungeon master"
          choices={[
            { value: 'app', words: 'The app', glyph: 'bot' },
            { value: 'person', words: 'One of us', glyph: 'person' },
          ]}
          value={now.dm}
          onChange={(dm) => onOptions({ ...now, dm })}
        />
      </TableOption>
      <TableOption
        says={now.again === 'goes-on' ? 'The floors you have found stay open.' : 'All floors are shut again. Only for the brave.'}
      >
        <SeatSwitch
          label="When all have fallen"
          choices={[
            { value: 'goes-on', words: 'New heroes go on', glyph: 'sun' },
            { value: 'starts-over', words: 'Start over', glyph: 'flame' },
          ]}
          value={now.again}
          onChange={(again) => onOptions({ ...now, again })}
        />
      </TableOption>
      <TableOption wide says={DEEP[now.unlocked] ?? ''}>
        <SeatSwitch
          label="How deep may you start?"
          choices={FLOORS.map((value) => ({ value, words: `Floor ${value}` }))}
          value={now.unlocked}
          onChange={(unlocked) => onOptions({ ...now, unlocked })}
        />
      </TableOption>
    </TableOptions>
  );
}
