import type { Immutable } from '../../../engine/game.ts';
import type { At } from '../content/card-schemas.ts';
import type { Figure } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { Run } from '../state/tasks.ts';
import { boardGeometry, slotOf } from './board.ts';
import { lasts, monsterOf, unseen } from './figures.ts';
import { type Context, figureOf } from './mutations.ts';
import { near } from './range-and-sight.ts';

/** The targets of effects. */

/** The id of the card, power or monster whose effects a frame applies. */
export const sourceOf = (frame: Run): string => frame.list.slice(0, frame.list.indexOf('/'));
/** Whether the effects are what an answer to a monster brings (MM-53). */
export const isAnswer = ({ list }: Pick<Run, 'list'>): boolean => list.split('/')[1] === 'asks';
/** Whether a hero caused the effects, not a monster, trap or situation. */
export const isHeroAction = ({ content }: Pick<Context, 'content'>, frame: Run): boolean => {
  const source = sourceOf(frame);
  if (isAnswer(frame)) return true;
  return !(source in content.monsters) && !(source in content.dangers) && !(source in content.quests);
};

/**
 * The figures of the target `at`: heroes in seat order, then monsters in number order. Areas skip invisible figures (MM-31d), except the
 * acting hero.
 */
export function targets(context: Pick<Context, 'content'> & { readonly state: Immutable<State> }, at: At, frame: Run): Figure[] {
  const { state, content } = context;
  const board = boardGeometry(state.board, content);
  const place = slotOf(state.board.wide, frame.at);
  const doer = isHeroAction(context, frame) ? frame.seat : null;
  const heroes = (test: (square: number) => boolean): Figure[] =>
    state.heroes.flatMap((hero, seat) =>
      hero.at !== null && test(hero.at) && (seat === doer || !lasts(hero, 'invisible')) ? [{ hero: seat }] : [],
    );
  const monsters = (test: (square: number) => boolean): Figure[] =>
    state.monsters.filter((monster) => test(monster.at) && !unseen(state, monster, content)).map(figureOf);
  switch (at) {
    case 'self':
      return [{ hero: frame.seat }];
    case 'target': {
      const monster = frame.hero === null && frame.monster !== null ? monsterOf(state, frame.monster) : undefined;
      return frame.hero !== null ? [{ hero: frame.hero }] : monster ? [figureOf(monster)] : [];
    }
    case 'heroes-near':
      return heroes((square) => near(board, frame.at, square));
    case 'heroes-on-tile':
      return heroes((square) => slotOf(state.board.wide, square) === place);
    case 'all-heroes':
      return state.heroes.flatMap((hero, seat) => (hero.at === null ? [] : [{ hero: seat }]));
    case 'monsters-near':
      return monsters((square) => near(board, frame.at, square));
    case 'monsters-on-tile':
      return monsters((square) => slotOf(state.board.wide, square) === place);
  }
}
