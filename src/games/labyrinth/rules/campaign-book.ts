import { EVENINGS, FLOORS, type Floor, GRAVES } from '../state/constants.ts';
import type { Grave, State } from '../state/state.ts';

/** The campaign book: graves, monsters beaten and evenings (LA-46). It is told nothing that a rule would need. */

/** Keeps the newest so many. */
const newest = <T>(all: readonly T[], most: number): T[] => all.slice(-most);

/** How many of a player's own stories lie in graves: the number of the next one. */
const ownStories = (graves: readonly Grave[], seat: number): number =>
  Math.max(-1, ...graves.map((grave) => (grave.seat === seat ? (grave.own ?? -1) : -1))) + 1;

/** A delve begins, or goes one floor down. */
export function noteFloor({ book }: State, floor: Floor): void {
  book.tonight ??= { floor, beaten: 0, fell: 0, found: [] };
  book.tonight.floor = FLOORS.find((one) => one === Math.max(floor, book.tonight?.floor ?? 1)) ?? floor;
}
export function noteBeaten({ book }: State, kind: string): void {
  if (book.tonight) book.tonight.beaten++;
  const known = book.beaten.find((one) => one.kind === kind);
  if (known) known.count++;
  else book.beaten.push({ kind, count: 1 });
}
/** Only what a hero found last is remembered. */
export function noteFound({ book }: State, seat: number, card: string): void {
  const { tonight } = book;
  if (tonight) tonight.found = [...tonight.found.filter((one) => one.seat !== seat), { seat, card }];
}
/** LA-33: a hero falls. */
export function noteGrave({ book, heroes, delves, floor, fight }: State, seat: number): void {
  const hero = heroes[seat];
  if (!hero) return;
  if (book.tonight) book.tonight.fell++;
  const { race, class: klass, elements, story, title } = hero;
  const by = typeof fight?.now === 'string' ? fight.now : null;
  const own = story === null ? ownStories(book.graves, seat) : null;
  const grave = { seat, race, class: klass, elements: [...elements], delve: delves, floor, by, story, own, title };
  book.graves = newest([...book.graves, grave], GRAVES);
}
/** LA-47: a hero who has just come home grows. */
export function noteGrown({ book }: State, seat: number, feat: string): void {
  const found = book.evenings.at(-1)?.home.find((one) => one.seat === seat);
  if (found) found.grown = feat;
}
/** The party is back in town. `errand`: what it was after, and whether it was done. */
export function noteEvening({ book, heroes, delves, errands: { taken } }: State): void {
  const { tonight } = book;
  if (!tonight) return;
  const { floor, beaten, fell, found } = tonight;
  const home = heroes.flatMap((hero, seat) => {
    if (!hero || hero.hp === 0) return [];
    const card = found.find((one) => one.seat === seat)?.card ?? null;
    const kept = card !== null && [...hero.pack, ...hero.equipped, ...hero.curses].includes(card);
    return [{ seat, card: kept ? card : null, grown: null }];
  });
  const evening = { delve: delves, floor, errand: taken?.errand ?? null, done: taken?.stage === 'done', beaten, fell, home };
  book.evenings = newest([...book.evenings, evening], EVENINGS);
  book.tonight = null;
}
