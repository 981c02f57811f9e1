// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type Sentence, speak } from '../../../src/engine/shared/sentences.ts';
import { cardOf } from '../../../src/games/labyrinth/content/content.ts';
import { decks } from '../../../src/games/labyrinth/content/load.ts';
import { content } from '../../../src/games/labyrinth/content/loaded.ts';
import { encounterText, itemText, levelsText, monsterText } from '../../../src/games/labyrinth/text/cards.ts';
import { tell } from '../../../src/games/labyrinth/text/events.ts';
import { classText, elementText, raceText } from '../../../src/games/labyrinth/text/heroes.ts';
import { written } from '../written.ts';

/** What stands on the cards. */

describe('an encounter card', () => {
  it.each([
    ['empty-room', ['Nothing is in here. It is a good place to rest.']],
    ['goblin-band', ['You meet 2 to 5 goblins: 1 silver for each one you beat.']],
    ['staring-match', ['You meet a big floaty eye: 10 silver if you beat it.', 'When you have won: You find a stairwell.']],
    ['goblin-war-party', ['You meet 1 to 6 goblins: 1 silver for each one you beat.', 'You meet a bugbear: 4 silver if you beat it.']],
    [
      'chest',
      ['A chest. Whoever opens it rolls a four-sided die. A 1 is a trap: 1 to 4 damage. Else they find 1 item card and 1 to 6 silver.'],
    ],
    ['rude-doorway', ['Each hero takes 1 to 4 damage.']],
    [
      'riddle-gate',
      ['One of you may try an Intelligence check: 10 or more.', 'If it works: You find a stairwell.', 'If not: That hero takes 1 damage.'],
    ],
    ['toll-booth', ['One of you may pay 3 silver.', 'Then: You find a stairwell.', 'If nobody pays: The torch-bearer takes 1 damage.']],
    [
      'rope-bridge',
      ['One of you tries a Luck check: 10 or more.', 'If not: That hero takes 1 to 6 damage.', 'Either way: You find a stairwell.'],
    ],
    [
      'heavy-lid',
      ['One of you tries a Strength check: 10 or more.', 'If not: That hero takes 1 to 4 damage.', 'Either way: You find a stairwell.'],
    ],
    ['dropped-purse', ['Share 2 to 12 silver.']],
  ])('%s', (id, lines) => expect(encounterText(id, content).map(written)).toEqual(lines));

  it.each([
    ['goblin-band', 2, ['Of the 2 to 5 goblins, 2 come out to fight. The others stay in bed.']],
    ['goblin-band', 4, ['Of the 2 to 5 goblins, 2 to 4 come out to fight. The others stay in bed.']],
    ['goblin-band', 1, ['Of the 2 to 5 goblins, 1 comes out to fight. The others stay in bed.']],
    ['goblin-band', 5, []],
    ['goblin-band', null, []],
    ['goblin-war-party', 3, ['Of the 1 to 6 goblins, 1 to 3 come out to fight. The others stay in bed.']],
  ])('[LA-36] %s, of which at most %s come, says how many will', (id, most, lines) => {
    const printed = encounterText(id, content).map(written);
    expect(encounterText(id, content, most).map(written)).toEqual([...printed, ...lines]);
  });
});

describe('an item card', () => {
  it.each([
    ['kobold-knife', ['Hits for 1 to 6.', '+1 Strength and −1 Intelligence.', 'Costs 5 silver.']],
    ['sure-thing', ['Hits for 1 to 8.', 'In the hands of an archer all of their Luck is added to the attack.', 'Costs 10 silver.']],
    ['rations', ['Use it up in a quiet room: a hero gets back 1 to 4 hit points.', 'Costs 3 silver.']],
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
      '5: Get more hit points for good: 1 to 4 plus Luck.',
      '6: Get harder to hit for good: 1 to 4 plus Luck.',
    ]);
  });

  it('says where it is found', () => {
    expect(levelsText([2, 5])).toBe('Floors 2 to 5');
    expect(levelsText([5, 5])).toBe('Floor 5');
  });
});

describe('read aloud', () => {
  it('signs are words, and dice are what they can come to', () => {
    const said = (text: readonly Sentence[]) => text.map(speak).join(' ');
    expect(said(encounterText('goblin-band', content))).toBe('You meet 2 to 5 goblins: 1 silver for each one you beat.');
    expect(said(itemText('kobold-knife', content))).toBe('Hits for 1 to 6. plus 1 Strength and minus 1 Intelligence. Costs 5 silver.');
    expect(said(monsterText(cardOf(content.monsters, 'dragon')))).toBe(
      '60 hit points. Roll 18 or more to hit it. plus 4 to hit, hits for 2 to 16. It breathes fire.',
    );
  });

  const texts = [
    ...decks.encounters.flatMap(({ id }) => encounterText(id, content)),
    ...decks.items.flatMap(({ id }) => itemText(id, content)),
    ...decks.monsters.flatMap((monster) => monsterText(monster)),
    ...decks.races.flatMap(({ id }) => [...raceText(id, content), ...elementText(id, 'wizard')]),
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
  it('[LA-6] has what everybody of a race has, and what elements would do', () => {
    expect(raceText('human', content).map(written)).toEqual([
      '20 hit points, armour class 10.',
      'A bit better at all three: +1 Strength, Intelligence and Luck.',
    ]);
    expect(elementText('human').map(written)).toEqual([
      'Two elements that are friends: +1 more to all three.',
      'Two that fight: +2 to hit.',
    ]);
  });
  it('[LA-10] [LA-13] and of a class', () => {
    const stings = 'If your elements fight, each attack costs you 1 to 4 hit points.';
    expect(classText('wizard', content).map(written)).toEqual([
      'Bare hands hit for 1 to 4.',
      'With bare hands: +2 to hit.',
      'You may attack with Intelligence in place of Strength.',
      stings,
      'Needs most: Intelligence.',
    ]);
    expect(elementText('human', 'wizard').map(written).at(-1)).toBe(stings);
    expect(classText('archer', content).map(written)).toContain('Quick on their feet: 2 harder to hit.');
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
