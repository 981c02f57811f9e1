/** The eight player emblems. Each has its own colour (Okabe-Ito palette) and is always shown with a name. */
export const EMBLEMS = ['sun', 'cloud', 'clover', 'bolt', 'fish', 'spark', 'moon', 'bell'] as const;
export type Emblem = (typeof EMBLEMS)[number];
/** The side of the tablet where a player sits; `south` reads it upright. Clockwise, like the seats (decision 156). */
export const SIDES = ['south', 'west', 'north', 'east'] as const;
export type Side = (typeof SIDES)[number];
/** For whom a riddle, a tongue twister or a challenge is meant. */
export const LEVELS = ['little', 'middle', 'big'] as const;
export type Level = (typeof LEVELS)[number];
/** How much the rules help a player. Each game has one rule for it. */
export const HELP_LEVELS = ['none', 'little', 'lot', 'harder'] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];
/** How a player gets to know what is written. `pair`: a small child picks, and a grown-up on the same seat reads. */
export const READINGS = ['reads', 'is-read-to', 'pair'] as const;
export type Reading = (typeof READINGS)[number];
/** What makes reading aloud private. */
export const EARS = ['headphones', 'braille'] as const;
export type Ear = (typeof EARS)[number];
export const STRENGTHS = ['gentle', 'clever'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Who decides at a seat. `standsIn`: the bot plays for a person who is away. */
type SeatPlayer = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly strength: Strength; readonly standsIn?: true };

/** A player and their preferences. Part of the save, never of the position. */
export type SeatRecord = {
  readonly name: string;
  readonly emblem: Emblem;
  readonly player: SeatPlayer;
  readonly side: Side;
  readonly dice: 'app' | 'real';
  readonly reading: Reading;
  /** Chosen at the seats; see `levelsOf`. */
  readonly level?: Level;
  /** Changes in the position too: see `changeHelp`. */
  readonly help: HelpLevel;
  /** Who plays by ear hears a hidden hand in private. Without it the speaker is for all, so no hidden card is named. */
  readonly ear?: Ear;
  /** The list "What can I do?" is always there. */
  readonly answerList?: boolean;
  /** A free text about the player's character. No rule reads it. */
  readonly note?: string;
  /** The notes about earlier characters, the oldest first. */
  readonly earlierNotes?: readonly string[];
};

/** The level of each seat: the chosen one; else whoever does not read or is the youngest of several people is little, all others are in the middle. */
export function levelsOf(seats: readonly SeatRecord[], youngest: number): readonly Level[] {
  const several = seats.filter(({ player }) => player.kind === 'person').length > 1;
  return seats.map(({ level, reading }, seat) => level ?? (reading === 'reads' && !(several && seat === youngest) ? 'middle' : 'little'));
}
