/**
 * What the quick bot thinks things are worth: its habits of thought. One step nearer to where it wants to be is the measure of it all.
 * A number is a matter of taste; what matters is which of two is greater.
 */
export const WORTH = {
  /** Each step nearer. */
  step: 1.5,
  /** Somewhere from which there is no known way on. */
  nowhere: -60,

  blow: 8,
  /** Each heart that a blow takes. */
  heartTaken: 3,
  felled: 14,
  /** Besides, when it is a boss, those it hides behind, or a laden thief. */
  wanted: 6,
  /** A blow once the boss is beaten: everybody wants to go home. */
  late: -6,
  /** A blow that does nothing, or wakes somebody who had better sleep. */
  bad: -1,

  /** Each heart that monsters may take here before the next turn. */
  fear: 3,
  /** The same, on the way to the boss or home: that is not the time to dither. */
  fearInHaste: 0.6,
  /** All of a hero's hearts at once. */
  dread: 6,
  /** Stepping up to the boss before the friends have come. */
  alone: 8,

  mending: 4,
  /** Each heart given back. */
  heartMended: 3,
  /** Besides, to somebody who has one heart left, or two. */
  urgent: 6,
  /** Each heart of its own that a deed costs. */
  heartSpent: -4,
  cured: 8,
  /** A spell on a monster. */
  spell: 7,
  hidden: 4,

  draw: 9,
  gold: 1.5,
  flip: 5,
  whisk: 25,
  bonusAction: 3,

  door: 5,
  idleDoor: 0.5,
  loot: 7,
  gift: 4,
  shop: 6,
  peer: 2,
  /** What nobody needs, and what a bot leaves to people. */
  pointless: -5,
} as const;

/** Farther than this nobody runs after a thief. */
export const CHASE = 5;
/** So many squares behind is still together. */
export const BAND = 5;
