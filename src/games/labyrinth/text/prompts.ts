import type { Answer } from '../../../engine/game.ts';
import type { Prompt } from '../../../engine/session.ts';
import type { PromptWords } from '../../../engine/shared/game-text.ts';
import { dispatchOn, type TargetHandlerTable } from '../../../engine/shared/handlers.ts';
import { capitalize, joinWithAnd, pluralize, type Sentence } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import { ownOf } from '../content/own-monster.ts';
import { isAtDragons } from '../rules/dragon.ts';
import type { AnyCommand } from '../state/commands.ts';
import { type Deck, DRAGON, type Note, PAYS, type Side, TRIES, type Try } from '../state/constants.ts';
import type { Deed } from '../state/dungeon-master-commands.ts';
import type { Choice, Labyrinth, View } from '../state/tasks.ts';
import { after } from './effects.ts';
import { wayOf } from './errand-ways.ts';
import { FEAT_WORDS } from './feats.ts';
import { bluffWorks, duckWords, fleeWorks, hitWorks, luckWorks, orMore } from './fight-odds.ts';
import { coinsText, STATISTIC_NAMES } from './names.ts';
import { range } from './numbers.ts';
import { roll } from './rolls.ts';
import { foeName, foeOf, hereOf, type Names, type TextContext, textContext } from './scene.ts';

/** The text of each prompt and of each legal answer. */

const points = (n: number): string => pluralize(n, 'hit point');
const foesHere = ({ view, foes }: TextContext): string => {
  const kinds = hereOf(view)?.foes.map(({ kind }) => kind) ?? [];
  return joinWithAnd([...new Set(kinds)].map((kind) => foes(kind, kinds.filter((other) => other === kind).length)));
};

/** What is no rule stands in quotes, as on the cards. */
const joke = (words: string): string => `“${words}”`;
function exploreWords({ view, content }: TextContext): string {
  const room = hereOf(view);
  if (room?.chest) return 'A chest! Open it, look it over first, or let it be.';
  const place = room?.look ? joke(cardOf(content.rooms, room.look).look) : 'The way in fell shut: only stairs lead home.';
  return [...(room?.stairs ? ['A stairwell! Up is home.'] : []), ...doorWords(view), place].join(' ');
}
/** What to do about the shut doors; where none opens any more, where to go. */
function doorWords(view: View): readonly string[] {
  const { rooms, encounters } = view;
  const shut = rooms.flatMap(({ doors }) => doors.filter(({ to }) => to === null)).length;
  if (shut > 0 && encounters.left > 0) return [shut === 1 ? 'Open the door.' : 'Pick a door.'];
  const isFar = !hereOf(view)?.stairs && rooms.some(({ stairs }) => stairs);
  return isFar ? ['No new room is left. Walk back to the stairs.'] : [];
}
function fightWords(scene: TextContext, seat: number): string {
  const hero = scene.view.heroes[seat];
  // made thin, or made giggle
  if (hero?.owes) return 'You are not quite yourself yet. You have to skip one attack.';
  if (hero?.renegade && scene.view.fight?.attacks === 1) return 'And once more!';
  const card = hereOf(scene.view)?.card;
  const where = card ? `${cardOf(scene.content.encounters, card).name}: you face` : 'You face';
  return [`${where} ${foesHere(scene)}.`, ...lootWords(scene)].join(' ');
}
/** LA-32: who draws the item card, before the first blow and again before the last. */
function lootWords({ view: { fight }, content }: TextContext): readonly string[] {
  const { foes, round } = fight ?? { foes: [], round: 1 };
  const pays = foes.some(({ kind, reward }) => reward > 0 || ownOf(kind, content)?.loot === 'card');
  if (!pays || (round > 1 && foes.length > 1)) return [];
  return [`Whoever beats ${foes.length > 1 ? 'the last one' : 'it'} finds something.`];
}

/** The danger ahead in words and numbers (LA-40, LA-41). */
function approachWords(scene: TextContext): string {
  const { approach } = scene.view;
  if (!approach) return `You face ${foesHere(scene)}.`;
  const { torches, lost, falls } = approach;
  return `Before you: ${foesHere(scene)}. ${torches} torches of five! A fight costs all of you together about ${points(Math.round(lost))}, and ${fallsWords(falls)}.`;
}
/** LA-48: whether the party may run from the Dragon for good. */
const facesDragon = (view: View): boolean => isAtDragons(view) && hereOf(view)?.foes.some(({ kind }) => kind === DRAGON) === true;
/** How often somebody falls in a fight, as a clause. */
export function fallsWords(falls: number): string {
  const of10 = Math.round(falls * 10);
  if (falls === 0) return 'nobody falls';
  if (of10 === 0) return 'hardly ever does somebody fall';
  return of10 === 10 ? 'somebody falls nearly every time' : `somebody falls ${of10} times in 10`;
}
/** What a try before a fight needs: who tries, and which number (LA-41). */
export const tryWords = ({ view, who }: TextContext, word: Try): string => {
  const { seat, works } = view.approach?.tries[word] ?? { seat: view.torch, works: 0 };
  return `${who(seat)} tries with ${STATISTIC_NAMES[TRIES[word].statistic]}: needs ${orMore(works)}`;
};

/** What a deed of the dungeon master's would come to (LA-52). It names nobody, since the speaker is for all. */
function deadlyWords({ heroes }: View, deed: Deed): string {
  if (deed.do !== 'harm') return 'That is five torches of five for this party. Somebody may well fall.';
  return heroes.filter((hero) => hero?.alive).length > 1 ? 'This puts a hero to sleep.' : 'This was the last one up. Then all have fallen.';
}

const CALLS: TargetHandlerTable<string, Choice, [scene: TextContext], readonly [title: string, ...words: Sentence]> = {
  race: (name) => [`${name}, who are you?`, 'Pick a people, or let luck pick all of it.'],
  class: (name) => [`${name}, what can you do?`, 'Pick what you are good at.'],
  elements: (name) => [`${name}, which elements?`, 'Pick two, one or none.'],
  story: (name) => [`${name}, what is your story?`, 'Pick one, or tell your own out loud.'],
  feat: (name) => [`${name}, what is new?`, 'You are back in one piece. Pick a trick, a title or a scar. It stays yours.'],
  town: (name) => [`${name} is in town`, 'Shop, see the wizard, try your luck, or be done.'],
  'try-on': (name, { card }, { the }) => [`${name}, put it on?`, `${capitalize(the(card))} is yours.`],
  stake: (name) => [`${name}, how much?`, 'The more you need to roll, the more you win.'],
  gate: (name, _choice, { view }) => [
    `${name}, all set?`,
    ...(view.dragon === null ? [] : [`The Dragon still has ${view.dragon} hit points, and you know the way to it.`]),
    view.offered.length > 0 && !view.errand
      ? 'Take an errand, if you like. Then pick a floor.'
      : view.unlocked > 1
        ? 'Pick a floor to start from.'
        : 'Lead the way down to floor 1.',
  ],
  explore: (name, _choice, scene) => [`${name}, you hold the torch`, exploreWords(scene)],
  pack: (name) => [`The pack of ${name}`, 'Put on, put away, give or use. It is free.'],
  purse: (name, { to }, { who }) => [`${name}, how much?`, `Pick what ${who(to)} gets.`],
  'make-room': (name, { card }, { the }) => [`${name}, put one away`, `${capitalize(the(card))} wants its place.`],
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
  choose: (name, _choice, { content, view }) => {
    const card = hereOf(view)?.card;
    return [`${name}, which way?`, ...(card ? [joke(cardOf(content.encounters, card).flavour)] : [])];
  },
  statistic: (name, { by }) => [`${name}, which one?`, by > 0 ? `It goes up by ${by}.` : `It goes down by ${-by}.`],
  'switch-luck': (name) => [`${name}, swap your Luck?`, 'Pick what to swap it with, or keep it.'],
  approach: (name, _choice, scene) => [
    `${name}, what now?`,
    approachWords(scene),
    ...(facesDragon(scene.view) ? ['If you run from it, you can go home. It keeps its scratches.'] : []),
  ],
  fight: (name, { seat }, scene) => [`${name}, your move`, fightWords(scene, seat)],
  guard: (name, { attack }, { view, theFoe }) => {
    const foe = foeOf(view, view.fight?.volley[attack]?.foe ?? -1);
    const them = foe ? theFoe(foe.kind) : 'somebody';
    return [`${name}, watch out for ${them}!`, 'Go thin? Two dice make you harder to hit. Then you skip your next attack.'];
  },
  target: (name, { attack }, scene) => [
    `${name}, pick somebody`,
    `Whom does ${foeName(scene, scene.view.fight?.volley[attack]?.foe ?? -1)} go for?`,
  ],
  difficulty: (name, { heroes, statistic, against }, { who }) => [
    `${name}, how hard is it?`,
    `${joinWithAnd(heroes.map((seat) => who(seat)))} will roll with ${STATISTIC_NAMES[statistic]}. The rules say ${against}.`,
  ],
  dm: (name) => [`${name}, you are the dungeon master`, 'Change what you like, or let them play.'],
  'dm-hero': (name, { hero }, { who }) => [`${name}, what about ${who(hero)}?`, 'Give, take, or ask for a roll.'],
  behind: (name) => [`${name}, behind the doors`, 'Only you can see this. Leave it, or change what comes.'],
  sure: (name, { deed }, { view }) => [`${name}, are you sure?`, deadlyWords(view, deed)],
  fallen: (name) => [`${name}, all are down`, 'Start out again with new heroes, or end the tale here?'],
  victory: (name) => [`${name}, you did it!`, 'The Dragon is beaten. End the tale here, or play on?'],
};
const callOf = dispatchOn(CALLS);

export function call(view: View, prompt: Prompt<Labyrinth>, names: Names, content: Content): PromptWords {
  if (prompt.kind === 'roll') {
    const { title, call: words } = roll(view, prompt.roll, names, content);
    return { title, words };
  }
  const scene = textContext(view, names, content);
  const [title, ...words] = callOf(scene.who(prompt.seat), prompt.choice, scene);
  return { title, words };
}

/** The name of a room from its look: "the Hall of Mops". */
export function roomName({ view, content }: TextContext, room: number): string {
  const look = view.rooms[room]?.look ?? null;
  return look === null ? `room ${room + 1}` : cardOf(content.rooms, look).name;
}
/** "the door east", "the door east of the Hall of Mops". */
export const doorName = (scene: TextContext, { room, side }: { readonly room: number; readonly side: Side }): string =>
  room === scene.view.at ? `the door ${side}` : `the door ${side} of ${roomName(scene, room)}`;
/** What a deck brings. */
export const NEXT: { readonly [K in Deck]: string } = { encounters: 'room', items: 'thing' };
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
/** What comes back for a stake that wins, in words (LA-25). */
export const winnings = (coins: number, against: number): string => coinsText(Math.floor(coins * (PAYS[against] ?? 1)));

/** The player whose hero the dungeon master changes. */
const themOf = ({ who }: TextContext, choice: Choice): string => (choice.do === 'dm-hero' ? who(choice.hero) : 'them');

const KEEPS: { readonly [K in Choice['do']]?: string } = { stake: 'Better not', 'try-on': 'Into the pack' };

/** LA-18: in a fight, changing gear is the whole turn. */
const costs = ({ do: asked }: Choice): string => (asked === 'fight' ? ': it takes your turn' : '');

const OPTIONS: TargetHandlerTable<TextContext, AnyCommand, [choice: Choice], string> = {
  race: ({ content }, { race }) => content.races[race].name,
  surprise: () => 'Surprise me',
  class: ({ content }, { class: klass }) => content.classes[klass].name,
  elements: ({ content }, { elements }) =>
    elements.length === 0 ? 'No element' : joinWithAnd(elements.map((element) => content.elements[element].name)),
  swap: (_scene, { statistic, with: other }) => `Swap ${STATISTIC_NAMES[statistic]} and ${STATISTIC_NAMES[other]}`,
  story: ({ content }, { story }) => (story === null ? 'I tell my own' : cardOf(content.stories, story).line),
  feat: ({ content }, { feat }) => `${FEAT_WORDS[cardOf(content.feats, feat).kind]}: ${cardOf(content.feats, feat).name}`,
  buy: ({ view, a }, { card }) => `Buy ${a(card)} for ${coinsText(view.market.find((stall) => stall?.card === card)?.coins ?? 0)}`,
  sell: ({ the }, { card }) => `Sell ${the(card)}`,
  lift: ({ the }, { card }) => `Let the wizard take off ${the(card)}`,
  gamble: () => 'Try your luck in the back alley',
  'open-pack': ({ who }, { hero }) => `Open the pack of ${who(hero)}`,
  'call-dm': ({ view, who }) => `Call ${view.dm === null ? '' : `${who(view.dm)}, `}the dungeon master`,
  'pass-torch': ({ who }, { to }) => `Pass the torch to ${who(to)}`,
  pass: () => 'Pass',
  stake: ({ view }, { coins, against }, { seat }) =>
    `Stake ${coinsText(coins)}, ${orMore(luckWorks(view, seat, against))}: you get ${winnings(coins, against)} back`,
  wear: ({ the }, { instead }) => (instead === null ? 'Put it on' : `Put it on, and ${the(instead)} away`),
  keep: (_scene, _command, choice) => KEEPS[choice.do] ?? 'Keep it as it is',
  errand: ({ content, view }, { errand }) =>
    errand === null
      ? 'No errand today'
      : `Errand: ${cardOf(content.errands, errand).name}, floor ${view.offered.find((one) => one.errand === errand)?.floor ?? 1}`,
  way: ({ content }, { way }, choice) => (choice.do === 'choose' && wayOf(content, choice.list, choice.at, way)?.says) || 'That',
  delve: (_scene, { floor }) => `Go down to floor ${floor}`,
  shop: ({ who }, { hero }) => `Let ${who(hero)} shop once more`,
  retire: (_scene, _command, choice) => (choice.do === 'gate' ? 'End the tale for good' : 'End the tale here'),
  door: (scene, door) => `Open ${doorName(scene, door)}`,
  go: (scene, { room }) => `Go back to ${roomName(scene, room)}`,
  search: ({ who }, { hero }) => `${who(hero)} looks the chest over`,
  open: ({ who }, { hero }) => `${who(hero)} opens the chest`,
  stairs: ({ view }, { way }) => (way === 'up' ? 'Go up and home' : `Go down to floor ${view.floor + 1}`),
  equip: ({ the }, { card }, choice) => `Put on ${the(card)}${costs(choice)}`,
  'put-away': ({ the }, { card }, choice) => `Put away ${the(card)}${costs(choice)}`,
  heal: ({ who, the, content }, { card, on }) => {
    const item = cardOf(content.items, card);
    return `Use ${the(card)} on ${who(on)}${item.kind === 'healing' ? `: heals ${range(item.amount)}` : ''}`;
  },
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
  fight: () => 'Fight them',
  slip: (scene) => `Slip away. ${tryWords(scene, 'slip')}`,
  talk: (scene) => `Talk. ${tryWords(scene, 'talk')}`,
  trick: (scene) => `Play a trick. ${tryWords(scene, 'trick')}`,
  attack: (scene, { on, weapon }, { seat }) => {
    const [hero, foe] = [scene.view.heroes[seat], foeOf(scene.view, on)];
    const works = hero && foe ? `: needs ${orMore(hitWorks(hero, weapon, foe))}` : '';
    return `Attack ${foeName(scene, on)}${weapon === null ? '' : ` with ${scene.the(weapon)}`}${works}`;
  },
  skip: () => 'Skip the attack you owe',
  bluff: (scene, { on }, { seat }) => {
    const hero = scene.view.heroes[seat];
    return `Bluff ${foeName(scene, on)}${hero ? `: needs ${orMore(bluffWorks(hero))}` : ''}`;
  },
  flee: (scene, _command, { seat }) => `Run! Needs ${orMore(fleeWorks(scene.view, seat))}`,
  duck: ({ view }, _command, { seat }) => `Duck: ${duckWords(view, seat)}`,
  wait: () => 'Wait',
  guard: () => 'Go thin',
  bear: () => 'Stand firm',
  target: ({ who }, { hero }) => (hero === null ? 'Let chance pick, for all of them' : who(hero)),
  against: (_scene, { number }) => `${number} or more`,
  add: ({ foe }, { kind }) => `Add ${foe(kind)}`,
  remove: (scene, { foe }) => `Send ${foeName(scene, foe)} home`,
  note: (_scene, { note }) => `Tell of ${NOTES[note]}`,
  line: () => 'Say something of your own',
  'do-it': () => 'Do it all the same',
  'rather-not': () => 'Rather not',
  behind: () => 'Look behind the doors',
  'swap-door': (scene, door) => `Swap what is behind ${doorName(scene, door)}`,
  'fill-door': (scene, door) => `Put ${cardOf(scene.content.encounters, door.card).name} behind ${doorName(scene, door)}`,
  'lay-errand': (scene, door) => `Errand: put ${scene.errand(door.errand)} behind ${doorName(scene, door)}`,
  'hang-up': ({ content }, { errand }) => `Hang up an errand: ${cardOf(content.errands, errand).name}`,
  'swap-next': (_scene, { deck }) => `Swap the next ${NEXT[deck]}`,
  'pick-next': ({ content }, { deck, card }) =>
    `Let ${(deck === 'encounters' ? cardOf(content.encounters, card) : cardOf(content.items, card)).name} be the next ${NEXT[deck]}`,
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
const optionOf = dispatchOn(OPTIONS);

export function option(view: View, choice: Choice, command: Answer<Labyrinth>, names: Names, content: Content): string {
  return optionOf(textContext(view, names, content), command, choice);
}
