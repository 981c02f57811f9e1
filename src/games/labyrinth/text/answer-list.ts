import { asLine, type ListedAnswer } from '../../../engine/shared/answer-list.ts';
import { sideOf, wayWords } from '../../../engine/shared/directions.ts';
import { dispatchOnIfAny, type TargetHandlerTable } from '../../../engine/shared/handlers.ts';
import { capitalize, joinWithAnd, pluralize, type Sentence, speak } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import { relationOf } from '../rules/characters.ts';
import { reaches } from '../rules/dice.ts';
import type { AnyCommand } from '../state/commands.ts';
import { type Deck, DUCK, type Relation } from '../state/constants.ts';
import type { Choice, View } from '../state/tasks.ts';
import { featText, itemEffects } from './cards.ts';
import { CLUE_WORDS } from './clues.ts';
import { bluffWorks, fleeWorks, luckWorks, orMore } from './fight-odds.ts';
import { classText, elementText, raceText } from './heroes.ts';
import { coinsText, STATISTIC_NAMES, weaponName } from './names.ts';
import { doorName, fallsWords, NEXT, option, roomName, tryWords, winnings } from './prompts.ts';
import { foeName, foeOf, type Names, type TextContext, textContext } from './scene.ts';

/** The list "What can I do?": what comes of each answer, the useful word first. */

export const PURPOSES = ['Fight', 'Explore', 'Buy', 'Choose', 'Wear', 'Use', 'Give', 'Sell', 'Look', 'End'] as const;
type Purpose = (typeof PURPOSES)[number];
const line = (purpose: Purpose, words: string, more: Omit<ListedAnswer, 'purpose' | 'words'> = {}): ListedAnswer => ({
  purpose,
  words,
  ...more,
});

const item = ({ content }: TextContext, card: string): string => cardOf(content.items, card).name;
/** "Mira, 3 of 8 hit points". */
const health = ({ view, who }: TextContext, seat: number): string => {
  const hero = view.heroes[seat];
  return hero ? `${who(seat)}, ${hero.hp} of ${pluralize(hero.most, 'hit point')}` : who(seat);
};
/** "The goblin 2, 5 of 7 hit points". */
const foeHealth = (scene: TextContext, id: number): string => {
  const foe = foeOf(scene.view, id);
  return `${foeName(scene, id)}${foe ? `, ${foe.hp} of ${pluralize(foe.most, 'hit point')}` : ''}`;
};
/** Where a room is, seen from the party. */
function roomWay({ view }: TextContext, room: number): { readonly words: string; readonly part: string } {
  const here = view.rooms[view.at ?? 0];
  const there = view.rooms[room];
  const [dx, dy] = [(there?.x ?? 0) - (here?.x ?? 0), (there?.y ?? 0) - (here?.y ?? 0)];
  return { words: wayWords(dx, dy, 'room'), part: sideOf(dx, dy) ?? 'here' };
}
/** The place of a card among the next ones of its deck, from 1. */
function nth({ view: { behind } }: TextContext, deck: Deck, card: string): number {
  const next = deck === 'items' ? behind?.items : behind?.encounters.map((one) => one.card);
  return 1 + (next ?? []).indexOf(card);
}
/** What waits in a known room. */
function waiting({ view }: TextContext, room: number): string {
  const there = view.rooms[room];
  const found = [
    ...(there && there.foes.length > 0 ? [pluralize(there.foes.length, 'foe')] : []),
    ...(there?.chest ? ['a chest'] : []),
    ...(there?.stairs ? ['the stairs'] : []),
  ];
  return found.length > 0 ? `, with ${found.join(' and ')}` : '';
}

/** LA-4: what two elements are to each other. */
const RELATIONS: { readonly [K in Relation]: string } = { nullified: 'alone', creative: 'friends', destructive: 'foes' };
/** What something does, in spoken sentences. */
const does = (sentences: readonly Sentence[]): string => sentences.map((sentence) => capitalize(speak(sentence))).join(' ');

const LINES: Partial<TargetHandlerTable<TextContext, AnyCommand, [choice: Choice], ListedAnswer>> = {
  race: ({ content }, { race }) =>
    line('Choose', `${content.races[race].name}: ${does([...raceText(race, content), ...elementText(race)])}`),
  class: ({ content }, { class: wanted }) => line('Choose', `${content.classes[wanted].name}: ${does(classText(wanted, content))}`),
  elements: ({ content }, { elements }) => {
    if (elements.length === 0) return line('Choose', 'No element: alone', { part: 'alone' });
    const part = elements.length === 1 ? 'alone' : RELATIONS[relationOf(elements)];
    return line('Choose', `${joinWithAnd(elements.map((element) => content.elements[element].name))}: ${part}`, { part });
  },
  feat: ({ content }, { feat }) => {
    const { name, flavour } = cardOf(content.feats, feat);
    return line('Choose', `${name}: ${does(featText(feat, content))} ${flavour}`);
  },
  surprise: () => line('Choose', 'Surprise me: let luck pick all of it'),
  attack: (scene, { on, weapon, statistic }, { seat }) => {
    const numbers = scene.view.heroes[seat]?.attacks.find((one) => one.weapon === weapon && one.statistic === statistic);
    const foe = foeOf(scene.view, on);
    const needs = numbers && foe ? `, needs ${orMore(reaches(numbers.attack, foe.ac))}` : '';
    const by = `${weaponName(weapon, scene.content).toLowerCase()}, ${STATISTIC_NAMES[statistic]}`;
    return line('Fight', `Fight ${foeHealth(scene, on)}: ${by}${needs}`, { part: foeName(scene, on) });
  },
  bluff: (scene, { on }, { seat }) => {
    const hero = scene.view.heroes[seat];
    const works = hero ? `, needs ${orMore(bluffWorks(hero))}` : '';
    return line('Fight', `Bluff your way past ${foeHealth(scene, on)}${works}`, { rank: 1 });
  },
  flee: ({ view }, _command, { seat }) => line('End', `Away: run from the fight, needs ${orMore(fleeWorks(view, seat))}`),
  duck: () => line('Fight', `Duck: they need ${DUCK} more to hit you until your next turn`, { rank: 2 }),
  wait: () => line('End', 'Nothing now: wait'),
  fight: (scene) => line('Fight', `A fight: ${fallsWords(scene.view.approach?.falls ?? 0)}`),
  slip: (scene) => line('End', `Away: ${asLine(tryWords(scene, 'slip'))}, then all go back`),
  talk: (scene) => line('Choose', `Talk: ${asLine(tryWords(scene, 'talk'))}, then they go to bed without paying`),
  trick: (scene) => line('Fight', `Trick: ${asLine(tryWords(scene, 'trick'))}, then they miss the first round`, { rank: 1 }),
  buy: (scene, { card }) =>
    line(
      'Buy',
      `${item(scene, card)}, ${coinsText(scene.view.market.find((stall) => stall?.card === card)?.coins ?? 0)}: buy it. ${does(itemEffects(card, scene.content))}`,
    ),
  sell: (scene, { card }) => line('Sell', `${item(scene, card)}: sell it`),
  lift: (scene, { card }) => line('Use', `${item(scene, card)}: let the wizard lift this curse`),
  gamble: () => line('Use', 'The back alley: gamble a little'),
  stake: ({ view }, { coins, against }, { seat }) =>
    line('Choose', `${coinsText(coins)} on ${orMore(luckWorks(view, seat, against))}: you get ${winnings(coins, against)} back`),
  'open-pack': ({ who }, { hero }) => line('Look', `Pack of ${who(hero)}: look inside`),
  pass: () => line('End', 'Enough: I pass'),
  errand: (scene, { errand }) =>
    errand === null
      ? line('End', 'No errand: leave it for another day')
      : line('Choose', `${cardOf(scene.content.errands, errand).name}: take this errand`),
  delve: (_scene, { floor }) => line('Explore', `Floor ${floor}: lead the way down`),
  shop: ({ who }, { hero }) => line('Buy', `${who(hero)}: shop once more`),
  'swap-door': (scene, door) => line('Choose', `Swap what is behind ${doorName(scene, door)}`, { part: doorName(scene, door) }),
  'fill-door': (scene, door) =>
    line('Choose', `${cardOf(scene.content.encounters, door.card).name}: put it behind ${doorName(scene, door)}`, {
      part: doorName(scene, door),
      hushed: `Card ${nth(scene, 'encounters', door.card)} of the next: put it behind ${doorName(scene, door)}`,
    }),
  'lay-errand': (scene, door) =>
    line('Choose', `${cardOf(scene.content.errands, door.errand).name}: put it behind ${doorName(scene, door)}`, {
      part: doorName(scene, door),
    }),
  'pick-next': (scene, { deck, card }) =>
    line(
      'Choose',
      `${(deck === 'items' ? cardOf(scene.content.items, card) : cardOf(scene.content.encounters, card)).name}: let it come next`,
      {
        part: NEXT[deck],
        hushed: `Card ${nth(scene, deck, card)} of the next ${NEXT[deck]}s: let it come first`,
      },
    ),
  'swap-next': (_scene, { deck }) => line('Choose', `Swap the next ${NEXT[deck]}`, { part: NEXT[deck] }),
  door: (scene, { room, side }) => {
    const { words } = roomWay(scene, room);
    const here = room === scene.view.at;
    const clue = scene.view.rooms[room]?.doors.find((door) => door.side === side)?.clue;
    const shows = clue ? `, ${CLUE_WORDS[clue]}` : '';
    return line('Explore', `A new room in the ${side}${here ? '' : ` of ${roomName(scene, room)}, ${words}`}${shows}: open the door`, {
      part: side,
      rank: here ? 0 : 1,
    });
  },
  go: (scene, { room }) => {
    const { words, part } = roomWay(scene, room);
    return line('Explore', `${capitalize(roomName(scene, room))}, ${words}${waiting(scene, room)}: go back there`, { part, rank: 2 });
  },
  search: (scene, { hero }) => line('Explore', `Chest: ${scene.who(hero)} looks it over`),
  open: (scene, { hero }) => line('Explore', `Chest: ${health(scene, hero)}, opens it`),
  stairs: ({ view }, { way }) => line('Explore', way === 'up' ? 'Home: go up the stairs' : `Floor ${view.floor + 1}: go down the stairs`),
  equip: (scene, { card }) => line('Wear', `${item(scene, card)}: put it on. ${does(itemEffects(card, scene.content))}`),
  'put-away': (scene, { card }) => line('Wear', `${item(scene, card)}: put it away`),
  heal: (scene, { card, on }) => line('Use', `${health(scene, on)}: use ${scene.the(card)}`, { part: scene.the(card) }),
  fate: (scene, { card }) => line('Use', `${item(scene, card)}: roll for it`),
  give: (scene, { card, to }) => line('Give', `${item(scene, card)}: give it to ${scene.who(to)}`, { part: scene.who(to) }),
  close: () => line('End', 'Back: close the pack'),
  hero: (scene, { hero }) => line('Choose', `${health(scene, hero)}: pick this one`),
  statistic: (scene, { statistic }, { seat }) =>
    line('Choose', `${STATISTIC_NAMES[statistic]}, now ${scene.view.heroes[seat]?.statistics[statistic] ?? 0}: this one`),
};
const lineOf = dispatchOnIfAny(LINES);

/** A legal command as a line of the list. What has no words of its own has those of its button. */
export function listed(view: View, choice: Choice, command: AnyCommand, names: Names, content: Content): ListedAnswer {
  const found = lineOf(textContext(view, names, content), command, choice);
  return found ?? line('Choose', asLine(option(view, choice, command, names, content)));
}
