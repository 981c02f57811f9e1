// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { Runner } from '../../../src/engine/runner.ts';
import { initialPosition, startSession } from '../../../src/engine/session.ts';
import { speak } from '../../../src/engine/shared/sentences.ts';
import { playOut } from '../../../src/engine/simulate.ts';
import { greedy } from '../../../src/games/dust-up/bots/greedy.ts';
import type { Effect, HeroDeck } from '../../../src/games/dust-up/content/card-schemas.ts';
import { crossReferences } from '../../../src/games/dust-up/content/cross-references.ts';
import { decks as printed, problems } from '../../../src/games/dust-up/content/load.ts';
import { dustUp, dustUpModule } from '../../../src/games/dust-up/index.ts';
import { cardSymbols, cardText, effectText, isMighty, mightyCards } from '../../../src/games/dust-up/text/cards.ts';
import { HEROES, KINDS, content as toys } from './helpers.ts';

/** What is in the box. */

const { content } = dustUpModule;
const { heroes: decks, bosses } = printed;
const SYMBOLS = new Set(['shield', 'draw', 'heal', 'again']);
/** What kind of mighty power an effect is, or null for the symbols that all share. */
const powerOf = (effect: Effect): string | null => {
  if (effect.do === 'attack') return effect.each ?? null;
  return SYMBOLS.has(effect.do) ? null : effect.do;
};
const powersOf = ({ cards }: HeroDeck): Set<string> =>
  new Set(cards.flatMap(({ effects }) => effects.flatMap((effect) => powerOf(effect) ?? [])));

describe('the heroes', () => {
  it('[DU-21] eight, with 28 cards each, and nothing is wrong with them', () => {
    expect(problems).toEqual([]);
    expect(decks).toHaveLength(8);
    for (const { id } of decks) expect(content.decks.get(id)).toHaveLength(28);
  });

  it('[DU-15] each has two or three kinds of mighty power, which nobody else has', () => {
    const all = decks.map(powersOf);
    for (const powers of all) expect([2, 3]).toContain(powers.size);
    expect(new Set(all.flatMap((powers) => [...powers])).size).toBe(all.reduce((sum, { size }) => sum + size, 0));
  });

  it('[DU-15] among them: to take a shield, and to play a card out of another deck', () => {
    const powers = decks.flatMap((hero) => [...powersOf(hero)]);
    expect(powers).toEqual(expect.arrayContaining(['take-shield', 'lift-card']));
  });

  it('[DU-21] any four make a fair game: no hero and no seat is far from one win in four', () => {
    const games = 1200;
    const played = new Map(decks.map(({ id }) => [id, { games: 0, wins: 0 }]));
    const seats = [0, 0, 0, 0];
    for (let seed = 1; seed <= games; seed++) {
      const table = new Runner(dustUp, content, initialPosition(dustUp, content, 4, {}, seed));
      playOut(table, greedy(Random.seed(seed)));
      table.state.players.forEach(({ hero }, seat) => {
        const score = played.get(hero);
        const won = table.outcome?.winners.includes(seat) ? 1 : 0;
        if (score) played.set(hero, { games: score.games + 1, wins: score.wins + won });
        seats[seat] = (seats[seat] ?? 0) + won;
      });
    }
    for (const { games: met, wins } of played.values()) expect(Math.abs(wins / met - 0.25)).toBeLessThan(0.06);
    for (const wins of seats) expect(Math.abs(wins / games - 0.25)).toBeLessThan(0.05);
  });
});

describe('the Landlord', () => {
  it('[DU-24] has 28 cards of his own, and nobody can choose him', () => {
    expect(bosses.map(({ id }) => id)).toEqual([content.landlord]);
    expect(content.decks.get(content.landlord)).toHaveLength(28);
    expect([...content.playable]).toEqual(decks.map(({ id }) => id));
  });

  it('[DU-24] has cards that are for all of you at once', () => {
    const effects = bosses.flatMap(({ cards }) => cards.flatMap((card) => card.effects));
    expect(effects.filter((effect) => 'whom' in effect && effect.whom === 'others').map((effect) => effect.do)).toEqual(['storm', 'spill']);
  });
});

describe('what is wrong with a box is named', () => {
  const [red, blue] = HEROES as [HeroDeck, HeroDeck];
  it.each([
    ['a card that stands twice', [red, { ...blue, cards: red.cards }], 'the id "red-poke" stands twice'],
    ['a colour that is given twice', [red, { ...blue, art: red.art }], 'the colour "ember" is given twice'],
    ['a deck that is too small', [{ ...red, cards: red.cards.slice(1) }], 'heroes/red.json: cards: 27 of 28 cards'],
    [
      'two shields on one card',
      [{ ...red, cards: red.cards.map((card) => ({ ...card, effects: [...card.effects, ...card.effects] })) }],
      'heroes/red.json: red-lid: effects: one shield a card, with all its symbols',
    ],
    [
      'two of a card that could fetch each other for ever',
      [
        {
          ...red,
          cards: red.cards.map((card) => ({ ...card, effects: [{ do: 'take-back' as const }, { do: 'again' as const, plays: 1 }] })),
        },
      ],
      'heroes/red.json: red-lid: effects: what fetches and plays again never ends',
    ],
  ])('%s', (_, heroes, problem) => expect(crossReferences(heroes, [])).toContain(problem));

  it('a deck of the Landlord’s that is too small', () => {
    expect(crossReferences([red], [{ ...blue, cards: blue.cards.slice(1) }])).toContain('bosses/blue.json: cards: 27 of 28 cards');
  });

  it('and the box for tests is well', () => expect(crossReferences(HEROES, [])).toEqual([]));
});

describe('the text of a card', () => {
  it.each([
    ['bonk', ['Attack for 3.']],
    ['gate', ['Shield for 1.']],
    ['sip', ['Draw 1 card.']],
    ['cocoa', ['Heal 2 hearts.']],
    ['again', ['Play again: one more card.']],
    ['twice', ['Play again: 2 more cards.']],
    ['gang', ['Attack for 1 for each shield card you have in front.']],
    ['quake', ['Hit everybody for 3, yourself too.']],
    ['hail', ['Hit everybody else for 3.']],
    ['hide', ['You are untouchable until your next turn.']],
    ['fetch', ['Fetch any card from your heap back into your hand.']],
    ['ditto', ['Copy what the last card of another player did.']],
    ['reach', ['Reach past all shields: another player loses 2 hearts.']],
    ['hoard', ['Attack for 1 for each card left in your hand.']],
    ['rent', ['Everybody else drops 1 card, picked by chance.']],
    ['pair', ['Attack for 2.', 'Draw 1 card.']],
  ])('%s is made from what it does', (kind, text) => {
    expect(cardText(`red-${kind}`, toys).map(speak)).toEqual(text);
  });

  it('has a word for every effect that there is', () => {
    for (const effects of Object.values(KINDS)) for (const effect of effects) expect(speak(effectText(effect))).toMatch(/^[A-Z].*\.$/);
  });

  it('has its symbols in the corner, in printed order', () => {
    expect(cardSymbols('red-medley', toys).map(({ kind, count }) => [kind, count])).toEqual([
      ['attack', 1],
      ['shield', 2],
      ['heal', 1],
      ['draw', 1],
    ]);
    expect(cardSymbols('red-combo', toys)).toEqual([{ kind: 'power', count: 1, keyword: 'DU-15', spoken: 'a mighty power' }]);
    expect(isMighty('red-hide', toys)).toBe(true);
    expect(isMighty('red-bonk', toys)).toBe(false);
    for (const { id } of decks) expect(mightyCards(id, content).length).toBeGreaterThanOrEqual(2);
  });
});

describe('the first question', () => {
  it('comes after a card was drawn', () => {
    const { session, events } = startSession(dustUp, content, 2, {}, 1);
    expect(session.now.agenda).toEqual([{ do: 'play', seat: 0 }]);
    expect(events.map(({ event }) => event.do)).toEqual(['turn-began', 'drew']);
  });
});
