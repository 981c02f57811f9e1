import type { Immutable } from '../../../engine/game.ts';
import { byTag, type Rows } from '../../../engine/kit/rows.ts';
import { count, list, type Sentence, speak } from '../../../engine/kit/words.ts';
import { type Behaviour, behaviour } from '../behaviour.ts';
import type { MonsterSheet } from '../cards.ts';
import { type Content, need } from '../content.ts';
import { several } from './effects.ts';
import { key } from './keywords.ts';

/** What a monster does in its own way, and in which phase: one row a word. */

const EVERY = ['round', 'second round', 'third round', 'fourth round'] as const;
const ROWS: Rows<Behaviour, [content: Content], string> = {
  guards: () => 'Never leaves its tile.',
  flees: ({ when }) =>
    when === 'hurt' ? 'Runs away once half its hearts are gone.' : 'Runs away with what it took. Beat it to get that back.',
  splits: ({ monster, count: n }, content) => `Beaten, it falls into ${several(need(content.monsters, monster), n)}.`,
  sleeps: () => 'Sleeps until a hero is near or a hit wakes it.',
  calls: ({ monster, until, every, hides }, content) =>
    `Every ${EVERY[every - 1] ?? ''} it calls, until there ${until === 1 ? 'is' : 'are'} ${several(need(content.monsters, monster), until)}.${hides ? ' While one is about, hits do nothing to it.' : ''}`,
  mends: ({ hearts }) => `Gets ${count(hearts, 'heart')} back each turn.`,
  prefers: ({ who }) => `Goes for the hero with the ${who === 'richest' ? 'most gold' : 'fewest hearts'}.`,
  shields: () => 'Hits from in front of it do nothing.',
};
const wordsOf = byTag(ROWS);
/** What a monster does in its own way, line by line. */
export const behaviourText = (behaves: readonly Behaviour[], content: Content): Sentence[] => behaves.map((one) => [wordsOf(one, content)]);

type Sheet = Immutable<MonsterSheet>;
/** What is no longer so when a phase forgets a behaviour. */
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
/** What a sheet says in each phase that it did not say before, as short sentences. */
export function phaseChanges(sheet: Sheet, lines: (sheet: Sheet) => Sentence[], content: Content): Sentence[][] {
  let before = sheet;
  return (content.moods.get(sheet.id) ?? []).map((mood) => {
    const known = lines(before).map(speak);
    const over = before.behaves.flatMap(({ do: name }) => (behaviour(mood, name) ? [] : [OVER[name]]));
    const moves: Sentence[] = mood.mov === before.mov ? [] : [[key('mov', 'MOV'), ` ${mood.mov}.`]];
    const fresh = lines(mood).filter((line) => !known.includes(speak(line)));
    before = mood;
    return [...(over.length > 0 ? [[`${list(over)}.`]] : []), ...moves, ...fresh];
  });
}

/** The same on its card: each phase, from so many hearts down (`at`). */
export const phaseText = (sheet: Sheet, at: readonly number[], lines: (sheet: Sheet) => Sentence[], content: Content): Sentence[] =>
  phaseChanges(sheet, lines, content).map((changes, i) => {
    const hearts = at[i] ?? 1;
    return [`At ${count(hearts, 'heart')}${hearts > 1 ? ' or fewer' : ''}:`, ...changes.flatMap((line) => [' ', ...line])];
  });
