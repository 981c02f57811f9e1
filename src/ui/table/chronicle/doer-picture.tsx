import type { ComponentChildren } from 'preact';
import type { GameTypes } from '../../../engine/game.ts';
import type { SeatRecord } from '../../../engine/seats.ts';
import type { Doer } from '../../../engine/shared/game-text.ts';
import type { GameUi } from '../../game-ui.ts';
import { Picture } from '../../parts/Picture.tsx';
import { PlayerBadge } from '../../parts/PlayerBadge.tsx';
import { Torch } from '../../parts/Torch.tsx';

/** How the chronicle names and draws whoever does something. */
export type Cast = {
  readonly nameOf: (doer: Doer) => string;
  /** `size` in rem. */
  readonly pictureOf: (doer: Doer, size: number) => ComponentChildren;
};

/** The cast of a game: its players as they look in `view`, and its figures. */
export function castOf<V extends GameTypes>(
  ui: Pick<GameUi<V>, 'puppet' | 'portrait' | 'figure'>,
  view: V['view'],
  seats: readonly Pick<SeatRecord, 'name' | 'emblem'>[],
  names: readonly string[],
): Cast {
  return {
    nameOf: (doer) => (doer === 'table' ? 'The table' : 'seat' in doer ? (names[doer.seat] ?? '') : doer.name),
    pictureOf: (doer, size) => {
      const seat = doer !== 'table' && 'seat' in doer ? seats[doer.seat] : undefined;
      if (doer !== 'table' && 'seat' in doer && seat)
        return (
          <PlayerBadge emblem={seat.emblem} size={size} label="" {...ui.puppet?.(view, doer.seat)}>
            {ui.portrait?.(view, doer.seat)}
          </PlayerBadge>
        );
      const drawing = doer !== 'table' && 'figure' in doer && doer.figure !== undefined ? ui.figure?.(doer.figure) : undefined;
      return drawing ? (
        <Picture viewBox="0 0 200 200" size={size} label="">
          {drawing}
        </Picture>
      ) : (
        <Torch still size={size} />
      );
    },
  };
}
