import type { ComponentChildren } from 'preact';
import type { GameTypes, Seat } from '../../../engine/game.ts';
import type { Doer } from '../../../engine/shared/happening.ts';
import type { GameUi } from '../../game-ui.ts';
import { CutOutShape } from '../../parts/CutOut.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { PlayerBadgeShape } from '../../parts/PlayerBadge.tsx';
import type { Mood } from '../../puppets/figure.ts';
import type { TableController } from '../table-controller.ts';

type TableProps<V extends GameTypes> = { readonly play: TableController<V>; readonly ui: GameUi<V> };

/** A player's hero on the disc of their colour, in a box of 200. */
export function SeatShape<V extends GameTypes>({
  play,
  ui,
  seat,
  mood,
}: TableProps<V> & { readonly seat: Seat; readonly mood?: Mood | undefined }) {
  const record = play.seat(seat);
  const view = play.observation.value.view;
  if (!record) return null;
  const cut = ui.puppet?.(view, seat);
  return (
    <PlayerBadgeShape emblem={record.emblem}>
      {ui.portrait?.(view, seat, mood) ??
        (cut && (
          <g transform="translate(44 42) scale(.21875)">
            <CutOutShape width={36} {...cut} />
          </g>
        ))}
    </PlayerBadgeShape>
  );
}

/** Whoever did something, in a box of 200: a player or a figure of the game. */
export function DoerShape<V extends GameTypes>({
  play,
  ui,
  doer,
  mood,
}: TableProps<V> & { readonly doer: Doer; readonly mood?: Mood | undefined }): ComponentChildren {
  return 'seat' in doer ? <SeatShape play={play} ui={ui} seat={doer.seat} mood={mood} /> : (ui.figure?.(doer.figure, mood) ?? null);
}

/** A player's hero on an element of its own. The words beside it say who it is. */
export const Face = <V extends GameTypes>({
  class: name,
  ...seat
}: TableProps<V> & { readonly seat: Seat; readonly mood?: Mood; readonly class: string }) => (
  <Picture viewBox="0 0 200 200" class={name}>
    <SeatShape {...seat} />
  </Picture>
);
