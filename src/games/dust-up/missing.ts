import type { Scene } from '../../engine/game.ts';
import { allNamed, firstMissing, type Named } from '../../engine/kit/named.ts';
import type { Content } from './content.ts';
import type { DustUp } from './vocabulary.ts';

/** Everything that a position names must be in the box, and its cards of a colour that is at the table. */

type Deck = 'heroes' | 'cards';
const WHAT = { heroes: 'a hero', cards: 'a card' } as const;
const PLACES = { hand: 'holds', pile: 'will draw', discard: 'has played', played: 'has played' } as const;

function* named({ state, agenda }: Scene<DustUp>): Generator<Named<Deck>> {
  for (const [seat, player] of state.players.entries()) {
    const who = `Seat ${seat + 1}`;
    const where = `state/players/${seat}`;
    yield { deck: 'heroes', id: player.hero, who: `${who} plays`, where: `${where}/hero` };
    for (const place of ['hand', 'pile', 'discard', 'played'] as const)
      yield* allNamed('cards', player[place], `${who} ${PLACES[place]}`, `${where}/${place}`);
    for (const [i, { card: id }] of player.shields.entries())
      yield { deck: 'cards', id, who: `${who} hides behind`, where: `${where}/shields/${i}/card` };
  }
  for (const [i, task] of agenda.entries())
    if (task.do === 'run') yield { deck: 'cards', id: task.card, who: 'Somebody is playing', where: `agenda/${i}` };
}

/** The first thing that this box does not have, or that is of no colour at this table, as a sentence and a place; null when all is there. */
export function missing(at: Scene<DustUp>, content: Content): { readonly words: string; readonly where: string } | null {
  const all = [...named(at)];
  const heroes = new Set(at.state.players.map(({ hero }) => hero));
  const stranger = all.find(({ deck, id }) => deck === 'cards' && !heroes.has(content.cards[id]?.hero ?? ''));
  return (
    firstMissing(all, WHAT, (deck, id) => Object.hasOwn(content[deck], id)) ??
    (stranger ? { words: `${stranger.who} “${stranger.id}”, a card that nobody at this table brought.`, where: stranger.where } : null)
  );
}
