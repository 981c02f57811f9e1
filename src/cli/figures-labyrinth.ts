import * as v from 'valibot';
import { labyrinthModule } from '../games/labyrinth/index.ts';
import { type Figures, inputsOfFigures, type Outlook, RULE_SETS, type RuleSet } from '../games/labyrinth/rules/difficulty.ts';
import { MAX_HEROES, MIN_HEROES } from '../games/labyrinth/rules/setup.ts';
import { Options } from '../games/labyrinth/state/options.ts';
import { labyrinthEvenings } from './evening-labyrinth.ts';
import { fail, playSeries } from './play-series.ts';

/** Plays campaigns of quick bots for each number of heroes by each set of rules, and says what they were like. */
export function parties(campaigns: number): Omit<Figures, 'minutes'> {
  const outlookOf = (players: number, rules: RuleSet): Outlook => {
    const options = v.parse(Options, rules === 'book' ? { byTheBook: true } : { difficulty: rules });
    const { evening = {} } = playSeries(
      labyrinthModule,
      labyrinthModule.bots,
      { players, games: campaigns, seed: 1, bots: ['greedy'], iterations: 0, options },
      { failed: fail, evening: labyrinthEvenings(labyrinthModule.content) },
    );
    const share = (name: string): number => Math.round(100 * Number(evening[name]));
    const [won, delves, kindStart] = [share('won'), Number(evening.delves), share('firstDelve')];
    console.log(`${players} heroes, ${rules}: ${won} of 100 won, Dragon in delve ${delves}, ${kindStart} kind starts`);
    return [won, delves, kindStart];
  };
  const all = Array.from({ length: MAX_HEROES - MIN_HEROES + 1 }, (_, i) => MIN_HEROES + i).map((players) => [
    players,
    Object.fromEntries(RULE_SETS.map((rules) => [rules, outlookOf(players, rules)])),
  ]);
  return { of: inputsOfFigures(), campaigns, parties: Object.fromEntries(all) };
}
