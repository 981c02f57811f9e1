// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/engine/random.ts';
import { Runner } from '../../../src/engine/runner.ts';
import { initialPosition, observe, prompt } from '../../../src/engine/session.ts';
import { playOut } from '../../../src/engine/simulate.ts';
import { greedy } from '../../../src/games/dust-up/bots/greedy.ts';
import { dustUp, dustUpModule } from '../../../src/games/dust-up/index.ts';
import { gameText } from '../../../src/games/dust-up/text/index.ts';
import { Ring, SPARE, content as toys } from './helpers.ts';

/** Two against two: Red and Green are partners, and so are Blue and Gold. */

const { content } = dustUpModule;
const NAMES = ['Mira', 'Klaus', 'Zoë', 'Opa'];
const idle = { hand: ['poke'], pile: SPARE } as const;
const with_ = (card: string, more = {}) => ({ hand: [card, 'sip'], pile: SPARE, ...more });
type Players = ConstructorParameters<typeof Ring>[0]['players'];
const teams = (players: Players, more = {}) => new Ring({ players, teams: true, ...more });
const seatsAimedAt = (ring: Ring) => ring.options.flatMap((one) => ('at' in one ? [one.at] : 'of' in one ? [one.of] : []));

describe('sitting down', () => {
  const dealt = (seats: number, options = {}) => initialPosition(dustUp, content, seats, { teams: true, ...options }, 3).state;

  it('[DU-23] is for four players', () => {
    expect([2, 3, 4].map((seats) => dealt(seats).teams)).toEqual([false, false, true]);
    expect(initialPosition(dustUp, content, 4, {}, 3).state.teams).toBe(false);
  });

  it.each([
    [0, 3],
    [2, 1],
  ])('[DU-23] when seat %i goes first, seat %i starts behind the smallest shield of their deck', (first, last) => {
    const { players } = dealt(4, { first });
    expect(players.map(({ shields }) => shields.length)).toEqual([0, 1, 2, 3].map((seat) => (seat === last ? 1 : 0)));
    const { hero = '', shields = [] } = players[last] ?? {};
    const all = (content.decks.get(hero) ?? []).flatMap((card) => content.cards[card]?.shield || []);
    expect(content.cards[shields[0]?.card ?? '']?.shield).toBe(Math.min(...all));
  });

  it('[DU-23] nobody does when that is switched off', () => {
    expect(dealt(4, { level: false }).players.flatMap(({ shields }) => shields)).toEqual([]);
  });
});

describe('partners', () => {
  it('[DU-23] cannot be attacked, and are told why', () => {
    const ring = teams([with_('bonk'), idle, idle, idle]).plays('red-bonk');
    expect(seatsAimedAt(ring)).toEqual([1, 3]);
    const refusal = ring.refusals.find(({ command }) => command.do === 'attack' && command.at === 2)?.refusal;
    expect(refusal?.rule).toBe('DU-23');
  });

  it.each(['lift', 'trade', 'jump', 'reach'])('[DU-23] cannot be picked for "%s"', (card) => {
    expect(seatsAimedAt(teams([with_(card), idle, idle, idle]).plays(`red-${card}`))).toEqual([1, 3]);
  });

  it.each(['take', 'crack'])('[DU-23] keep their shields: "%s"', (card) => {
    const shields = [['gate', 0]] as const;
    const ring = teams([with_(card), { ...idle, shields }, { ...idle, shields }, { ...idle, shields }]).plays(`red-${card}`);
    expect(seatsAimedAt(ring)).toEqual([1, 3]);
    expect(ring.player(2).shields).toHaveLength(1);
  });

  it.each([
    ['hail', [10, 7, 10, 7]],
    ['quake', [7, 7, 10, 7]],
  ])('[DU-23] a "%s" goes past them', (card, hearts) => {
    expect(teams([with_(card), idle, idle, idle]).plays(`red-${card}`).hearts).toEqual(hearts);
  });

  it('[DU-23] one enemy who can be picked is not asked for', () => {
    const ring = teams([with_('bonk'), { ...idle, out: true }, idle, idle]).plays('red-bonk');
    expect(ring.hearts).toEqual([10, 0, 10, 7]);
  });

  it('[DU-23] can be copied', () => {
    const ring = teams([with_('ditto', { hp: 5 }), { ...idle, played: ['poke'] }, { ...idle, played: ['cocoa'] }, idle]).plays('red-ditto');
    expect(ring.options).toEqual([
      { do: 'opponent', at: 1 },
      { do: 'opponent', at: 2 },
    ]);
    expect(ring.does({ do: 'opponent', at: 2 }).hearts[0]).toBe(7);
  });

  it('[DU-23] throw their hands away when all do', () => {
    const ring = teams([with_('stir'), idle, idle, idle]).plays('red-stir');
    expect(ring.player(2)).toMatchObject({ discard: ['green-poke'] });
    expect(ring.player(2).hand).toHaveLength(3);
  });

  it('[DU-23] may hear a boo of their own ghost', () => {
    const ring = teams([with_('cocoa'), { ...idle, out: true }, idle, idle], { ghosts: true }).plays('red-cocoa');
    expect(ring.asked).toBe('haunt 1');
    expect(seatsAimedAt(ring)).toEqual([0, 2, 3]);
  });

  it('[DU-19] [DU-23] see nothing of each other’s hands', () => {
    const ring = teams([with_('bonk'), idle, { hand: ['mend', 'trade'], pile: SPARE }, idle]);
    expect(ring.look(0).view.teams).toBe(true);
    expect(JSON.stringify(ring.look(0))).not.toMatch(/green-(mend|trade)/);
  });
});

describe('the end', () => {
  it('[DU-23] a side wins when both of the other are out, a ghost too', () => {
    const ring = teams([with_('bonk'), { ...idle, out: true }, { ...idle, out: true }, { ...idle, hp: 2 }]).plays('red-bonk');
    expect(ring.outcome).toEqual({ winners: [0, 2], reason: 'last' });
    expect(ring.events).toContainEqual({ do: 'won-together', seats: [0, 2] });
  });

  it('[DU-23] and not while one of them stands', () => {
    const ring = teams([with_('bonk'), { ...idle, hp: 2 }, { ...idle, out: true }, idle])
      .plays('red-bonk')
      .does({ do: 'attack', at: 1, shield: null });
    expect(ring.outcome).toBeNull();
    expect(ring.asked).toBe('play 3');
  });

  it('[DU-18] it ends in mid-card: the rest is not done', () => {
    const ring = teams([with_('pair'), { ...idle, out: true }, idle, { ...idle, hp: 2 }]).plays('red-pair');
    expect(ring.outcome?.winners).toEqual([0, 2]);
    expect(ring.player(0).hand).toEqual(['red-sip']);
  });

  it('[DU-18] [DU-23] nobody left at all is a tie; who stands beside a partner that falls has won', () => {
    const out = { ...idle, out: true };
    const tie = teams([with_('quake', { hp: 3 }), out, out, { ...idle, hp: 3 }]).plays('red-quake');
    expect(tie.outcome).toEqual({ winners: [], reason: 'tie' });
    const won = teams([with_('quake', { hp: 3 }), out, idle, { ...idle, hp: 3 }]).plays('red-quake');
    expect(won.outcome).toEqual({ winners: [0, 2], reason: 'last' });
  });
});

describe('bots', () => {
  const chosen = (ring: Ring) => {
    const table = new Runner(dustUp, toys, ring.session.now);
    const asked = prompt(dustUp, toys, ring.session.now);
    if (asked?.kind !== 'choose') throw new Error('nobody is asked');
    return asked.options[greedy(Random.seed(1))(asked.options, asked.choice, table)];
  };

  it('[DU-23] count no harm to a partner as gain', () => {
    const weak = { ...idle, hp: 1 };
    // the storm would fell the partner alone
    expect(chosen(teams([with_('hail', { hand: ['hail', 'wallop'] }), { ...idle, hp: 6 }, weak, idle]))).toEqual({
      do: 'play',
      card: 'red-wallop',
    });
  });

  it('[DU-23] say boo to the other side', () => {
    const ring = teams([with_('cocoa', { hp: 1 }), { ...idle, out: true }, { ...idle, hp: 2 }, idle], { ghosts: true }).plays('red-cocoa');
    expect([0, 2]).toContain((chosen(ring) as { at?: number }).at);
  });

  it('[DU-23] make either side win as often, whichever goes first', () => {
    const games = 1000;
    let won = 0;
    for (let seed = 1; seed <= games; seed++) {
      const table = new Runner(dustUp, content, initialPosition(dustUp, content, 4, { teams: true }, seed));
      playOut(table, greedy(Random.seed(seed)));
      if (table.outcome?.winners.includes(0)) won++;
    }
    expect(Math.abs(won / games - 0.5)).toBeLessThan(0.05);
  });
});

describe('what is said', () => {
  const words = gameText(content);

  it('who plays with whom, and that two win', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const table = new Runner(dustUp, content, initialPosition(dustUp, content, 4, { teams: true }, seed));
      table.advance();
      expect(words.recap(observe(dustUp, content, table.position, 'table').view, NAMES)).toContain(
        'Mira and Zoë are Team Boot, Klaus and Opa are Team Cactus.',
      );
      playOut(table, greedy(Random.seed(seed)));
      const { outcome } = table;
      if (!outcome || outcome.winners.length === 0) continue;
      const { headline, awards, guest } = words.ending(observe(dustUp, content, table.position, 'table').view, outcome, NAMES);
      expect(headline).toMatch(/^(Mira and Zoë|Klaus and Opa) win together!$/);
      expect(new Set(awards.map(({ title }) => title)).size).toBe(4);
      const winner = outcome.winners.find((seat) => !table.state.players[seat]?.out) ?? -1;
      expect(guest.icon).toBe(content.heroes[table.state.players[winner]?.hero ?? '']?.art.icon);
    }
  });
});
