import { type Content, cardOf } from '../../../games/magic-and-mayhem/content/content.ts';
import { E_MARK, STAIRS, STORE_MARK } from '../../../games/magic-and-mayhem/rules/tiles.ts';
import type { View } from '../../../games/magic-and-mayhem/state/tasks.ts';
import { markAt, placeOf, tileName, wayTo } from '../../../games/magic-and-mayhem/text/places.ts';
import { sideName } from '../../../games/magic-and-mayhem/text/sides.ts';

const thingCalled = ({ quest }: View, content: Content, thing: string): string =>
  content.quests[quest?.id ?? '']?.things.find(({ id }) => id === thing)?.called ?? thing;

/** Whether a square is on a tile that lies face down. */
export const isDark = (view: View, square: number): boolean => view.board.slots[placeOf(view, square)] === 'down';

/** A square for those who hear the board. */
export type SquareName = {
  /** Who stands there, and what lies there; empty for bare floor. */
  readonly there: string;
  /** The way from whoever acts. */
  readonly way: string;
  /** The room, where it is not that of whoever acts; else empty. */
  readonly place: string;
};

/** What is on a square, the way to it from the hero of `seat`, and its room. No two squares have the same way. */
export function squareName(view: View, content: Content, names: readonly string[], seat: number, square: number): SquareName {
  const slot = view.board.slots[placeOf(view, square)];
  const of = (side: number): string => (view.sides.length > 1 ? ` of ${sideName(side)}` : '');
  if (!slot || slot === 'down') return { there: 'dark', way: wayTo(view, seat, square).words, place: '' };
  const mark = markAt(view, content, square);
  const loot = view.loot.find((one) => one.at === square);
  const there = [
    ...view.monsters
      .filter((one) => one.at === square)
      .map((one) =>
        one.unseen
          ? 'something unseen'
          : `${cardOf(content.monsters, one.monster).name} ${one.number}, ${one.hp} of ${one.most} hearts${one.asleep ? ', asleep' : ''}${one.gold + one.cards.length > 0 ? ', with what it stole' : ''}`,
      ),
    ...view.heroes.filter((hero) => hero.at === square).map((hero) => (names[hero.seat] ?? '') + of(hero.side)),
    ...(mark === E_MARK ? [view.spent.includes(square) ? 'spent encounter mark' : 'encounter mark'] : []),
    ...(mark === STAIRS ? [`stairs${of(view.sides.findIndex(({ home }) => home === placeOf(view, square)))}`] : []),
    ...(mark === STORE_MARK ? ['store'] : []),
    ...(view.board.blocked.includes(square) ? ['blocked'] : []),
    ...(view.quest?.things ?? []).filter(({ at }) => at === square).map(({ thing }) => thingCalled(view, content, thing)),
    ...(loot ? [loot.shield ? 'a fallen shield with its things' : 'loot'] : []),
  ].join(', ');
  const room = tileName(view, content, square) ?? '';
  const own = tileName(view, content, view.heroes[seat]?.at ?? square);
  return { there, way: wayTo(view, seat, square).words, place: room === own ? '' : room };
}
