import type { Game } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { cardOf } from '../content/content.ts';
import { SACK } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Traps } from '../state/tasks.ts';
import { HOME, levelOf, openAt, ringsOf } from './board.ts';
import { freeMoves, mostHealth } from './players.ts';
import { sidesIn } from './tile-paths.ts';

/** The view, and the sampling of hidden information: the tile of Home Base and the order of the decks. */

export const view: Game<Traps>['view'] = ({ state, outcome }, _viewer, content) => ({
  target: state.target,
  friendly: state.friendly,
  hidden: state.hidden && outcome === null,
  oldBook: state.oldBook,
  pile: state.pile,
  sack: state.oldBook ? null : SACK,
  round: state.round,
  first: state.first,
  last: state.last,
  rings: ringsOf(state.players.length),
  rolled: state.rolled,
  turn: {
    seat: state.turn.seat,
    points: state.turn.points,
    free: state.turn.over ? 0 : freeMoves(state, content),
    walls: state.turn.walls,
    bait: state.turn.bait,
    over: state.turn.over,
  },
  places: state.places.map(({ x, y, tile, turn, thing, quiet, trap }, place) => ({
    place,
    x,
    y,
    pattern: place === HOME ? null : cardOf(content.tiles, tile).pattern,
    turn,
    paths: sidesIn(openAt(state.places, content, place)),
    level: place === HOME ? 0 : levelOf(state, place),
    thing,
    quiet,
    trap,
  })),
  players: state.players.map((player, seat) => ({
    seat,
    at: player.at,
    health: player.health,
    most: mostHealth(player, content),
    gold: player.gold,
    stored: state.hidden && outcome === null ? null : player.stored,
    tiles: player.tiles.map((tile) => ({ tile, pattern: cardOf(content.tiles, tile).pattern })),
    cards: player.cards,
    help: player.help,
  })),
  fallen: state.fallen,
  fight: state.fight,
  duel: state.duel,
  stack: { left: state.stack.draw.length, discard: state.stack.discard.length },
  monsters: { left: state.monsters.draw.length, discard: state.monsters.discard },
  treasures: { left: state.treasures.draw.length, discard: state.treasures.discard },
});

/**
 * All viewers have the same view. The tile of Home Base is hidden like the stack. Cards are sorted before the shuffle, so the result
 * depends on the random source only.
 */
export const imagine = (state: State, _agenda: unknown, _viewer: unknown, random: Random): void => {
  const [home, ...laid] = state.places;
  if (home) {
    const unknown = [home.tile, ...state.stack.draw].sort();
    random.shuffle(unknown);
    const [tile = home.tile, ...stack] = unknown;
    state.places = [{ ...home, tile }, ...laid];
    state.stack.draw = stack;
  }
  random.shuffle(state.finds.sort());
  random.shuffle(state.monsters.draw.sort());
  random.shuffle(state.treasures.draw.sort());
};
