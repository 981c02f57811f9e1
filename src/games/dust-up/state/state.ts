import * as v from 'valibot';
import { HELP_LEVELS } from '../../../engine/seats.ts';
import { id, natural, Seat } from '../../state-schemas.ts';

/** The state of Dust-Up. Types are inferred from the schemas that check a save. */

/** Equal cards have the same id. The id also identifies the hero. */
const cards = v.array(id);

/** A shield card in front of a player, with its damage tokens (DU-10). */
const Shield = v.strictObject({ card: id, tokens: natural });
export type Shield = v.InferOutput<typeof Shield>;

const Player = v.strictObject({
  hero: id,
  hp: natural,
  /** Hearts at the start, and the most that the player can have without help (DU-2, DU-24). */
  hearts: natural,
  /** DU-22. */
  help: v.picklist(HELP_LEVELS),
  /** In the order drawn. */
  hand: cards,
  /** The next card to draw is last. */
  pile: cards,
  /** The newest card is last. */
  discard: cards,
  /** In the order played or taken. */
  shields: v.array(Shield),
  /** Until the start of the player's own next turn (DU-16). */
  untouchable: v.boolean(),
  out: v.boolean(),
  /** The seat that hit this player last, its shields or its hearts (DU-9); null for nobody yet. */
  hitBy: v.nullable(Seat),
  /** Cards played in the player's last or current turn, from any place. */
  played: cards,
});
export type Player = v.InferOutput<typeof Player>;

export const State = v.strictObject({
  ghosts: v.boolean(),
  /** Whether seats across from each other are partners (DU-23). */
  teams: v.boolean(),
  /** The Landlord's seat, whom all others are against together (DU-24); null where he is out tonight. */
  landlord: v.nullable(Seat),
  first: Seat,
  round: natural,
  /** The seat in turn, and the number of cards that must still be played (DU-13). */
  turn: v.strictObject({ seat: Seat, owed: natural }),
  players: v.array(Player),
});
export type State = v.InferOutput<typeof State>;
