import type { Answer } from '../../../engine/game.ts';
import type { Prompt } from '../../../engine/session.ts';
import { atSeat } from '../../../engine/shared/cards.ts';
import type { PromptWords, RollSide, RollWords } from '../../../engine/shared/game-text.ts';
import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import { capitalize, playerName, type Sentence } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import { fallenGold, pointsFor } from '../rules/exploring.ts';
import { chestAtHome, endsWith } from '../rules/gold-at-home.ts';
import { goBefore } from '../rules/players.ts';
import { EARLY, POINTS, type Rotation } from '../state/constants.ts';
import type { AnyCommand, Choice, Roll, Traps, View } from '../state/tasks.ts';
import type { PlayerView } from '../state/view-types.ts';
import { monsterRows, type RowText } from './cards.ts';
import { called, findCalled, tileName, treasureName } from './events.ts';
import { POINT, points } from './keywords.ts';

/** What is asked, what each answer does, what a die decides. */

/** What the thing on a player's tile offers, if it does. */
function offerAt(view: View, seat: number, content: Content) {
  const thing = view.places[view.players[seat]?.at ?? 0]?.thing ?? null;
  return thing === null ? null : cardOf(content.things, thing).visit;
}

type Names = readonly string[];

/** TT-5: whether this is the first turn of somebody who gets more points for going late. */
const setsOutLate = (view: View, seat: number): boolean =>
  !view.oldBook && view.round === 1 && view.turn.points > POINTS && goBefore(view, seat) >= EARLY;

/** What one may do where one stands, after the number of points: "move, fight or ride home". */
function deedsOf(deeds: readonly string[]): string {
  const last = deeds.at(-1) ?? '';
  return deeds.length > 1 ? `${deeds.slice(0, -1).join(', ')} or ${last}` : last;
}

/** What can be done besides what the view tells. `visit`: what the thing on the tile offers, or null; `crown`: the gold of what has fallen. */
type Can = { readonly visit: string | null; readonly lay: boolean; readonly walk: boolean; readonly crown: number };

/** How one leaves Home Base: only ways that there are. */
function waysOut({ lay, walk }: Can): string {
  const ways = [...(lay ? ['lay a tile and walk'] : []), ...(walk ? ['take a path that is there'] : [])];
  return ways.length > 0 ? `${capitalize(ways.join(', or '))}.` : 'No path leads on just now.';
}

/** TT-19: what all are after, as the first turn of each begins. */
const goalWords = ({ round, target, oldBook }: View): string =>
  round === 1 ? `${target} gold at home rings the bell: last turns${oldBook ? '' : ', worth double'}! ` : '';

/** TT-19: what comes of storing gold with which the last turns begin, and whom to fear. */
function bellWords({ players, oldBook }: View, { seat, gold }: PlayerView, names: Names): string {
  const rings = `Store ${gold} gold, and you ring the bell! The others have one last turn`;
  if (oldBook) return `${rings}.`;
  const might = players.map((one) => ({ ...one, most: one.gold + chestAtHome({ ...one, stored: one.stored ?? 0 }, players.length) }));
  const [rival] = might.filter((one) => one.seat !== seat && one.gold > 0).sort((a, b) => b.most - a.most);
  return `${rings}, and it counts double${rival ? `: ${playerName(names, rival.seat)} could have ${rival.most}` : ''}.`;
}

/** TT-19: whether somebody else has stored enough, so that this turn is the last one. */
const isLastTurn = (view: View, seat: number): boolean => view.last !== null && view.last !== seat;

function turnWords(view: View, seat: number, names: Names, can: Can): Sentence {
  const { points: many, free, walls, bait } = view.turn;
  const player = atSeat(view.players, seat);
  const { at, gold, health, most } = player;
  const home = at === 0;
  const double = isLastTurn(view, seat) && !view.oldBook;
  const quiet = view.places[at]?.quiet ?? false;
  const tired = health < most;
  if (bait > 0) return [`The bait is out for this turn. ${home || quiet ? 'Find a place to fight.' : 'Fight, and pick your monster.'}`];
  if (walls > 0) return ['Walls are soft as butter now. Walk through one.'];
  if (home && gold > 0) {
    if (endsWith(view, player)) return [bellWords(view, player, names)];
    return [`Rest here to store your gold${double ? ': it counts double!' : ', or set out again.'}`];
  }
  if (isLastTurn(view, seat)) {
    if (many === 1 && free === 0 && !home)
      return ['Your last point', POINT, ': too late to walk home and store gold. Do something brave with it!'];
    const counts = double ? 'Gold stored now counts double' : 'Only gold in the chest counts';
    return [...points(many), ` left. ${counts}: walk home, and keep a point to store it.`];
  }
  if (view.sack !== null && gold >= view.sack) return ['Your sack is full, ', ...points(many), ' left. Carry it home!'];
  const also = [...(tired ? ['rest'] : []), ...(can.visit === null ? [] : [`${can.visit.charAt(0).toLowerCase()}${can.visit.slice(1)}`])];
  const deeds = quiet && also.length === 0 ? 'move on, it is quiet here' : deedsOf([...(quiet ? ['move on'] : ['move', 'fight']), ...also]);
  const room = view.sack === null ? can.crown : view.sack - gold;
  const tight = room < can.crown ? ` Your sack has room for ${room}.` : '';
  const crown = can.crown > 0 ? ` The next new tile on level 2 or 3 hides a crown: ${can.crown} gold!${tight}` : '';
  const left: Sentence = [...(many === 1 ? ['One point', POINT, ' left'] : points(many)), `: ${deeds}.${crown}`];
  if (free > 0) return ['Your next move is free.', ...(home ? [] : [' ', ...left])];
  if (home && setsOutLate(view, seat)) return [`${goalWords(view)}You set out late, so you have `, ...points(many), `. ${waysOut(can)}`];
  if (home) return [tired ? 'Rest here, and all your hearts come back.' : `${goalWords(view)}${waysOut(can)}`];
  return left;
}

/** TT-16: the roll that a robbed player needs. */
function savedBy(attack: number, add: number, gold: number): string {
  const [least, most] = [1 + add, 6 + add];
  const some =
    attack > most ? 'Roll high, and less is gone.' : attack === most ? 'Only a 6 saves your gold.' : `${attack} or more saves your gold.`;
  const stars = attack < least ? ' The thief’s turn is over.' : attack < most ? ` More than ${attack}, and the thief’s turn is over.` : '';
  return `${gold === 0 ? 'You have no gold to lose.' : attack <= least ? 'Your gold is safe.' : some}${stars}`;
}

/** What the player has to do, and the details. */
const CALLS: HandlerTable<Choice, [View, Names, Can], readonly [what: string, words: string | Sentence]> = {
  turn: ({ seat }, view, names, can) => [
    isLastTurn(view, seat) ? 'your last turn' : 'you hold the torch',
    turnWords(view, seat, names, can),
  ],
  face: () => ['which one?', 'They all like the bait. Pick one to fight.'],
  'after-roll': ({ seat }, view) => ['is that good enough?', `The die counts as ${thrownBy(view, seat)}. You may use a card.`],
  robbed: ({ by, amount }, _view, names) => ['a thief!', `${playerName(names, by)} wants ${amount} of your gold. You may use a card.`],
  dying: () => ['quick!', 'No hearts left. You may use a card.'],
  'pick-player': ({ why }) => ['who?', why === 'steal' ? 'Pick a player to take gold from.' : 'Pick a player to change places with.'],
  'pick-place': () => ['where to?', 'Tap the tile to jump to.'],
  'pick-find': () => ['what comes first?', 'The signpost knows what lies on the next new tiles. Pick what comes first.'],
  'pick-tile': () => ['take one tile', 'The others are put away.'],
};

const callOf = dispatch(CALLS);

/** The value of the last die of `seat`. */
function thrownBy({ fight, duel }: View, seat: number): number {
  return (fight ? fight.die : duel?.by === seat ? duel.attack : duel?.defend) ?? 0;
}

/** The title and the words of a prompt. */
export function call(view: View, prompt: Prompt<Traps>, names: Names, content: Content): PromptWords {
  if (prompt.kind === 'roll') {
    const { title, call: words } = roll(view, prompt.roll, names, content);
    return { title, words };
  }
  const has = (deed: AnyCommand['do']) => prompt.kind === 'choose' && prompt.options.some((command) => command.do === deed);
  const visit = has('visit') ? (offerAt(view, prompt.seat, content)?.words ?? null) : null;
  const [what, words] = callOf(prompt.choice, view, names, { visit, lay: has('lay'), walk: has('move'), crown: fallenGold(view, content) });
  return { title: `${playerName(names, prompt.seat)}, ${what}`, words: typeof words === 'string' ? [words] : words };
}

const TURNED: { readonly [K in Rotation]: string } = { 0: '', 1: ', turned once', 2: ', turned twice', 3: ', turned three times' };
const LEAVE: { readonly [K in Choice['do']]?: string } = {
  'after-roll': 'Keep the die as it is',
  robbed: 'Let the thief have it',
  dying: 'Have a lie-down on Home Base',
};

const OPTIONS: HandlerTable<AnyCommand, [View, Names, Content, Choice], string> = {
  move: ({ side }) => `Go ${side}`,
  lay: ({ side, tile, turn }, _view, _names, content) => `Lay ${tileName(content, tile)} ${side}${TURNED[turn]}`,
  fight: () => 'Look for a monster',
  attack: ({ on }, { players }, names) => `Try to rob ${playerName(names, on)}${players[on]?.gold === 0 ? ', who has no gold' : ''}`,
  visit: (_command, view, _names, content, { seat }) => {
    const offer = offerAt(view, seat, content);
    if (!offer) return 'Look around';
    const price = [...(pointsFor(offer) > 1 ? [`${pointsFor(offer)} points`] : []), ...(offer.pays > 0 ? [`${offer.pays} gold`] : [])];
    return price.length > 0 ? `${offer.words}, for ${price.join(' and ')}` : offer.words;
  },
  rest: (_command, view, _names, _content, { seat }) => {
    const { at, gold = 0 } = view.players[seat] ?? {};
    return at === 0 && gold > 0 ? 'Rest, and store your gold' : 'Rest';
  },
  use: ({ card }, _view, _names, content) => `Use ${treasureName(content, card)}`,
  end: () => 'End turn',
  face: ({ card }, view, _names, content) => `Fight ${called(content, card, view.fight?.level ?? 1)}`,
  leave: (_command, _view, _names, _content, choice) => LEAVE[choice.do] ?? 'Leave it',
  player: ({ on }, _view, names) => playerName(names, on),
  place: () => 'Jump here',
  find: ({ thing }, _view, _names, content) => capitalize(findCalled(content, thing)),
  tile: ({ tile }, _view, _names, content) => `Take ${tileName(content, tile)}`,
};

const optionOf = dispatch(OPTIONS);

/** The text of an answer: the accessible name of its control. */
export function option(view: View, choice: Choice, command: Answer<Traps>, names: Names, content: Content): string {
  return optionOf(command, view, names, content, choice);
}

const plus = (add: number): string => (add > 0 ? ` A card adds ${add}.` : '');
/** The monster's card shows the result of each face. */
const faceless: readonly RollSide[] = [];

/** The sentence for the lowest face from which on all results are good. */
function goodFaces(rows: readonly RowText[]): string {
  const worst = Math.max(0, ...rows.flatMap(({ mood, faces }) => (mood === 'good' ? [] : faces)));
  return worst % 6 === 0 ? 'Cross your fingers.' : `Hope for ${worst + 1}${worst < 5 ? ' or more' : ''}.`;
}

const ROLLS: HandlerTable<Roll, [View, Names, Content], RollWords> = {
  'first-roll': ({ seat }, _view, names) => ({
    title: `${playerName(names, seat)}, roll to see who starts`,
    call: ['Both dice. The highest goes first.'],
    sides: faceless,
  }),
  'fight-roll': ({ seat, add }, view, names, content) => {
    const { cards = [], level = 1 } = view.fight ?? {};
    const [card = ''] = cards;
    const rows = card in content.monsters ? monsterRows(card, level, content) : [];
    return {
      title: card in content.monsters ? `${playerName(names, seat)} meets ${called(content, card, level)}` : playerName(names, seat),
      call: [goodFaces(rows), plus(add)],
      sides: faceless,
    };
  },
  'attack-roll': ({ seat, add }, view, names) => ({
    title: `${playerName(names, seat)} sneaks up on ${playerName(names, view.duel?.on ?? seat)}`,
    call: [
      `Roll high! You take 1 gold for each point above the die of ${playerName(names, view.duel?.on ?? seat)}. If yours is lower, your turn is over.${plus(add)}`,
    ],
    sides: faceless,
  }),
  'defend-roll': ({ seat, add }, view, names) => ({
    title: `${playerName(names, seat)}, mind your pockets!`,
    call: [`${savedBy(view.duel?.attack ?? 0, add, view.players[seat]?.gold ?? 0)}${plus(add)}`],
    sides: faceless,
  }),
};

const rollOf = dispatch(ROLLS);

/** The text of a roll and of each of its faces. */
export function roll(view: View, rolled: Roll, names: Names, content: Content): RollWords {
  return rollOf(rolled, view, names, content);
}
