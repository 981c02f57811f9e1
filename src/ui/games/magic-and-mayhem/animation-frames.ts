import { dispatchOnIfAny, type TargetHandlerTable } from '../../../engine/shared/handlers.ts';
import type { Content } from '../../../games/magic-and-mayhem/content/content.ts';
import { cardOf } from '../../../games/magic-and-mayhem/content/content.ts';
import { mostHearts } from '../../../games/magic-and-mayhem/rules/monster-phases.ts';
import { SIZE } from '../../../games/magic-and-mayhem/rules/tiles.ts';
import type { Figure } from '../../../games/magic-and-mayhem/state/events.ts';
import type { Event, Mayhem, View } from '../../../games/magic-and-mayhem/state/tasks.ts';
import { isOut } from '../../../games/magic-and-mayhem/text/goal.ts';
import { sourceName, useName } from '../../../games/magic-and-mayhem/text/names.ts';
import type { Mark } from '../../parts/board/Flourish.tsx';
import type { AnimationFrame } from '../../table/stage/animation-frames.ts';
import { figureKey } from './board/figures.ts';

/** What happened, as pictures: each event changes the view that was shown before it a little. The last picture is the view itself, and is not made here. */

const STEP = 160;
const BEAT = 420;
/** Camera and light go to somebody before they act. */
const LOOK = 300;
const DEED = 640;
const HIT = 620;
/** The same for a hero: whoever is hit should see it from across the table. */
const HIT_ON_HERO = 900;
/** Time to look at a moment, and to read a card at arm's length; a tap ends it. */
const GIFT = 1100;
const LAST_HEART = 1100;
const MOMENT = 1500;
/** A scene is over in two seconds. */
const SCENE = 1900;
const CARD = 3400;
/** Time to see a room and to read its sentence. */
const ROOM = 3000;
/** A monster card says who comes, and what they can do. */
const DANGER = 4600;
/** A boss has more to say. */
const BOSS = 6000;

type Shot = AnimationFrame<Mayhem>;
type Film = {
  view: View;
  readonly after: View;
  readonly shots: Shot[];
  readonly content: Content;
  who: number | string;
  event: Event | null;
  /** The square that was looked at last. */
  seen: number | null;
  /** Who has dealt the last blow, from where. */
  blow: NonNullable<Mark['by']> | null;
  /** The last turn has just begun. */
  begins: boolean;
};

const hero = (view: View, seat: number, change: Partial<View['heroes'][number]>): View => ({
  ...view,
  heroes: view.heroes.map((one) => (one.seat === seat ? { ...one, ...change } : one)),
});
const monster = (view: View, number: number, change: Partial<View['monsters'][number]>): View => ({
  ...view,
  monsters: view.monsters.map((one) => (one.number === number ? { ...one, ...change } : one)),
});
const squareOf = (view: View, who: Figure): number | null =>
  ('hero' in who ? view.heroes[who.hero]?.at : view.monsters.find((one) => one.number === who.number)?.at) ?? null;

/** So far, in squares, the camera need not go anywhere. */
const NEAR = 3;

function shoot(film: Film, milliseconds: number, more: Omit<Shot, 'view' | 'milliseconds'> = {}): void {
  const { view, who, event, begins } = film;
  film.shots.push({ view, milliseconds, who, turn: view.turn.seat, ...(event && { event }), ...(begins && { begins }), ...more });
  film.begins = false;
  if (more.focus !== undefined) film.seen = more.focus;
}
/** Looks at a square before something happens there, unless it is in sight anyway. */
function look(film: Film, square: number): void {
  const width = film.view.board.wide * SIZE;
  const { seen } = film;
  const far =
    seen === null || Math.max(Math.abs((seen % width) - (square % width)), Math.abs(Math.floor(seen / width) - Math.floor(square / width)));
  if (far === true || far > NEAR) shoot(film, LOOK, { focus: square, flourish: { kind: 'look', square, text: '' } });
}
function at(film: Film, who: Figure, mark: Omit<Mark, 'square' | 'figure'>, noise: Shot['noise'], milliseconds = BEAT): void {
  const square = squareOf(film.view, who);
  if (square === null) return;
  look(film, square);
  shoot(film, milliseconds, { flourish: { square, figure: figureKey(who), ...mark }, focus: square, ...(noise ? { noise } : {}) });
}
/** What somebody does, and to whom, called out before it works. */
function deed(film: Film, who: Figure, name: string, on: Figure | null): void {
  const to = on && squareOf(film.view, on);
  const square = squareOf(film.view, who);
  film.blow = square === null ? null : { square, figure: figureKey(who) };
  const text = /[!?]$/.test(name) ? name : `${name}!`;
  at(film, who, { kind: 'deed', text, ...(to === null ? {} : { to }) }, undefined, DEED);
}
function march(film: Film, path: readonly number[], move: (view: View, to: number) => View): void {
  const [first] = path;
  if (first !== undefined) look(film, first);
  film.blow = null;
  for (const square of path) {
    film.view = move(film.view, square);
    shoot(film, STEP, { focus: square, noise: 'step' });
  }
}
/** Somebody loses hearts: a mark as large as the harm. A hero's last heart is a moment of its own. */
function hit(film: Film, who: Figure, amount: number, left: number): void {
  const most = ('hero' in who ? film.view.heroes[who.hero] : film.view.monsters.find(({ number }) => number === who.number))?.most ?? 1;
  film.view = withHp(film.view, who, left);
  const by = film.blow ? { by: film.blow } : {};
  at(film, who, { kind: 'hurt', text: `−${amount}`, harm: { amount, left, most }, ...by }, 'hit', 'hero' in who ? HIT_ON_HERO : HIT);
  if ('hero' in who && left === 1 && amount > 0) shoot(film, LAST_HEART, { noise: 'hit' });
}
const withHp = (view: View, who: Figure, hp: number): View =>
  'hero' in who ? hero(view, who.hero, { hp }) : monster(view, who.number, { hp });

const ROWS: Partial<TargetHandlerTable<Film, Event, [], void>> = {
  'turn-began': (film, { seat }) => {
    film.view = { ...film.view, turn: { ...film.view.turn, seat } };
  },
  walked: (film, { seat, path }) => {
    const before = isOut(film.view, seat);
    march(film, path, (view, square) => hero(view, seat, { at: square }));
    if (!before && isOut(film.view, seat)) at(film, { hero: seat }, { kind: 'deed', text: 'You are out!' }, 'gold', MOMENT);
  },
  'monster-walked': (film, { number, path }) => march(film, path, (view, square) => monster(view, number, { at: square })),
  ran: (film, { number, path }) => march(film, path, (view, square) => monster(view, number, { at: square })),
  flipped: (film, { slot }) => {
    const square = middleOf(film.view, slot);
    shoot(film, BEAT, { focus: square, noise: 'flip', flourish: { kind: 'look', square, text: '' } });
    shoot(film, ROOM, { focus: square });
  },
  'danger-drawn': (film, { card }) => shoot(film, DANGER, { card, noise: 'card' }),
  'treasure-drawn': (film, { card }) => {
    shoot(film, MOMENT, { noise: 'bank' });
    shoot(film, CARD, { card, noise: 'card' });
  },
  'left-behind': (film) => shoot(film, MOMENT, { noise: 'poof' }),
  'boss-came': (film, event) => {
    spawn(film, event);
    shoot(film, SCENE, { noise: 'hit', focus: event.at });
    shoot(film, BOSS, { card: event.monster, noise: 'card', focus: event.at });
  },
  spawned: (film, event) => {
    spawn(film, event);
    shoot(film, 260, { flourish: { kind: 'spawned', square: event.at, text: '' }, focus: event.at });
  },
  attacked: (film, { by, source, on, phase }) => deed(film, by, sourceName(source, film.content, phase), on),
  used: (film, { seat, source, on }) => deed(film, { hero: seat }, useName(source, film.content), on),
  'feature-used': (film, { seat, tile }) => deed(film, { hero: seat }, cardOf(film.content.tiles, tile).feature?.name ?? '', null),
  hurt: (film, { who, amount, left }) => hit(film, who, amount, left),
  unhurt: (film, { who }) => at(film, who, { kind: 'state', text: 'Ha!' }, undefined),
  shrugged: (film, who) => at(film, who, { kind: 'state', text: 'Ha!' }, undefined),
  woke: (film, who) => at(film, who, { kind: 'state', text: '!' }, undefined),
  stole: (film, { seat }) => at(film, { hero: seat }, { kind: 'gold', text: 'Hey!' }, undefined),
  changed: (film) => shoot(film, BOSS, { noise: 'hit' }),
  dodged: (film, { who }) => at(film, who, { kind: 'dodged', text: 'Missed!' }, undefined),
  healed: (film, { who, amount, now }) => {
    film.view = withHp(film.view, who, now);
    at(film, who, { kind: 'healed', text: `+${amount}` }, 'heal');
  },
  afflicted: (film, { who }) => at(film, who, { kind: 'state', text: '!' }, undefined),
  slain: (film, { number, at: square }) => {
    shoot(film, 360, { flourish: { kind: 'slain', square, text: 'Poof!' }, focus: square, noise: 'poof' });
    const { boss } = film.view.monsters.find((one) => one.number === number) ?? { boss: false };
    film.view = { ...film.view, monsters: film.view.monsters.filter((one) => one.number !== number) };
    // or the table would be told to look for the boss while it falls
    if (boss)
      film.view = { ...film.view, sides: film.view.sides.map((side, i) => ({ ...side, bosses: film.after.sides[i]?.bosses ?? 0 })) };
  },
  answered: (film, { good, riddle }) => shoot(film, riddle === undefined ? MOMENT : SCENE, { noise: good ? 'bank' : 'poof' }),
  'boss-beaten': (film) => shoot(film, SCENE, { noise: 'bank' }),
  'lost-turn': (film, { seat }) => shoot(film, SCENE, { noise: 'poof', focus: film.view.heroes[seat]?.at ?? 0 }),
  fell: (film, { seat, at: square }) => {
    shoot(film, SCENE, { noise: 'poof', focus: square });
    film.view = hero(film.view, seat, { at: null, fallen: true, hp: 0 });
  },
  'got-up': (film, { seat }) => {
    shoot(film, MOMENT, { noise: 'heal' });
    film.view = hero(film.view, seat, { hp: 1 });
    at(film, { hero: seat }, { kind: 'healed', text: '+1' }, undefined);
  },
  'dungeon-woke': (film) => shoot(film, SCENE, { noise: 'hit' }),
  tidied: (film, { slots }) => {
    const [first] = slots;
    if (first !== undefined) shoot(film, BEAT, { focus: middleOf(film.view, first), noise: 'flip' });
    const { board } = film.view;
    film.view = { ...film.view, board: { ...board, slots: board.slots.map((slot, i) => (slots.includes(i) ? null : slot)) } };
  },
  'rolled-up': (film, { seat }) => {
    shoot(film, SCENE, { noise: 'poof' });
    film.view = hero(film.view, seat, { at: null, fallen: true, hp: 0 });
  },
  fetched: (film, { friend, at: square }) => {
    shoot(film, MOMENT, { noise: 'heal', focus: square });
    film.view = hero(film.view, friend, { at: square, fallen: false, lies: null });
    at(film, { hero: friend }, { kind: 'spawned', text: '' }, undefined);
  },
  'helped-up': (film, { friend, at: square }) => {
    shoot(film, MOMENT, { noise: 'heal', focus: square });
    film.view = hero(film.view, friend, { at: square, fallen: false, lies: null });
    at(film, { hero: friend }, { kind: 'spawned', text: '' }, undefined);
  },
  shouted: (film, { hero: seat, steps }) => at(film, { hero: seat }, { kind: 'state', text: steps > 0 ? 'Run!' : 'Whoops!' }, undefined),
  'came-back': (film, { seat, at: square }) => {
    shoot(film, MOMENT, { noise: 'heal', focus: square });
    film.view = hero(film.view, seat, { at: square, fallen: false });
    at(film, { hero: seat }, { kind: 'spawned', text: '' }, undefined);
  },
  gave: (film) => shoot(film, GIFT, { noise: 'card' }),
  'gave-gold': (film) => shoot(film, GIFT, { noise: 'gold' }),
  traded: (film) => shoot(film, GIFT, { noise: 'card' }),
  'refused-trade': (film) => shoot(film, GIFT, { noise: 'poof' }),
  whisked: (film, { seat, to }) => {
    film.view = hero(film.view, seat, { at: to });
    shoot(film, BEAT, { focus: to });
  },
  'gold-found': (film, { seat, amount }) => at(film, { hero: seat }, { kind: 'gold', text: `+${amount}` }, 'gold', 320),
  'thing-taken': (film) => shoot(film, MOMENT, { noise: 'gold' }),
  'gold-lost': (film, { seat, amount }) => at(film, { hero: seat }, { kind: 'gold', text: `−${amount}` }, undefined, 320),
  escaped: (film, { side }) => {
    shoot(film, SCENE, { noise: 'gold' });
    film.view = { ...film.view, heroes: film.view.heroes.map((one) => (one.side === side ? { ...one, at: null } : one)) };
  },
  turned: (film, { number, facing }) => {
    film.view = monster(film.view, number, { facing: facing as 0 | 1 | 2 | 3 });
    shoot(film, 240);
  },
};
const picture = dispatchOnIfAny(ROWS);

function spawn(
  film: Film,
  { number, monster: id, at: square }: { readonly number: number; readonly monster: string; readonly at: number },
): void {
  const sheet = cardOf(film.content.monsters, id);
  const { boss, invisible, behaves } = sheet;
  const hp = mostHearts(film.view, sheet);
  const asleep = behaves.some((one) => one.do === 'sleeps');
  const still = { facing: 2 as const, lasting: [], asleep, gold: 0, cards: [], unseen: invisible };
  const token = { number, monster: id, at: square, hp, most: hp, boss, ...still };
  film.view = { ...film.view, monsters: [...film.view.monsters, token] };
}
function middleOf(view: View, slot: number): number {
  const { wide } = view.board;
  return (Math.floor(slot / wide) * SIZE + 3) * wide * SIZE + (slot % wide) * SIZE + 3;
}

/** A flip is shown with the tile that came up, which only the view after it knows; so the board of `after` is taken from there on. */
export function frames(before: View, events: readonly Event[], after: View, content: Content): readonly Shot[] {
  const seen = before.heroes[before.turn.seat]?.at ?? null;
  const film: Film = { view: before, after, shots: [], content, who: before.turn.seat, event: null, seen, blow: null, begins: false };
  const begun = events.filter((event) => event.do === 'turn-began').at(-1);
  for (const event of events) {
    film.event = event;
    film.who = doer(film, event);
    if (event.do === 'flipped') film.view = { ...film.view, board: { ...film.view.board, slots: withSlot(film.view, after, event.slot) } };
    picture(film, event);
    if (event === begun) film.begins = !begun.fallen;
  }
  return film.shots;
}
/** Whose doing an event is; what follows from it is theirs too. */
function doer(film: Film, event: Event): number | string {
  switch (event.do) {
    case 'turn-began':
      return event.seat;
    case 'monster-walked':
    case 'ran':
    case 'woke':
    case 'changed':
      return cardOf(film.content.monsters, event.monster).name;
    case 'healed':
      return 'hero' in event.who ? film.who : cardOf(film.content.monsters, event.who.monster).name;
    case 'attacked':
      return 'hero' in event.by ? event.by.hero : cardOf(film.content.monsters, event.by.monster).name;
    case 'rolled':
    case 'answered':
    case 'got-up':
    case 'fell':
    case 'came-back':
    case 'danger-drawn':
    case 'treasure-drawn':
    case 'left-behind':
    case 'feature-used':
      return event.seat;
    default:
      return film.who;
  }
}

const withSlot = (view: View, after: View, slot: number): View['board']['slots'] =>
  view.board.slots.map((one, i) => (i === slot ? (after.board.slots[i] ?? one) : one));
