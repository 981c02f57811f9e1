import { dispatchOnIfAny, type TargetHandlerTable } from '../../../engine/shared/handlers.ts';
import type { Content } from '../../../games/traps-and-treasures/content/content.ts';
import type { Level } from '../../../games/traps-and-treasures/state/constants.ts';
import type { Event, Traps, View } from '../../../games/traps-and-treasures/state/tasks.ts';
import type { PlayerView } from '../../../games/traps-and-treasures/state/view-types.ts';
import { treasureText } from '../../../games/traps-and-treasures/text/cards.ts';
import { tell } from '../../../games/traps-and-treasures/text/events.ts';
import type { AnimationFrame } from '../../table/stage/animation-frames.ts';
import { readingTime } from '../../table/stage/reading-time.ts';

/** What happened, as pictures: each event changes the view that was shown before it a little. The last picture is the view itself, and is not made here. */

const STEP = 340;
const BEAT = 480;
/** A tile comes down, and dust flies up. */
const DROP = 320;
/** A monster leans back, and goes for somebody; then what it takes is seen. */
const BITE = 420;
const HIT = 900;
const COINS = 1000;
/** What gold is for, before it comes. */
const CAUSE = 400;
/** Time to look at a moment; a tap ends it. */
const MOMENT = 1900;
/** Somebody's turn is over before its time, or gold is left behind: the words for it are read. */
const OVER = 1600;
/** A card stays at least so long. */
const CARD = 3000;
/** The title of what the whole table should see: it is no part of a bot's turn, which would hurry it. */
const ALL = 'Look!';

/** How long a card stays: until it can have been read aloud to a child. */
const cardTime = (card: string, level: Level, content: Content): number => Math.max(CARD, readingTime(treasureText(card, level, content)));

type Shot = AnimationFrame<Traps>;
/**
 * `foe`: the card of the monster whose row is being carried out. `cause`: what the next gold is for. `came`: whether what happens next comes of
 * the tile to which somebody has come.
 */
type Film = {
  view: View;
  readonly after: View;
  readonly content: Content;
  readonly shots: Shot[];
  who: number;
  event: Event;
  foe: string | null;
  cause: string;
  came: boolean;
};

/** How long the sentence of an event stays: until it can have been read aloud to a child. */
const toldTime = ({ event, content }: Film): number => readingTime([tell(event, [], content) ?? '']);
/** How long something is shown that may come of a tile: then nobody has read about it before. */
function outcomeTime(film: Film, milliseconds: number): number {
  const time = film.came ? toldTime(film) : milliseconds;
  film.came = false;
  return time;
}

const player = (view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
});
const onPlace = (view: View, at: number, change: Partial<View['places'][number]>): View => ({
  ...view,
  places: view.places.map((place) => (place.place === at ? { ...place, ...change } : place)),
});
const at = (view: View, seat: number): number => view.players[seat]?.at ?? 0;

function shoot(film: Film, milliseconds: number, more: Omit<Shot, 'view' | 'milliseconds'> = {}): void {
  film.shots.push({ view: film.view, milliseconds, who: film.who, event: film.event, ...more });
}
/** A mark that rises from where somebody stands. */
function mark(film: Film, seat: number, kind: string, text: string, noise: Shot['noise'], milliseconds = BEAT): void {
  const square = at(film.view, seat);
  shoot(film, outcomeTime(film, milliseconds), { flourish: { kind, square, text }, focus: square, ...(noise ? { noise } : {}) });
}
/** Says what the gold is for that comes now: alone, and then with the gold. */
function because(film: Film, seat: number, cause: string): void {
  film.cause = `${cause} `;
  mark(film, seat, 'state', cause, 'heal', CAUSE);
}
/** A monster goes for somebody, once for each row of its card. */
function bite(film: Film, seat: number): void {
  const { foe } = film;
  film.foe = null;
  if (foe === null) return;
  const square = at(film.view, seat);
  shoot(film, BITE, { flourish: { kind: 'bite', square, figure: foe, text: '' }, focus: square });
}
const gold = (film: Film, seat: number, by: number): void => {
  film.view = player(film.view, seat, (one) => ({ gold: Math.max(0, one.gold + by) }));
};
/** More gold goes into a chest. */
function putMore(film: Film, { seat, amount }: { readonly seat: number; readonly amount: number }): void {
  film.view = player(film.view, seat, ({ stored }) => ({ stored: stored === null ? null : stored + amount }));
  shoot(film, MOMENT, { noise: 'bank' });
}

const ROWS: Partial<TargetHandlerTable<Film, Event, [], void>> = {
  tied: (film) => shoot(film, toldTime(film), { noise: 'bell', who: ALL }),
  'goes-first': (film) => shoot(film, 1300, { noise: 'pass' }),
  'turn-began': (film, { seat }) => {
    film.view = {
      ...film.view,
      turn: { ...film.view.turn, seat, points: film.after.turn.points, free: 0, over: false },
      fight: null,
      duel: null,
    };
  },
  'tiles-drawn': (film, { seat }) => {
    film.view = player(film.view, seat, () => ({ tiles: film.after.players[seat]?.tiles ?? [] }));
    shoot(film, 160, { noise: 'card' });
  },
  moved: (film, { seat, to }) => {
    film.view = player(film.view, seat, () => ({ at: to }));
    shoot(film, STEP, { focus: to, noise: 'step' });
  },
  laid: (film, { seat, to, tile }) => {
    const place = film.after.places[to];
    if (place)
      film.view = { ...film.view, places: [...film.view.places.slice(0, to), { ...place, thing: null, quiet: false, trap: null }] };
    film.view = player(film.view, seat, (one) => ({ tiles: one.tiles.filter((held) => held.tile !== tile) }));
    shoot(film, DROP, { focus: to, noise: 'flip' });
    film.view = player(film.view, seat, () => ({ at: to }));
    shoot(film, STEP, { focus: to, noise: 'step' });
  },
  found: (film, { at: here, thing }) => {
    film.view = onPlace(film.view, here, { thing });
    shoot(film, toldTime(film), { focus: here, noise: 'gold' });
    film.view = onPlace(film.view, here, { thing: film.after.places[here]?.thing ?? null });
  },
  entered: (film) => {
    film.came = true;
  },
  looped: (film, { seat }) => because(film, seat, 'Loop!'),
  lucky: (film, { seat }) => because(film, seat, 'Lucky!'),
  fell: (film, { seat, to }) => {
    mark(film, seat, 'state', 'Oops!', 'poof', STEP);
    film.view = player(film.view, seat, () => ({ at: to }));
    shoot(film, BEAT, { focus: to, noise: 'poof' });
  },
  'find-picked': (film, { seat }) => mark(film, seat, 'state', 'Hm!', 'card'),
  'trap-set': (film, { seat, at: here }) => {
    film.view = onPlace(film.view, here, { trap: film.after.places[here]?.trap ?? null });
    mark(film, seat, 'state', 'Shh!', 'card');
  },
  'trap-sprung': (film, { at: here }) => {
    shoot(film, toldTime(film), { noise: 'snatch', focus: here });
    film.came = true;
    film.view = onPlace(film.view, here, { trap: null });
  },
  'sack-full': (film, { seat, amount }) => {
    film.view = player(film.view, seat, (one) => ({ gold: Math.min(one.gold, film.view.sack ?? one.gold) }));
    film.cause = '';
    mark(film, seat, 'gold', `Full! −${amount}`, 'poof', OVER);
  },
  visited: (film, { seat, at: here, pays }) => {
    film.view = onPlace(film.view, here, { thing: film.after.places[here]?.thing ?? null });
    if (pays === 0) return;
    gold(film, seat, -pays);
    mark(film, seat, 'gold', `−${pays}`, 'gold', COINS);
  },
  paid: (film, { seat, to, amount }) => {
    gold(film, seat, -amount);
    gold(film, to, amount);
    mark(film, to, 'gold', `+${amount}`, 'gold', COINS);
  },
  woke: (film) => {
    film.view = { ...film.view, places: film.view.places.map((place) => (place.quiet ? { ...place, quiet: false } : place)) };
    shoot(film, MOMENT, { noise: 'bell' });
  },
  'nobody-came': (film, { seat }) => mark(film, seat, 'state', '…', undefined),
  'nothing-happened': (film, { seat }) => mark(film, seat, 'state', 'Hm.', undefined),
  fought: (film, { card }) => {
    film.foe = card;
  },
  'health-lost': (film, { seat, amount, left }) => {
    bite(film, seat);
    film.view = player(film.view, seat, () => ({ health: left }));
    const square = at(film.view, seat);
    const harm = { amount, left, most: film.view.players[seat]?.most ?? amount };
    shoot(film, outcomeTime(film, HIT), { flourish: { kind: 'hurt', square, text: `−${amount}`, harm }, focus: square, noise: 'hit' });
  },
  'health-gained': (film, { seat, amount, now }) => {
    film.view = player(film.view, seat, () => ({ health: now }));
    if (amount > 0) mark(film, seat, 'healed', `+${amount}`, 'heal', COINS);
  },
  'gold-gained': (film, { seat, amount }) => {
    gold(film, seat, amount);
    mark(film, seat, 'gold', `${film.cause}+${amount}`, 'gold', COINS);
    film.cause = '';
  },
  'gold-lost': (film, { seat, amount }) => {
    gold(film, seat, -amount);
    mark(film, seat, 'gold', `−${amount}`, 'hit', COINS);
  },
  'treasure-drawn': (film, { seat, card, level }) => {
    film.view = player(film.view, seat, (one) => ({ cards: [...one.cards, { card, level }] }));
    shoot(film, cardTime(card, level, film.content), { card, noise: 'card' });
  },
  'points-gained': (film, { seat, amount }) => {
    film.view = { ...film.view, turn: { ...film.view.turn, points: film.view.turn.points + amount } };
    mark(film, seat, 'points', `+${amount}`, 'heal', COINS);
  },
  died: (film, { seat, gold: lost }) => {
    bite(film, seat);
    shoot(film, MOMENT, { noise: 'faint', focus: at(film.view, seat) });
    gold(film, seat, -lost);
    film.view = player(film.view, seat, (one) => ({ at: 0, health: one.most }));
    shoot(film, BEAT, { focus: 0 });
  },
  used: (film, { seat, card, level }) => {
    shoot(film, cardTime(card, level, film.content), { card, noise: 'card', who: ALL });
    film.view = player(film.view, seat, (one) => ({ cards: one.cards.filter((held) => held.card !== card) }));
  },
  stole: (film, { seat, from, amount }) => {
    shoot(film, MOMENT, { noise: 'snatch' });
    gold(film, from, -amount);
    gold(film, seat, amount);
    mark(film, seat, 'gold', `+${amount}`, 'gold', COINS);
  },
  'stole-nothing': (film) => shoot(film, 1300, { noise: 'poof' }),
  stunned: (film, { seat }) => {
    shoot(film, MOMENT, { noise: 'hit' });
    mark(film, seat, 'state', 'Turn over!', 'poof', OVER);
  },
  stuck: (film, { seat }) => mark(film, seat, 'state', 'Stuck! Turn over!', 'poof', OVER),
  fooled: (film, { seat, by, amount }) => {
    shoot(film, MOMENT, { noise: 'poof' });
    gold(film, by, -amount);
    gold(film, seat, amount);
    if (amount > 0) mark(film, seat, 'gold', `+${amount}`, 'gold', COINS);
  },
  rested: (film, { seat }) => mark(film, seat, 'state', 'Zzz', 'heal', 380),
  stored: (film, event) => {
    gold(film, event.seat, -event.amount);
    putMore(film, event);
  },
  helped: putMore,
  doubled: putMore,
  'went-home': (film, { seat }) => {
    film.view = player(film.view, seat, () => ({ at: 0 }));
    shoot(film, BEAT, { focus: 0, noise: 'poof' });
  },
  jumped: (film, { seat, to }) => {
    film.view = player(film.view, seat, () => ({ at: to }));
    shoot(film, BEAT, { focus: to, noise: 'poof' });
  },
  swapped: (film, { seat, on }) => {
    const [mine, theirs] = [at(film.view, seat), at(film.view, on)];
    film.view = player(
      player(film.view, seat, () => ({ at: theirs })),
      on,
      () => ({ at: mine }),
    );
    shoot(film, BEAT, { focus: theirs, noise: 'poof' });
  },
  'last-turns': (film) => shoot(film, 2200, { noise: 'bell' }),
  ended: (film) => shoot(film, 1400, { noise: 'bell' }),
};
const picture = dispatchOnIfAny(ROWS);

export function frames(before: View, events: readonly Event[], after: View, content: Content): readonly Shot[] {
  const [first] = events;
  if (!first) return [];
  const film: Film = { view: before, after, content, shots: [], who: before.turn.seat, event: first, foe: null, cause: '', came: false };
  for (const event of events) {
    film.event = event;
    if ('seat' in event) film.who = event.seat;
    picture(film, event);
  }
  return film.shots;
}
