import { type Content, cardOf } from '../../../games/magic-and-mayhem/content/content.ts';
import { E_MARK, SIZE, STAIRS, STORE_MARK } from '../../../games/magic-and-mayhem/rules/tiles.ts';
import type { View } from '../../../games/magic-and-mayhem/state/tasks.ts';
import { sideName } from '../../../games/magic-and-mayhem/text/sides.ts';

const thingCalled = ({ quest }: View, content: Content, thing: string): string =>
  content.quests[quest?.id ?? '']?.things.find(({ id }) => id === thing)?.called ?? thing;

/** Where a square's tile lies. */
function placeOf({ board: { wide } }: View, square: number): number {
  const [x, y] = [square % (wide * SIZE), Math.floor(square / (wide * SIZE))];
  return Math.floor(y / SIZE) * wide + Math.floor(x / SIZE);
}
/** Whether a square is on a tile that lies face down. */
export const isDark = (view: View, square: number): boolean => view.board.slots[placeOf(view, square)] === 'down';

/** What is on a square, for those who hear the board: its tile, who stands there, what lies there. */
export function squareName(view: View, content: Content, names: readonly string[], square: number): string {
  const { wide, slots } = view.board;
  const width = wide * SIZE;
  const [x, y] = [square % width, Math.floor(square / width)];
  const place = placeOf(view, square);
  const slot = slots[place];
  const of = (side: number): string => (view.sides.length > 1 ? ` of ${sideName(side)}` : '');
  if (!slot || slot === 'down') return 'dark';
  const tile = cardOf(content.tiles, slot.tile);
  const mark = tile.laid[slot.turn].marks[(y % SIZE) * SIZE + (x % SIZE)];
  const loot = view.loot.find((one) => one.at === square);
  return [
    `${tile.name}, row ${y + 1}, column ${x + 1}`,
    ...view.heroes.filter((hero) => hero.at === square).map((hero) => (names[hero.seat] ?? '') + of(hero.side)),
    ...view.monsters
      .filter((one) => one.at === square)
      .map((one) =>
        one.unseen
          ? 'something unseen'
          : `${cardOf(content.monsters, one.monster).name} ${one.number}, ${one.hp} of ${one.most} hearts${one.asleep ? ', asleep' : ''}${one.gold + one.cards.length > 0 ? ', with what it stole' : ''}`,
      ),
    ...(mark === E_MARK ? [view.spent.includes(square) ? 'spent encounter mark' : 'encounter mark'] : []),
    ...(mark === STAIRS ? [`stairs${of(view.sides.findIndex(({ home }) => home === place))}`] : []),
    ...(mark === STORE_MARK ? ['store'] : []),
    ...(view.board.blocked.includes(square) ? ['blocked'] : []),
    ...(view.quest?.things ?? []).filter(({ at }) => at === square).map(({ thing }) => thingCalled(view, content, thing)),
    ...(loot ? [loot.shield ? 'a fallen shield with its things' : 'loot'] : []),
  ].join(', ');
}
