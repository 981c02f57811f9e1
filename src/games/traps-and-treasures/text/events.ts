import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { joinWithAnd, playerName, pluralize, type Sentence } from '../../../engine/shared/sentences.ts';
import type { Monster } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { Level } from '../state/constants.ts';
import type { Deck, EndReason, RollReason } from '../state/events.ts';
import type { Event } from '../state/tasks.ts';
import { thingText } from './cards.ts';
import { POINT } from './keywords.ts';

/** A sentence for each event, for the chronicle, the speech output and the live region. */

type Names = readonly string[];
export const treasureName = (content: Content, card: string): string => cardOf(content.treasures, card).name;
export const tileName = (content: Content, tile: string): string => cardOf(content.patterns, cardOf(content.tiles, tile).pattern).name;
export const monsterOn = (content: Content, card: string, level: Level): Monster => {
  const [one, two, three] = cardOf(content.monsters, card).monsters as readonly [Monster, Monster, Monster];
  return level === 1 ? one : level === 2 ? two : three;
};
/** What lies on a tile, inside a sentence: "a small chest". */
export const thingCalled = (content: Content, thing: string): string => cardOf(content.things, thing).called;
/** What a tile carries, inside a sentence. */
export const findCalled = (content: Content, thing: string | null): string =>
  thing === null ? 'nothing at all' : thingCalled(content, thing);
/** The name of a monster inside a sentence. */
export const called = (content: Content, card: string, level: Level): string => monsterOn(content, card, level).called;

const DECKS: { readonly [K in Deck]: string } = { stack: 'tiles', monsters: 'monster cards', treasures: 'treasure cards' };
const ENDS: { readonly [K in EndReason]: string } = {
  stored: 'Everybody has had a last turn. Count your gold!',
  pile: 'The last gold is stored. Count it!',
  late: 'It has grown very late. Count your gold!',
};
const counted = (name: string, [die = 1]: readonly number[], total: number): string =>
  `${name} rolls ${die}${total === die ? '' : `, which counts as ${total}`}.`;
const THROWN: { readonly [K in RollReason]: (name: string, dice: readonly number[], total: number) => string } = {
  first: (name, dice, total) => `${name} rolls ${joinWithAnd(dice.map(String))}: that makes ${total}.`,
  fight: counted,
  attack: counted,
  defend: counted,
};

const ROWS: HandlerTable<Event, [names: Names, content: Content], string | Sentence | null> = {
  rolled: ({ seat, roll, dice, total }, names) => THROWN[roll](playerName(names, seat), dice, total),
  'die-changed': ({ total }) => `Now the die counts as ${total}.`,
  tied: ({ seats }, names) => `A tie! ${joinWithAnd(seats.map((seat) => playerName(names, seat)))} roll again.`,
  'goes-first': ({ seat }, names) => `${playerName(names, seat)} goes first.`,
  'round-began': ({ round }) => `Round ${round} begins.`,
  'turn-began': ({ seat, last }, names) =>
    last ? `${playerName(names, seat)} has one last turn.` : `${playerName(names, seat)} holds the torch.`,
  refilled: ({ deck }) => `The ${DECKS[deck]} are shuffled again.`,
  'tiles-drawn': ({ seat, tiles }, names) =>
    tiles.length > 0
      ? `${playerName(names, seat)} draws ${pluralize(tiles.length, 'tile')}.`
      : `There are no tiles left for ${playerName(names, seat)}.`,
  moved: ({ seat, through, side = 'on' }, names) => `${playerName(names, seat)} goes ${side}${through ? ', right through the wall!' : '.'}`,
  laid: ({ seat, tile, level, through, side }, names, content) =>
    `${playerName(names, seat)} lays ${tileName(content, tile)}${side ? ` in the ${side}` : ''}, level ${level}${through ? ', right through the wall' : ''}.`,
  found: ({ seat, thing, level }, names, content) => [
    `${playerName(names, seat)} finds ${thingCalled(content, thing)}!`,
    ...thingText(thing, level, content).flatMap((line) => [' ', ...line]),
  ],
  entered: ({ seat, thing }, names, content) => `${playerName(names, seat)} comes to ${thingCalled(content, thing)}.`,
  visited: ({ seat, thing, pays }, names, content) =>
    pays > 0
      ? `${playerName(names, seat)} pays ${pays} gold at ${thingCalled(content, thing)}.`
      : `${playerName(names, seat)} ${cardOf(content.things, thing).visit?.told ?? 'steps into'} ${thingCalled(content, thing)}.`,
  looped: ({ seat }, names) => `The paths meet: ${playerName(names, seat)} has closed a loop, and that pays!`,
  lucky: ({ seat }, names) => `${playerName(names, seat)} is not the richest, so luck brings gold.`,
  fell: ({ seat }, names) => `Oops! ${playerName(names, seat)} falls in, and pops up somewhere else.`,
  foretold: ({ seat, finds }, names, content) =>
    `The signpost tells ${playerName(names, seat)}: ${joinWithAnd(finds.map((thing) => findCalled(content, thing)))}.`,
  'find-picked': ({ seat, thing }, names, content) => `${playerName(names, seat)} turns the arm: next comes ${findCalled(content, thing)}.`,
  'trap-set': ({ seat, card }, names, content) => `${playerName(names, seat)} leaves ${treasureName(content, card)} here. Shh!`,
  'trap-sprung': ({ seat, by, card }, names, content) =>
    `Snap! ${playerName(names, seat)} walks into ${treasureName(content, card)}, with love from ${playerName(names, by)}.`,
  paid: ({ seat, to, amount }, names) => `${playerName(names, seat)} pays ${playerName(names, to)} ${amount} gold.`,
  stuck: ({ seat }, names) => `${playerName(names, seat)} is stuck, and the turn is over.`,
  woke: ({ seat }, names) => `Clink! ${playerName(names, seat)}’s gold wakes the whole dungeon!`,
  'monster-drawn': ({ seat, card, level }, names, content) => `${playerName(names, seat)} meets ${called(content, card, level)}.`,
  'monsters-lured': ({ seat, cards, level }, names, content) =>
    `The bait works: ${joinWithAnd(cards.map((card) => called(content, card, level)))} come sniffing. ${playerName(names, seat)} may pick.`,
  'nobody-came': () => 'Nobody is home. Not one monster.',
  fought: () => null,
  'nothing-happened': ({ seat }, names) => `They look at each other. ${playerName(names, seat)} waves. Nothing happens.`,
  'health-lost': ({ seat, amount }, names) => `${playerName(names, seat)} loses ${pluralize(amount, 'heart')}.`,
  'health-gained': ({ seat, amount }, names) => `${playerName(names, seat)} gets ${pluralize(amount, 'heart')} back.`,
  'gold-gained': ({ seat, amount }, names) => `${playerName(names, seat)} gets ${amount} gold.`,
  'gold-lost': ({ seat, amount }, names) => `${playerName(names, seat)} loses ${amount} gold.`,
  'gold-missing': ({ seat, amount }, names) => `${playerName(names, seat)} is ${amount} gold short, and pays in hearts.`,
  'sack-full': ({ seat, amount }, names) => `The sack of ${playerName(names, seat)} is full: ${amount} gold rolls away!`,
  'pile-empty': () => 'The gold pile is empty.',
  'treasure-drawn': ({ seat, card, level }, names, content) =>
    `${playerName(names, seat)} finds ${treasureName(content, card)}, on level ${level}.`,
  'no-treasure': ({ seat }, names) => `${playerName(names, seat)} finds an empty chest. All the treasure is out.`,
  'points-gained': ({ seat, amount }, names) => [
    `${playerName(names, seat)} gets ${pluralize(amount, 'more point', 'more points')}`,
    POINT,
    '.',
  ],
  died: ({ seat, gold }, names) =>
    `${playerName(names, seat)} is knocked out and wakes up on Home Base${gold > 0 ? `. ${gold} gold rolls back to the pile` : ''}.`,
  used: ({ seat, card }, names, content) => `${playerName(names, seat)} uses ${treasureName(content, card)}.`,
  attacked: ({ seat, on }, names) => `${playerName(names, seat)} reaches for the pockets of ${playerName(names, on)}!`,
  stole: ({ seat, from, amount }, names) => `${playerName(names, seat)} takes ${amount} gold from ${playerName(names, from)}.`,
  'stole-nothing': ({ seat, from }, names) => `${playerName(names, seat)} gets nothing from ${playerName(names, from)} but pocket fluff.`,
  stunned: ({ seat, by }, names) => `${playerName(names, by)} was quicker. ${playerName(names, seat)} sees stars, and the turn is over.`,
  fooled: ({ seat, by, amount }, names) =>
    `A trick! ${playerName(names, by)} gets nothing${amount > 0 ? `, and ${playerName(names, seat)} gets ${amount} gold` : ''}.`,
  rested: ({ seat }, names) => `${playerName(names, seat)} has a little rest.`,
  stored: ({ seat, amount }, names) => `${playerName(names, seat)} stores ${amount} gold. Clink!`,
  helped: ({ seat, amount }, names) => `A bit of help: ${amount} more gold for the chest of ${playerName(names, seat)}.`,
  doubled: ({ seat, amount }, names) => `Just in time! It counts double, so ${playerName(names, seat)} gets ${amount} more in the chest.`,
  'went-home': ({ seat }, names) => `Whoosh! ${playerName(names, seat)} is back on Home Base.`,
  jumped: ({ seat }, names) => `Boing! ${playerName(names, seat)} lands somewhere else.`,
  swapped: ({ seat, on }, names) => `${playerName(names, seat)} and ${playerName(names, on)} change places.`,
  looked: ({ seat, tiles }, names) => `${playerName(names, seat)} looks at ${pluralize(tiles.length, 'tile')}.`,
  'took-tile': ({ seat, tile }, names, content) => `${playerName(names, seat)} takes ${tileName(content, tile)}.`,
  'last-turns': ({ seat }, names) => `${playerName(names, seat)} has stored enough, and rings the bell! Everybody else has one more turn.`,
  ended: ({ why }) => ENDS[why],
};

const wordsOf = dispatch(ROWS);

/** The sentence for an event, or null if it needs none. */
export function tell(event: Event, names: Names, content: Content): Sentence | null {
  const words = wordsOf(event, names, content);
  return typeof words === 'string' ? [words] : words;
}

/** All event types of this game. */
export const EVENTS: readonly string[] = Object.keys(ROWS);
