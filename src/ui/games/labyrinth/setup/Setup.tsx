import { FLOORS } from '../../../../games/labyrinth/words.ts';
import type { SetupProps } from '../../../game-ui.ts';
import { HowWePlay, Rule } from '../../../shell/HowWePlay.tsx';
import { SeatSwitch } from '../../../shell/SeatSwitch.tsx';
import { readOptions } from './options.ts';

const DEEP = ['', 'The stairs begin at the top.', 'Past the goblin picnics.', 'Half way down.', 'Bring soup.', 'Straight to the Dragon.'];

/** What the table may choose before the torch is lit. */
export function Setup({ seats, options, onOptions }: SetupProps) {
  const now = readOptions(options);
  const master = seats.at(-1)?.name ?? '';
  return (
    <HowWePlay>
      <Rule
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
      </Rule>
      <Rule says={now.again === 'goes-on' ? 'The floors you have found stay open.' : 'All floors are shut again. Only for the brave.'}>
        <SeatSwitch
          label="When all have fallen"
          choices={[
            { value: 'goes-on', words: 'New heroes go on', glyph: 'sun' },
            { value: 'starts-over', words: 'Start over', glyph: 'flame' },
          ]}
          value={now.again}
          onChange={(again) => onOptions({ ...now, again })}
        />
      </Rule>
      <Rule wide says={DEEP[now.unlocked] ?? ''}>
        <SeatSwitch
          label="How deep may you start?"
          choices={FLOORS.map((value) => ({ value, words: `Floor ${value}` }))}
          value={now.unlocked}
          onChange={(unlocked) => onOptions({ ...now, unlocked })}
        />
      </Rule>
    </HowWePlay>
  );
}
