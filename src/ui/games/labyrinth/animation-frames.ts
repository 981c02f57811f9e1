import { isOwnCard } from '../../../engine/pack.ts';
import { dispatchOnIfAny, type TargetHandlerTable } from '../../../engine/shared/handlers.ts';
import { type Content, cardOf } from '../../../games/labyrinth/content/content.ts';
import { DRAGON } from '../../../games/labyrinth/state/constants.ts';
import type { Event, Labyrinth, View } from '../../../games/labyrinth/state/tasks.ts';
import type { HeroView, RoomView } from '../../../games/labyrinth/state/view-types.ts';
import { encounterText, itemText } from '../../../games/labyrinth/text/cards.ts';
import { failedText } from '../../../games/labyrinth/text/events.ts';
import { NAUGHTY_MARKS } from '../../../games/labyrinth/text/powers.ts';
import type { Harm } from '../../parts/board/HitMark.tsx';
import type { AnimationFrame, DiceRest } from '../../table/stage/animation-frames.ts';
import { readingTime } from '../../table/stage/reading-time.ts';

/**
 * What happened, as pictures: each event changes the view that was shown before it a little. The last picture is the view itself, and is
 * not made here. A mark stands on a hero (its seat) or on a monster (below 0: its id, counted down from −1).
 */

const BEAT = 480;
/** Whoever strikes leans back and goes for somebody, before it hits. */
const STRIKE = 520;
const HIT = 620;
/** Both are shorter where nobody is hit. */
const LUNGE = 340;
const MISS = 420;
/** What misses by so little was close. */
const CLOSE = 2;
const COINS = 800;
/** A card stays at least so long; a tap ends it sooner. */
const CARD = 5000;
const SHORT = 1000;
const MOMENT = 1700;
const SCENE = 1900;
/** Words stand there until they can have been read. */
const SAID = 2400;
/** What comes of a fall is read once the fallen sleep. */
const FALLEN = 3600;
/** The title of what the whole party should see: it is no part of a bot's turn, which would hurry it. */
const ALL = 'Look!';

/** How long a card stays: until it can have been read aloud to a child. */
function cardTime(card: string, content: Content): number {
  const room = content.encounters[card];
  const { flavour } = room ?? cardOf(content.items, card);
  return Math.max(CARD, readingTime([flavour, ...(room ? encounterText(card, content) : itemText(card, content))]));
}

type Shot = AnimationFrame<Labyrinth>;
type Film = {
  view: View;
  readonly after: View;
  readonly content: Content;
  readonly shots: Shot[];
  who: number | string;
  event: Event;
  blow: number | null;
};

function shoot(film: Film, milliseconds: number, more: Omit<Shot, 'view' | 'milliseconds'> = {}): void {
  const { view, who, event } = film;
  // the badge is that of whoever is named; beside a monster it is that of whose turn it was
  const turn = typeof who === 'number' ? who : typeof view.fight?.now === 'number' ? view.fight.now : view.torch;
  film.shots.push({ view, milliseconds, who, turn, event, ...more });
}
function mark(film: Film, square: number, kind: string, text: string, noise: Shot['noise'], milliseconds = BEAT): void {
  shoot(film, milliseconds, { flourish: { kind, square, text }, ...(noise ? { noise } : {}) });
}
/** Somebody goes for somebody. Both are told by the squares of their marks. */
function strike(film: Film, square: number, to: number, milliseconds = STRIKE): void {
  film.blow = square;
  shoot(film, milliseconds, { flourish: { kind: 'deed', square, to, text: '' } });
}
/** Somebody goes for somebody, and misses. `close`: what is said where it missed by a hair. */
function miss(film: Film, square: number, to: number, { total, ac }: { readonly total: number; readonly ac: number }, close: string): void {
  strike(film, square, to, LUNGE);
  film.blow = null;
  mark(film, to, 'miss', ac - total > CLOSE ? 'Miss!' : close, 'poof', MISS);
}
/** A mark as large as the harm, on whoever is hit; whoever dealt the blow is told by their square. */
function hit(film: Film, square: number, harm: Harm): void {
  const by = film.blow === null ? {} : { by: { square: film.blow, figure: '' } };
  film.blow = null;
  shoot(film, HIT, { flourish: { kind: 'hurt', square, text: `−${harm.amount}`, harm, ...by }, noise: 'hit' });
}
const change = (film: Film, seat: number, by: (hero: HeroView) => Partial<HeroView>): void => {
  film.view = { ...film.view, heroes: film.view.heroes.map((hero) => (hero?.seat === seat ? { ...hero, ...by(hero) } : hero)) };
};
const coins = (film: Film, seat: number, by: number): void => change(film, seat, (hero) => ({ coins: Math.max(0, hero.coins + by) }));
/** Changes the room where the party is, and the fight that shows the same monsters. */
const inRoom = (film: Film, by: (room: RoomView) => Partial<RoomView>): void => {
  const { at } = film.view;
  const rooms = film.view.rooms.map((room) => (room.room === at ? { ...room, ...by(room) } : room));
  const foes = rooms.find(({ room }) => room === at)?.foes ?? [];
  film.view = { ...film.view, rooms, fight: film.view.fight && { ...film.view.fight, foes } };
};
const fight = (film: Film, by: Partial<NonNullable<View['fight']>>): void => {
  film.view = { ...film.view, fight: film.view.fight && { ...film.view.fight, ...by } };
};
/** Monsters come into the room, or one goes. */
function come(film: Film, ids: readonly number[]): void {
  const foes = film.after.rooms.flatMap((room) => room.foes).filter(({ id }) => ids.includes(id));
  inRoom(film, (room) => ({ foes: [...room.foes, ...foes] }));
  // those of a family's own shout as they come (LA-53)
  const shows = foes.some(({ kind }) => kind === DRAGON || (film.event.do === 'came' && isOwnCard(kind)));
  shoot(film, shows ? SCENE : BEAT, { noise: 'poof' });
}
const go = (film: Film, foe: number): void => inRoom(film, (room) => ({ foes: room.foes.filter(({ id }) => id !== foe) }));

const gained = (film: Film, { seat, coins: many }: { readonly seat: number; readonly coins: number }): void => {
  if (many <= 0) return;
  coins(film, seat, many);
  mark(film, seat, 'gold', `+${many}`, 'gold', COINS);
};
const paid = (film: Film, { seat, coins: many }: { readonly seat: number; readonly coins: number }): void => {
  coins(film, seat, -many);
  mark(film, seat, 'gold', `−${many}`, 'gold', COINS);
};
const found = (film: Film, { seat, card }: { readonly seat: number; readonly card: string }): void => {
  change(film, seat, (hero) => ({ pack: [...hero.pack, card] }));
  // what is cursed is shown once: as it sticks
  if (film.content.items[card]?.kind !== 'cursed') shoot(film, cardTime(card, film.content), { card, noise: 'card', who: ALL });
};

/** Everybody is back in a room. */
function runBack(film: Film, { room }: { readonly room: number }): void {
  film.view = { ...film.view, at: room, fight: null };
  shoot(film, SHORT, { noise: 'step' });
}

const ROWS: Partial<TargetHandlerTable<Film, Event, [], void>> = {
  'character-made': (film, { seat }) => {
    const heroes = film.view.heroes.map((hero, at) => (at === seat ? (film.after.heroes[at] ?? hero) : hero));
    film.view = { ...film.view, heroes };
    shoot(film, SAID, { noise: 'won' });
  },
  'came-home': (film) => {
    film.view = { ...film.view, at: null, rooms: [], fight: null };
    shoot(film, MOMENT, { noise: 'bell' });
  },
  bought: (film, event) => {
    // whoever buys a card has read it
    change(film, event.seat, (hero) => ({ pack: [...hero.pack, event.card] }));
    paid(film, event);
  },
  sold: (film, event) => {
    change(film, event.seat, (hero) => ({ pack: without(hero.pack, event.card) }));
    gained(film, event);
  },
  'curse-lifted': (film, event) => {
    change(film, event.seat, (hero) => ({ curses: without(hero.curses, event.card) }));
    paid(film, event);
  },
  staked: paid,
  gambled: (film, event) => (event.coins > 0 ? gained(film, event) : shoot(film, BEAT, { noise: 'poof' })),
  'floor-entered': (film, { floor }) => {
    film.view = { ...film.after, fight: null, floor };
    shoot(film, MOMENT, { noise: 'flip' });
  },
  'room-entered': (film, { room, card }) => {
    const there = film.after.rooms[room];
    const bare = there && { ...there, foes: [], card };
    film.view = {
      ...film.view,
      at: room,
      torch: film.after.torch,
      rooms: bare ? [...film.after.rooms.filter((one) => one.room < room), bare] : film.after.rooms,
    };
    shoot(film, BEAT, { noise: 'flip' });
    if (card !== null) shoot(film, cardTime(card, film.content), { card, noise: 'card', who: ALL });
  },
  'went-back': (film, { room }) => {
    film.view = { ...film.view, at: room };
    shoot(film, BEAT, { noise: 'step' });
  },
  came: (film, { foes }) => come(film, foes),
  'stairs-found': (film) => {
    inRoom(film, () => ({ stairs: true }));
    shoot(film, MOMENT, { noise: 'bell', who: ALL });
  },
  'chest-opened': (film, { trapped }) => shoot(film, SHORT, { noise: trapped ? 'hit' : 'flip' }),
  'coins-gained': gained,
  'coins-lost': paid,
  paid,
  hurt: (film, { seat, amount, left }) => {
    // whoever has none left is still up while the blow is shown: the scene of their fall comes next
    change(film, seat, () => ({ hp: left }));
    hit(film, seat, { amount, left, most: film.view.heroes[seat]?.most ?? amount });
  },
  healed: (film, { seat, amount, now }) => {
    change(film, seat, () => ({ hp: now }));
    if (amount > 0) mark(film, seat, 'healed', `+${amount}`, 'heal');
  },
  died: (film, { seat }) => {
    change(film, seat, () => ({ hp: 0, alive: false, coins: 0, pack: [], equipped: [], curses: [] }));
    shoot(film, FALLEN, { noise: 'faint' });
  },
  'item-found': found,
  cursed: (film, { seat, card }) => {
    change(film, seat, (hero) => ({ curses: [...hero.curses, card], pack: without(hero.pack, card) }));
    shoot(film, cardTime(card, film.content), { card, noise: 'poof' });
  },
  equipped: (film, { seat }) => mark(film, seat, 'state', 'On!', 'card', 320),
  'gave-coins': (film, { seat, to, coins: many }) => {
    coins(film, seat, -many);
    coins(film, to, many);
    shoot(film, COINS, { noise: 'gold' });
  },
  'medic-rolled': (film, { kept }) => shoot(film, BEAT, { noise: kept ? 'heal' : 'poof' }),
  'fight-began': (film) => {
    film.view = {
      ...film.view,
      fight: film.after.fight ? { ...film.after.fight, foes: film.view.rooms[film.view.at ?? 0]?.foes ?? [] } : null,
    };
    shoot(film, BEAT, { noise: 'bell' });
  },
  'round-began': (film, { round }) => fight(film, { round, acted: [], order: film.after.fight?.order ?? film.view.fight?.order ?? [] }),
  'fight-turn': (film, { seat }) => fight(film, { now: seat }),
  'monsters-turn': (film, { kind }) => {
    fight(film, { now: kind });
    film.who = cardOf(film.content.monsters, kind).name;
    shoot(film, BEAT);
  },
  attacked: (film, event) => {
    // a hit strikes when its damage is known
    if (!event.hit) miss(film, event.seat, -1 - event.foe, event, 'So close!');
  },
  'foe-hurt': (film, { seat, foe, amount, left }) => {
    strike(film, seat, -1 - foe);
    const most = film.view.fight?.foes.find(({ id }) => id === foe)?.most ?? amount;
    inRoom(film, (room) => ({ foes: room.foes.map((one) => (one.id === foe ? { ...one, hp: left } : one)) }));
    hit(film, -1 - foe, { amount, left, most });
  },
  'foe-beaten': (film, { foe, how }) => {
    if (how === 'bluffed') shoot(film, SAID, { noise: 'poof' });
    else mark(film, -1 - foe, 'slain', 'Bonk!', 'poof');
    go(film, foe);
  },
  struck: (film, event) => {
    const [by, on] = [-1 - event.foe, event.seat];
    if (event.hit) strike(film, by, on);
    else miss(film, by, on, event, 'Phew!');
  },
  naughty: (film, { power, foes }) => {
    const there = film.view.fight?.foes.map(({ id }) => id) ?? [];
    const fresh = foes.filter((foe) => !there.includes(foe));
    if (fresh.length > 0) come(film, fresh);
    mark(film, -1 - (foes[0] ?? 0), 'state', NAUGHTY_MARKS[power], power === 'munches' ? 'flip' : 'poof');
    if (power === 'runs') for (const foe of foes) go(film, foe);
  },
  burned: (film, { seat }) => mark(film, seat, 'state', 'Hot!', 'hit', 320),
  fled: runBack,
  slipped: runBack,
  talked: (film) => {
    inRoom(film, () => ({ foes: [] }));
    shoot(film, MOMENT, { noise: 'poof' });
  },
  surprised: (film) => shoot(film, SHORT, { noise: 'bell' }),
  ducked: (film, { seat }) => mark(film, seat, 'state', 'Duck!', 'step', 320),
  'fight-won': (film) => shoot(film, SHORT, { noise: 'won' }),
  'dragon-near': (film) => shoot(film, MOMENT, { noise: 'bell', who: ALL }),
  'dragon-waits': (film) => shoot(film, SCENE, { noise: 'bell' }),
  'dragon-slain': (film) => shoot(film, SCENE, { noise: 'won' }),
  'party-lost': (film) => shoot(film, MOMENT, { noise: 'lost' }),
  'campaign-won': (film) => shoot(film, MOMENT, { noise: 'won' }),
  'errand-near': (film) => shoot(film, MOMENT, { noise: 'bell', who: ALL }),
  'errand-done': (film) => shoot(film, SCENE, { noise: 'won' }),
  'errand-failed': (film, { errand }) =>
    shoot(film, readingTime([failedText(cardOf(film.content.errands, errand).called)]), { noise: 'lost', who: ALL }),
  'errand-thanked': (film) => {
    film.view = { ...film.view, done: film.after.done, errand: null };
    shoot(film, SCENE, { noise: 'won' });
  },
  'dm-added': (film, { foe }) => come(film, [foe]),
  'dm-removed': (film, { foe }) => {
    go(film, foe);
    shoot(film, BEAT, { noise: 'poof' });
  },
  // behind a door it comes near at once, and that is shown
  'dm-errand': (film, { where }) => where === 'gate' && shoot(film, SAID, { noise: 'bell', who: ALL }),
  'dm-coins': (film, { seat, by }) => {
    coins(film, seat, by);
    mark(film, seat, 'gold', by < 0 ? `−${-by}` : `+${by}`, 'gold', COINS);
  },
  'dm-said': (film) => shoot(film, SAID, { noise: 'bell', who: ALL }),
  'dm-line': (film, { line }) => shoot(film, readingTime([line]), { noise: 'bell', who: ALL }),
};
const picture = dispatchOnIfAny(ROWS);

function without(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** The monster that deals a blow in its turn; null where somebody else does something. The one who is hit has not the torch. */
function doerOf({ view, content }: Film, event: Event): string | null {
  if (event.do === 'struck') return cardOf(content.monsters, event.kind).name;
  const now = view.fight?.now;
  return event.do === 'hurt' && typeof now === 'string' ? cardOf(content.monsters, now).name : null;
}

export function frames(before: View, events: readonly Event[], after: View, content: Content): readonly Shot[] {
  const [first] = events;
  if (!first) return [];
  const film: Film = { view: before, after, content, shots: [], who: before.torch, event: first, blow: null };
  for (const event of events) {
    film.event = event;
    if ('seat' in event) film.who = doerOf(film, event) ?? event.seat;
    picture(film, event);
  }
  return film.shots;
}

/** Dice with which nobody was hit need not be read; who is how quick in a fight is a name and a die each. */
export function diceRest(events: readonly Event[]): DiceRest | null {
  if (events.some((event) => event.do === 'order-rolled')) return 'long';
  const hits = events.flatMap((event) => (event.do === 'attacked' || event.do === 'struck' ? event.hit : []));
  return hits.length > 0 && !hits.includes(true) ? 'seen' : null;
}
