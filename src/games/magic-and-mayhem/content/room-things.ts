import type { Room } from './room-schema.ts';

/** A thing in a room: its upper left square, and how many squares it is wide and high. */
export type Placed = { readonly letter: string; readonly x: number; readonly y: number; readonly size: 1 | 2 };

/** Finds the things in a room's drawing, the upper ones first. Four squares with one letter hold one large thing. */
export function placedThings(where: Room['where']): Placed[] {
  const taken = new Set<string>();
  const letterAt = (x: number, y: number): string | null => (taken.has(`${x} ${y}`) ? null : (where[y]?.[x] ?? null));
  const found: Placed[] = [];
  where.forEach((line, y) => {
    [...line].forEach((letter, x) => {
      if (letter === '.' || letterAt(x, y) === null) return;
      const large = letterAt(x + 1, y) === letter && letterAt(x, y + 1) === letter && letterAt(x + 1, y + 1) === letter;
      const size = large ? 2 : 1;
      for (let dy = 0; dy < size; dy++) for (let dx = 0; dx < size; dx++) taken.add(`${x + dx} ${y + dy}`);
      found.push({ letter, x, y, size });
    });
  });
  return found;
}

/** What is wrong with a room: things in the way, and letters that mean nothing. `map` is the tile's own drawing. */
export function roomProblems({ things, where, glint }: Room, map: readonly string[]): string[] {
  const wrong: string[] = [];
  const letters = new Set<string>();
  where.forEach((line, y) => {
    [...line].forEach((letter, x) => {
      if (letter === '.') return;
      letters.add(letter);
      if (map[2 * y + 1]?.[2 * x + 1] !== '#') wrong.push(`"${letter}" in row ${y + 1}, column ${x + 1} stands where one walks`);
    });
  });
  for (const letter of letters) if (!(letter in things)) wrong.push(`"${letter}" is no thing`);
  for (const letter of Object.keys(things)) if (!letters.has(letter)) wrong.push(`"${letter}" stands nowhere`);
  if (glint !== undefined && !letters.has(glint)) wrong.push(`"${glint}" glints and stands nowhere`);
  return wrong;
}
