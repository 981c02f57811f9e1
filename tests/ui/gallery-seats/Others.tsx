import { useState } from 'preact/hooks';
import type { Ending } from '../../../src/engine/kit/telling.ts';
import { defaults, heroOf, readOptions } from '../../../src/ui/games/magic-and-mayhem/setup/options.ts';
import { cutOf } from '../../../src/ui/parts/inks.ts';
import { type Settings as Chosen, DEFAULT_SETTINGS } from '../../../src/ui/settings.ts';
import { Chronicle } from '../../../src/ui/shell/Chronicle.tsx';
import { End } from '../../../src/ui/shell/End.tsx';
import { firstSeats } from '../../../src/ui/shell/SeatList.ts';
import { Settings } from '../../../src/ui/shell/Settings.tsx';
import { FAMILY } from './SeatsOf.tsx';

const AWARDS = [
  { title: 'Loudest Tiptoe', words: 'Woke 3 monsters by sneaking' },
  { title: 'Dragon Tickler', words: 'Won the last roll with a 6' },
  { title: 'Politest Knock', words: 'Knocked on 9 secret doors' },
  { title: 'Bravest Snack', words: 'Ate the Loud Cheese. Twice' },
  { title: 'Best Lie-Down', words: 'Fell over 2 times, got up 3 times' },
  { title: 'Richest Pockets', words: 'Carried 14 gold and one sock' },
];
const WON: Ending = {
  headline: 'Everybody out, hooray!',
  mood: 'won',
  words: 'The boss is beaten, and you brought out 31 gold.',
  awards: AWARDS,
  guest: { icon: 'dragon-head', says: 'Come again! But not soon.' },
};
const LOST: Ending = {
  headline: 'The torch burnt down',
  mood: 'lost',
  words: 'It held for 34 rounds. The monsters clapped. Light a new one?',
  awards: AWARDS,
  guest: { icon: 'imp-laugh', says: 'Who turned out the light?' },
};
const LIE_DOWN: Ending = { ...LOST, headline: 'Everybody is having a lie-down', words: 'The monsters tucked you in. Up again?' };

export function EndOf({ page }: { page: URLSearchParams }) {
  const count = Number(page.get('seats') ?? 4);
  const party = readOptions(defaults(count, 7)).heroes;
  const seats = firstSeats(count, FAMILY).map((seat, i) => ({ ...seat, puppet: cutOf(heroOf(party[i] ?? '').art) }));
  const ending = page.has('lost') ? (page.get('lost') === 'down' ? LIE_DOWN : LOST) : WON;
  return (
    <End
      ending={{ ...ending, headline: page.get('headline') ?? ending.headline }}
      outcome={page.has('lost') ? 'torch' : 'escaped'}
      seats={seats}
      winners={page.has('match') ? [1] : []}
      match={page.has('match') ? { goal: page.get('match') === 'on' ? null : 2, won: seats.map((_, i) => (i < 2 ? 1 : 0)) } : null}
      onAgain={() => undefined}
      onBestOfThree={page.has('best') ? () => undefined : null}
      onScore={() => undefined}
      onChronicle={() => undefined}
      onShelf={() => undefined}
    />
  );
}

export function SettingsOf({ page }: { page: URLSearchParams }) {
  const [settings, setSettings] = useState<Chosen>(DEFAULT_SETTINGS);
  return (
    <Settings
      settings={settings}
      onChange={(change) => setSettings((now) => ({ ...now, ...change }))}
      onTeachAgain={null}
      facts={{ kept: true, voice: page.has('mute') ? null : 'Daniel', version: '0.1.0' }}
      onClose={() => undefined}
    />
  );
}

const TURNS = [
  { title: 'Mira', lines: ['Mira walks 4 squares and turns up the Midnight Larder.', 'A goblin hops out of the cheese.'] },
  { title: 'Lotte', lines: ['Lotte tosses an acorn. The goblin loses 1 heart.', 'Lotte finds the Second-Best Hat.'] },
  { title: 'The monsters', lines: ['The goblin bonks Papa Jon. He loses 2 hearts, and says a word about cheese.'] },
  { title: 'Papa Jon', lines: ['Papa Jon bonks back. The goblin is beaten.'] },
];

export const StoryOf = ({ page }: { page: URLSearchParams }) => (
  <Chronicle turns={page.has('empty') ? [] : [...TURNS, ...TURNS, ...TURNS]} onClose={() => undefined} />
);
