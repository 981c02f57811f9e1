import { randomPolicy } from '../../src/engine/bots/random.ts';
import type { Game, GameTypes } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import { initialPosition } from '../../src/engine/session.ts';
import { playOut } from '../../src/engine/simulate.ts';
import { breakthrough } from '../engine/games/breakthrough.ts';
import { connectFour } from '../engine/games/connect-four.ts';
import * as io from './boardgameio-board-games.ts';
import * as hand from './by-hand.ts';
import { checkSame, median, type Played, speed } from './rounds.ts';

/** Two games that anybody knows, played at random by the engine, by a program written by hand, and by boardgame.io, in turn. */

/** Each round is cut into so many short ones, so that one disturbance falls on few of them. */
const CUTS = 5;

type Program = (seed: number) => Played;
type Programs = { readonly ours: Program; readonly byHand: Program; readonly boardgameio: Program };
type Speeds = { readonly [program in keyof Programs]: number };
/** Moves a second; and what one of the others does for each of ours. */
type Anchor = Speeds & { readonly byHandRatio: number; readonly boardgameioRatio: number; readonly rounds: readonly Speeds[] };
export type Anchors = { readonly connectFour: Anchor; readonly breakthrough: Anchor };

const playedBy =
  <V extends GameTypes>(game: Game<V>): Program =>
  (seed) => {
    const table = new Runner<V>(game, {}, initialPosition(game, {}, 2, {}, seed));
    playOut(table, randomPolicy(Random.seed(-seed)));
    return { moves: table.answered, winners: table.outcome?.winners ?? [] };
  };
const pickedBy =
  (play: (picks: Random) => Played): Program =>
  (seed) =>
    play(Random.seed(-seed));

function anchor({ ours, byHand, boardgameio }: Programs, rounds: number, milliseconds: number): Anchor {
  checkSame([ours, byHand]);
  checkSame([ours, boardgameio]);
  const measure = (seed: number): Speeds => ({
    ours: speed((from) => ours(from).moves, milliseconds / CUTS, seed),
    byHand: speed((from) => byHand(from).moves, milliseconds / CUTS, seed),
    boardgameio: speed((from) => boardgameio(from).moves, milliseconds / CUTS, seed),
  });
  for (let i = 0; i < CUTS; i++) measure(1);
  const measured = Array.from({ length: CUTS * rounds }, (_, round) => measure(1000 + round * 100_000));
  const middle = (of: (speeds: Speeds) => number): number => median(measured.map(of));
  return {
    ours: middle((speeds) => speeds.ours),
    byHand: middle((speeds) => speeds.byHand),
    boardgameio: middle((speeds) => speeds.boardgameio),
    byHandRatio: middle((speeds) => speeds.byHand / speeds.ours),
    boardgameioRatio: middle((speeds) => speeds.ours / speeds.boardgameio),
    rounds: measured,
  };
}

export const compareAnchors = (rounds: number, milliseconds: number): Anchors => ({
  connectFour: anchor(
    { ours: playedBy(connectFour), byHand: pickedBy(hand.playConnectFour), boardgameio: pickedBy(io.playConnectFour) },
    rounds,
    milliseconds,
  ),
  breakthrough: anchor(
    { ours: playedBy(breakthrough), byHand: pickedBy(hand.playBreakthrough), boardgameio: pickedBy(io.playBreakthrough) },
    rounds,
    milliseconds,
  ),
});
