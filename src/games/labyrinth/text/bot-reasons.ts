import { dispatchIfAny, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { pluralize } from '../../../engine/shared/sentences.ts';
import type { Event, View } from '../state/tasks.ts';
import type { Speaker } from './names.ts';

/** The reason for a bot's move, from public information only: a clause that follows the sentence for the move. */

type Scene = { readonly view: View; readonly who: Speaker['who'] };
const ROWS: Partial<HandlerTable<Event, [Scene], string | null>> = {
  attacked: ({ foe }, { view }) => {
    const foes = view.fight?.foes ?? [];
    const target = foes.find(({ id }) => id === foe);
    if (!target || foes.length < 2) return null;
    if (target.hp < target.most && foes.every(({ hp }) => hp >= target.hp)) return 'it was already wobbling';
    return foes.every(({ ac }) => ac >= target.ac) ? 'it is the easiest to hit' : null;
  },
  used: ({ on }, { view, who }) => {
    const hero = view.heroes[on];
    return hero ? `${who(on)} had only ${pluralize(hero.hp, 'hit point')} left` : null;
  },
  'torch-passed': ({ by }) => (by === undefined ? null : 'people lead'),
  guarded: (_event, { view }) => ((view.fight?.volley.length ?? 0) > 1 ? 'that was a lot of them at once' : null),
};
const reason = dispatchIfAny(ROWS);

/** `view` is the view before the event. */
export function why(view: View, event: Event, { who }: Speaker): string | null {
  return reason(event, { view, who }) ?? null;
}
