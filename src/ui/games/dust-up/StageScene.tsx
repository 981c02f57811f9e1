import type { SeatRecord } from '../../../engine/seats.ts';
import type { Content } from '../../../games/dust-up/content/content.ts';
import type { DustUp } from '../../../games/dust-up/state/tasks.ts';
import type { View } from '../../../games/dust-up/state/view-types.ts';
import { cardName } from '../../../games/dust-up/text/names.ts';
import type { AnimationFrame } from '../../table/stage/animation-frames.ts';
import { lastPlayed } from './Arena.tsx';
import { Entrance, isEntering } from './Entrance.tsx';
import { isFalling, KnockOut } from './KnockOut.tsx';
import { Power } from './Power.tsx';

type SceneProps = {
  readonly frame: AnimationFrame<DustUp> | null;
  readonly view: View;
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
};

/** What is a small stage of its own: a knock-out, a power, or the Landlord's entrance. */
export function StageScene({ frame, view, seats, content }: SceneProps) {
  if (!frame?.flourish) return null;
  const { kind, square } = frame.flourish;
  const player = view.players[square];
  const record = seats[square];
  if (!player || !record) return null;
  if (kind === 'power' && frame.event?.do === 'played') return <Power hero={player.hero} card={frame.event.card} content={content} />;
  if (isFalling(kind)) {
    const last = lastPlayed(view);
    const by = last && `${seats[last.seat]?.name}: ${cardName(last.card, content)}`;
    return <KnockOut hero={player.hero} emblem={record.emblem} falling={kind} by={by} />;
  }
  return isEntering(kind) ? <Entrance hero={player.hero} step={kind} /> : null;
}
