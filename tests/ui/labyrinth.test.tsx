import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen, act as settle, within } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Json } from '../../src/engine/game.ts';
import type { GameModule } from '../../src/engine/game-module.ts';
import { speak } from '../../src/engine/shared/sentences.ts';
import { cardPackSupport } from '../../src/games/labyrinth/content/card-packs.ts';
import { content } from '../../src/games/labyrinth/content/loaded.ts';
import { labyrinth as game } from '../../src/games/labyrinth/index.ts';
import { newHero, relationOf } from '../../src/games/labyrinth/rules/characters.ts';
import { CLASSES, ELEMENTS, RACES, STATISTICS } from '../../src/games/labyrinth/state/constants.ts';
import type { Event, Labyrinth, View } from '../../src/games/labyrinth/state/tasks.ts';
import { itemText } from '../../src/games/labyrinth/text/cards.ts';
import { wearingCosts } from '../../src/games/labyrinth/text/heroes.ts';
import { gameText } from '../../src/games/labyrinth/text/index.ts';
import { diceRest, frames as framesOf } from '../../src/ui/games/labyrinth/animation-frames.ts';
import { CampaignBook } from '../../src/ui/games/labyrinth/campaign-book/CampaignBook.tsx';
import { elementWords, previewOf } from '../../src/ui/games/labyrinth/character-creation/preview.ts';
import { flightOf } from '../../src/ui/games/labyrinth/coin-flights.ts';
import { DecksSheet } from '../../src/ui/games/labyrinth/delve/DecksSheet.tsx';
import { boundsOf } from '../../src/ui/games/labyrinth/delve/map-layout.ts';
import { RoomPanel } from '../../src/ui/games/labyrinth/delve/RoomPanel.tsx';
import { ElementWheel } from '../../src/ui/games/labyrinth/ElementWheel.tsx';
import { EventScene } from '../../src/ui/games/labyrinth/event-scenes/EventScene.tsx';
import { armourParts, attackParts, spelled, statisticParts, sumOf } from '../../src/ui/games/labyrinth/explain-numbers.ts';
import { AttackChoices } from '../../src/ui/games/labyrinth/fight/AttackChoices.tsx';
import { Fight } from '../../src/ui/games/labyrinth/fight/Fight.tsx';
import type { Offers } from '../../src/ui/games/labyrinth/move-targets.ts';
import { ownMonsterFigure } from '../../src/ui/games/labyrinth/own-monster-figure.ts';
import { PassTorch } from '../../src/ui/games/labyrinth/party/PassTorch.tsx';
import { Question } from '../../src/ui/games/labyrinth/Question.tsx';
import { RollCard } from '../../src/ui/games/labyrinth/RollCard.tsx';
import { Stage } from '../../src/ui/games/labyrinth/Stage.tsx';
import { defaults, heroesOf, problem, reseat } from '../../src/ui/games/labyrinth/setup/options.ts';
import { Market } from '../../src/ui/games/labyrinth/town/Houses.tsx';
import { TownThings } from '../../src/ui/games/labyrinth/town/TownThings.tsx';
import { PortsProvider } from '../../src/ui/ports.ts';
import { Puppet } from '../../src/ui/puppets/Puppet.tsx';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { DiceScene } from '../../src/ui/table/stage/DiceScene.tsx';
import type { TableController } from '../../src/ui/table/table-controller.ts';
import { countCommand } from '../count-commands.ts';
import { ours, snorbo, snorbos } from '../games/labyrinth/own.ts';
import { quietPorts } from './quiet-ports.ts';
import { dealtGame, direct, tableOf } from './table-without-screens.ts';

/** Nobody but people plays here. */
const labyrinthBox: GameModule<Labyrinth> = {
  game,
  content,
  bots: { greedy: () => () => 0 },
  heroes: () => [],
  verdict: () => null,
  problems: () => [],
  setups: [],
};
const frames = (before: View, events: readonly Event[], after: View) => framesOf(before, events, after, content);
const director = direct(gameText(content), frames);
let controller: TableController<Labyrinth> | undefined;
afterEach(() => {
  cleanup();
  controller?.close();
  vi.restoreAllMocks();
});

/** A table as it is dealt, unless it is only played on and not looked at. */
function lay(seed = 3, seats = 3, options: Json = {}, seen = true): TableController<Labyrinth> {
  const table = tableOf(labyrinthBox, director, dealtGame(labyrinthBox, firstSeats(seats), options, seed));
  controller = table;
  if (seen) look(table);
  return table;
}
const look = (table: TableController<Labyrinth>) =>
  render(
    <PortsProvider value={quietPorts}>
      <Stage play={table} />
    </PortsProvider>,
  );
const throwAll = (table: TableController<Labyrinth>) =>
  settle(async () => {
    while (table.prompt?.kind === 'roll') {
      countCommand(table, () => 'roll');
      table.roll(table.revision);
    }
    // the screen on which the torch passes is not drawn here
    if (table.handOver.value) table.endHandOver();
  });
const click = (what: Element) =>
  settle(async () => {
    fireEvent.click(what);
    if (controller?.handOver.value) controller.endHandOver();
  });
const tap = (name: string | RegExp) => click(screen.getByRole('button', { name }));
const shown = () => new Set([...document.querySelectorAll<HTMLElement>('[data-option]')].map(({ dataset }) => Number(dataset.option)));
type Kind = Labyrinth['choice']['do'];
const asked = (table: TableController<Labyrinth>): Kind | null => (table.prompt?.kind === 'choose' ? table.prompt.choice.do : null);

/** Answers with the first option that fits, or the first of all. */
async function answer(table: TableController<Labyrinth>, fits: (label: string) => boolean = () => true): Promise<void> {
  const { prompt } = table;
  if (prompt?.kind !== 'choose') throw new Error('nobody is asked');
  countCommand(table, () => prompt.choice.do);
  const labels = prompt.options.map((option) =>
    director.describe.option(table.observation.value.view, prompt.choice, option, table.names.value),
  );
  const index = Math.max(0, labels.findIndex(fits));
  await settle(async () => table.choose(index, table.revision));
  await throwAll(table);
}
/** Makes everybody's hero by surprise, and passes through town to the gate. */
async function toTheGate(table: TableController<Labyrinth>): Promise<void> {
  while (asked(table) !== 'gate') await answer(table, (label) => label === 'Surprise me' || label === 'Pass');
}

describe('who of the party', () => {
  const question = { seat: 0, at: 0 } as const;
  it.each([
    ['[LA-31] who tries: what each would add', { ...question, do: 'volunteer', list: 'riddle-gate' }, /^Sun: [+−]\d$/],
    ['[LA-16] who pays: what each has', { ...question, do: 'pay', list: 'toll-booth' }, /^Sun: 10 silver$/],
  ] as const)('%s', async (_name, choice, face) => {
    const table = lay(3, 3, {}, false);
    await toTheGate(table);
    const offers = [{ index: 0, command: { do: 'hero' as const, hero: 0 }, label: 'Sun' }];
    const { view } = table.observation.value;
    const { seats } = table.save.value;
    render(
      <Question
        choice={choice}
        title="Who?"
        offers={offers}
        view={view}
        content={content}
        seats={seats}
        onOffer={() => {}}
        onWhy={() => {}}
      />,
    );
    expect(screen.getByRole('button', { name: face })).toBeTruthy();
  });

  it('[LA-25] in the back alley each stake says what the die must show', async () => {
    const table = lay(3, 3, {}, false);
    await toTheGate(table);
    const { view } = table.observation.value;
    const stakes = ([10, 15, 20] as const).map((against, index) => {
      const command = { do: 'stake' as const, coins: 5, against };
      return { index, command, label: director.describe.option(view, { do: 'stake', seat: 0 }, command, table.names.value) };
    });
    render(
      <Question
        choice={{ do: 'stake', seat: 0 }}
        title="How much?"
        offers={stakes}
        view={view}
        content={content}
        seats={table.save.value.seats}
        onOffer={() => {}}
        onWhy={() => {}}
      />,
    );
    const needs = stakes.map(({ command }) => command.against - (view.heroes[0]?.modifiers.luck ?? 0));
    expect(stakes.map(({ label }) => label)).toEqual([
      `Stake 5 silver, ${needs[0]} or more: you get 7 silver back`,
      `Stake 5 silver, ${needs[1]} or more: you get 10 silver back`,
      `Stake 5 silver, ${needs[2]} or more: you get 15 silver back`,
    ]);
    for (const n of needs) expect(screen.getByText(`${n} or more`)).toBeTruthy();
  });

  it('[LA-26] once the Dragon is beaten it dances with the whole party while they are asked how to go on', async () => {
    const table = lay(3, 3, {}, false);
    await toTheGate(table);
    const { view } = table.observation.value;
    const { seats } = table.save.value;
    const offers = [
      { index: 0, command: { do: 'retire' as const }, label: 'End the tale' },
      { index: 1, command: { do: 'play-on' as const }, label: 'Play on' },
    ];
    render(
      <Question
        choice={{ do: 'victory', seat: 0 }}
        title="Well?"
        offers={offers}
        view={view}
        content={content}
        seats={seats}
        onOffer={() => {}}
        onWhy={() => {}}
      />,
    );
    expect(document.querySelectorAll('.lab-dance > svg').length).toBe(1 + view.heroes.filter((hero) => hero?.alive).length);
    expect(
      within(screen.getByRole('region', { name: 'Well?' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['End the tale', 'Play on']);
  });

  it('[LA-44] each of the two ways says on its button what comes of it, and who is best at it', async () => {
    const table = lay(3, 3, {}, false);
    await toTheGate(table);
    const { view } = table.observation.value;
    const { seats } = table.save.value;
    const heroes = view.heroes.map((hero, seat) => hero && { ...hero, modifiers: { ...hero.modifiers, luck: seat === 1 ? 3 : 0 } });
    const onOffer = vi.fn();
    const offers = [
      { index: 0, command: { do: 'way' as const, way: 0 }, label: 'Tell him how fine he looks' },
      { index: 1, command: { do: 'way' as const, way: 1 }, label: 'Grab it and run' },
    ];
    render(
      <Question
        choice={{ do: 'choose', seat: 0, list: 'mayors-hat', at: 0 }}
        title="Which way?"
        offers={offers}
        view={{ ...view, heroes }}
        content={content}
        seats={seats}
        onOffer={onOffer}
        onWhy={() => {}}
      />,
    );
    const [fine, grab] = within(screen.getByRole('list', { name: 'Two ways' })).getAllByRole('button');
    expect(fine?.textContent).toMatch(
      new RegExp(
        `^Tell him how fine he looks.*Luck check: 10 or more.*If it works: Your errand is done!.*Best at it: ${seats[1]?.name}, \\+3\\.$`,
      ),
    );
    expect(grab?.getAttribute('aria-label')).toMatch(/^Grab it and run\. One of you tries a Strength check: 10 or more\./);
    if (grab) fireEvent.click(grab);
    expect(onOffer).toHaveBeenCalledWith(offers[1]);
  });

  it('[LA-26] when all have fallen each of them is asleep in bed while they are asked how to go on', async () => {
    const table = lay(3, 3, {}, false);
    await toTheGate(table);
    const { view } = table.observation.value;
    const heroes = view.heroes.map((hero) => hero && { ...hero, alive: false });
    const offers = [{ index: 0, command: { do: 'again' as const }, label: 'New heroes, go!' }];
    const { seats } = table.save.value;
    const choice = { do: 'fallen' as const, seat: 0 };
    render(
      <Question
        choice={choice}
        title="Well?"
        offers={offers}
        view={{ ...view, heroes }}
        content={content}
        seats={seats}
        onOffer={() => {}}
        onWhy={() => {}}
      />,
    );
    expect(document.querySelectorAll('.lab-beds > svg').length).toBe(view.heroes.filter(Boolean).length);
    expect(screen.getByRole('button', { name: 'New heroes, go!' })).toBeTruthy();
  });
});

describe('what a die comes to', () => {
  const card = { seat: 0, at: 0, count: 1 };
  const party = { ...card, do: 'amount-roll' as const, heroes: [0, 1, 2] };
  const inChest: Labyrinth['roll'] = { ...card, do: 'chest-roll', list: 'sticky-chest', what: 'gold', faces: 4 };
  const thrown = async (roll: Labyrinth['roll'], fallen: readonly number[]) => {
    const table = lay(3, 3, {}, false);
    await toTheGate(table);
    render(<RollCard play={table} roll={{ ...roll }} fallen={fallen} />);
    return table.observation.value.view;
  };
  it.each<[name: string, roll: Labyrinth['roll'], fallen: readonly number[], sum: string, words: string]>([
    ['[LA-36] a band of 1d4+1 that is too big', { ...card, do: 'band-roll', list: 'goblin-band', faces: 4 }, [3], '4', 'only 2 come'],
    ['[LA-16] a small band', { ...card, do: 'band-roll', list: 'goblin-band', faces: 4 }, [1], '2', 'How many are there?'],
    ['[LA-16] a chest with 1d4+2', inChest, [3], '+5', 'silver'],
    ['[LA-17] a bun for 1d6+1', { ...card, do: 'heal-roll', card: 'honey-bun', on: 0, faces: 6 }, [6], '+7', 'hit points'],
    ['[LA-32] silver that is shared is thrown once', { ...party, list: 'dropped-purse', count: 2, faces: 6 }, [2, 3], '+5', 'silver'],
  ])('%s', async (_name, roll, fallen, sum, words) => {
    await thrown(roll, fallen);
    expect([screen.getByText(sum), screen.getByText(words)]).toHaveLength(2);
  });
  it('[LA-21] a statue adds Luck', async () => {
    const { heroes } = await thrown({ ...card, do: 'amount-roll', list: 'dragon-statue/roll/5', heroes: [0], faces: 4 }, [4]);
    expect(screen.getByText('hit points, for good').previousElementSibling?.textContent).toBe(`+${4 + (heroes[0]?.modifiers.luck ?? 0)}`);
  });
  it('[LA-16] a trap for each: every hero has a die', async () => {
    await thrown({ ...party, list: 'rude-doorway', count: 3, faces: 4 }, [1, 4, 2]);
    expect(screen.getAllByRole('listitem').map((one) => one.querySelector(':scope > b')?.textContent)).toEqual(['−1', '−4', '−2']);
  });
});

/** Every answer that can be reached: at once, or by what only narrows the choice: what is looked at, turned up and down, held up. */
async function reachable(options: readonly { readonly do: string }[]): Promise<ReadonlySet<number>> {
  const found = new Set(shown());
  const note = () => {
    for (const index of shown()) found.add(index);
  };
  const narrow = () => [...document.querySelectorAll<HTMLElement>('[data-narrow]')];
  const plus = () => document.querySelector('[aria-label="One more"]');
  const minus = () => document.querySelector('[aria-label="One less"]');
  for (const turn of [minus, plus]) {
    for (let button = turn(); button && button.getAttribute('aria-disabled') !== 'true'; button = turn()) {
      await click(button);
      note();
    }
  }
  const elements = [...document.querySelectorAll<HTMLElement>('button.element')];
  for (const [i, one] of elements.entries()) {
    await click(one);
    note();
    for (const two of elements.slice(i + 1)) {
      await click(two);
      note();
      await click(two);
    }
    await click(one);
  }
  if (elements.length > 0 || plus()) return found;
  for (let k = 0; k < narrow().length; k++) {
    const one = narrow()[k];
    if (!one) continue;
    await click(one);
    note();
    // inside a house there are further things to hold up
    for (let i = 0; i < document.querySelectorAll('.sheet [data-narrow]').length; i++) {
      const inner = document.querySelectorAll('.sheet [data-narrow]')[i];
      if (!inner || inner === one) continue;
      await click(inner);
      note();
      const back = document.querySelector('.card-deeds .button:last-child');
      if (back) await click(back);
    }
    const back =
      document.querySelector('.card-deeds .button:last-child') ?? document.querySelector('.sheet-head .button:not([data-option])');
    if (back) await click(back);
  }
  const packs = options.some(({ do: what }) => what === 'open-pack');
  for (const mate of packs ? document.querySelectorAll('.mate-who:not([data-option])') : []) {
    await click(mate);
    note();
    const back = document.querySelector('.sheet-head .button:not([data-option])');
    if (back) await click(back);
  }
  return found;
}

describe('rolling up a hero', () => {
  it('[LA-2] race, class and three dice for each statistic, elements, a story: and there they are', async () => {
    const table = lay();
    await tap(/^Oxkin/);
    await tap(/^Archer/);
    expect(table.prompt).toMatchObject({ kind: 'roll', roll: { do: 'statistic-roll', count: 3, faces: 6 } });
    await settle(async () => {
      for (const dice of [
        [6, 5, 4],
        [3, 3, 3],
        [1, 2, 2],
      ])
        table.rolled(dice, table.revision);
    });
    const sheet = within(screen.getByRole('region', { name: /hero$/ }));
    expect(sheet.getByRole('listitem', { name: 'Strength: 15, counts +2' })).toBeTruthy();
    await tap('Metal');
    const stronger = sheet.getByRole('listitem', { name: 'Strength: 17, counts +3' });
    expect(stronger.textContent, 'metal makes an oxkin stronger').toContain('15 +2');
    expect(screen.getByText('+2 Strength, and +1 to the two others.')).toBeTruthy();
    await tap('Metal');
    await tap('None for me: No element');
    await click(document.querySelector('.story-slip') as Element);
    expect(table.observation.value.view.heroes[0]).toMatchObject({
      race: 'oxkin',
      class: 'archer',
      base: { strength: 15, intelligence: 9, luck: 5 },
    });
  });

  it('[LA-2] who has swapped two statistics reads which', async () => {
    const table = lay();
    await tap(/^Human/);
    await tap(/^Medic/);
    await settle(async () => {
      for (const dice of [
        [6, 5, 4],
        [3, 3, 3],
        [1, 2, 2],
      ])
        table.rolled(dice, table.revision);
    });
    await click(screen.getByRole('button', { name: 'Swap Strength and Luck' }));
    const swaps = within(screen.getByRole('region', { name: 'Swap two, once' }));
    expect(swaps.getByText('Strength and Luck have changed places.')).toBeTruthy();
  });

  it('[LA-4] two elements at most are lit, and the older one goes', async () => {
    const table = lay();
    await tap(/^Human/);
    await tap(/^Medic/);
    await throwAll(table);
    for (const element of ['Wood', 'Water', 'Fire']) await tap(element);
    const lit = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(lit).toEqual(['Fire', 'Water']);
    await tap('That is me: Fire and Water');
    expect(table.observation.value.view.draft?.elements).toEqual(['fire', 'water']);
  });

  it('[LA-14] a line of one’s own is kept with the seat', async () => {
    const table = lay();
    await tap(/^Hollow/);
    await tap(/^Wizard/);
    await throwAll(table);
    await tap('None for me: No element');
    const line = screen.getByRole('textbox', { name: 'Or in your own words:' });
    await settle(async () => void fireEvent.input(line, { target: { value: 'I was a hat once.' } }));
    await tap('That was me');
    expect(table.seat(0)?.note).toBe('I was a hat once.');
    expect(table.observation.value.view.heroes[0]?.story).toBeNull();
  });
});

describe('the screen of a person who is the dungeon master', () => {
  it('[LA-1] offers one more of those who are about to come first, and has the other monsters folded up', async () => {
    const table = lay(7, 4, { dm: 'person' }, false);
    await toTheGate(table);
    while (asked(table) !== 'dm') await answer(table, (label) => /^(Go down|Open the door|Nobody)/.test(label));
    const { view, prompt } = table.observation.value;
    const met = content.encounters[view.rooms[view.at ?? 0]?.card ?? '']?.effects.find((effect) => effect.do === 'monsters');
    if (met?.do !== 'monsters' || prompt?.kind !== 'choose') throw new Error('nobody is met');
    look(table);
    const kind = content.monsters[met.monster]?.name;
    const [first] = document.querySelectorAll<HTMLElement>('.dm-panels [data-option]');
    expect(first?.textContent).toBe(`One more ${kind}`);
    expect(prompt.options[Number(first?.dataset.option)]).toEqual({ do: 'add', kind: met.monster });
    const folded = [...document.querySelectorAll('details')].find((one) => one.textContent?.startsWith('Or somebody else'));
    expect(folded?.open).toBe(false);
    expect(folded?.querySelectorAll('[data-option]')).toHaveLength(Object.keys(content.monsters).length);
    // LA-1
    expect(screen.getByText('It brings no silver.')).toBeTruthy();
    expect(screen.getByRole('region', { name: /, you are the dungeon master$/ })).toBeTruthy();
    // it stays where it is: nothing moves under a finger
    await click(first as Element);
    while (asked(table) === 'sure') await answer(table, (label) => label === 'Do it all the same');
    expect(document.querySelector('.dm-panels [data-option]')?.textContent).toBe(`One more ${kind}`);
  });
});

describe('what a number is made of', () => {
  it('[LA-3] [LA-28] adds up for every race, class and pair of elements, with something equipped', async () => {
    const table = lay();
    await toTheGate(table);
    const one = table.observation.value.view.heroes[0];
    if (!one) throw new Error('nobody there');
    for (const race of RACES)
      for (const klass of CLASSES)
        for (const first of ELEMENTS)
          for (const second of ELEMENTS) {
            const elements = first === second ? [first] : [first, second];
            const made = newHero({ race, class: klass, elements, story: null }, [10, 11, 12], content);
            const state = {
              ...table.save.value.session.now.state,
              heroes: [{ ...made, equipped: ['pot-lid', 'wooden-spoon'], curses: ['cursed-ring'], feats: Object.keys(content.feats) }],
            };
            const [hero] = game.view({ ...table.save.value.session.now, state }, 'table', content).heroes;
            if (!hero) throw new Error('no hero');
            for (const statistic of STATISTICS) expect(sumOf(statisticParts(hero, statistic, content))).toBe(hero.statistics[statistic]);
            expect(armourParts(hero, content).some(([, what]) => what === 'for good')).toBe(false);
            expect(sumOf(armourParts(hero, content))).toBe(hero.ac);
            for (const way of hero.attacks) expect(sumOf(attackParts(hero, way, content))).toBe(way.attack);
          }
  });

  it('[LA-10] [LA-12] a thing says what it costs its hero to put it on, also on the stall', async () => {
    const table = lay();
    await toTheGate(table);
    const one = table.observation.value.view.heroes[0];
    if (!one) throw new Error('nobody there');
    const costs = (klass: (typeof CLASSES)[number], weapon: string | null, card: string, equipped: readonly string[] = []) =>
      wearingCosts({ ...one, class: klass, equipped, curses: [], attacks: one.attacks.map((way) => ({ ...way, weapon })) }, card, content)
        .map(speak)
        .join(' ');
    expect(costs('wizard', null, 'umbrella')).toBe('A Wizard’s bare hands have plus 2 to hit. Put this on, and that is gone.');
    expect(costs('wizard', null, 'pot-lid')).toBe('');
    expect(costs('wizard', 'frying-pan', 'umbrella', ['frying-pan'])).toBe('');
    expect(costs('medic', null, 'umbrella')).toBe('');
    expect(costs('warrior', null, 'pot-lid')).toMatch(/^A Warrior with nothing on has plus 4 to hit/);
    const stall = { ...table.observation.value.view, market: [{ card: 'umbrella', coins: 9 }] };
    render(
      <Market
        view={stall}
        hero={{ ...one, class: 'wizard', equipped: [] }}
        offers={[]}
        content={content}
        onOffer={vi.fn()}
        onWhy={vi.fn()}
        onBack={vi.fn()}
      />,
    );
    expect(screen.getByRole('dialog').textContent).toContain('that is gone');
  });

  it('is said when it is tapped', async () => {
    const table = lay();
    await toTheGate(table);
    await click(screen.getAllByRole('button', { name: /hit points/ })[0] as Element);
    const sheet = within(screen.getByRole('dialog'));
    await click(sheet.getByRole('button', { name: /^Armour class/ }));
    expect(sheet.getByRole('status').textContent).toMatch(/^Armour class \d+ = \d+ \w+/);
  });

  it('is spelled as a sum', () => {
    expect(
      spelled([
        [10, 'Human'],
        [2, 'Archer'],
        [-1, 'Ring of Oh No'],
      ]),
    ).toBe('11 = 10 Human + 2 Archer − 1 Ring of Oh No');
  });

  it('[LA-10] whoever has bare hands and no arrows is told of a weapon that they can pay for', async () => {
    const table = lay();
    await toTheGate(table);
    const { view } = table.observation.value;
    const [one] = view.heroes;
    if (!one) throw new Error('nobody there');
    const told = (klass: (typeof CLASSES)[number], coins: number) => {
      cleanup();
      const hero = { ...one, class: klass, coins, attacks: one.attacks.map((way) => ({ ...way, weapon: null })) };
      const stall = {
        ...view,
        market: [
          { card: 'pot-lid', coins: 3 },
          { card: 'umbrella', coins: 9 },
        ],
      };
      render(<Market view={stall} hero={hero} offers={[]} content={content} onOffer={vi.fn()} onWhy={vi.fn()} onBack={vi.fn()} />);
      return screen.queryByText('“Bare hands? My dear! The Umbrella of Doom is just the thing for you.”') !== null;
    };
    expect([told('archer', 10), told('archer', 8), told('medic', 9), told('warrior', 10)]).toEqual([true, false, true, false]);
  });

  it('[LA-6] [LA-7] [LA-8] [LA-9] [LA-13] is shown before elements are chosen as it will be after', () => {
    for (const race of RACES)
      for (const klass of CLASSES)
        for (const elements of [[], ['wood'], ['wood', 'fire'], ['wood', 'earth'], ['metal', 'earth'], ['water', 'fire']] as const) {
          const draft = { seat: 0, race, class: klass, rolled: [9, 12, 15], swapped: false, elements: null } as NonNullable<View['draft']>;
          const made = newHero({ race, class: klass, elements: [...elements], story: null }, [9, 12, 15], content);
          const preview = previewOf(draft, elements, content);
          expect(preview.hp).toBe(made.most);
          expect(previewOf(draft, elements, content, 3).hp, '[LA-39]').toBe(made.most + 3);
          expect(preview.rows.map(({ rolled, plus }) => (rolled ?? 0) + plus)).toEqual(STATISTICS.map((statistic) => made.base[statistic]));
          const words = elementWords(race, klass, elements).join(' ');
          expect(words.includes('Two attacks')).toBe(race === 'oxkin' && relationOf(elements) === 'destructive');
          expect(words.includes('stings')).toBe(klass === 'wizard' && relationOf(elements) === 'destructive');
          expect(words.includes('you can go thin')).toBe(race === 'hollow' && relationOf(elements) === 'nullified');
        }
  });
});

/** Answers that lead to further questions, and those that lead on. */
const LEADS: { readonly [what: string]: Kind } = {
  gamble: 'stake',
  'open-pack': 'pack',
  coins: 'purse',
  hero: 'dm-hero',
  'call-dm': 'dm',
  behind: 'behind',
};
const ONWARD = new Set<string>(['pass', 'close', 'done', 'delve', 'again', 'keep']);

describe('the table', () => {
  it('has a place for every answer, whatever is asked', async () => {
    const kinds = new Set<Kind>();
    for (const [seed, seats, options] of [
      [5, 3, {}],
      [8, 4, { dm: 'person' }],
    ] as const) {
      const table = lay(seed, seats, options, false);
      for (let moves = 0; moves < 160; moves++) {
        await throwAll(table);
        // only the dungeon master looks behind the doors
        await settle(async () => table.liftVeil(table.revision));
        const { prompt } = table;
        if (prompt?.kind !== 'choose') break;
        const kind = prompt.choice.do;
        if (!kinds.has(kind)) {
          look(table);
          const found = await reachable(prompt.options);
          expect(
            prompt.options.filter((_, i) => !found.has(i)),
            `${kind} at move ${moves}`,
          ).toEqual([]);
          expect(asked(table), 'nothing was answered by looking').toBe(kind);
          cleanup();
        }
        kinds.add(kind);
        const { options } = prompt;
        const unseen = options.findIndex((option) => LEADS[option.do] !== undefined && !kinds.has(LEADS[option.do] as Kind));
        const on = options.findIndex((option) => ONWARD.has(option.do));
        const index = unseen >= 0 ? unseen : on >= 0 ? on : (moves * 7 + 1) % options.length;
        await settle(async () => table.choose(index, table.revision));
      }
      table.close();
    }
    for (const kind of [
      'race',
      'class',
      'elements',
      'story',
      'town',
      'stake',
      'gate',
      'explore',
      'pack',
      'purse',
      'fight',
      'dm',
      'dm-hero',
      'behind',
      'target',
      'difficulty',
    ] as const)
      expect(kinds, kind).toContain(kind);
  });

  it('[LA-22] lights the lantern of every floor that is open, and says why not of the others', async () => {
    const table = lay(4, 3, { unlocked: 2 });
    await toTheGate(table);
    expect(screen.getAllByRole('button', { name: /^Go down to floor/ })).toHaveLength(2);
    await tap(/^Floor 3/);
    expect(table.refusal.value?.rule).toBe('LA-22');
  });

  it('[LA-44] an errand is taken with a tap, and left with another; floors below it are shut', async () => {
    const table = lay(4, 3, { unlocked: 2 });
    await toTheGate(table);
    const errands = () => within(screen.getByRole('list', { name: 'Somebody asks for help' })).getAllByRole('button');
    expect(errands().map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
    const [first] = errands();
    await click(first as Element);
    expect(errands()[0]?.getAttribute('aria-pressed')).toBe('true');
    const { floor } = table.observation.value.view.errand ?? expect.fail('nothing was taken');
    expect(screen.getAllByRole('button', { name: /^Go down to floor/ })).toHaveLength(floor);
    await click(errands()[0] as Element);
    expect(errands().map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
  });

  it('[LA-45] [LA-46] the town shows what was done, and keeps a book', async () => {
    const table = lay(4);
    await toTheGate(table);
    const { view } = table.observation.value;
    const [errand] = Object.values(content.errands);
    if (!errand) throw new Error('no errand');
    const grave = {
      seat: 0,
      race: 'oxkin',
      class: 'medic',
      elements: [],
      delve: 1,
      floor: 1,
      by: 'goblin',
      story: null,
      own: 0,
      title: errand.id,
    } as const;
    const book = {
      graves: [grave],
      evenings: [
        { delve: 1, floor: 1 as const, errand: errand.id, done: true, beaten: 2, fell: 1, home: [{ seat: 1, card: null, grown: null }] },
      ],
      beaten: [{ kind: 'goblin', count: 2 }],
      tonight: null,
    };
    const seats = table.save.value.seats.map((seat) => ({ ...seat, note: 'I came for the soup.' }));
    const { container } = render(<TownThings house={errand.brings.house} done={[errand.id]} content={content} />);
    expect(container.querySelector(`[data-thing="${errand.id}"]`)).not.toBeNull();
    render(<CampaignBook view={{ ...view, book, done: [errand.id] }} seats={seats} content={content} onBack={() => undefined} />);
    const sheet = within(screen.getByRole('dialog', { name: 'The campaign book' }));
    for (const line of [
      /Delve 1/,
      /: done!/,
      /2 Goblins/,
      new RegExp(errand.title),
      /I came for the soup\./,
      new RegExp(errand.brings.called),
    ])
      expect(sheet.getAllByText(line).length, String(line)).toBeGreaterThan(0);
  });

  it('[LA-16] [LA-23] a lit door leads on, and the torch passes', async () => {
    const table = lay(4);
    await toTheGate(table);
    await tap('Go down to floor 1');
    const before = table.observation.value.view.torch;
    await click(screen.getAllByRole('button', { name: /^Open the door/ })[0] as Element);
    const { view } = table.observation.value;
    expect(view.rooms.length).toBe(2);
    expect(view.torch).not.toBe(before);
  });

  it('[LA-16] the torch is passed with a tap, to a person alone, and it is said who passed it', async () => {
    const table = lay(4);
    await toTheGate(table);
    await tap('Go down to floor 1');
    const { torch } = table.observation.value.view;
    await tap(`Pass the torch to ${table.save.value.seats[(torch + 1) % 3]?.name}`);
    expect(table.observation.value.view.torch).toBe((torch + 1) % 3);
    const say = gameText(content);
    const event = { do: 'torch-passed', seat: 1, by: 0 } as const;
    expect(speak(say.tell(event, ['Ole', 'Mira']) ?? [])).toBe('Ole passes the torch to Mira.');
    expect(say.why?.(table.observation.value.view, event, ['Ole', 'Mira'])).toBe('people lead');
    expect(say.why?.(table.observation.value.view, { do: 'torch-passed', seat: 1 }, ['Ole', 'Mira'])).toBeNull();
    cleanup();
    const seats = table.save.value.seats.map((seat) => ({ ...seat, player: { kind: 'bot', strength: 'gentle' } as const }));
    const offers: Offers = [{ index: 0, command: { do: 'pass-torch', to: 1 }, label: 'Pass the torch to Mira' }];
    render(<PassTorch offers={offers} seats={seats} onOffer={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[LA-16] a room keeps its own name beneath that of what is in it', async () => {
    const table = lay(4, 3, {}, false);
    const { view } = table.observation.value;
    const [place] = Object.values(content.rooms);
    const [card] = Object.values(content.encounters);
    const room = { room: 1, x: 1, y: 0, doors: [], look: place?.id ?? null, card: card?.id ?? null, foes: [], chest: false } as const;
    const nothing = () => undefined;
    render(
      <RoomPanel
        view={view}
        room={{ ...room, search: 'none', stairs: false, guarded: false, torches: null }}
        offers={[]}
        seats={table.save.value.seats}
        content={content}
        onOffer={nothing}
        onCard={nothing}
        onWhy={nothing}
        onDecks={nothing}
      />,
    );
    expect(screen.getByRole('heading').textContent).toBe(`${card?.name} ${place?.name}`);
  });

  it('[LA-15] through the gate one may look what lives down there, from town', async () => {
    const table = lay(5);
    while (asked(table) !== 'town') await answer(table, (label) => label === 'Surprise me');
    await tap(/^The Gate/);
    expect(screen.getByRole('dialog', { name: 'What lives on floor 1' })).toBeTruthy();
  });

  it('[LA-20] whoever can pay for something is shown to the market first; once they have been there, “I am done” is lit', async () => {
    const table = lay();
    while (asked(table) !== 'town') await answer(table, (label) => label === 'Surprise me');
    const lit = () => document.querySelector('.house-sign.lit > b')?.textContent;
    const { market, heroes } = table.observation.value.view;
    expect(market.some((stall) => stall && stall.coins <= (heroes[0]?.coins ?? 0))).toBe(true);
    expect(lit()).toBe('Market');
    expect(screen.getByRole('button', { name: /^I am done: Without shopping\?/ })).toBeTruthy();
    await tap(/^Market/);
    await tap('Back');
    expect(lit()).toBe('I am done');
    await tap(/^I am done: On to the gate/);
    expect(lit()).toBe('Market');
  });
  it('[LA-20] what is on the stall can be read beside the town', async () => {
    const table = lay(6);
    while (asked(table) !== 'town') await answer(table, (label) => label === 'Surprise me');
    const stall = within(screen.getByRole('region', { name: 'On the stall' }));
    const [thing] = table.observation.value.view.market;
    const name = content.items[thing?.card ?? '']?.name ?? '';
    // the stall may have two of a kind
    const [first] = stall.getAllByRole('button', { name: `${name} ${thing?.coins} silver` });
    await click(first as Element);
    expect(within(screen.getByRole('article')).getByRole('heading', { name })).toBeTruthy();
  });

  it('[LA-20] the market sells what one can pay, and says why not of the rest', async () => {
    const table = lay(6);
    while (asked(table) !== 'town') await answer(table, (label) => label === 'Surprise me');
    await tap(/^Market/);
    const sheet = within(screen.getByRole('dialog', { name: 'The market' }));
    expect(sheet.getAllByRole('article')).toHaveLength(3);
    const coins = table.observation.value.view.heroes[0]?.coins ?? 0;
    const stalls = table.observation.value.view.market.flatMap((stall) => stall ?? []);
    const buttons = sheet.getAllByRole('button', { name: /^Buy/ });
    expect(buttons.map((button) => button.hasAttribute('data-option'))).toEqual(stalls.map((stall) => stall.coins <= coins));
  });
});

describe('a fight', () => {
  /** Through doors until somebody is asked how to fight. */
  async function toAFight(table: TableController<Labyrinth>): Promise<void> {
    await toTheGate(table);
    while (asked(table) !== 'fight') await answer(table, (label) => /^(Go down|Open the door)/.test(label));
  }

  it('[LA-27] [LA-28] has everybody on one stage with their hit points, and a tap on a monster is an attack', async () => {
    const table = lay(5, 4, {}, false);
    await toAFight(table);
    look(table);
    const { view } = table.observation.value;
    const stage = within(screen.getByRole('region', { name: 'The fight' }));
    const party = within(stage.getByRole('list', { name: 'The party' })).getAllByRole('button');
    expect(party.map((one) => one.getAttribute('aria-label')?.split(',')[0])).toEqual(
      view.heroes.map((hero, seat) => `${table.names.value[seat]}: ${hero?.hp} of ${hero?.most} hit points`),
    );
    // the board before the stage says whose it is
    const board = within(screen.getByRole('region', { name: 'What you can do' }));
    expect(board.getByText(table.names.value[table.prompt?.seat ?? -1] ?? 'nobody')).toBeTruthy();
    const [monster] = within(stage.getByRole('list', { name: 'Monsters' })).getAllByRole('button', { name: /^Attack/ });
    await click(monster as Element);
    expect(table.prompt).toMatchObject({ kind: 'roll', roll: { do: 'attack-roll', on: view.fight?.foes[0]?.id } });
  });

  it('[LA-28] a tap on a weapon goes at the only monster there is, and asks whom where there are several', async () => {
    const table = lay(5, 4, {}, false);
    await toAFight(table);
    const { view, prompt } = table.observation.value;
    const [foe] = view.fight?.foes ?? [];
    const hero = view.heroes[prompt?.seat ?? 0];
    if (!foe || !hero || !view.fight) throw new Error('no fight');
    const attack = {
      index: 7,
      command: { do: 'attack' as const, on: foe.id, weapon: null, statistic: 'strength' as const },
      label: 'Attack',
    };
    const [onWay, onOffer, onWhy] = [vi.fn(), vi.fn(), vi.fn()];
    const shared = { hero, offers: [attack] as Offers, picked: null, content, onWay, onOffer, onWhy };
    const { rerender } = render(<AttackChoices {...shared} foes={[foe]} />);
    const hands = () => screen.getByRole('button', { name: /^Bare hands/ });
    expect(hands().dataset.option).toBe('7');
    fireEvent.click(hands());
    expect(onOffer).toHaveBeenCalledWith(attack);
    const needs = foe.ac - (hero.attacks.find(({ weapon }) => weapon === null)?.attack ?? 0);
    expect(hands().textContent).toContain(`${needs} or more`);
    rerender(<AttackChoices {...shared} foes={[foe, { ...foe, id: foe.id + 1, ac: foe.ac + 2 }]} />);
    expect(hands().textContent).toContain(`${needs}–${needs + 2} or more`);
    expect(hands().getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(hands());
    expect(onWay).toHaveBeenCalledWith({ kind: 'attack', weapon: null });
    // what cannot work is there, but unlit, and says why
    const bluff = screen.getByRole('button', { name: /^Bluff/ });
    expect([bluff.getAttribute('aria-disabled'), bluff.dataset.option, bluff.dataset.narrow]).toEqual(['true', undefined, undefined]);
    fireEvent.click(bluff);
    expect([onWhy.mock.calls.length, onWay.mock.calls.length]).toEqual([1, 1]);
    rerender(<AttackChoices {...shared} hero={{ ...hero, class: 'archer' }} foes={[foe]} />);
    expect(hands().textContent).toContain('no arrows: get a weapon');
  });

  it('[LA-30] asks the dungeon master on the stage itself whom a monster goes for', async () => {
    const table = lay(8, 4, { dm: 'person' }, false);
    await throwAll(table);
    while (asked(table) !== 'target') await answer(table, (label) => /^(Surprise me|Pass$|Go on|Go down|Open the door|Attack)/.test(label));
    look(table);
    const party = within(screen.getByRole('list', { name: 'The party' }));
    const targets = party.getAllByRole('button').filter((one) => one.hasAttribute('data-option'));
    expect(targets.length).toBeGreaterThan(1);
    expect(screen.getByRole('button', { name: /^Let chance pick/ })).toBeTruthy();
    const { revision } = table;
    await click(targets[1] as Element);
    expect(table.revision).toBeGreaterThan(revision);
  });

  it('[LA-29] shows who has fallen, and gives no number of them', async () => {
    const table = lay(5, 3, {}, false);
    await toAFight(table);
    const { view } = table.observation.value;
    const [first, ...rest] = view.heroes;
    if (!first || !view.fight) throw new Error('no fight');
    const fallen = { ...view, heroes: [{ ...first, hp: 0, alive: false }, ...rest] };
    render(
      <Fight
        view={fallen}
        fight={view.fight}
        offers={[]}
        picked={{ kind: 'bluff' }}
        seats={firstSeats(3)}
        content={content}
        acting={1}
        answers={new Map()}
        striker={null}
        cue={null}
        onOffer={() => undefined}
        onFoe={() => undefined}
        onHero={() => undefined}
        onWhy={() => undefined}
      />,
    );
    const [one, two] = within(screen.getByRole('list', { name: 'The party' })).getAllByRole('listitem');
    expect(one?.textContent).toBe(`${table.names.value[0]}fallen`);
    expect(within(two as HTMLElement).getByRole('img', { name: /hit points$/ })).toBeTruthy();
  });
});

describe('a hero in the making', () => {
  it('reads each question from its beginning, however far the one before was scrolled', async () => {
    lay();
    const scrolling = [...document.querySelectorAll('.creation, .creation-choices')];
    expect(scrolling).toHaveLength(2);
    for (const one of scrolling) one.scrollTop = 300;
    await click(document.querySelector('[data-option]') as Element);
    expect(document.querySelectorAll('.creation, .creation-choices')[0]).toBe(scrolling[0]);
    expect(scrolling.map(({ scrollTop }) => scrollTop)).toEqual([0, 0]);
  });
});

describe('small things', () => {
  it('[LA-4] the wheel says each element in words', () => {
    render(<ElementWheel chosen={['fire']} content={content} onElement={() => undefined} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Wood', 'Fire', 'Earth', 'Metal', 'Water']);
  });

  it('[LA-1] a party is three to six, besides a person who is the dungeon master', () => {
    expect(problem(3, defaults())).toBeNull();
    expect(problem(2, defaults())).toMatch(/three/);
    expect(problem(7, defaults())).toMatch(/one too many/);
    expect(problem(7, { dm: 'person' })).toBeNull();
    expect(problem(3, { dm: 'person' })).toMatch(/dungeon master/);
    expect(problem(4, { dm: 'nobody' })).toMatch(/strange/);
    expect(heroesOf(5, { dm: 'person' })).toBe(4);
  });

  it('[LA-16] the youngest has the torch first, unless that is the dungeon master', () => {
    expect(lay(3, 3, reseat(defaults(), [0, 1, 2], 2), false).observation.value.view.torch).toBe(2);
    expect(lay(3, 4, reseat({ dm: 'person' }, [0, 1, 2, 3], 3), false).observation.value.view.torch).toBe(0);
  });

  it('the map has some dark on every side, for the doors', () => {
    expect(boundsOf([{ x: 0, y: 0 }])).toEqual({ left: -0.6, top: -0.6, width: 2.2, height: 2.2 });
    expect(
      boundsOf([
        { x: -1, y: 0 },
        { x: 2, y: 1 },
      ]),
    ).toEqual({ left: -1.6, top: -0.6, width: 5.2, height: 3.2 });
  });

  it.each([
    ['a tablet that lies', 828, 660, 240],
    ['a tablet that stands', 804, 780, 240],
    ['a phone', 372, 410, 124],
  ])('the first room stands large on %s; on a tablet a second one is drawn in the same size', async (_what, wide, high, side) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(wide);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(high);
    const table = lay(5, 3, {}, false);
    await toTheGate(table);
    await answer(table, (label) => label === 'Go down to floor 1');
    look(table);
    const size = () => document.querySelector<HTMLElement>('.delve-map .board-inner')?.style.getPropertyValue('--s');
    await vi.waitFor(() => expect(size()).toBe(`${side}px`));
    while (table.observation.value.view.rooms.length < 2) await answer(table, (label) => /^Open the door/.test(label));
    if (side > 200) expect(size()).toBe(`${side}px`);
  });

  it('coins fly from and to whom they belong', () => {
    expect(flightOf({ do: 'gave-coins', seat: 0, to: 2, coins: 4 })).toEqual({ from: '[data-purse="0"]', to: '[data-purse="2"]', many: 4 });
    expect(flightOf({ do: 'dm-coins', seat: 1, by: -5 })).toMatchObject({ from: '[data-purse="1"]', many: 5 });
    expect(flightOf({ do: 'dragon-slain' })).toBeNull();
  });

  it('what matters is a moment: a chest, a trap in it, a fight won or run from', async () => {
    const table = lay(4, 3, {}, false);
    await toTheGate(table);
    const { view } = table.observation.value;
    const word = (event: Event) => {
      cleanup();
      render(<EventScene event={event} view={view} seats={firstSeats(3)} content={content} />);
      return document.querySelector('.moment-word')?.textContent;
    };
    expect(word({ do: 'chest-opened', seat: 1, die: 4, trapped: false })).toBe('It opens!');
    expect(word({ do: 'chest-opened', seat: 1, die: 1, trapped: true })).toBe('Snap! A trap!');
    expect(word({ do: 'fight-won', room: 0 })).toBe('Phew! You won!');
    expect(word({ do: 'fled', seat: 0, room: 0 })).toBe('Run!');
    expect(word({ do: 'torch-passed', seat: 0 })).toBeUndefined();
    // who is new stands before what is told of them, and a fall says what comes of it
    const said = () => [...document.querySelectorAll('.moment-who, .moment-says')].map((one) => one.textContent);
    word({ do: 'character-made', seat: 1, race: 'human', class: 'medic', elements: [] });
    expect(said()).toEqual([expect.stringMatching(/^\S+$/), expect.stringMatching(/: Strength\s\d+, Intelligence\s\d+, Luck\s\d+$/)]);
    word({ do: 'died', seat: 1, items: ['club'], coins: 2 });
    expect(said()[1]).toMatch(/^What they carried is lost\. Back in town, .+ makes a new one\.$/);
  });

  it('[LA-53] a family’s own monster comes with its own face, its name and its shout', async () => {
    const table = lay(4, 3, {}, false);
    await toTheGate(table);
    const { view } = table.observation.value;
    const theirs = cardPackSupport.content([{ ...ours, cards: { encounters: [snorbos], items: [] } }]);
    render(<EventScene event={{ do: 'came', kind: snorbos.id, foes: [0, 1] }} view={view} seats={firstSeats(3)} content={theirs} />);
    expect([...document.querySelectorAll('.moment-word, .moment-says')].map((one) => one.textContent)).toEqual([
      '2 Snorbos!',
      'Snorbo wants soup!',
    ]);
    const picture = document.querySelector('.moment-rises')?.innerHTML;
    cleanup();
    render(<Puppet figure={ownMonsterFigure(snorbo.looks)} mood="cross" />);
    expect(picture).toBe(document.querySelector('svg')?.innerHTML);
    // one of the box comes without a scene
    cleanup();
    render(<EventScene event={{ do: 'came', kind: 'goblin', foes: [0] }} view={view} seats={firstSeats(3)} content={theirs} />);
    expect(document.querySelector('.moment-word')).toBeNull();
  });

  it('[LA-34] a family’s own cards come first in the list of what lives on a floor, and say so', async () => {
    const table = lay(4, 3, {}, false);
    await toTheGate(table);
    const { view } = table.observation.value;
    const theirs = cardPackSupport.content([{ ...ours, cards: { encounters: [snorbos], items: [] } }]);
    render(<DecksSheet view={view} content={theirs} onBack={() => undefined} />);
    const rooms = [...document.querySelectorAll('.deck-list')][0];
    const says = [...(rooms?.querySelectorAll('.deck-card') ?? [])].map((card) => card.textContent ?? '');
    expect(says[0]).toMatch(/Snorbo.*Your own!/);
    expect(says.slice(1).filter((one) => one.includes('Your own!'))).toEqual([]);
  });

  it('the film shows a blow on whom it fell, and what is left', async () => {
    const table = lay(4);
    await toTheGate(table);
    const { view } = table.observation.value;
    const hp = view.heroes[1]?.hp ?? 0;
    const shots = frames(view, [{ do: 'hurt', seat: 1, amount: 3, left: hp - 3 }], view);
    expect(shots).toMatchObject([{ flourish: { kind: 'hurt', square: 1, text: '−3' }, noise: 'hit' }]);
    expect(shots[0]?.view.heroes[1]?.hp).toBe(hp - 3);
    const last: Event[] = [
      { do: 'hurt', seat: 1, amount: hp, left: 0 },
      { do: 'died', seat: 1, items: [], coins: 0 },
    ];
    // the blow is seen on somebody who still stands, and only then do they fall
    expect(frames(view, last, view).map((shot) => shot.view.heroes[1]?.alive)).toEqual([true, false]);
    const miss = frames(
      view,
      [{ do: 'attacked', seat: 0, foe: 4, kind: 'goblin', weapon: null, ac: 15, hit: false, dice: [2], total: 3 }],
      view,
    );
    expect(miss).toMatchObject([{ flourish: { kind: 'deed', square: 0, to: -5 } }, { flourish: { square: -5, text: 'Miss!' } }]);
  });

  it('a card stays until it can have been read aloud: the longer its text, the longer', async () => {
    const table = lay(4, 3, {}, false);
    await toTheGate(table);
    const { view } = table.observation.value;
    const lasts = (card: string) => frames(view, [{ do: 'item-found', seat: 0, card }], view)[0]?.milliseconds ?? 0;
    const letters = (card: string) => itemText(card, content).map(speak).join('').length + (content.items[card]?.flavour.length ?? 0);
    const byLength = Object.keys(content.items).sort((a, b) => letters(b) - letters(a));
    const [long = '', short = ''] = [byLength.at(0), byLength.at(-1)];
    expect(lasts(long)).toBeGreaterThan(letters(long) * 50);
    expect(lasts(short)).toBeGreaterThanOrEqual(5000);
    expect(lasts(long)).toBeGreaterThan(lasts(short));
  });

  it('[LA-19] what is cursed is held up once', async () => {
    const table = lay(4, 3, {}, false);
    await toTheGate(table);
    const { view } = table.observation.value;
    const find = { seat: 0, card: 'squeaky-boots' } as const;
    const shots = frames(
      view,
      [
        { do: 'item-found', ...find },
        { do: 'cursed', ...find },
      ],
      view,
    );
    expect(shots.map(({ card }) => card).filter((card) => card !== undefined)).toEqual(['squeaky-boots']);
  });

  it('a monster that believes a tall tale has a scene of its own', async () => {
    const table = lay(4, 3, {}, false);
    await toTheGate(table);
    const { view } = table.observation.value;
    const event: Event = { do: 'foe-beaten', seat: 0, foe: 4, kind: 'goblin', how: 'bluffed' };
    render(<EventScene event={event} view={view} seats={firstSeats(3)} content={content} />);
    expect(screen.getByText('The goblin believes every word and goes home.')).toBeTruthy();
    cleanup();
    const { container } = render(<EventScene event={{ ...event, how: 'slain' }} view={view} seats={firstSeats(3)} content={content} />);
    expect(container.textContent).toBe('');
  });

  it('[LA-28] a monster’s blow has the monster’s name over it, since whoever is hit has not the torch', async () => {
    const table = lay(4, 3, {}, false);
    await toTheGate(table);
    const { view } = table.observation.value;
    const strike: Event = { do: 'struck', seat: 0, foe: 0, kind: 'goblin', die: 9, total: 9, ac: 19, hit: false };
    expect(frames(view, [strike], view).map(({ who }) => who)).toEqual(['Goblin', 'Goblin']);
    expect(frames(view, [{ do: 'hurt', seat: 1, amount: 3, left: 2 }], view)[0]).toMatchObject({ who: 1, turn: 1 });
  });

  it('[LA-28] a miss is told in less time than a hit, and what was close is said to be', async () => {
    const table = lay(4, 3, {}, false);
    await toTheGate(table);
    const { view } = table.observation.value;
    const attack = { do: 'attacked', seat: 0, foe: 0, kind: 'goblin', weapon: null, ac: 15, dice: [2] } as const;
    const strike = { do: 'struck', seat: 0, foe: 0, kind: 'goblin', die: 9, total: 9 } as const;
    const film = (...events: Event[]) => frames(view, events, view);
    const lasts = (...events: Event[]) => film(...events).reduce((all, { milliseconds }) => all + milliseconds, 0);
    const missed: Event = { ...attack, hit: false, total: 14 };
    const hit: Event = { ...attack, hit: true, total: 15 };
    const hurt: Event = { do: 'hurt', seat: 0, amount: 1, left: 4 };
    expect(lasts(missed)).toBeLessThan(0.8 * lasts(hit, { do: 'foe-hurt', seat: 0, foe: 0, kind: 'goblin', amount: 1, left: 4 }));
    expect(lasts({ ...strike, ac: 11, hit: false })).toBeLessThan(0.8 * lasts({ ...strike, ac: 9, hit: true }, hurt));
    expect(film(missed).at(-1)?.flourish?.text).toBe('So close!');
    expect(
      [film({ ...strike, ac: 11, hit: false }), film({ ...strike, ac: 19, hit: false })].map((shots) => shots.at(-1)?.flourish),
    ).toEqual([
      { kind: 'miss', square: 0, text: 'Phew!' },
      { kind: 'miss', square: 0, text: 'Miss!' },
    ]);
    // the dice of it need not be read: nobody was hit
    expect([[missed], [hit], [missed, hit], [hurt]].map(diceRest)).toEqual(['seen', null, null, null]);
    // but who begins is: there is a die for each name
    expect(diceRest([{ do: 'order-rolled', rolls: [{ who: 0, die: 12 }] }])).toBe('long');
  });

  it.each([
    ['seen', 400],
    [null, 1100],
    ['long', 2000],
  ] as const)(
    '[LA-28] dice that need no reading, or more (%s), stay for %i milliseconds, and longer at a slow speed',
    async (rest, time) => {
      const table = lay(4, 3, {}, false);
      await toTheGate(table);
      const landed = vi.spyOn(table, 'diceLanded');
      vi.useFakeTimers();
      try {
        for (const [speed, factor] of [
          ['normal', 1],
          ['slow', 1.8],
        ] as const) {
          landed.mockClear();
          const settings = signal({ ...DEFAULT_SETTINGS, speed });
          const play: TableController<Labyrinth> = Object.create(table, { settings: { value: settings } });
          const roll: Labyrinth['roll'] = { do: 'guard-roll', seat: 0, attack: 0, count: 1, faces: 6 };
          const words = { title: 'A roll', call: [''], sides: [] };
          const thrown = { key: 1, roll, words, faces: [6], thrower: 'asked', byItself: false, dice: [3], rest } as const;
          render(<DiceScene play={play} rolling={null} thrown={thrown} onUndo={() => undefined} />);
          await settle(async () => void fireEvent.keyDown(document.body, { key: 'x' }));
          await settle(async () => void vi.advanceTimersByTime(time * factor - 50));
          expect(landed).not.toHaveBeenCalled();
          await settle(async () => void vi.advanceTimersByTime(100));
          expect(landed).toHaveBeenCalled();
          cleanup();
        }
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('[LA-51] the table sees that the dungeon master hangs up an errand, and what is asked', async () => {
    const table = lay(4, 3, {}, false);
    await toTheGate(table);
    const { view } = table.observation.value;
    const hung: Event = { do: 'dm-errand', errand: 'mayors-hat', floor: 1, where: 'gate' };
    expect(frames(view, [hung], view)).toMatchObject([{ event: hung, noise: 'bell' }]);
    render(<EventScene event={hung} view={view} seats={firstSeats(3)} content={content} />);
    expect([...document.querySelectorAll('.moment-word, .moment-says')].map((one) => one.textContent)).toEqual([
      'The dungeon master asks!',
      content.errands['mayors-hat']?.asks,
    ]);
  });
});
