import type { Immutable } from '../../engine/game.ts';
import { ground, slotOf } from './board.ts';
import type { At } from './cards.ts';
import { figureOf, type Play } from './changes.ts';
import { lasts, monsterOf, unseen } from './figures.ts';
import type { Figure } from './happenings.ts';
import { near } from './reach.ts';
import type { State } from './state.ts';
import type { Run } from './vocabulary.ts';

/** Whom the words on a card mean. */

/** The card, power or monster whose effects a frame carries out. */
export const sourceOf = (frame: Run): string => frame.list.slice(0, frame.list.indexOf('/'));
/** Whether it is a hero's own doing: not a monster's, and not a trap's or a situation's. */
export const isDeed = ({ content }: Pick<Play, 'content'>, frame: Run): boolean => {
  const source = sourceOf(frame);
  return !(source in content.monsters) && !(source in content.dangers) && !(source in content.quests);
};

/** Whom `at` names: heroes in seat order, then monsters in number order. Areas pass over whoever is invisible (MM-31d), but for the hero whose own doing it is. */
export function targets(turn: Pick<Play, 'content'> & { readonly state: Immutable<State> }, at: At, frame: Run): Figure[] {
  const { state, content } = turn;
  const board = ground(state.board, content);
  const place = slotOf(state.board.wide, frame.at);
  const doer = isDeed(turn, frame) ? frame.seat : null;
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
