/** The numbers and closed lists of the game. A const array gives both the values and the type. */

export const ABILITIES = ['strong-magic', 'adept-magic', 'heavy-weapons', 'light-weapons', 'epic-skills', 'agile-skills'] as const;
export type Ability = (typeof ABILITIES)[number];

/** The stronger ability of the same family (MM-17). */
export const STRONGER: { readonly [K in Ability]?: Ability } = {
  'adept-magic': 'strong-magic',
  'light-weapons': 'heavy-weapons',
  'agile-skills': 'epic-skills',
};

export const DAMAGE = ['melee', 'psy', 'fire', 'ice', 'poison'] as const;
export type Damage = (typeof DAMAGE)[number];

export const STATES = ['incapacitated', 'immobilized', 'invisible', 'poisoned'] as const;
/** The type of a lasting effect (MM-31). */
export type Lasting = (typeof STATES)[number];

export const TREASURES = ['potion', 'item', 'spell', 'skill', 'weapon', 'armour', 'scenario'] as const;
export type TreasureKind = (typeof TREASURES)[number];

export const DANGERS = ['monster', 'trap', 'situation'] as const;
export type DangerKind = (typeof DANGERS)[number];

export const DOORS = ['plain', 'locked', 'secret'] as const;
export type DoorKind = (typeof DOORS)[number];

export const TRIALS = ['riddle', 'twister', 'challenge'] as const;
/** The type of a trial for the players (MM-44, MM-47). */
export type TrialKind = (typeof TRIALS)[number];
/** How much people are asked (MM-50). */
export const ASKING = ['none', 'little', 'normal', 'plenty'] as const;
export type Asking = (typeof ASKING)[number];
/** How often each hero is asked in an evening of little or normal asking: in a band of fewer than four, and in any other (MM-50). */
export const QUESTIONS = { few: 2, many: 1 } as const;
/** The seconds of the hourglass (MM-44). */
export const HOURGLASSES = [30, 60, 90, 'none'] as const;

/** The minimum successful roll of a hero, unless a rule says otherwise (MM-31, MM-34, MM-45, MM-47). */
export const COMES_OFF = 4;
/** The minimum INT to see invisible monsters (MM-31). */
export const SEER = 4;
/** Gold that a hero can carry per STR (MM-21). */
export const GOLD_PER_STR = 4;
/** A monster acts if a hero is at most this many tiles away (MM-27). */
export const AWAKE = 2;
/** The own turn at which a knocked-out hero returns (MM-39). */
export const COMES_BACK = 2;
/** The same where friends may help a hero up before (MM-38). */
export const COMES_BACK_ALONE = 3;

/** Extra steps of a hero who has no monster on its tile or beside it (MM-9). */
export const CALM_STEPS = 1;
/** A boss that is awake calls a monster to each hero every so many rounds (MM-57). */
export const CALLS_EVERY = 4;
/** On the way home steps count so many times (MM-54). */
export const HOME_STRIDE = 3;
/** The rings of tiles that are tidied up after each round of the way home (MM-54). */
export const TIDY_RINGS = 2;
/** The hearts of a hero who is carried on the way home (MM-54), and of one whom a friend helps up (MM-38). */
export const CARRIED = 1;
export const HELPED_UP = 1;
/** How many steps a shout from outside is worth (MM-42). */
export const SHOUT = 2;

/** The moments of triggers. */
export const TRIGGER_MOMENTS = ['turn-began', 'monster-slain', 'tile-flipped'] as const;
export type TriggerMoment = (typeof TRIGGER_MOMENTS)[number];

/** How a game without a quest ends (MM-41, MM-42). Quests have their own endings. */
export const REASONS = ['escaped', 'left-behind', 'torch', 'all-down', 'most-gold', 'nobody-out'] as const;
export type Reason = (typeof REASONS)[number];
