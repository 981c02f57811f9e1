// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hero, treasure, weapon } from './content-helpers.ts';
import { type Setup, table } from './helpers.ts';

/** Abilities, weight, giving, gold and hearts. */

const FAMILIES = [
  ['strong-magic', 'adept-magic'],
  ['heavy-weapons', 'light-weapons'],
  ['epic-skills', 'agile-skills'],
] as const;
const monsters = [{ monster: 'statue', at: 'yard 3,2' }];
/** A lone hero with one ability and one card that asks for one. */
const holding = (has: (typeof FAMILIES)[number][number], wanted: (typeof FAMILIES)[number][number]) =>
  table({
    heroes: [{ hero: 'me', at: 'yard 2,2', cards: ['thing', 'stick'] }],
    monsters,
    box: {
      heroes: [hero('me', { abilities: [has] })],
      treasures: [
        treasure('thing', 'skill', { ability: wanted, use: { aim: 'nobody', effects: [{ do: 'gold', amount: 1 }], spent: false } }),
        weapon('stick', 1, { ability: wanted, bonuses: [{ do: 'stat', stat: 'int', add: 1 }] }),
      ],
    },
  });

describe('abilities', () => {
  it.each(FAMILIES)('[MM-17] %s includes %s, and not the other way round', (strong, light) => {
    for (const [has, wanted] of [
      [strong, strong],
      [light, light],
      [strong, light],
    ] as const) {
      expect(holding(has, wanted).can({ do: 'use', source: 'thing' })).toBe(true);
      expect(holding(has, wanted).can({ do: 'attack', source: 'stick' })).toBe(true);
    }
    expect(holding(light, strong).can({ do: 'use', source: 'thing' })).toBe(false);
    expect(holding(light, strong).can({ do: 'attack', source: 'stick' })).toBe(false);
  });

  it('[MM-17] no ability helps with the cards of another family', () => {
    for (const [has] of FAMILIES)
      for (const [strong, light] of FAMILIES.filter(([other]) => other !== has)) {
        expect(holding(has, light).can({ do: 'use', source: 'thing' })).toBe(false);
        expect(holding(has, strong).can({ do: 'use', source: 'thing' })).toBe(false);
      }
  });

  it('[MM-17] a card that cannot be used gives no bonus either', () => {
    const cap = treasure('cap', 'item', { ability: 'strong-magic', bonuses: [{ do: 'health', add: 3 }] });
    const pie = (seat: number) =>
      table({ heroes: [{ hp: 5, cards: ['cap', 'pie'] }, {}, {}, { hp: 6, cards: [] }], box: { treasures: [cap] } })
        .answer({ do: 'use-on-hero', source: 'pie', hero: seat })
        .hero(seat).hp;
    expect(pie(0)).toBe(6);
  });

  it('[MM-20] a rare magical item grants a further ability, with all that it includes', () => {
    const ring = treasure('ring', 'item', { bonuses: [{ do: 'ability', ability: 'strong-magic' }] });
    const cast = (cards: string[]) =>
      table({ heroes: [{ at: 'yard 2,2', cards }], monsters, box: { treasures: [ring] } }).can({ do: 'use-on-monster', source: 'bolt' });
    expect(cast(['bolt'])).toBe(false);
    expect(cast(['bolt', 'ring'])).toBe(true);
  });
});

describe('weight', () => {
  const found = (heroes: NonNullable<Setup['heroes']>) =>
    table({ board: ['start glade'], heroes, treasures: ['club'] })
      .walk('glade 2,3')
      .end()
      .dice(4);

  it('[MM-18] whoever is strong enough carries a weapon, also one it cannot use', () => {
    expect(found([{ hero: 'bo', at: 'glade 2,4' }]).hero(0).cards).toEqual(['club']); // STR 3, no weapons
  });

  it('[MM-18] one too heavy for its finder may be handed over at once, free, to a hero on the tile who can carry it', () => {
    const play = found([{ at: 'glade 2,4' }, { at: 'glade 5,5' }, { at: 'start 2,2' }, { at: 'glade 0,0' }]);
    expect(play.asks).toBe('hand-over');
    expect(play.options).toEqual([{ do: 'hand', to: 1 }, { do: 'leave' }]); // seat 2 is strong but elsewhere, seat 3 is here but weak
    expect(play.answer({ do: 'hand', to: 1 }).hero(1).cards).toEqual(['club']);
    expect(play.state.turn).toMatchObject({ seat: 1, actions: 1 });
  });

  it('[MM-18] one that nobody on the tile can carry stays as a loot marker, and so does one that is not handed over', () => {
    expect(found([{ at: 'glade 2,4' }, { at: 'start 2,2' }]).lootAt('glade 2,3')?.cards).toEqual(['club']);
    const kept = found([{ at: 'glade 2,4' }, { at: 'glade 2,4' }]).answer({ do: 'leave' });
    expect(kept.lootAt('glade 2,3')?.cards).toEqual(['club']);
  });

  it('[MM-18] too heavy to pick up, too heavy to be given', () => {
    const loot = table({ heroes: [{ at: 'yard 2,2' }], loot: [{ at: 'yard 2,2', cards: ['club', 'twig'] }] }).answer({ do: 'loot' });
    expect(loot.hero(0).cards).toEqual(['twig']);
    expect(loot.lootAt('yard 2,2')?.cards).toEqual(['club']);
    const give = table({ heroes: [{ hero: 'cy', cards: ['club'] }, { hero: 'ada' }] });
    expect(give.can({ do: 'give', card: 'club' })).toBe(false);
    expect(give.whyNot({ do: 'give', card: 'club' })?.rule).toBe('MM-18');
  });

  it('[MM-18] who has become too weak for a weapon lays it down', () => {
    const play = table({ heroes: [{ at: 'yard 2,2', cards: ['belt', 'club'] }, { at: 'yard 2,3' }] });
    play.answer({ do: 'give', card: 'belt', to: 1 });
    expect(play.hero(0).cards).toEqual([]);
    expect(play.lootAt('yard 2,2')?.cards).toEqual(['club']);
  });

  it('[MM-18] one Action picks up what makes strong and what is heavy beneath it', () => {
    const play = table({ heroes: [{ at: 'yard 2,2' }], loot: [{ at: 'yard 2,2', gold: 12, cards: ['club', 'belt'] }] });
    expect(play.answer({ do: 'loot' }).hero(0)).toMatchObject({ cards: ['belt', 'club'], gold: 12 });
    expect(play.state.loot).toEqual([]);
  });
});

describe('giving', () => {
  it('[MM-19] giving is for heroes on the same tile, near or not', () => {
    const give = (at: string) => table({ heroes: [{ at: 'yard 0,2', cards: ['key'] }, { at }] }).can({ do: 'give', card: 'key', to: 1 });
    expect(give('yard 5,5')).toBe(true);
    expect(give('start 5,2')).toBe(false);
  });

  it('[MM-19] giving costs the giver one Action and the receiver none', () => {
    const play = table({ heroes: [{ cards: ['key'] }, {}] }).answer({ do: 'give', card: 'key', to: 1 });
    expect([play.hero(0).cards, play.hero(1).cards]).toEqual([[], ['key']]);
    expect(play.state.turn).toMatchObject({ seat: 1, actions: 1 });
  });

  it('[MM-19] a trade costs the Action once, when the other agrees', () => {
    const play = table({ heroes: [{ cards: ['key'] }, { cards: ['eye'] }] }).answer({ do: 'trade', to: 1 });
    play.answer({ do: 'offer', give: 'key', take: 'eye' });
    expect(play.prompt).toMatchObject({ seat: 1, choice: { do: 'agree' } });
    play.answer({ do: 'yes' });
    expect([play.hero(0).cards, play.hero(1).cards]).toEqual([['eye'], ['key']]);
    expect(play.told('traded')).toEqual([{ do: 'traded', seat: 0, to: 1, give: 'key', take: 'eye' }]);
    expect(play.state.turn.seat).toBe(1);
  });

  it('[MM-19] the belt is not swapped for what only the belt can carry', () => {
    const dot = (cards: string[]) =>
      table({
        heroes: [
          { hero: 'dot', cards },
          { hero: 'cy', cards: ['club'] },
        ],
      });
    expect(dot(['belt']).whyNot({ do: 'trade' })).toEqual({ rule: 'MM-19', words: 'There is nothing to swap.' }); // STR 1, and 3 with it
    const swaps = dot(['belt', 'key']).answer({ do: 'trade', to: 1 }).options;
    expect(swaps).toEqual([{ do: 'offer', give: 'key', take: 'club' }, { do: 'back' }]);
  });

  it('[MM-19] a trade that is turned down, or taken back, moves nothing and costs nothing', () => {
    const play = table({ heroes: [{ cards: ['key'] }, { cards: ['eye'] }] }).answer({ do: 'trade', to: 1 });
    play.answer({ do: 'back' });
    expect(play.state.turn).toMatchObject({ seat: 0, actions: 1, acted: false });
    play.answer({ do: 'trade', to: 1 }).answer({ do: 'offer', give: 'key', take: 'eye' }).answer({ do: 'no' });
    expect(play.state.turn).toMatchObject({ seat: 0, actions: 1, acted: false });
    expect(play.hero(0).cards).toEqual(['key']);
    expect(play.whyNot({ do: 'trade' })).toEqual({ rule: 'MM-19', words: 'They said no this turn.' });
  });

  it('[MM-19] gold may be given, up to the limit of whoever gets it', () => {
    const play = table({ heroes: [{ gold: 8 }, {}, {}, { gold: 2 }] }).answer({ do: 'give-gold', to: 3 }); // dot: STR 1
    expect(play.options).toEqual([{ do: 'amount', gold: 1 }, { do: 'amount', gold: 2 }, { do: 'back' }]);
    play.answer({ do: 'amount', gold: 2 });
    expect([play.hero(0).gold, play.hero(3).gold]).toEqual([6, 4]);
    expect(play.state.turn.seat).toBe(1);
    const full = table({ heroes: [{ gold: 8 }, {}, {}, { gold: 4 }] });
    expect(full.whyNot({ do: 'give-gold', to: 3 })?.rule).toBe('MM-21');
  });
});

describe('gold and hearts', () => {
  it('[MM-21] gold carried is at most 4 × STR; what is over stays on the square', () => {
    const rich = treasure('rich', 'scenario', { found: [{ do: 'gold', amount: 5 }] });
    const play = table({ board: ['start glade'], heroes: [{ at: 'glade 2,4', gold: 6 }], treasures: ['rich'], box: { treasures: [rich] } });
    play.walk('glade 2,3').end().dice(4);
    expect(play.hero(0).gold).toBe(8);
    expect(play.lootAt('glade 2,3')).toEqual({ gold: 3, cards: [], shield: false });
  });

  it('[MM-21] from a loot marker no more is taken than can be carried', () => {
    const play = table({ heroes: [{ at: 'yard 2,2', gold: 7 }, {}], loot: [{ at: 'yard 2,2', gold: 3 }] }).answer({ do: 'loot' });
    expect(play.hero(0).gold).toBe(8);
    expect(play.lootAt('yard 2,2')?.gold).toBe(2);
    expect(table({ heroes: [{ at: 'yard 2,2', gold: 8 }], loot: [{ at: 'yard 2,2', gold: 3 }] }).whyNot({ do: 'loot' })?.rule).toBe(
      'MM-21',
    );
  });

  it('[MM-21] who gives the belt away, or picks up a burden, spills gold', () => {
    const given = table({ heroes: [{ at: 'yard 2,2', gold: 20, cards: ['belt'] }, { at: 'yard 2,3' }] });
    given.answer({ do: 'give', card: 'belt', to: 1 });
    expect(given.hero(0).gold).toBe(8);
    expect(given.lootAt('yard 2,2')?.gold).toBe(12);
    const anvil = treasure('anvil', 'item', { bonuses: [{ do: 'stat', stat: 'str', add: -1 }] });
    const got = table({
      board: ['start glade'],
      heroes: [{ at: 'glade 2,4', gold: 8 }],
      treasures: ['anvil'],
      box: { treasures: [anvil] },
    });
    got.walk('glade 2,3').end().dice(4);
    expect(got.hero(0)).toMatchObject({ gold: 4, cards: ['anvil'] });
    expect(got.lootAt('glade 2,3')?.gold).toBe(4);
  });

  it('[MM-33] life tokens never exceed the maximum', () => {
    const play = table({ heroes: [{ hp: 5, cards: ['pie'] }] }).answer({ do: 'use-on-hero', source: 'pie', hero: 0 });
    expect(play.hero(0).hp).toBe(6);
    expect(play.told('healed')).toMatchObject([{ amount: 1, now: 6 }]);
  });

  it('[MM-33] a card raises the maximum as long as it is held', () => {
    const play = table({ heroes: [{ hp: 5, cards: ['pie', 'hat'] }, {}] });
    play.answer({ do: 'use-on-hero', source: 'pie', hero: 0 });
    expect(play.hero(0).hp).toBe(8);
    play.endRound().answer({ do: 'give', card: 'hat', to: 1 });
    expect(play.hero(0).hp).toBe(6);
    expect(play.hero(1).hp).toBe(5); // the maximum grows, the hearts do not
  });
});
