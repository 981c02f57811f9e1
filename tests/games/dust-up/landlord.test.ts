// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { withGuest } from '../../../src/app/games/new-game.ts';
import { Random } from '../../../src/engine/random.ts';
import { Runner } from '../../../src/engine/runner.ts';
import { initialPosition, observe, prompt } from '../../../src/engine/session.ts';
import { playOut } from '../../../src/engine/simulate.ts';
import { greedy } from '../../../src/games/dust-up/bots/greedy.ts';
import { dustUp, dustUpModule, gameModule } from '../../../src/games/dust-up/index.ts';
import { LANDLORD_LEVELS } from '../../../src/games/dust-up/state/constants.ts';
import { gameText } from '../../../src/games/dust-up/text/index.ts';
import { firstSeats } from '../../../src/ui/shell/seats/seat-list.ts';
import { Ring, SPARE, content as toys } from './helpers.ts';

/** All against one (DU-24). */

const { content } = dustUpModule;
const NAMES = ['Mira', 'Klaus', 'Zoë', 'Lord Humph'];
const idle = { hand: ['poke'], pile: SPARE } as const;
const out = { ...idle, out: true } as const;
type Somebody = ConstructorParameters<typeof Ring>[0]['players'][number];
/** Three against the Landlord. */
const house = (players: readonly Somebody[], more: object = {}) => new Ring({ players, landlord: true, ghosts: false, ...more });
const seatsAimedAt = (ring: Ring): number[] =>
  ring.options.flatMap((option) => ('at' in option ? [option.at] : 'of' in option ? [option.of] : []));

describe('sitting down', () => {
  const dealt = (seats: number, options: object = {}) => initialPosition(dustUp, content, seats, { landlord: 'fair', ...options }, 3).state;

  it('[DU-24] he takes the last seat, with his own deck; two or three are against him', () => {
    expect([2, 3, 4].map((seats) => dealt(seats).landlord)).toEqual([null, 2, 3]);
    expect(initialPosition(dustUp, content, 4, {}, 3).state.landlord).toBeNull();
    const { players } = dealt(4);
    expect(players.map(({ hero }) => hero === content.landlord)).toEqual([false, false, false, true]);
    expect([...(players[3]?.hand ?? []), ...(players[3]?.pile ?? [])].sort()).toEqual(
      [...(content.decks.get(content.landlord) ?? [])].sort(),
    );
  });

  it('[DU-1] nobody else can have his deck', () => {
    expect(initialPosition(dustUp, content, 2, { heroes: [content.landlord] }, 3).state.players[0]?.hero).not.toBe(content.landlord);
  });

  it.each([
    ['gentle', 14, 21],
    ['fair', 16, 24],
    ['cruel', 18, 27],
  ] as const)('[DU-24] a %s one has %i hearts against two, %i against three', (landlord, two, three) => {
    expect(dealt(3, { landlord }).players.map(({ hp }) => hp)).toEqual([10, 10, two]);
    expect(dealt(4, { landlord }).players.map(({ hp }) => hp)).toEqual([10, 10, 10, three]);
  });

  it('[DU-24] he never goes first, and nobody begins behind a shield', () => {
    expect([0, 1, 2, 3].map((first) => dealt(4, { first }).first)).toEqual([0, 1, 2, 0]);
    expect(dealt(4).players.flatMap(({ shields }) => shields)).toEqual([]);
  });

  it('[DU-24] the app plays him: a bot of his name sits down after the others', () => {
    const options = { landlord: 'fair' };
    const seats = withGuest(gameModule, firstSeats(3), options);
    expect(seats.map(({ player }) => player.kind)).toEqual(['person', 'person', 'person', 'bot']);
    expect(seats[3]?.name).toBe(content.heroes[content.landlord]?.name);
    expect(new Set(seats.map(({ emblem }) => emblem)).size).toBe(4);
    // a rematch has him already
    expect(withGuest(gameModule, seats, options)).toBe(seats);
    expect(withGuest(gameModule, firstSeats(3), {})).toHaveLength(3);
  });
});

describe('his turn', () => {
  it.each([
    [[idle, idle, idle], 3],
    [[idle, out, idle], 2],
    [[idle, out, out], 1],
  ])('[DU-24] he draws and plays a card for each who is still in', (players, many) => {
    const last = players.lastIndexOf(idle);
    const ring = house([...players, { hand: ['cocoa'], pile: SPARE }], { turn: last }).plays(`${['red', 'blue', 'green'][last]}-poke`);
    expect(ring.asked).toBe('play 3');
    expect(ring.player(3).hand).toHaveLength(1 + many);
    expect(ring.state.turn).toEqual({ seat: 3, owed: many });
  });

  it('[DU-24] before each card but the first he says how many are still to come', () => {
    const ring = house([idle, idle, idle, { hand: ['poke', 'cocoa', 'poke'], pile: SPARE }], { turn: 3, owed: 3 });
    const said = () => ring.events.flatMap((event) => (event.do === 'again' ? [event] : []));
    const poke = () => ring.plays('boss-poke').does({ do: 'attack', at: 0, shield: null });
    expect(ring.plays('boss-cocoa') && said()).toEqual([{ do: 'again', seat: 3, plays: 2 }]);
    expect(said().map((event) => gameText(content).tell(event, NAMES))).toEqual([['Lord Humph is not done yet: another 2 cards!']]);
    expect(poke() && said()).toEqual([{ do: 'again', seat: 3, plays: 1 }]);
    expect(poke() && said(), 'his last one').toEqual([]);
  });

  it('[DU-24] all others draw and play one', () => {
    const ring = house([{ ...idle, hand: ['cocoa', 'poke'] }, idle, idle, idle]).plays('red-cocoa');
    expect(ring.state.turn).toEqual({ seat: 1, owed: 1 });
    expect(ring.player(1).hand).toHaveLength(2);
  });

  it('[DU-24] a card may be for all of them: each drops one', () => {
    const ring = house([idle, { ...idle, hand: [] }, idle, { hand: ['rent', 'poke'], pile: SPARE }], { turn: 3, owed: 2 }).plays(
      'boss-rent',
    );
    expect(ring.events.flatMap((event) => (event.do === 'spilled' ? [event.seat] : []))).toEqual([0, 2]);
    const none = house([{ ...idle, hand: [] }, out, out, { hand: ['rent', 'poke'], pile: SPARE }], { turn: 3, owed: 2 }).plays('boss-rent');
    expect(none.events).toContainEqual({ do: 'came-to-nothing', seat: 3, what: 'spill' });
  });
});

describe('on one side', () => {
  it('[DU-24] nobody can be picked but him, and it is told why', () => {
    const boss = {
      ...idle,
      shields: [
        ['lid', 0],
        ['gate', 0],
      ],
    } as const;
    const ring = house([{ ...idle, hand: ['bonk', 'poke'] }, idle, idle, boss]).plays('red-bonk');
    expect(seatsAimedAt(ring)).toEqual([3, 3]);
    expect(ring.refusals.find(({ command }) => command.do === 'attack' && command.at === 1)?.refusal?.rule).toBe('DU-24');
  });

  it('[DU-24] without a choice nobody is asked', () => {
    expect(house([{ ...idle, hand: ['bonk', 'poke'] }, idle, idle, idle]).plays('red-bonk').hearts).toEqual([10, 10, 10, 21]);
  });

  it.each([
    ['hail', [10, 10, 10, 21]],
    ['quake', [7, 10, 10, 21]],
  ])('[DU-24] a "%s" goes past the others', (card, hearts) => {
    expect(house([{ ...idle, hand: [card, 'poke'] }, idle, idle, idle]).plays(`red-${card}`).hearts).toEqual(hearts);
  });

  it('[DU-24] he hits them all', () => {
    expect(house([idle, idle, idle, { hand: ['hail', 'poke'], pile: SPARE }], { turn: 3 }).plays('boss-hail').hearts).toEqual([
      7, 7, 7, 24,
    ]);
  });

  it('[DU-24] he can heal up to what he began with, and no farther', () => {
    expect(house([idle, idle, idle, { hand: ['cocoa', 'poke'], pile: SPARE, hp: 23 }], { turn: 3 }).plays('boss-cocoa').hearts[3]).toBe(24);
  });

  it('[DU-24] hearts that are swapped with him are no more than somebody can have', () => {
    const ring = house([{ ...idle, hand: ['trade', 'poke'], hp: 4 }, idle, idle, idle]).plays('red-trade');
    expect([ring.hearts[0], ring.hearts[3]]).toEqual([10, 4]);
  });

  it('[DU-17] [DU-24] a ghost may say boo to him', () => {
    const ring = house([{ ...idle, hand: ['cocoa', 'poke'] }, out, idle, idle], { ghosts: true }).plays('red-cocoa');
    expect(ring.asked).toBe('haunt 1');
    expect(seatsAimedAt(ring)).toEqual([0, 2, 3]);
  });

  it('[DU-19] [DU-24] nobody sees another hand, nor he theirs, nor they his', () => {
    const ring = house([idle, { hand: ['mend'], pile: SPARE }, idle, { hand: ['trade'], pile: SPARE }]);
    expect(ring.look(0).view.landlord).toBe(3);
    expect(JSON.stringify(ring.look(0))).not.toMatch(/blue-mend|boss-trade/);
    expect(JSON.stringify(ring.look(3))).not.toContain('blue-mend');
  });
});

describe('the end', () => {
  const mighty = { ...idle, hand: ['wallop', 'poke'] } as const;

  it('[DU-24] when he is out all of them win, ghosts too', () => {
    const ring = house([mighty, out, idle, { ...idle, hp: 6 }]).plays('red-wallop');
    expect(ring.outcome).toEqual({ winners: [0, 1, 2], reason: 'landlord-out' });
    expect(ring.events).toContainEqual({ do: 'won-together', seats: [0, 1, 2] });
    expect(dustUpModule.verdict({ winners: [0, 1, 2], reason: 'landlord-out' })).toBe('won');
  });

  it('[DU-24] when all of them are out he has his quiet', () => {
    const ring = house([out, out, { ...idle, hp: 3 }, { hand: ['wallop', 'poke'], pile: SPARE }], { turn: 3 }).plays('boss-wallop');
    expect(ring.outcome).toEqual({ winners: [3], reason: 'landlord' });
    expect(dustUpModule.verdict({ winners: [3], reason: 'landlord' })).toBe('lost');
  });

  it('[DU-24] while one of them stands it goes on', () => {
    const ring = house([out, idle, { ...idle, hp: 3 }, { hand: ['hail', 'poke'], pile: SPARE }], { turn: 3 }).plays('boss-hail');
    expect(ring.outcome).toBeNull();
  });

  it('[DU-18] [DU-24] nobody left at all is a tie, which nobody has won', () => {
    const ring = house([{ ...idle, hand: ['quake', 'poke'], hp: 2 }, out, out, { ...idle, hp: 3 }]).plays('red-quake');
    expect(ring.outcome).toEqual({ winners: [], reason: 'landlord' });
    expect(ring.events).toContainEqual({ do: 'tied', seats: [0, 3] });
  });
});

describe('bots', () => {
  it('[DU-24] play him by what he may know, and count what all of them drop', () => {
    const ring = house([idle, idle, idle, { hand: ['rent', 'gate'], pile: SPARE }], { turn: 3 });
    const table = new Runner(dustUp, toys, ring.session.now);
    const asked = prompt(dustUp, toys, ring.session.now);
    if (asked?.kind !== 'choose') throw new Error('nobody is asked');
    expect(asked.options[greedy(Random.seed(1))(asked.options, asked.choice, table)]).toEqual({ do: 'play', card: 'boss-rent' });
  });

  it.each(LANDLORD_LEVELS)('[DU-24] against a %s one they win as often as they should', (landlord) => {
    const games = 600;
    let won = 0;
    for (let seed = 1; seed <= games; seed++) {
      const table = new Runner(dustUp, content, initialPosition(dustUp, content, 4, { landlord }, seed));
      playOut(table, greedy(Random.seed(seed)));
      if (table.outcome?.reason === 'landlord-out') won++;
    }
    const [least, most] = ({ gentle: [0.7, 0.85], fair: [0.48, 0.64], cruel: [0.28, 0.43] } as const)[landlord];
    expect(won / games).toBeGreaterThan(least);
    expect(won / games).toBeLessThan(most);
  });
});

describe('what is said', () => {
  const words = gameText(content);

  it('who is against whom, and to all of them how it ended', () => {
    const headlines = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const table = new Runner(dustUp, content, initialPosition(dustUp, content, 4, { landlord: 'fair' }, seed));
      table.advance();
      expect(words.recap(observe(dustUp, content, table.position, 'table').view, NAMES).join(' ')).toContain(
        'Mira, Klaus and Zoë play together against Lord Humph.',
      );
      playOut(table, greedy(Random.seed(seed)));
      const { outcome } = table;
      if (!outcome) throw new Error('it has not ended');
      const { headline, awards, mood } = words.ending(observe(dustUp, content, table.position, 'table').view, outcome, NAMES);
      headlines.add(`${mood}: ${headline}`);
      expect(new Set(awards.map(({ title }) => title)).size).toBe(4);
      expect(awards[3]?.title).toBe('The Rent Is Late');
    }
    expect([...headlines].sort()).toEqual(['lost: Lord Humph has his quiet!', 'won: Mira, Klaus and Zoë win together!']);
  });
});
