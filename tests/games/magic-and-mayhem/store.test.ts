// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { startSession, undo } from '../../../src/engine/session.ts';
import { simulate } from '../../../src/engine/simulate.ts';
import { greedy } from '../../../src/games/magic-and-mayhem/bots/greedy.ts';
import { Ware } from '../../../src/games/magic-and-mayhem/content/card-schemas.ts';
import { decks } from '../../../src/games/magic-and-mayhem/content/load.ts';
import { mayhem, mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import { gameText } from '../../../src/games/magic-and-mayhem/text/index.ts';
import { room, tile, treasure } from './content-helpers.ts';
import { type Play, type Setup, table } from './helpers.ts';

/** The Store. */

const ROBE = treasure('robe', 'spell', { use: { aim: 'nobody', effects: [{ do: 'gold', amount: 1 }], spent: true } });
const RING = treasure('ring', 'item', { bonuses: [{ do: 'ability', ability: 'adept-magic' }] });
const ANVIL = treasure('anvil', 'item', { bonuses: [{ do: 'stat', stat: 'str', add: -1 }] });
/** The hero in turn stands in the Store, with so much gold. */
const visit = (treasures: readonly string[], one: NonNullable<Setup['heroes']>[number] = {}, more: Setup = {}) =>
  table({
    board: ['start shop'],
    treasures,
    ...more,
    heroes: [{ at: 'shop 4,4', gold: 8, ...one }, ...(more.heroes ?? [{}]).map((mate) => ({ hero: 'gus', ...mate }))],
    box: { ...more.box, treasures: [ROBE, RING, ANVIL, ...(more.box?.treasures ?? [])] },
  });
const open = (...visitOf: Parameters<typeof visit>) => visit(...visitOf).answer({ do: 'shop' });
const sold = (play: Play) => play.options.flatMap((option) => (option.do === 'buy' ? [option.card] : []));
const buy = (card: string) => ({ do: 'buy', card }) as const;
const LEAVE = { do: 'leave' } as const;

describe('the ten lines', () => {
  const nameOf = (id: string) => decks.treasures.find((card) => card.id === id)?.name;

  it('[MM-36a] each line has its price, and a weapon its ability', () => {
    const lines = decks.store.map((ware) => ['card' in ware ? nameOf(ware.card) : `any ${ware.any}`, ware.price]);
    expect(lines).toEqual([
      ['Water Flask', 1],
      ['Apple', 2],
      ['Small Crossbow', 2],
      ['Broad Sword', 2],
      ['Skeleton Key', 3],
      ['Health Potion', 3],
      ['Giant Axe', 4],
      ['Big Crossbow', 4],
      ['any spell', 5],
      ['any item', 10],
    ]);
    const abilities = decks.treasures.flatMap(({ id, ability, kind }) =>
      decks.store.some((ware) => 'card' in ware && ware.card === id) && kind === 'weapon' ? [[id, ability]] : [],
    );
    expect(Object.fromEntries(abilities)).toEqual({
      'small-crossbow': 'light-weapons',
      'broad-sword': 'light-weapons',
      'giant-axe': 'heavy-weapons',
      'big-crossbow': 'heavy-weapons',
    });
  });

  it('[MM-36a] a buy costs what its line says, and a card of two lines the less', () => {
    const play = open(['key', 'bolt', 'hat'], { hero: 'cy', gold: 18 });
    for (const card of ['key', 'bolt', 'hat']) play.answer(buy(card));
    expect(play.told('bought').map(({ card, price }) => [card, price])).toEqual([
      ['key', 3],
      ['bolt', 5],
      ['hat', 10],
    ]);
    expect(play.hero(0)).toMatchObject({ gold: 0, cards: ['key', 'bolt', 'hat'] });
  });

  it('[MM-36a] any one spell or magical item may be picked by name; other kinds only where a line names them', () => {
    const wool = treasure('wool', 'armour', { bonuses: [{ do: 'less', amount: 1 }] });
    const play = open(['bolt', 'hat', 'robe', 'wool', 'coin', 'belt'], { hero: 'cy', gold: 20 }, { box: { treasures: [wool] } });
    expect(sold(play)).toEqual(['belt', 'bolt', 'hat', 'robe']);
  });

  it('a line sells a card or any one of a kind, and has a price', () => {
    for (const ware of [{ card: 'apple' }, { price: 2 }, { any: 'scenario', price: 2 }, { card: 'apple', price: 0 }])
      expect(v.is(Ware, ware), JSON.stringify(ware)).toBe(false);
  });
});

describe('the goods', () => {
  it('[MM-36b] come from the treasure deck, and from its discards', () => {
    const play = open(['pie', 'coin'], {}, { discards: { treasures: ['twig', 'robe'] } });
    expect(sold(play)).toEqual(['pie', 'robe', 'twig']);
    play.answer(buy('pie')).answer(buy('twig'));
    expect(play.state.treasures).toEqual({ draw: ['coin'], discard: ['robe'] });
  });

  it('[MM-36b] what is in neither is sold out, and says so', () => {
    const play = open(['key'], {}, { heroes: [{ cards: ['pie'] }], loot: [{ at: 'start 1,1', cards: ['bolt'] }] });
    expect(sold(play)).toEqual(['key']);
    expect(play.whyNot(buy('pie'))).toEqual({ rule: 'MM-36', words: 'Sold out: it is out in the dungeon already.' });
    play.answer(buy('key'));
    expect(sold(play)).toEqual([]);
    expect(play.whyNot(buy('key'))?.words).toMatch(/^Sold out/);
    expect(play.options).toEqual([LEAVE]);
  });

  it('[MM-36b] a card that was used up lies there again', () => {
    const play = open(['pie'], { hp: 1 }, { heroes: [] }).answer(buy('pie')).answer(LEAVE);
    play.answer({ do: 'use-on-hero', source: 'pie', hero: 0 }).answer({ do: 'shop' });
    expect(sold(play)).toEqual(['pie']);
  });

  const MANY = Array.from({ length: 12 }, (_, i) => treasure(`card-${i}`, 'armour'));
  const ids = MANY.map(({ id }) => id);

  it('[MM-36c] after a pick the deck is shuffled', () => {
    const play = open([...ids, 'twig'], {}, { box: { treasures: MANY } });
    const before = [...play.state.treasures.draw];
    expect(before).toContain('twig');
    play.answer(buy('twig'));
    const after = play.state.treasures.draw;
    expect(after).not.toEqual(before.filter((id) => id !== 'twig'));
    expect([...after].sort()).toEqual([...ids].sort());
  });

  it('[MM-36c] what was bought before the shuffle stays bought; a look round can be taken back', () => {
    const play = open(['twig']);
    expect(undo(mayhem, play.content, play.session)).not.toBeNull();
    play.answer(buy('twig'));
    expect(undo(mayhem, play.content, play.session)).toBeNull();
    expect(play.session.sealed).toBe('shuffle');
    expect(gameText(play.content).sealed('shuffle')).toMatch(/shuffled/);
  });

  it('[MM-36d] show their names sorted, never the order of the deck', () => {
    const names = ['belt', 'bolt', 'key', 'robe', 'twig'];
    const rich = { hero: 'cy', gold: 20 };
    expect(sold(open(names, rich))).toEqual(names);
    expect(sold(open([...names].reverse(), rich))).toEqual(names);
    expect(sold(open(['robe', 'belt'], rich, { discards: { treasures: ['twig', 'key', 'bolt'] } }))).toEqual(names);
  });
});

describe('a buyer', () => {
  it('[MM-36e] may buy what it cannot use, and hand it over for an Action as any card', () => {
    const play = open(['bolt'], {}, { heroes: [{ hero: 'bo', at: 'shop 0,2' }] });
    play.answer(buy('bolt')).answer(LEAVE).endRound();
    expect(play.can({ do: 'use-on-monster', source: 'bolt' })).toBe(false);
    play.answer({ do: 'give', card: 'bolt', to: 1 });
    expect(play.hero(1).cards).toEqual(['bolt']);
    expect(play.state.turn.seat).toBe(1);
  });

  it('[MM-36e] cannot buy what it cannot carry, though a friend beside it could', () => {
    const play = open(['club'], {}, { heroes: [{ hero: 'cy', at: 'shop 4,4' }] });
    expect(sold(play)).toEqual([]);
    expect(play.whyNot(buy('club'))).toEqual({ rule: 'MM-18', words: 'Too heavy: it takes a strength of 3.' });
    expect(sold(open(['club'], { hero: 'bo' }))).toEqual(['club']); // STR 3, no weapons
  });

  it('[MM-36e] cannot buy what it cannot pay for', () => {
    expect(sold(open(['pie', 'twig', 'bolt'], { gold: 3 }))).toEqual(['pie', 'twig']);
    const poor = open(['pie', 'twig', 'bolt'], { gold: 2 });
    expect(sold(poor)).toEqual(['twig']);
    expect(poor.whyNot(buy('pie'))).toEqual({ rule: 'MM-36', words: 'Save up: it costs 3 gold, and you have 2.' });
    expect(sold(poor.answer(buy('twig')))).toEqual([]);
  });

  it('[MM-36f] can sell nothing back: there is only buying and leaving', () => {
    const play = open(['pie', 'twig'], { cards: ['key'] }).answer(buy('pie'));
    expect(new Set(play.options.map((option) => option.do))).toEqual(new Set(['buy', 'leave']));
    expect(play.hero(0)).toMatchObject({ gold: 5, cards: ['key', 'pie'] });
    expect(play.whyNot(buy('key'))?.words).toMatch(/^Sold out/);
    play.answer(LEAVE).endRound();
    expect(play.hero(0).gold).toBe(5);
  });

  it('[MM-20] has the ability that a bought magical item grants, at once', () => {
    const play = open(['ring', 'bolt'], { hero: 'cy', gold: 15 }, { heroes: [], monsters: [{ monster: 'statue', at: 'start 3,2' }] });
    play.answer(buy('bolt')).answer(buy('ring')).answer(LEAVE);
    expect(play.asks).toBe('turn');
    expect(play.whyNot({ do: 'use-on-monster', source: 'bolt' })?.rule).not.toBe('MM-17');
    const without = open(['bolt'], { hero: 'cy' }, { heroes: [], monsters: [{ monster: 'statue', at: 'start 3,2' }] });
    without.answer(buy('bolt')).answer(LEAVE);
    expect(without.whyNot({ do: 'use-on-monster', source: 'bolt' })?.rule).toBe('MM-17');
  });

  it('[MM-21] who buys a burden spills the gold that has become too much', () => {
    const play = open(['anvil'], { hero: 'bo', gold: 12, cards: ['belt'] });
    play.answer(buy('anvil'));
    expect(play.hero(0)).toMatchObject({ gold: 2, cards: ['belt', 'anvil'] });
    const store = [{ card: 'anvil', price: 1 }];
    const full = open(['anvil'], { gold: 8 }, { box: { store } }).answer(buy('anvil'));
    expect(full.hero(0)).toMatchObject({ gold: 4, cards: ['anvil'] });
    expect(full.lootAt('shop 4,4')?.gold).toBe(3);
  });
});

describe('shopping', () => {
  it('[MM-11] is one Action, any number of buys', () => {
    const play = open(['pie', 'twig', 'coin']).answer(buy('pie')).answer(buy('twig'));
    expect(play.asks).toBe('shop');
    expect(play.state.turn).toMatchObject({ seat: 0, actions: 0, acted: true, steps: 0 });
    play.answer(LEAVE);
    expect(play.state.turn.seat).toBe(1);
  });

  it('[MM-11] with a Bonus Action there is time for something else', () => {
    const play = open(['pie', 'twig'], {}, { turn: { actions: 2 } })
      .answer(buy('pie'))
      .answer(buy('twig'))
      .answer(LEAVE);
    expect(play.state.turn).toMatchObject({ seat: 0, actions: 1, acted: true });
    expect(play.asks).toBe('turn');
  });

  it('[MM-11] looking is free, and one may walk on', () => {
    const play = open(['pie']).answer(LEAVE);
    expect(play.state.turn).toMatchObject({ seat: 0, actions: 1, acted: false, steps: 4 });
    expect(play.canWalk('shop 4,3')).toBe(true);
  });

  it('[MM-11] takes an Action, and the Store tile, anywhere on it', () => {
    for (const at of ['shop 0,2', 'shop 2,2', 'shop 5,5']) expect(visit(['pie'], { at }).can({ do: 'shop' }), at).toBe(true);
    expect(visit(['pie'], { at: 'start 5,2' }).whyNot({ do: 'shop' })).toEqual({ rule: 'MM-36', words: 'The shop is on the Store tile.' });
    expect(visit(['pie'], {}, { turn: { actions: 0 } }).whyNot({ do: 'shop' })?.rule).toBe('MM-8');
  });

  it('tells what was bought, and says one thing a visit', () => {
    const play = open(['pie']);
    const { call, option } = gameText(play.content);
    const view = mayhem.view(play.session.now, 'table', play.content);
    const asked = play.prompt;
    expect(asked.kind === 'choose' && option(view, asked.choice, buy('pie'), ['Mo'])).toBe('Buy the pie for 3 gold');
    expect(asked.kind === 'choose' && option(view, asked.choice, LEAVE, ['Mo'])).toBe('Leave the shop');
    expect(call(view, asked, ['Mo']).title).toBe('Mo, the shop is open');
    const says = (from: Play) => call(mayhem.view(from.session.now, 'table', from.content), from.prompt, ['Mo']).words;
    const [first] = says(play);
    play.answer(buy('pie'));
    expect(says(play)[0]).toEqual(first);
    expect(says(open(['pie'], {}, { also: { round: 2 } }))[0]).not.toEqual(first);
    expect(play.told('bought').flatMap((event) => gameText(play.content).tell(event, ['Mo']))).toEqual(['Mo buys the pie for 3 gold.']);
  });
});

describe('a visit says before what it costs', () => {
  const costs = (from: Play) =>
    gameText(from.content)
      .call(mayhem.view(from.session.now, 'table', from.content), from.prompt, ['Mo'])
      .words.at(-1);
  const called = (from: Play) => {
    const { prompt: asked } = from;
    const view = mayhem.view(from.session.now, 'table', from.content);
    return asked.kind === 'choose' ? gameText(from.content).option(view, asked.choice, { do: 'shop' }, ['Mo']) : null;
  };

  it('[MM-11] a buy ends the turn, unless there is a Bonus Action', () => {
    expect(costs(open(['pie']))).toBe('Looking is free. Once you buy, your turn ends when you leave.');
    expect(costs(open(['pie']).answer(buy('pie')))).toBe('When you leave, your turn ends.');
    const twice = { turn: { actions: 2 } };
    expect(costs(open(['pie'], {}, twice))).toBe('Looking is free. Buying is your Action.');
    expect(costs(open(['pie'], {}, twice).answer(buy('pie')))).toBe('You may look round for more.');
  });

  it('[MM-36] with too little gold for anything one only looks, and is told so', () => {
    expect(called(visit(['pie']))).toBe('Go shopping');
    expect(called(visit(['pie'], { gold: 0 }))).toBe('Only look at the shop');
    expect(costs(open(['pie'], { gold: 0 }))).toMatch(/^You have 0 gold, and nothing costs less than \d\. But looking is free!$/);
  });
});

describe('the quick bot', () => {
  /** What it does from here to the end of its turn. */
  const played = (play: Play): string[] => {
    const policy = greedy(Random.seed(3));
    const done: string[] = [];
    while (play.asks === 'turn' || play.asks === 'shop') {
      if (play.state.turn.seat !== 0 || done.length > 20) break;
      const { prompt } = play;
      if (prompt.kind !== 'choose') break;
      const position = { seen: play.state, content: play.content, position: play.session.now } as never;
      const command = prompt.options[policy(prompt.options, prompt.choice, position)];
      if (!command) break;
      done.push(command.do === 'buy' ? `buy ${command.card}` : command.do);
      play.answer(command);
    }
    return done;
  };
  const shut = tile(
    'lane',
    'ordinary',
    room('lane').map.map((line, i) => (i === 3 ? '|. .L. . . .|' : line)),
  );

  it('buys a potion when it is hurt, and none when it is well', () => {
    expect(played(visit(['pie'], { hp: 2 }))).toContain('buy pie');
    expect(played(visit(['pie']))).not.toContain('shop');
  });

  it('buys a better weapon that it can use and carry, and no worse one', () => {
    expect(played(visit(['twig', 'club'], { hero: 'cy' }))).toEqual(['shop', 'buy twig', 'leave']);
    expect(played(visit(['twig'], { hero: 'bo' }))).not.toContain('shop');
    expect(played(visit(['twig'], { hero: 'cy', cards: ['club'] }))).toEqual(expect.not.arrayContaining(['buy club']));
  });

  it('buys a key when it knows of a locked door', () => {
    const locked = (board: string) => visit(['key'], {}, { board: [board], turn: { steps: 0 }, box: { tiles: [shut] } });
    expect(played(locked('start shop lane'))).toContain('buy key');
    expect(played(locked('start shop ?lane'))).not.toContain('shop');
  });

  it('does not come back for what it cannot have', () => {
    expect(played(visit(['pie'], { hp: 2, gold: 2 }))).not.toContain('shop');
    const done = played(visit(['pie', 'twig', 'bolt', 'robe'], { hero: 'cy', gold: 20, hp: 2 }, { turn: { actions: 3 } }));
    expect(done.filter((one) => one === 'shop')).toHaveLength(1);
  });

  it('shops in whole games, and goes in once a turn', () => {
    const { content } = mayhemModule;
    let bought = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const { now } = startSession(mayhem, content, 4, { tiles: 12 }, seed).session;
      const policy = greedy(Random.seed(seed));
      let last = '';
      simulate(mayhem, content, now, (options, choice, at) => {
        const k = policy(options, choice, at);
        const { do: done } = options[k] ?? { do: '' };
        const turn = `${at.state.round} ${at.state.turn.seat}`;
        if (done === 'buy') bought++;
        if (done === 'shop') {
          expect(turn, `seed ${seed}`).not.toBe(last);
          last = turn;
        }
        return k;
      });
    }
    expect(bought).toBeGreaterThan(0);
  });
});
