/**
 * Pillow fight once more, as one writes a game for boardgame.io: moves that change G, a turn for each player. The rules and the
 * order of every random number are those of tests/engine/brawl.ts, so that the same seed plays the very same game.
 */
import { createRequire } from 'node:module';
import type { Random } from '../../src/engine/random.ts';
import type { Content, Player } from '../engine/brawl.ts';

export type Table = {
  players: Player[];
  most: number;
  owed: number;
  /** What is being asked, and for what amount. */
  asked: 'play' | 'aim' | 'tumble' | null;
  amount: number;
  /** The card being carried out, and how far. */
  card: string;
  at: number;
};
type Move = { readonly G: Table; readonly ctx: { readonly currentPlayer: string }; readonly events: Events };
type Events = { endTurn(to: { next: string }): void; endGame(outcome: { winners: number[] }): void };
/** The little that is used of boardgame.io; its own types come only with its installation. */
export type Client = {
  start(): void;
  stop(): void;
  getState(): { readonly G: Table; readonly ctx: { readonly currentPlayer: string; readonly gameover?: { readonly winners: number[] } } };
  readonly moves: { play(card: string): void; aim(at: number): void; tumble(): void };
};
type Library = { readonly Client: (of: { game: object; numPlayers: number; debug: false }) => Client };
const library = createRequire(import.meta.url)('boardgame.io/client') as Library;

const awake = (players: readonly Player[]): number[] => players.flatMap(({ hearts }, seat) => (hearts > 0 ? [seat] : []));

/** A local client with a game dealt from `random`. */
export function seat(players: number, hearts: number, { cards, deck }: Content, random: Random): Client {
  const draw = (player: Player, count: number): void => {
    for (let i = 0; i < count; i++) {
      if (player.pile.length === 0) {
        const pile = [...player.done];
        random.shuffle(pile);
        player.pile = pile;
        player.done = [];
      }
      const card = player.pile.pop();
      if (card === undefined) return;
      player.hand.push(card);
    }
  };
  const ask = (G: Table, me: number, events: Events): void => {
    const player = G.players[me];
    if (!player) return;
    if (G.owed > 0 && player.hand.length === 0) draw(player, 2);
    if (G.owed > 0 && player.hand.length > 0) {
      G.asked = 'play';
      return;
    }
    G.asked = null;
    let next = me;
    do next = (next + 1) % G.players.length;
    while (G.players[next]?.hearts === 0 && next !== me);
    events.endTurn({ next: String(next) });
  };
  const carry = (G: Table, me: number, events: Events): void => {
    const effects = cards[G.card] ?? [];
    const player = G.players[me];
    if (!player) return;
    while (G.at < effects.length) {
      const effect = effects[G.at++];
      if (effect?.do === 'again') G.owed++;
      else if (effect?.do === 'cocoa') player.hearts = Math.min(G.most, player.hearts + effect.amount);
      else if (effect?.do === 'grab') draw(player, effect.cards);
      else if (effect) {
        G.asked = effect.do === 'swing' ? 'aim' : 'tumble';
        G.amount = effect.do === 'swing' ? effect.amount : effect.faces;
        return;
      }
    }
    player.done.push(G.card);
    ask(G, me, events);
  };
  const game = {
    name: 'pillow-fight',
    setup: (): Table => ({
      players: Array.from({ length: players }, () => {
        const pile = [...deck];
        random.shuffle(pile);
        return { hearts, hand: pile.splice(-3), pile, done: [] };
      }),
      most: hearts,
      owed: 0,
      asked: null,
      amount: 0,
      card: '',
      at: 0,
    }),
    turn: {
      onBegin: ({ G, ctx, events }: Move) => {
        const me = Number(ctx.currentPlayer);
        const player = G.players[me];
        G.owed = 1;
        if (player) draw(player, 1);
        ask(G, me, events);
      },
    },
    moves: {
      play: ({ G, ctx, events }: Move, card: string) => {
        const me = Number(ctx.currentPlayer);
        const hand = G.players[me]?.hand ?? [];
        hand.splice(hand.indexOf(card), 1);
        G.owed--;
        G.card = card;
        G.at = 0;
        carry(G, me, events);
      },
      aim: ({ G, ctx, events }: Move, at: number) => {
        const target = G.players[at];
        if (target) target.hearts = Math.max(0, target.hearts - G.amount);
        const winners = awake(G.players);
        if (winners.length === 1) events.endGame({ winners });
        else carry(G, Number(ctx.currentPlayer), events);
      },
      tumble: ({ G }: Move) => {
        G.amount = random.die(G.amount);
        G.asked = 'aim';
      },
    },
  };
  return library.Client({ game, numPlayers: players, debug: false });
}

/** Plays a whole game at random; the number of moves it took, and who won. */
export function play(client: Client, picks: Random): { moves: number; winners: readonly number[] } {
  client.start();
  const pick = <T>(items: readonly T[]): T => items[items.length === 1 ? 0 : picks.int(items.length)] as T;
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) {
      client.stop();
      return { moves, winners: ctx.gameover.winners };
    }
    const me = Number(ctx.currentPlayer);
    const hand = G.players[me]?.hand ?? [];
    if (G.asked === 'tumble') client.moves.tumble();
    else if (G.asked === 'aim') client.moves.aim(pick(awake(G.players).filter((at) => at !== me)));
    else client.moves.play(pick(hand.filter((card, i) => hand.indexOf(card) === i)));
  }
}
