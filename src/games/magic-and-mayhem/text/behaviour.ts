import type { Immutable } from '../../../engine/game.ts';
import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { joinWithAnd, pluralize, type Sentence, speak } from '../../../engine/shared/sentences.ts';
import { type Behaviour, behaviourOf } from '../content/behaviour-schema.ts';
import type { MonsterSheet } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import { several } from './effects.ts';
import { key, STAT_NAMES } from './keywords.ts';

/** The text of a monster's behaviours and phases. Each behaviour has one handler. */

/** Rounds are counted from the first of the game, not from when it came. */
const roundsOf = (every: number): string => (every === 1 ? 'Every round' : `In rounds ${every}, ${2 * every}, ${3 * every} and so on`);
const ROWS: HandlerTable<Behaviour, [content: Content], string> = {
  guards: () => 'Never leaves its tile.',
  flees: ({ when }) =>
    when === 'hurt' ? 'Runs away once half its hearts are gone.' : 'Runs away with what it took. Beat it to get that back.',
  splits: ({ monster, count: n }, content) => `Beaten, it falls into ${several(cardOf(content.monsters, monster), n)}.`,
  sleeps: () => 'Sleeps until a hero is near or a hit wakes it.',
  calls: ({ monster, until, every, hides }, content) =>
    `${roundsOf(every)} it calls, until there ${until === 1 ? 'is' : 'are'} ${several(cardOf(content.monsters, monster), until)}.${hides ? ' While one is about, hits do nothing to it.' : ''}`,
  mends: ({ hearts }) => `Gets ${pluralize(hearts, 'heart')} back each turn.`,
  prefers: ({ who }) => `Goes for the hero with the ${who === 'richest' ? 'most gold' : 'fewest hearts'}.`,
  shields: () => 'Hits from in front of it do nothing.',
};
const wordsOf = dispatch(ROWS);
/** The text of a monster's behaviours, line by line. */
export const behaviourText = (behaves: readonly Behaviour[], content: Content): Sentence[] => behaves.map((one) => [wordsOf(one, content)]);

type Sheet = Immutable<MonsterSheet>;
/** The text for a behaviour that ends with a phase. */
const OVER: { readonly [K in Behaviour['do']]: string } = {
  guards: 'it leaves its tile',
  flees: 'it runs no more',
  splits: 'it no longer falls apart',
  sleeps: 'no more naps',
  calls: 'nobody comes when it calls',
  mends: 'no more hearts come back',
  prefers: 'it is not choosy',
  shields: 'hits from in front hurt it',
};
/** The lines of a phase that are new compared with the sheet before it. */
export function phaseChanges(sheet: Sheet, lines: (sheet: Sheet) => Sentence[], content: Content): Sentence[][] {
  let before = sheet;
  return (content.moods.get(sheet.id) ?? []).map((mood) => {
    const known = lines(before).map(speak);
    const over = before.behaves.flatMap(({ do: name }) => (behaviourOf(mood, name) ? [] : [OVER[name]]));
    const moves: Sentence[] = mood.mov === before.mov ? [] : [[key('mov', STAT_NAMES.mov), ` ${mood.mov}.`]];
    const fresh = lines(mood).filter((line) => !known.includes(speak(line)));
    before = mood;
    return [...(over.length > 0 ? [[`${joinWithAnd(over)}.`]] : []), ...moves, ...fresh];
  });
}

/** The text of each phase on a card. `at`: the hearts at which each phase starts. */
export const phaseText = (sheet: Sheet, at: readonly number[], lines: (sheet: Sheet) => Sentence[], content: Content): Sentence[] =>
  phaseChanges(sheet, lines, content).map((changes, i) => {
    const hearts = at[i] ?? 1;
    return [`At ${pluralize(hearts, 'heart')}${hearts > 1 ? ' or fewer' : ''}:`, ...changes.flatMap((line) => [' ', ...line])];
  });
