import type { Immutable, Refusal } from '../../../engine/game.ts';
import { refusal } from '../../../engine/shared/refusals.ts';
import type { Effect, Thing } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import { type Level, type Rotation, SIDES, type Side } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { TurnCommand } from '../state/tasks.ts';
import { beside, HOME, isWalled, jumpTargets, neighbour, openAt, shutsIn } from './board.ts';
import { pointsFor } from './exploring.ts';
import { amountOf, effectsOf, isSpared, mostHealth, playerAt, robbablePlayers, roomFor } from './players.ts';
import { bitOf, oppositeOf, rotatedPaths, rotationsOf } from './tile-paths.ts';

/** The legal moves of the player in turn (TT-7 to TT-17), and the reasons for refusals. */

type At = Immutable<State>;
type Why = Refusal | null;

/** All ways to lay a tile from the hand on that side. */
const layCandidates = (state: At, seat: number, side: Side, content: Content): TurnCommand[] =>
  playerAt(state, seat).tiles.flatMap((tile) =>
    rotationsOf(cardOf(content.tiles, tile).open).map((turn): TurnCommand => ({ do: 'lay', side, tile, turn })),
  );

/** What the thing on a place offers (TT-22). */
const visitAt = (state: At, place: number, content: Content): Immutable<Thing>['visit'] => {
  const thing = state.places[place]?.thing ?? null;
  return thing === null ? null : cardOf(content.things, thing).visit;
};

/** All moves that a player may try, legal or not. */
export function candidates(state: At, seat: number, content: Content): TurnCommand[] {
  const player = playerAt(state, seat);
  return [
    ...SIDES.flatMap((side): TurnCommand[] =>
      neighbour(state.places, content, player.at, side) === undefined ? layCandidates(state, seat, side, content) : [{ do: 'move', side }],
    ),
    { do: 'fight' },
    ...state.players.flatMap((_, on): TurnCommand[] => (on === seat ? [] : [{ do: 'attack', on }])),
    { do: 'rest' },
    ...(visitAt(state, player.at, content) ? [{ do: 'visit' as const }] : []),
    ...player.cards.map(({ card }): TurnCommand => ({ do: 'use', card })),
    { do: 'end' },
  ];
}

/** The legal moves. */
export const options = (state: At, seat: number, content: Content): TurnCommand[] =>
  candidates(state, seat, content).filter((command) => refuse(state, seat, command, content) === null);

/** Whether anything but ending the turn is left to do (TT-7). Most players can walk, so that is looked at first. */
export const canAct = (state: At, seat: number, content: Content): boolean =>
  SIDES.some((side) => refuse(state, seat, { do: 'move', side }, content) === null) ||
  candidates(state, seat, content).some((command) => command.do !== 'end' && refuse(state, seat, command, content) === null);

const WALL = refusal('TT-8', 'A wall is in the way.');

function whyNotLay(state: At, seat: number, side: Side, tile: string, quarters: Rotation, content: Content): Why {
  const { at } = playerAt(state, seat);
  const open = rotatedPaths(cardOf(content.tiles, tile).open, quarters);
  if (state.turn.walls === 0) {
    if ((openAt(state.places, content, at) & bitOf(side)) === 0) return WALL;
    if ((open & bitOf(oppositeOf(side))) === 0) return refusal('TT-8', 'Turn it, so that its path meets yours.');
  }
  const here = state.places[at];
  if (state.oldBook || !here || !shutsIn(state.places, content, { ...here, ...beside(here, side), tile, turn: quarters }, state.turn.walls))
    return null;
  return refusal('TT-24', 'This is the last path that leads on. Leave it open.');
}

function whyNotAttack(state: At, seat: number, on: number): Why {
  const { at } = playerAt(state, seat);
  if (at === HOME) return refusal('TT-16', 'Nobody fights on Home Base.');
  if (playerAt(state, on).at !== at) return refusal('TT-16', 'You have to be on the same tile.');
  if (roomFor(state, playerAt(state, seat)) === 0) return refusal('TT-28', 'Your sack is full. Carry it home first.');
  return isSpared(state, on) ? refusal('TT-16', 'They have the least gold. Be kind.') : null;
}

function whyNotUse(state: At, seat: number, card: string, content: Content): Why {
  const held = playerAt(state, seat).cards.find((one) => one.card === card);
  const { use } = cardOf(content.treasures, card);
  if (!held) return refusal('TT-13', 'You do not have that card.');
  if (!use) return refusal('TT-13', 'This card works all by itself.');
  switch (use.when) {
    case 'roll':
      return refusal('TT-13', 'Save it for when you have rolled.');
    case 'theft':
      return refusal('TT-13', 'Save it for a thief.');
    case 'death':
      return refusal('TT-13', 'Save it for your last heart.');
    case 'turn':
      return effectsOf(card, content).some((effect) => hasEffect(state, seat, effect, held.level, content))
        ? null
        : refusal('TT-13', 'That would change nothing now.');
  }
}

/** Whether an effect would change anything now. */
function hasEffect(state: At, seat: number, effect: Immutable<Effect>, level: Level, content: Content): boolean {
  const player = playerAt(state, seat);
  switch (effect.do) {
    case 'gain-health':
      return player.health < mostHealth(player, content);
    case 'gain-gold':
      return state.pile !== 0 && roomFor(state, player) > 0;
    case 'store':
      return player.gold > 0;
    case 'go-home':
      return player.at !== HOME;
    case 'jump':
      return jumpTargets(state, seat, amountOf(effect.level, level)).length > 0;
    case 'look':
      return state.stack.draw.length + state.stack.discard.length > 0;
    case 'steal':
    case 'swap':
      return robbablePlayers(state, seat, effect.do).length > 0;
    case 'hurt-others':
      return player.at !== HOME && state.players.some(({ at }, other) => other !== seat && at === player.at);
    case 'set-trap':
      return player.at !== HOME && state.places[player.at]?.trap === null;
    case 'draw':
      return state.treasures.draw.length + state.treasures.discard.length > 0;
    default:
      return true;
  }
}

/** The reason why `command` is illegal for the player in turn, or null. */
export function refuse(state: At, seat: number, command: TurnCommand, content: Content): Why {
  const player = playerAt(state, seat);
  switch (command.do) {
    case 'move':
      if (neighbour(state.places, content, player.at, command.side) === undefined) return refusal('TT-9', 'No tile lies there yet.');
      return state.turn.walls > 0 || !isWalled(state.places, content, player.at, command.side) ? null : WALL;
    case 'lay':
      return whyNotLay(state, seat, command.side, command.tile, command.turn, content);
    case 'fight':
      if (player.at === HOME) return refusal('TT-11', 'No monster comes to Home Base. It has a doormat.');
      return state.places[player.at]?.quiet ? refusal('TT-23', 'It is quiet here. Walk on, and find somebody who is in.') : null;
    case 'attack':
      return whyNotAttack(state, seat, command.on);
    case 'rest':
      if (player.health < mostHealth(player, content) || (player.at === HOME && player.gold > 0)) return null;
      return refusal('TT-17', 'You are wide awake already.');
    case 'visit': {
      const offer = visitAt(state, player.at, content);
      if (!offer) return refusal('TT-22', 'There is nothing to do here.');
      if (state.turn.points < pointsFor(offer)) return refusal('TT-22', `That takes ${pointsFor(offer)} points.`);
      return player.gold >= offer.pays ? null : refusal('TT-22', 'You carry too little gold for that.');
    }
    case 'use':
      return whyNotUse(state, seat, command.card, content);
    case 'end':
      return null;
  }
}
