import type { Of } from '../../../engine/game.ts';
import { count, list, type Sentence } from '../../../engine/kit/words.ts';
import { type Content, need } from '../content.ts';
import type { Event, Why } from '../happenings.ts';
import type { Note, Statistic } from '../words.ts';

/** What happened, in sentences for the chronicle, the voice and the live region. */

type Names = readonly string[];
export const nameOf = (names: Names, seat: number): string => names[seat] ?? `Seat ${seat + 1}`;
/** "the goblin" for "a goblin". */
export const the = (called: string): string => called.replace(/^(an?|some) /, 'the ');
export const itemName = (content: Content, card: string): string => need(content.items, card).called;
export const kindName = (content: Content, kind: string): string => need(content.monsters, kind).called;
const theKind = (content: Content, kind: string): string => the(kindName(content, kind));
/** "a goblin", "3 goblins". */
const some = (content: Content, kind: string, n: number): string =>
  n === 1 ? kindName(content, kind) : `${n} ${need(content.monsters, kind).plural}`;
export const coinsText = (n: number): string => count(n, 'silver', 'silver');
const points = (n: number): string => count(n, 'hit point');
const Cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const STATISTIC: { readonly [K in Statistic]: string } = { strength: 'Strength', intelligence: 'Intelligence', luck: 'Luck' };
const NOTED: { readonly [K in Note]: string } = {
  drip: 'Drip. Drip. Drip. Something is wet, and it is not you.',
  wind: 'A cold wind blows. The torches bow to it.',
  steps: 'You hear steps. They stop when you stop.',
  smell: 'It smells of old cheese, and of something that likes cheese.',
  glow: 'Far away something glows, and then it winks.',
  whisper: 'The walls whisper. They are talking about your shoes.',
  snore: 'Somebody snores behind the wall. Somebody big.',
  tick: 'Tick, tock. Who put a clock down here?',
};
const TRIED: { readonly [K in Why]: string } = {
  bluff: 'tells a tall tale',
  flee: 'looks for a way out',
  search: 'looks the chest over',
  gamble: 'tries their luck',
  card: 'tries',
  dm: 'tries',
};

const hits = (hit: boolean): string => (hit ? 'A hit!' : 'A miss.');
type Rows = { readonly [K in Event['do']]: (event: Of<Event, K>, names: Names, content: Content) => string | null };
const ROWS: Rows = {
  'statistic-rolled': ({ seat, statistic, total }, names) => `${nameOf(names, seat)} rolls ${total} for ${STATISTIC[statistic]}.`,
  'character-made': ({ seat, race, class: klass }, names, { races, classes }) =>
    `${nameOf(names, seat)} is now ${races[race].called} ${classes[klass].name.toLowerCase()}.`,
  'story-told': ({ story }, _names, content) => need(content.stories, story).line,
  'came-home': ({ delves }) => (delves === 0 ? 'Welcome to the town above the dungeon!' : 'Home again! Soup, soap and sleep for all.'),
  'market-laid': ({ cards }, _names, content) =>
    cards.length === 0 ? 'The market is empty today.' : `The market has ${list(cards.map((card) => itemName(content, card)))}.`,
  'town-turn': ({ seat }, names) => `${nameOf(names, seat)} walks about town.`,
  bought: ({ seat, card, coins }, names, content) => `${nameOf(names, seat)} buys ${itemName(content, card)} for ${coinsText(coins)}.`,
  sold: ({ seat, card, coins }, names, content) => `${nameOf(names, seat)} sells ${the(itemName(content, card))} for ${coinsText(coins)}.`,
  'curse-lifted': ({ seat, card, coins }, names, content) =>
    `The wizard takes ${the(itemName(content, card))} off ${nameOf(names, seat)} for ${coinsText(coins)}. Pop!`,
  staked: ({ seat, coins, against }, names) => `${nameOf(names, seat)} puts down ${coinsText(coins)}. It takes ${against} to win.`,
  gambled: ({ seat, coins }, names) =>
    coins > 0 ? `${nameOf(names, seat)} wins ${coinsText(coins)}!` : `${nameOf(names, seat)} loses it. Easy come, easy go.`,
  'floor-entered': ({ floor, fresh }) => (fresh ? `Floor ${floor}! Nobody has been this deep before.` : `Down to floor ${floor}.`),
  'torch-passed': ({ seat }, names) => `${nameOf(names, seat)} takes the torch.`,
  'room-entered': ({ card }, _names, content) =>
    card === null ? 'Nothing is in here. Nothing at all.' : `A new room: ${need(content.encounters, card).name}.`,
  'went-back': ({ seat }, names) => `${nameOf(names, seat)} leads the way back.`,
  'room-done': () => null,
  'stairs-found': () => 'There is a stairwell here!',
  came: ({ kind, foes }, _names, content) => (foes.length === 0 ? null : `Here is ${some(content, kind, foes.length)}!`),
  'chest-opened': ({ seat, trapped }, names) =>
    trapped ? `${nameOf(names, seat)} opens the chest. Click! A trap!` : `${nameOf(names, seat)} opens the chest. It creaks.`,
  'chest-empty': () => 'Good that you looked! It snaps at nobody. But it is empty.',
  volunteered: ({ seat }, names) => `${nameOf(names, seat)} steps up.`,
  paid: ({ seat, coins }, names) => `${nameOf(names, seat)} pays ${coinsText(coins)}.`,
  'coins-gained': ({ seat, coins }, names) => `${nameOf(names, seat)} gets ${coinsText(coins)}.`,
  'coins-lost': ({ seat, coins }, names) => `${nameOf(names, seat)} loses ${coinsText(coins)}.`,
  hurt: ({ seat, amount, left }, names) => `${nameOf(names, seat)} loses ${points(amount)}${left > 0 ? ` and has ${left} left` : ''}.`,
  healed: ({ seat, amount }, names) => `${nameOf(names, seat)} gets ${points(amount)} back.`,
  died: ({ seat, coins }, names) =>
    `That was too much for this hero of ${nameOf(names, seat)}. A new one waits in town${coins > 0 ? ', with a new purse' : ''}.`,
  'statistic-changed': ({ seat, statistic, by, now }, names) =>
    by === 0
      ? `Nothing changes for ${nameOf(names, seat)}.`
      : `${nameOf(names, seat)} has ${by > 0 ? 'more' : 'less'} ${STATISTIC[statistic]} now: ${now}.`,
  'switched-luck': ({ seat, statistic }, names) => `${nameOf(names, seat)} swaps Luck and ${STATISTIC[statistic]}.`,
  'more-health': ({ seat, by }, names) => `${nameOf(names, seat)} grows tougher: ${points(by)} more for good.`,
  'more-armour': ({ seat, by }, names) => `${nameOf(names, seat)} grows thicker skin: ${by} more AC for good.`,
  'item-found': ({ seat, card }, names, content) => `${nameOf(names, seat)} finds ${itemName(content, card)}.`,
  'no-item': ({ seat }, names) => `${nameOf(names, seat)} finds a note: “All gone.”`,
  cursed: ({ seat }, names) => `Oh dear, it is cursed! ${nameOf(names, seat)} cannot take it off.`,
  equipped: ({ seat, card }, names, content) => `${nameOf(names, seat)} takes up ${the(itemName(content, card))}.`,
  'put-away': ({ seat, card }, names, content) => `${nameOf(names, seat)} puts ${the(itemName(content, card))} away.`,
  gave: ({ seat, to, card }, names, content) => `${nameOf(names, seat)} gives ${the(itemName(content, card))} to ${nameOf(names, to)}.`,
  'gave-coins': ({ seat, to, coins }, names) => `${nameOf(names, seat)} gives ${coinsText(coins)} to ${nameOf(names, to)}.`,
  used: ({ seat, card, on }, names, content) =>
    seat === on
      ? `${nameOf(names, seat)} uses ${the(itemName(content, card))}.`
      : `${nameOf(names, seat)} uses ${the(itemName(content, card))} on ${nameOf(names, on)}.`,
  'medic-rolled': ({ card, die, kept }, _names, content) =>
    kept ? `The Medic rolls a 6: nothing of ${the(itemName(content, card))} is used up!` : `The Medic rolls ${die}.`,
  'fate-rolled': ({ seat, card, die }, names, content) =>
    `${nameOf(names, seat)} rolls ${die}, and ${the(itemName(content, card))} crumbles.`,
  checked: ({ seat, why, statistic, against, total, passed }, names) =>
    `${nameOf(names, seat)} ${TRIED[why]}: ${total} with ${STATISTIC[statistic]} against ${against}. ${passed ? 'It works!' : 'No luck.'}`,
  'fight-began': () => 'Ready? It is a fight!',
  'order-rolled': () => null,
  'round-began': ({ round }) => (round === 1 ? null : `Round ${round} of the fight.`),
  'fight-turn': ({ seat }, names) => `${nameOf(names, seat)} is up.`,
  'monsters-turn': ({ kind, foes }, _names, content) =>
    foes.length === 1 ? `${Cap(theKind(content, kind))} is up.` : `The ${need(content.monsters, kind).plural} are up.`,
  attacked: ({ seat, kind, weapon, total, ac, hit }, names, content) =>
    `${nameOf(names, seat)} goes for ${theKind(content, kind)} with ${weapon === null ? 'bare hands' : the(itemName(content, weapon))}: ${total} against ${ac}. ${hits(hit)}`,
  'foe-hurt': ({ kind, amount, left }, _names, content) =>
    `${Cap(theKind(content, kind))} loses ${points(amount)}${left > 0 ? ` and has ${left} left` : ''}.`,
  'foe-beaten': ({ seat, kind, how }, names, content) =>
    how === 'slain'
      ? `${nameOf(names, seat)} beats ${theKind(content, kind)}!`
      : `${Cap(theKind(content, kind))} believes every word and goes home.`,
  burned: ({ seat }, names) => `The spell stings ${nameOf(names, seat)}, too.`,
  skipped: ({ seat }, names) => `${nameOf(names, seat)} waits to be whole again.`,
  waited: ({ seat }, names) => `${nameOf(names, seat)} watches.`,
  guarded: ({ seat, add }, names) => `${nameOf(names, seat)} goes thin as mist: ${add} more AC.`,
  struck: ({ seat, kind, total, ac, hit }, names, content) =>
    `${Cap(theKind(content, kind))} goes for ${nameOf(names, seat)}: ${total} against ${ac}. ${hits(hit)}`,
  fled: ({ seat }, names) => `${nameOf(names, seat)} shouts “Run!”, and all are back where they came from.`,
  'fight-won': () => 'The fight is won!',
  'dragon-slain': () => 'The Dragon is beaten! Now bring the news home.',
  'party-lost': ({ floor }) => `Floor ${floor} was too much this time. The town tells tales of you.`,
  'campaign-won': () => 'The Dragon is beaten, and you are home. The whole town dances!',
  'began-again': ({ startsOver }) =>
    startsOver ? 'A new story begins, on floor 1.' : 'New heroes come to town. They have heard of the old ones.',
  ended: ({ why }) => (why === 'won' ? 'And that is how the town tells it.' : 'The heroes hang up their boots.'),
  'dm-said': ({ note }) => NOTED[note],
  'dm-added': ({ kind }, _names, content) => `The dungeon master adds ${kindName(content, kind)}.`,
  'dm-removed': ({ kind }, _names, content) => `The dungeon master sends ${theKind(content, kind)} home.`,
  'dm-set': ({ against }) => `The dungeon master says: ${against} or more.`,
  'dm-coins': ({ seat, by }, names) =>
    by > 0
      ? `The dungeon master gives ${nameOf(names, seat)} ${coinsText(by)}.`
      : `The dungeon master takes ${coinsText(-by)} from ${nameOf(names, seat)}.`,
  'dm-health': ({ seat, by }, names) => `The dungeon master ${by > 0 ? 'is kind to' : 'is hard on'} ${nameOf(names, seat)}.`,
  'dm-gave': ({ seat }, names) => `The dungeon master has a gift for ${nameOf(names, seat)}.`,
  'dm-took': ({ seat, card }, names, content) => `The dungeon master takes ${the(itemName(content, card))} from ${nameOf(names, seat)}.`,
  'dm-called': ({ seat, statistic, against }, names) =>
    `The dungeon master asks ${nameOf(names, seat)} for ${against} or more with ${STATISTIC[statistic]}.`,
};

export function tell(event: Event, names: Names, content: Content): Sentence | null {
  const row = ROWS[event.do] as (event: Event, names: Names, content: Content) => string | null;
  const words = row(event, names, content);
  return words === null ? null : [words];
}

/** Every kind of event of this game. */
export const EVENTS: readonly string[] = Object.keys(ROWS);
