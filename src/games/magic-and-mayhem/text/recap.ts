import { joinWithAnd, playerName, pluralize } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { View } from '../state/tasks.ts';
import type { HeroView } from '../state/view-types.ts';
import { goal } from './goal.ts';
import type { Names } from './names.ts';

/** Who is in the dungeon, how they fare, and what they are after. */
export function recap(view: View, names: Names, content: Content): readonly string[] {
  const name = ({ seat }: HeroView) => playerName(names, seat);
  const heroes = view.heroes.map((hero) => `${name(hero)} is ${cardOf(content.heroes, hero.hero).name}`);
  const lit = view.board.slots.filter((slot) => slot !== null && slot !== 'down').length;
  const down = view.heroes.filter(({ fallen }) => fallen);
  const quest = view.quest && content.quests[view.quest.id];
  return [
    `${joinWithAnd(heroes)}. ${lit === 1 ? 'One room is lit so far.' : `You have lit ${lit} rooms so far.`}`,
    view.quest && quest ? `Your story is “${quest.title}”. ${view.quest.goal}` : `What now? ${goal(view, content)}`,
    ...(view.torch === null ? [] : [`It is round ${view.round}, and the torch lasts ${pluralize(view.torch, 'more round')}.`]),
    ...(down.length === 0
      ? []
      : [`${joinWithAnd(down.map(name))} ${down.length === 1 ? 'is' : 'are'} down and hope${down.length === 1 ? 's' : ''} for a friend.`]),
  ];
}
