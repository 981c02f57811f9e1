import type { Level, Side } from './constants.ts';

/** The events of Traps and Treasures. */

/** The reason of a roll. */
export type RollReason = 'first' | 'fight' | 'attack' | 'defend';
export type Event =
  | { readonly do: 'rolled'; readonly seat: number; readonly roll: RollReason; readonly dice: readonly number[]; readonly total: number }
  | { readonly do: 'die-changed'; readonly seat: number; readonly total: number }
  | { readonly do: 'tied'; readonly seats: readonly number[] }
  | { readonly do: 'goes-first'; readonly seat: number }
  | { readonly do: 'round-began'; readonly round: number }
  | { readonly do: 'turn-began'; readonly seat: number; readonly last: boolean }
  | { readonly do: 'refilled'; readonly deck: Deck }
  | { readonly do: 'tiles-drawn'; readonly seat: number; readonly tiles: readonly string[] }
  | { readonly do: 'moved'; readonly seat: number; readonly to: number; readonly through: boolean; readonly side?: Side }
  | {
      readonly do: 'laid';
      readonly seat: number;
      readonly to: number;
      readonly tile: string;
      readonly level: Level;
      readonly through: boolean;
      /** Missing in a journal of version 1.0. */
      readonly side?: Side;
    }
  | { readonly do: 'found'; readonly seat: number; readonly at: number; readonly thing: string; readonly level: Level }
  | { readonly do: 'entered'; readonly seat: number; readonly at: number; readonly thing: string }
  | { readonly do: 'visited'; readonly seat: number; readonly at: number; readonly thing: string; readonly pays: number }
  | { readonly do: 'looped'; readonly seat: number; readonly at: number }
  | { readonly do: 'lucky'; readonly seat: number }
  | { readonly do: 'fell'; readonly seat: number; readonly to: number }
  | { readonly do: 'foretold'; readonly seat: number; readonly finds: readonly (string | null)[] }
  | { readonly do: 'find-picked'; readonly seat: number; readonly thing: string | null }
  | { readonly do: 'trap-set'; readonly seat: number; readonly at: number; readonly card: string }
  | { readonly do: 'trap-sprung'; readonly seat: number; readonly by: number; readonly at: number; readonly card: string }
  | { readonly do: 'paid'; readonly seat: number; readonly to: number; readonly amount: number }
  | { readonly do: 'stuck'; readonly seat: number }
  | { readonly do: 'woke'; readonly seat: number; readonly places: number }
  | { readonly do: 'monster-drawn'; readonly seat: number; readonly card: string; readonly level: Level }
  | { readonly do: 'monsters-lured'; readonly seat: number; readonly cards: readonly string[]; readonly level: Level }
  | { readonly do: 'nobody-came'; readonly seat: number }
  | { readonly do: 'fought'; readonly seat: number; readonly card: string; readonly level: Level; readonly die: number }
  | { readonly do: 'nothing-happened'; readonly seat: number }
  | { readonly do: 'health-lost'; readonly seat: number; readonly amount: number; readonly left: number }
  | { readonly do: 'health-gained'; readonly seat: number; readonly amount: number; readonly now: number }
  | { readonly do: 'gold-gained'; readonly seat: number; readonly amount: number }
  | { readonly do: 'gold-lost'; readonly seat: number; readonly amount: number }
  | { readonly do: 'gold-missing'; readonly seat: number; readonly amount: number }
  | { readonly do: 'pile-empty' }
  /** So much gold did not fit in (TT-28). */
  | { readonly do: 'sack-full'; readonly seat: number; readonly amount: number }
  | { readonly do: 'treasure-drawn'; readonly seat: number; readonly card: string; readonly level: Level }
  | { readonly do: 'no-treasure'; readonly seat: number }
  | { readonly do: 'points-gained'; readonly seat: number; readonly amount: number }
  | { readonly do: 'died'; readonly seat: number; readonly gold: number }
  | { readonly do: 'used'; readonly seat: number; readonly card: string; readonly level: Level }
  | { readonly do: 'attacked'; readonly seat: number; readonly on: number }
  | { readonly do: 'stole'; readonly seat: number; readonly from: number; readonly amount: number }
  | { readonly do: 'stole-nothing'; readonly seat: number; readonly from: number }
  | { readonly do: 'stunned'; readonly seat: number; readonly by: number }
  | { readonly do: 'fooled'; readonly seat: number; readonly by: number; readonly amount: number }
  | { readonly do: 'rested'; readonly seat: number }
  | { readonly do: 'stored'; readonly seat: number; readonly amount: number }
  /** Help has added gold to what came home (TT-29). */
  | { readonly do: 'helped'; readonly seat: number; readonly amount: number }
  | { readonly do: 'doubled'; readonly seat: number; readonly amount: number }
  | { readonly do: 'went-home'; readonly seat: number }
  | { readonly do: 'jumped'; readonly seat: number; readonly to: number }
  | { readonly do: 'swapped'; readonly seat: number; readonly on: number }
  | { readonly do: 'looked'; readonly seat: number; readonly tiles: readonly string[] }
  | { readonly do: 'took-tile'; readonly seat: number; readonly tile: string }
  | { readonly do: 'last-turns'; readonly seat: number }
  | { readonly do: 'ended'; readonly why: EndReason };
export type Deck = 'stack' | 'monsters' | 'treasures';
/** Why a game ended: enough gold was stored, the pile is empty (TT-18), or the round limit was reached (TT-19). */
export const END_REASONS = ['stored', 'pile', 'late'] as const;
export type EndReason = (typeof END_REASONS)[number];
