// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { labyrinthModule } from '../../../src/games/labyrinth/index.ts';
import { modifierOf, statisticOf } from '../../../src/games/labyrinth/rules/characters.ts';
import { FEAT_KINDS, STATISTICS } from '../../../src/games/labyrinth/state/constants.ts';
import { eveningLines } from '../../../src/games/labyrinth/text/campaign-book.ts';
import { speaker } from '../../../src/games/labyrinth/text/names.ts';
import { content, Party, type Setup } from './helpers.ts';

/** Heroes grow (LA-47). */

const home = (setup: Setup = {}) =>
  new Party({ rooms: [{ stairs: true }], ...setup, also: { byTheBook: false, delves: 1, ...setup.also } }).does({
    do: 'stairs',
    way: 'up',
  });
const offered = (play: Party) => play.options.flatMap((option) => (option.do === 'feat' ? [option.feat] : []));
/** Picks the feat of a kind. */
function pick(play: Party, kind: (typeof FEAT_KINDS)[number]): string {
  const [feat = ''] = offered(play).filter((one) => content.feats[one]?.kind === kind);
  play.does({ do: 'feat', feat });
  return feat;
}

describe('who comes home', () => {
  it('[LA-47] picks one of three: a trick, a title or a scar', () => {
    const play = home();
    expect(play.asked).toBe('feat 0');
    expect(offered(play).map((feat) => content.feats[feat]?.kind)).toEqual(FEAT_KINDS);
    pick(play, 'scar');
    expect(play.asked).toBe('feat 1');
    pick(play, 'trick');
    pick(play, 'title');
    expect(play.asked).toBe('town 0');
  });
  it('[LA-47] who fell has none, and by the old book nobody grows', () => {
    const play = home({ heroes: [{ hp: 0, coins: 0 }, {}, {}], torch: 1 });
    expect(play.asked).toBe('feat 1');
    expect(home({ also: { byTheBook: true } }).asked).toBe('town 0');
  });
  it('[LA-47] nobody has the same one twice', () => {
    const feats = Object.values(content.feats).flatMap(({ id, kind }) => (kind === 'scar' ? [id] : []));
    expect(offered(home({ heroes: [{ feats }, {}, {}] })).map((feat) => content.feats[feat]?.kind)).toEqual(['trick', 'title']);
    const all = Object.keys(content.feats);
    expect(home({ heroes: [{ feats: all }, {}, {}] }).asked).toBe('feat 1');
  });
  it('[LA-47] it can be undone', () => {
    const play = home();
    const before = offered(play);
    pick(play, 'title');
    expect(play.takesBack()).toBe(true);
    expect(offered(play)).toEqual(before);
  });
});

describe('what it does', () => {
  it('[LA-47] a trick counts like an item that is worn', () => {
    const hero = new Party({}).state.heroes[0];
    if (!hero) throw new Error('no hero');
    const whistle = { ...hero, base: { strength: 10, intelligence: 10, luck: 11 }, feats: ['quiet-whistle'] };
    expect(modifierOf(whistle, 'luck', content)).toBe(1);
    expect(modifierOf({ ...whistle, feats: [] }, 'luck', content)).toBe(0);
  });
  it('[LA-47] a title brings silver, and who picks it is called so', () => {
    const play = home();
    const before = play.state.heroes[0]?.coins ?? 0;
    const title = pick(play, 'title');
    expect(play.state.heroes[0]).toMatchObject({ title, feats: [title] });
    expect(play.state.heroes[0]?.coins).toBeGreaterThan(before);
  });
  it('[LA-47] a scar adds hit points for good', () => {
    const play = home();
    const { hp = 0, most = 0 } = play.state.heroes[0] ?? {};
    pick(play, 'scar');
    expect(play.state.heroes[0]).toMatchObject({ hp: most + 1, most: most + 1 });
    expect(hp).toBeLessThanOrEqual(most);
  });
  it('[LA-47] all of them count for as long as the hero lives', () => {
    const [scar = '', other = ''] = Object.values(content.feats).flatMap(({ id, kind }) => (kind === 'scar' ? [id] : []));
    const play = home({ heroes: [{ feats: [scar, other], most: 22 }, {}, {}] });
    const trick = pick(play, 'trick');
    expect(play.hero(0)).toMatchObject({ feats: [scar, other, trick], hp: 22, most: 22 });
    const { worn } = content.feats[trick] ?? {};
    const later = { ...play.hero(0), feats: [trick, scar] };
    for (const statistic of STATISTICS) expect(statisticOf(later, statistic, content)).toBe(10 + (worn?.[statistic] ?? 0));
    const twice = { ...play.hero(0), feats: ['quiet-whistle', 'sideways-walk'] };
    expect(statisticOf(twice, 'luck', content)).toBe(12);
  });
  it('[LA-46] the book says who grew by what', () => {
    const tonight = { floor: 1 as const, beaten: 0, fell: 0, found: [] };
    const play = home({ also: { book: { graves: [], evenings: [], beaten: [], tonight } } });
    const feat = pick(play, 'scar');
    const evening = play.state.book.evenings[0];
    expect(evening?.home[0]).toEqual({ seat: 0, card: null, grown: feat });
    const lines = evening ? eveningLines(evening, speaker(['Mira', 'Ben', 'Ida'], content)) : [];
    expect(lines[1]).toBe('Home came Mira, Ben and Ida.');
    const mop = evening
      ? eveningLines(
          {
            ...evening,
            home: [
              { seat: 0, card: null, grown: null },
              { seat: 1, card: 'bread', grown: null },
            ],
          },
          speaker(['Mira', 'Ben', 'Ida'], content),
        )
      : [];
    expect(mop.slice(1)).toEqual(['Home came Ben with the bread.', 'With good stories came Mira.']);
    expect(lines.at(-1)).toBe(`Mira has a scar now, with a story: ${content.feats[feat]?.name}.`);
  });
});

describe('in the box', () => {
  it('[LA-47] there are at least eight of each kind, and their gifts are small', () => {
    for (const kind of FEAT_KINDS)
      expect(Object.values(labyrinthModule.content.feats).filter((feat) => feat.kind === kind).length).toBeGreaterThanOrEqual(8);
    for (const { worn, health } of Object.values(labyrinthModule.content.feats))
      expect(Object.values(worn).reduce((sum, by) => sum + by, 0) + health).toBeLessThanOrEqual(1);
  });
});
