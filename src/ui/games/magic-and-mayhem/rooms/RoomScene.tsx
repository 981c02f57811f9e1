import { useEffect } from 'preact/hooks';
import type { SeatRecord } from '../../../../engine/seats.ts';
import type { Content } from '../../../../games/magic-and-mayhem/content/content.ts';
import type { Event, View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import { LightPool } from '../../../parts/LightPool.tsx';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import { TileFloor } from '../board/TileFloor.tsx';
import { heroFigure } from '../puppet-figures.ts';
import '../../../parts/backdrop.css';
import './room-scene.css';

type RoomSceneProps = {
  readonly event: Extract<Event, { readonly do: 'flipped' }>;
  readonly view: View;
  readonly content: Content;
  readonly seats: readonly SeatRecord[];
  /** Reads the sentence aloud. */
  readonly onSpeak: (words: string) => void;
};

/** So many friends look out from behind the sheet, besides whoever holds the torch. */
const FRIENDS = 3;

/** A room lights up: its picture in the torchlight, its name, and a sentence to laugh at, read aloud if anybody at the table is read to. */
export function RoomScene({ event, view, content, seats, onSpeak }: RoomSceneProps) {
  const slot = view.board.slots[event.slot];
  const tile = content.tiles[event.tile];
  const sentence = tile?.sentence ?? '';
  const aloud = seats.some(({ reading }) => reading === 'is-read-to');
  useEffect(() => {
    if (aloud && tile) onSpeak(`${tile.name}! ${sentence}`);
  }, [aloud, tile]);
  if (!tile || !slot || slot === 'down') return null;
  const friends = view.heroes.filter(({ seat, fallen }) => seat !== event.seat && !fallen).slice(0, FRIENDS);
  const holder = view.heroes[event.seat];
  return (
    <div class="moment backdrop room-scene" aria-hidden>
      <LightPool
        class="moment-light"
        radii={[430, 372, 326, 284]}
        colours={['var(--ring-3)', 'var(--ring-4)', 'var(--flame)', 'var(--glow)']}
      />
      <p class="room-name paper">{tile.name}</p>
      <div class="room-picture">
        <TileFloor tile={tile} turn={slot.turn} edge={0} />
        {['one', 'two'].map((half) => (
          <i key={half} class={`torn ${half}`} />
        ))}
      </div>
      <div class="tile-words">
        {[...(holder ? [holder] : []), ...friends].map(({ seat, hero }) => (
          <PuppetBadge
            key={seat}
            emblem={seats[seat]?.emblem ?? 'sun'}
            figure={heroFigure(hero)}
            mood={seat === event.seat ? 'proud' : 'oh'}
          />
        ))}
        {sentence !== '' && <q class="room-sentence paper">{sentence}</q>}
      </div>
    </div>
  );
}
