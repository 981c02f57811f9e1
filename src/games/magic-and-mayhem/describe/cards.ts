import type { Immutable } from '../../../engine/game.ts';
import { capital, count, type Sentence } from '../../../engine/kit/words.ts';
import type { Attack, MonsterSheet } from '../cards.ts';
import { type Content, need } from '../content.ts';
import { phasesOf } from '../phases.ts';
import { behaviourText, phaseChanges, phaseText } from './behaviour.ts';
import { orMore, sentences } from './effects.ts';
import { key } from './keywords.ts';
import { powers } from './powers.ts';

/** What stands on a card or a sheet: made from the data, line by line. */

/** What an attack says on its card or sheet. */
export const attackText = (attack: Immutable<Attack>): Sentence => [
  `${attack.damage} `,
  key(attack.type, attack.type),
  ' damage, ',
  attack.range === 1 ? key('near', 'near by') : key('ranged', `up to ${attack.range} squares away`),
  '.',
];

/** What a treasure card says, line by line. */
export function treasureText(id: string, content: Content): Sentence[] {
  const card = need(content.treasures, id);
  return [
    ...(card.attack ? [attackText(card.attack)] : []),
    ...powers(card, content, 'Then it is used up.'),
    ...(card.found.length > 0 ? [sentences(card.found, content)] : []),
  ];
}

/** What a monster card says, line by line. */
export const dangerText = (id: string, content: Content): Sentence[] =>
  need(content.dangers, id).effects.map((effect) => sentences([effect], content));

/** The kinds of monsters that a monster card brings whatever happens. */
export function comers(id: string, content: Content): Immutable<MonsterSheet>[] {
  const kinds = need(content.dangers, id).effects.flatMap((effect) => (effect.do === 'spawn' ? [effect.monster] : []));
  return [...new Set(kinds)].map((kind) => need(content.monsters, kind));
}

/** What everybody should know of those who come with a monster card, line by line; of several kinds no more than how each attacks. */
export function comersText(id: string, content: Content): Sentence[] {
  const [only, ...others] = comers(id, content);
  if (!only) return [];
  if (others.length === 0) return linesOf(only, content);
  return [only, ...others].map((sheet) => [
    `${sheet.name}, ${count(sheet.hp, 'heart')}. ${sheet.attack.name}: `,
    ...attackText(sheet.attack),
  ]);
}

/** The text of a monster's or a boss's sheet, as it is at a table. What "you" are on a hero's card, it is on its own. */
export const monsterText = (sheet: Immutable<MonsterSheet>, content: Content, bossHearts = 0): Sentence[] => [
  ...linesOf(sheet, content),
  ...phaseText(sheet, phasesOf({ bossHearts }, sheet), (mood) => linesOf(mood, content), content),
];

/** What is new about a monster in a phase, counted from 0, line by line. */
export function changeText(id: string, phase: number, content: Content): Sentence[] {
  const changes = phaseChanges(need(content.monsters, id), (mood) => linesOf(mood, content), content)[phase] ?? [];
  return changes.map(([first = '', ...rest]) => [typeof first === 'string' ? capital(first) : first, ...rest]);
}

function linesOf(sheet: Immutable<MonsterSheet>, content: Content): Sentence[] {
  const lines: Sentence[] = [[`${sheet.attack.name}: `, ...attackText(sheet.attack)]];
  if (sheet.cone) {
    lines.push([key('directional', 'Directional'), `: hits everybody in front, ${count(sheet.cone.reach, 'square')} deep.`]);
    if (sheet.cone.exposed > 0) lines.push([`Hits from in front of it do ${sheet.cone.exposed} more.`]);
  }
  if (sheet.effects.length > 0) lines.push(['Whoever it hits: ', ...sentences(sheet.effects, content)]);
  lines.push(...behaviourText(sheet.behaves, content));
  if (sheet.invisible) lines.push([key('invisible', 'Invisible'), ': look for it before you hit it.']);
  for (const bonus of sheet.bonuses) {
    if (bonus.do === 'takes')
      lines.push([bonus.times === 'none' ? 'Laughs at ' : `Takes ${bonus.times} from `, key(bonus.type, bonus.type), '.']);
    if (bonus.do === 'dodge') lines.push(['Dodges on ', orMore(bonus.on), '.']);
    if (bonus.do === 'less') lines.push([`Each hit does ${bonus.amount} less.`]);
  }
  return lines;
}
