// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type Sentence, speak } from '../../../src/engine/shared/sentences.ts';
import { cardOf } from '../../../src/games/labyrinth/content/content.ts';
import { decks } from '../../../src/games/labyrinth/content/load.ts';
import { content } from '../../../src/games/labyrinth/content/loaded.ts';
import { encounterText, itemText, levelsText, monsterText } from '../../../src/games/labyrinth/text/cards.ts';
import { tell } from '../../../src/games/labyrinth/text/events.ts';
import { classText, raceText } from '../../../src/games/labyrinth/text/heroes.ts';

/** What stands on the cards. */

const written = (sentence: Sentence) =>
  sentence.map((word) => (typeof word === 'string' ? word : 'symbol' in word ? word.symbol : word.words)).join('');

describe('an encounter card', () => {
  it.each([
    ['empty-room', ['Nothing is in here. It is a good place to rest.']],
    ['goblin-band', ['You meet 1d4+1 goblins: 1 silver for each one you beat.']],
    ['staring-match', ['You meet a big floaty eye: 10 silver if you beat it.', 'When you have won: You find a stairwell.']],
    ['goblin-war-party', ['You meet 1d6 goblins: 1 silver for each one you beat.', 'You meet a bugbear: 4 silver if you beat it.']],
    ['chest', ['A chest. Whoever opens it rolls 1d4. A 1 is a trap: 1d4 damage. Else they find 1 item card and 1d6 silver.']],
    ['rude-doorway', ['Each hero takes 1d4 damage.']],
    [
      'riddle-gate',
      ['One of you may try an Intelligence check: 10 or more.', 'If it works: You find a stairwell.', 'If not: That hero takes 1 damage.'],
    ],
    ['toll-booth', ['One of you may pay 3 silver.', 'Then: You find a stairwell.', 'If nobody pays: The torch-bearer takes 1 damage.']],
    ['dropped-purse', ['Share 2d6 silver.']],
  ])('%s', (id, lines) => expect(encounterText(id, content).map(written)).toEqual(lines));
});

describe('an item card', () => {
  it.each([
    ['kobold-knife', ['Hits for 1d6.', '+1 Strength and −1 Intelligence.', 'Costs 5 silver.']],
    ['sure-thing', ['Hits for 1d8.', 'In the hands of an archer all of their Luck is added to the attack.', 'Costs 10 silver.']],
    ['rations', ['Use it up in a quiet room: a hero gets back 1d4 hit points.', 'Costs 3 silver.']],
    ['hoard', ['When you find it: Each hero gets 5 silver.']],
    ['second-prize', ['It is good for nothing, but you can sell it for 4 silver.']],
    [
      'cursed-ring',
      ['Cursed! It stays on you.', '−1 Strength, −1 Intelligence and −1 Luck.', 'The wizard in town takes it off for 10 silver.'],
    ],
  ])('%s', (id, lines) => expect(itemText(id, content).map(written)).toEqual(lines));

  it('[LA-21] the Dragon Statue says what each face means', () => {
    const [first = [], ...rows] = itemText('dragon-statue', content);
    expect(written(first)).toBe('Once, when nobody fights, you may throw a six-sided die:');
    expect(rows.map(written)).toEqual([
      '1: You are dead!',
      '2: Add 1 to any statistic.',
      '3: Take 1 off any statistic.',
      '4: You may swap Luck with another statistic.',
      '5: Get more hit points for good: 1d4 plus Luck.',
      '6: Get more AC for good: 1d4 plus Luck.',
    ]);
  });

  it('says where it is found', () => {
    expect(levelsText([2, 5])).toBe('Floors 2 to 5');
    expect(levelsText([5, 5])).toBe('Floor 5');
  });
});

describe('read aloud', () => {
  it('dice and signs are words', () => {
    const said = (text: readonly Sentence[]) => text.map(speak).join(' ');
    expect(said(encounterText('goblin-band', content))).toBe(
      'You meet a four-sided die of goblins, plus 1: 1 silver for each one you beat.',
    );
    expect(said(itemText('kobold-knife', content))).toBe(
      'Hits for a six-sided die. plus 1 Strength and minus 1 Intelligence. Costs 5 silver.',
    );
    expect(said(monsterText(cardOf(content.monsters, 'dragon')))).toBe(
      '60 hit points, armour class 18. plus 4 to attack, hits for two eight-sided dice. It breathes fire.',
    );
  });

  it('so many dice are so many dice of something, and what is added comes last', () => {
    const said = (text: readonly Sentence[]) => text.map(speak).join(' ');
    expect(said(encounterText('rude-doorway', content))).toBe('Each hero takes a four-sided die of damage.');
    expect(said(encounterText('dropped-purse', content))).toBe('Share two six-sided dice of silver.');
    expect(said(encounterText('sticky-chest', content))).toBe(
      'A chest. Whoever opens it finds 1 item card and a four-sided die of silver, plus 2.',
    );
    expect(said(itemText('dragon-statue', content).slice(5))).toBe(
      '5: Get more hit points for good: a four-sided die plus Luck. 6: Get more armour class for good: a four-sided die plus Luck.',
    );
    for (const text of texts) expect(speak(text)).not.toMatch(/sided (die|dice)( plus \d+)? (?!of|plus Luck)\w/);
  });

  const texts = [
    ...decks.encounters.flatMap(({ id }) => encounterText(id, content)),
    ...decks.items.flatMap(({ id }) => itemText(id, content)),
    ...decks.monsters.flatMap((monster) => monsterText(monster)),
    ...decks.races.flatMap(({ id }) => raceText(id, content)),
    ...decks.classes.flatMap(({ id }) => classText(id, content)),
  ];
  it('nothing is left that cannot be said', () => {
    expect(texts.length).toBeGreaterThan(200);
    for (const text of texts) {
      expect(speak(text)).toMatch(/^[\w’].*[.!:]$/);
      expect(speak(text)).not.toMatch(/[+−×]|\d+d\d|\b[A-Z]{2,}\b|undefined/);
    }
  });
});

describe('a sheet', () => {
  it('has the numbers of a race, and what it can do', () => {
    expect(raceText('human', content).map(written)).toEqual([
      '20 HP, AC 10.',
      '+1 to each statistic.',
      'If your elements are friends: twice that.',
      'If they fight: +2 to attack.',
    ]);
  });
  it('[LA-10] and of a class', () => {
    expect(classText('wizard', content).map(written)).toEqual([
      'With bare hands: +2 to attack, hits for 1d4.',
      'You may attack with Intelligence in place of Strength.',
      'If your elements fight, each attack costs you 1d4 hit points.',
      'Wants most of all: Intelligence.',
    ]);
  });
});

describe('the chronicle', () => {
  it.each([
    [[1], 'Here is a goblin!'],
    [[1, 2], 'Here are 2 goblins!'],
  ])('says who comes: %j', (foes, words) => {
    const told = tell({ do: 'came', kind: 'goblin', foes }, [], content);
    expect(told && speak(told)).toBe(words);
  });
});
