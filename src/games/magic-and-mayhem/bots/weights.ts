/** The weights of the quick bot's evaluation. The unit is about one step towards a goal. Only the order of two values matters. */
export const WEIGHTS = {
  /** Each step nearer. */
  step: 1.5,
  /** A square from which no known way leads to a goal. */
  nowhere: -60,

  blow: 8,
  /** For each heart that a hit takes. */
  heartTaken: 3,
  felled: 14,
  /** Extra value for a boss, the monsters that protect it, and a thief with loot. */
  wanted: 6,
  /** An attack after the boss is beaten: everybody goes home. */
  late: -6,
  /** An attack that does nothing, or wakes a sleeping monster. */
  bad: -1,

  /** For each heart that monsters may take here before the next turn. */
  fear: 3,
  /** The same on the way to the boss or home, where speed is more important. */
  fearInHaste: 0.6,
  /** When all of a hero's hearts may be lost. */
  dread: 6,
  /** Going near the boss before the party is there. */
  alone: 8,

  mending: 4,
  /** For each heart healed. */
  heartMended: 3,
  /** Extra value if the healed hero has one or two hearts left. */
  urgent: 6,
  /** For each own heart that an action costs. */
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
  /** To be asked, besides what it brings. */
  answer: -2,
  helpUp: 14,
  /** What a room offers, besides what it does. */
  feature: 3,
  gift: 4,
  shop: 6,
  peer: 2,
  /** Actions without use, and actions that a bot leaves to people. */
  pointless: -5,
} as const;

/** The maximum distance to chase a thief. */
export const CHASE = 5;
/** The distance in squares at which heroes count as together. */
export const BAND = 5;
