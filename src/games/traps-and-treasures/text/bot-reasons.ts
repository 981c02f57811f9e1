import { dispatchIfAny, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { playerName, pluralize } from '../../../engine/shared/sentences.ts';
import type { Effect } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { Event, View } from '../state/tasks.ts';
import type { PlaceView } from '../state/view-types.ts';

/** The reason for a bot's move, from public information only: a clause that follows the sentence for the move. */

type Names = readonly string[];
type Scene = { readonly view: View; readonly names: Names; readonly content: Content };
/** From this much gold on hand on, returning home is a reason. */
const MUCH = 6;
const LOW = 2;

const fromHome = ({ x, y }: { readonly x: number; readonly y: number }): number => Math.abs(x) + Math.abs(y);
const placeOf = (view: View, seat: number): PlaceView | undefined => view.places[view.players[seat]?.at ?? 0];

const few = (hearts: number): string => `there ${hearts === 1 ? 'was' : 'were'} only ${pluralize(hearts, 'heart')} left`;
const deeper = (from: PlaceView | undefined, level: number): string | null =>
  from && level > from.level && level > 1 ? 'deeper down there is more gold' : null;

/** The reason for a move to this place. */
function wentFor(seat: number, to: PlaceView | undefined, { view }: Scene): string | null {
  const player = view.players[seat];
  const from = placeOf(view, seat);
  if (!player || !from || !to) return null;
  if (fromHome(to) < fromHome(from) && player.gold > 0) {
    if (view.last !== null) return 'it is the last turn, and gold counts only at home';
    if (player.gold >= MUCH) return `${player.gold} gold is a lot to carry`;
    if (player.health <= LOW) return `with ${pluralize(player.health, 'heart')} left, home is nicer`;
  }
  return deeper(from, to.level);
}

/** The reason for a card, by its first effect. */
const USED: { readonly [K in Effect['do']]?: (seat: number, view: View) => string | null } = {
  'gain-health': (seat, view) => {
    const player = view.players[seat];
    return player && player.health < player.most ? few(player.health) : null;
  },
  store: () => 'what is stored is safe',
  'go-home': (seat, view) => {
    const place = placeOf(view, seat);
    return place && fromHome(place) > 1 ? 'it is a long way home' : null;
  },
  points: () => 'three points were not enough',
  bait: () => 'it is nice to have a choice',
};

const ROWS: Partial<HandlerTable<Event, [Scene], string | null>> = {
  moved: ({ seat, to }, scene) => wentFor(seat, scene.view.places[to], scene),
  laid: ({ seat, level }, { view }) => deeper(placeOf(view, seat), level),
  rested: ({ seat }, { view }) => {
    const player = view.players[seat];
    if (!player) return null;
    if (player.at === 0 && player.gold > 0) return 'the chest was waiting';
    return player.health <= LOW ? few(player.health) : null;
  },
  attacked: ({ seat, on }, { view, names }) => {
    const rich = view.players[on];
    if (!rich || rich.gold === 0) return null;
    return view.players.every((other) => other.seat === seat || other.gold <= rich.gold)
      ? `nobody carries more than ${playerName(names, on)}`
      : null;
  },
  used: ({ seat, card }, { view, content }) => {
    const [first] = cardOf(content.treasures, card).use?.effects ?? [];
    return (first && USED[first.do]?.(seat, view)) ?? null;
  },
};
const reason = dispatchIfAny(ROWS);

/** `view` is the view before the event. */
export function why(view: View, event: Event, names: Names, content: Content): string | null {
  return reason(event, { view, names, content }) ?? null;
}
