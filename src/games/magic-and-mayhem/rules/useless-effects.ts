import type { Immutable } from '../../../engine/game.ts';
import type { At, Effect } from '../content/card-schemas.ts';
import type { Content } from '../content/content.ts';
import type { Figure } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { Run } from '../state/tasks.ts';
import { darkBeside } from './board.ts';
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
    case 'flip': {
      const { at } = heroAt(scene.state, frame.seat);
      return at === null || darkBeside(scene.state.board, at).length === 0;
    }
    case 'roll':
      return idle(effect.then) && idle(effect.else);
    default:
      return false;
  }
}

/** Whether a hero's card or power cannot help, used on `target` or on nobody. */
export function doesNothing(scene: Scene, seat: number, source: string, target: Figure | null): boolean {
  const { state, content } = scene;
  const { at } = heroAt(state, seat);
  const list = `${source}/use`;
  const hero = target !== null && 'hero' in target ? target.hero : null;
  const monster = target !== null && 'number' in target ? target.number : null;
  const frame: Run = { do: 'run', list, next: 0, seat, hero, monster, at: at ?? 0 };
  return (content.lists.get(list) ?? []).every((effect) => isUseless(scene, effect, frame));
}
