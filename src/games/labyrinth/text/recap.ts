import { joinWithAnd, playerName } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import { FLOORS } from '../state/constants.ts';
import type { View } from '../state/tasks.ts';
import { speaker } from './names.ts';

/** Where the party is, and what it does there. */
function place(view: View, content: Content): string {
  const here = view.at === null ? undefined : view.rooms[view.at];
  if (view.draft) return 'The heroes are still being made.';
  if (!here) return `The party is in town${view.delves === 0 ? ', about to set out' : ', with clean socks'}.`;
  const deep = `The party is on floor ${view.floor} of the labyrinth`;
  if (!view.fight) return here.card === null ? `${deep}.` : `${deep}, where it found: ${cardOf(content.encounters, here.card).name}.`;
  const kinds = [...new Set(view.fight.foes.map(({ kind }) => kind))];
  const { foes } = speaker([], content);
  const all = view.fight.foes;
  return `${deep}, in a fight with ${joinWithAnd(kinds.map((kind) => foes(kind, all.filter((foe) => foe.kind === kind).length)))}.`;
}

/** Where they are, and what they are after. */
export function recap(view: View, names: readonly string[], content: Content): readonly string[] {
  const weak = view.heroes.flatMap((hero) => (hero?.alive && hero.hp * 2 < hero.most ? [playerName(names, hero.seat)] : []));
  return [
    place(view, content),
    view.slain || view.won
      ? 'The Dragon is beaten. Bring the news home!'
      : `You are after the Dragon, who lives on floor ${FLOORS.length}.`,
    ...(view.errand ? [`Today you are after ${cardOf(content.errands, view.errand.errand).called}, on floor ${view.errand.floor}.`] : []),
    ...(weak.length > 0 ? [`${joinWithAnd(weak)} could do with a plaster.`] : []),
  ];
}
