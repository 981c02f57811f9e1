/** An error whose message is a sentence for the family. What any other says is for the report alone: it may name a hidden card. */
export class Friendly extends Error {}

/** What the family is told of an error: its own words if they were meant for them, else `otherwise`. */
export const wordsOf = (error: unknown, otherwise: string): string => (error instanceof Friendly ? error.message : otherwise);
