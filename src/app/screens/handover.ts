import type { Vocabulary } from '../../engine/game.ts';
import type { Save } from '../../engine/save.ts';

/** A game that has just been dealt and goes to its table; the table writes it down first of all. */
let dealt: Save<Vocabulary> | null = null;
/** Lays a game down for the table that opens next. */
export function hand(save: Save<Vocabulary>): void {
  dealt = save;
}
/** The game `id`, if it is the one that lies here; it is taken up once. */
export function take(id: string): Save<Vocabulary> | null {
  const save = dealt?.id === id ? dealt : null;
  dealt = null;
  return save;
}
