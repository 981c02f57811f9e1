import type { Answer } from '../../../engine/game.ts';
import { onTag, type RowsOn } from '../../../engine/kit/rows.ts';
import type { Call, RollWords } from '../../../engine/kit/telling.ts';
import { capital, list, type Sentence } from '../../../engine/kit/words.ts';
import type { Prompt } from '../../../engine/session.ts';
import { type Content, need } from '../content.ts';
import type { AnyCommand, Choice, Labyrinth, Roll, View } from '../vocabulary.ts';
import { type Note, STATISTICS } from '../words.ts';
import { after } from './effects.ts';
import { coinsText, type Speaker, STATISTIC_NAMES, speaker } from './names.ts';
import { signed } from './numbers.ts';

/** What is asked, what each answer does, what a die decides. */

type Names = readonly string[];
type Scene = Speaker & { readonly view: View };
const sceneOf = (view: View, names: Names, content: Content): Scene => ({ view, ...speaker(names, content) });

const hereOf = (view: View) => (view.at === null ? undefined : view.rooms[view.at]);
const foeOf = (view: View, id: number) => view.rooms.flatMap(({ foes }) => foes).find((foe) => foe.id === id);
/** "the goblin", and which of several: "the goblin 2". */
function foeName({ view, theFoe }: Scene, id: number): string {
  const foe = foeOf(view, id);
  if (!foe) return 'somebody';
  const alike = (hereOf(view)?.foes ?? []).filter(({ kind }) => kind === foe.kind);
  const name = theFoe(foe.kind);
  return alike.length > 1 ? `${name} ${alike.findIndex((one) => one.id === id) + 1}` : name;
}
const foesHere = ({ view, foes }: Scene): string => {
  const kinds = hereOf(view)?.foes.map(({ kind }) => kind) ?? [];
  return list([...new Set(kinds)].map((kind) => foes(kind, kinds.filter((other) => other === kind).length)));
};

function exploreWords({ view, content }: Scene): string {
  const room = hereOf(view);
  if (room?.chest) return 'A chest! Open it, look it over first, or let it be.';
  const place = room?.look ? need(content.rooms, room.look).look : '';
  if (room?.stairs) return `A stairwell! Up is home. ${place}`;
  return place || 'The way in fell shut behind you. Pick a door.';
}
function fightWords(scene: Scene, seat: number): string {
  const hero = scene.view.heroes[seat];
  if (hero?.owes) return 'You are still thin as mist. You have to skip one attack.';
  if (hero?.renegade && scene.view.fight?.attacks === 1) return 'And once more!';
  return `You face ${foesHere(scene)}.`;
}

const CALLS: RowsOn<string, Choice, [scene: Scene], readonly [title: string, ...words: Sentence]> = {
  race: (name) => [`${name}, who are you?`, 'Pick a people, or let luck pick all of it.'],
  class: (name) => [`${name}, what can you do?`, 'Pick what you are good at.'],
  elements: (name) => [`${name}, which elements?`, 'Pick two, one or none.'],
  story: (name) => [`${name}, what is your story?`, 'Pick one, or tell your own out loud.'],
  town: (name) => [`${name} is in town`, 'Shop, see the wizard, try your luck, or pass.'],
  stake: (name) => [`${name}, how much?`, 'The more you need to roll, the more you win.'],
  gate: (name, _choice, { view }) => [
    `${name}, all set?`,
    view.unlocked > 1 ? 'Pick a floor to start from.' : 'Lead the way down to floor 1.',
  ],
  explore: (name, _choice, scene) => [`${name}, you hold the torch`, exploreWords(scene)],
  pack: (name) => [`The pack of ${name}`, 'Put on, put away, give or use. It is free.'],
  purse: (name, { to }, { who }) => [`${name}, how much?`, `Pick what ${who(to)} gets.`],
  'make-room': (name, { card }, { the }) => [`${name}, put one away`, `${capital(the(card))} wants its place.`],
  volunteer: (name, { list: from, at }, { content }) => {
    const effect = content.lists.get(from)?.[at];
    const what =
      effect?.do === 'check' ? [`${STATISTIC_NAMES[effect.statistic]}, ${effect.against} or more.`, ...after(effect, content)] : [];
    return [`${name}, who tries?`, ...what];
  },
  pay: (name, { list: from, at }, { content }) => {
    const effect = content.lists.get(from)?.[at];
    return [`${name}, who pays?`, ...(effect?.do === 'pay' ? [`It costs ${coinsText(effect.price)}.`, ...after(effect, content)] : [])];
  },
  statistic: (name, { by }) => [`${name}, which one?`, by > 0 ? `It goes up by ${by}.` : `It goes down by ${-by}.`],
  'switch-luck': (name) => [`${name}, swap your Luck?`, 'Pick what to swap it with, or keep it.'],
  fight: (name, { seat }, scene) => [`${name}, your move`, fightWords(scene, seat)],
  guard: (name, { attack }, { view, theFoe }) => {
    const foe = foeOf(view, view.fight?.volley[attack]?.foe ?? -1);
    const them = foe ? theFoe(foe.kind) : 'somebody';
    return [`${name}, watch out for ${them}!`, 'Go thin as mist for two dice more AC? Then you skip your next attack.'];
  },
  target: (name, { attack }, scene) => [
    `${name}, pick somebody`,
    `Whom does ${foeName(scene, scene.view.fight?.volley[attack]?.foe ?? -1)} go for?`,
  ],
  difficulty: (name, { heroes, statistic, against }, { who }) => [
    `${name}, how hard is it?`,
    `${list(heroes.map((seat) => who(seat)))} will roll with ${STATISTIC_NAMES[statistic]}. The rules say ${against}.`,
  ],
  dm: (name) => [`${name}, you are the dungeon master`, 'Change what you like, or let them play.'],
  'dm-hero': (name, { hero }, { who }) => [`${name}, what about ${who(hero)}?`, 'Give, take, or ask for a roll.'],
  fallen: (name) => [`${name}, all are down`, 'Start out again with new heroes, or end the tale here?'],
  victory: (name) => [`${name}, you did it!`, 'The Dragon is beaten. End the tale here, or play on?'],
};
const callOf = onTag(CALLS);

export function call(view: View, prompt: Prompt<Labyrinth>, names: Names, content: Content): Call {
  if (prompt.kind === 'roll') {
    const { title, call: words } = roll(view, prompt.roll, names, content);
    return { title, words };
  }
  const scene = sceneOf(view, names, content);
  const [title, ...words] = callOf(scene.who(prompt.seat), prompt.choice, scene);
  return { title, words };
}

/** A room by its look: "the Hall of Mops". */
function roomName({ view, content }: Scene, room: number): string {
  const look = view.rooms[room]?.look ?? null;
  return look === null ? `room ${room + 1}` : need(content.rooms, look).name;
}
const NOTES: { readonly [K in Note]: string } = {
  drip: 'a drip',
  wind: 'a cold wind',
  steps: 'steps',
  smell: 'a smell',
  glow: 'a glow',
  whisper: 'a whisper',
  snore: 'a snore',
  tick: 'a ticking',
};
/** What a stake comes back as (LA-25). */
export const GAMBLES: { readonly [against: number]: string } = { 10: 'half as much again', 15: 'twice as much', 20: 'three times as much' };

/** Whom the dungeon master looks after. */
const themOf = ({ who }: Scene, choice: Choice): string => (choice.do === 'dm-hero' ? who(choice.hero) : 'them');

const OPTIONS: RowsOn<Scene, AnyCommand, [choice: Choice], string> = {
  race: ({ content }, { race }) => content.races[race].name,
  surprise: () => 'Surprise me',
  class: ({ content }, { class: klass }) => content.classes[klass].name,
  elements: ({ content }, { elements }) =>
    elements.length === 0 ? 'No element' : list(elements.map((element) => content.elements[element].name)),
  story: ({ content }, { story }) => (story === null ? 'I tell my own' : need(content.stories, story).line),
  buy: ({ view, a }, { card }) => `Buy ${a(card)} for ${coinsText(view.market.find((stall) => stall?.card === card)?.coins ?? 0)}`,
  sell: ({ the }, { card }) => `Sell ${the(card)}`,
  lift: ({ the }, { card }) => `Let the wizard take off ${the(card)}`,
  gamble: () => 'Try your luck in the back alley',
  'open-pack': ({ who }, { hero }) => `Open the pack of ${who(hero)}`,
  'call-dm': ({ view, who }) => `Call ${view.dm === null ? 'the dungeon master' : who(view.dm)}`,
  pass: () => 'Pass',
  stake: (_scene, { coins, against }) => `Stake ${coinsText(coins)}: ${against} or more wins ${GAMBLES[against] ?? 'it back'}`,
  keep: (_scene, _command, choice) => (choice.do === 'stake' ? 'Better not' : 'Keep it as it is'),
  delve: (_scene, { floor }) => `Go down to floor ${floor}`,
  shop: ({ who }, { hero }) => `Let ${who(hero)} shop once more`,
  retire: (_scene, _command, choice) => (choice.do === 'gate' ? 'End the tale for good' : 'End the tale here'),
  door: (scene, { room, side }) => (room === scene.view.at ? `Open the door ${side}` : `Open the door ${side} of ${roomName(scene, room)}`),
  go: (scene, { room }) => `Go back to ${roomName(scene, room)}`,
  search: ({ who }, { hero }) => `${who(hero)} looks the chest over`,
  open: ({ who }, { hero }) => `${who(hero)} opens the chest`,
  stairs: ({ view }, { way }) => (way === 'up' ? 'Go up and home' : `Go down to floor ${view.floor + 1}`),
  equip: ({ the }, { card }) => `Put on ${the(card)}`,
  'put-away': ({ the }, { card }) => `Put away ${the(card)}`,
  heal: ({ who, the }, { card, on }) => `Use ${the(card)} on ${who(on)}`,
  fate: ({ the }, { card }) => `Roll for ${the(card)}`,
  give: ({ who, the }, { card, to }) => `Give ${the(card)} to ${who(to)}`,
  coins: (scene, command, choice) => {
    if ('to' in command) return `Give coins to ${scene.who(command.to)}`;
    const { by } = command;
    const them = themOf(scene, choice);
    return by > 0 ? `Give ${them} ${coinsText(by)}` : `Take ${coinsText(-by)} from ${them}`;
  },
  close: () => 'Done',
  'pay-out': (_scene, { coins }) => (coins === 0 ? 'Give nothing' : `Give ${coinsText(coins)}`),
  hero: ({ who }, { hero }) => who(hero),
  nobody: (_scene, _command, choice) => (choice.do === 'pay' ? 'Nobody pays' : 'Nobody tries'),
  statistic: (_scene, { statistic }) => STATISTIC_NAMES[statistic],
  attack: (scene, { on, weapon }) => `Attack ${foeName(scene, on)}${weapon === null ? '' : ` with ${scene.the(weapon)}`}`,
  skip: () => 'Skip the attack you owe',
  bluff: (scene, { on }) => `Bluff ${foeName(scene, on)}`,
  flee: () => 'Run!',
  wait: () => 'Wait',
  guard: () => 'Go thin as mist',
  bear: () => 'Stand firm',
  target: ({ who }, { hero }) => (hero === null ? 'Let chance pick, for all of them' : who(hero)),
  against: (_scene, { number }) => `${number} or more`,
  add: ({ foe }, { kind }) => `Add ${foe(kind)}`,
  remove: (scene, { foe }) => `Send ${foeName(scene, foe)} home`,
  note: (_scene, { note }) => `Tell of ${NOTES[note]}`,
  done: () => 'Done',
  'call-check': (_scene, { statistic, against }) => `Ask for ${against} or more with ${STATISTIC_NAMES[statistic]}`,
  health: (scene, { by }, choice) => {
    const them = themOf(scene, choice);
    return by > 0 ? `Give ${them} ${by} HP back` : `Take ${-by} HP from ${them}`;
  },
  gift: ({ a }, { card }) => `Hand out ${a(card)}`,
  take: ({ the }, { card }) => `Take ${the(card)}`,
  again: () => 'New heroes, go!',
  'play-on': () => 'Play on',
};
const optionOf = onTag(OPTIONS);

export function option(view: View, choice: Choice, command: Answer<Labyrinth>, names: Names, content: Content): string {
  return optionOf(sceneOf(view, names, content), command, choice);
}

/** What a die decides; the title is whoever throws, where there is no better one. */
type Rolled = string | readonly [title: string, words: string];
/** What comes onto a die, or off it, in a sentence; none when that is nothing. */
const adding = (n: number): string => (n === 0 ? '' : n > 0 ? ` You add ${n}.` : ` You take ${-n} off.`);
const ROLLS: RowsOn<Scene, Roll, [name: string], Rolled> = {
  'statistic-roll': ({ view }, { count }) => {
    const statistic = STATISTICS[view.draft?.rolled.length ?? 0] ?? 'strength';
    return count > 3
      ? 'Nine dice: three for Strength, three for Intelligence, three for Luck.'
      : `Three dice for ${STATISTIC_NAMES[statistic]}.`;
  },
  'check-roll': ({ view }, { seat, statistic, against }) =>
    `${against} or more with ${STATISTIC_NAMES[statistic]}.${adding(view.heroes[seat]?.modifiers[statistic] ?? 0)}`,
  'amount-roll': ({ content }, { list: from, at }) => {
    const effect = content.lists.get(from)?.[at];
    return effect?.do === 'hurt' || effect?.do === 'lose-gold' ? 'How bad is it? Roll low!' : 'How much is it? Roll high!';
  },
  'band-roll': ({ content }, { list: from, at }) => {
    const effect = content.lists.get(from)?.[at];
    return effect?.do === 'monsters' ? `How many ${need(content.monsters, effect.monster).plural} are there?` : 'How many are there?';
  },
  'chest-roll': (_scene, { what }) => CHESTS[what],
  'initiative-roll': ({ who, theFoe }, { who: fighters }) => {
    const all = fighters.map((one) => (typeof one === 'number' ? who(one) : theFoe(one)));
    return ['Who goes first?', `One die each: ${list(all)}.`];
  },
  'attack-roll': (scene, { seat, on, weapon }, name) => {
    const { ac = 10 } = foeOf(scene.view, on) ?? {};
    const add = scene.view.heroes[seat]?.attacks.find((way) => way.weapon === weapon)?.attack ?? 0;
    return [`${name} attacks ${foeName(scene, on)}`, `${ac} or more hits.${adding(add)}`];
  },
  'damage-roll': (scene, { on }, name) => [`${name} hits ${foeName(scene, on)}`, 'How hard?'],
  'burn-roll': () => 'Your elements fight. How much does it sting?',
  'guard-roll': (_scene, _roll, name) => [`${name} goes thin as mist`, 'Two dice are added to your AC.'],
  'strike-roll': ({ theFoe, content }, { kind, count }) => {
    const { attack, plural } = need(content.monsters, kind);
    const add = signed(attack);
    return count === 1 ? [`${theFoe(kind)} attacks`, `It adds ${add}.`] : [`${plural} attack`, `One die for each attack. They add ${add}.`];
  },
  'wound-roll': ({ theFoe }, { kind }) => [theFoe(kind), 'How hard do they hit?'],
  'heal-roll': ({ the }, { card }) => `How good is ${the(card)}?`,
  'medic-roll': () => 'With a Medic about, a 6 saves the card.',
  'fate-roll': ({ the }, { card }) => `${the(card)} holds its breath. Roll!`,
};
const rollOf = onTag(ROLLS);
const CHESTS = {
  trap: 'Slowly, now. A 1 is a trap.',
  harm: 'Snap! How much does it hurt?',
  gold: 'How much silver is in it?',
} as const;

/** The faces of a roll stand on its card, which the game draws in a way of its own. */
export function roll(view: View, rolled: Roll, names: Names, content: Content): RollWords {
  const scene = sceneOf(view, names, content);
  const name = scene.who(rolled.seat);
  const told = rollOf(scene, rolled, name);
  const [title, words] = typeof told === 'string' ? [name, told] : told;
  return { title: capital(title), call: [capital(words)], sides: [] };
}
