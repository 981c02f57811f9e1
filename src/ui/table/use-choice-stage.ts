import { useEffect, useMemo } from 'preact/hooks';
import type { GameTypes } from '../../engine/game.ts';
import type { ChoicePrompt } from '../../engine/session.ts';
import type { TableController } from './table-controller.ts';

/**
 * What every game's stage reads from its table. `choosing` is the question that can be answered by taps just now, else null; `targetsOf`
 * sorts its answers by where they are tapped. `onChange` runs at each new revision, and when a hand-over begins or ends: what is open or held then
 * belongs to the past.
 */
export function useChoiceStage<V extends GameTypes, Targets>(
  play: TableController<V>,
  targetsOf: (choosing: ChoicePrompt<V> | null, view: V['view'], names: readonly string[]) => Targets,
  onChange: () => void,
) {
  const view = play.shownView.value;
  const names = play.names.value;
  const { seats } = play.save.value;
  const frame = play.frame.value;
  const open = play.open.value;
  const { revision, prompt } = play;
  const choosing = open && prompt?.kind === 'choose' ? prompt : null;
  const offers = useMemo(() => targetsOf(choosing, view, names), [choosing, view, names]);
  const handOver = play.handOver.value?.kind;
  useEffect(onChange, [revision, handOver]);
  return { view, names, seats, frame, open, revision, prompt, choosing, offers };
}
