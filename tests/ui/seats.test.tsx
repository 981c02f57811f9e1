import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EMBLEMS, type SeatRecord } from '../../src/engine/seats.ts';
import type { EvennessTable } from '../../src/games/evenness.ts';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import { type Difficulty, torchFor } from '../../src/games/magic-and-mayhem/rules/difficulty.ts';
import { inputsOfFigures } from '../../src/games/magic-and-mayhem/rules/difficulty-variants.ts';
import { keepsLast } from '../../src/ui/games/labyrinth/setup/options.ts';
import {
  asLast,
  defaults,
  heroes,
  lacking,
  lengths,
  pickHero,
  problem,
  readOptions,
  reseat,
  sideAt,
  swapSide,
} from '../../src/ui/games/magic-and-mayhem/setup/options.ts';
import { SeatHero } from '../../src/ui/games/magic-and-mayhem/setup/SeatHero.tsx';
import { Setup } from '../../src/ui/games/magic-and-mayhem/setup/Setup.tsx';
import { effectOf, figures } from '../../src/ui/games/magic-and-mayhem/setup/win-rates.ts';
import { Seats } from '../../src/ui/shell/seats/Seats.tsx';
import {
  addBot,
  addPerson,
  beforeLast,
  firstSeats,
  type KnownPerson,
  personLast,
  removeSeat,
  seatPerson,
  swap,
  tidyName,
  youngestAfter,
} from '../../src/ui/shell/seats/seat-list.ts';
import { textOf } from '../repository/source.ts';

const FAMILY: readonly KnownPerson[] = [
  { name: 'Mira', emblem: 'sun' },
  { name: 'Lotte', emblem: 'bolt' },
  { name: 'Opa', emblem: 'sun' },
];

const HELP_TEXT = { none: 'As the card says.', little: 'A heart more.', lot: 'Many hearts more.', harder: 'A heart less.' };

type Table = { seats: readonly SeatRecord[]; order: readonly (number | null)[]; youngest: number };
const started = vi.fn();

/** The seats with a memory, as the app gives them one. */
function table(
  first: readonly SeatRecord[],
  {
    known = [] as readonly KnownPerson[],
    problem: why = null as string | null,
    clever = false,
    evenness = null as EvennessTable | null,
  } = {},
): { now: Table } {
  const told = { now: { seats: first, order: [], youngest: 0 } as Table };
  const Host = () => {
    const [seats, setSeats] = useState(first);
    const [youngest, setYoungest] = useState(0);
    return (
      <Seats
        title="Magic and Mayhem"
        diceless={false}
        help={HELP_TEXT}
        evenness={evenness}
        expected={null}
        time={null}
        order="The youngest starts."
        rollsForStart={false}
        least={2}
        most={4}
        known={known}
        seats={seats}
        onSeats={(seat) => {
          const next = seat(seats);
          if (!next) return;
          const first = youngestAfter(next, youngest);
          told.now = { ...next, youngest: first };
          setSeats(next.seats);
          setYoungest(first);
        }}
        youngest={youngest}
        onYoungest={(seat) => {
          told.now = { ...told.now, youngest: seat };
          setYoungest(seat);
        }}
        hero={(seat) => <p>hero of {seat}</p>}
        clever={clever}
        setup={<p>the options</p>}
        problem={why}
        onStart={started}
        onBack={() => undefined}
      />
    );
  };
  render(<Host />);
  return told;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const seat = (place: number) => screen.getAllByRole('region')[place] as HTMLElement;
const names = (seats: readonly SeatRecord[]) => seats.map(({ name }) => name);

afterEach(() => {
  cleanup();
  started.mockClear();
});

describe('who sits by the torch', () => {
  it('starts with a single tap and without a typed letter', () => {
    table(firstSeats(3));
    expect(screen.getAllByRole('region').map((one) => within(one).getByRole('heading').textContent)).toEqual(['Sun', 'Cloud', 'Clover']);
    fireEvent.click(button('Light the torch'));
    expect(started).toHaveBeenCalledOnce();
  });

  it('helps one person: each level says what it does, and the seat shows it', () => {
    const told = table(firstSeats(2));
    fireEvent.click(button('Cloud plays: No extra help. Change it'));
    const sheet = within(screen.getByRole('dialog', { name: /^How hard for/ }));
    const levels = sheet.getAllByRole('button').filter((one) => one.hasAttribute('aria-pressed'));
    expect(levels.map(({ textContent }) => textContent)).toEqual([
      'A lot of helpMany hearts more.',
      'A little helpA heart more.',
      'No extra helpAs the card says.',
      'HarderA heart less.',
    ]);
    fireEvent.click(sheet.getByRole('button', { name: /^A lot of help/ }));
    expect(sheet.getByRole('button', { name: /^A lot of help/ }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
    expect(button('Cloud plays: A lot of help. Change it')).toBeTruthy();
    expect(told.now.seats.map(({ help }) => help)).toEqual(['none', 'lot']);
  });

  it('helps at once where that is asked, and says what it did', () => {
    const levels = (none: number, little: number, lot: number, harder: number) => ({ none, little, lot, harder });
    const wins = { 2: { quick: levels(50, 60, 70, 30), careless: levels(20, 35, 50, 10) } };
    const told = table(
      firstSeats(2).map((one, i) => ({ ...one, reading: i === 1 ? 'is-read-to' : 'reads' })),
      { evenness: { wins, clever: {}, sides: null } },
    );
    fireEvent.click(button(/Help \S*Cloud\S* a lot\?/));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(told.now.seats.map(({ help }) => help)).toEqual(['none', 'lot']);
    const done = /Cloud\S* plays with a lot of help now\. Many hearts more\./;
    expect(screen.getByText(done)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(/Cloud\S* plays with a lot of help now\.$/);
    expect(button(/wins? about as often as.*Why\?/)).toBe(document.activeElement);
    fireEvent.click(within(seat(0)).getByRole('button', { name: 'Listens' }));
    expect(screen.queryByText(done)).toBeNull();
  });

  it('says why it cannot start, and does not', () => {
    table(firstSeats(2), { problem: 'Everybody needs a hero.' });
    expect(button('Light the torch').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Light the torch'));
    expect(started).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('Everybody needs a hero.');
  });

  it('seats a remembered person first, then somebody called like a free picture', () => {
    const told = table(firstSeats(2), { known: FAMILY });
    fireEvent.click(button('Add a seat'));
    expect(told.now.seats[2]).toMatchObject({ name: 'Lotte', emblem: 'bolt', player: { kind: 'person' } });
    expect(told.now.order).toEqual([0, 1, null]);
    fireEvent.click(button('Add a seat'));
    expect(told.now.seats[3]).toMatchObject({ name: 'Clover', emblem: 'clover' });
  });

  it('takes no more than the game allows, and says so', () => {
    const told = table(firstSeats(4));
    fireEvent.click(button('Add a bot'));
    expect(told.now.seats).toHaveLength(4);
    expect(screen.getByRole('status').textContent).toBe('All four seats are taken.');
    expect(button('Add a bot').getAttribute('aria-disabled')).toBe('true');
  });

  it('lets people get up, but not below the least', () => {
    const told = table(firstSeats(3));
    fireEvent.click(button('Get up, Cloud'));
    expect(names(told.now.seats)).toEqual(['Sun', 'Clover']);
    expect(told.now.order).toEqual([0, 2]);
    fireEvent.click(button('Get up, Sun'));
    expect(names(told.now.seats)).toEqual(['Sun', 'Clover']);
    expect(screen.getByRole('status').textContent).toBe('Two must stay at the table.');
    expect(within(seat(0)).getByText('Two must stay at the table.')).toBeTruthy();
    expect(within(seat(1)).queryByText('Two must stay at the table.')).toBeNull();
  });

  it('changes places and keeps the focus on the way', async () => {
    const told = table(firstSeats(3));
    fireEvent.click(button('Move Sun to the right'));
    expect(names(told.now.seats)).toEqual(['Cloud', 'Sun', 'Clover']);
    expect(told.now.order).toEqual([1, 0, 2]);
    await waitFor(() => expect(document.activeElement).toBe(button('Move Sun to the right')));
    fireEvent.click(button('Move Cloud to the left'));
    expect(names(told.now.seats)).toEqual(['Cloud', 'Sun', 'Clover']);
    expect(screen.getByRole('status').textContent).toContain('sits at the end already');
  });

  it('asks who is youngest; the torch goes along, and on to a person when they get up', () => {
    const told = table(firstSeats(4, [], [0]));
    const asked = screen.getByRole('group', { name: 'Who is youngest?' });
    expect(within(asked).getAllByRole('button')).toHaveLength(3);
    fireEvent.click(within(asked).getByRole('button', { name: 'Cloud' }));
    expect(told.now.youngest).toBe(2);
    expect(within(seat(2)).getByText('First torch')).toBeTruthy();
    fireEvent.click(button('Move Cloud to the left'));
    expect(told.now.youngest).toBe(1);
    fireEvent.click(button('Get up, Cloud'));
    expect(told.now.youngest).toBe(1);
    expect(within(seat(1)).getByText('First torch')).toBeTruthy();
  });

  it('keeps what each likes', () => {
    const told = table(firstSeats(2));
    const second = within(seat(1));
    expect(second.getByRole('button', { name: 'Reads' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(second.getByRole('button', { name: 'On a lap' }));
    expect(told.now.seats[1]).toMatchObject({ reading: 'pair' });
    expect(screen.getByText('A grown-up reads, Cloud picks.')).toBeTruthy();
    fireEvent.click(second.getByRole('button', { name: 'Listens' }));
    fireEvent.click(second.getByRole('button', { name: 'Real dice' }));
    expect(told.now.seats[1]).toMatchObject({ reading: 'is-read-to', dice: 'real' });
    expect(told.now.seats[0]).toMatchObject({ reading: 'reads', dice: 'app' });
    expect(second.getByRole('button', { name: 'Listens' }).getAttribute('aria-pressed')).toBe('true');
    expect(second.getByRole('button', { name: 'Reads' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('makes a bot clever, and sends it to bed', () => {
    const told = table(firstSeats(2), { clever: true });
    fireEvent.click(button('Add a bot'));
    const bot = within(seat(2));
    expect(bot.queryByRole('button', { name: 'Reads' })).toBeNull();
    fireEvent.click(bot.getByRole('button', { name: 'Clever' }));
    expect(told.now.seats[2]?.player).toEqual({ kind: 'bot', strength: 'clever' });
    fireEvent.click(button('To bed, Clank'));
    expect(told.now.seats).toHaveLength(2);
  });

  it('asks nobody how clever a bot is where all are alike', () => {
    table(firstSeats(2, [], [1]));
    expect(within(seat(1)).getByText('A bot. It plays by itself.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clever' })).toBeNull();
  });

  it('names the game that is set up, and says who goes first', () => {
    table(firstSeats(2));
    expect(screen.getByRole('heading', { level: 1, name: 'Magic and Mayhem' })).toBeTruthy();
    expect(screen.getByText('The youngest starts.')).toBeTruthy();
  });

  it('opens the game’s own options', () => {
    table(firstSeats(2));
    expect(screen.queryByText('the options')).toBeNull();
    fireEvent.click(button(/How we play/));
    expect(within(screen.getByRole('dialog', { name: 'Magic and Mayhem' })).getByText('the options')).toBeTruthy();
  });
});

describe('name and picture', () => {
  const open = (name: string) => fireEvent.click(button(`${name}: change name and picture`));

  it('takes a remembered person with one tap, and their picture', () => {
    const told = table(firstSeats(2, FAMILY), { known: FAMILY });
    open('Lotte');
    const sheet = within(screen.getByRole('dialog', { name: 'Who sits here?' }));
    // Mira sits elsewhere already, so she is not offered.
    expect(sheet.queryByRole('button', { name: 'Mira' })).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: 'Opa' }));
    // Mira holds on to the sun.
    expect(told.now.seats[1]).toMatchObject({ name: 'Opa', emblem: 'bolt' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a typed name and a free picture', () => {
    const told = table(firstSeats(2));
    open('Cloud');
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: '  Ida   Marie ' } });
    fireEvent.click(button('Moon'));
    fireEvent.click(button('I am Ida Marie!'));
    expect(told.now.seats[1]).toMatchObject({ name: 'Ida Marie', emblem: 'moon' });
  });

  it('does not take somebody’s picture, and says whose it is', () => {
    const told = table(firstSeats(2, [FAMILY[0] as KnownPerson]));
    open('Cloud');
    const pictures = within(screen.getByRole('group', { name: 'Your picture' }));
    expect(pictures.getByRole('button', { name: /^Sun/ }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(pictures.getByRole('button', { name: /^Sun/ }));
    expect(screen.getByText('Mira has the Sun. Take another one.')).toBeTruthy();
    expect(pictures.getByRole('button', { name: 'Cloud' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button('I am Cloud!'));
    expect(told.now.seats.map(({ emblem }) => emblem)).toEqual(['sun', 'cloud']);
  });

  it('refuses a name that sits here already', () => {
    const told = table(firstSeats(2, [FAMILY[0] as KnownPerson]));
    open('Cloud');
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Mira' } });
    fireEvent.click(button('I am Mira!'));
    expect(screen.getByText(/There is a Mira already/)).toBeTruthy();
    expect(names(told.now.seats)).toEqual(['Mira', 'Cloud']);
  });

  it('gives up a nameless seat’s picture, whose name follows', () => {
    const { seats } = seatPerson(firstSeats(3), 2, 'Mira', 'sun');
    expect(seats.map(({ name, emblem }) => [name, emblem])).toEqual([
      ['Clover', 'clover'],
      ['Cloud', 'cloud'],
      ['Mira', 'sun'],
    ]);
  });

  it('calls nobody as somebody is called already', () => {
    const [sun, cloud] = firstSeats(2) as [SeatRecord, SeatRecord];
    const { seats } = addPerson([sun, { ...cloud, name: 'Clover' }], []);
    expect(names(seats)).toEqual(['Sun', 'Clover', 'Bolt']);
  });

  it('[LA-1] lets a new one sit down before whoever sat last and keeps a part of their own', () => {
    const { seats, order } = beforeLast(addBot(firstSeats(3)));
    expect(names(seats)).toEqual(['Sun', 'Cloud', 'Clank', 'Clover']);
    expect(order).toEqual([0, 1, null, 2]);
    // nobody new: nobody moves
    expect(names(beforeLast(removeSeat(seats, 0)).seats)).toEqual(['Cloud', 'Clank', 'Clover']);
    expect(keepsLast({ dm: 'person' })).toBe(true);
    expect(keepsLast({})).toBe(false);
  });

  it('[LA-1] a bot is never dungeon master by accident: a person sits down behind it', () => {
    const mixed = addBot(addBot(firstSeats(2)).seats).seats;
    expect(names(mixed)).toEqual(['Sun', 'Cloud', 'Clank', 'Tock']);
    const { seats, order } = personLast({ seats: mixed, order: [0, 1, 2, 3] });
    expect(names(seats)).toEqual(['Sun', 'Clank', 'Tock', 'Cloud']);
    expect(order).toEqual([0, 2, 3, 1]);
    // a person stays, whoever comes, goes or changes places
    for (const next of [beforeLast(addBot(seats)), beforeLast(addPerson(seats, [])), swap(seats, 0, 3), removeSeat(seats, 1)])
      expect(personLast(next).seats.at(-1)?.player.kind).toBe('person');
    expect(names(personLast(beforeLast(addBot(seats))).seats).at(-1)).toBe('Cloud');
    // bots alone have nobody who could
    const bots = firstSeats(3, [], [0, 1, 2]);
    expect(personLast({ seats: bots, order: [0, 1, 2] }).seats).toBe(bots);
  });

  it('keeps names short and tidy', () => {
    expect(tidyName('  Bartholomew   the Elder ')).toBe('Bartholomew th');
    expect([...tidyName('🦊'.repeat(20))]).toHaveLength(14);
    // letters of many characters stay whole, and the save has room for them
    const family = '👨‍👩‍👧‍👦';
    expect(tidyName(family.repeat(20))).toBe(family.repeat(5));
    expect(tidyName(`${'e\u0301'.repeat(15)}`)).toBe('é'.repeat(14));
    expect(tidyName('नमस्ते दोस्त')).toBe('नमस्ते दोस्त');
    // what nobody sees makes no name, no second one, and turns no words round
    expect(tidyName('\u200b\u2060\u00ad \u200d')).toBe('');
    expect(tidyName('\u202eMira\u200b\u200e')).toBe('Mira');
    expect(tidyName('Mi\u0000ra\u2066')).toBe('Mira');
    expect(tidyName('שרה')).toBe('שרה');
  });

  it('never gives two seats the same picture', () => {
    let seats = firstSeats(1, FAMILY);
    for (let i = 0; i < 7; i++) seats = (i % 2 === 0 ? addBot(seats) : addPerson(seats, FAMILY)).seats;
    expect(new Set(seats.map(({ emblem }) => emblem)).size).toBe(EMBLEMS.length);
  });
});

describe('the heroes of Magic and Mayhem', () => {
  const { content } = mayhemModule;
  const party = (seats: number, seed: number) => readOptions(defaults(seats, seed)).heroes;

  it('[MM-7] begins with a varied party, no two the same, another one for another seed', () => {
    for (let seed = 0; seed < 40; seed++) {
      for (let seats = 1; seats <= 6; seats++) expect(new Set(party(seats, seed)).size).toBe(seats);
      expect(lacking(party(4, seed)).length).toBeLessThanOrEqual(1);
    }
    expect(new Set(Array.from({ length: 20 }, (_, seed) => party(3, seed).join())).size).toBeGreaterThan(5);
    expect(party(4, 3)).toEqual(party(4, 3));
  });

  it('everybody has the hero of their last game, unless somebody has none, or one who is not in the box', () => {
    const [last, fresh] = [readOptions(defaults(3, 1)), readOptions(defaults(3, 2))];
    expect(last.heroes).not.toEqual(fresh.heroes);
    expect(readOptions(asLast(fresh, last))).toEqual({ ...fresh, heroes: last.heroes });
    for (const none of [undefined, null, { heroes: last.heroes.slice(1) }, { heroes: ['nobody', ...last.heroes.slice(1)] }])
      expect(asLast(fresh, none)).toEqual(fresh);
  });

  it('the dungeon has the size of the last game, and two sides stay two; a story is not told again', () => {
    const fresh = readOptions(defaults(3, 2));
    const sides = [1, 0, 1] as const;
    expect(asLast(fresh, { ...fresh, tiles: 9 })).toEqual({ ...fresh, tiles: 9 });
    expect(asLast(fresh, { ...fresh, mode: 'competitive', sides })).toEqual({ ...fresh, mode: 'competitive', sides });
    expect(asLast(fresh, { ...fresh, mode: 'narrative', quest: 'two-boots' })).toEqual(fresh);
    expect(asLast(fresh, { ...fresh, tiles: 1000 })).toEqual(fresh);
  });

  it('[MM-7] keeps heroes with their people, and finds one for whoever is new', () => {
    const before = defaults(3, 5);
    const [a, b, c] = readOptions(before).heroes;
    const after = readOptions(reseat(before, [2, null, 0], 1));
    expect([after.heroes[0], after.heroes[2]]).toEqual([c, a]);
    expect(new Set([...after.heroes, b]).size).toBeGreaterThanOrEqual(3);
    expect(new Set(after.heroes).size).toBe(3);
    expect(after.first).toBe(1);
  });

  it('[MM-1] two sides: by turns at first, everybody keeps theirs, and whoever is new joins the smaller one', () => {
    const before = { ...readOptions(defaults(3, 5)), mode: 'competitive' as const };
    expect([0, 1, 2].map((seat) => sideAt(before, seat))).toEqual([0, 1, 0]);
    const swapped = readOptions(swapSide(before, 3, 2));
    expect(swapped.sides).toEqual([0, 1, 1]);
    expect(readOptions(reseat(swapped, [2, 1, 0, null, null], 0)).sides).toEqual([1, 1, 0, 0, 0]);
  });

  it('[MM-1] each side needs somebody', () => {
    const contest = (seats: number, sides: readonly (0 | 1)[]) =>
      problem(seats, { ...readOptions(defaults(seats, 1)), mode: 'competitive', sides: [...sides] });
    expect(contest(3, [0, 1, 1])).toBeNull();
    expect(contest(2, [1, 1])).toContain('all on one side');
    expect(contest(1, [0])).toContain('need two of you');
  });

  it('says what is wrong before the game would', () => {
    expect(problem(3, defaults(3, 1))).toBeNull();
    expect(problem(4, defaults(3, 1))).toBe('Everybody needs a hero.');
    expect(problem(2, { heroes: ['blink', 'blink'] })).toContain('the same hero');
    expect(problem(1, { heroes: ['nobody'] })).toContain('not in this box');
    const many = heroes.length + 1;
    expect(problem(many, defaults(many, 1))).toContain('Who watches?');
    for (const tiles of [2, 37]) expect(problem(1, { heroes: ['blink'], tiles })).not.toBeNull();
  });

  it('offers only lengths that the box can lay', () => {
    for (const tiles of [...lengths, 36]) expect(problem(1, { heroes: ['blink'], tiles }), `${tiles} tiles`).toBeNull();
    expect(lengths).toContain(9);
  });

  const Hosted = ({ begin }: { begin: readonly string[] }) => {
    const [options, setOptions] = useState(() => ({ ...readOptions({}), heroes: [...begin] }) as ReturnType<typeof defaults>);
    const [seats, setSeats] = useState(() => firstSeats(begin.length, FAMILY));
    return (
      <>
        {seats.map((one, i) => (
          <SeatHero
            key={one.emblem}
            seats={seats}
            seat={i}
            options={options}
            onOptions={setOptions}
            onSeat={(record) => setSeats(seats.map((old, k) => (k === i ? record : old)))}
            onLast={() => undefined}
          />
        ))}
        <Setup seats={seats} options={options} onOptions={setOptions} minutes={() => 40} />
        <output>{readOptions(options).heroes.join()}</output>
      </>
    );
  };

  it('[MM-7] shows what the party lacks, and every hero with its numbers and words', () => {
    render(<Hosted begin={['hurry', 'bramble']} />);
    fireEvent.click(button(/Hurry/));
    const sheet = within(screen.getByRole('dialog', { name: 'Who is Mira tonight?' }));
    const lacks = sheet.getByRole('region', { name: 'Your party still lacks:' });
    expect(
      within(lacks)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Strong Magic', 'Adept Magic', 'Epic Skills']);
    expect(sheet.getAllByRole('article')).toHaveLength(heroes.length);
    const pekoe = within(sheet.getByRole('article', { name: 'Pekoe' }));
    expect(pekoe.getByText('Hearts').parentElement?.textContent).toBe('7Hearts');
    expect(pekoe.getByText('Wits').parentElement?.textContent).toBe('4Wits');
    expect(pekoe.getByText('A Nice Hot Cup')).toBeTruthy();
    expect(pekoe.getByText(/^Action, for a hero/, { selector: 'dd:last-of-type' }).textContent).toContain('2');
  });

  it('[MM-7] picks a free hero; a taken one is swapped, so no two are the same', () => {
    render(<Hosted begin={['hurry', 'bramble']} />);
    fireEvent.click(button(/Hurry/));
    fireEvent.click(button('Be Pekoe'));
    expect(screen.getByRole('status').textContent).toBe('pekoe,bramble');
    fireEvent.click(button(/Pekoe/));
    expect(within(screen.getByRole('article', { name: 'Bramble' })).getByText('Lotte')).toBeTruthy();
    fireEvent.click(button('Swap with Lotte'));
    expect(screen.getByRole('status').textContent).toBe('bramble,pekoe');
    expect(pickHero({ heroes: ['clonk', 'crumb'] }, 0, 'crumb')).toMatchObject({ heroes: ['crumb', 'clonk'] });
  });

  it('[MM-3][MM-41][MM-49] says in words what length and difficulty mean', () => {
    render(<Hosted begin={['hurry']} />);
    const burns = (difficulty: Difficulty, tiles: number) => new RegExp(`burns for ${torchFor(difficulty, tiles, 1)} rounds`);
    expect(screen.getByText(burns('fair', 12))).toBeTruthy();
    fireEvent.click(button('Nap (9)'));
    expect(screen.getByText(burns('fair', 9))).toBeTruthy();
    fireEvent.click(button('Cruel'));
    expect(screen.getByText(burns('cruel', 9)).textContent).toContain(
      `You win about ${Math.round(figures.odds.cruel.won / 10)} games in 10.`,
    );
    expect(button('Cruel').getAttribute('aria-pressed')).toBe('true');
  });

  it('[MM-46] the youngest is little; the level is picked with the hero, and shows at the seat with an age', () => {
    render(<Hosted begin={['hurry', 'bramble']} />);
    const shown = (hero: RegExp) => /Riddles: (\w+, \d+)/.exec(button(hero).textContent ?? '')?.[1];
    expect([shown(/plays Hurry/), shown(/plays Bramble/)]).toEqual(['little, 5', 'middle, 9']);
    fireEvent.click(button(/Hurry/));
    const levels = within(screen.getByRole('group', { name: 'Riddles for Mira?' }));
    expect(levels.getByRole('button', { name: 'Little, 5+' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(levels.getByRole('button', { name: 'Big, 12+' }));
    fireEvent.click(button('Back'));
    expect([shown(/plays Hurry/), shown(/plays Bramble/)]).toEqual(['big, 12', 'middle, 9']);
  });

  const rule = (name: RegExp) => screen.getByRole('switch', { name });
  const isOn = (name: RegExp) => rule(name).getAttribute('aria-checked') === 'true';
  it('[MM-50] house rules are switches behind one button, which says how many are on', () => {
    render(<Hosted begin={['hurry']} />);
    expect(screen.queryByRole('switch')).toBeNull();
    fireEvent.click(button('House rules'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'House rules' }));
    expect(screen.getAllByRole('switch').filter((one) => one.getAttribute('aria-checked') === 'true')).toEqual([]);
    for (const name of [/^Lucky ones/, /^Wandering/, /never burns out/, /fallen stay out/, /marks stay fresh/]) fireEvent.click(rule(name));
    fireEvent.click(rule(/^Wandering/));
    expect([isOn(/^Lucky ones/), isOn(/^Wandering/), isOn(/never burns out/), isOn(/^Pocket/)]).toEqual([true, false, true, false]);
    fireEvent.click(button('Back to the game'));
    expect(button('House rules (4 on)')).toBeTruthy();
    expect(screen.getByText(/The torch burns for ever/)).toBeTruthy();
  });

  it('[MM-50] each switch tells what it does to a game, out of simulated ones', () => {
    render(<Hosted begin={['hurry']} />);
    fireEvent.click(button('House rules'));
    // the old book is another game, not a harder one
    const told = screen.getAllByRole('switch').filter((one) => !/^By the old book/.test(one.textContent ?? ''));
    for (const one of told) expect(one.textContent).toMatch(/four bots win \d+ of 100 games, and \d+ without\.$/);
    expect(rule(/^Lucky ones/).textContent).toContain(`win ${figures.odds['lucky-ones'].won} of 100`);
    fireEvent.click(button('30 s'));
    expect(screen.getByText(/Only for quick tongues/)).toBeTruthy();
  });

  it('the figures are of the options as they are: if this fails, run npm run figures -- magic-and-mayhem', () => {
    expect(JSON.parse(textOf('content/magic-and-mayhem/figures.json')).of).toBe(inputsOfFigures());
    for (const { won, decisions } of Object.values(figures.odds)) {
      expect(won).toBeGreaterThanOrEqual(0);
      expect(won).toBeLessThanOrEqual(100);
      expect(decisions).toBeGreaterThan(20);
    }
    expect(figures.odds.gentle.won).toBeGreaterThan(figures.odds.fair.won);
    expect(figures.odds.fair.won).toBeGreaterThan(figures.odds.cruel.won);
  });

  it.each([
    ['much worse', 20, 100, 'Much harder, and as long'],
    ['a bit better and quicker', 70, 80, 'Easier, and shorter'],
    ['no different', 61, 120, 'About as hard, and longer'],
  ])('a house rule that is %s is told so', (_, won, decisions, words) => {
    expect(effectOf({ won, decisions }, { won: 60, decisions: 100 })).toContain(words);
  });

  it('knows every hero in the box', () => {
    expect(heroes.map(({ id }) => id).sort()).toEqual(Object.keys(content.heroes).sort());
  });
});
