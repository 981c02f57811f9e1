import type { ClassId, Element, Floor, Note, Power, RaceId, Side, Statistic, Try } from './constants.ts';

/** The events of Labyrinth. `seat` is the hero who acts or is affected; `foe` is a monster's id. */

type It<K extends string, E = unknown> = { readonly do: K } & { readonly [N in keyof E]: E[N] };
type Die = { readonly dice: readonly number[]; readonly total: number };
export type Why = 'bluff' | 'flee' | 'search' | 'gamble' | Try | 'card' | 'dm';

export type Event =
  // characters
  | It<'statistic-rolled', { seat: number; statistic: Statistic; dice: readonly number[]; total: number }>
  | It<'swapped', { seat: number; statistic: Statistic; with: Statistic }>
  | It<'character-made', { seat: number; race: RaceId; class: ClassId; elements: readonly Element[] }>
  | It<'story-told', { seat: number; story: string }>
  // town
  | It<'came-home', { delves: number }>
  | It<'market-laid', { cards: readonly string[] }>
  | It<'town-turn', { seat: number }>
  | It<'bought', { seat: number; card: string; coins: number }>
  | It<'sold', { seat: number; card: string; coins: number }>
  | It<'curse-lifted', { seat: number; card: string; coins: number }>
  | It<'staked', { seat: number; coins: number; against: number }>
  /** The payout; 0 if the stake is lost. */
  | It<'gambled', { seat: number; stake: number; coins: number }>
  // errands (LA-44, LA-45)
  | It<'errands-offered', { errands: readonly string[] }>
  /** `errand`: null if the one that was taken is left. */
  | It<'errand-taken', { seat: number; errand: string | null }>
  /** It is behind one of the doors of this room. */
  | It<'errand-near', { errand: string }>
  /** `way`: the number of the way, in the effect at `at`. */
  | It<'way-chosen', { seat: number; list: string; at: number; way: number }>
  | It<'errand-done', { seat: number; errand: string }>
  | It<'errand-failed', { seat: number; errand: string }>
  /** At home: the town changes. */
  | It<'errand-thanked', { errand: string }>
  /** LA-47: what a hero has from a delve. */
  | It<'grew', { seat: number; feat: string }>
  // the dungeon
  /** `fresh`: newly unlocked (LA-22). */
  | It<'floor-entered', { floor: Floor; fresh: boolean }>
  /** `by`: who passed it on before the next room (LA-16). */
  | It<'torch-passed', { seat: number; by?: number }>
  /** `seat`: who opened the door. `card`: the encounter drawn, or null if the deck was empty. */
  | It<'room-entered', { seat: number; room: number; from: number; side: Side; card: string | null }>
  | It<'went-back', { seat: number; room: number }>
  | It<'room-done', { room: number; card: string }>
  | It<'stairs-found', { room: number }>
  | It<'came', { kind: string; foes: readonly number[] }>
  | It<'chest-opened', { seat: number; die: number | null; trapped: boolean }>
  | It<'chest-empty', { seat: number }>
  | It<'volunteered', { seat: number }>
  | It<'paid', { seat: number; coins: number }>
  // coins, hit points, statistics, items
  /** `of`: all that was shared out, where the hero has only a share (LA-32). */
  | It<'coins-gained', { seat: number; coins: number; of?: number }>
  /** Less than one coin for each was shared out: these go without (LA-32). */
  | It<'share-ran-out', { of: number; seats: readonly number[] }>
  | It<'coins-lost', { seat: number; coins: number }>
  | It<'hurt', { seat: number; amount: number; left: number }>
  | It<'healed', { seat: number; amount: number; now: number }>
  | It<'died', { seat: number; items: readonly string[]; coins: number }>
  | It<'statistic-changed', { seat: number; statistic: Statistic; by: number; now: number }>
  | It<'switched-luck', { seat: number; statistic: Statistic }>
  | It<'more-health', { seat: number; by: number; now: number }>
  | It<'more-armour', { seat: number; by: number }>
  | It<'item-found', { seat: number; card: string }>
  | It<'no-item', { seat: number }>
  | It<'cursed', { seat: number; card: string }>
  | It<'equipped', { seat: number; card: string }>
  | It<'put-away', { seat: number; card: string }>
  | It<'gave', { seat: number; to: number; card: string }>
  | It<'gave-coins', { seat: number; to: number; coins: number }>
  | It<'used', { seat: number; card: string; on: number }>
  /** LA-11: the Medic's roll; a 6 saves the card. */
  | It<'medic-rolled', { seat: number; card: string; die: number; kept: boolean }>
  | It<'fate-rolled', { seat: number; card: string; die: number }>
  // checks and fights
  | It<'checked', { seat: number; why: Why; statistic: Statistic; against: number; passed: boolean } & Die>
  /** LA-41: what was tried before the fight has worked. */
  | It<'slipped', { seat: number; room: number }>
  | It<'talked', { seat: number; room: number; kinds: readonly string[] }>
  /** LA-41: these miss the first round. */
  | It<'surprised', { late: 'heroes' | 'foes' }>
  | It<'fight-began', { room: number }>
  | It<'order-rolled', { rolls: readonly { readonly who: number | string; readonly die: number }[] }>
  | It<'round-began', { round: number }>
  | It<'fight-turn', { seat: number }>
  | It<'monsters-turn', { kind: string; foes: readonly number[] }>
  /** `weapon`: null for bare hands. `total`: the attack roll against `ac`. */
  | It<'attacked', { seat: number; foe: number; kind: string; weapon: string | null; ac: number; hit: boolean } & Die>
  | It<'foe-hurt', { seat: number; foe: number; kind: string; amount: number; left: number }>
  | It<'foe-beaten', { seat: number; foe: number; kind: string; how: 'slain' | 'bluffed' }>
  /** LA-54: what own monsters do. `foes`: who does it, or comes of it; `on`: the seat that it is done to. */
  | It<'naughty', { power: Power; kind: string; foes: readonly number[]; on: number | null }>
  | It<'burned', { seat: number; amount: number }>
  | It<'skipped', { seat: number }>
  | It<'waited', { seat: number }>
  | It<'ducked', { seat: number }>
  | It<'guarded', { seat: number; add: number }>
  /** A monster attacks a hero. */
  | It<'struck', { seat: number; foe: number; kind: string; die: number; total: number; ac: number; hit: boolean }>
  | It<'fled', { seat: number; room: number }>
  | It<'fight-won', { room: number }>
  // the campaign
  | It<'dragon-waits', { left: number }>
  | It<'dragon-near'>
  | It<'dragon-slain'>
  | It<'party-lost', { floor: Floor }>
  | It<'campaign-won'>
  | It<'began-again', { startsOver: boolean }>
  | It<'ended', { why: 'won' | 'retired' }>
  // the dungeon master
  | It<'dm-said', { note: Note }>
  | It<'dm-line', { line: string }>
  | It<'dm-added', { foe: number; kind: string }>
  | It<'dm-removed', { foe: number; kind: string }>
  | It<'dm-set', { against: number }>
  | It<'dm-coins', { seat: number; by: number }>
  | It<'dm-health', { seat: number; by: number }>
  | It<'dm-gave', { seat: number }>
  | It<'dm-took', { seat: number; card: string }>
  /** LA-51: an errand of the dungeon master's, at the gate or on the way. */
  | It<'dm-errand', { errand: string; floor: Floor; where: 'gate' | 'delve' }>
  /** Only the dungeon master hears it (LA-49). It names nothing, since the speaker is for all. */
  | It<'dm-swapped'>
  | It<'dm-called', { seat: number; statistic: Statistic; against: number }>;

/** The reasons for the end of a campaign. */
export const END_REASONS = ['won', 'retired'] as const;
