import { useState } from 'preact/hooks';
import type { Doer, Ending, Weight } from '../../../src/engine/shared/game-text.ts';
import { heroFigure, monsterFigure } from '../../../src/ui/games/magic-and-mayhem/puppet-figures.ts';
import { defaults, heroOf, readOptions } from '../../../src/ui/games/magic-and-mayhem/setup/options.ts';
import { cutOf } from '../../../src/ui/parts/inks.ts';
import { PuppetShape } from '../../../src/ui/puppets/Puppet.tsx';
import { PuppetOnDisc } from '../../../src/ui/puppets/PuppetBadge.tsx';
import { type Settings as Chosen, DEFAULT_SETTINGS } from '../../../src/ui/settings.ts';
import { End } from '../../../src/ui/shell/end/End.tsx';
import { firstSeats } from '../../../src/ui/shell/seats/seat-list.ts';
import { Settings } from '../../../src/ui/shell/settings/Settings.tsx';
import { Chronicle } from '../../../src/ui/table/chronicle/Chronicle.tsx';
import { castOf } from '../../../src/ui/table/chronicle/doer-picture.tsx';
import { chaptersOf, type StoryLine } from '../../../src/ui/table/chronicle/story.ts';
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
      onGuide={() => undefined}
      onTeachAgain={null}
      facts={{ kept: true, voice: page.has('mute') ? null : 'Daniel', version: '0.1.0' }}
      onClose={() => undefined}
    />
  );
}

const MONSTER: Doer = { name: 'The goblin', figure: 'sock-goblin' };
const told = (chapter: { title: string }, by: Doer, words: string, weight: Weight = 'told', shows = by): StoryLine => ({
  turn: { line: 0, turn: 1 },
  chapter,
  by,
  shows,
  words,
  weight,
});
const round = (number: number): StoryLine[] => {
  const chapter = { title: `Round ${number}` };
  return [
    told(chapter, { seat: 0 }, 'Mira lights up the Midnight Larder.'),
    told(chapter, { seat: 0 }, 'A goblin hops out of the cheese.'),
    told(chapter, { seat: 1 }, 'Lotte tosses an acorn. The goblin loses 1 heart.'),
    told(chapter, { seat: 1 }, 'Lotte finds the Second-Best Hat.', 'notable'),
    told(chapter, MONSTER, 'The goblin bonks Papa Jon. He loses 2 hearts, and says a word about cheese.'),
    told(chapter, MONSTER, 'Papa Jon is down. A shield marks the spot.', 'great', { seat: 2 }),
    told(chapter, { seat: 3 }, 'Oma sends the goblin off stage. Poof!', 'notable', MONSTER),
  ];
};

export function StoryOf({ page }: { page: URLSearchParams }) {
  const seats = firstSeats(4, FAMILY);
  const party = readOptions(defaults(4, 7)).heroes;
  const cast = castOf(
    {
      puppet: () => ({ icon: 'torch', print: 'var(--ink)', holes: 'var(--paper)' }),
      portrait: (_view, seat) => <PuppetOnDisc figure={heroFigure(party[seat] ?? '')} />,
      figure: (monster) => <PuppetShape figure={monsterFigure(monster)} />,
    },
    null,
    seats,
    seats.map(({ name }) => name),
  );
  const lines = page.has('empty') ? [] : [1, 2, 3].flatMap(round);
  return <Chronicle chapters={chaptersOf(lines)} cast={cast} onClose={() => undefined} goesOn={page.has('goes-on')} />;
}
