import { byTag, type Rows } from '../../../engine/kit/rows.ts';
import { count, list, nameOf, type Sentence } from '../../../engine/kit/words.ts';
import type { Monster } from '../cards.ts';
import { type Content, need } from '../content.ts';
import type { Deck, EndReason, Thrown } from '../happenings.ts';
import type { Event } from '../vocabulary.ts';
import type { Level } from '../words.ts';

/** What happened, in sentences for the chronicle, the voice and the live region. */

type Names = readonly string[];
export const treasureName = (content: Content, card: string): string => need(content.treasures, card).name;
export const tileName = (content: Content, tile: string): string => need(content.patterns, need(content.tiles, tile).pattern).name;
export const monsterOn = (content: Content, card: string, level: Level): Monster => {
  const [one, two, three] = need(content.monsters, card).monsters as readonly [Monster, Monster, Monster];
  return level === 1 ? one : level === 2 ? two : three;
};
/** What a monster is called in a sentence. */
export const called = (content: Content, card: string, level: Level): string => monsterOn(content, card, level).called;

const DECKS: { readonly [K in Deck]: string } = { stack: 'tiles', monsters: 'monster cards', treasures: 'treasure cards' };
const ENDS: { readonly [K in EndReason]: string } = {
  stored: 'Everybody has had a last turn. Count your gold!',
  pile: 'The last gold is stored. Count it!',
  late: 'It has grown very late. Count your gold!',
};
const counted = (name: string, [die = 1]: readonly number[], total: number): string =>
  `${name} rolls ${die}${total === die ? '' : `, which counts as ${total}`}.`;
const THROWN: { readonly [K in Thrown]: (name: string, dice: readonly number[], total: number) => string } = {
  first: (name, dice, total) => `${name} rolls ${list(dice.map(String))}: that makes ${total}.`,
  fight: counted,
  attack: counted,
  defend: counted,
};

const ROWS: Rows<Event, [names: Names, content: Content], string | null> = {
  rolled: ({ seat, roll, dice, total }, names) => THROWN[roll](nameOf(names, seat), dice, total),
  'die-changed': ({ total }) => `Now the die counts as ${total}.`,
  tied: ({ seats }, names) => `A tie! ${list(seats.map((seat) => nameOf(names, seat)))} roll again.`,
  'goes-first': ({ seat }, names) => `${nameOf(names, seat)} goes first.`,
  'round-began': ({ round }) => `Round ${round} begins.`,
  'turn-began': ({ seat, last }, names) => (last ? `${nameOf(names, seat)} has one last turn.` : `${nameOf(names, seat)} holds the torch.`),
  refilled: ({ deck }) => `The ${DECKS[deck]} are shuffled again.`,
  'tiles-drawn': ({ seat, tiles }, names) =>
    tiles.length > 0
      ? `${nameOf(names, seat)} draws ${count(tiles.length, 'tile')}.`
      : `There are no tiles left for ${nameOf(names, seat)}.`,
  moved: ({ seat, through }, names) =>
    through ? `${nameOf(names, seat)} goes right through the wall!` : `${nameOf(names, seat)} moves on.`,
  laid: ({ seat, tile, level, through }, names, content) =>
    `${nameOf(names, seat)} lays ${tileName(content, tile)}, level ${level}${through ? ', right through the wall' : ''}.`,
  'monster-drawn': ({ seat, card, level }, names, content) => `${nameOf(names, seat)} meets ${called(content, card, level)}.`,
  'monsters-lured': ({ seat, cards, level }, names, content) =>
    `The bait works: ${list(cards.map((card) => called(content, card, level)))} come sniffing. ${nameOf(names, seat)} may pick.`,
  'nobody-came': () => 'Nobody is home. Not one monster.',
  fought: () => null,
  'nothing-happened': ({ seat }, names) => `They look at each other. ${nameOf(names, seat)} waves. Nothing happens.`,
  'health-lost': ({ seat, amount }, names) => `${nameOf(names, seat)} loses ${count(amount, 'heart')}.`,
  'health-gained': ({ seat, amount }, names) => `${nameOf(names, seat)} gets ${count(amount, 'heart')} back.`,
  'gold-gained': ({ seat, amount }, names) => `${nameOf(names, seat)} gets ${amount} gold.`,
  'gold-lost': ({ seat, amount }, names) => `${nameOf(names, seat)} loses ${amount} gold.`,
  'gold-missing': ({ seat, amount }, names) => `${nameOf(names, seat)} is ${amount} gold short, and pays in hearts.`,
  'pile-empty': () => 'The gold pile is empty.',
  'treasure-drawn': ({ seat, card, level }, names, content) =>
    `${nameOf(names, seat)} finds ${treasureName(content, card)}, on level ${level}.`,
  'no-treasure': ({ seat }, names) => `${nameOf(names, seat)} finds an empty chest. All the treasure is out.`,
  'points-gained': ({ seat, amount }, names) => `${nameOf(names, seat)} gets ${count(amount, 'more point', 'more points')}.`,
  died: ({ seat, gold }, names) =>
    `${nameOf(names, seat)} is knocked out and wakes up on Home Base${gold > 0 ? `. ${gold} gold rolls back to the pile` : ''}.`,
  used: ({ seat, card }, names, content) => `${nameOf(names, seat)} uses ${treasureName(content, card)}.`,
  attacked: ({ seat, on }, names) => `${nameOf(names, seat)} reaches for the pockets of ${nameOf(names, on)}!`,
  stole: ({ seat, from, amount }, names) => `${nameOf(names, seat)} takes ${amount} gold from ${nameOf(names, from)}.`,
  'stole-nothing': ({ seat, from }, names) => `${nameOf(names, seat)} gets nothing from ${nameOf(names, from)} but pocket fluff.`,
  stunned: ({ seat, by }, names) => `${nameOf(names, by)} was quicker. ${nameOf(names, seat)} sees stars, and the turn is over.`,
  fooled: ({ seat, by, amount }, names) =>
    `A trick! ${nameOf(names, by)} gets nothing${amount > 0 ? `, and ${nameOf(names, seat)} gets ${amount} gold` : ''}.`,
  rested: ({ seat }, names) => `${nameOf(names, seat)} has a little rest.`,
  stored: ({ seat, amount }, names) => `${nameOf(names, seat)} stores ${amount} gold. Clink!`,
  'went-home': ({ seat }, names) => `Whoosh! ${nameOf(names, seat)} is back on Home Base.`,
  jumped: ({ seat }, names) => `Boing! ${nameOf(names, seat)} lands somewhere else.`,
  swapped: ({ seat, on }, names) => `${nameOf(names, seat)} and ${nameOf(names, on)} change places.`,
  looked: ({ seat, tiles }, names) => `${nameOf(names, seat)} looks at ${count(tiles.length, 'tile')}.`,
  'took-tile': ({ seat, tile }, names, content) => `${nameOf(names, seat)} takes ${tileName(content, tile)}.`,
  'last-turns': ({ seat }, names) => `${nameOf(names, seat)} has stored enough! Everybody else has one more turn.`,
  ended: ({ why }) => ENDS[why],
};

const wordsOf = byTag(ROWS);

/** What happened, in a sentence; null for what needs no words. */
export function tell(event: Event, names: Names, content: Content): Sentence | null {
  const words = wordsOf(event, names, content);
  return words === null ? null : [words];
}

/** Every kind of event of this game. */
export const EVENTS: readonly string[] = Object.keys(ROWS);
