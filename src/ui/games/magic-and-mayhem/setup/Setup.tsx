import type { ComponentChildren } from 'preact';
import { bandOf, storyTorchFor, torchFor } from '../../../../games/magic-and-mayhem/levels.ts';
import { MODES, type Mode, type Options } from '../../../../games/magic-and-mayhem/options.ts';
import { HOURGLASSES } from '../../../../games/magic-and-mayhem/words.ts';
import type { SetupProps } from '../../../game-ui.ts';
import { SeatSwitch, type SwitchChoice } from '../../../shell/SeatSwitch.tsx';
import { Banner } from '../Banner.tsx';
import { minutes, roughly } from './estimate.ts';
import { lengths, quests, readOptions } from './options.ts';
import { QuestPicker } from './QuestPicker.tsx';
import './setup.css';

const WAYS: { readonly [K in Mode]: Omit<SwitchChoice<K>, 'value'> & { readonly says: string } } = {
  cooperative: { words: 'Together', glyph: 'sun', says: 'All against the dungeon. Beat the boss, and get out together.' },
  competitive: {
    words: 'Two sides',
    picture: (
      <span class="mayhem-sides">
        <Banner side={0} size={1.75} label="" />
        <Banner side={1} size={1.75} label="" />
      </span>
    ),
    says: 'Each side beats a boss and gets out with its gold. The most gold wins. Pick your side by the banner at your seat.',
  },
  narrative: { words: 'A story', glyph: 'book', says: 'Somebody reads, and all of you decide how it goes on.' },
};

const LENGTHS: { readonly [tiles: number]: { readonly words: string; readonly says: string } } = {
  9: { words: 'Nap', says: 'Good before bedtime.' },
  12: { words: 'Tale', says: 'A proper adventure, with a pause for biscuits.' },
  16: { words: 'Saga', says: 'Put on slippers.' },
  20: { words: 'Epic', says: 'Bring a second plate of biscuits.' },
  25: { words: 'Maze', says: 'Somebody should remember the way back.' },
  30: { words: 'Realm', says: 'Say good night to the neighbours first.' },
  36: { words: 'All', says: 'Every tile there is. Dinner keeps the game, and so does breakfast.' },
};

/** The rules that the table may choose before the torch is lit. */
export function Setup({ seats, options, onOptions, tempo }: SetupProps) {
  const now = readOptions(options);
  const story = now.mode === 'narrative' ? quests.find(({ id }) => id === now.quest) : undefined;
  const band = bandOf(seats.length, now.mode === 'competitive' ? 2 : 1);
  const rounds = story ? storyTorchFor(now.difficulty, story.torch, band) : torchFor(now.difficulty, now.tiles, band);
  return (
    <div class="mayhem-setup">
      <Rule says={WAYS[now.mode].says}>
        <SeatSwitch
          label="How do you play?"
          choices={MODES.map((value) => ({ value, ...WAYS[value] }))}
          value={now.mode}
          onChange={(mode) => onOptions({ ...now, mode, quest: now.quest ?? quests[0]?.id ?? null })}
        />
      </Rule>
      {now.mode === 'narrative' && (
        <QuestPicker quest={now.quest} seats={seats.length} tempo={tempo} onPick={(quest) => onOptions({ ...now, quest })} />
      )}
      {now.mode !== 'narrative' && (
        <Rule
          many
          says={`${now.tiles} tiles, ${roughly(minutes(now.tiles, seats.length, tempo, now.mode === 'competitive'))}. ${LENGTHS[now.tiles]?.says ?? ''}`}
        >
          <SeatSwitch
            label="How big is the dungeon?"
            choices={lengths.map(
              (tiles): SwitchChoice<number> => ({
                value: tiles,
                words: `${LENGTHS[tiles]?.words ?? ''} (${tiles})`,
                picture: <TileMap tiles={tiles} />,
              }),
            )}
            value={now.tiles}
            onChange={(tiles) => onOptions({ ...now, tiles })}
          />
        </Rule>
      )}
      <Rule
        says={
          now.torch === 'burns'
            ? `It burns for ${rounds} rounds. ${story ? 'When it goes out, the story ends.' : 'Be back at the door before it goes out.'}`
            : 'It burns for ever. Take all the time you like.'
        }
      >
        <SeatSwitch
          label="The torch"
          choices={[
            { value: 'burns', words: 'Burns down', glyph: 'flame' },
            { value: 'never-burns-out', words: 'Never burns out', glyph: 'sun' },
          ]}
          value={now.torch}
          onChange={(torch) => onOptions({ ...now, torch })}
        />
      </Rule>
      <Rule
        says={
          now.fallen === 'come-back'
            ? 'A fallen hero stands at the Entrance again two turns later, with half the hearts and no gear.'
            : 'Harder: a fallen hero stays out, and helps with good advice.'
        }
      >
        <SeatSwitch
          label="Fallen heroes"
          choices={[
            { value: 'come-back', words: 'Come back', glyph: 'boot' },
            { value: 'stay-out', words: 'Stay out', glyph: 'asleep' },
          ]}
          value={now.fallen}
          onChange={(fallen) => onOptions({ ...now, fallen })}
        />
      </Rule>
      <Rule says={now.spentMarks ? 'Every E mark surprises you once.' : 'Every E mark stays fresh all game long.'}>
        <SeatSwitch
          label="E marks"
          choices={[
            { value: true, words: 'Work once', picture: <Mark spent /> },
            { value: false, words: 'Stay fresh', picture: <Mark /> },
          ]}
          value={now.spentMarks}
          onChange={(spentMarks) => onOptions({ ...now, spentMarks })}
        />
      </Rule>
      <Rule says={SAND[now.hourglass]}>
        <SeatSwitch
          label="The hourglass"
          choices={HOURGLASSES.map((value) => ({ value, words: value === 'none' ? 'None' : `${value} s` }))}
          value={now.hourglass}
          onChange={(hourglass) => onOptions({ ...now, hourglass })}
        />
      </Rule>
    </div>
  );
}

const SAND: { readonly [seconds in Options['hourglass']]: string } = {
  30: 'Riddles and tongue twisters in half a minute. Only for quick tongues.',
  60: 'A minute for each riddle and each tongue twister.',
  90: 'A minute and a half. Time to think, and to giggle.',
  none: 'No sand at all. Riddles wait as long as you like.',
};

/** A choice, and what it means in one plain sentence. */
function Rule({ says, many = false, children }: { says: string; many?: boolean; children: ComponentChildren }) {
  return (
    <section class={many ? 'mayhem-rule many' : 'mayhem-rule'}>
      {children}
      <p>{says}</p>
    </section>
  );
}

/** The tiles as they will lie: nearly a square. */
function TileMap({ tiles }: { tiles: number }) {
  const columns = Math.ceil(Math.sqrt(tiles));
  const rows = Math.ceil(tiles / columns);
  const places = Array.from({ length: tiles }, (_, i) => ({ x: i % columns, y: Math.floor(i / columns) }));
  return (
    <svg class="mayhem-map" viewBox={`0 0 ${columns * 10} ${rows * 10}`} style={{ width: `${columns * 0.5}rem` }} aria-hidden="true">
      {places.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x * 10 + 0.75} y={y * 10 + 0.75} width="8.5" height="8.5" rx="1.8" fill="currentColor" />
      ))}
    </svg>
  );
}

/** An E mark as it is printed on a tile. */
function Mark({ spent = false }: { spent?: boolean }) {
  return (
    <svg class="mayhem-mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle
        cx="16"
        cy="16"
        r="13"
        style={{ fill: spent ? 'none' : 'var(--moss-lo)', stroke: 'var(--moss-lo)' }}
        stroke-width="2.5"
        stroke-dasharray={spent ? '4 3' : 'none'}
      />
      <path d="M11.5 9H21V12.5H15.5V14.3H20V17.7H15.5V19.5H21V23H11.5Z" style={{ fill: spent ? 'var(--moss-lo)' : 'var(--paper-hi)' }} />
    </svg>
  );
}
