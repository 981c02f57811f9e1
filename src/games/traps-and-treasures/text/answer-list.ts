import { asLine, type ListedAnswer } from '../../../engine/shared/answer-list.ts';
import { sideOf, wayWords } from '../../../engine/shared/directions.ts';
import { dispatchIfAny, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { capitalize, joinWithAnd, playerName, pluralize, speak } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import { beside } from '../rules/board.ts';
import { oppositeOf, rotatedPaths, sidesIn } from '../rules/tile-paths.ts';
import type { AnyCommand, Choice, View } from '../state/tasks.ts';
import { arrivalText, treasureText } from './cards.ts';
import { findCalled, monsterOn, tileName, treasureName } from './events.ts';
import { placeName, saidOf } from './places.ts';
import { option } from './prompts.ts';

/** The list "What can I do?": what comes of each answer, the useful word first. */

type Names = readonly string[];
export const PURPOSES = ['Store', 'Visit', 'Fight', 'Rob', 'Cards', 'Walk', 'Lay', 'Players', 'Rest', 'Leave it', 'End'] as const;
type Purpose = (typeof PURPOSES)[number];
const line = (purpose: Purpose, words: string, more: Omit<ListedAnswer, 'purpose' | 'words'> = {}): ListedAnswer => ({
  purpose,
  words,
  ...more,
});

const NAMES_OF_LEVELS = ['', 'easy', 'middling', 'hard'] as const;

/** Where the player stands. */
const standsAt = (view: View, seat: number) => view.places[view.players[seat]?.at ?? 0] ?? { x: 0, y: 0 };

/** The way from where the player stands to a place, in words. */
function wayTo(view: View, seat: number, place: number): { readonly words: string; readonly part: string } {
  const here = standsAt(view, seat);
  const there = view.places[place] ?? here;
  const [dx, dy] = [there.x - here.x, there.y - here.y];
  return { words: wayWords(dx, dy), part: sideOf(dx, dy) ?? 'here' };
}

const LINES: Partial<HandlerTable<AnyCommand, [View, Names, Content, Choice], ListedAnswer>> = {
  move: ({ side }, view, names, content, { seat }) => {
    const spot = beside(standsAt(view, seat), side);
    const there = view.places.find(({ x, y }) => x === spot.x && y === spot.y);
    if (!there) return line('Walk', `Walk ${side}`, { part: side });
    const [first, ...more] = [...saidOf(there, content, names), placeName(there, content)];
    const others = view.players
      .filter((other) => other.at === there.place && other.seat !== seat)
      .map((other) => playerName(names, other.seat));
    const who = others.length > 0 ? [`where ${joinWithAnd(others)} ${others.length > 1 ? 'are' : 'is'}`] : [];
    const does = there.thing === null || there.level === 0 ? [] : arrivalText(there.thing, there.level, content).map(speak);
    const words = [`${capitalize(first ?? 'A place')} in the ${side}: walk there`, ...more, ...who].join(', ');
    return line('Walk', [words, ...does].join('. '), { part: side });
  },
  lay: ({ side, tile, turn }, _view, _names, content) => {
    const onward = sidesIn(rotatedPaths(cardOf(content.tiles, tile).open, turn)).filter((way) => way !== oppositeOf(side));
    const opens = onward.length > 0 ? `it opens ${joinWithAnd(onward)}` : 'a dead end';
    return line('Lay', `Lay the ${tileName(content, tile)} to the ${side}: ${opens}`, { part: side, rank: -onward.length });
  },
  fight: (_command, view, _names, _content, { seat }) => {
    const level = view.places[view.players[seat]?.at ?? 0]?.level ?? 1;
    return line('Fight', `Fight a monster of level ${level}: ${NAMES_OF_LEVELS[level]}`);
  },
  attack: ({ on }, view, names) => line('Rob', `Rob ${playerName(names, on)}, ${view.players[on]?.gold ?? 0} gold on hand`),
  visit: (command, view, names, content, choice) => {
    const { at = 0 } = view.players[view.turn.seat] ?? {};
    const thing = view.places[at]?.thing ?? null;
    const words = option(view, choice, command, names, content);
    return line('Visit', thing === null ? words : `${cardOf(content.things, thing).name}: ${words}`);
  },
  rest: (_command, view, _names, _content, { seat }) => {
    const { at, gold = 0, health = 0, most = 0 } = view.players[seat] ?? {};
    if (at === 0 && gold > 0) return line('Store', `Store ${gold} gold, and rest`);
    return line('Rest', health < most ? `Rest a while: you have ${health} of ${pluralize(most, 'heart')}` : 'Rest a while');
  },
  use: ({ card }, _view, _names, content) =>
    line('Cards', `${treasureName(content, card)}: ${treasureText(card, null, content).map(speak).join(' ')}`),
  end: () => line('End', 'Enough: end my turn'),
  face: ({ card }, view, _names, content) => {
    const level = view.fight?.level ?? 1;
    return line('Fight', `${monsterOn(content, card, level).name}: fight this one`);
  },
  leave: (command, view, names, content, choice) => line('Leave it', asLine(option(view, choice, command, names, content))),
  player: ({ on }, view, names, _content, choice) =>
    line(
      'Players',
      choice.do === 'pick-player' && choice.why === 'swap'
        ? `Change places with ${playerName(names, on)}, ${wayTo(view, choice.seat, view.players[on]?.at ?? 0).words}`
        : `Take gold from ${playerName(names, on)}, ${view.players[on]?.gold ?? 0} gold on hand`,
    ),
  place: ({ to }, view, _names, content, { seat }) => {
    const { words, part } = wayTo(view, seat, to);
    return line('Walk', `${placeName(view.places[to], content)}, level ${view.places[to]?.level ?? 1}: jump there, ${words}`, { part });
  },
  find: ({ thing }, _view, _names, content) => line('Lay', `The next new tile: ${findCalled(content, thing)}`),
  tile: ({ tile }, _view, _names, content) =>
    line('Lay', `The ${tileName(content, tile)}: paths ${joinWithAnd(sidesIn(cardOf(content.tiles, tile).open))}`),
};
const lineOf = dispatchIfAny(LINES);

/** A legal command as a line of the list. What has no words of its own has those of its button. */
export const listed = (view: View, choice: Choice, command: AnyCommand, names: Names, content: Content): ListedAnswer =>
  lineOf(command, view, names, content, choice) ?? line('Players', asLine(option(view, choice, command, names, content)));
