import { TARGETS } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { SetupProps } from '../../../game-ui.ts';
import { Coin } from '../../../parts/Coin.tsx';
import { SeatSwitch, type SwitchChoice } from '../../../shell/seats/SeatSwitch.tsx';
import { TableOption, TableOptions } from '../../../shell/seats/TableOptions.tsx';
import { readOptions } from './options.ts';
import './setup.css';

type Target = (typeof TARGETS)[number];
const LENGTHS: { readonly [K in Target]: { readonly words: string; readonly says: string } } = {
  15: { words: 'Quick', says: 'A purse full. Over before the soup is cold.' },
  20: { words: 'Middling', says: 'A small chest full. Fits before bedtime.' },
  30: { words: 'Grand', says: 'A big chest full. Time for biscuits, and for revenge.' },
};

/** The rules that the table may choose before the torch is lit. */
export function Setup({ options, onOptions }: SetupProps) {
  const now = readOptions(options);
  const two = <T extends string | boolean>(off: SwitchChoice<T>, on: SwitchChoice<T>) => [off, on];
  return (
    <TableOptions>
      <TableOption wide says={`${now.target} gold in a chest ring the bell for the last turns. ${LENGTHS[now.target].says}`}>
        <SeatSwitch
          label="How much gold ends the race?"
          choices={TARGETS.map(
            (value): SwitchChoice<Target> => ({
              value,
              words: `${LENGTHS[value].words} (${value})`,
              picture: <Coins many={value / 5 - 2} />,
            }),
          )}
          value={now.target}
          onChange={(target) => onOptions({ ...now, target })}
        />
      </TableOption>
      <TableOption
        says={now.pile === 'strict' ? 'When the last piece is stored, the race is over.' : 'There is always more. Dungeons are like that.'}
      >
        <SeatSwitch
          label="The gold pile"
          choices={two<'bottomless' | 'strict'>(
            { value: 'bottomless', words: 'Never empty', glyph: 'sun' },
            { value: 'strict', words: '50 pieces', glyph: 'flame' },
          )}
          value={now.pile}
          onChange={(pile) => onOptions({ ...now, pile })}
        />
      </TableOption>
      <TableOption says={now.friendly ? 'Nobody robs whoever has the least gold.' : 'Mind your pockets, all of you.'}>
        <SeatSwitch
          label="Thieves"
          choices={two<boolean>(
            { value: false, words: 'Rob anybody', glyph: 'boot' },
            { value: true, words: 'Spare the poorest', glyph: 'sun' },
          )}
          value={now.friendly}
          onChange={(friendly) => onOptions({ ...now, friendly })}
        />
      </TableOption>
      <TableOption
        says={
          now.oldBook
            ? 'The first rules: bare tiles, and a monster on each of them, as often as you like.'
            : 'Things lie on tiles, and a place grows quiet when a monster has been met there.'
        }
      >
        <SeatSwitch
          label="The rules"
          choices={two<boolean>(
            { value: false, words: 'Treasure map', glyph: 'flame' },
            { value: true, words: 'By the old book', glyph: 'book' },
          )}
          value={now.oldBook}
          onChange={(oldBook) => onOptions({ ...now, oldBook })}
        />
      </TableOption>
      <TableOption says={now.hidden ? 'Nobody sees what is stored until the end.' : 'Everybody sees who is ahead.'}>
        <SeatSwitch
          label="The chests"
          choices={two<boolean>({ value: false, words: 'Open', glyph: 'book' }, { value: true, words: 'Shut', glyph: 'asleep' })}
          value={now.hidden}
          onChange={(hidden) => onOptions({ ...now, hidden })}
        />
      </TableOption>
    </TableOptions>
  );
}

const Coins = ({ many }: { many: number }) => (
  <span class="race-coins">
    {Array.from({ length: many }, (_, i) => (
      <Coin key={i} size={1.5} />
    ))}
  </span>
);
