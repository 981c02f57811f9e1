import type { Immutable } from '../engine/game.ts';
import { cardOf } from '../games/dust-up/content/content.ts';
import { content } from '../games/dust-up/content/loaded.ts';
import { arePartners } from '../games/dust-up/rules/players.ts';
import type { Player, State } from '../games/dust-up/state/state.ts';
import type { AnyCommand, DustUp } from '../games/dust-up/state/tasks.ts';
import type { EveningStatistics } from './evening.ts';
import { mean, percentile, rounded } from './statistics.ts';

/** What an evening of Dust-Up is like for those who brawl. */

/** The touches of somebody who carries each card to its victim, or to the table. Whoever taps needs one more for each: the card, and then whom it is for. */
const LIFT_VEIL = 1;
const CARRY_CARD = 1;
const ANSWER = 1;
/** New cards of a finished turn are looked at until somebody taps. */
const PUT_AWAY = 1;

type AnyPlayer = Immutable<Player>;

const strength = ({ hp, shields }: AnyPlayer): number =>
  shields.reduce((sum, { card, tokens }) => sum + cardOf(content.cards, card).shield - tokens, hp);

/**
 * The side that alone is ahead, by what is left of its hearts and shields, in parts of the hearts that it began with; null when several are. A side
 * is called by its first seat.
 */
function leaderOf(state: Immutable<State>): number | null {
  const { players } = state;
  const sides = players.map(() => ({ now: 0, start: 0 }));
  players.forEach((player, seat) => {
    const side = sides[players.findIndex((_, first) => first === seat || arePartners(state, first, seat))];
    if (!side) return;
    side.now += player.out ? 0 : strength(player);
    side.start += player.hearts;
  });
  const shares = sides.map(({ now, start }) => (start > 0 ? now / start : 0));
  const most = Math.max(...shares);
  return shares.filter((share) => share === most).length === 1 ? shares.indexOf(most) : null;
}

/** The touches of one turn of a person who shares the tablet with other people. */
class TouchCounter {
  readonly turns: number[] = [];
  private touches = 0;
  private isPerson = false;
  private isAimed = false;
  private hasNewCards = false;

  /** The turn of somebody whom the app plays is not counted. */
  begin(isPerson: boolean): void {
    this.touches = LIFT_VEIL;
    this.isPerson = isPerson;
    this.isAimed = false;
    this.hasNewCards = false;
  }
  /** A card of the hand is played. */
  play(): void {
    this.hasNewCards = false;
    this.touches += CARRY_CARD;
    this.isAimed = true;
  }
  /** Something else is answered. `isAim`: at whom a card goes, or at which shield. */
  answer(isAim: boolean): void {
    this.hasNewCards = false;
    // the victim was the last touch of the card
    if (isAim && this.isAimed) this.isAimed = false;
    else this.touches += ANSWER;
  }
  drew(): void {
    this.hasNewCards = true;
  }
  end(): void {
    if (this.isPerson) this.turns.push(this.touches + (this.hasNewCards ? PUT_AWAY : 0));
  }
}

/** How many turns of others each ghost waits for something to decide. */
class GhostWaits {
  readonly waits: number[] = [];
  private readonly waiting = new Map<number, number>();

  turnBegan(seat: number, { players }: Immutable<State>): void {
    const waited = this.waiting.get(seat);
    if (waited !== undefined) this.waits.push(waited);
    for (const ghost of this.waiting.keys()) this.waiting.set(ghost, ghost === seat ? 0 : (this.waiting.get(ghost) ?? 0) + 1);
    players.forEach(({ out }, ghost) => {
      if (out && !this.waiting.has(ghost)) this.waiting.set(ghost, ghost === seat ? 0 : 1);
    });
  }
  ended(): void {
    this.waits.push(...this.waiting.values());
  }
}

/** Answers that are given with a card, by a tap on somebody or on a shield. */
const AIMS: ReadonlySet<AnyCommand['do']> = new Set(['attack', 'opponent', 'shield']);

export function dustUpEvening(): EveningStatistics<DustUp> {
  const outAt: number[] = [];
  const ghostTurns: number[] = [];
  const ghostWaits: number[] = [];
  const leads: number[] = [];
  const lastHeart: number[] = [];
  const touches: number[] = [];
  return {
    watch: () => {
      const counter = new TouchCounter();
      const ghosts = new GhostWaits();
      let turns = 0;
      let firstOut: number | null = null;
      let leader: number | null = null;
      let changes = 0;
      return {
        answered: (_choice, _options, command) => {
          if (command.do === 'play') counter.play();
          else counter.answer(AIMS.has(command.do));
        },
        turnBegan: (seat, state) => {
          if (turns > 0) counter.end();
          turns++;
          ghosts.turnBegan(seat, state);
          counter.begin(seat !== state.landlord);
          const now = leaderOf(state);
          if (now === null || now === leader) return;
          if (leader !== null) changes++;
          leader = now;
        },
        happened: (event, state) => {
          if (event.do === 'fell') firstOut ??= turns;
          if (event.do === 'drew' && event.seat === state.turn.seat) counter.drew();
        },
        ended: (state, { winners }) => {
          counter.end();
          touches.push(...counter.turns);
          ghosts.ended();
          for (const wait of ghosts.waits) ghostWaits.push(wait);
          leads.push(changes);
          if (firstOut !== null) {
            outAt.push(firstOut / turns);
            ghostTurns.push(turns - firstOut);
          }
          lastHeart.push(winners.some((seat) => state.players[seat]?.hp === 1) ? 1 : 0);
        },
      };
    },
    figures: () => ({
      outAt: rounded(percentile(outAt, 0.5)),
      ghostTurns: percentile(ghostTurns, 0.5),
      ghostWaits: [percentile(ghostWaits, 0.5), percentile(ghostWaits, 0.95), percentile(ghostWaits, 1)],
      leads: rounded(mean(leads)),
      lastHeart: rounded(mean(lastHeart), 3),
      touches: rounded(mean(touches)),
    }),
  };
}
