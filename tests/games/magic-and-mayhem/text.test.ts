// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { observe, startSession } from '../../../src/engine/session.ts';
import { speak } from '../../../src/engine/shared/sentences.ts';
import { cardOf } from '../../../src/games/magic-and-mayhem/content/content.ts';
import { mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import { dangerText, monsterText, treasureText } from '../../../src/games/magic-and-mayhem/text/cards.ts';
import { several } from '../../../src/games/magic-and-mayhem/text/effects.ts';
import { tell } from '../../../src/games/magic-and-mayhem/text/events.ts';
import { goal } from '../../../src/games/magic-and-mayhem/text/goal.ts';
import { call } from '../../../src/games/magic-and-mayhem/text/prompts.ts';
import { roll } from '../../../src/games/magic-and-mayhem/text/rolls.ts';

const { game, content } = mayhemModule;
const { view } = observe(game, content, startSession(game, content, 2, {}, 7).session.now, 'table');

describe('what is said', () => {
  it('keeps the sentences of a lucky or unlucky throw apart', () => {
    const lists = [...content.lists.keys()].filter((list) => list.endsWith('/won')).map((list) => list.slice(0, -'/won'.length));
    const luck = {
      do: 'luck-roll',
      seat: 0,
      hero: 0,
      monster: null,
      at: 0,
      next: 0,
      kind: 'riddle',
      id: null,
      count: 1,
      faces: 6,
    } as const;
    const said = lists.flatMap((list) => roll(view, { ...luck, list }, ['Ada', 'Bo'], content).sides.map(({ words }) => speak(words)));
    expect(said.some((words) => /[.!?] [A-Z]/.test(words))).toBe(true);
    expect(said.filter((words) => /[.!?][A-Z]/.test(words) || words === '')).toEqual([]);
  });

  it('[MM-45] says of luck in a story how it counts, before what it brings', () => {
    const luck = { do: 'luck-roll', seat: 0, hero: 0, monster: null, at: 0, next: 0, id: null, count: 1, faces: 6 } as const;
    const sides = (list: string, kind: 'riddle' | 'challenge') =>
      roll(view, { ...luck, list, kind }, ['Ada', 'Bo'], content).sides.map(({ words }) => speak(words));
    expect(sides('hiccup-rescue/badger/1', 'riddle')).toEqual(['As good as wrong. You find 2 gold.', 'As good as right.']);
    expect(sides('hiccup-rescue/badger/1', 'challenge')[1]).toBe('As if it had worked.');
  });

  it('names on the dice screen whom a card is about: whoever rolls is you', () => {
    const throws = { do: 'card-roll', seat: 0, next: 0, at: 0, on: 4, count: 1, faces: 6 } as const;
    const said = (list: string, hero: number | null, number: number | null = null) =>
      roll({ ...view, monsters: [snail] }, { ...throws, list, hero, monster: number }, ['Ada', 'Bo'], content).sides.map(({ words }) =>
        speak(words),
      );
    const snail = { number: 3, monster: 'sock-goblin', at: 0, hp: 2, most: 2, boss: false, facing: 0, unseen: false } as never;
    expect(said('overdue-book/effects/0', 0)).toEqual(['You drop a card on the floor.', 'You heal 1 heart.']);
    expect(said('kiss-it-better/use/0', 1)).toEqual(['Bo heals 1 heart.', 'Bo heals 2 hearts.']);
    expect(said('possibly-a-frog/use/0', null, 3)[0]).toMatch(/ goblin \(3\) takes 1 psy damage\.$/);
  });

  it('names what a die is rolled for: each card, power and room that has one', () => {
    const throws = { do: 'card-roll', seat: 0, next: 0, at: 0, on: 4, count: 1, faces: 6, hero: 0, monster: null } as const;
    const rolls = [...content.lists].flatMap(([list, effects]) =>
      effects.flatMap(({ do: what }, i) => (what === 'roll' ? [`${list}/${i}`] : [])),
    );
    const said = rolls.map((list) => speak(roll(view, { ...throws, list }, ['Ada', 'Bo'], content).call));
    expect(said).toContain('The Mouse Hole: the die says what happens.');
    expect(said.filter((words) => words.startsWith(':'))).toEqual([]);
  });

  it('[MM-45] asks all of them to think, and somebody alone by themselves', () => {
    const riddle = { do: 'trial', kind: 'riddle', id: Object.keys(content.riddles)[0] ?? '', seat: 0 } as const;
    const place = { list: '', next: 0, hero: null, monster: null, at: 0 };
    const asked = (heroes: typeof view.heroes) => {
      const prompt = { kind: 'choose', seat: 0, secret: false, choice: { ...riddle, ...place }, options: [] } as const;
      return call({ ...view, heroes }, prompt, ['Ada', 'Bo'], content).words;
    };
    expect(asked(view.heroes)).toEqual(['Read it out loud. You may all think about it.']);
    expect(asked(view.heroes.slice(0, 1))).toEqual(['Read it out loud. What can it be?']);
  });

  it('ends with the mark of a card that is called a question or a shout', () => {
    const said = (source: string) => tell({ do: 'used', seat: 0, source, on: null }, ['Ada', 'Bo'], content);
    expect(said('wick')).toEqual(['Ada uses Who Is in There?']);
    expect(said('clonk')).toEqual([expect.stringMatching(/[a-z]\.$/)]);
  });
});

describe('more than one', () => {
  const cards = [
    ...Object.keys(content.dangers).flatMap((id) => dangerText(id, content)),
    ...Object.values(content.monsters).flatMap((sheet) => monsterText(sheet, content)),
  ].map(speak);

  it('is counted and named as people say it', () => {
    const counted = cards.flatMap((text) => /(?:come|into|are) ((?:two|three) [^.!]*)/.exec(text)?.[1] ?? []);
    expect(counted).toEqual(
      expect.arrayContaining([
        'two Sock Goblins',
        'three Dust Bunnies',
        'two Dust Bunnies',
        'two Toast Imps',
        'three Tummy Butterflies',
        'two Cheeky Magpies',
        'two Overdue Books',
        'two Hot Potatoes',
        'three Folded Frogs',
        'two Library Mice',
      ]),
    );
    expect(cards).toContain('Here comes a Custard Blob!');
    expect(cards).toContain('Here comes an Empty Armour!');
    expect(cards.filter((text) => /\d: [A-Z]/.test(text))).toEqual([]);
  });

  it('is told by the plural of a sheet, or by its name with an s', () => {
    const bunny = cardOf(content.monsters, 'dust-bunny');
    expect([several(bunny, 1), several(bunny, 2)]).toEqual(['a Dust Bunny', 'two Dust Bunnies']);
    for (const sheet of Object.values(content.monsters)) {
      if (/(?:s|x|z|ch|sh|[^aeiou]y|o|mouse)$/.test(sheet.name) && !sheet.boss) expect(sheet.plural, sheet.id).toBeDefined();
    }
  });

  it('one step is a step', () => {
    expect(treasureText('fast-shoe', content).map(speak)).toContain('plus 1 Step.');
  });
});

describe('the goal', () => {
  const boss = Object.values(content.monsters).find((sheet) => sheet.boss);
  const monster = { number: 1, monster: boss?.id ?? '', at: 0, hp: 9, most: 9, boss: true, facing: 0, unseen: false } as const;
  const beaten = view.sides.map((side) => ({ ...side, bosses: 1 }));

  it('[MM-41] is the boss in the dark first, then the boss itself, then the way home', () => {
    expect(goal(view, content)).toMatch(/^Find the boss: \d+ dark tiles\.$/);
    expect(goal({ ...view, monsters: [{ ...monster, lasting: [], asleep: false, gold: 0, cards: [] }] }, content)).toBe(
      `Beat ${boss?.name}, then all go home.`,
    );
    expect(goal({ ...view, sides: beaten }, content)).toBe('Hooray! Now all back to the Entrance: 2 of 2 are there.');
    const away = view.heroes.map((hero, seat) => (seat === 0 ? { ...hero, at: (hero.at ?? 0) + 6 } : hero));
    expect(goal({ ...view, sides: beaten, heroes: away }, content)).toContain('1 of 2 are there.');
    const down = view.heroes.map((hero, seat) => (seat === 0 ? { ...hero, at: null } : hero));
    expect(goal({ ...view, sides: beaten, heroes: down }, content)).toContain('1 of 1 is there.');
  });

  it('[MM-41] speaks to a lone hero of nobody else', () => {
    const heroes = view.heroes.slice(0, 1);
    const found = [{ ...monster, lasting: [], asleep: false, gold: 0, cards: [] }];
    expect(goal({ ...view, heroes, monsters: found }, content)).toBe(`Beat ${boss?.name}, then go home.`);
    expect(goal({ ...view, heroes, sides: beaten }, content)).toBe('Hooray! Now back to the Entrance.');
  });

  it('[MM-42] is that of the side in turn', () => {
    const sides = [
      { home: 0, gold: 0, bosses: 1, escaped: null },
      { home: 1, gold: 0, bosses: 0, escaped: null },
    ];
    const heroes = view.heroes.map((hero, seat) => ({ ...hero, side: seat }));
    expect(goal({ ...view, sides, heroes, turn: { ...view.turn, seat: 0 } }, content)).toBe('Home with your gold!');
    expect(goal({ ...view, sides, heroes, turn: { ...view.turn, seat: 1 } }, content)).toBe('Beat a boss, then take your gold home.');
  });
});
