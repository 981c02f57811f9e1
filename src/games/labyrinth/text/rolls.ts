import type { RollWords } from '../../../engine/shared/game-text.ts';
import { dispatchOn, type TargetHandlerTable } from '../../../engine/shared/handlers.ts';
import { capitalize, joinWithAnd, type Sentence } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import { bandLimit } from '../rules/difficulty.ts';
import { STATISTICS, type Statistic } from '../state/constants.ts';
import type { Roll, View } from '../state/tasks.ts';
import { after, bandText } from './effects.ts';
import { onTheDie } from './fight-odds.ts';
import { STATISTIC_NAMES, theKind } from './names.ts';
import { foeName, foeOf, hereOf, type Names, type TextContext, textContext } from './scene.ts';

/** The text of each roll. */

/** The default title is the player who rolls. */
type Rolled = string | readonly [title: string, ...words: Sentence];
/** What a statistic is good for (LA-28, LA-31). */
const HELPS: { readonly [S in Statistic]: string } = {
  strength: 'it helps you hit',
  intelligence: 'it helps you find traps and fool monsters',
  luck: 'it helps you get away',
};
const ROLLS: TargetHandlerTable<TextContext, Roll, [name: string], Rolled> = {
  'statistic-roll': ({ view }, { count }) => {
    const statistic = STATISTICS[view.draft?.rolled.length ?? 0] ?? 'strength';
    return count > 3
      ? 'Nine dice: three for Strength, three for Intelligence, three for Luck.'
      : `Three dice for ${STATISTIC_NAMES[statistic]}: ${HELPS[statistic]}.`;
  },
  'check-roll': ({ view, content }, { seat, statistic, against, address }, name) => {
    const at = address.lastIndexOf('/');
    const effect = content.lists.get(address.slice(0, at))?.[Number(address.slice(at + 1))];
    return [
      name,
      `${onTheDie(view.heroes[seat]?.modifiers[statistic] ?? 0, against, ` for ${STATISTIC_NAMES[statistic]}`)}.`,
      ...(effect ? after(effect, content) : []),
    ];
  },
  'amount-roll': ({ content }, { list: from, at }) => {
    const effect = content.lists.get(from)?.[at];
    return effect?.do === 'hurt' || effect?.do === 'lose-gold' ? 'How bad is it? Roll low!' : 'How much is it? Roll high!';
  },
  'band-roll': ({ view, content }, { list: from, at }) => {
    const effect = content.lists.get(from)?.[at];
    if (effect?.do !== 'monsters') return 'How many are there?';
    return bandText(effect, bandLimit(view), content) ?? `How many ${cardOf(content.monsters, effect.monster).plural} are there?`;
  },
  'chest-roll': ({ view }, { what }) => (what === 'trap' && isSafe(view) ? 'Slowly, now. A 1, and it is empty.' : CHESTS[what]),
  'initiative-roll': ({ view, who, content }, { who: fighters }) => {
    const foes = view.fight?.foes ?? [];
    const all = fighters.map((one) => (typeof one === 'number' ? who(one) : theKind(one, foes, content)));
    return ['Who goes first?', `One die each: ${joinWithAnd(all)}.`];
  },
  'attack-roll': (scene, { seat, on, weapon }, name) => {
    const { ac = 10 } = foeOf(scene.view, on) ?? {};
    const add = scene.view.heroes[seat]?.attacks.find((way) => way.weapon === weapon)?.attack ?? 0;
    return [`${name} attacks ${foeName(scene, on)}`, `${onTheDie(add, ac)} hits.`];
  },
  'damage-roll': (scene, { on }, name) => [`${name} hits ${foeName(scene, on)}`, 'How hard?'],
  'burn-roll': () => 'Your elements fight. How much does it sting?',
  'guard-roll': (_scene, _roll, name) => [`${name} goes thin`, 'Two dice: so much harder to hit.'],
  'strike-roll': ({ view, theFoe, who, content }, { kind, count }) => {
    const { plural } = cardOf(content.monsters, kind);
    const n = view.fight?.foes.find((foe) => foe.kind === kind)?.attack ?? 0;
    const { on = null, guard } = view.fight?.volley[0] ?? {};
    const hero = view.heroes[on ?? -1];
    if (count > 1 || on === null || !hero) return [`${plural} attack`, 'One die for each attack.'];
    return [`${theFoe(kind)} attacks ${who(on)}`, `${onTheDie(n, hero.ac + (guard ?? 0))} hits.`];
  },
  'wound-roll': ({ view, theFoe, who, content }, { kind }) => {
    const [first, ...others] = view.fight?.volley.filter(({ hit }) => hit) ?? [];
    if (others.length > 0) return [`${cardOf(content.monsters, kind).plural} hit ${others.length + 1} times`, 'How hard is each one?'];
    return [`${theFoe(kind)} hits ${first && first.on !== null ? who(first.on) : 'home'}`, 'How hard?'];
  },
  'heal-roll': ({ the }, { card }) => `How good is ${the(card)}?`,
  'medic-roll': () => 'With a Medic about, a 6 saves the card.',
  'fate-roll': ({ the }, { card }) => `${the(card)} holds its breath. Roll!`,
};
const rollOf = dispatchOn(ROLLS);
/** Whether the trap of the chest here can hurt nobody: somebody has looked it over well (LA-31). */
export const isSafe = (view: View): boolean => hereOf(view)?.search === 'passed';
const CHESTS = {
  trap: 'Slowly, now. A 1 is a trap.',
  harm: 'Snap! How much does it hurt?',
  gold: 'How much silver is in it?',
} as const;

/** The card shows the faces of a roll, so this text has none. */
export function roll(view: View, rolled: Roll, names: Names, content: Content): RollWords {
  const scene = textContext(view, names, content);
  const name = scene.who(rolled.seat);
  const told = rollOf(scene, rolled, name);
  const [title, first = '', ...more] = typeof told === 'string' ? [name, told] : told;
  return { title: capitalize(title), call: [typeof first === 'string' ? capitalize(first) : first, ...more], sides: [] };
}
