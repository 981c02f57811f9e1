import type { BehaviourName } from '../content/behaviour-schema.ts';
import type { DAMAGE, STATES, TrialKind } from './constants.ts';

/** The events of Magic and Mayhem. */

/** A hero or a monster in an event. A monster's kind is included, because it may be gone when the text is made. */
export type Figure = { readonly hero: number } | { readonly number: number; readonly monster: string };

/** The reason of a roll. */
export type RollReason =
  | 'encounter-roll'
  | 'tie-roll'
  | 'dodge-roll'
  | 'monster-dodge-roll'
  | 'revive-roll'
  | 'door-roll'
  | 'peer-roll'
  | 'run-roll'
  | 'card-roll'
  | 'challenge-roll'
  | 'luck-roll';
export type Event =
  | { readonly do: 'round-began'; readonly round: number; readonly left: number | null }
  | { readonly do: 'turn-began'; readonly seat: number; readonly fallen: boolean }
  | { readonly do: 'lost-turn'; readonly seat: number }
  | { readonly do: 'walked'; readonly seat: number; readonly path: readonly number[] }
  | { readonly do: 'flipped'; readonly seat: number; readonly slot: number; readonly tile: string }
  | { readonly do: 'boss-came'; readonly number: number; readonly monster: string; readonly at: number }
  | { readonly do: 'rolled'; readonly seat: number; readonly roll: RollReason; readonly die: number; readonly good: boolean }
  /** `caller`: the boss that has called it. */
  | { readonly do: 'danger-drawn'; readonly seat: number; readonly card: string; readonly caller?: string }
  | { readonly do: 'treasure-drawn'; readonly seat: number; readonly card: string }
  | { readonly do: 'found-nothing'; readonly seat: number; readonly deck: 'dangers' | 'treasures' }
  | { readonly do: 'refilled'; readonly deck: 'dangers' | 'treasures' }
  | { readonly do: 'kept'; readonly seat: number; readonly card: string }
  | { readonly do: 'left-behind'; readonly seat: number; readonly card: string }
  | { readonly do: 'spawned'; readonly number: number; readonly monster: string; readonly at: number }
  /** `phase`: the phase of the attacking monster, counted from 0; none before its first. */
  | {
      readonly do: 'attacked';
      readonly by: Figure;
      readonly source: string;
      readonly on: Figure | null;
      readonly phase?: number;
    }
  | { readonly do: 'used'; readonly seat: number; readonly source: string; readonly on: Figure | null }
  | { readonly do: 'hurt'; readonly who: Figure; readonly amount: number; readonly type: (typeof DAMAGE)[number]; readonly left: number }
  | { readonly do: 'unhurt'; readonly who: Figure; readonly type: (typeof DAMAGE)[number] }
  | { readonly do: 'dodged'; readonly who: Figure }
  | { readonly do: 'healed'; readonly who: Figure; readonly amount: number; readonly now: number }
  | { readonly do: 'afflicted'; readonly who: Figure; readonly state: (typeof STATES)[number]; readonly rounds: number }
  | { readonly do: 'wore-off'; readonly who: Figure; readonly state: (typeof STATES)[number] }
  | { readonly do: 'cured'; readonly who: Figure }
  /** `happy`: it was answered, and goes home without a fight. */
  | {
      readonly do: 'slain';
      readonly number: number;
      readonly monster: string;
      readonly by: number | null;
      readonly at: number;
      readonly happy?: true;
    }
  /** `side`: the side that it counts for, in a competitive game. */
  | { readonly do: 'boss-beaten'; readonly monster: string; readonly side?: number }
  | { readonly do: 'fell'; readonly seat: number; readonly at: number }
  | { readonly do: 'got-up'; readonly seat: number }
  | { readonly do: 'came-back'; readonly seat: number; readonly at: number }
  | { readonly do: 'whisked'; readonly seat: number; readonly to: number }
  | { readonly do: 'gold-found'; readonly seat: number; readonly amount: number }
  | { readonly do: 'gold-lost'; readonly seat: number; readonly amount: number }
  | { readonly do: 'gold-spilled'; readonly at: number; readonly amount: number }
  | { readonly do: 'looted'; readonly seat: number; readonly gold: number; readonly cards: readonly string[] }
  | { readonly do: 'gave'; readonly seat: number; readonly to: number; readonly card: string }
  | { readonly do: 'gave-gold'; readonly seat: number; readonly to: number; readonly amount: number }
  | { readonly do: 'traded'; readonly seat: number; readonly to: number; readonly give: string; readonly take: string }
  | { readonly do: 'refused-trade'; readonly seat: number; readonly from: number }
  | { readonly do: 'opened'; readonly seat: number; readonly door: number; readonly kind: 'plain' | 'locked' | 'secret' }
  | { readonly do: 'stuck'; readonly seat: number; readonly door: number }
  /** A hero answers a monster, or a locked door. */
  | { readonly do: 'talked'; readonly seat: number; readonly number: number; readonly monster: string }
  | { readonly do: 'knocked'; readonly seat: number; readonly door: number }
  /** What a room offers: by an Action, or by coming in. */
  | { readonly do: 'feature-used'; readonly seat: number; readonly slot: number; readonly tile: string }
  /** The boss has fallen, and the way home begins: so many rounds until the last room is tidied up. */
  | { readonly do: 'dungeon-woke'; readonly left: number }
  | { readonly do: 'tidied'; readonly slots: readonly number[] }
  | { readonly do: 'rolled-up'; readonly seat: number }
  /** A hero takes a fallen friend along, or helps it up where it lies. */
  | { readonly do: 'fetched'; readonly seat: number; readonly friend: number; readonly at: number }
  | { readonly do: 'helped-up'; readonly seat: number; readonly friend: number; readonly at: number }
  /** Somebody who is out shouts: so many steps more or fewer for a hero of the other side. */
  | { readonly do: 'shouted'; readonly seat: number; readonly hero: number; readonly steps: number }
  | { readonly do: 'torch-mended'; readonly rounds: number }
  | { readonly do: 'saw'; readonly seat: number; readonly numbers: readonly number[] }
  | { readonly do: 'blocked'; readonly squares: readonly number[] }
  | { readonly do: 'monster-walked'; readonly number: number; readonly monster: string; readonly path: readonly number[] }
  | BehaviourName
  | { readonly do: 'turned'; readonly number: number; readonly facing: number }
  | { readonly do: 'dropped'; readonly seat: number; readonly card: string }
  | { readonly do: 'bought'; readonly seat: number; readonly card: string; readonly price: number }
  | { readonly do: 'asked'; readonly seat: number; readonly kind: TrialKind; readonly id: string }
  | { readonly do: 'too-few'; readonly id: string }
  /** `riddle`: the riddle that was asked; its answer is public now. `luck`: a die was rolled instead. */
  | {
      readonly do: 'answered';
      readonly seat: number;
      readonly kind: TrialKind;
      readonly good: boolean;
      readonly riddle?: string;
      readonly luck?: true;
    }
  /** A page of a quest, by its address. */
  | { readonly do: 'told'; readonly page: string }
  | { readonly do: 'decided'; readonly seat: number; readonly page: string; readonly of: number }
  | { readonly do: 'thing-taken'; readonly seat: number; readonly quest: string; readonly thing: string }
  | { readonly do: 'won'; readonly gold: number }
  | { readonly do: 'lost'; readonly why: 'all-down' | 'torch' | 'left-behind' }
  /** A side of a competitive game has escaped. `first`: the other has `left` more rounds, five in older saves. */
  | { readonly do: 'escaped'; readonly side: number; readonly gold: number; readonly first: boolean; readonly left?: number }
  /** The end of a competitive game: the gold of each side, and who wins. */
  | { readonly do: 'counted'; readonly gold: readonly number[]; readonly winners: readonly number[] };
