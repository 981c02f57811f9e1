import type { GameTypes, Seat, Viewer } from '../../engine/game.ts';
import type { GameModule } from '../../engine/game-module.ts';
import { type ActResult, observe, type Session } from '../../engine/session.ts';
import type { TableUi } from './stage/animation-frames.ts';

/** Who has lifted the veil and looks at what came of their command before the tablet goes to somebody else; null where a game does not want that. */
export function whoLooksBack<V extends GameTypes>(
  holder: Viewer,
  { now }: Session<V>,
  { game, content }: GameModule<V>,
  { looksBack = false, isOut }: Pick<TableUi<V>, 'looksBack' | 'isOut'>,
): Seat | null {
  if (holder === 'table' || now.outcome || !looksBack) return null;
  return isOut?.(observe(game, content, now, 'table').view, holder) ? null : holder;
}

/** The events of a command that are animated: none that is secret, and none of the next turn to whoever looks back at their own. */
export const shownEvents = <V extends GameTypes>({ events, before }: ActResult<V>, looking: Seat | null): V['event'][] =>
  (looking === null ? events : events.slice(0, before)).flatMap(({ event, secretFor }) => (secretFor === undefined ? [event] : []));
