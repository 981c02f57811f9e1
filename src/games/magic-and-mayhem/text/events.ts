import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { capitalize, joinWithAnd, numeral, playerName, pluralize, type Sentence, withArticle } from '../../../engine/shared/sentences.ts';
import { behaviourOf } from '../content/behaviour-schema.ts';
import { type Content, cardOf, effectAt } from '../content/content.ts';
import { LAST_CALL } from '../rules/endings.ts';
import type { TrialKind } from '../state/constants.ts';
import type { Event, Figure, RollReason } from '../state/events.ts';
import { pluralOf, stateName } from './effects.ts';
import { called, type Names, sourceName, useName } from './names.ts';
import { moreRounds, sideName } from './sides.ts';

/** A sentence for each event, for the chronicle, the speech output and the live region. */

const who = (figure: Figure, names: Names, content: Content): string =>
  'hero' in figure ? playerName(names, figure.hero) : `${called(content, figure.monster)} (${figure.number})`;
const Who = (figure: Figure, names: Names, content: Content): string => capitalize(who(figure, names, content));

const ROLLED: { readonly [K in RollReason]: (die: number, good: boolean, name: string) => string } = {
  'encounter-roll': (die, good, name) => `${name} rolls ${die}: ${good ? 'something shiny' : 'something stirs'}.`,
  'tie-roll': (die) => `The die says ${die}.`,
  'dodge-roll': (die, good, name) => `${name} rolls ${die}${good ? ' and ducks' : ', too slow'}.`,
  'monster-dodge-roll': (die, good) => `The die says ${die}${good ? ': it ducks' : ''}.`,
  'revive-roll': (die, good, name) => `${name} rolls ${die}${good ? ': up again' : ''}.`,
  'door-roll': (die, good, name) => `${name} rolls ${die}${good ? ': click' : ''}.`,
  'run-roll': (die, _good, name) => `${name} rolls ${die} and runs.`,
  'peer-roll': (die, good, name) => `${name} rolls ${die}${good ? ' and sees it' : ' and sees nothing'}.`,
  'challenge-roll': (die, _good, name) => `${name} rolls ${die}.`,
  'luck-roll': (die, good, name) => `${name} rolls ${die}${good ? ': lucky you' : ''}.`,
  'card-roll': (die, good, name) => `${name} rolls ${die}${good ? ': well done' : ''}.`,
};

const things = (gold: number, cards: readonly string[], content: Content): string =>
  joinWithAnd([...(gold > 0 ? [`${gold} gold`] : []), ...cards.map((card) => cardOf(content.treasures, card).name)]);
const ASKED: { readonly [K in TrialKind]: (id: string, name: string, content: Content) => string } = {
  riddle: (_id, name) => `A riddle for ${name}!`,
  twister: (_id, name) => `A tongue twister for ${name}!`,
  challenge: (id, _name, content) => `On your feet: ${cardOf(content.challenges, id).title}!`,
};

const LOST: { readonly [K in 'all-down' | 'torch' | 'left-behind']: string } = {
  torch: 'The torch has burnt down.',
  'all-down': 'Everybody is down at once.',
  'left-behind': 'Too few of you got out.',
};
const ROWS: HandlerTable<Event, [names: Names, content: Content], string | null> = {
  'round-began': ({ round, left }) =>
    left !== null && left <= 3 ? `Round ${round}. The torch burns low: ${pluralize(left, 'round')} left.` : `Round ${round} begins.`,
  'turn-began': ({ seat, fallen }, names) =>
    fallen ? `${playerName(names, seat)} is down, and cheers you on.` : `${playerName(names, seat)} holds the torch.`,
  'lost-turn': ({ seat }, names) => `${playerName(names, seat)} sees little stars and misses this turn.`,
  walked: ({ seat, path }, names) => `${playerName(names, seat)} walks ${pluralize(path.length, 'step')}.`,
  flipped: ({ seat, tile }, names, content) => {
    const { name, sentence } = cardOf(content.tiles, tile);
    return `${playerName(names, seat)} lights up ${name}.${sentence === undefined ? '' : ` “${sentence}”`}`;
  },
  'boss-came': ({ monster }, _names, content) => `${capitalize(called(content, monster))} lives here. Oh dear.`,
  rolled: ({ seat, roll, die, good }, names) => ROLLED[roll](die, good, playerName(names, seat)),
  'danger-drawn': ({ seat, card, caller }, names, content) =>
    `${caller === undefined ? '' : `${capitalize(called(content, caller))} calls for help. `}${playerName(names, seat)} meets: ${cardOf(content.dangers, card).name}.`,
  'treasure-drawn': ({ seat, card }, names, content) => `${playerName(names, seat)} finds: ${cardOf(content.treasures, card).name}.`,
  'found-nothing': ({ seat }, names) => `${playerName(names, seat)} finds nothing but fluff.`,
  refilled: ({ deck }) => `The ${deck === 'dangers' ? 'monster' : 'treasure'} cards are shuffled again.`,
  kept: () => null,
  'left-behind': ({ card }, _names, content) => {
    const { name, strength } = cardOf(content.treasures, card);
    return `${name} is too heavy. Whoever has ${strength} Strength can walk there and take it.`;
  },
  spawned: ({ number, monster }, _names, content) => `${capitalize(called(content, monster))} (${number}) turns up.`,
  attacked: ({ by, source, on, phase }, names, content) =>
    `${Who(by, names, content)} tries ${sourceName(source, content, phase)}${on ? ` on ${who(on, names, content)}` : ''}.`,
  used: ({ seat, source, on }, names, content) =>
    `${playerName(names, seat)} uses ${useName(source, content)}${on && !('hero' in on && on.hero === seat) ? ` on ${who(on, names, content)}` : ''}.`,
  hurt: (event, names, content) => `${Who(event.who, names, content)} loses ${pluralize(event.amount, 'heart')}.`,
  unhurt: (event, names, content) => `${Who(event.who, names, content)} does not mind at all.`,
  dodged: (event, names, content) => `${Who(event.who, names, content)} dodges!`,
  healed: (event, names, content) => `${Who(event.who, names, content)} gets ${pluralize(event.amount, 'heart')} back.`,
  afflicted: (event, names, content) =>
    `${Who(event.who, names, content)} is ${stateName(event.state)} for ${pluralize(event.rounds, 'round')}.`,
  'wore-off': (event, names, content) => `${Who(event.who, names, content)} is no longer ${stateName(event.state)}.`,
  cured: (event, names, content) => `${Who(event.who, names, content)} shakes it all off.`,
  slain: ({ number, monster, by, happy }, names, content) =>
    by === null || happy
      ? `${capitalize(called(content, monster))} (${number}) ${happy ? 'has had a lovely time, and goes home' : 'goes poof'}.`
      : `${playerName(names, by)} sends ${called(content, monster)} (${number}) off stage. Poof!`,
  'boss-beaten': ({ monster, side }, _names, content) =>
    `${capitalize(called(content, monster))} is beaten! ${side === undefined ? 'Now everybody out.' : `That counts for ${sideName(side)}.`}`,
  fell: ({ seat }, names) => `${playerName(names, seat)} is down. A shield marks the spot.`,
  'got-up': ({ seat }, names) => `${playerName(names, seat)} stands up again with one heart.`,
  'came-back': ({ seat }, names) => `${playerName(names, seat)} is back at the Entrance, a little dusty.`,
  whisked: ({ seat }, names) => `Whoosh! ${playerName(names, seat)} is back at the Entrance.`,
  'gold-found': ({ seat, amount }, names) => `${playerName(names, seat)} gets ${amount} gold.`,
  'gold-lost': ({ seat, amount }, names) => `${playerName(names, seat)} loses ${amount} gold.`,
  'gold-spilled': ({ amount }) => `${amount} gold will not fit in the pockets and rolls on the floor.`,
  looted: ({ seat, gold, cards }, names, content) => `${playerName(names, seat)} picks up ${things(gold, cards, content)}.`,
  gave: ({ seat, to, card }, names, content) =>
    `${playerName(names, seat)} hands ${cardOf(content.treasures, card).name} to ${playerName(names, to)}.`,
  'gave-gold': ({ seat, to, amount }, names) => `${playerName(names, seat)} gives ${amount} gold to ${playerName(names, to)}.`,
  traded: ({ seat, to, give, take }, names, content) =>
    `${playerName(names, seat)} and ${playerName(names, to)} swap ${cardOf(content.treasures, give).name} for ${cardOf(content.treasures, take).name}.`,
  talked: ({ seat, number, monster }, names, content) =>
    `${playerName(names, seat)} would rather talk to ${called(content, monster)} (${number}) than fight.`,
  knocked: ({ seat }, names) => `${playerName(names, seat)} knocks. The door wants to hear something first.`,
  'feature-used': ({ seat, tile }, names, content) =>
    `${playerName(names, seat)} ${cardOf(content.tiles, tile).feature?.does ?? 'looks around'}.`,
  'dungeon-woke': ({ left }) =>
    `The dungeon wakes and starts to tidy up. Run for the door! After ${pluralize(left, 'more round')} all is rolled up.`,
  tidied: ({ slots }) =>
    slots.length === 1 ? 'A room is rolled up like a rug.' : `${capitalize(numeral(slots.length))} rooms are rolled up like rugs.`,
  'rolled-up': ({ seat }, names) => `${playerName(names, seat)} is rolled up in the rug, and sleeps in there tonight.`,
  fetched: ({ seat, friend }, names) => `${playerName(names, seat)} takes ${playerName(names, friend)} along, piggyback!`,
  'helped-up': ({ seat, friend }, names) => `${playerName(names, seat)} helps ${playerName(names, friend)} up.`,
  shouted: ({ seat, hero, steps }, names) =>
    steps > 0
      ? `${playerName(names, seat)} shouts the way to ${playerName(names, hero)}.`
      : `${playerName(names, seat)} rolls a banana peel in front of ${playerName(names, hero)}.`,
  'torch-mended': ({ rounds }) => `The torch will last ${pluralize(rounds, 'round')} longer.`,
  'refused-trade': ({ seat }, names) => `${playerName(names, seat)} would rather not swap.`,
  opened: ({ seat, kind }, names) =>
    `${playerName(names, seat)} opens ${kind === 'plain' ? 'a door. It squeaks' : kind === 'locked' ? 'the lock' : 'a door that nobody saw'}.`,
  stuck: () => 'The door does not budge.',
  saw: ({ seat }, names) => `${playerName(names, seat)} can see it now!`,
  blocked: ({ squares }) => `${pluralize(squares.length, 'square')} ${squares.length === 1 ? 'is' : 'are'} blocked.`,
  'monster-walked': ({ number, monster, path }, _names, content) =>
    `${capitalize(called(content, monster))} (${number}) comes ${pluralize(path.length, 'step')} closer.`,
  ran: ({ number, monster, path }, _names, content) =>
    `${capitalize(called(content, monster))} (${number}) scampers off, ${pluralize(path.length, 'step')}.`,
  woke: ({ number, monster }, _names, content) => `${capitalize(called(content, monster))} (${number}) wakes up. Uh-oh.`,
  called: ({ monster }, _names, content) => {
    const call = behaviourOf(cardOf(content.monsters, monster), 'calls');
    return `${capitalize(called(content, monster))} calls ${call ? pluralOf(cardOf(content.monsters, call.monster)) : 'its friends'}.`;
  },
  changed: ({ monster, phase }, _names, content) =>
    `${capitalize(called(content, monster))}: “${cardOf(content.monsters, monster).phases[phase]?.says ?? ''}”`,
  shrugged: ({ monster, how }, _names, content) => {
    if (how === 'shields') return `Nothing gets past the front of ${called(content, monster)}. Try from behind!`;
    const call = behaviourOf(cardOf(content.monsters, monster), 'calls');
    const friend = call ? withArticle(cardOf(content.monsters, call.monster).name) : 'a friend';
    return `Nothing touches ${called(content, monster)} while ${friend} is about.`;
  },
  stole: ({ seat, monster, gold, cards }, names, content) =>
    `${capitalize(called(content, monster))} takes ${things(gold, cards, content)} from ${playerName(names, seat)}.`,
  'let-go': ({ monster, gold, cards }, _names, content) => `${capitalize(called(content, monster))} drops ${things(gold, cards, content)}.`,
  turned: () => null,
  dropped: ({ seat, card }, names, content) => `${playerName(names, seat)} drops ${cardOf(content.treasures, card).name}.`,
  bought: ({ seat, card, price }, names, content) =>
    `${playerName(names, seat)} buys ${cardOf(content.treasures, card).name} for ${price} gold.`,
  asked: ({ seat, kind, id }, names, content) => ASKED[kind](id, playerName(names, seat), content),
  'too-few': ({ id }, _names, content) => {
    const { title, people } = cardOf(content.challenges, id);
    return `${title} takes ${people} people. You take another one.`;
  },
  answered: ({ seat, kind, good, riddle, luck }, names, content) => {
    if (kind === 'challenge' && !luck) return good ? 'It worked!' : 'It did not work, but what a show.';
    const answer = riddle === undefined ? undefined : content.riddles[riddle]?.answer;
    const how = good ? 'gets it right!' : 'does not get it this time.';
    return `${luck ? (good ? 'A lucky roll!' : 'No luck this time.') : `${playerName(names, seat)} ${how}`}${answer === undefined ? '' : ` The answer: ${answer}.`}`;
  },
  told: ({ page }, _names, content) => {
    const told = effectAt(page, content);
    return told && 'text' in told ? told.text : null;
  },
  decided: ({ seat, page, of }, names, content) => {
    const told = effectAt(page, content);
    return told?.do === 'choose' ? `${playerName(names, seat)} says for all: ${told.of[of]?.label ?? ''}.` : null;
  },
  'thing-taken': ({ seat, quest, thing }, names, content) =>
    `${playerName(names, seat)} picks up ${cardOf(content.quests, quest).things.find(({ id }) => id === thing)?.called ?? thing}.`,
  won: ({ gold }) => (gold > 0 ? `Everybody is out, with ${gold} gold!` : 'Everybody is out!'),
  escaped: ({ side, gold, first, left = LAST_CALL }) => {
    const out = `${capitalize(sideName(side))} are out, with ${gold > 0 ? `${gold} gold` : 'empty pockets'}!`;
    if (!first) return out;
    return `${out} Last call: ${moreRounds(left)}.`;
  },
  counted: ({ gold }) => `The gold is counted: ${joinWithAnd(gold.map((coins, side) => `${coins} for ${sideName(side)}`))}.`,
  lost: ({ why }) => LOST[why],
};

const wordsOf = dispatch(ROWS);

/** The sentence for an event, or null if it needs none. */
export function tell(event: Event, names: Names, content: Content): Sentence | null {
  const words = wordsOf(event, names, content);
  // The name of a card may end with a question mark.
  return words === null ? null : [words.replace(/([?!]”?)\.$/, '$1')];
}

/** All event types of this game. */
export const EVENTS: readonly string[] = Object.keys(ROWS);
