import * as v from 'valibot';
import { Art, Icon, Id, text, whole } from '../../card-schemas.ts';
import { TALLIES } from '../state/constants.ts';

/** The schemas of content/dust-up. People write names and flavour text. The rules text of a card is generated from its effects. */

const Name = text(2, 24);
const Flavour = text(4, 90);

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
  /** All damage tokens are removed from the player's own shields. */
  v.strictObject({ do: v.literal('mend') }),
  /** A card of the player's own discard pile is played at once. */
  v.strictObject({ do: v.literal('encore') }),
  /** A card of the player's own discard pile goes back to the hand. */
  v.strictObject({ do: v.literal('take-back') }),
  /** Does what another player's last card did (DU-15). */
  v.strictObject({ do: v.literal('copy-card') }),
  /** Damages another player's hearts, past all shields (DU-15). */
  v.strictObject({ do: v.literal('reach'), amount: whole(1, 4) }),
  v.strictObject({ do: v.literal('swap-hearts') }),
  /** All players discard their hands and draw this many cards. */
  v.strictObject({ do: v.literal('new-hands'), cards: whole(1, 5) }),
  /** Damages several players at once (DU-18b). */
  v.strictObject({ do: v.literal('storm'), amount: whole(1, 4), whom: v.picklist(['others', 'everybody']) }),
  /** An opponent, or all of them, discard this many random cards from the hand. */
  v.strictObject({ do: v.literal('spill'), cards: whole(1, 5), whom: v.optional(v.literal('others')) }),
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

/** A hero and its deck. The copies add up to 28 cards (DU-1). */
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
