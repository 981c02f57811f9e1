import type { HelpLevel } from '../../../engine/seats.ts';

/** The numbers and closed lists of Dust-Up. A const array gives both the values and the type. */

/** Cards in a deck (DU-1). */
export const DECK = 28;
/** Hit points at the start, and the most that a player can have without help (DU-2). */
export const MAX_HP = 10;
/** Extra hearts of a player who is helped (DU-22). */
export const HELP: { readonly [K in HelpLevel]: number } = { none: 0, little: 1, lot: 2, harder: -2 };
/** Cards in a starting hand (DU-3). */
export const HAND = 3;
/** Cards drawn at the start of a turn (DU-4). */
export const DRAWS = 1;
/** Cards played in a turn (DU-5). */
export const PLAYS = 1;
/** Cards drawn by a player with an empty hand (DU-6). */
export const REFILL = 2;
/** Cards that a spooked player drops, and then draws (DU-17). */
export const SPOOKED = 1;

/** In so many rounds the last heart of each player holds (DU-25). */
export const SAFE_ROUNDS = 1;

/** How hard the Landlord is (DU-24). */
export const LANDLORD_LEVELS = ['gentle', 'fair', 'cruel'] as const;
export type LandlordLevel = (typeof LANDLORD_LEVELS)[number];
/** His hearts for each player against him, by level (DU-24). */
export const LANDLORD_HEARTS: { readonly [K in LandlordLevel]: number } = { gentle: 7, fair: 8, cruel: 9 };
/** So many can play against him (DU-24). */
export const LANDLORD_RIVALS = { min: 2, max: 3 } as const;

/** With how many players there can be two sides of partners (DU-23). */
export const TEAM_PLAYERS = 4;

/** What an attack is multiplied by: the attacker's shield cards, cards played this turn, every two hearts lost, or cards in hand. */
export const TALLIES = ['shield', 'card-played', 'two-hearts-lost', 'card-in-hand'] as const;
export type Tally = (typeof TALLIES)[number];
