import * as v from 'valibot';
import type { Position } from '../../../src/engine/game.ts';
import { Random } from '../../../src/engine/random.ts';
import { act, observe, prompt, refusals, type Session } from '../../../src/engine/session.ts';
import type { Effect, HeroDeck } from '../../../src/games/dust-up/content/card-schemas.ts';
import { contentOf } from '../../../src/games/dust-up/content/content.ts';
import { dustUp } from '../../../src/games/dust-up/index.ts';
import { DECK } from '../../../src/games/dust-up/state/constants.ts';
import type { Event } from '../../../src/games/dust-up/state/events.ts';
import { type Player, State } from '../../../src/games/dust-up/state/state.ts';
import type { AnyCommand, DustUp } from '../../../src/games/dust-up/state/tasks.ts';
import { countCommand } from '../../count-commands.ts';

/**
 * Sets brawls up and plays on from them, through `act` alone. Four heroes, Red, Blue, Green and Gold, sit at seats 0 to 3 and may have
 * each of these cards; a card is named "red-bonk" after its colour and its kind. The Landlord's are named "boss-bonk".
 */
export const KINDS: { readonly [kind: string]: readonly Effect[] } = {
  poke: [{ do: 'attack', amount: 1 }],
  bonk: [{ do: 'attack', amount: 3 }],
  wallop: [{ do: 'attack', amount: 6 }],
  gate: [{ do: 'shield', amount: 1 }],
  lid: [{ do: 'shield', amount: 3 }],
  sip: [{ do: 'draw', cards: 1 }],
  gulp: [{ do: 'draw', cards: 3 }],
  cocoa: [{ do: 'heal', amount: 2 }],
  again: [{ do: 'again', plays: 1 }],
  twice: [{ do: 'again', plays: 2 }],
  take: [{ do: 'take-shield' }],
  lift: [{ do: 'lift-card' }],
  crack: [{ do: 'break-shield' }],
  mend: [{ do: 'mend' }],
  encore: [{ do: 'encore' }],
  trade: [{ do: 'swap-hearts' }],
  stir: [{ do: 'new-hands', cards: 3 }],
  quake: [{ do: 'storm', amount: 3, whom: 'everybody' }],
  hail: [{ do: 'storm', amount: 3, whom: 'others' }],
  jump: [{ do: 'spill', cards: 2 }],
  hide: [{ do: 'untouchable' }],
  gang: [{ do: 'attack', amount: 1, each: 'shield' }],
  combo: [{ do: 'attack', amount: 1, each: 'card-played' }],
  grump: [{ do: 'attack', amount: 1, each: 'two-hearts-lost' }],
  medley: [
    { do: 'attack', amount: 1 },
    { do: 'shield', amount: 2 },
    { do: 'heal', amount: 1 },
    { do: 'draw', cards: 1 },
  ],
  finale: [
    { do: 'storm', amount: 3, whom: 'everybody' },
    { do: 'heal', amount: 5 },
  ],
  grab: [{ do: 'lift-card' }, { do: 'attack', amount: 1 }],
  pair: [
    { do: 'attack', amount: 2 },
    { do: 'draw', cards: 1 },
  ],
  fetch: [{ do: 'take-back' }],
  ditto: [{ do: 'copy-card' }],
  reach: [{ do: 'reach', amount: 2 }],
  hoard: [{ do: 'attack', amount: 1, each: 'card-in-hand' }],
  rent: [{ do: 'spill', cards: 1, whom: 'others' }],
};
export const COLOURS = ['red', 'blue', 'green', 'gold'] as const;
const INKS = ['ember', 'night', 'moss', 'brown'] as const;

const heroesWith = (kinds: number, ids: readonly string[] = COLOURS): readonly HeroDeck[] =>
  ids.map((id, i) => ({
    id,
    name: id,
    title: 'the one for tests',
    flavour: 'Made of cardboard.',
    art: { icon: 'ghost', print: INKS[i] ?? 'ink', holes: 'cream' },
    cards: Object.entries(KINDS)
      .slice(0, kinds)
      .map(([kind, effects]) => ({
        id: `${id}-${kind}`,
        name: `${id} ${kind}`,
        copies: 1,
        icon: 'ghost',
        flavour: 'Made of cardboard.',
        effects: [...effects],
      })),
  }));
/** As many cards as a deck has. */
export const HEROES = heroesWith(DECK);
export const content = contentOf(heroesWith(Object.keys(KINDS).length), heroesWith(Object.keys(KINDS).length, ['boss']));

type Lists = 'hand' | 'pile' | 'discard' | 'played';
type Somebody = Partial<Omit<Player, Lists | 'shields'>> & { readonly [list in Lists]?: readonly string[] } & {
  readonly shields?: readonly (readonly [card: string, tokens: number])[];
};
type Brawling = {
  /** By seat; kinds without a colour are the seat's own. */
  readonly players: readonly Somebody[];
  /** Whose turn it is: the card is about to be played. */
  readonly turn?: number;
  readonly owed?: number;
  readonly ghosts?: boolean;
  readonly round?: number;
  /** Red and Green against Blue and Gold. */
  readonly teams?: boolean;
  /** Whoever sits last is the Landlord, with eight hearts for each of the others. */
  readonly landlord?: boolean;
  readonly seed?: number;
};

const coloured = (colour: string, card: string): string => (card.includes('-') ? card : `${colour}-${card}`);

/** A brawl in the middle, and what one can do and see in it. */
export class Ring {
  session: Session<DustUp>;
  /** What happened in the last command. */
  events: readonly Event[] = [];

  constructor({ players, turn = 0, owed = 1, ghosts = false, round = 1, teams = false, landlord = false, seed = 1 }: Brawling) {
    const boss = landlord ? players.length - 1 : null;
    const state = v.parse(State, {
      ghosts,
      teams,
      landlord: boss,
      first: 0,
      round,
      turn: { seat: turn, owed },
      players: players.map(({ shields = [], ...somebody }, seat) => {
        const colour = seat === boss ? 'boss' : (COLOURS[seat] ?? '');
        const hearts = seat === boss ? 8 * seat : 10;
        const own = (cards: readonly string[] = []) => cards.map((card) => coloured(colour, card));
        return {
          hero: colour,
          hp: somebody.out ? 0 : hearts,
          hearts,
          help: 'none',
          untouchable: false,
          out: false,
          hitBy: null,
          ...somebody,
          hand: own(somebody.hand),
          pile: own(somebody.pile),
          discard: own(somebody.discard),
          played: own(somebody.played),
          shields: shields.map(([card, tokens]) => ({ card: coloured(colour, card), tokens })),
        };
      }),
    });
    const now: Position<DustUp> = {
      state,
      agenda: [state.players[turn]?.out ? { do: 'haunt', seat: turn } : { do: 'play', seat: turn }],
      random: Random.seed(seed).state,
      outcome: null,
    };
    this.session = { checkpoint: now, sealed: 'start', commands: [], undone: [], now };
  }

  /** Plays commands, one after the other. @throws IllegalCommand */
  does(...commands: readonly AnyCommand[]): this {
    for (const command of commands) {
      countCommand(this, () => this.asked);
      const acted = act(dustUp, content, this.session, command);
      this.session = acted.session;
      this.events = acted.events.map(({ event }) => event);
    }
    return this;
  }

  plays(...cards: readonly string[]): this {
    return this.does(...cards.map((card) => ({ do: 'play' as const, card })));
  }

  get state(): State {
    return this.session.now.state;
  }

  get outcome() {
    return this.session.now.outcome;
  }

  player(seat: number): Player {
    const player = this.state.players[seat];
    if (!player) throw new Error(`nobody sits at ${seat}`);
    return player;
  }

  /** "red-lid 1": each shield card with its tokens. */
  shields(seat: number): string[] {
    return this.player(seat).shields.map(({ card, tokens }) => `${card} ${tokens}`);
  }

  get hearts(): number[] {
    return this.state.players.map(({ hp }) => hp);
  }

  /** What is asked, and of whom: "attack 0". */
  get asked(): string {
    const asked = prompt(dustUp, content, this.session.now);
    return asked?.kind === 'choose' ? `${asked.choice.do} ${asked.seat}` : 'nothing';
  }

  get options(): readonly AnyCommand[] {
    const asked = prompt(dustUp, content, this.session.now);
    return asked?.kind === 'choose' ? asked.options : [];
  }

  get refusals() {
    return refusals(dustUp, content, this.session.now);
  }

  look(viewer: number | 'table') {
    return observe(dustUp, content, this.session.now, viewer);
  }
}

/** Cards to draw that do nothing much. */
export const SPARE = ['poke', 'cocoa', 'sip', 'gate', 'poke', 'cocoa', 'sip', 'gate'] as const;
