import type { GameTypes, Seat, Viewer } from '../../engine/game.ts';
import type { GameModule } from '../../engine/game-module.ts';
import { type ActResult, observe } from '../../engine/session.ts';
import type { TableUi } from './stage/animation-frames.ts';

/** Who has lifted the veil and sees new cards that the next player must not see: they look at them before they give the tablet away. */
export function newHandHolder<V extends GameTypes>(
  holder: Viewer,
  { session, events }: ActResult<V>,
  { game, content }: GameModule<V>,
  ui: Pick<TableUi<V>, 'hasNewHand' | 'isOut'>,
): Seat | null {
  if (holder === 'table' || session.now.outcome || !ui.hasNewHand) return null;
  const hasNewHand = ui.hasNewHand(
    events.map(({ event }) => event),
    holder,
  );
  return hasNewHand && !ui.isOut?.(observe(game, content, session.now, 'table').view, holder) ? holder : null;
}
