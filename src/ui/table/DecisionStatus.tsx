import type { GameTypes } from '../../engine/game.ts';
import { pluralize, speak, withStop } from '../../engine/shared/sentences.ts';
import type { TableController } from './table-controller.ts';

/** Each new decision is announced once: who, what, and how many ways there are. */
export function DecisionStatus<V extends GameTypes>({ play }: { play: TableController<V> }) {
  const { prompt, revision } = play;
  const called = play.open.value && prompt ? play.ui.describe.call(play.observation.value.view, prompt, play.names.value) : null;
  const ways = prompt?.kind === 'choose' ? ` ${pluralize(prompt.options.length, 'way')}.` : '';
  return (
    <div class="visually-hidden" role="status">
      {called && (
        <p key={revision}>
          {withStop(called.title)} {speak(called.words)}
          {ways}
        </p>
      )}
    </div>
  );
}
