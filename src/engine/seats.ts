/** The eight pictures that stand for people, each with a colour of its own (Okabe-Ito); a picture always goes with a name. */
export const EMBLEMS = ['sun', 'cloud', 'clover', 'bolt', 'fish', 'spark', 'moon', 'bell'] as const;
export type Emblem = (typeof EMBLEMS)[number];
/** Where somebody sits when the tablet lies flat; `south` reads it upright. Clockwise, as the seats are counted (decision 156). */
export const SIDES = ['south', 'west', 'north', 'east'] as const;
export type Side = (typeof SIDES)[number];
export const STRENGTHS = ['gentle', 'clever'] as const;
export type Strength = (typeof STRENGTHS)[number];
/** How fast the play is shown. */
export const SPEEDS = ['slow', 'normal', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Who sits at a seat and how they like to play. Kept in the save, complete from the first format on; never in the position. */
export type SeatRecord = {
  readonly name: string;
  readonly emblem: Emblem;
  readonly player: { readonly kind: 'person' } | { readonly kind: 'bot'; readonly strength: Strength };
  readonly side: Side;
  readonly dice: 'app' | 'real';
  readonly reading: 'reads' | 'is-read-to';
  /** Kept for later: the speed is the device's (decision 144). */
  readonly speed: Speed;
  /** Hearts, cards or steps more or fewer than the rules give: what it means is the game's to say. 0 for nobody in particular. */
  readonly handicap: number;
  /** A line of their own about who they are in this game; nobody else's rules look at it. */
  readonly note?: string;
};
