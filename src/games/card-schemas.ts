import * as v from 'valibot';

/** Schemas shared by the cards of all games. */

export const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
export const text = (least: number, most: number) => v.pipe(v.string(), v.minLength(least), v.maxLength(most));
export const Id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is small letters, digits and dashes'));

export const Icon = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an icon is named as at game-icons.net'));
export const INKS = ['ink', 'plum', 'moss', 'ember', 'night', 'brown', 'sea', 'stone'] as const;
export const HOLES = ['cream', 'flame', 'leaf'] as const;
/** A cut-out picture: a glyph of the game-icons set, its ink colour, and the paper colour behind its holes. */
export const Art = v.strictObject({ icon: Icon, print: v.picklist(INKS), holes: v.picklist(HOLES) });
export type Art = v.InferOutput<typeof Art>;
