import { dispatchOnIfAny, type TargetHandlerTable } from '../../../engine/shared/handlers.ts';
import { content } from '../../../games/dust-up/content/loaded.ts';
import type { Event } from '../../../games/dust-up/state/events.ts';
import type { DustUp } from '../../../games/dust-up/state/tasks.ts';
import type { PlayerView, View } from '../../../games/dust-up/state/view-types.ts';
import { isMighty } from '../../../games/dust-up/text/cards.ts';
import { spokenCard } from '../../../games/dust-up/text/prompts.ts';
import type { AnimationFrame } from '../../table/stage/animation-frames.ts';
import { readingTime } from '../../table/stage/reading-time.ts';

/** What happened, as pictures: each event changes the view that was shown before it a little. The last picture is the view itself. */

const BEAT = 280;
/** Time to see which card it is. */
const CARD = 600;
/** A power that is seen for the first time. */
const POWER = 900;
/** A blow: leaning back, lunging, and how everything holds still when it lands. With what it costs, less than a second. */
const WIND_UP = 140;
const LUNGE = 180;
const STILL = 90;
/** The silence before somebody falls. */
const HUSH = 240;
const HURT = 240;
/** A shield breaks in two, and the halves fly apart. */
const BREAK = 280;
/** The Landlord is at the door, and then in the room: less than two seconds. */
const KNOCK = 560;
const ENTRANCE = 1300;
/** The Landlord says that he plays one more card. */
const NOT_DONE = 1000;
/** For each heart that breaks off, up to the fourth. */
const HEART = 30;

type Shot = AnimationFrame<DustUp>;
/** `after`: the view in the end, which knows what its viewer drew. `falling`: cards on their way to a heap that are not being carried out. */
type Film = {
  view: View;
  event: Event;
  /** What happens after `event`, in order. */
  rest: readonly Event[];
  /** Whether those to whom the card in play does something have read it. */
  read: boolean;
  /** The word of the blow that has just been dealt. */
  word: string;
  falling: readonly string[];
  readonly shots: Shot[];
  readonly after: View;
};

function change(film: Film, seat: number, how: (player: PlayerView) => Partial<PlayerView>): void {
  const { view } = film;
  film.view = { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, ...how(player) } : player)) };
}
/** `to`: whom a blow is aimed at, if it is one seat. The torch stays with whose turn it is, whoever is hit; at the end the winner has it. */
function shoot(film: Film, milliseconds: number, noise?: Shot['noise'], kind = '', text = '', square = -1, to?: number): void {
  const { view, event } = film;
  film.shots.push({
    view,
    milliseconds,
    who: event.do === 'won' ? event.seat : view.turn.seat,
    event,
    ...(noise ? { noise } : {}),
    ...(kind ? { flourish: { kind, square, text, ...(to === undefined ? {} : { to }) } } : {}),
  });
}
const without = (cards: readonly string[], card: string): readonly string[] => {
  const at = cards.lastIndexOf(card);
  return at < 0 ? cards : cards.filter((_, i) => i !== at);
};
/** A card is no longer carried out: of two equal ones, the one that came last. */
function endPlay(film: Film, card: string): void {
  const { inPlay } = film.view;
  const at = inPlay.map((one) => one.card).lastIndexOf(card);
  film.view = { ...film.view, inPlay: inPlay.filter((_, i) => i !== at) };
}
/** Cards leave a hand: of the viewer's own it is known which. */
function leaveHand(film: Film, seat: number, cards: readonly string[]): void {
  change(film, seat, ({ hand }) => ({ hand: Math.max(0, hand - cards.length) }));
  const { view } = film;
  if (view.viewer === seat && view.hand) film.view = { ...view, hand: cards.reduce(without, view.hand) };
}
/** How a blow sounds: the harder, the sillier. */
const BLOWS = ['Boop!', 'Bop!', 'Bonk!', 'Boing!', 'Ka-boing!', 'Ka-flump!'] as const;
const blow = (amount: number): string => BLOWS[Math.min(amount, BLOWS.length) - 1] ?? BLOWS[0];

/** Whether a card from the hand is a power, and no power of this hero has been played since their deck was last shuffled: nothing open shows one. */
function isNewPower({ view }: Film, seat: number, card: string, out: string): boolean {
  const isPower = (id: string): boolean => content.cards[id] !== undefined && isMighty(id, content);
  const { discard, played, shields } = view.players[seat] ?? { discard: [], played: [], shields: [] };
  const seen = [...discard, ...played.slice(0, -1), ...shields.map((shield) => shield.card)];
  return out === 'hand' && isPower(card) && !seen.some(isPower);
}

/** To whom an event does something. */
function victimsOf(event: Event, { players }: View): readonly number[] {
  switch (event.do) {
    case 'attacked':
    case 'swapped-hearts':
    case 'spooked':
      return [event.at];
    case 'took-shield':
      return [event.from];
    case 'hurt':
    case 'shield-broke':
    case 'spilled':
    case 'threw-hand':
      return [event.seat];
    case 'stormed':
      return players.map(({ seat }) => seat);
    default:
      return [];
  }
}
/** Before a card does something to others it lies there for them to read: for no time where nobody has to be shown it. */
function letRead(film: Film): void {
  const { event, view } = film;
  if (event.do === 'played') film.read = false;
  const readers = victimsOf(event, view).filter((seat) => seat !== view.turn.seat && !view.players[seat]?.out);
  if (readers.length === 0 || film.read) return;
  film.read = true;
  const card = view.inPlay.at(-1)?.card;
  const milliseconds = readingTime(card === undefined ? [] : [spokenCard(card, content)]);
  film.shots.push({ view, milliseconds: 0, toRead: { readers, milliseconds }, who: view.turn.seat, event });
}

const ROWS: Partial<TargetHandlerTable<Film, Event, [], void>> = {
  'round-began': (film, { round }) => {
    film.view = { ...film.view, round };
  },
  'turn-began': (film, { seat, ghost }) => {
    film.view = { ...film.view, turn: { seat, owed: ghost ? 0 : 1 } };
    const isEntrance = seat === film.view.landlord && film.view.round === 1;
    if (!ghost) change(film, seat, () => ({ played: [] }));
    if (isEntrance) {
      shoot(film, KNOCK, 'hit', 'at-the-door', '', seat);
      shoot(film, ENTRANCE, 'lost', 'enters', '', seat);
    } else shoot(film, 140);
  },
  drew: (film, { seat, cards }) => {
    change(film, seat, ({ hand, pile }) => ({ hand: hand + cards, pile: Math.max(0, pile - cards) }));
    const { view, after } = film;
    if (view.viewer === seat && view.hand && after.viewer === seat && after.hand)
      film.view = { ...view, hand: after.hand.slice(0, view.hand.length + cards) };
    shoot(film, 200, 'card', 'drew', `+${cards}`, seat);
  },
  shuffled: (film, { seat, cards }) => {
    change(film, seat, ({ pile }) => ({ discard: [], pile: pile + cards }));
    shoot(film, BEAT, 'flip');
  },
  played: (film, { seat, card, from, out }) => {
    film.word = '';
    if (out === 'hand') leaveHand(film, seat, [card]);
    else if (out === 'pile') change(film, from, ({ pile }) => ({ pile: Math.max(0, pile - 1) }));
    else change(film, from, ({ discard }) => ({ discard: without(discard, card) }));
    change(film, seat, ({ played }) => ({ played: [...played, card] }));
    const { view } = film;
    const owed = out === 'hand' ? Math.max(0, view.turn.owed - 1) : view.turn.owed;
    film.view = { ...view, turn: { ...view.turn, owed }, inPlay: [...view.inPlay, { card, seat, owner: from }] };
    if (isNewPower(film, seat, card, out)) shoot(film, POWER, 'flip', 'power', '', seat);
    shoot(film, CARD, 'card', 'played', '', out === 'hand' ? seat : from);
  },
  discarded: (film, { seat, card }) => {
    change(film, seat, ({ discard }) => ({ discard: [...discard, card] }));
    if (film.falling.includes(card)) film.falling = without(film.falling, card);
    else endPlay(film, card);
  },
  'came-to-nothing': (film, { seat }) => shoot(film, 480, undefined, 'nothing', '…', seat),
  attacked: (film, { seat, at, amount }) => {
    film.word = blow(amount);
    shoot(film, WIND_UP, undefined, 'wind-up', '', seat, at);
    shoot(film, LUNGE, 'land', 'lunge', '', seat, at);
  },
  stormed: (film, { seat, amount }) => {
    film.word = blow(amount + 3);
    shoot(film, WIND_UP, undefined, 'wind-up', '', seat);
    shoot(film, LUNGE, 'land', 'lunge', '', seat);
  },
  soaked: (film, { seat, shield, amount, left }) => {
    change(film, seat, ({ shields }) => ({
      shields: shields.map((one, i) => (i === shield ? { ...one, left, tokens: one.most - left } : one)),
    }));
    // a shield that breaks is one picture: that of its two halves
    if (left > 0) shoot(film, BEAT, 'hit', 'soaked', `−${amount}`, seat);
  },
  'shield-broke': (film, { seat, shield, card }) => {
    shoot(film, BREAK, 'poof', 'broke', 'Crack!', seat);
    film.falling = [...film.falling, card];
    change(film, seat, ({ shields }) => ({ shields: shields.filter((_, i) => i !== shield) }));
  },
  hurt: (film, { seat, amount, left, held }) => {
    const last = film.rest.some((event) => event.do === 'fell' && event.seat === seat);
    shoot(film, last ? HUSH : STILL, 'hit', 'impact', film.word, seat);
    change(film, seat, () => ({ hp: left }));
    shoot(film, HURT + HEART * Math.min(amount, 4), undefined, 'hurt', held ? 'Holds!' : `−${amount}`, seat);
  },
  shielded: (film, { seat, card, amount }) => {
    const owner = film.view.inPlay.find((one) => one.card === card)?.owner ?? seat;
    change(film, seat, ({ shields }) => ({ shields: [...shields, { card, tokens: 0, left: amount, most: amount, owner }] }));
    endPlay(film, card);
    shoot(film, BEAT, 'card', 'shielded', '', seat);
  },
  healed: (film, { seat, amount, now }) => {
    change(film, seat, () => ({ hp: now }));
    shoot(film, 400, 'heal', 'healed', `+${amount}`, seat);
  },
  again: (film, { seat, plays }) => {
    const { turn, landlord } = film.view;
    // no card of his says so: it is how he plays
    if (seat === landlord) return shoot(film, NOT_DONE, 'step', 'not-done', plays === 1 ? 'One more!' : `${plays} more!`, seat);
    film.view = { ...film.view, turn: { ...turn, owed: turn.owed + plays } };
    shoot(film, 160, 'step');
  },
  lapsed: (film) => {
    film.view = { ...film.view, turn: { ...film.view.turn, owed: 0 } };
    shoot(film, 480);
  },
  'took-shield': (film, { seat, from, shield }) => {
    const taken = film.view.players[from]?.shields[shield];
    change(film, from, ({ shields }) => ({ shields: shields.filter((_, i) => i !== shield) }));
    if (taken) change(film, seat, ({ shields }) => ({ shields: [...shields, taken] }));
    shoot(film, 520, 'gold', 'took', 'Hey!', from);
  },
  'took-back': (film, { seat, card }) => {
    change(film, seat, ({ discard, hand }) => ({ discard: without(discard, card), hand: hand + 1 }));
    const { view } = film;
    if (view.viewer === seat && view.hand) film.view = { ...view, hand: [...view.hand, card] };
    shoot(film, 400, 'card', 'drew', '+1', seat);
  },
  copied: (film, { at }) => shoot(film, 560, 'gold', 'copied', 'Me too!', at),
  mended: (film, { seat }) => {
    change(film, seat, ({ shields }) => ({ shields: shields.map((one) => ({ ...one, tokens: 0, left: one.most })) }));
    shoot(film, 520, 'heal', 'healed', 'Ta-da!', seat);
  },
  'swapped-hearts': (film, { seat, at, now, theirs }) => {
    change(film, seat, () => ({ hp: now }));
    change(film, at, () => ({ hp: theirs }));
    shoot(film, 640, 'gold', 'swapped', 'Swap!', at);
  },
  'threw-hand': (film, { seat, cards }) => {
    leaveHand(film, seat, cards);
    film.falling = [...film.falling, ...cards];
    shoot(film, 480, 'flip', 'dropped', `−${cards.length}`, seat);
  },
  spilled: (film, { seat, cards }) => {
    leaveHand(film, seat, cards);
    film.falling = [...film.falling, ...cards];
    shoot(film, 520, 'flip', 'dropped', 'Oops!', seat);
  },
  vanished: (film, { seat }) => {
    change(film, seat, () => ({ untouchable: true }));
    shoot(film, 560, 'poof', 'vanished', 'Poof!', seat);
  },
  reappeared: (film, { seat }) => change(film, seat, () => ({ untouchable: false })),
  fell: (film, { seat }) => {
    shoot(film, 420, undefined, 'wobble', '', seat);
    shoot(film, 320, undefined, 'timber', '', seat);
    shoot(film, 320, 'poof', 'splash', '', seat);
    film.falling = [...film.falling, ...(film.view.players[seat]?.shields ?? []).map(({ card }) => card)];
    change(film, seat, ({ hand, pile }) => ({ out: true, hp: 0, hand: 0, pile: pile + hand, shields: [], untouchable: false }));
    shoot(film, 900, undefined, 'rest', '', seat);
    const rest = film.shots.pop();
    if (rest) film.shots.push({ ...rest, about: seat });
  },
  spooked: (film, { at }) => shoot(film, 1200, 'poof', 'spooked', 'Boo!', at),
  floated: (film) => shoot(film, 500),
  won: (film, { seat }) => shoot(film, 900, 'won', 'won', 'Hooray!', seat),
  'won-together': (film, { seats }) =>
    shoot(
      film,
      900,
      'won',
      'won',
      'Hooray!',
      seats.find((seat) => !film.view.players[seat]?.out),
    ),
  tied: (film) => shoot(film, 900, 'lost'),
};
const picture = dispatchOnIfAny(ROWS);

export function frames(before: View, events: readonly Event[], after: View): Shot[] {
  const [first] = events;
  if (!first) return [];
  const film: Film = { view: before, event: first, rest: [], read: false, word: '', falling: [], shots: [], after };
  for (const [i, event] of events.entries()) {
    film.event = event;
    film.rest = events.slice(i + 1);
    letRead(film);
    picture(film, event);
  }
  return film.shots;
}
