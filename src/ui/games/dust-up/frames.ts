import { onTagIfAny, type RowsOn } from '../../../engine/kit/rows.ts';
import type { DustUp, Event, PlayerView, View } from '../../../games/dust-up/vocabulary.ts';
import type { Frame } from '../../table/frames.ts';

/** What happened, as pictures: each event changes the view that was shown before it a little. The last picture is the view itself. */

const BEAT = 420;
/** Time to see which card it is. */
const CARD = 900;

type Shot = Frame<DustUp>;
/** `after`: the view in the end, which knows what its viewer drew. `falling`: cards on their way to a heap that are not being carried out. */
type Film = { view: View; event: Event; who: number; falling: readonly string[]; readonly shots: Shot[]; readonly after: View };

function change(film: Film, seat: number, how: (player: PlayerView) => Partial<PlayerView>): void {
  const { view } = film;
  film.view = { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, ...how(player) } : player)) };
}
function shoot(film: Film, milliseconds: number, noise?: Shot['noise'], kind = '', text = '', square = -1): void {
  film.shots.push({
    view: film.view,
    milliseconds,
    who: film.who,
    event: film.event,
    ...(noise ? { noise } : {}),
    ...(kind ? { flourish: { kind, square, text } } : {}),
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

const ROWS: Partial<RowsOn<Film, Event, [], void>> = {
  'round-began': (film, { round }) => {
    film.view = { ...film.view, round };
  },
  'turn-began': (film, { seat, ghost }) => {
    film.view = { ...film.view, turn: { seat, owed: ghost ? 0 : 1 } };
    if (!ghost) change(film, seat, () => ({ played: [] }));
    shoot(film, 240);
  },
  drew: (film, { seat, cards }) => {
    change(film, seat, ({ hand, pile }) => ({ hand: hand + cards, pile: Math.max(0, pile - cards) }));
    const { view, after } = film;
    if (view.viewer === seat && view.hand && after.viewer === seat && after.hand)
      film.view = { ...view, hand: after.hand.slice(0, view.hand.length + cards) };
    shoot(film, 360, 'card', 'drew', `+${cards}`, seat);
  },
  shuffled: (film, { seat, cards }) => {
    change(film, seat, ({ pile }) => ({ discard: [], pile: pile + cards }));
    shoot(film, BEAT, 'flip');
  },
  played: (film, { seat, card, from, out }) => {
    if (out === 'hand') leaveHand(film, seat, [card]);
    else if (out === 'pile') change(film, from, ({ pile }) => ({ pile: Math.max(0, pile - 1) }));
    else change(film, from, ({ discard }) => ({ discard: without(discard, card) }));
    change(film, seat, ({ played }) => ({ played: [...played, card] }));
    const { view } = film;
    const owed = out === 'hand' ? Math.max(0, view.turn.owed - 1) : view.turn.owed;
    film.view = { ...view, turn: { ...view.turn, owed }, inPlay: [...view.inPlay, { card, seat, owner: from }] };
    shoot(film, CARD, 'card', 'played', '', out === 'hand' ? seat : from);
  },
  discarded: (film, { seat, card }) => {
    change(film, seat, ({ discard }) => ({ discard: [...discard, card] }));
    if (film.falling.includes(card)) film.falling = without(film.falling, card);
    else endPlay(film, card);
  },
  'came-to-nothing': (film, { seat }) => shoot(film, 700, undefined, 'nothing', '…', seat),
  attacked: (film, { at, amount }) => shoot(film, 480, 'land', 'swing', blow(amount), at),
  stormed: (film, { seat, amount }) => shoot(film, 640, 'land', 'storm', blow(amount + 3), seat),
  soaked: (film, { seat, shield, amount, left }) => {
    change(film, seat, ({ shields }) => ({
      shields: shields.map((one, i) => (i === shield ? { ...one, left, tokens: one.most - left } : one)),
    }));
    shoot(film, BEAT, 'hit', 'soaked', `−${amount}`, seat);
  },
  'shield-broke': (film, { seat, shield, card }) => {
    film.falling = [...film.falling, card];
    change(film, seat, ({ shields }) => ({ shields: shields.filter((_, i) => i !== shield) }));
    shoot(film, BEAT, 'poof', 'broke', 'Crack!', seat);
  },
  hurt: (film, { seat, amount, left }) => {
    change(film, seat, () => ({ hp: left }));
    shoot(film, 560, 'hit', 'hurt', `−${amount}`, seat);
  },
  shielded: (film, { seat, card, amount }) => {
    const owner = film.view.inPlay.find((one) => one.card === card)?.owner ?? seat;
    change(film, seat, ({ shields }) => ({ shields: [...shields, { card, tokens: 0, left: amount, most: amount, owner }] }));
    endPlay(film, card);
    shoot(film, BEAT, 'card', 'shielded', '', seat);
  },
  healed: (film, { seat, amount, now }) => {
    change(film, seat, () => ({ hp: now }));
    shoot(film, 480, 'heal', 'healed', `+${amount}`, seat);
  },
  again: (film, { plays }) => {
    const { turn } = film.view;
    film.view = { ...film.view, turn: { ...turn, owed: turn.owed + plays } };
    shoot(film, BEAT, 'step');
  },
  lapsed: (film) => {
    film.view = { ...film.view, turn: { ...film.view.turn, owed: 0 } };
    shoot(film, 700);
  },
  'took-shield': (film, { seat, from, shield }) => {
    const taken = film.view.players[from]?.shields[shield];
    change(film, from, ({ shields }) => ({ shields: shields.filter((_, i) => i !== shield) }));
    if (taken) change(film, seat, ({ shields }) => ({ shields: [...shields, taken] }));
    shoot(film, 640, 'gold', 'took', 'Hey!', from);
  },
  mended: (film, { seat }) => {
    change(film, seat, ({ shields }) => ({ shields: shields.map((one) => ({ ...one, tokens: 0, left: one.most })) }));
    shoot(film, 520, 'heal', 'healed', 'Ta-da!', seat);
  },
  'swapped-hearts': (film, { seat, at, now, theirs }) => {
    change(film, seat, () => ({ hp: now }));
    change(film, at, () => ({ hp: theirs }));
    shoot(film, 800, 'gold', 'swapped', 'Swap!', at);
  },
  'threw-hand': (film, { seat, cards }) => {
    leaveHand(film, seat, cards);
    film.falling = [...film.falling, ...cards];
    shoot(film, 560, 'flip', 'dropped', `−${cards.length}`, seat);
  },
  spilled: (film, { seat, cards }) => {
    leaveHand(film, seat, cards);
    film.falling = [...film.falling, ...cards];
    shoot(film, 640, 'flip', 'dropped', 'Oops!', seat);
  },
  vanished: (film, { seat }) => {
    change(film, seat, () => ({ untouchable: true }));
    shoot(film, 560, 'poof', 'vanished', 'Poof!', seat);
  },
  reappeared: (film, { seat }) => change(film, seat, () => ({ untouchable: false })),
  fell: (film, { seat }) => {
    film.falling = [...film.falling, ...(film.view.players[seat]?.shields ?? []).map(({ card }) => card)];
    change(film, seat, ({ hand, pile }) => ({ out: true, hp: 0, hand: 0, pile: pile + hand, shields: [], untouchable: false }));
    shoot(film, 1000, 'poof', 'fell', 'Flop!', seat);
  },
  spooked: (film, { at }) => shoot(film, 700, 'poof', 'spooked', 'Boo!', at),
  floated: (film) => shoot(film, 500),
  won: (film, { seat }) => shoot(film, 900, 'won', 'won', 'Hooray!', seat),
  tied: (film) => shoot(film, 900, 'lost'),
};
const picture = onTagIfAny(ROWS);

export function frames(before: View, events: readonly Event[], after: View): Shot[] {
  const [first] = events;
  if (!first) return [];
  const film: Film = { view: before, event: first, who: before.turn.seat, falling: [], shots: [], after };
  for (const event of events) {
    film.event = event;
    if ('seat' in event && event.do !== 'discarded') film.who = event.seat;
    picture(film, event);
  }
  return film.shots;
}
