import type { Immutable } from '../../../engine/game.ts';
import type { At, Effect } from '../content/card-schemas.ts';
import type { Content } from '../content/content.ts';
import type { Figure } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { Run } from '../state/tasks.ts';
import { boardGeometry, darkBeside, slotOf } from './board.ts';
import { heroAt, monsterOf, mostHp } from './figures.ts';
import { mostHearts, sheetOf } from './monster-phases.ts';
import { targets } from './targets.ts';

/** Whether a card or power could help now. The hero is warned before an Action is wasted (decision 166). */

type Scene = { readonly state: Immutable<State>; readonly content: Content };

/** Whether a figure has all its hearts. */
function isWhole({ state, content }: Scene, who: Figure): boolean {
  if ('hero' in who) return heroAt(state, who.hero).hp >= mostHp(heroAt(state, who.hero), content);
  const monster = monsterOf(state, who.number);
  return !monster || monster.hp >= mostHearts(state, sheetOf(state, monster, content));
}
const isWell = ({ state }: Scene, who: Figure): boolean =>
  !('hero' in who) || heroAt(state, who.hero).lasting.every((spell) => spell.state === 'invisible');

/** Whether an effect helps nobody: its targets are absent, need nothing, or are only harmed. Effects not listed count as helpful. */
function isUseless(scene: Scene, effect: Immutable<Effect>, frame: Run): boolean {
  const whom = (at: At): Figure[] => targets(scene, at, frame);
  const onlyHeroes = (at: At): boolean => whom(at).every((who) => 'hero' in who);
  const idle = (list: readonly Immutable<Effect>[]): boolean => list.every((one) => isUseless(scene, one, frame));
  switch (effect.do) {
    case 'hit':
      return onlyHeroes(effect.at);
    case 'afflict':
      return effect.state !== 'invisible' && onlyHeroes(effect.at);
    case 'heal':
      return whom(effect.at).every((who) => isWhole(scene, who));
    case 'cure':
      return whom(effect.at).every((who) => isWell(scene, who));
    case 'flip':
      return darkBeside(scene.state.board, frame.at).length === 0;
    case 'open-doors': {
      const { board } = scene.state;
      const tile = slotOf(board.wide, frame.at);
      return boardGeometry(board, scene.content).doors.every(({ a, open }) => open || slotOf(board.wide, a) !== tile);
    }
    case 'torch':
      return scene.state.torch === null;
    case 'join-friend': {
      const hero = heroAt(scene.state, frame.seat);
      return scene.state.heroes.every((other) => other === hero || other.side !== hero.side || other.at === null || other.at === frame.at);
    }
    case 'roll':
      return idle(effect.then) && idle(effect.else);
    default:
      return false;
  }
}

/** Whether a hero's card or power cannot help, used on `target` or on nobody. */
export function doesNothing({ state, content }: Scene, seat: number, source: string, target: Figure | null): boolean {
  const hero = target !== null && 'hero' in target ? target.hero : null;
  const monster = target !== null && 'number' in target ? target.number : null;
  return listDoesNothing({ state, content }, `${source}/use`, { seat, hero, monster, at: heroAt(state, seat).at ?? 0 });
}

/** Whether the feature of a tile would help nobody, if this hero stood on the square `at` of it. */
export const featureDoesNothing = ({ state, content }: Scene, seat: number, tile: string, at: number): boolean =>
  listDoesNothing({ state, content }, `${tile}/feature`, { seat, hero: null, monster: null, at });

/** Whether none of the effects of a list helps anybody now. */
function listDoesNothing(scene: Scene, list: string, run: Omit<Run, 'do' | 'list' | 'next'>): boolean {
  return (scene.content.lists.get(list) ?? []).every((effect) => isUseless(scene, effect, { do: 'run', list, next: 0, ...run }));
}
