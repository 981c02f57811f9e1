import { joinWithAnd } from '../../../../engine/shared/sentences.ts';
import { LANDLORD_HEARTS, LANDLORD_LEVELS, type LandlordLevel, TEAM_PLAYERS } from '../../../../games/dust-up/state/constants.ts';
import type { Options } from '../../../../games/dust-up/state/options.ts';
import type { SetupProps } from '../../../game-ui.ts';
import { SeatSwitch } from '../../../shell/seats/SeatSwitch.tsx';
import { TableOption, TableOptions } from '../../../shell/seats/TableOptions.tsx';
import { readOptions } from './options.ts';

/** Three ways to play. */
type Way = 'alone' | 'pairs' | 'landlord';
const wayOf = ({ teams, landlord }: Options): Way => (landlord !== null ? 'landlord' : teams ? 'pairs' : 'alone');
const WAYS: { readonly [K in Way]: Pick<Options, 'teams' | 'landlord'> } = {
  alone: { teams: false, landlord: null },
  pairs: { teams: true, landlord: null },
  landlord: { teams: false, landlord: 'fair' },
};
const LEVEL_WORDS: { readonly [K in LandlordLevel]: string } = { gentle: 'Gentle', fair: 'Fair', cruel: 'Cruel' };

/** The rules that the table may choose. */
export function Setup({ seats, options, onOptions }: SetupProps) {
  const now = readOptions(options);
  const way = wayOf(now);
  const areFour = seats.length === TEAM_PLAYERS;
  const { landlord } = now;
  const pair = (first: number): string => joinWithAnd(seats.flatMap(({ name }, seat) => (seat % 2 === first ? [name] : [])));
  const says: { readonly [K in Way]: string } = {
    alone: 'Everybody is on their own.',
    pairs: areFour
      ? `${pair(0)} against ${pair(1)}. Partners sit across: the arrows move somebody.`
      : 'Two against two is for four of you.',
    landlord: areFour
      ? 'Lord Humph takes the last chair, so three of you can play.'
      : `${joinWithAnd(seats.map(({ name }) => name))} against Lord Humph. He is the last in the round, and the app plays him.`,
  };
  return (
    <TableOptions>
      <TableOption says={says[way]} wide>
        <SeatSwitch
          label="Sides"
          choices={[
            { value: 'alone', words: 'Each alone', glyph: 'person' },
            { value: 'pairs', words: 'Two against two', glyph: 'boot' },
            { value: 'landlord', words: 'All against one', glyph: 'hush' },
          ]}
          value={way}
          onChange={(other) => onOptions({ ...now, ...WAYS[other] })}
        />
      </TableOption>
      {landlord !== null && (
        <TableOption says={`He has ${LANDLORD_HEARTS[landlord]} hearts for each of you.`}>
          <SeatSwitch
            label="Lord Humph"
            choices={LANDLORD_LEVELS.map((level) => ({ value: level, words: LEVEL_WORDS[level] }))}
            value={landlord}
            onChange={(level) => onOptions({ ...now, landlord: level })}
          />
        </TableOption>
      )}
      <TableOption
        says={
          now.ghosts
            ? 'Nobody is out in round 1. Later, whoever is out may say boo once a round.'
            : 'Whoever is out has a biscuit and watches.'
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
      {landlord === null && (
        <TableOption
          says={
            seats.length > 2 && !(areFour && way === 'pairs')
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
      )}
    </TableOptions>
  );
}
