import { useState } from 'preact/hooks';
import {
  DIFFICULTIES,
  type Difficulty,
  partySizeOf,
  storyTorchFor,
  torchFor,
} from '../../../../games/magic-and-mayhem/rules/difficulty.ts';
import { MODES, type Mode } from '../../../../games/magic-and-mayhem/state/options.ts';
import type { SetupProps } from '../../../game-ui.ts';
import { Button } from '../../../parts/Button.tsx';
import { roughly } from '../../../shell/seats/length-words.ts';
import { SeatGlyph } from '../../../shell/seats/SeatGlyph.tsx';
import { SeatSwitch, type SwitchChoice } from '../../../shell/seats/SeatSwitch.tsx';
import { TableOption, TableOptions } from '../../../shell/seats/TableOptions.tsx';
import { Banner } from '../Banner.tsx';
import { HouseRules, switchedOn } from './HouseRules.tsx';
import { lengths, quests, readOptions } from './options.ts';
import { QuestPicker } from './QuestPicker.tsx';
import { expectation } from './win-rates.ts';
import './setup.css';

const WAYS: { readonly [K in Mode]: Omit<SwitchChoice<K>, 'value' | 'picture'> & { readonly says: string } } = {
  cooperative: { words: 'Together', glyph: 'sun', says: 'All against the dungeon. Beat the boss, and get out together.' },
  competitive: {
    words: 'Two sides',
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

const HARD: { readonly [K in Difficulty]: Omit<SwitchChoice<K>, 'value'> } = {
  gentle: { words: 'Gentle', glyph: 'feather' },
  fair: { words: 'Fair', glyph: 'glasses' },
  cruel: { words: 'Cruel', glyph: 'flame' },
};
const LEVEL_SAYS: { readonly [K in Difficulty]: string } = {
  gentle: 'Plenty of light, and a small boss.',
  fair: 'Light enough, if you keep going.',
  cruel: 'A short torch, a big boss, and few treasures. You asked for it.',
};

/** The rules that the table may choose before the torch is lit. */
export function Setup({ seats, options, onOptions, minutes }: SetupProps) {
  const now = readOptions(options);
  const [inHouse, setInHouse] = useState(false);
  if (inHouse) return <HouseRules now={now} onOptions={onOptions} onBack={() => setInHouse(false)} />;
  const switched = switchedOn(now);
  const story = now.mode === 'narrative' ? quests.find(({ id }) => id === now.quest) : undefined;
  const band = partySizeOf(seats.length, now.mode === 'competitive' ? 2 : 1);
  const rounds = story ? storyTorchFor(now.difficulty, story.torch, band) : torchFor(now.difficulty, now.tiles, band, now.byTheBook);
  const torch =
    now.torch === 'burns'
      ? `The torch burns for ${rounds} rounds.${story ? ' When it goes out, the story ends.' : ''}`
      : 'The torch burns for ever.';
  const odds = now.mode === 'cooperative' ? ` ${expectation(now.difficulty)}` : '';
  return (
    <TableOptions>
      <TableOption wide says={WAYS[now.mode].says}>
        <SeatSwitch
          label="How do you play?"
          choices={MODES.map((value) => ({ value, ...WAYS[value], picture: value === 'competitive' && <BothBanners /> }))}
          value={now.mode}
          onChange={(mode) => onOptions({ ...now, mode, quest: now.quest ?? quests[0]?.id ?? null })}
        />
      </TableOption>
      {now.mode === 'narrative' && (
        <QuestPicker quest={now.quest} minutes={(quest) => minutes({ ...now, quest })} onPick={(quest) => onOptions({ ...now, quest })} />
      )}
      {now.mode !== 'narrative' && (
        <TableOption wide many says={`${now.tiles} tiles, ${roughly(minutes(now) ?? 0)}. ${LENGTHS[now.tiles]?.says ?? ''}`}>
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
        </TableOption>
      )}
      <TableOption wide says={`${LEVEL_SAYS[now.difficulty]} ${torch}${odds}`}>
        <SeatSwitch
          label="How hard?"
          choices={DIFFICULTIES.map((value) => ({ value, ...HARD[value] }))}
          value={now.difficulty}
          onChange={(difficulty) => onOptions({ ...now, difficulty })}
        />
      </TableOption>
      <Button tone="quiet" class="mayhem-house" onClick={() => setInHouse(true)}>
        <SeatGlyph name="cards" size={1.75} />
        House rules{switched > 0 && ` (${switched} on)`}
      </Button>
    </TableOptions>
  );
}

const BothBanners = () => (
  <span class="mayhem-sides">
    <Banner side={0} size={1.75} label="" />
    <Banner side={1} size={1.75} label="" />
  </span>
);

/** The tiles as they will lie: nearly a square. */
function TileMap({ tiles }: { tiles: number }) {
  const columns = Math.ceil(Math.sqrt(tiles));
  const rows = Math.ceil(tiles / columns);
  const places = Array.from({ length: tiles }, (_, i) => ({ x: i % columns, y: Math.floor(i / columns) }));
  return (
    <svg class="mayhem-map" viewBox={`0 0 ${columns * 10} ${rows * 10}`} style={{ width: `${columns * 0.5}rem` }} aria-hidden>
      {places.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x * 10 + 0.75} y={y * 10 + 0.75} width="8.5" height="8.5" rx="1.8" fill="currentColor" />
      ))}
    </svg>
  );
}
