/**
 * Dust-Up once more, as one writes a game for boardgame.io: moves that change G, a turn for each player, answers listed for its bots. The
 * rules and the order of every random number are those of src/games/dust-up, so that the same seed plays the very same game.
 */
import { createRequire } from 'node:module';
import type { Random } from '../../src/engine/random.ts';
import type { Content } from '../../src/games/dust-up/content/content.ts';

type Shield = { card: string; tokens: number };
type Player = {
  hero: string;
  hp: number;
  hand: string[];
  pile: string[];
  discard: string[];
  shields: Shield[];
  untouchable: boolean;
  out: boolean;
  played: string[];
};
/** A card being carried out, from its `next` symbol on. */
type Carried = { seat: number; card: string; next: number; held: boolean };
type Question =
  | 'play'
  | 'attack'
  | 'takeShield'
  | 'breakShield'
  | 'liftCard'
  | 'swapHearts'
  | 'spill'
  | 'encore'
  | 'takeBack'
  | 'copyCard'
  | 'reach'
  | 'haunt';
export type Table = {
  players: Player[];
  /** How many turns have begun. */
  turns: number;
  owed: number;
  stack: Carried[];
  /** What is being asked, and for how much. */
  asked: Question | null;
  amount: number;
};
type Over = { readonly winners: number[]; readonly winner?: string };
type Events = { endTurn(to: { next: string }): void; endGame(outcome: Over): void };
type Move = { readonly G: Table; readonly ctx: { readonly currentPlayer: string }; readonly events: Events };
type Answer = { readonly move: Question; readonly args: readonly (string | number | null)[] };
type State = { readonly G: Table; readonly ctx: { readonly currentPlayer: string; readonly gameover?: Over } };

/** The little that is used of boardgame.io; its own types come only with its installation. */
export type Client = {
  start(): void;
  stop(): void;
  getState(): State;
  readonly moves: { readonly [move in Question]: (...args: Answer['args']) => void };
};
export type Bot = { play(state: State, seat: string): Promise<unknown> };
type Enumerate = (G: Table, ctx: State['ctx']) => Answer[];
const load = createRequire(import.meta.url);
const { Client } = load('boardgame.io/client') as { readonly Client: (of: { game: object; numPlayers: number; debug: false }) => Client };
const { MCTSBot } = load('boardgame.io/ai') as {
  readonly MCTSBot: new (of: { game: object; enumerate: Enumerate; seed: string; iterations: number; playoutDepth: number }) => Bot;
};

const MOST_HP = 10;
const REFILL = 2;

/** The rules with a deal from `random`, which also shuffles and lets cards slip. */
export function gameOf({ cards, decks, playable }: Content, players: number, random: Random) {
  const seatAt = (G: Table, seat: number): Player => {
    const player = G.players[seat];
    if (!player) throw new Error(`nobody sits at ${seat}`);
    return player;
  };
  const standing = (G: Table): number => G.players.filter(({ out }) => !out).length;
  const reached = ({ out, untouchable }: Player): boolean => !out && !untouchable;
  const foes = (G: Table, me: number): number[] => G.players.flatMap((one, seat) => (seat !== me && reached(one) ? [seat] : []));
  const spookable = (G: Table): number[] => G.players.flatMap((one, seat) => (reached(one) && one.hand.length > 0 ? [seat] : []));
  const once = (list: readonly string[]): string[] => list.filter((card, i) => list.indexOf(card) === i);

  const discard = (G: Table, card: string): void => {
    G.players.find(({ hero }) => hero === cards[card]?.hero)?.discard.push(card);
  };
  const refill = (player: Player): void => {
    if (player.pile.length > 0 || player.discard.length === 0) return;
    // shuffled apart: what lies in G is a draft
    const pile = [...player.discard];
    random.shuffle(pile);
    player.pile = pile;
    player.discard = [];
  };
  const draw = (player: Player, count: number): void => {
    for (let i = 0; i < count; i++) {
      refill(player);
      const card = player.pile.pop();
      if (card === undefined) return;
      player.hand.push(card);
    }
  };
  const breakShield = (G: Table, of: number, place: number): void => {
    const [shield] = seatAt(G, of).shields.splice(place, 1);
    if (shield) discard(G, shield.card);
  };
  /** In round 1 a last heart holds (DU-25). */
  const lowest = ({ turns, players }: Table): number => (turns <= players.length ? 1 : 0);
  const hit = (G: Table, at: number, amount: number, first: number | null): void => {
    const player = seatAt(G, at);
    let left = amount;
    for (let place = first ?? 0; left > 0 && player.shields.length > 0; place = 0) {
      const shield = player.shields[place];
      if (!shield) break;
      const room = (cards[shield.card]?.shield ?? 0) - shield.tokens;
      const taken = Math.min(room, left);
      shield.tokens += taken;
      left -= taken;
      if (taken === room) breakShield(G, at, place);
    }
    player.hp = Math.max(lowest(G), player.hp - left);
  };
  const fall = (G: Table, events: Events): void => {
    const fallen = G.players.filter(({ hp, out }) => hp === 0 && !out);
    for (const player of fallen) player.out = true;
    for (const player of fallen) {
      player.pile.push(...player.hand);
      player.hand = [];
      player.untouchable = false;
      const { shields } = player;
      player.shields = [];
      for (const { card } of shields) discard(G, card);
    }
    if (fallen.length === 0 || standing(G) > 1) return;
    const winners = G.players.flatMap(({ out }, seat) => (out ? [] : [seat]));
    events.endGame({ winners, ...(winners.length > 0 ? { winner: String(winners[0]) } : {}) });
  };
  const spill = (G: Table, at: number, count: number): void => {
    const { hand } = seatAt(G, at);
    const dropped: string[] = [];
    for (let i = 0; i < count && hand.length > 0; i++) dropped.push(...hand.splice(random.int(hand.length), 1));
    for (const card of dropped) discard(G, card);
  };
  const begin = (G: Table, seat: number, card: string): void => {
    seatAt(G, seat).played.push(card);
    G.stack.push({ seat, card, next: 0, held: true });
  };
  const lift = (G: Table, seat: number, from: number): void => {
    const player = seatAt(G, from);
    refill(player);
    const card = player.pile.pop();
    if (card !== undefined) begin(G, seat, card);
  };
  const encore = (G: Table, seat: number, card: string): void => {
    const pile = seatAt(G, seat).discard;
    pile.splice(pile.lastIndexOf(card), 1);
    begin(G, seat, card);
  };
  const takeBack = (player: Player, card: string): void => {
    player.discard.splice(player.discard.lastIndexOf(card), 1);
    player.hand.push(card);
  };
  /** What can be copied of somebody: their last card, unless it copies itself. */
  const lastOf = (G: Table, at: number): string | undefined => {
    const card = seatAt(G, at).played.at(-1);
    return card !== undefined && cards[card]?.effects.every((effect) => effect.do !== 'copy-card') ? card : undefined;
  };
  const copied = (G: Table, me: number): number[] => foes(G, me).filter((at) => lastOf(G, at) !== undefined);
  const copyCard = (G: Table, seat: number, at: number): void => {
    const card = lastOf(G, at);
    if (card !== undefined) G.stack.push({ seat, card, next: 0, held: false });
  };
  const reach = (G: Table, at: number, amount: number, events: Events): void => {
    const player = seatAt(G, at);
    player.hp = Math.max(lowest(G), player.hp - amount);
    fall(G, events);
  };
  const takeShield = (G: Table, seat: number, of: number, place: number): void => {
    const [shield] = seatAt(G, of).shields.splice(place, 1);
    if (shield) seatAt(G, seat).shields.push(shield);
  };
  const swapHearts = (G: Table, seat: number, at: number): void => {
    const [me, other] = [seatAt(G, seat), seatAt(G, at)];
    [me.hp, other.hp] = [other.hp, me.hp];
  };

  const shieldsOf = (G: Table, seats: readonly number[]): [number, number][] =>
    seats.flatMap((of) => seatAt(G, of).shields.map((_, place): [number, number] => [of, place]));
  const attacks = (G: Table, me: number): [number, number | null][] =>
    foes(G, me).flatMap((at): [number, number | null][] => {
      const { shields } = seatAt(G, at);
      return shields.length === 0 ? [[at, null]] : shields.map((_, place) => [at, place]);
    });

  /** Every answer to what is asked. */
  const enumerate: Enumerate = (G, ctx) => {
    const me = Number(ctx.currentPlayer);
    const move = G.asked;
    switch (move) {
      case null:
        return [];
      case 'play':
        return once(seatAt(G, me).hand).map((card) => ({ move, args: [card] }));
      case 'encore':
      case 'takeBack':
        return once(seatAt(G, me).discard).map((card) => ({ move, args: [card] }));
      case 'copyCard':
        return copied(G, me).map((at) => ({ move, args: [at] }));
      case 'attack':
        return attacks(G, me).map((args) => ({ move, args }));
      case 'takeShield':
      case 'breakShield':
        return shieldsOf(G, foes(G, me)).map((args) => ({ move, args }));
      case 'haunt':
        return [...spookable(G), null].map((at) => ({ move, args: [at] }));
      default:
        return foes(G, me).map((at) => ({ move, args: [at] }));
    }
  };

  const ask = (G: Table, question: Question, amount = 0): true => {
    G.asked = question;
    G.amount = amount;
    return true;
  };
  /** Carries one symbol out; true where something must be asked first. */
  const symbol = (G: Table, run: Carried, events: Events): boolean => {
    const effect = cards[run.card]?.effects[run.next++];
    const { seat } = run;
    const me = seatAt(G, seat);
    const [foe, another] = foes(G, seat);
    switch (effect?.do) {
      case 'attack': {
        const counts = {
          shield: me.shields.length,
          'card-played': me.played.length,
          'two-hearts-lost': (MOST_HP - me.hp) >> 1,
          'card-in-hand': me.hand.length,
        };
        const amount = effect.each === undefined ? effect.amount : effect.amount * counts[effect.each];
        if (amount === 0 || foe === undefined) return false;
        const shields = seatAt(G, foe).shields.length;
        if (another !== undefined || shields > 1) return ask(G, 'attack', amount);
        hit(G, foe, amount, shields === 1 ? 0 : null);
        fall(G, events);
        return false;
      }
      case 'shield':
        // a copied card stays where it is
        if (run.held) me.shields.push({ card: run.card, tokens: 0 });
        run.held = false;
        return false;
      case 'draw':
        draw(me, effect.cards);
        return false;
      case 'heal':
        me.hp = Math.min(MOST_HP, me.hp + effect.amount);
        return false;
      case 'again':
        G.owed += effect.plays;
        return false;
      case 'take-shield':
      case 'break-shield': {
        const [one, more] = shieldsOf(G, foes(G, seat));
        if (!one) return false;
        if (more) return ask(G, effect.do === 'take-shield' ? 'takeShield' : 'breakShield');
        if (effect.do === 'take-shield') takeShield(G, seat, ...one);
        else breakShield(G, ...one);
        return false;
      }
      case 'lift-card':
        if (another !== undefined) return ask(G, 'liftCard');
        if (foe !== undefined) lift(G, seat, foe);
        return false;
      case 'mend':
        for (const shield of me.shields) shield.tokens = 0;
        return false;
      case 'encore': {
        const [card, more] = once(me.discard);
        if (more !== undefined) return ask(G, 'encore');
        if (card !== undefined) encore(G, seat, card);
        return false;
      }
      case 'take-back': {
        const [card, more] = once(me.discard);
        if (more !== undefined) return ask(G, 'takeBack');
        if (card !== undefined) takeBack(me, card);
        return false;
      }
      case 'copy-card': {
        const [one, more] = copied(G, seat);
        if (more !== undefined) return ask(G, 'copyCard');
        if (one !== undefined) copyCard(G, seat, one);
        return false;
      }
      case 'reach':
        if (another !== undefined) return ask(G, 'reach', effect.amount);
        if (foe !== undefined) reach(G, foe, effect.amount, events);
        return false;
      case 'swap-hearts':
        if (another !== undefined) return ask(G, 'swapHearts');
        if (foe !== undefined) swapHearts(G, seat, foe);
        return false;
      case 'new-hands': {
        const all = G.players.filter((one, at) => at === seat || reached(one));
        for (const one of all) {
          const thrown = one.hand;
          one.hand = [];
          for (const card of thrown) discard(G, card);
        }
        for (const one of all) draw(one, effect.cards);
        return false;
      }
      case 'storm':
        for (const at of foes(G, seat)) hit(G, at, effect.amount, null);
        if (effect.whom === 'everybody') hit(G, seat, effect.amount, null);
        fall(G, events);
        return false;
      case 'spill':
        if (another !== undefined) return ask(G, 'spill', effect.cards);
        if (foe !== undefined) spill(G, foe, effect.cards);
        return false;
      case 'untouchable':
        me.untouchable = true;
        return false;
      default:
        return false;
    }
  };
  const endTurn = (G: Table, me: number, events: Events): void => {
    let next = me;
    const haunting = spookable(G).length > 0;
    do next = (next + 1) % G.players.length;
    while (seatAt(G, next).out && !haunting);
    events.endTurn({ next: String(next) });
  };
  const nextPlay = (G: Table, me: number, events: Events): void => {
    const player = seatAt(G, me);
    const plays = !player.out && G.owed > 0;
    if (plays && player.hand.length === 0) draw(player, REFILL);
    if (plays && player.hand.length > 0) G.asked = 'play';
    else endTurn(G, me, events);
  };
  /** Goes on with the cards being carried out, until something is asked. */
  const goOn = (G: Table, ctx: Move['ctx'], events: Events): void => {
    G.asked = null;
    while (standing(G) > 1) {
      const run = G.stack.at(-1);
      if (!run) {
        nextPlay(G, Number(ctx.currentPlayer), events);
        return;
      }
      if (run.next >= (cards[run.card]?.effects.length ?? 0) || seatAt(G, run.seat).out) {
        G.stack.pop();
        if (run.held) discard(G, run.card);
      } else if (symbol(G, run, events)) return;
    }
  };
  /** A move that does something, after which the cards in play go on. */
  const answering =
    <A extends readonly unknown[]>(act: (G: Table, me: number, events: Events, ...args: A) => void) =>
    ({ G, ctx, events }: Move, ...args: A): void => {
      act(G, Number(ctx.currentPlayer), events, ...args);
      goOn(G, ctx, events);
    };
  const game = {
    name: 'dust-up',
    setup: (): Table => {
      const free = [...playable];
      random.shuffle(free);
      return {
        players: Array.from({ length: players }, () => {
          const hero = free.pop() ?? '';
          const pile = [...(decks.get(hero) ?? [])];
          random.shuffle(pile);
          const hand = pile.splice(-3);
          return { hero, hp: MOST_HP, hand, pile, discard: [], shields: [], untouchable: false, out: false, played: [] };
        }),
        owed: 0,
        stack: [],
        asked: null,
        amount: 0,
        turns: 0,
      };
    },
    turn: {
      onBegin: ({ G, ctx, events }: Move): void => {
        const me = Number(ctx.currentPlayer);
        const player = seatAt(G, me);
        G.turns++;
        if (player.out) {
          G.asked = 'haunt';
          return;
        }
        G.owed = 1;
        player.played = [];
        player.untouchable = false;
        draw(player, 1);
        nextPlay(G, me, events);
      },
    },
    moves: {
      play: answering((G, me, _events, card: string) => {
        const player = seatAt(G, me);
        player.hand.splice(player.hand.indexOf(card), 1);
        G.owed--;
        begin(G, me, card);
        if (player.hand.length === 0) draw(player, REFILL);
      }),
      attack: answering((G, _me, events, at: number, shield: number | null) => {
        hit(G, at, G.amount, shield);
        fall(G, events);
      }),
      takeShield: answering((G, me, _events, of: number, place: number) => takeShield(G, me, of, place)),
      breakShield: answering((G, _me, _events, of: number, place: number) => breakShield(G, of, place)),
      liftCard: answering((G, me, _events, at: number) => lift(G, me, at)),
      swapHearts: answering((G, me, _events, at: number) => swapHearts(G, me, at)),
      spill: answering((G, _me, _events, at: number) => spill(G, at, G.amount)),
      encore: answering((G, me, _events, card: string) => encore(G, me, card)),
      takeBack: answering((G, me, _events, card: string) => takeBack(seatAt(G, me), card)),
      copyCard: answering((G, me, _events, at: number) => copyCard(G, me, at)),
      reach: answering((G, _me, events, at: number) => reach(G, at, G.amount, events)),
      haunt: ({ G, ctx, events }: Move, at: number | null): void => {
        if (at !== null) {
          spill(G, at, 1);
          draw(seatAt(G, at), 1);
        }
        G.asked = null;
        endTurn(G, Number(ctx.currentPlayer), events);
      },
    },
  };
  return { game, enumerate };
}
type Rules = ReturnType<typeof gameOf>;

export const seat = ({ game }: Rules, players: number): Client => Client({ game, numPlayers: players, debug: false });

/** Its own bot, which plays each game in its head to the end, as ours does. */
export const thinker = ({ game, enumerate }: Rules, iterations: number): Bot =>
  new MCTSBot({ game, enumerate, seed: 'torch', iterations, playoutDepth: 10_000 });

/** Plays a whole game at random; the number of moves it took, and who won. */
export function play(client: Client, { enumerate }: Rules, picks: Random): { moves: number; winners: readonly number[] } {
  client.start();
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) {
      client.stop();
      return { moves, winners: ctx.gameover.winners };
    }
    const answers = enumerate(G, ctx);
    const answer = answers[answers.length === 1 ? 0 : picks.int(answers.length)];
    if (!answer) throw new Error(`nothing to answer to ${G.asked}`);
    client.moves[answer.move](...answer.args);
  }
}
