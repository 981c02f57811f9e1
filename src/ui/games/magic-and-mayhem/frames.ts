import { onTagIfAny, type RowsOn } from '../../../engine/kit/rows.ts';
import type { Content } from '../../../games/magic-and-mayhem/content.ts';
import { need } from '../../../games/magic-and-mayhem/content.ts';
import { sourceName, useName } from '../../../games/magic-and-mayhem/describe/names.ts';
import type { Figure } from '../../../games/magic-and-mayhem/happenings.ts';
import { mostHearts } from '../../../games/magic-and-mayhem/phases.ts';
import type { Event, Mayhem, View } from '../../../games/magic-and-mayhem/vocabulary.ts';
import type { Frame } from '../../table/frames.ts';
import { figureKey } from './board/cast.ts';

/** What happened, as pictures: each event changes the view that was shown before it a little. The last picture is the view itself, and is not made here. */

const STEP = 160;
const BEAT = 420;
const DEED = 760;
/** Time to look at a moment, and to read a card at arm's length; a tap ends it. */
const GIFT = 1100;
const MOMENT = 1500;
const TRIUMPH = 2400;
const CARD = 3400;
/** A monster card says who comes, and what they can do. */
const DANGER = 4600;
/** A boss has more to say. */
const BOSS = 6000;

type Shot = Frame<Mayhem>;
type Film = {
  view: View;
  readonly after: View;
  readonly shots: Shot[];
  readonly content: Content;
  who: number | string;
  event: Event | null;
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

function shoot(film: Film, milliseconds: number, more: Omit<Shot, 'view' | 'milliseconds'> = {}): void {
  film.shots.push({ view: film.view, milliseconds, who: film.who, ...(film.event ? { event: film.event } : {}), ...more });
}
function at(film: Film, who: Figure, kind: string, text: string, noise: Shot['noise'], milliseconds = BEAT, to?: number): void {
  const square = squareOf(film.view, who);
  const flourish = { kind, square: square ?? 0, text, figure: figureKey(who), ...(to === undefined ? {} : { to }) };
  if (square !== null) shoot(film, milliseconds, { flourish, focus: square, ...(noise ? { noise } : {}) });
}
/** What somebody does, and to whom, called out before it works. */
function deed(film: Film, who: Figure, name: string, on: Figure | null): void {
  const to = on && squareOf(film.view, on);
  at(film, who, 'deed', /[!?]$/.test(name) ? name : `${name}!`, undefined, DEED, to ?? undefined);
}
function march(film: Film, path: readonly number[], move: (view: View, to: number) => View): void {
  for (const square of path) {
    film.view = move(film.view, square);
    shoot(film, STEP, { focus: square, noise: 'step' });
  }
}
const withHp = (view: View, who: Figure, hp: number): View =>
  'hero' in who ? hero(view, who.hero, { hp }) : monster(view, who.number, { hp });

const ROWS: Partial<RowsOn<Film, Event, [], void>> = {
  'turn-began': (film, { seat }) => {
    film.view = { ...film.view, turn: { ...film.view.turn, seat } };
  },
  walked: (film, { seat, path }) => march(film, path, (view, square) => hero(view, seat, { at: square })),
  'monster-walked': (film, { number, path }) => march(film, path, (view, square) => monster(view, number, { at: square })),
  ran: (film, { number, path }) => march(film, path, (view, square) => monster(view, number, { at: square })),
  flipped: (film, { slot }) => {
    const square = middleOf(film.view, slot);
    shoot(film, BEAT, { focus: square, noise: 'flip' });
  },
  'danger-drawn': (film, { card }) => shoot(film, DANGER, { card, noise: 'card' }),
  'treasure-drawn': (film, { card }) => shoot(film, CARD, { card, noise: 'card' }),
  'boss-came': (film, event) => {
    spawn(film, event);
    shoot(film, MOMENT, { noise: 'hit', focus: event.at });
    shoot(film, BOSS, { card: event.monster, noise: 'card', focus: event.at });
  },
  spawned: (film, event) => {
    spawn(film, event);
    shoot(film, 260, { flourish: { kind: 'spawned', square: event.at, text: '' }, focus: event.at });
  },
  attacked: (film, { by, source, on, phase }) => deed(film, by, sourceName(source, film.content, phase), on),
  used: (film, { seat, source, on }) => deed(film, { hero: seat }, useName(source, film.content), on),
  hurt: (film, { who, amount, left }) => {
    film.view = withHp(film.view, who, left);
    at(film, who, 'hurt', `−${amount}`, 'hit');
  },
  unhurt: (film, { who }) => at(film, who, 'state', 'Ha!', undefined),
  shrugged: (film, who) => at(film, who, 'state', 'Ha!', undefined),
  woke: (film, who) => at(film, who, 'state', '!', undefined),
  stole: (film, { seat }) => at(film, { hero: seat }, 'gold', 'Hey!', undefined),
  changed: (film) => shoot(film, BOSS, { noise: 'hit' }),
  dodged: (film, { who }) => at(film, who, 'dodged', 'Missed!', undefined),
  healed: (film, { who, amount, now }) => {
    film.view = withHp(film.view, who, now);
    at(film, who, 'healed', `+${amount}`, 'heal');
  },
  afflicted: (film, { who }) => at(film, who, 'state', '!', undefined),
  slain: (film, { number, at: square }) => {
    shoot(film, 360, { flourish: { kind: 'slain', square, text: 'Poof!' }, focus: square, noise: 'poof' });
    const { boss } = film.view.monsters.find((one) => one.number === number) ?? { boss: false };
    film.view = { ...film.view, monsters: film.view.monsters.filter((one) => one.number !== number) };
    // or the table would be told to look for the boss while it falls
    if (boss)
      film.view = { ...film.view, sides: film.view.sides.map((side, i) => ({ ...side, bosses: film.after.sides[i]?.bosses ?? 0 })) };
  },
  answered: (film, { good, riddle }) => shoot(film, riddle === undefined ? MOMENT : TRIUMPH, { noise: good ? 'bank' : 'poof' }),
  'boss-beaten': (film) => shoot(film, TRIUMPH, { noise: 'bank' }),
  fell: (film, { seat, at: square }) => {
    shoot(film, MOMENT, { noise: 'poof', focus: square });
    film.view = hero(film.view, seat, { at: null, fallen: true, hp: 0 });
  },
  'got-up': (film, { seat }) => {
    shoot(film, MOMENT, { noise: 'heal' });
    film.view = hero(film.view, seat, { hp: 1 });
    at(film, { hero: seat }, 'healed', '+1', undefined);
  },
  'came-back': (film, { seat, at: square }) => {
    shoot(film, MOMENT, { noise: 'heal', focus: square });
    film.view = hero(film.view, seat, { at: square, fallen: false });
    at(film, { hero: seat }, 'spawned', '', undefined);
  },
  gave: (film) => shoot(film, GIFT, { noise: 'card' }),
  'gave-gold': (film) => shoot(film, GIFT, { noise: 'gold' }),
  traded: (film) => shoot(film, GIFT, { noise: 'card' }),
  'refused-trade': (film) => shoot(film, GIFT, { noise: 'poof' }),
  whisked: (film, { seat, to }) => {
    film.view = hero(film.view, seat, { at: to });
    shoot(film, BEAT, { focus: to });
  },
  'gold-found': (film, { seat, amount }) => at(film, { hero: seat }, 'gold', `+${amount}`, 'gold', 320),
  'thing-taken': (film) => shoot(film, MOMENT, { noise: 'gold' }),
  'gold-lost': (film, { seat, amount }) => at(film, { hero: seat }, 'gold', `−${amount}`, undefined, 320),
  escaped: (film, { side }) => {
    shoot(film, TRIUMPH, { noise: 'gold' });
    film.view = { ...film.view, heroes: film.view.heroes.map((one) => (one.side === side ? { ...one, at: null } : one)) };
  },
  turned: (film, { number, facing }) => {
    film.view = monster(film.view, number, { facing: facing as 0 | 1 | 2 | 3 });
    shoot(film, 240);
  },
};
const picture = onTagIfAny(ROWS);

function spawn(
  film: Film,
  { number, monster: id, at: square }: { readonly number: number; readonly monster: string; readonly at: number },
): void {
  const sheet = need(film.content.monsters, id);
  const { boss, invisible, behaves } = sheet;
  const hp = mostHearts(film.view, sheet);
  const asleep = behaves.some((one) => one.do === 'sleeps');
  const still = { facing: 2 as const, lasting: [], asleep, gold: 0, cards: [], unseen: invisible };
  const token = { number, monster: id, at: square, hp, most: hp, boss, ...still };
  film.view = { ...film.view, monsters: [...film.view.monsters, token] };
}
function middleOf(view: View, slot: number): number {
  const { wide } = view.board;
  return (Math.floor(slot / wide) * 6 + 3) * wide * 6 + (slot % wide) * 6 + 3;
}

/** A flip is shown with the tile that came up, which only the view after it knows; so the board of `after` is taken from there on. */
export function frames(before: View, events: readonly Event[], after: View, content: Content): readonly Shot[] {
  const film: Film = { view: before, after, shots: [], content, who: before.turn.seat, event: null };
  for (const event of events) {
    film.event = event;
    film.who = doer(film, event);
    if (event.do === 'flipped') film.view = { ...film.view, board: { ...film.view.board, slots: withSlot(film.view, after, event.slot) } };
    picture(film, event);
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
      return need(film.content.monsters, event.monster).name;
    case 'healed':
      return 'hero' in event.who ? film.who : need(film.content.monsters, event.who.monster).name;
    case 'attacked':
      return 'hero' in event.by ? event.by.hero : need(film.content.monsters, event.by.monster).name;
    case 'rolled':
    case 'answered':
    case 'got-up':
    case 'fell':
    case 'came-back':
    case 'danger-drawn':
    case 'treasure-drawn':
      return event.seat;
    default:
      return film.who;
  }
}

const withSlot = (view: View, after: View, slot: number): View['board']['slots'] =>
  view.board.slots.map((one, i) => (i === slot ? (after.board.slots[i] ?? one) : one));
