import { useState } from 'preact/hooks';
import art from '../../../src/ui/art/box-magic-and-mayhem.svg';
import type { Box } from '../../../src/ui/shell/shelf/GameBox.tsx';
import type { WaitingGame } from '../../../src/ui/shell/shelf/SavedGame.tsx';
import { Shelf } from '../../../src/ui/shell/shelf/Shelf.tsx';

const BOXES: readonly Box[] = [
  { id: 'mm', title: ['Magic', 'and Mayhem'], seats: '2–5', time: ['60', 'min'], age: '8+', art },
  { id: 'du', title: ['Dust-Up'], seats: '2–6', time: ['20', 'min'], age: '6+', art },
  { id: 'tt', title: ['Traps and', 'Treasures'], seats: '2–6', time: ['40', 'min'], age: '8+', art },
  { id: 'la', title: ['Labyrinth'], seats: '1–4', time: ['30', 'min'], age: '7+', art },
  { id: 'bt', title: ['Biscuit', 'Tin'], seats: '2–6', time: ['5', 'min'], age: '4+', art },
  { id: 'sp', title: ['Spoons and', 'Forks'], seats: '2–6', time: ['20', 'min'], age: '5+', art },
];

const WAITING: readonly WaitingGame[] = [
  {
    id: 'a',
    game: 'Magic and Mayhem',
    art,
    emblems: ['sun', 'bolt', 'clover', 'cloud'],
    headline: 'Mira holds the torch',
    detail: 'Round 3, Saturday evening',
    thrown: false,
  },
  {
    id: 'b',
    game: 'Magic and Mayhem',
    art,
    emblems: ['fish', 'spark', 'moon', 'bell', 'sun'],
    headline: 'Bartholomew the Elder holds the torch',
    detail: 'Round 12, last Tuesday afternoon, in the middle of a riddle',
    thrown: false,
  },
];

const NOTICE = { words: 'A newer version is ready.', button: 'Use it', onPress: () => undefined };

/** The shelf with as much on it as the address says. */
export function Shelves({ page }: { page: URLSearchParams }) {
  const [waiting, setWaiting] = useState(WAITING.slice(0, Number(page.get('waiting'))));
  const turn = (id: string) => setWaiting(waiting.map((game) => (game.id === id ? { ...game, thrown: !game.thrown } : game)));
  return (
    <Shelf
      boxes={BOXES.slice(0, Number(page.get('shelf')))}
      waiting={waiting}
      onOpen={() => undefined}
      onResume={() => undefined}
      onForget={turn}
      onFetchBack={turn}
      onSettings={() => undefined}
      onGames={() => undefined}
      {...(page.has('notice') ? { notice: NOTICE } : {})}
    />
  );
}
