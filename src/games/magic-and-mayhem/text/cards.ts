import type { Immutable } from '../../../engine/game.ts';
import { capitalize, pluralize, type Sentence } from '../../../engine/shared/sentences.ts';
import type { Attack, Bonus, MonsterSheet } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import { phasesOf } from '../rules/monster-phases.ts';
import { behaviourText, phaseChanges, phaseText } from './behaviour.ts';
import { begin, orMore, sentences, toYou } from './effects.ts';
import { key } from './keywords.ts';
import { askText } from './monster-trials.ts';
import { powers } from './powers.ts';

/** What stands on a card or a sheet: made from the data, line by line. */

/** The text of an attack on a card or sheet. */
export const attackText = (attack: Immutable<Attack>): Sentence => [
  `${attack.damage} `,
  key(attack.type, attack.type),
  ' damage, ',
  attack.range === 1 ? key('near', 'near by') : key('ranged', `up to ${attack.range} squares away`),
  '.',
];

/** The text of a treasure card, line by line. */
export function treasureText(id: string, content: Content): Sentence[] {
  const card = cardOf(content.treasures, id);
  return [
    ...(card.attack ? [attackText(card.attack)] : []),
    ...powers(card, content, 'Then it is used up.'),
    ...(card.found.length > 0 ? [sentences(card.found, content)] : []),
  ];
}

/** The text of a monster card, line by line. */
export const dangerText = (id: string, content: Content): Sentence[] =>
  cardOf(content.dangers, id).effects.map((effect) => sentences([effect], content));

/** The kinds of monsters that a monster card always adds. */
export function comers(id: string, content: Content): Immutable<MonsterSheet>[] {
  const kinds = cardOf(content.dangers, id).effects.flatMap((effect) => (effect.do === 'spawn' ? [effect.monster] : []));
  return [...new Set(kinds)].map((kind) => cardOf(content.monsters, kind));
}

/** The text of the monsters of a monster card, line by line. If there are several kinds, only their attacks. */
export function comersText(id: string, content: Content): Sentence[] {
  const [only, ...others] = comers(id, content);
  if (!only) return [];
  if (others.length === 0) return linesOf(only, content);
  return [only, ...others].map((sheet) => [
    `${sheet.name}, ${pluralize(sheet.hp, 'heart')}. ${sheet.attack.name}: `,
    ...attackText(sheet.attack),
  ]);
}

/** The text of a monster's sheet in this game. "You" on a hero's card becomes "it". */
export const monsterText = (sheet: Immutable<MonsterSheet>, content: Content, bossHearts = 0): Sentence[] => [
  ...linesOf(sheet, content),
  ...phaseText(sheet, phasesOf({ bossHearts }, sheet), (mood) => linesOf(mood, content), content),
];

/** The new lines of a monster's phase, counted from 0. */
export function changeText(id: string, phase: number, content: Content): Sentence[] {
  const changes = phaseChanges(cardOf(content.monsters, id), (mood) => linesOf(mood, content), content)[phase] ?? [];
  return changes.map(([first = '', ...rest]) => [typeof first === 'string' ? capitalize(first) : first, ...rest]);
}

/** The lines of a sheet: how it fights, what helps against it, what it does besides, and what it would rather do. */
function linesOf(sheet: Immutable<MonsterSheet>, content: Content): Sentence[] {
  const lines: Sentence[] = [[`${sheet.attack.name}: `, ...attackText(sheet.attack)]];
  if (sheet.effects.length > 0) lines.push(['If it hits, ', ...begin(sentences(toYou(sheet.effects), content))]);
  if (sheet.cone) {
    lines.push([key('directional', 'Directional'), `: hits everybody in front, ${pluralize(sheet.cone.reach, 'square')} deep.`]);
    if (sheet.cone.exposed > 0) lines.push([`Hits from in front of it do ${sheet.cone.exposed} more.`]);
  }
  const marks = sheet.bonuses.flatMap((bonus) => markOf(bonus));
  if (marks.length > 0) lines.push(marks.flatMap((mark, i) => [...(i > 0 ? [' '] : []), ...mark]));
  if (sheet.invisible) lines.push([key('invisible', 'Invisible'), ': look for it before you hit it.']);
  lines.push(...behaviourText(sheet.behaves, content));
  lines.push(...askText(sheet, content));
  return lines;
}

/** What a hit does to it: one short sentence each, all in one line. */
function markOf(bonus: Immutable<Bonus>): Sentence[] {
  if (bonus.do === 'takes')
    return [[bonus.times === 'none' ? 'Laughs at ' : `Takes ${bonus.times} from `, key(bonus.type, bonus.type), '.']];
  if (bonus.do === 'dodge') return [['Dodges on ', orMore(bonus.on), '.']];
  return bonus.do === 'less' ? [[`Each hit does ${bonus.amount} less.`]] : [];
}
