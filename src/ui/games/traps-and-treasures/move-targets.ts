import type { ChoicePrompt } from '../../../engine/session.ts';
import type { GameText } from '../../../engine/shared/game-text.ts';
import { beside } from '../../../games/traps-and-treasures/rules/board.ts';
import type { Rotation, Side } from '../../../games/traps-and-treasures/state/constants.ts';
import type { AnyCommand, Traps, View } from '../../../games/traps-and-treasures/state/tasks.ts';
import type { Point } from '../../parts/board/growing-map.ts';
import { keyOf } from './map/map-layout.ts';

/** The answers to a prompt, sorted by where on the table they are tapped. Every answer has at least one place. */

export type Offer = { readonly index: number; readonly command: AnyCommand; readonly label: string };
/** A way to lay a tile. */
export type Lay = Offer & { readonly side: Side; readonly tile: string; readonly turn: Rotation; readonly at: Point };
export type Offers = {
  /** By the place where one comes to stand. */
  readonly places: ReadonlyMap<number, Offer>;
  readonly lays: readonly Lay[];
  readonly fight: Offer | null;
  readonly rest: Offer | null;
  readonly end: Offer | null;
  readonly visit: Offer | null;
  readonly robs: readonly Offer[];
  /** By the treasure card that is used. */
  readonly cards: ReadonlyMap<string, Offer>;
  /** Answers to a question that is no turn: a slip with buttons. */
  readonly asked: readonly Offer[];
};

export const NOTHING: Offers = {
  places: new Map(),
  lays: [],
  fight: null,
  rest: null,
  end: null,
  visit: null,
  robs: [],
  cards: new Map(),
  asked: [],
};

export function sortOffers(prompt: ChoicePrompt<Traps> | null, view: View, describe: GameText<Traps>, names: readonly string[]): Offers {
  if (!prompt) return NOTHING;
  const places = new Map<number, Offer>();
  const cards = new Map<string, Offer>();
  const lays: Lay[] = [];
  const robs: Offer[] = [];
  const asked: Offer[] = [];
  const single: { fight: Offer | null; rest: Offer | null; end: Offer | null; visit: Offer | null } = {
    fight: null,
    rest: null,
    end: null,
    visit: null,
  };
  const turn = prompt.choice.do === 'turn';
  const here = view.places[view.players[prompt.seat]?.at ?? 0] ?? { x: 0, y: 0 };
  prompt.options.forEach((command, index) => {
    const offer: Offer = { index, command, label: describe.option(view, prompt.choice, command, names) };
    switch (command.do) {
      case 'move': {
        const there = beside(here, command.side);
        const place = view.places.find(({ x, y }) => x === there.x && y === there.y);
        if (place) places.set(place.place, offer);
        break;
      }
      case 'lay':
        lays.push({ ...offer, side: command.side, tile: command.tile, turn: command.turn, at: beside(here, command.side) });
        break;
      case 'place':
        places.set(command.to, offer);
        break;
      case 'attack':
        robs.push(offer);
        break;
      case 'fight':
      case 'rest':
      case 'end':
      case 'visit':
        single[command.do] = offer;
        break;
      case 'use':
        if (turn) cards.set(command.card, offer);
        else asked.push(offer);
        break;
      default:
        asked.push(offer);
    }
  });
  return { places, lays, robs, cards, asked, ...single };
}

/** The tile that is held ready, and how it is turned. */
export type Picked = { readonly tile: string; readonly turn: Rotation };

/** By where: the way to lay the tile there as it is held; null where it would have to be turned. */
export function fitting(lays: readonly Lay[], picked: Picked | null): ReadonlyMap<string, Lay | null> {
  const spots = new Map<string, Lay | null>();
  for (const lay of lays) {
    const key = keyOf(lay.at);
    const fits = lay.tile === picked?.tile && lay.turn === picked.turn;
    if (fits || !spots.has(key)) spots.set(key, fits ? lay : null);
  }
  return spots;
}

/** How the tile must be held to lie there: turned as little as will do. */
export function turnedFor(lays: readonly Lay[], picked: Picked, at: Point): Picked | null {
  const ways = lays.filter((lay) => lay.tile === picked.tile && lay.at.x === at.x && lay.at.y === at.y);
  const quarters = (turn: Rotation) => (turn - picked.turn + 4) % 4;
  const [best] = [...ways].sort((a, b) => quarters(a.turn) - quarters(b.turn));
  return best ? { tile: best.tile, turn: best.turn } : null;
}

/** What is held ready before anybody has picked: the first tile that can be laid, in its first way. */
export const firstPick = ([lay]: readonly Lay[]): Picked | null => (lay ? { tile: lay.tile, turn: lay.turn } : null);
