/** Follows the pages in docs/how-to: what they add is added, what they say the card says is what it says, and it is played. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { gameFromLink } from '../../src/app/games/game-link.ts';
import { parse } from '../../src/app/routes.ts';
import { questProblems } from '../../src/cli/check-quests.ts';
import type { Position } from '../../src/engine/game.ts';
import { asAnyGameModule } from '../../src/engine/game-module.ts';
import { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import { initialPosition } from '../../src/engine/session.ts';
import type { Sentence, Word } from '../../src/engine/shared/sentences.ts';
import { playOut } from '../../src/engine/simulate.ts';
import { greedy } from '../../src/games/magic-and-mayhem/bots/greedy.ts';
import { DangerCard, HeroCard, MonsterSheet, TileCard, TreasureCard } from '../../src/games/magic-and-mayhem/content/card-schemas.ts';
import { cardOf, contentOf, type Decks } from '../../src/games/magic-and-mayhem/content/content.ts';
import { decks } from '../../src/games/magic-and-mayhem/content/load.ts';
import { Quest } from '../../src/games/magic-and-mayhem/content/quest-schema.ts';
import { Riddle, Twister } from '../../src/games/magic-and-mayhem/content/riddle-and-challenge-schemas.ts';
import { roomProblems } from '../../src/games/magic-and-mayhem/content/room-things.ts';
import { mayhem, mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import { isRightAnswer } from '../../src/games/magic-and-mayhem/rules/typed-answers.ts';
import { Options } from '../../src/games/magic-and-mayhem/state/options.ts';
import type { Mayhem } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { attackText, dangerText, monsterText, treasureText } from '../../src/games/magic-and-mayhem/text/cards.ts';
import { gameText } from '../../src/games/magic-and-mayhem/text/index.ts';
import { powerText } from '../../src/games/magic-and-mayhem/text/powers.ts';
import { featureText } from '../../src/games/magic-and-mayhem/text/rooms.ts';
import { picturesOf } from '../../src/ui/games/magic-and-mayhem/rooms/room-pictures.ts';
import { table } from '../games/magic-and-mayhem/helpers.ts';
import { block, blocksOf, commandsOf, PAGES, withCard } from './how-to.ts';
import { textOf, top } from './source.ts';

const written = (word: Word): string => (typeof word === 'string' ? word : 'symbol' in word ? word.symbol : word.words);
/** Lines of rules text as they stand on a card. */
const lines = (...text: readonly Sentence[]): string => text.map((line) => line.map(written).join('')).join('\n');
const json = (page: string, name: string): unknown => JSON.parse(block(page, name));

const scripts = Object.keys((JSON.parse(textOf('package.json')) as { readonly scripts: object }).scripts);
const MAYHEM = 'content/magic-and-mayhem';

const card = v.parse(TreasureCard, json('add-a-card', `+${MAYHEM}/treasures.json`));
const hero = v.parse(HeroCard, json('add-a-hero', `${MAYHEM}/heroes/fidget.json`));
const monster = v.parse(MonsterSheet, json('add-a-monster', `+${MAYHEM}/monsters.json`));
const danger = v.parse(DangerCard, json('add-a-monster', `+${MAYHEM}/dangers.json`));
const quest = v.parse(Quest, json('add-a-quest', `${MAYHEM}/quests/moon-cheese.json`));
const tile = v.parse(TileCard, json('add-a-tile', `${MAYHEM}/tiles/boot-room.json`));

const withAll: Decks = {
  ...decks,
  heroes: withCard(decks.heroes, hero),
  treasures: withCard(decks.treasures, card),
  monsters: withCard(decks.monsters, monster),
  dangers: withCard(decks.dangers, danger),
  tiles: withCard(decks.tiles, tile),
  quests: withCard(decks.quests, quest),
};
const content = contentOf(withAll);
const { tell } = gameText(content);

describe('docs/how-to/add-a-card.md', () => {
  it('shows the very words that are made for the card', () => {
    expect(lines(...treasureText(card.id, content))).toBe(block('add-a-card', 'says'));
  });

  const drawn = () =>
    table({
      board: ['start glade'],
      heroes: [{ at: 'glade 2,4' }],
      monsters: [{ monster: 'statue', at: 'glade 5,4' }],
      treasures: [card.id],
      box: { treasures: [card] },
    })
      .walk('glade 2,3')
      .end()
      .dice(5);

  it('is drawn on a 5, kept, and used in a later turn; on 4 or more the monster is stuck', () => {
    const play = drawn();
    expect(play.told('treasure-drawn')).toMatchObject([{ card: card.id }]);
    expect(play.hero().cards).toEqual([card.id]);
    play.answer({ do: 'use-on-monster', source: card.id, number: 1 });
    expect(play.asks).toBe('card-roll');
    expect(play.monster().hp).toBe(8);
    play.dice(4);
    expect(play.told('afflicted')).toMatchObject([{ state: 'immobilized', rounds: 2 }]);
    expect(play.hero().cards).toEqual([]);
    expect(play.state.treasures.discard).toEqual([card.id]);
    expect(play.can({ do: 'attack' })).toBe(false);
  });

  it('on less nothing more happens', () => {
    const play = drawn().answer({ do: 'use-on-monster', source: card.id, number: 1 }).dice(3);
    expect(play.told('afflicted')).toEqual([]);
    expect(play.monster().hp).toBe(8);
  });

  it('reaches four squares, in sight, and costs the Action', () => {
    const at = (place: string) =>
      table({
        board: ['start glade'],
        heroes: [{ at: 'glade 1,4', cards: [card.id] }],
        monsters: [{ monster: 'goblin', at: place }],
        box: { treasures: [card] },
      });
    const use = { do: 'use-on-monster', source: card.id, number: 1 } as const;
    expect(at('glade 5,4').can(use)).toBe(true);
    expect(at('start 2,4').whyNot(use)?.rule).toBe('MM-30');
    const lazy = table({
      board: ['start glade'],
      heroes: [{ at: 'glade 1,4', cards: [card.id] }],
      monsters: [{ monster: 'goblin', at: 'glade 5,4' }],
      turn: { actions: 0 },
      box: { treasures: [card] },
    });
    expect(lazy.whyNot(use)?.rule).toBe('MM-8');
  });

  it('lists every word that a card may use, and no other', () => {
    const page = textOf('docs/how-to/add-a-card.md');
    const words = [...page.slice(page.indexOf('## The words')).matchAll(/`([a-z-]+)`/g)].map(([, word = '']) => word);
    const source = textOf('src/games/magic-and-mayhem/content/card-schemas.ts') + textOf('src/games/magic-and-mayhem/state/constants.ts');
    const known = [...source.matchAll(/'([a-z-]+)'/g)].map(([, word = '']) => word);
    const fields = ['at', 'effects', 'use', 'found', 'won', 'lost', 'bonuses', 'triggers', 'asks'];
    for (const word of words) expect([...known, ...fields], word).toContain(word);
    for (const [, word] of source.matchAll(/do: v\.literal\('([a-z-]+)'\)/g)) expect(words).toContain(word);
  });
});

describe('docs/how-to/add-a-hero.md', () => {
  it('shows what the sheet says', () => {
    const said = lines([`${hero.attack.name}: `, ...attackText(hero.attack)], ...powerText(hero.id, content));
    expect(said).toBe(block('add-a-hero', 'says'));
  });

  it('walks to an open side, turns up a tile and has one gold more', () => {
    const play = table({ board: ['start ?yard'], heroes: [{ hero: hero.id, at: 'start 2,2' }], box: { heroes: [hero] } });
    play.walk('start 5,2');
    expect(play.told('flipped')).toHaveLength(1);
    expect(play.told('gold-found')).toEqual([{ do: 'gold-found', seat: 0, amount: 1 }]);
    expect(play.hero().gold).toBe(1);
  });

  it('has a link that seats it', () => {
    const route = parse(new URL(block('add-a-hero', 'link')).hash);
    if (route.at !== 'play') throw new Error(`the link leads to ${route.at}`);
    const box = asAnyGameModule({ ...mayhemModule, content });
    expect(route.game).toBe(box.game.id);
    const save = gameFromLink(box, route.asked, 7);
    expect(save.seats).toHaveLength(2);
    const { state } = save.session.now as unknown as Position<Mayhem>;
    expect(state.heroes[0]?.hero).toBe(hero.id);
  });
});

describe('docs/how-to/add-a-monster.md', () => {
  it('shows what the sheet and the card say', () => {
    expect(lines(...monsterText(monster, content))).toBe(block('add-a-monster', 'sheet'));
    expect(lines(...dangerText(danger.id, content))).toBe(block('add-a-monster', 'card'));
  });

  it('comes on a 2, flops, holds fast, and the card stays until the second heap is gone', () => {
    const play = table({
      board: ['start glade'],
      heroes: [{ hero: 'cy', at: 'glade 2,4' }],
      dangers: [danger.id],
      box: { monsters: [monster], dangers: [danger] },
    })
      .walk('glade 2,3')
      .end()
      .dice(2);
    expect(play.told('danger-drawn')).toMatchObject([{ card: danger.id }]);
    expect(play.told('spawned').map(({ number, at }) => [number, play.place(at)])).toEqual([
      [1, 'glade 2,2'],
      [2, 'glade 2,1'],
    ]);
    expect(play.told('hurt').filter(({ who }) => 'hero' in who)).toMatchObject([{ amount: 1 }, { amount: 1 }]);
    expect(play.whyNot({ do: 'walk' })?.rule).toBe('MM-31');
    expect(play.state.out).toEqual([danger.id]);
    play.attack(1).attack(1);
    expect(play.monsterNumbers).toEqual([2]);
    expect(play.hero().gold).toBe(2);
    expect(play.state.out).toEqual([danger.id]);
    play.attack(2).attack(2);
    expect(play.monsterNumbers).toEqual([]);
    expect(play.state.out).toEqual([]);
    expect(play.state.dangers.discard).toEqual([danger.id]);
  });

  it('is called by its name', () => {
    const slain = tell({ do: 'slain', number: 4, monster: monster.id, by: 0, at: 0 }, ['Mira']);
    const [said = ''] = (slain ?? []).map(written);
    expect(textOf('docs/how-to/add-a-monster.md').replaceAll('*', '')).toContain(said.replace(' Poof!', ''));
  });
});

describe('docs/how-to/add-a-tile.md', () => {
  it('is turned up, walked on, and its cupboard opened', () => {
    const play = table({ board: ['start ?boot-room'], heroes: [{ at: 'start 4,2' }], dangers: ['draught'], box: { tiles: [tile] } });
    play.walk('start 5,2').walk('boot-room 1,3');
    expect(play.told('flipped')).toMatchObject([{ tile: tile.id }]);
    const [flipped] = play.told('flipped');
    expect(flipped && lines(tell(flipped, ['Mira']) ?? [])).toBe(`Mira lights up The Boot Room. “${tile.sentence}”`);
    expect(lines(featureText(tile.id, content))).toBe(block('add-a-tile', 'says'));
    expect(tile.room && roomProblems(tile.room, tile.map)).toEqual([]);
    expect(play.canWalk('boot-room 1,4')).toBe(false);
    play.answer({ do: 'open', door: play.door('plain') });
    expect(play.asks).toBe('encounter-roll');
    expect(play.prompt).toMatchObject({ roll: { at: play.at('boot-room 1,4') } });
  });

  it('is one file and nothing else', () => {
    expect(blocksOf('add-a-tile').flatMap(({ name }) => (name.includes('/') ? [name] : []))).toEqual([`${MAYHEM}/tiles/boot-room.json`]);
  });

  it('has its things drawn, and the one to use can be used', () => {
    const play = table({
      board: ['start boot-room'],
      heroes: [{ at: 'boot-room 2,2' }],
      also: { byTheBook: false },
      box: { tiles: [tile] },
    });
    const laid = cardOf(play.content.tiles, tile.id);
    for (const turn of [0, 1, 2, 3] as const) {
      const drawn = decodeURIComponent(picturesOf(laid, turn).things ?? '');
      for (const thing of Object.values(tile.room?.things ?? {})) expect(drawn).toContain(`<g id="${[thing].flat().join('-')}">`);
    }
    play.answer({ do: 'use-feature' }).dice(4);
    expect(play.hero().gold).toBe(2);
    const [used] = play.told('feature-used');
    expect(used && lines(tell(used, ['Mira']) ?? [])).toContain(`Mira ${tile.feature?.does}`);
  });
});

describe('docs/how-to/add-a-riddle.md', () => {
  const riddle = v.parse(Riddle, json('add-a-riddle', `+${MAYHEM}/riddles.json`));

  it('is solved by what people type, also with a slip, and not by what is near', () => {
    for (const typed of ['A DOORMAT!', 'the doormats', 'it’s a welcome mat', 'doormatt', 'dormat'])
      expect(isRightAnswer(typed, riddle), typed).toBe(true);
    for (const typed of ['map', 'door', 'a goat', '']) expect(isRightAnswer(typed, riddle), typed).toBe(false);
  });

  it('and its twister is one', () => {
    expect(v.parse(Twister, json('add-a-riddle', `+${MAYHEM}/twisters.json`)).level).toBe('middle');
  });
});

describe('docs/how-to/add-a-quest.md', () => {
  it('shows the first page as the table reads it', () => {
    expect(tell({ do: 'told', page: `${quest.id}/squeak/0` }, [])).toEqual([block('add-a-quest', 'says')]);
  });

  it('is well, and is played to each of its endings', () => {
    expect(questProblems(withAll)).toEqual([]);
    const wanted = quest.endings.flatMap(({ id, mood }) => (mood === 'won' ? [id] : []));
    const ways = new Set<string>();
    for (let seed = 1; seed <= 60 && wanted.some((id) => !ways.has(id)); seed++) {
      const played = new Runner(
        mayhem,
        content,
        initialPosition(mayhem, content, 3, v.parse(Options, { mode: 'narrative', quest: quest.id }), seed),
      );
      playOut(played, greedy(Random.seed(seed)));
      ways.add(played.outcome?.reason ?? '');
    }
    expect(wanted.filter((id) => !ways.has(id))).toEqual([]);
  });

  it('lists every word that a quest may use, and no other', () => {
    const page = textOf('docs/how-to/add-a-quest.md');
    const listed = [...page.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, word = '']) => word);
    const known = [...textOf('src/games/magic-and-mayhem/content/quest-schema.ts').matchAll(/do: v\.literal\('([a-z-]+)'\)/g)].map(
      ([, word = '']) => word,
    );
    expect(listed.sort()).toEqual(known.sort());
  });
});

describe('all of them in one game', () => {
  it('fit: games are dealt and played to the end, and each of them is met', () => {
    const met = new Set<string>();
    const heard = (event: object) => {
      for (const value of Object.values(event)) if (typeof value === 'string') met.add(value);
    };
    const wanted = [card.id, monster.id, danger.id, tile.id];
    for (let seed = 1; seed <= 100 && wanted.some((id) => !met.has(id)); seed++) {
      const dealt = initialPosition(mayhem, content, 3, v.parse(Options, { tiles: 12, heroes: [hero.id] }), seed);
      const played = new Runner(mayhem, content, dealt, undefined, heard);
      playOut(played, greedy(Random.seed(seed)));
      expect(played.outcome).not.toBeNull();
    }
    expect(wanted.filter((id) => !met.has(id))).toEqual([]);
  });
});

describe('the pages', () => {
  it.each(PAGES)('%s: what is a list is one', (page) => {
    expect(textOf(`docs/how-to/${page}.md`)).not.toMatch(/[.)] - /);
  });

  it.each(PAGES)('%s: its commands and its links are there', (page) => {
    for (const command of commandsOf(page)) {
      const [, script] = /^npm run ([\w:-]+)/.exec(command) ?? [];
      if (script) expect(scripts, command).toContain(script);
    }
    const text = textOf(`docs/how-to/${page}.md`);
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect(existsSync(join(top, 'docs/how-to', link)), link).toBe(true);
    const made = blocksOf(page).map(({ name }) => name.replace(/^\+/, ''));
    for (const [, path = ''] of text.matchAll(/`((?:src|content|tests|docs)\/[\w./-]+)`/g)) {
      expect(existsSync(join(top, path)) || made.some((name) => name.startsWith(path)), `${page}: ${path}`).toBe(true);
    }
  });
});

describe.each(['docs/architecture.md', 'docs/where.md', 'docs/words.md', 'CHANGELOG.md'])('%s', (page) => {
  it('names only files and pages that exist', () => {
    const text = textOf(page);
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect(existsSync(join(top, dirname(page), link)), link).toBe(true);
    for (const [, path = ''] of text.matchAll(/`((?:src|content|tests|docs)\/[\w./-]+)`/g))
      expect(existsSync(join(top, path)), path).toBe(true);
  });
});

describe('docs/where.md', () => {
  it('names what is in its files', () => {
    const places = [...textOf('docs/where.md').matchAll(/`(\w+)` in (?:the game's )?`([\w./-]+)`/g)];
    expect(places.length).toBeGreaterThan(5);
    for (const [, name = '', path = ''] of places) {
      const everyGame = ['dust-up', 'labyrinth', 'magic-and-mayhem', 'traps-and-treasures'].map((game) => `src/games/${game}/${path}`);
      for (const file of path.startsWith('src/') ? [path] : everyGame)
        expect(textOf(file), file).toMatch(new RegExp(`(?:const|function) ${name}\\b|^  ${name}:`, 'm'));
    }
  });
});

describe('README.md', () => {
  const text = textOf('README.md');

  it('adds a card that is one, and quotes what it says', () => {
    const [, shown = ''] = /^```json\n([\s\S]*?)^```$/m.exec(text) ?? [];
    const nap = v.parse(TreasureCard, JSON.parse(shown));
    const box = contentOf({ ...decks, treasures: withCard(decks.treasures, nap) });
    expect(text.replaceAll('\n', ' ')).toContain(`"${lines(...treasureText(nap.id, box))}"`);
    expect(shown.trim().split('\n')).toHaveLength(8);
    const play = table({ heroes: [{ hp: 3, cards: [nap.id] }], box: { treasures: [nap] } });
    play.answer({ do: 'use-on-hero', source: nap.id, hero: 0 });
    expect(play.told('healed')).toMatchObject([{ amount: 2, now: 5 }]);
  });

  it('names the commands that there are, and all of them', () => {
    const named = [...text.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, script = '']) => script).filter((script) => script !== 'ci');
    expect([...new Set(named)].sort()).toEqual([...scripts].sort());
  });

  it('leads nowhere that is not there', () => {
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)/g)) expect(existsSync(join(top, link)), link).toBe(true);
    for (const [, path = ''] of text.matchAll(/`((?:src|content|tests|docs)\/[\w./-]*)`/g))
      expect(existsSync(join(top, path)), path).toBe(true);
  });
});
