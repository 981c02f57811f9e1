// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { questProblems } from '../../src/cli/check-quests.ts';
import { decks } from '../../src/games/magic-and-mayhem/content/load.ts';
import { Quest } from '../../src/games/magic-and-mayhem/content/quest-schema.ts';
import { aQuest, ending, page } from '../games/magic-and-mayhem/quest-helpers.ts';

/** What is said of the box with this quest in it. */
const said = (change: object): readonly string[] => {
  const quest = v.parse(Quest, { ...aQuest, ...change });
  return questProblems({ ...decks, quests: [...decks.quests, quest] }).map((problem) => problem.replace('quests/lost-button.json: ', ''));
};
const [begins, found, home] = aQuest.scenes;

describe('the quests of the box', () => {
  it('are well', () => expect(questProblems(decks)).toEqual([]));
  it('are six at least', () => expect(questProblems({ ...decks, quests: decks.quests.slice(0, 2) })).toEqual(['quests: 2 of 6']));
  it('and so is the one that is spoilt below', () => expect(said({})).toEqual([]));
});

describe('check:content finds', () => {
  it('a scene that can never be played, and an ending that can never come', () => {
    const never = { id: 'never', when: { do: 'flag-set', flag: 'left', times: 2 }, effects: [{ do: 'end', ending: 'rich' }] };
    expect(said({ scenes: [...aQuest.scenes, never], endings: [...aQuest.endings, ending('rich')] })).toEqual([
      'the scene "never" can never be played',
      'the ending "rich" can never come',
    ]);
  });

  it('scenes that shut each other out', () => {
    const shut = { id: 'shut', when: { do: 'begins' }, needs: ['left'], unless: ['left'], effects: [page] };
    expect(said({ scenes: [...aQuest.scenes, shut] })).toEqual(['the scene "shut" can never be played']);
  });

  it('a story that is stuck', () => {
    const picky = { ...home, unless: ['left'] };
    expect(said({ scenes: [begins, found, picky] })).toEqual(['the story is stuck once these have been played: found, lost']);
  });

  it('flags that nothing sets, and flags that nothing asks for', () => {
    expect(said({ scenes: [begins, found, { ...home, needs: ['ritgh'] }] })).toEqual([
      'nothing ever sets the flag "ritgh"',
      'nothing ever asks for the flag "left"',
    ]);
  });

  it('words that mean nothing: places, things, endings, monsters', () => {
    const astray = { id: 'astray', when: { do: 'hero-on', place: 'Z', with: null }, effects: [page] };
    const missing = { id: 'missing', when: { do: 'thing-taken', thing: 'crown' }, effects: [{ do: 'end', ending: 'nowhere' }] };
    const ogre = { id: 'ogre', when: { do: 'monster-slain', monster: 'ogre' }, effects: [page] };
    const mouse = { id: 'mouse', when: { do: 'monster-slain', monster: 'library-mouse' }, effects: [page] };
    expect(said({ scenes: [...aQuest.scenes, astray, missing, ogre, mouse] })).toEqual([
      'there is no ending "nowhere"',
      'astray: there is no place "Z"',
      'missing: there is no thing "crown"',
      'ogre: there is no monster "ogre"',
      'mouse: it must need a flag that is set when the monster comes',
    ]);
    expect(said({ things: [] })).toContain('there is no thing "button"');
  });

  it('a round that never comes', () => {
    const late = { id: 'late', when: { do: 'round-reached', round: 40 }, effects: [page] };
    expect(said({ scenes: [...aQuest.scenes, late] })).toEqual(['late: round 40 comes after the torch is out']);
  });

  it('endings for the torch and for when all are down that are missing', () => {
    expect(said({ endings: aQuest.endings.filter(({ id }) => id !== 'torch') })).toEqual(['there is no lost ending "torch"']);
  });

  it('a map that does not fit its places', () => {
    expect(said({ map: ['SAX'] })).toEqual(['map: there is no place "X"', 'places: "B" is not on the map']);
    expect(said({ map: ['SA?', '  B'] })).toEqual(['set: 0 tiles for 1 places']);
    expect(said({ places: { ...aQuest.places, B: { tile: 'the-back-door' } } })).toEqual(['places: 2 Entrances; a quest has one']);
    expect(said({ places: { ...aQuest.places, B: { tile: 'the-moon' } } })).toEqual(['there is no tile "the-moon"']);
    expect(said({ places: { ...aQuest.places, B: { tile: 'ballroom' } } })).toEqual(['the tile "ballroom" is there twice']);
  });

  it('tiles that leave something unreachable', () => {
    expect(said({ map: ['SA', '   B'] })).toEqual(['map: some tile cannot be reached from the Entrance without a locked or secret door']);
  });

  it('a story that is hard to read', () => {
    const text = 'Notwithstanding considerable meteorological difficulties, everybody unanimously acknowledges responsibility.';
    const hard = { ...begins, effects: [...begins.effects, ...Array(12).fill({ ...page, text })] };
    expect(said({ scenes: [hard, ...aQuest.scenes.slice(1)] })).toEqual([
      expect.stringMatching(/^reads like grade [\d.]+; 5 is the most$/),
    ]);
  });

  it('a word that it does not know, by its name', () => {
    const read = v.safeParse(Quest, { ...aQuest, scenes: [{ ...begins, effects: [{ do: 'explode' }] }] });
    expect(read.success).toBe(false);
    expect(v.getDotPath(read.issues?.[0] as never)).toBe('scenes.0.effects.0.do');
  });
});
