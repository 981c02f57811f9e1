import { TRIALS } from '../games/magic-and-mayhem/state/constants.ts';
import type { Event, Mayhem } from '../games/magic-and-mayhem/state/tasks.ts';
import { type EveningStatistics, SECONDS_A_TURN } from './evening.ts';
import { mean, percentile, rounded } from './statistics.ts';

/** The evening of a family in Magic and Mayhem: what is asked, how many turns are empty, and how the way home goes. */

/** Events of a turn in which something happens besides walking and waiting. */
const FULL: ReadonlySet<Event['do']> = new Set<Event['do']>([
  'flipped',
  'boss-came',
  'rolled',
  'danger-drawn',
  'treasure-drawn',
  'attacked',
  'used',
  'looted',
  'gave',
  'gave-gold',
  'traded',
  'opened',
  'bought',
  'asked',
  'answered',
  'feature-used',
  'helped-up',
  'shouted',
  'talked',
  'knocked',
  'gold-found',
  'thing-taken',
  'told',
]);
const SECONDS_A_TRIAL = 60;

type Evening = {
  trials: number;
  kinds: Set<string>;
  turns: number;
  empty: number;
  longest: number;
  homeTurns: number;
  homeEmpty: number;
  won: boolean;
  lost: boolean;
  bossFell: boolean;
};

export function magicAndMayhemEvening(): EveningStatistics<Mayhem> {
  const evenings: Evening[] = [];
  const share = (all: readonly Evening[], test: (one: Evening) => boolean): number =>
    all.length === 0 ? 0 : rounded(all.filter(test).length / all.length, 3);
  const sum = (all: readonly Evening[], of: (one: Evening) => number): number => all.reduce((total, one) => total + of(one), 0);
  const ratio = (a: number, b: number): number => (b === 0 ? 0 : rounded(a / b, 3));
  const median = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : percentile([...numbers], 0.5));
  return {
    watch: () => {
      const now: Evening = {
        trials: 0,
        kinds: new Set(),
        turns: 0,
        empty: 0,
        longest: 0,
        homeTurns: 0,
        homeEmpty: 0,
        won: false,
        lost: false,
        bossFell: false,
      };
      let run = 0;
      /** The hero's turn that is under way: whether something has happened in it, and whether it is one of the way home. */
      let turn: { full: boolean; readonly home: boolean } | null = null;
      const close = (): void => {
        if (!turn) return;
        now.turns++;
        if (turn.home) now.homeTurns++;
        run = turn.full ? 0 : run + 1;
        now.longest = Math.max(now.longest, run);
        if (!turn.full) {
          now.empty++;
          if (turn.home) now.homeEmpty++;
        }
        turn = null;
      };
      return {
        turnBegan: () => {
          close();
          turn = { full: false, home: now.bossFell };
        },
        happened: (event, { turn: current }) => {
          // A fallen hero has no turn; what monsters do belongs to nobody's turn.
          if (event.do === 'turn-began' && event.fallen) turn = null;
          if (event.do === 'round-began') close();
          if (event.do === 'asked') {
            now.trials++;
            now.kinds.add(event.kind);
          }
          if (event.do === 'boss-beaten') now.bossFell = true;
          // What the monsters do after the last turn of a round belongs to no turn.
          if (turn && !current.over && FULL.has(event.do)) turn.full = true;
        },
        ended: (_state, { winners }) => {
          close();
          now.won = winners.length > 0;
          now.lost = winners.length === 0;
          evenings.push(now);
        },
      };
    },
    figures: () => {
      const won = evenings.filter((one) => one.won);
      const lost = evenings.filter((one) => one.lost);
      return {
        trials: rounded(mean(evenings.map(({ trials }) => trials)), 2),
        asking: share(evenings, ({ trials }) => trials > 0),
        ...Object.fromEntries(TRIALS.map((kind) => [`${kind}s`, share(evenings, ({ kinds }) => kinds.has(kind))])),
        emptyTurns: ratio(
          sum(evenings, ({ empty }) => empty),
          sum(evenings, ({ turns }) => turns),
        ),
        longestEmpty: median(evenings.map(({ longest }) => longest)),
        homeTurns: median(won.map(({ homeTurns }) => homeTurns)),
        homeEmpty: ratio(
          sum(won, ({ homeEmpty }) => homeEmpty),
          sum(won, ({ homeTurns }) => homeTurns),
        ),
        lostOnTheWay: share(lost, ({ bossFell }) => bossFell),
        minutes: rounded(median(evenings.map(({ turns, trials }) => (turns * SECONDS_A_TURN + trials * SECONDS_A_TRIAL) / 60)), 1),
      };
    },
  };
}
