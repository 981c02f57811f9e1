import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { capitalize, isolateBidi, joinWithAnd, pluralize, type Sentence } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { Note } from '../state/constants.ts';
import { tidyLine } from '../state/dungeon-master-commands.ts';
import type { Event, Why } from '../state/events.ts';
import { wayOf } from './errand-ways.ts';
import { grewText } from './feats.ts';
import { fellWords } from './fight-odds.ts';
import { coinsText, type Speaker, STATISTIC_NAMES, speaker, the } from './names.ts';
import { cryOf, naughtyText } from './powers.ts';

/** A sentence for each event, for the chronicle, the speech output and the live region. */

const points = (n: number): string => pluralize(n, 'hit point');
/** What a note tells. */
export const NOTED: { readonly [K in Note]: string } = {
  drip: 'Drip. Drip. Drip. Something is wet, and it is not you.',
  wind: 'A cold wind blows. The torches bow to it.',
  steps: 'You hear steps. They stop when you stop.',
  smell: 'It smells of old cheese, and of something that likes cheese.',
  glow: 'Far away something glows, and then it winks.',
  whisper: 'The walls whisper. They are talking about your shoes.',
  snore: 'Somebody snores behind the wall. Somebody big.',
  tick: 'Tick, tock. Who put a clock down here?',
};
/** What somebody does who must roll for it. */
export const TRIED: { readonly [K in Why]: string } = {
  bluff: 'tells a tall tale',
  flee: 'looks for a way out',
  search: 'looks the chest over',
  gamble: 'tries their luck',
  slip: 'tiptoes back',
  talk: 'talks very fast',
  trick: 'has a plan',
  card: 'tries',
  dm: 'tries',
};

/** What comes of it that a hero has fallen (LA-33). */
export const fallenText = ({ items, coins }: Extract<Event, { do: 'died' }>, who: string): string =>
  `${items.length + coins > 0 ? 'What they carried is lost. ' : ''}Back in town, ${who} makes a new one.`;

/** What a monster does that was told a tall tale. */
export const bluffedText = (kind: string, content: Content): string =>
  `${capitalize(the(cardOf(content.monsters, kind).called))} believes every word and goes home.`;

/** What comes of an errand that has gone wrong (LA-44). */
export const failedText = (called: string): string =>
  `Nothing comes of it today: ${called} must wait. At home there is tea, and somebody else needs help.`;

const MASTER = 'The dungeon master';
const hits = (hit: boolean): string => (hit ? 'A hit!' : 'A miss.');
const ROWS: HandlerTable<Event, [who: string, say: Speaker], string | null> = {
  'statistic-rolled': ({ statistic, total }, who) => `${who} rolls ${total} for ${STATISTIC_NAMES[statistic]}.`,
  swapped: ({ statistic, with: other }, who) => `${who} swaps ${STATISTIC_NAMES[statistic]} and ${STATISTIC_NAMES[other]}.`,
  'character-made': ({ race, class: klass }, who, say) =>
    `${who} is now ${say.content.races[race].called} ${say.content.classes[klass].name.toLowerCase()}.`,
  'story-told': ({ story }, _who, say) => cardOf(say.content.stories, story).line,
  'came-home': ({ delves }) => (delves === 0 ? 'Welcome to the town above the dungeon!' : 'Home again! Soup, soap and sleep for all.'),
  'market-laid': ({ cards }, _who, say) =>
    cards.length === 0 ? 'The market is empty today.' : `The market has ${joinWithAnd(cards.map((card) => say.a(card)))}.`,
  'town-turn': (_event, who) => `${who} walks about town.`,
  bought: ({ card, coins }, who, say) => `${who} buys ${say.a(card)} for ${coinsText(coins)}.`,
  sold: ({ card, coins }, who, say) => `${who} sells ${say.the(card)} for ${coinsText(coins)}.`,
  'curse-lifted': ({ card, coins }, who, say) => `The wizard takes ${say.the(card)} off ${who} for ${coinsText(coins)}. Pop!`,
  staked: ({ coins, against }, who) => `${who} puts down ${coinsText(coins)}. It takes ${against} to win.`,
  gambled: ({ coins }, who) => (coins > 0 ? `${who} wins ${coinsText(coins)}!` : `${who} loses it. Easy come, easy go.`),
  'errands-offered': ({ errands }, _who, say) => `In town they ask for ${joinWithAnd(errands.map((errand) => say.errand(errand)))}.`,
  'errand-taken': ({ errand }, who, say) =>
    errand === null ? `${who} says: another time, perhaps.` : `${who} nods. You are after ${say.errand(errand)} now.`,
  'errand-near': ({ errand }, _who, say) => `Behind the door with the flag is what you are after: ${say.errand(errand)}!`,
  'way-chosen': ({ list, at, way }, who, say) => `${who} picks: ${wayOf(say.content, list, at, way)?.says ?? 'that'}.`,
  'errand-done': ({ errand }, who, say) => `Done! From now on ${who} is called ${cardOf(say.content.errands, errand).title}.`,
  'errand-failed': ({ errand }, _who, say) => failedText(say.errand(errand)),
  'errand-thanked': ({ errand }, _who, say) => {
    const { thanks, brings } = cardOf(say.content.errands, errand);
    return `${thanks} The town now has ${brings.called}. Each of you who came home gets silver for it.`;
  },
  grew: ({ seat, feat }, _who, say) => `${grewText(seat, feat, say)} ${cardOf(say.content.feats, feat).flavour}`,
  'floor-entered': ({ floor, fresh }) => (fresh ? `Floor ${floor}! Nobody has been this deep before.` : `Down to floor ${floor}.`),
  'torch-passed': ({ by }, who, say) => (by === undefined ? `${who} takes the torch.` : `${say.who(by)} passes the torch to ${who}.`),
  'room-entered': ({ card, side }, _who, say) =>
    card === null
      ? `A new room in the ${side}, and nothing is in here. Nothing at all.`
      : `A new room in the ${side}, and in it: ${cardOf(say.content.encounters, card).name}.`,
  'went-back': (_event, who) => `${who} leads the way back.`,
  'room-done': () => null,
  'stairs-found': () => 'There is a stairwell here!',
  came: ({ kind, foes }, _who, say) =>
    foes.length === 0 ? null : `Here ${foes.length === 1 ? 'is' : 'are'} ${say.foes(kind, foes.length)}!${cryOf(kind, say.content)}`,
  'chest-opened': ({ trapped }, who) => (trapped ? `${who} opens the chest. Click! A trap!` : `${who} opens the chest. It creaks.`),
  'chest-empty': () => 'Good that you looked! It snaps at nobody. But it is empty.',
  volunteered: (_event, who) => `${who} steps up.`,
  paid: ({ coins }, who) => `${who} pays ${coinsText(coins)}.`,
  'coins-gained': ({ coins, of }, who) =>
    of === undefined ? `${who} gets ${coinsText(coins)}.` : `${who} gets ${coins} of the ${coinsText(of)} that all of you share.`,
  'share-ran-out': ({ of, seats }, _who, say) =>
    `${coinsText(of)} is not enough for all. Those next in turn get it, and ${joinWithAnd(seats.map((seat) => say.who(seat)))} ${seats.length > 1 ? 'get' : 'gets'} none.`,
  'coins-lost': ({ coins }, who) => `${who} loses ${coinsText(coins)}.`,
  hurt: ({ amount, left }, who) => `${who} loses ${points(amount)}${left > 0 ? ` and has ${left} left` : ''}.`,
  healed: ({ amount }, who) => `${who} gets ${points(amount)} back.`,
  died: (event, who) => `That was too much for this hero of ${who}. ${fallenText(event, who)}`,
  'statistic-changed': ({ statistic, by, now }, who) =>
    by === 0 ? `Nothing changes for ${who}.` : `${who} has ${by > 0 ? 'more' : 'less'} ${STATISTIC_NAMES[statistic]} now: ${now}.`,
  'switched-luck': ({ statistic }, who) => `${who} swaps Luck and ${STATISTIC_NAMES[statistic]}.`,
  'more-health': ({ by }, who) => `${who} grows tougher: ${points(by)} more for good.`,
  'more-armour': ({ by }, who) => `${who} grows thicker skin: ${by} harder to hit for good.`,
  'item-found': ({ card }, who, say) => `${who} finds ${say.a(card)}.`,
  'no-item': (_event, who) => `${who} finds a note: “All gone.”`,
  cursed: (_event, who) => `Oh dear, it is cursed! ${who} cannot take it off.`,
  equipped: ({ card }, who, say) => `${who} takes up ${say.the(card)}.`,
  'put-away': ({ card }, who, say) => `${who} puts ${say.the(card)} away.`,
  gave: ({ to, card }, who, say) => `${who} gives ${say.the(card)} to ${say.who(to)}.`,
  'gave-coins': ({ to, coins }, who, say) => `${who} gives ${coinsText(coins)} to ${say.who(to)}.`,
  used: ({ seat, card, on }, who, say) =>
    seat === on ? `${who} uses ${say.the(card)}.` : `${who} uses ${say.the(card)} on ${say.who(on)}.`,
  'medic-rolled': ({ card, die, kept }, _who, say) =>
    kept ? `The Medic rolls a 6: nothing of ${say.the(card)} is used up!` : `The Medic rolls ${die}.`,
  'fate-rolled': ({ card, die }, who, say) => `${who} rolls ${die}, and ${say.the(card)} crumbles.`,
  checked: ({ why, against, dice: [die = 1], total, passed }, who) =>
    `${who} ${TRIED[why]}: ${fellWords(die, total, against)}. ${passed ? 'It works!' : 'No luck.'}`,
  slipped: () => 'Nobody has heard you. Back on tiptoe!',
  talked: ({ kinds }, who, say) => `${who} talks and talks. ${capitalize(joinWithAnd(kinds.map((kind) => say.foes(kind, 2))))} go to bed.`,
  surprised: ({ late }) => (late === 'foes' ? 'They look the wrong way, and miss a round!' : 'They were quicker. You miss a round!'),
  'fight-began': () => 'Ready? It is a fight!',
  'order-rolled': () => null,
  'round-began': ({ round }) => (round === 1 ? null : `Round ${round} of the fight.`),
  // the header says so; what the one before did stays the newest
  'fight-turn': () => null,
  'monsters-turn': ({ kind, foes }, _who, say) =>
    `${foes.length === 1 ? `${capitalize(say.theFoe(kind))} is up.` : `The ${cardOf(say.content.monsters, kind).plural} are up.`}${cryOf(kind, say.content)}`,
  attacked: ({ kind, weapon, dice: [die = 1], total, ac, hit }, who, say) =>
    `${who} goes for ${say.theFoe(kind)} with ${weapon === null ? 'bare hands' : say.the(weapon)}: ${fellWords(die, total, ac)}. ${hits(hit)}`,
  'foe-hurt': ({ kind, amount, left }, _who, say) =>
    `${capitalize(say.theFoe(kind))} loses ${points(amount)}${left > 0 ? ` and has ${left} left` : ''}.`,
  'foe-beaten': ({ kind, how }, who, say) => (how === 'slain' ? `${who} beats ${say.theFoe(kind)}!` : bluffedText(kind, say.content)),
  naughty: (event, _who, say) => naughtyText(event, say),
  burned: (_event, who) => `The spell stings ${who}, too.`,
  skipped: (_event, who) => `${who} sits this attack out.`,
  waited: (_event, who) => `${who} watches.`,
  ducked: (_event, who) => `${who} ducks: harder to hit.`,
  guarded: ({ add }, who) => `${who} goes thin: ${add} harder to hit.`,
  struck: ({ kind, die, total, ac, hit }, who, say) =>
    `${capitalize(say.theFoe(kind))} goes for ${who}: ${fellWords(die, total, ac)}. ${hits(hit)}`,
  fled: (_event, who) => `${who} shouts “Run!”, and all are back where they came from.`,
  'fight-won': () => 'The fight is won!',
  'dragon-waits': ({ left }) => `The Dragon keeps its scratches: ${points(left)} left. And you know the way now.`,
  'dragon-near': () => 'You know the way! The Dragon is behind one of these doors. Follow the smoke.',
  'dragon-slain': () => 'The Dragon is beaten! Now bring the news home.',
  'party-lost': ({ floor }) => `Floor ${floor} was too much this time. The town tells tales of you.`,
  'campaign-won': () => 'The Dragon is beaten, and you are home. The whole town dances!',
  'began-again': ({ startsOver }) =>
    startsOver ? 'A new story begins, on floor 1.' : 'New heroes come to town. They have heard of the old ones.',
  ended: ({ why }) => (why === 'won' ? 'And that is how the town tells it.' : 'The heroes hang up their boots.'),
  'dm-said': ({ note }) => NOTED[note],
  'dm-line': ({ line }) => (line === '' ? `${MASTER} has something to say. Listen!` : `${MASTER} says: “${isolateBidi(tidyLine(line))}”`),
  'dm-added': ({ kind }, _who, say) => `${MASTER} adds ${say.foe(kind)}, without a coin in its pockets.`,
  'dm-removed': ({ kind }, _who, say) => `${MASTER} sends ${say.theFoe(kind)} home.`,
  'dm-set': ({ against }) => `${MASTER} says: ${against} or more.`,
  'dm-coins': ({ by }, who) => (by > 0 ? `${MASTER} gives ${who} ${coinsText(by)}.` : `${MASTER} takes ${coinsText(-by)} from ${who}.`),
  'dm-health': ({ by }, who) => `${MASTER} ${by > 0 ? 'is kind to' : 'is hard on'} ${who}.`,
  'dm-gave': (_event, who) => `${MASTER} has a gift for ${who}.`,
  'dm-took': ({ card }, who, say) => `${MASTER} takes ${say.the(card)} from ${who}.`,
  'dm-errand': ({ errand, floor, where }, _who, say) =>
    where === 'gate'
      ? `${MASTER} hangs up an errand at the gate: ${say.errand(errand)}, on floor ${floor}.`
      : `${MASTER} has an errand for you: ${say.errand(errand)}.`,
  'dm-swapped': () => 'Something else waits there now.',
  'dm-called': ({ statistic, against }, who) => `${MASTER} asks ${who} for ${against} or more with ${STATISTIC_NAMES[statistic]}.`,
};

const wordsOf = dispatch(ROWS);

/** The sentence for an event, or null if it needs none. */
export function tell(event: Event, names: readonly string[], content: Content): Sentence | null {
  const say = speaker(names, content);
  const words = wordsOf(event, 'seat' in event ? say.who(event.seat) : '', say);
  return words === null ? null : [words];
}

/** All event types of this game. */
export const EVENTS: readonly string[] = Object.keys(ROWS);
