import { asLine, type ListedAnswer } from '../../../engine/shared/answer-list.ts';
import type { Compass } from '../../../engine/shared/directions.ts';
import { dispatchIfAny, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { capitalize, playerName, pluralize } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import { isLeftToDie } from '../rules/asked-trials.ts';
import { priceOf } from '../rules/store.ts';
import { E_MARK, STAIRS, STORE_MARK } from '../rules/tiles.ts';
import type { AnyCommand, Choice, View } from '../state/tasks.ts';
import { cardName, type Names, sourceName, useName } from './names.ts';
import { lightsFrom, markAt, roomWay, spotOf, tileName, wayTo } from './places.ts';
import { option } from './prompts.ts';
import { shopCosts } from './shopkeeper.ts';

/** The list "What can I do?": what comes of each answer, the useful word first. */

export const PURPOSES = ['Fight', 'Light', 'Find', 'Do', 'Walk', 'Cards', 'Share', 'Choose', 'End'] as const;
type Purpose = (typeof PURPOSES)[number];
const line = (purpose: Purpose, words: string, more: Omit<ListedAnswer, 'purpose' | 'words'> = {}): ListedAnswer => ({
  purpose,
  words,
  ...more,
});

/** "Snowman 1, 2 steps south, 3 of 4 hearts". */
function foe(view: View, number: number, content: Content, seat: number): { readonly words: string; readonly part: string } {
  const found = view.monsters.find((one) => one.number === number);
  if (!found) return { words: 'Somebody', part: '' };
  const { words, part } = wayTo(view, seat, found.at);
  const name = found.unseen ? 'Something unseen' : `${cardOf(content.monsters, found.monster).name} ${number}`;
  return { words: `${name}, ${words}${found.unseen ? '' : `, ${found.hp} of ${pluralize(found.most, 'heart')}`}`, part };
}

/** The monsters that stand beside a square. */
function foesBeside(view: View, square: number, content: Content): string {
  const here = spotOf(view, square);
  const beside = view.monsters.filter(({ at, unseen }) => {
    const there = spotOf(view, at);
    return !unseen && Math.abs(there.x - here.x) + Math.abs(there.y - here.y) === 1;
  });
  return beside.map((one) => `, beside ${cardOf(content.monsters, one.monster).name} ${one.number}`).join('');
}

/** What one finds on a square; null where there is nothing. */
function findOn(view: View, content: Content, square: number): string | null {
  const loot = view.loot.find(({ at }) => at === square);
  const thing = view.quest?.things.find(({ at }) => at === square);
  const mark = markAt(view, content, square);
  if (thing) return capitalize(content.quests[view.quest?.id ?? '']?.things.find(({ id }) => id === thing.thing)?.called ?? 'A thing');
  if (loot) return loot.shield ? 'A fallen hero’s things' : 'Loot';
  if (mark === E_MARK && !view.spent.includes(square)) return 'An encounter mark';
  if (mark === STAIRS) return 'The stairs';
  return mark === STORE_MARK ? 'The store' : null;
}

function walkTo(view: View, content: Content, seat: number, to: number): ListedAnswer {
  const { words, part } = wayTo(view, seat, to);
  const from = view.heroes[seat]?.at ?? to;
  const name = tileName(view, content, to);
  const place = name !== null && name !== tileName(view, content, from) ? `, in ${name}` : '';
  const near = foesBeside(view, to, content);
  const lit = lightsFrom(view, content, to);
  if (lit !== null) return line('Light', `Light the dark room in the ${lit}: ${words}${near}${place}`, { part: lit });
  const found = findOn(view, content, to);
  if (found !== null) return line('Find', `${found}, ${words}: walk there${near}${place}`, { part });
  return line('Walk', `${capitalize(words)}: walk there${near}${place}`, { part, rank: near === '' ? 1 : 0 });
}

/** The side of the hero on which a door is. */
function doorSide(view: View, seat: number, door: number): Compass {
  const a = Math.floor(door / 2);
  const mine = view.heroes[seat]?.at === a;
  if (door % 2 === 1) return mine ? 'south' : 'north';
  return mine ? 'east' : 'west';
}

const LINES: Partial<HandlerTable<AnyCommand, [View, Names, Content, Choice], ListedAnswer>> = {
  walk: ({ to }, view, _names, content, { seat }) => walkTo(view, content, seat, to),
  attack: ({ source, number }, view, _names, content, { seat }) => {
    const { words, part } = foe(view, number, content, seat);
    const preview = view.previews.find((one) => one.source === source && one.number === number);
    const takes = preview ? ` takes ${preview.damage}${preview.dodgesOn === null ? '' : `, unless it dodges on ${preview.dodgesOn}`}` : '';
    return line('Fight', `Fight ${words}: ${sourceName(source, content)}${takes}`, { part, rank: -(preview?.damage ?? 0) });
  },
  'use-on-monster': ({ source, number }, view, _names, content, { seat }) => {
    const { words, part } = foe(view, number, content, seat);
    return line('Fight', `${words}: use ${useName(source, content)} on it`, { part, rank: 1 });
  },
  use: ({ source }, _view, _names, content) => line('Cards', `${useName(source, content)}: use it now`),
  'use-on-hero': ({ source, hero }, view, names, content) =>
    line('Cards', `${playerName(names, hero)}, ${pluralize(view.heroes[hero]?.hp ?? 0, 'heart')}: use ${useName(source, content)}`),
  open: ({ door }, view, _names, _content, { seat }) => line('Do', `Door in the ${doorSide(view, seat, door)}: open it`),
  unlock: ({ door, source }, view, _names, content, { seat }) =>
    line('Do', `Locked door in the ${doorSide(view, seat, door)}: try ${useName(source, content)}`),
  give: ({ card, to }, _view, names, content) => line('Share', `${cardName(card, content)}: give it to ${playerName(names, to)}`),
  'give-gold': ({ to }, _view, names) => line('Share', `Gold: give some to ${playerName(names, to)}`),
  trade: ({ to }, _view, names) => line('Share', `A swap with ${playerName(names, to)}: one card for another`),
  loot: () => line('Do', 'Loot here: pick it up'),
  shop: (_command, view, _names, content, { seat }) => line('Do', `The shop: step in. ${shopCosts(view, seat, false, content)}`),
  peer: () => line('Do', 'The unseen: look for them'),
  answer: ({ number }, view, _names, content, { seat }) => {
    const { words, part } = foe(view, number, content, seat);
    const kind = view.monsters.find((one) => one.number === number)?.monster ?? '';
    const asks = content.monsters[kind]?.asks;
    return asks && isLeftToDie(view, seat, asks.kind)
      ? line('Fight', `Luck with ${words}: a die decides`, { part, rank: 1 })
      : line('Fight', `Answer ${words}: it asks you something`, { part, rank: 1 });
  },
  say: ({ door }, view, _names, _content, { seat }) =>
    line(
      'Do',
      `Locked door in the ${doorSide(view, seat, door)}: ${isLeftToDie(view, seat, 'twister') ? 'a die decides' : 'say its tongue twister'}`,
    ),
  'help-up': ({ hero }, _view, names) => line('Do', `${playerName(names, hero)}, who has fallen: help them up`),
  'use-feature': (command, view, names, content, choice) => line('Do', `In this room: ${option(view, choice, command, names, content)}`),
  end: () => line('End', 'Enough: end my turn'),
  mark: ({ at }, view, _names, _content, { seat }) => {
    const { words, part } = wayTo(view, seat, at);
    return line('Choose', `The corner ${words}: look in there`, { part });
  },
  hand: ({ to }, _view, names) => line('Choose', `${playerName(names, to)}: hand it over`),
  leave: (_command, _view, _names, _content, choice) =>
    line('End', choice.do === 'shop' ? 'Out: I have all I want' : 'The floor: it stays there'),
  buy: ({ card }, _view, _names, content) => line('Choose', `${cardName(card, content)}, ${priceOf(card, content)} gold: buy it`),
  amount: ({ gold }) => line('Choose', `Give ${gold} gold`),
  back: () => line('End', 'Back: do something else'),
  offer: ({ give, take }, _view, _names, content) =>
    line('Choose', `${cardName(take, content)}: ask for it, and offer ${cardName(give, content)}`, { part: cardName(take, content) }),
  tile: ({ slot }, view, _names, _content, { seat }) => {
    const { words, part } = roomWay(view, seat, slot);
    return line('Choose', `The dark room ${words}: light it up`, { part });
  },
  drop: ({ card }, _view, _names, content) => line('Choose', `${cardName(card, content)}: drop it here`),
};
const lineOf = dispatchIfAny(LINES);

/** A legal command as a line of the list. What has no words of its own has those of its button. */
export const listed = (view: View, choice: Choice, command: AnyCommand, names: Names, content: Content): ListedAnswer =>
  lineOf(command, view, names, content, choice) ?? line('Choose', asLine(option(view, choice, command, names, content)));
