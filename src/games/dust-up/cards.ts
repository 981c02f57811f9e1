import * as v from 'valibot';
import { Art, Icon, Id, text, whole } from '../cards.ts';

/** What content/dust-up may say, and nothing else. People write names and flavour; every rule text is made from these words. */

const Name = text(2, 24);
const Flavour = text(4, 90);
/** What an attack may grow with: each shield card in front of whoever plays it, each card played this turn, each two hearts lost. */
export const TALLIES = ['shield', 'card-played', 'two-hearts-lost'] as const;
export type Tally = (typeof TALLIES)[number];

/** The symbols (DU-9 to DU-13) and the mighty powers (DU-15, DU-16). */
export const Effect = v.variant('do', [
  v.strictObject({ do: v.literal('attack'), amount: whole(1, 6), each: v.optional(v.picklist(TALLIES)) }),
  v.strictObject({ do: v.literal('shield'), amount: whole(1, 6) }),
  v.strictObject({ do: v.literal('draw'), cards: whole(1, 6) }),
  v.strictObject({ do: v.literal('heal'), amount: whole(1, 6) }),
  v.strictObject({ do: v.literal('again'), plays: whole(1, 3) }),
  /** Takes another player's shield card and keeps it (DU-15a). */
  v.strictObject({ do: v.literal('take-shield') }),
  /** Takes the top card of another player's deck and plays it at once (DU-15b). */
  v.strictObject({ do: v.literal('lift-card') }),
  v.strictObject({ do: v.literal('break-shield') }),
  /** All tokens leave the own shields. */
  v.strictObject({ do: v.literal('mend') }),
  /** A card of the own discard pile is played at once. */
  v.strictObject({ do: v.literal('encore') }),
  v.strictObject({ do: v.literal('swap-hearts') }),
  /** Everybody throws their hand away and draws so many. */
  v.strictObject({ do: v.literal('new-hands'), cards: whole(1, 5) }),
  /** Hurts many at once (DU-18b). */
  v.strictObject({ do: v.literal('storm'), amount: whole(1, 4), whom: v.picklist(['others', 'everybody']) }),
  /** An opponent drops so many cards of the hand, by chance. */
  v.strictObject({ do: v.literal('spill'), cards: whole(1, 5) }),
  v.strictObject({ do: v.literal('untouchable') }),
]);
export type Effect = v.InferOutput<typeof Effect>;

export const Card = v.strictObject({
  id: Id,
  name: Name,
  copies: whole(1, 8),
  icon: Icon,
  flavour: Flavour,
  effects: v.pipe(v.array(Effect), v.minLength(1), v.maxLength(4)),
});
export type Card = v.InferOutput<typeof Card>;

/** A hero and the deck of its colour: copies add up to 28 (DU-1). */
export const HeroDeck = v.strictObject({
  $schema: v.optional(v.string()),
  id: Id,
  name: Name,
  title: text(4, 40),
  flavour: Flavour,
  art: Art,
  cards: v.array(Card),
});
export type HeroDeck = v.InferOutput<typeof HeroDeck>;
