// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Command, VariantOf } from '../../../src/engine/game.ts';
import { Random } from '../../../src/engine/random.ts';
import { Runner } from '../../../src/engine/runner.ts';
import { type ActResult, act, initialPosition, observe, type Session, startSession } from '../../../src/engine/session.ts';
import { speak } from '../../../src/engine/shared/sentences.ts';
import { playOut } from '../../../src/engine/simulate.ts';
import { greedy } from '../../../src/games/magic-and-mayhem/bots/greedy.ts';
import { contentOf } from '../../../src/games/magic-and-mayhem/content/content.ts';
import { decks } from '../../../src/games/magic-and-mayhem/content/load.ts';
import { Quest } from '../../../src/games/magic-and-mayhem/content/quest-schema.ts';
import { mayhem, mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import { fullBoardGeometry, slotOf } from '../../../src/games/magic-and-mayhem/rules/board.ts';
import { PARTY_SIZES } from '../../../src/games/magic-and-mayhem/rules/difficulty.ts';
import { questSpots } from '../../../src/games/magic-and-mayhem/rules/quest-scenes.ts';
import { dealQuestBoard } from '../../../src/games/magic-and-mayhem/rules/setup.ts';
import { STAIRS } from '../../../src/games/magic-and-mayhem/rules/tiles.ts';
import type { State } from '../../../src/games/magic-and-mayhem/state/state.ts';
import type { Mayhem } from '../../../src/games/magic-and-mayhem/state/tasks.ts';
import { gameText } from '../../../src/games/magic-and-mayhem/text/index.ts';
import { storyMinutes } from '../../../src/ui/games/magic-and-mayhem/setup/play-time.ts';
import { aQuest } from './quest-helpers.ts';

/** Quests in play: scenes, pages, things, endings (MM-43). */

const content = contentOf({ ...decks, quests: [v.parse(Quest, aQuest)] });
const words = gameText(content);

/** The lost button, with two heroes; what is answered is said, and squares are named by place. */
class Story {
  private last: ActResult<Mayhem>;
  readonly events: Mayhem['event'][] = [];
  constructor() {
    const options = { mode: 'narrative', quest: 'lost-button', heroes: ['blink', 'bramble'] };
    this.last = startSession(mayhem, content, 2, v.parse(mayhem.schemas.options as never, options), 1);
  }
  get session(): Session<Mayhem> {
    return this.last.session;
  }
  get state(): State {
    return this.session.now.state;
  }
  get seen() {
    return observe(mayhem, content, this.session.now, 'table');
  }
  get task(): string {
    return this.session.now.agenda.at(-1)?.do ?? 'over';
  }
  get outcome() {
    return this.session.now.outcome;
  }
  do(command: Command<Mayhem>): this {
    this.last = act(mayhem, content, this.session, command);
    this.events.push(...this.last.events.map(({ event }) => event));
    return this;
  }
  /** Which option, by its words. */
  say(label: string): this {
    const { view, prompt } = this.seen;
    if (prompt?.kind !== 'choose') throw new Error('nothing to choose');
    const found = prompt.options.find((command) => words.option(view, prompt.choice, command, ['Ada', 'Bo']) === label);
    if (!found) throw new Error(`nobody can say “${label}”`);
    return this.do(found);
  }
  /** The same story, with the table changed by hand. */
  with(change: (state: State) => void): this {
    const state = structuredClone(this.state) as State;
    change(state);
    const now = { ...this.session.now, state };
    this.last = { ...this.last, session: { ...this.session, checkpoint: now, now, commands: [] } };
    return this;
  }
  end(): this {
    return this.do({ do: 'end' });
  }
  told<K extends Mayhem['event']['do']>(kind: K): VariantOf<Mayhem['event'], K>[] {
    return this.events.filter((event): event is VariantOf<Mayhem['event'], K> => event.do === kind);
  }
}
const begun = (way = 'To the left'): Story => {
  const story = new Story().say('Turn the page').say(way);
  return way === 'To the left' ? story.say('Turn the page') : story;
};
/** With the second room lit. */
const lit = (): Story => {
  const story = begun().with((state) => {
    const slot = state.board.slots[1];
    if (slot) slot.up = true;
    state.board = { ...state.board };
  });
  return story.end();
};

describe('a quest begins', () => {
  it('[MM-43] with its tiles as its map says, and nothing of its own seen before', () => {
    const { state, seen } = new Story();
    expect(state.board.slots.map((slot) => slot?.tile)).toEqual(['front-steps', 'ballroom', 'hopscotch-hall']);
    expect(seen.view.board.slots.slice(1)).toEqual(['down', 'down']);
    // 20 rounds for four, and two heroes are missing
    expect(seen.view.torch).toBe(20 + 2 * PARTY_SIZES.fewer.torch);
    expect(seen.view.quest).toEqual({ id: 'lost-button', goal: 'Find the button.', things: [] });
    expect(JSON.stringify(seen.view)).not.toMatch(/hopscotch|found|pinned/);
  });

  it('[MM-43] a scene waits for its flag, and is not played where a flag stands against it', () => {
    const hurried = (...flags: readonly string[]) =>
      new Story()
        .say('Turn the page')
        .with(({ quest }) => void quest?.flags.push(...flags))
        .say('To the left')
        .told('told')
        .some(({ page }) => String(page).includes('hurry'));
    expect([hurried(), hurried('right')]).toEqual([true, false]);
  });

  it('[MM-43] what one says for all ends as it was said, without a full stop after the quotation mark', () => {
    const said = { do: 'decided', seat: 0, page: 'house-that-asks/slam/2', of: 0 } as const;
    expect(gameText(mayhemModule.content).tell(said, ['Ada'])).toEqual(['Ada says for all: “How do you do, house?”']);
  });

  it('[MM-43] with a page of its story, which the youngest turns; the table then decides by one voice', () => {
    const story = new Story();
    expect(story.task).toBe('choose-one');
    expect(story.seen.prompt).toMatchObject({ seat: 0, options: [{ do: 'one', of: 0 }] });
    story.say('Turn the page');
    expect(story.seen.prompt).toMatchObject({ options: [{ of: 0 }, { of: 1 }] });
    story.say('To the right');
    expect(story.state.quest).toMatchObject({ flags: ['right'], played: ['lost'] });
    expect(words.tell(story.told('decided').at(-1) as Mayhem['event'], ['Ada', 'Bo'])).toEqual(['Ada says for all: To the right.']);
    expect(story.task).toBe('turn');
  });

  it('[MM-43] and each choice leads on in its own way: a scene waits for a flag, another goal is read', () => {
    expect(begun('To the left').state.quest?.played).toEqual(['lost', 'hurry']);
    expect(begun('To the right').state.quest?.played).toEqual(['lost']);
    expect(begun('To the right').seen.view.quest?.goal).toBe('Bring the button home.');
    expect(begun('To the left').seen.view.quest?.goal).toBe('Find the button.');
  });

  it('[MM-43] no story, no quest: another way to play has none, and a story must be one of the box', () => {
    const one = (options: object) =>
      startSession(mayhem, content, 2, v.parse(mayhem.schemas.options as never, options), 1).session.now.state.quest;
    expect(one({ tiles: 9 })).toBeNull();
    expect(() => one({ mode: 'narrative' })).toThrow();
    expect(() => one({ mode: 'narrative', quest: 'the-moon' })).toThrow();
  });
});

describe('the scenes of a quest', () => {
  it('[MM-43] play when their tile is lit, once; what they place lies where one can get to', () => {
    const story = lit();
    expect(story.state.quest?.things).toEqual([{ thing: 'button', at: questSpots(story.state.board, 1, content)[0], by: null }]);
    expect(story.state.quest?.played.filter((id) => id === 'found')).toHaveLength(1);
    story.end();
    expect(story.state.quest?.things).toHaveLength(1);
  });

  it('[MM-43] a hero who comes to a thing carries it, and lays it down where it falls', () => {
    const story = lit();
    const [on = 0, beside = 0] = questSpots(story.state.board, 1, content);
    const { seat } = story.state.turn;
    story.with((state) => {
      const hero = state.heroes[seat];
      if (hero) Object.assign(hero, { at: beside, hp: 1 });
    });
    story.do({ do: 'walk', to: on });
    expect(story.seen.view.quest?.things).toEqual([{ thing: 'button', at: null, by: seat }]);
    expect(words.tell(story.told('thing-taken')[0] as Mayhem['event'], ['Ada', 'Bo'])).toEqual([
      `${['Ada', 'Bo'][seat]} picks up the button.`,
    ]);
    story.with((state) => {
      // so that nothing rustles in the corners
      state.turn.moved = false;
      state.heroes[seat]?.lasting.push({ state: 'poisoned', rounds: 3, harm: 2, fresh: false, by: null });
    });
    while (story.task !== 'revive-roll') story.end();
    story.do({ do: 'rolled', dice: [1] });
    expect(story.seen.view.quest?.things).toEqual([{ thing: 'button', at: on, by: null }]);
  });

  it('[MM-43] what a friend carries stays with the friend when somebody falls', () => {
    const story = lit();
    const [, beside = 0] = questSpots(story.state.board, 1, content);
    const { seat } = story.state.turn;
    story.with((state) => {
      // so that nothing rustles in the corners
      state.turn.moved = false;
      const hero = state.heroes[seat];
      if (hero) Object.assign(hero, { at: beside, hp: 1 });
      hero?.lasting.push({ state: 'poisoned', rounds: 3, harm: 2, fresh: false, by: null });
      if (state.quest) state.quest.things = [{ thing: 'button', at: null, by: 1 - seat }];
    });
    while (story.task !== 'revive-roll') story.end();
    story.do({ do: 'rolled', dice: [1] });
    expect(story.state.heroes[seat]?.at).toBeNull();
    expect(story.seen.view.quest?.things).toEqual([{ thing: 'button', at: null, by: 1 - seat }]);
  });
});

describe('a quest ends', () => {
  const carried = (all: boolean): Story => {
    const story = lit().with((state) => {
      state.heroes.forEach((hero, seat) => {
        hero.at = questSpots(state.board, seat === 0 || all ? 0 : 1, content)[0] ?? null;
      });
      if (state.quest) state.quest.things = [{ thing: 'button', at: null, by: 0 }];
    });
    return story;
  };

  it('[MM-43] before the die is thrown everybody reads what the hero is good at, and what each side brings', () => {
    const story = carried(true);
    while (story.task === 'turn') story.do({ do: 'end' });
    const { view, prompt } = story.seen;
    if (prompt?.kind !== 'roll') throw new Error('dice decide');
    const { call, sides } = words.roll(view, prompt.roll, ['Ada', 'Bo']);
    const has = view.heroes[prompt.seat]?.int ?? 0;
    const on = Math.max(2, Math.min(6, 7 - has));
    expect(speak(call)).toBe(`With Wits ${has}, ${on} or more will do.`);
    expect(sides.map(({ words: line }) => speak(line))).toEqual(['It goes wrong.', 'It works!']);
  });

  it('[MM-43] as its story says: everybody at the Entrance, with the button; an ability and a die decide which way', () => {
    const sewn = carried(true);
    while (sewn.task === 'turn') sewn.do({ do: 'end' });
    expect(sewn.task).toBe('card-roll');
    sewn.do({ do: 'rolled', dice: [6] });
    expect(sewn.outcome).toEqual({ winners: [0, 1], reason: 'sewn' });
    expect(words.ending(sewn.seen.view, sewn.outcome ?? { winners: [], reason: '' }, []).headline).toBe('This is sewn');
    const pinned = carried(true);
    while (pinned.task === 'turn') pinned.do({ do: 'end' });
    expect(pinned.do({ do: 'rolled', dice: [1] }).outcome?.reason).toBe('pinned');
  });

  it('[MM-43] not before all are there who are up', () => {
    const story = carried(false).end();
    expect(story.task).toBe('turn');
    expect(story.outcome).toBeNull();
  });

  it('[MM-43] and kindly when the torch is out, in the words of the quest', () => {
    const story = begun().with((state) => {
      state.round = state.torch ?? 1;
    });
    while (!story.outcome) story.do(story.task === 'turn' ? { do: 'end' } : { do: 'one', of: 0 });
    expect(story.outcome).toEqual({ winners: [], reason: 'torch' });
    expect(words.ending(story.seen.view, story.outcome, []).headline).toBe('This is torch');
  });
});

describe('every quest of the box', () => {
  const { game, content: box } = mayhemModule;
  const SEATS = 4;
  /** How long each printed story takes, in minutes: [at least, at most]. A story that somebody adds may be as short as they like. */
  const PRINTED: { readonly [id: string]: readonly [number, number] | undefined } = {
    'hiccup-rescue': [30, 60],
    'house-that-asks': [30, 60],
    'lost-lullaby': [15, 45],
    'pudding-heist': [30, 60],
    'rain-upstairs': [8, 20],
    'two-boots': [20, 60],
  };
  const TEMPO = 20;
  const quests = Object.values(box.quests);

  it.each(quests.map((quest) => [quest.id, quest] as const))(
    '[MM-43] %s: however its tiles are dealt, one can walk from the stairs to every one of them',
    (_id, quest) => {
      for (let seed = 1; seed <= 20; seed++) {
        const board = dealQuestBoard(quest, Random.seed(seed), box);
        const { grid, walls, marks } = fullBoardGeometry(board, box);
        const end = grid.flood(walls, [marks.indexOf(STAIRS)], marks.length);
        const reached = new Set(Array.from({ length: end }, (_, i) => slotOf(board.wide, grid.reached(i))));
        expect([...reached].sort()).toEqual(board.slots.flatMap((slot, place) => (slot ? [place] : [])).sort());
      }
    },
  );

  it.each(quests.map(({ id }) => id))('[MM-43] %s: the quick bot comes to all its endings, in the time that it should take', (id) => {
    const quest = quests.find((one) => one.id === id);
    const seats = quest?.players ?? SEATS;
    const lengths: number[] = [];
    const ways = new Set<string>();
    const told = quest?.endings.map((ending) => ending.id).filter((ending) => ending !== 'all-down' && ending !== 'torch') ?? [];
    for (let seed = 1; seed <= 90 && (lengths.length < 13 || told.some((ending) => !ways.has(ending))); seed++) {
      const table = new Runner(game, box, initialPosition(game, box, seats, { mode: 'narrative', quest: id } as never, seed));
      const policy = greedy(Random.seed(seed));
      let decisions = 0;
      const counted: typeof policy = (...asked) => {
        decisions++;
        return policy(...asked);
      };
      playOut(table, counted, Number.POSITIVE_INFINITY, 5000);
      lengths.push(decisions);
      if (table.outcome) ways.add(table.outcome.reason);
    }
    expect([...ways].filter((way) => told.includes(way)).sort()).toEqual([...told].sort());
    const median = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
    const [least, most] = PRINTED[id] ?? [0, 60];
    for (const time of [(median * TEMPO) / 60, storyMinutes(quest?.decisions ?? 0, seats)]) {
      expect(time).toBeGreaterThanOrEqual(least);
      expect(time).toBeLessThanOrEqual(most);
    }
  });

  it.each(quests.map(({ id, players }) => [id, players ?? SEATS] as const))(
    '[MM-43] [MM-49] %s: cruel play leaves time enough to win it',
    (id, seats) => {
      const isWon = (seed: number): boolean => {
        const options = { mode: 'narrative', quest: id, difficulty: 'cruel' };
        const table = new Runner(game, box, initialPosition(game, box, seats, options as never, seed));
        playOut(table, greedy(Random.seed(seed)), Number.POSITIVE_INFINITY, 5000);
        return (table.outcome?.winners.length ?? 0) > 0;
      };
      expect(Array.from({ length: 20 }, (_, seed) => seed).some(isWon)).toBe(true);
    },
  );

  it('[MM-43] nobody fights in a peaceful story', () => {
    const monstersOf = (id: string): number => {
      const position = initialPosition(game, box, SEATS, { mode: 'narrative', quest: id } as never, 3);
      const table = new Runner(game, box, position);
      playOut(table, greedy(Random.seed(3)), Number.POSITIVE_INFINITY, 5000);
      return table.state.number - position.state.number;
    };
    for (const { id, peaceful } of quests) if (peaceful) expect(monstersOf(id), id).toBe(0);
    expect(quests.filter(({ peaceful }) => peaceful).map(({ id }) => id)).toContain('lost-lullaby');
  });
});
