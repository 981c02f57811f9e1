import type { Immutable, Task, Viewer } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { DECKS, type Deck, NEXT_CARDS, type Side } from '../state/constants.ts';
import type { BehindCommand } from '../state/dungeon-master-commands.ts';
import type { Pile, State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import type { BehindView } from '../state/view-types.ts';
import { cardDanger } from './danger.ts';
import { roomsLeft } from './difficulty.ts';
import { isKnownDen } from './dragon.ts';
import { errandsToLay, isErrand, sendAfter } from './errands.ts';
import { beside, neighbourOf, shutDoors } from './map.ts';
import type { Context } from './mutations.ts';

/** What a human dungeon master alone sees and does: behind the doors, and with the next cards (LA-49). */

type At = Immutable<State>;
type Door = { readonly room: number; readonly side: Side };
type Ahead = Immutable<NonNullable<State['delve']>>['ahead'][number];

/** What lies behind a shut door; undefined if nothing has been drawn for it. */
function aheadOf({ delve }: At, { room, side }: Door): Ahead | undefined {
  const from = delve?.rooms[room];
  const spot = from && beside(from, side);
  return spot && delve.ahead.find(({ x, y }) => x === spot.x && y === spot.y);
}
/** The shut doors of the party's room and of the rooms beside it, each with what lies behind it. Two doors to the same place count once. */
export function doorsNear(state: At): (Door & { readonly there: Ahead })[] {
  const { delve } = state;
  if (!delve || roomsLeft(state) === 0) return [];
  const { rooms, at } = delve;
  const shut = shutDoors(rooms);
  const near = [at, ...(rooms[at]?.doors ?? []).flatMap((side) => neighbourOf(rooms, at, side) ?? [])];
  const found: (Door & { readonly there: Ahead })[] = [];
  for (const door of near.flatMap((one) => shut.filter(({ room }) => room === one))) {
    const there = aheadOf(state, door);
    if (there && !found.some((other) => other.there === there)) found.push({ ...door, there });
  }
  return found;
}
/** The next cards of a deck, the first one first. */
export const nextCards = ({ draw }: Immutable<Pile>): string[] => draw.slice(-NEXT_CARDS).reverse();

/** Whether a viewer is the dungeon master, who looks behind the doors just now. */
export const looksBehind = ({ dm }: At, agenda: readonly Immutable<Task<Labyrinth>>[], viewer: Viewer): boolean =>
  viewer === dm && agenda.some(({ do: word }) => word === 'behind');

/** What the dungeon master sees then. */
export function behindView(state: At, content: Content): BehindView {
  const ahead = (card: string) => ({ card, torches: cardDanger(state, card, content).torches });
  return {
    doors: doorsNear(state).map(({ room, side, there }) => ({ room, side, ...ahead(there.card) })),
    encounters: nextCards(state.encounters).map(ahead),
    items: nextCards(state.items),
  };
}

/** What the dungeon master may do there. */
export function behindOptions(state: At, content: Content): BehindCommand[] {
  const [next, ...later] = nextCards(state.encounters);
  const errands = errandsToLay(state, content);
  const come = next === undefined ? [] : [...new Set([next, ...later])];
  return [
    { do: 'done' },
    ...doorsNear(state).flatMap(({ room, side, there }): BehindCommand[] =>
      isErrand(there.card, content) || isKnownDen(state, there.card, content)
        ? []
        : [
            ...(next === undefined ? [] : [{ do: 'swap-door', room, side } as const]),
            ...come.map((card): BehindCommand => ({ do: 'fill-door', room, side, card })),
            ...errands.map((errand): BehindCommand => ({ do: 'lay-errand', room, side, errand })),
          ],
    ),
    ...DECKS.flatMap((deck): BehindCommand[] => {
      const [first, ...others] = nextCards(state[deck]);
      if (others.length === 0) return [];
      const picks = [...new Set(others)].filter((card) => card !== first);
      return [{ do: 'swap-next', deck }, ...picks.map((card): BehindCommand => ({ do: 'pick-next', deck, card }))];
    }),
  ];
}

/** Takes the copy of a card that would be drawn first. */
function takeNext({ draw }: Pile, card: string): boolean {
  const at = draw.lastIndexOf(card);
  if (at >= 0) draw.splice(at, 1);
  return at >= 0;
}
/** A card comes in place of the one behind a door, which is the last of the deck then. */
function fill(context: Context, door: Door, card: string): void {
  const { encounters, delve, dm } = context.state;
  const there = aheadOf(context.state, door);
  const place = delve?.ahead.find((one) => one === there);
  if (!place || !takeNext(encounters, card)) return;
  encounters.draw.unshift(place.card);
  place.card = card;
  context.emit?.({ do: 'dm-swapped' }, dm ?? undefined);
}
/** LA-51: an errand comes in place of the card behind a door. */
function lay(context: Context, door: Door, errand: string): void {
  const { encounters, delve } = context.state;
  const there = aheadOf(context.state, door);
  const place = delve?.ahead.find((one) => one === there);
  if (!place) return;
  encounters.draw.unshift(place.card);
  place.card = errand;
  sendAfter(context, errand);
}
/** A card of a deck is the next one. */
function stack(context: Context, deck: Deck, card: string): void {
  const pile = context.state[deck];
  if (!takeNext(pile, card)) return;
  pile.draw.push(card);
  context.emit?.({ do: 'dm-swapped' }, context.state.dm ?? undefined);
}

/** Does it. The players are told nothing but of an errand; what a door shows stays true (LA-43). */
export function meddle(context: Context, command: BehindCommand) {
  const { state } = context;
  switch (command.do) {
    case 'swap-door': {
      const [card] = nextCards(state.encounters);
      return card === undefined ? undefined : fill(context, command, card);
    }
    case 'fill-door':
      return fill(context, command, command.card);
    case 'lay-errand':
      return lay(context, command, command.errand);
    case 'swap-next': {
      const { draw } = state[command.deck];
      const gone = draw.pop();
      if (gone !== undefined) draw.unshift(gone);
      const card = draw.at(-1);
      return card === undefined ? undefined : stack(context, command.deck, card);
    }
    case 'pick-next':
      return stack(context, command.deck, command.card);
    case 'done':
      return;
  }
}
