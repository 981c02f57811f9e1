import type { Immutable } from '../engine/game.ts';
import { cardOf } from '../games/dust-up/content/content.ts';
import { content } from '../games/dust-up/content/loaded.ts';
import type { Player, State } from '../games/dust-up/state/state.ts';
import type { AnyCommand, DustUp } from '../games/dust-up/state/tasks.ts';
import type { EveningStatistics } from './evening.ts';
import { mean, percentile, rounded } from './statistics.ts';

/** What an evening of Dust-Up is like for those who brawl. */

/** What people touch, by the rules of the screen. A plain card and a card with its victim are two touches each. */
const LIFT_VEIL = 1;
const PLAY_CARD = 2;
const ANSWER = 1;
/** New cards of a finished turn are looked at until somebody taps. */
const PUT_AWAY = 1;

type AnyPlayer = Immutable<Player>;

const strength = ({ hp, shields }: AnyPlayer): number =>
  shields.reduce((sum, { card, tokens }) => sum + cardOf(content.cards, card).shield - tokens, hp);

/** Who alone is ahead, by hearts and shields; null when several are. */
function leaderOf({ players }: Immutable<State>): number | null {
  let most = 0;
  let leader: number | null = null;
  players.forEach((player, seat) => {
    const now = player.out ? 0 : strength(player);
    if (now > most) [most, leader] = [now, seat];
    else if (now === most) leader = null;
  });
  return leader;
}

/** The touches of one turn of a person who shares the tablet with other people. */
class TouchCounter {
  readonly turns: number[] = [];
  private touches = 0;
  private isPerson = false;
  private isAimed = false;
  private hasNewCards = false;

  /** The turn of somebody whom the app plays is not counted. */
  begin(isGhost: boolean, isPerson: boolean): void {
    // a ghost has no secrets, so no veil falls
    this.touches = isGhost ? 0 : LIFT_VEIL;
    this.isPerson = isPerson;
    this.isAimed = false;
    this.hasNewCards = false;
  }
  answer(choice: DustUp['choice']['do'], isOneShield: boolean): void {
    this.hasNewCards = false;
    if (choice === 'play') {
      this.touches += PLAY_CARD;
      this.isAimed = true;
    } else if (this.isAimed && isOneShield) {
      // the victim was the second touch of the card
      this.isAimed = false;
    } else this.touches += ANSWER;
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

const victimOf = (command: AnyCommand): number | null =>
  command.do === 'attack' || command.do === 'opponent' ? command.at : command.do === 'shield' ? command.of : null;

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
        answered: (choice, options, command) => {
          const victim = victimOf(command);
          const same = options.filter((option) => victimOf(option) === victim).length;
          counter.answer(choice.do, victim !== null && same === 1);
        },
        turnBegan: (seat, state) => {
          if (turns > 0) counter.end();
          turns++;
          ghosts.turnBegan(seat, state);
          counter.begin(state.players[seat]?.out ?? false, seat !== state.landlord);
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
