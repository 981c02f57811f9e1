import { describe, expect, it } from 'vitest';
import { speak } from '../../../src/engine/kit/words.ts';
import { look, start } from '../../../src/engine/session.ts';
import { mayhemBox } from '../../../src/games/magic-and-mayhem/box.ts';
import { tell } from '../../../src/games/magic-and-mayhem/describe/events.ts';
import { roll } from '../../../src/games/magic-and-mayhem/describe/prompts.ts';

const { game, content } = mayhemBox;
const { view } = look(game, content, start(game, content, 2, {}, 7).session.now, 'table');

describe('what is said', () => {
  it('keeps the sentences of a lucky or unlucky throw apart', () => {
    const lists = [...content.lists.keys()].filter((list) => list.endsWith('/won')).map((list) => list.slice(0, -'/won'.length));
    const luck = { do: 'luck-roll', seat: 0, hero: 0, monster: null, at: 0, next: 0, kind: 'riddle', count: 1, faces: 6 } as const;
    const said = lists.flatMap((list) => roll(view, { ...luck, list }, ['Ada', 'Bo'], content).sides.map(({ words }) => speak(words)));
    expect(said.some((words) => /[.!?] [A-Z]/.test(words))).toBe(true);
    expect(said.filter((words) => /[.!?][A-Z]/.test(words) || words === '')).toEqual([]);
  });

  it('ends with the mark of a card that is called a question or a shout', () => {
    const said = (source: string) => tell({ do: 'used', seat: 0, source, on: null }, ['Ada', 'Bo'], content);
    expect(said('wick')).toEqual(['Ada uses Who Is in There?']);
    expect(said('clonk')).toEqual([expect.stringMatching(/[a-z]\.$/)]);
  });
});
