import { DIFFICULTY_LEVELS, type DifficultyLevel, FLOORS } from '../../../../games/labyrinth/state/constants.ts';
import type { SetupProps } from '../../../game-ui.ts';
import { SeatSwitch, type SwitchChoice } from '../../../shell/seats/SeatSwitch.tsx';
import { TableOption, TableOptions } from '../../../shell/seats/TableOptions.tsx';
import { expectation } from './expectation.ts';
import { heroesOf, readOptions } from './options.ts';

const DEEP = ['', 'The stairs begin at the top.', 'Past the goblin picnics.', 'Half way down.', 'Bring soup.', 'Straight to the Dragon.'];

const HARD: { readonly [K in DifficultyLevel]: Omit<SwitchChoice<K>, 'value'> } = {
  gentle: { words: 'Gentle', glyph: 'feather' },
  fair: { words: 'Fair', glyph: 'glasses' },
  cruel: { words: 'Cruel', glyph: 'flame' },
};

/** What the table may choose before the torch is lit. */
export function Setup({ seats, options, onOptions }: SetupProps) {
  const now = readOptions(options);
  const expected = expectation(heroesOf(seats.length, now), now.byTheBook ? 'book' : now.difficulty);
  return (
    <TableOptions>
      <TableOption
        wide
        says={
          now.byTheBook
            ? `Every monster is as its card says. ${expected}`
            : 'Monsters and floors fit the number of you, and fights are short.'
        }
      >
        <SeatSwitch
          label="The rules"
          choices={[
            { value: false, words: 'For every party', glyph: 'sun' },
            { value: true, words: 'By the old book', glyph: 'book' },
          ]}
          value={now.byTheBook}
          onChange={(byTheBook) => onOptions({ ...now, byTheBook })}
        />
      </TableOption>
      {!now.byTheBook && (
        <TableOption wide says={expected}>
          <SeatSwitch
            label="How hard?"
            choices={DIFFICULTY_LEVELS.map((value) => ({ value, ...HARD[value] }))}
            value={now.difficulty}
            onChange={(difficulty) => onOptions({ ...now, difficulty })}
          />
        </TableOption>
      )}
      <TableOption
        wide
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
