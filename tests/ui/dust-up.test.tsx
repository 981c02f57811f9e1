import { cleanup, fireEvent, render, screen, act as settle, within } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Match } from '../../src/engine/match.ts';
import type { SeatRecord } from '../../src/engine/seats.ts';
import { dustUpModule } from '../../src/games/dust-up/index.ts';
import type { Player } from '../../src/games/dust-up/state/state.ts';
import type { DustUp } from '../../src/games/dust-up/state/tasks.ts';
import { gameText } from '../../src/games/dust-up/text/index.ts';
import { frames as allFrames } from '../../src/ui/games/dust-up/animation-frames.ts';
import { ui } from '../../src/ui/games/dust-up/index.tsx';
import { KNOCK_OUTS } from '../../src/ui/games/dust-up/knock-outs.ts';
import { Stage } from '../../src/ui/games/dust-up/Stage.tsx';
import { seats } from '../../src/ui/games/dust-up/setup/index.ts';
import { defaults, invite, pickHero, problem, readOptions, reseat } from '../../src/ui/games/dust-up/setup/options.ts';
import { SeatHero } from '../../src/ui/games/dust-up/setup/SeatHero.tsx';
import { Setup } from '../../src/ui/games/dust-up/setup/Setup.tsx';
import { isAsleep } from '../../src/ui/games/dust-up/teams.ts';
import { watchBack } from '../../src/ui/parts/back-closes.ts';
import { PortsProvider } from '../../src/ui/ports.ts';
import { lengthsOf } from '../../src/ui/shell/seats/lengths.ts';
import { SeatCard } from '../../src/ui/shell/seats/SeatCard.tsx';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { Table } from '../../src/ui/table/Table.tsx';
import type { TableController } from '../../src/ui/table/table-controller.ts';
import { quietPorts } from './quiet-ports.ts';
import { dealtGame, direct, tableOf } from './table-without-screens.ts';

/** The table of Dust-Up: Mira is Boo, Otto is Bruno, Lotte is Auntie Buckle, Emil is Pip; what they hold is said in each test. */

const HEROES = ['boo-turnip', 'bruno-boom', 'auntie-buckle', 'pip-zip'] as const;
const KNOWN = [
  { name: 'Mira', emblem: 'sun' },
  { name: 'Otto', emblem: 'cloud' },
  { name: 'Lotte', emblem: 'bolt' },
  { name: 'Emil', emblem: 'moon' },
] as const;
const { content } = dustUpModule;
/** The frames that are shown to whoever plays the card. */
const frames: typeof allFrames = (...of) => allFrames(...of).filter(({ milliseconds }) => milliseconds > 0);

function brawl(
  players: readonly Partial<Player>[],
  {
    bots = [] as readonly number[],
    owed = 1,
    speed = 'off' as 'off' | 'normal',
    headphones = true,
    teams = false,
    match = undefined as Match | undefined,
  } = {},
): TableController<DustUp> {
  // a test finds cards by their names, which only somebody with headphones hears
  const seats = firstSeats(players.length, KNOWN, bots).map((seat): SeatRecord => (headphones ? { ...seat, ear: 'headphones' } : seat));
  const options = { heroes: [...HEROES.slice(0, players.length)], first: 0, level: false, ghosts: true, teams };
  const out = players[0]?.out === true;
  const save = dealtGame(dustUpModule, seats, options, 7, (now) => ({
    ...now,
    agenda: out ? [{ do: 'haunt', seat: 0 }] : now.agenda,
    state: {
      ...now.state,
      // in round 1 nobody goes out (DU-25)
      round: 2,
      turn: { seat: 0, owed },
      players: now.state.players.map((player, seat) => ({ ...player, ...players[seat] })),
    },
  }));
  const tableUi = {
    ...direct(gameText(content), allFrames),
    Stage,
    icons: {},
    isOut: (view: DustUp['view'], seat: number) => view.players[seat]?.out ?? false,
    looksBack: ui.looksBack,
    puppet: () => ({ icon: 'ghost', print: '', holes: '' }),
  };
  const controller = tableOf(dustUpModule, tableUi as never, { ...save, ...(match ? { match } : {}) }, { speed });
  const nothing = () => undefined;
  render(
    <PortsProvider value={quietPorts}>
      <Table play={controller} ui={tableUi as never} onShelf={nothing} onSettings={nothing} onUpdate={null} />
    </PortsProvider>,
  );
  return controller;
}
const lift = (controller: TableController<DustUp>) => settle(() => controller.liftVeil(controller.revision));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tap = (what: Element) => settle(() => void fireEvent.click(what));
const playIt = () => tap(document.querySelector('.dust-raised [data-option]') as Element);
const hideCards = () => tap(button('Hide my cards'));
const page = () => document.body.innerHTML;

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const TWO_SHIELDS = [
  { card: 'lid-on', tokens: 0 },
  { card: 'front-door-back-door', tokens: 0 },
];
/** All names and live regions of the page: what others may hear. */
const heard = (): string => {
  const said = [...document.querySelectorAll('[role="status"], [role="log"], [aria-live]')].map(({ textContent }) => textContent);
  const named = [...document.querySelectorAll('[aria-label], [title]')]
    .filter((element) => element.closest('[aria-hidden="true"]') === null)
    .map((element) => `${element.getAttribute('aria-label')} ${element.getAttribute('title')}`);
  const read = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = read.nextNode(); node; node = read.nextNode()) {
    const named = node.parentElement?.closest('[aria-hidden="true"], [aria-label]:is(button)');
    if (!named) texts.push(node.textContent ?? '');
  }
  return [document.title, ...said, ...named, ...texts].join('\n');
};

describe('a hand by ear', () => {
  const hand = ['fallen-log', 'flat-paw'] as const;
  const NAMES = hand.map((id) => content.cards[id]?.name ?? id);
  const expectSilence = () => {
    for (const name of NAMES) expect(heard()).not.toContain(name);
  };

  test('while others may hear, its cards are numbers; whoever wants one read asks for it', () => {
    lift(brawl([{ hand: [...hand] }, {}], { headphones: false }));
    expectSilence();
    tap(button(/^Card 2 of 2(, new)?$/));
    expectSilence();
    expect(button('On Otto! Card 2 of 2').dataset.option).toBeTruthy();
    tap(button('Read it to me, while Otto covers both ears'));
    expect(heard()).toContain(NAMES[1]);
    expect(heard()).not.toContain(NAMES[0]);
  });

  test('who sees a hidden card is not offered to have it read, but who is alone with bots is', () => {
    const read = () =>
      screen.queryAllByRole('button', { name: /^Read it to me/ }).filter((one) => !one.classList.contains('visually-hidden'));
    const voice = vi.spyOn(quietPorts.speech, 'voice').mockReturnValue('Anna');
    const held = (bots: readonly number[]) => {
      lift(brawl([{ hand: [...hand] }, {}], { headphones: false, bots }));
      tap(button(bots.length > 0 ? /^Flat Paw/ : /^Card 2 of 2/));
    };
    held([]);
    expect(read()).toEqual([]);
    cleanup();
    held([1]);
    expect(read().length).toBe(1);
    voice.mockRestore();
  });

  test('the list of answers numbers them too', () => {
    const controller = brawl([{ hand: [...hand] }, {}], { headphones: false });
    settle(() => controller.changeSeat(0, (now) => ({ ...now, answerList: true })));
    lift(controller);
    expect(screen.getByRole('navigation', { name: 'What can I do?' }).textContent).toContain('Card 1 of your hand');
    expectSilence();
  });

  test('with headphones they are read whole, and the curtain reminds of them', () => {
    vi.useFakeTimers();
    const controller = brawl([{ hand: [...hand] }, {}]);
    // the curtain has fallen
    settle(() => void vi.advanceTimersByTime(1000));
    expect(heard()).toContain('Headphones on?');
    expectSilence();
    lift(controller);
    expect(button(/^Fallen Log\./)).toBeTruthy();
  });
});

describe('partners', () => {
  const names = () =>
    [...document.querySelectorAll('.dust-who')].map((one) =>
      (one.getAttribute('aria-label') ?? '').replace(/:.*/, '').replace(/ as /, ', '),
    );

  test('[DU-23] stand side by side, and are said and shown to be a team', () => {
    lift(brawl([{ hand: ['boo'] }, {}, {}, {}], { teams: true }));
    expect(names()).toEqual([
      'Mira, Boo Turnip, Team Boot',
      'Lotte, Auntie Buckle, Team Boot',
      'Otto, Bruno Boom, Team Cactus',
      'Emil, Pip Zip, Team Cactus',
    ]);
    expect([...document.querySelectorAll('.dust-stand')].map(({ classList }) => classList.contains('boot'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(document.querySelectorAll('.dust-team').length).toBe(4);
  });

  test('without partners everybody stands where they sit', () => {
    lift(brawl([{ hand: ['boo'] }, {}, {}, {}]));
    expect(names().map((name) => name.split(',')[0])).toEqual(['Mira', 'Otto', 'Lotte', 'Emil']);
    expect(document.querySelectorAll('.dust-team').length).toBe(0);
  });

  test('[DU-23] a card that is held up cannot go to a partner', () => {
    lift(brawl([{ hand: ['boo', 'moonlight'] }, {}, {}, {}], { teams: true }));
    tap(button(/^Boo\./));
    const lit = [...document.querySelectorAll('.dust-stand.lit .dust-who')].map((one) => one.getAttribute('aria-label'));
    expect(lit).toEqual(['Boo on Otto', 'Boo on Emil']);
  });
});

describe('a card that comes back', () => {
  test('[DU-15] is picked from the heap, which all may see', () => {
    const hand = ['down-at-the-bottom', 'left-mitten'];
    const mama = { hero: 'mama-pockets', hand, discard: ['big-hop', 'packed-lunch'], pile: ['tip-it-all-out', 'left-mitten'] };
    const controller = brawl([mama, {}], { headphones: false });
    lift(controller);
    tap(button('Card 1 of 2'));
    playIt();
    expect(screen.getByText('Mira’s heap')).toBeTruthy();
    tap(within(screen.getByRole('list', { name: 'Your heap' })).getByRole('button', { name: /^Big Hop\./ }));
    expect(button(/^Take it back! Big Hop\./).textContent).toBe('Take it back!');
    playIt();
    expect(controller.save.value.session.now.state.players[0]?.hand).toEqual(['left-mitten', 'big-hop']);
  });
});

describe('the table of Dust-Up', () => {
  test('[DU-22] shows to everybody who is helped, and their sheet says how', () => {
    lift(brawl([{}, { help: 'lot', hp: 12 }]));
    tap(button(/^Otto as Bruno Boom: 12 of 12 hearts, a lot of help, /));
    expect(screen.getByText(/A lot of help\. Starts with 12 hearts/)).toBeTruthy();
  });

  test('[DU-20] shows hearts, shields with tokens, and how many cards everybody holds, to everybody', () => {
    const most = content.cards['fallen-log']?.shield ?? 0;
    const controller = brawl([{ hand: ['boo'] }, { hp: 6, discard: ['flat-paw'], shields: [{ card: 'fallen-log', tokens: 1 }] }]);
    lift(controller);
    expect(button(/^Otto as Bruno Boom: 6 of 10 hearts, 3 cards in hand$/)).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'Shields in front of Otto' }))
        .getByRole('button')
        .getAttribute('aria-label'),
    ).toBe(`Fallen Log of Otto, ${most - 1} of ${most} left`);
  });

  test('[DU-17] a ghost has no hand that could lie over what it may choose', () => {
    brawl([{ out: true, hand: [] }, {}, {}], { bots: [1, 2] });
    expect(button('Just float about')).toBeTruthy();
    expect(screen.queryByRole('list', { name: /cards in hand/ })).toBeNull();
  });

  test('one card is said as one, in a hand that is seen from behind', () => {
    lift(brawl([{}, { out: true, discard: ['flat-paw'] }, {}]));
    expect(button('Otto as Bruno Boom: out')).toBeTruthy();
    cleanup();
    brawl([{ hand: ['boo'] }, {}, {}], { bots: [0] });
    expect(screen.getByRole('list', { name: 'Boo Turnip has 1 card in hand' })).toBeTruthy();
  });

  test('the star of a match is on whoever won the last game of it', () => {
    lift(brawl([{ hand: ['moonlight'] }, {}, {}], { match: { goal: 2, won: [0, 1, 0], star: [1] } }));
    expect(button(/^Otto as Bruno Boom: .*, wears the star$/)).toBeTruthy();
    expect([...document.querySelectorAll('.dust-stand')].map((stand) => stand.querySelector('.dust-star') !== null)).toEqual([
      false,
      true,
      false,
    ]);
    cleanup();
    lift(brawl([{ hand: ['moonlight'] }, {}, {}], { match: { goal: null, won: [0, 1, 0], star: [1] } }));
    expect(document.querySelector('.dust-star'), 'there is none where they just play on').toBeNull();
  });

  test('[DU-20] who hit somebody last is marked, until they are out', () => {
    lift(brawl([{ hand: ['boo'] }, { hitBy: 2 }, { out: false }]));
    expect(button(/^Otto as Bruno Boom: 10 of 10 hearts, hit last by \S*Lotte/)).toBeTruthy();
    expect(document.querySelectorAll('.dust-hit-by').length).toBe(1);
    cleanup();
    lift(brawl([{ hand: ['boo'] }, { hitBy: 2 }, { out: true, hp: 0, hand: [] }]));
    expect(document.querySelectorAll('.dust-hit-by').length).toBe(0);
  });

  test('[DU-20] lets everybody look through a heap, the newest card first', () => {
    const controller = brawl([{ hand: ['boo'] }, { discard: ['flat-paw', 'honey-pot'] }]);
    lift(controller);
    tap(button(/^Otto as Bruno Boom/));
    const sheet = screen.getByRole('dialog', { name: 'Otto is Bruno Boom' });
    const [newest, oldest] = within(sheet).getAllByRole('button', { name: /Paw|Honey/ });
    expect([newest, oldest].map((one) => one?.getAttribute('aria-label')?.split('.')[0])).toEqual(['Honey Pot', 'Flat Paw']);
  });

  test('two equal cards, in a hand or as shields, are told apart by their names', () => {
    const log = { card: 'fallen-log', tokens: 0 };
    const controller = brawl([{ hand: ['boo', 'moonlight', 'boo'] }, { shields: [log, log] }]);
    lift(controller);
    const names = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')?.split(/[.,]/)[0]);
    expect(names('Shields in front of Otto')).toEqual(['Fallen Log (1) of Otto', 'Fallen Log (2) of Otto']);
    expect(names('Your hand')).toEqual([expect.stringMatching(/ \(1\)$/), 'Moonlight', expect.stringMatching(/ \(2\)$/)]);
  });

  test('a tapped card is held up with its text; the second tap plays it', () => {
    const controller = brawl([{ hand: ['moonlight', 'boo'], hp: 5 }, {}]);
    lift(controller);
    expect(document.querySelectorAll('[data-option]').length).toBe(0);
    tap(button(/^Moonlight\. Heal 2 hearts/));
    const held = screen.getByRole('region', { name: 'Moonlight' });
    expect(held.textContent).toContain('Heal 2 hearts.');
    expect(controller.save.value.session.now.state.players[0]?.hp).toBe(5);
    playIt();
    expect(controller.save.value.session.now.state.players[0]?.hp).toBe(7);
  });

  test('a card that was held up can be put back, also with Escape', () => {
    const controller = brawl([{ hand: ['moonlight', 'boo'] }, {}]);
    lift(controller);
    tap(button(/^Moonlight/));
    tap(button('Back'));
    expect(screen.queryByRole('region', { name: 'Moonlight' })).toBeNull();
    tap(button(/^Boo\./));
    settle(() => void fireEvent.keyDown(screen.getByRole('region', { name: 'Boo' }), { key: 'Escape' }));
    expect(screen.queryByRole('region', { name: 'Boo' })).toBeNull();
  });

  test('a card that was held up is put back by the browser’s Back, and nothing else happens', async () => {
    watchBack();
    lift(brawl([{ hand: ['louder-boo', 'moonlight'] }, {}]));
    tap(button(/^Moonlight/));
    expect(document.querySelector('.dust-raised')).not.toBeNull();
    const gone = new Promise((done) => addEventListener('popstate', done, { once: true }));
    await settle(async () => {
      history.back();
      await gone;
    });
    expect(document.querySelector('.dust-raised')).toBeNull();
    expect(button(/^Moonlight/)).toBeTruthy();
  });

  test('[DU-9] a blow is aimed at a player or at one of their shields', () => {
    const shields = [
      { card: 'lid-on', tokens: 0 },
      { card: 'front-door-back-door', tokens: (content.cards['front-door-back-door']?.shield ?? 1) - 1 },
    ];
    const controller = brawl([{ hand: ['boo', 'moonlight'] }, {}, { shields }]);
    lift(controller);
    tap(button(/^Boo\./));
    playIt();
    expect(button('Attack Otto, 10 hearts')).toBeTruthy();
    // the player and their oldest shield are one answer
    expect(screen.getAllByRole('button', { name: /^Attack Lotte’s Lid On/ }).length).toBe(2);
    tap(button(/^Attack Lotte’s Front Door, Back Door, 1 of \d left$/));
    expect(controller.save.value.session.now.state.players[2]?.shields.map(({ card }) => card)).toEqual(['lid-on']);
  });

  test('[DU-15] a copy is aimed at whoever has something to copy, and at nobody else', () => {
    const controller = brawl([{ hand: ['me-too', 'moonlight'] }, { played: ['moonlight'] }, {}]);
    lift(controller);
    tap(button(/^Me Too\./));
    expect(button('Me Too on Otto')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Me Too on Lotte' })).toBeNull();
  });

  test('[DU-9] a card is tapped and then its victim, and nothing more is asked', () => {
    const controller = brawl([{ hand: ['boo', 'moonlight'] }, {}, { shields: TWO_SHIELDS }]);
    lift(controller);
    tap(button(/^Boo\./));
    tap(button('Boo on Otto'));
    expect(controller.save.value.session.now.state.players[1]?.hp).toBe(8);
    hideCards();
    expect(controller.veil.value).toBe(1);
    cleanup();
    const another = brawl([{ hand: ['boo', 'moonlight'] }, {}, { shields: TWO_SHIELDS }]);
    lift(another);
    tap(button(/^Boo\./));
    tap(button(/^Boo on Front Door, Back Door/));
    expect(another.save.value.session.now.state.players[2]?.shields.map(({ card }) => card)).toEqual(['lid-on']);
  });

  test('[DU-9] a card for somebody with several shields goes for the oldest, unless one of them is tapped', () => {
    const controller = brawl([{ hand: ['boo', 'moonlight'] }, {}, { shields: TWO_SHIELDS }]);
    lift(controller);
    tap(button(/^Boo\./));
    tap(button('Boo on Lotte'));
    expect(controller.save.value.session.now.state.players[2]?.shields.map(({ card }) => card)).toEqual(['front-door-back-door']);
    hideCards();
    expect(controller.veil.value).toBe(1);
  });

  test('[DU-15] who is copied is not who is hit by the copy: that is asked', () => {
    const controller = brawl([{ hero: 'coco-likewise', hand: ['me-too', 'moonlight'] }, { played: ['boo'] }, {}]);
    lift(controller);
    tap(button(/^Me Too\./));
    const play = document.querySelector('.dust-raised [data-option]') as HTMLElement;
    expect(play.textContent).toBe('Copy Otto!');
    tap(play);
    expect(controller.prompt).toMatchObject({ kind: 'choose', choice: { do: 'attack', seat: 0 } });
    expect(controller.observation.value.view.players.map(({ hp }) => hp)).toEqual([10, 10, 10]);
  });

  test('the button on a card that is held up says whom it is for, by ear as well', () => {
    const said = (rivals: readonly object[], card: RegExp) => {
      const controller = brawl([{ hand: ['boo', 'moonlight'] }, ...rivals]);
      lift(controller);
      tap(button(card));
      const play = document.querySelector('.dust-raised [data-option]') as HTMLElement;
      const words = play.textContent ?? '';
      expect(play.getAttribute('aria-label')?.startsWith(`${words} ${card.source.slice(1)}`), words).toBe(true);
      tap(play);
      cleanup();
      return [words, controller.prompt?.kind === 'choose' ? controller.prompt.choice.do : 'nothing'] as const;
    };
    expect(said([{}, {}], /^Boo/)).toEqual(['Play it on…', 'attack']);
    expect(said([{}], /^Boo/)).toEqual(['On Otto!', 'nothing']);
    expect(said([{}, {}], /^Moonlight/)).toEqual(['Play it!', 'nothing']);
  });

  test('which of several shields is taken is asked, when a card goes at whoever has them', () => {
    const controller = brawl([{ hero: 'fingers-finn', hand: ['yours-is-mine', 'crumbs'] }, {}, { shields: TWO_SHIELDS }]);
    lift(controller);
    tap(button(/^Yours Is Mine\./));
    tap(button('Yours Is Mine on Lotte'));
    expect(controller.prompt).toMatchObject({ kind: 'choose', choice: { do: 'take-shield' } });
  });

  test('nothing is held up that nobody took: the newest card has a flag, and a tap on a player looks at them', () => {
    const controller = brawl([{ hand: ['moonlight', 'boo'] }, {}, {}]);
    lift(controller);
    const { revision } = controller;
    expect(document.querySelector('.dust-raised')).toBeNull();
    expect(button(/^Boo\..* New\.$/)).toBeTruthy();
    tap(button(/^Otto as Bruno Boom: 10 of 10 hearts/));
    expect(screen.getByRole('dialog', { name: 'Otto is Bruno Boom' })).toBeTruthy();
    expect(controller.revision).toBe(revision);
  });

  test('a second tap on a card of the hand puts it back, and plays nothing', () => {
    const controller = brawl([{ hand: ['moonlight', 'boo'], hp: 5 }, {}]);
    lift(controller);
    tap(button(/^Moonlight\./));
    tap(button(/^Moonlight\./));
    expect(document.querySelector('.dust-raised')).toBeNull();
    expect(controller.save.value.session.now.state.players[0]?.hp).toBe(5);
  });

  describe('a card is carried', () => {
    /** Carries the card with this name, and drops it on that element. */
    const carry = (name: RegExp, onto: Element) => {
      document.elementFromPoint = () => onto;
      const at = { isPrimary: true, button: 0, pointerId: 1, clientX: 100, clientY: 700 };
      settle(() => void fireEvent.pointerDown(button(name), at));
      settle(() => void fireEvent.pointerMove(document, { ...at, clientY: 400 }));
      expect(document.querySelectorAll('.dust-carried').length).toBe(1);
      settle(() => void fireEvent.pointerUp(document, { ...at, clientY: 300 }));
      // the click that follows is none
      tap(onto);
      expect(document.querySelectorAll('.dust-carried').length).toBe(0);
    };
    const table = () => document.querySelector('.dust-arena') as Element;

    test('to whom it is meant for: one touch', () => {
      const controller = brawl([{ hand: ['boo', 'moonlight'] }, {}, {}]);
      lift(controller);
      carry(/^Boo\./, button(/^Lotte as/));
      expect(controller.save.value.session.now.state.players.map(({ hp }) => hp)).toEqual([10, 10, 8]);
    });

    test('to the table, where it is plain', () => {
      const controller = brawl([{ hand: ['moonlight', 'boo'], hp: 5 }, {}, {}]);
      lift(controller);
      carry(/^Moonlight\./, table());
      expect(controller.save.value.session.now.state.players[0]?.hp).toBe(7);
    });

    test('and is held up where nobody is meant, or nobody who can be', () => {
      const controller = brawl([{ hand: ['boo', 'moonlight'] }, { untouchable: true }, {}]);
      lift(controller);
      const { revision } = controller;
      carry(/^Boo\./, table());
      expect(controller.refusal.value?.words).toMatch(/Drop it on whom you mean/);
      carry(/^Boo\./, button(/^Otto as/));
      expect(controller.refusal.value?.words).toMatch(/Nobody can touch them/);
      expect(controller.revision).toBe(revision);
      expect(screen.getByRole('region', { name: 'Boo' })).toBeTruthy();
    });

    test('and back into the hand', () => {
      const controller = brawl([{ hand: ['boo', 'moonlight'] }, {}, {}]);
      lift(controller);
      const { revision } = controller;
      carry(/^Boo\./, document.querySelector('.dust-hand') as Element);
      expect(controller.revision).toBe(revision);
      expect(screen.queryByRole('region', { name: 'Boo' })).toBeNull();
    });
  });

  test('[DU-6] a new hand is looked at until somebody taps; then the veil falls over it', () => {
    const controller = brawl([{ hand: ['moonlight'], hp: 5, pile: ['peekaboo', 'attic-box'] }, {}]);
    lift(controller);
    tap(button(/^Moonlight/));
    playIt();
    const drawn = controller.save.value.session.now.state.players[0]?.hand ?? [];
    expect(drawn.length).toBe(2);
    expect(controller.veil.value).toBeNull();
    const hand = screen.getByRole('list', { name: 'Your hand', hidden: true });
    expect(document.querySelector('h1')?.textContent).toMatch(/Mira.?, that was your turn/);
    expect(document.querySelector('.call-words p')?.textContent).toMatch(/Then it is .?Otto.?’s turn/);
    // the line and the light are still about whoever looks
    expect(screen.getByRole('button', { name: /^Chronicle/, hidden: true }).textContent).toMatch(/Mira.? heals 2 hearts and has 7\.$/);
    expect(document.querySelector('.dust-stand.acting')?.textContent).toContain('Mira');
    expect(within(hand).getAllByRole('button', { hidden: true }).length).toBe(2);
    tap(within(screen.getByRole('dialog', { name: /Mira.?, that was your turn/ })).getByRole('button'));
    expect(controller.veil.value).toBe(1);
    for (const card of drawn) expect(page()).not.toContain(content.cards[card]?.name ?? card);
  });

  test('[DU-19] what came of a turn stays until somebody taps, with whose turn it was before those that come', () => {
    const controller = brawl([{ hand: ['louder-boo', 'moonlight'] }, {}, {}]);
    lift(controller);
    tap(button(/^Louder Boo/));
    playIt();
    tap(button(/^Attack Otto/));
    expect(document.querySelector('h1')?.textContent).toBe('Mira, that was your turn');
    expect(document.querySelector('.call-words p')?.textContent).toBe(
      'Mira plays “Louder Boo”. Otto loses 3 hearts and has 7. Then it is Otto’s turn.',
    );
    const order = within(screen.getByRole('list', { name: 'Whose turn comes when', hidden: true })).getAllByRole('listitem', {
      hidden: true,
    });
    expect(order.map((item) => item.getAttribute('aria-label'))).toEqual(['Mira', 'Otto', 'Lotte']);
    const undo = button('Take back');
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    tap(undo);
    expect(controller.handOver.value?.kind, 'it only says why').toBe('look-back');
    hideCards();
    expect(controller.veil.value).toBe(1);
  });

  test('[DU-19] what came of a turn is all of it: what was healed and drawn before somebody was aimed at, too', () => {
    lift(brawl([{ hand: ['hot-teapot'], hp: 5, pile: ['peekaboo', 'attic-box'] }, {}, {}]));
    tap(button(/^Hot Teapot/));
    playIt();
    tap(button(/^Attack Otto/));
    const said = document.querySelector('.call-words p')?.textContent;
    for (const part of ['Mira has an empty hand, and draws 2 cards.', 'Mira heals 2 hearts and has 7.', 'Otto loses 1 heart and has 9.'])
      expect(said).toContain(part);
  });

  test('[DU-19] a ghost takes the tablet as everybody does, and only then hears what happened', () => {
    const controller = brawl([{ hand: ['louder-boo', 'moonlight'] }, { hp: 1, hand: [] }, {}, {}]);
    lift(controller);
    tap(button(/^Louder Boo/));
    playIt();
    tap(button(/^Attack Otto/));
    hideCards();
    expect(controller.handOver.value).toEqual({ kind: 'veil', seat: 1 });
    expect(screen.getByRole('heading').textContent).toMatch(/Pass the torch to.*Otto/);
    expect(page()).not.toContain('sent you to bed');
    lift(controller);
    expect(controller.handOver.value).toMatchObject({ kind: 'torch', seat: 1, happenings: [{ kind: 'hit' }, { kind: 'out' }] });
    expect(screen.getByRole('dialog', { name: 'While you were away…' })).toBeTruthy();
  });

  test('[DU-19] a ghost takes nothing back unasked, and then the veil falls before whoever played', () => {
    const controller = brawl([{ hand: ['moonlight', 'boo'], hp: 5 }, { out: true, hp: 0, hand: [] }, {}]);
    lift(controller);
    tap(button(/^Moonlight/));
    playIt();
    hideCards();
    lift(controller);
    vi.useFakeTimers();
    tap(button(/^Take back/));
    expect(screen.getByRole('dialog', { name: 'That was Mira!' }).textContent).toContain('Mira heals 2 hearts and has 7.');
    settle(() => void vi.advanceTimersByTime(1000));
    tap(button('I am Mira: take it back'));
    expect(controller.veil.value).toBe(0);
    expect(page()).not.toMatch(/Moonlight|Boo!/);
    lift(controller);
    expect(button(/^Moonlight/)).toBeTruthy();
  });

  test('[DU-19] whoever still has the tablet takes their own turn back at once, where nothing secret was seen', () => {
    const controller = brawl([{ hand: ['moonlight', 'boo'], hp: 5 }, { out: true, hp: 0, hand: [] }, {}]);
    lift(controller);
    tap(button(/^Moonlight/));
    playIt();
    expect(controller.handOver.value?.kind).toBe('look-back');
    settle(() => void fireEvent.pointerDown(button(/^Take back/)));
    settle(() => void fireEvent.click(button(/^Take back/), { detail: 1 }));
    expect([controller.veil.value, controller.handOver.value]).toEqual([null, null]);
    expect(button(/^Moonlight/)).toBeTruthy();
    expect(controller.observation.value.view.players[0]?.hp).toBe(5);
  });

  test('[DU-19] to whoever still has the tablet the next turn is not shown', () => {
    const controller = brawl([{ hand: ['louder-boo', 'moonlight'] }, {}], { speed: 'normal' });
    lift(controller);
    tap(button(/^Louder Boo/));
    vi.useFakeTimers();
    playIt();
    const titles = new Set<string>();
    for (let i = 0; i < 100 && controller.handOver.value === null; i++) {
      titles.add(document.querySelector('h1')?.textContent ?? '');
      settle(() => void vi.advanceTimersByTime(50));
    }
    expect([...titles]).toEqual(['Mira']);
    expect(controller.handOver.value).toMatchObject({ kind: 'look-back', seat: 0 });
  });

  test('[DU-19] a tap on a new card holds it up, and anything else of the table hides the hand', () => {
    const controller = brawl([{ hand: ['moonlight'], hp: 5, pile: ['peekaboo', 'attic-box'] }, {}]);
    lift(controller);
    tap(button(/^Moonlight/));
    playIt();
    tap(button(/^Peekaboo/));
    expect(controller.veil.value).toBeNull();
    expect(document.querySelector('.dust-raised')?.textContent).toMatch(/Peekaboo/);
    expect(document.querySelector('.dust-raised [data-option]'), 'it is not played').toBeNull();
    tap(button('Back'));
    expect(document.querySelector('.dust-raised')).toBeNull();
    // a finger that came down on a picture that is gone meant that picture
    settle(() => void fireEvent.click(button('Menu'), { detail: 1 }));
    expect(controller.veil.value).toBeNull();
    settle(() => void fireEvent.pointerDown(button('Menu')));
    settle(() => void fireEvent.click(button('Menu'), { detail: 1 }));
    expect(screen.queryByRole('dialog', { name: 'Time for a break?' })).toBeNull();
    expect(controller.veil.value).toBe(1);
  });

  test('what was opened while the last card was still shown is put away before the new hand is looked at', () => {
    const controller = brawl([{ hand: ['moonlight'], hp: 5, discard: ['boo'] }, {}], { speed: 'normal' });
    lift(controller);
    tap(button(/^Moonlight/));
    playIt();
    tap(button(/^Mira as Boo Turnip/));
    const heap = () => screen.queryByRole('dialog', { name: 'Mira is Boo Turnip', hidden: true });
    expect(heap()).not.toBeNull();
    settle(() => controller.skipAnimation());
    expect(controller.handOver.value).toMatchObject({ kind: 'look-back', seat: 0 });
    expect(heap()).toBeNull();
  });

  test('[DU-19] a new hand is gone when the page is hidden, and nobody waits for the only person at the table', () => {
    const controller = brawl([{ hand: ['moonlight'], hp: 5 }, {}]);
    lift(controller);
    tap(button(/^Moonlight/));
    playIt();
    settle(() => controller.lowerVeil());
    expect(controller.veil.value).toBe(1);
    cleanup();
    const alone = brawl([{ hand: ['moonlight'], hp: 5 }, {}], { bots: [1] });
    tap(button(/^Moonlight/));
    playIt();
    expect(alone.handOver.value).toBeNull();
  });

  describe('[DU-19] two people and bots, and one of the two is out', () => {
    const MINE = /Moonlight|Louder Boo|moonlight|louder-boo/;
    const standing = { hand: ['moonlight', 'louder-boo', 'moonlight'], hp: 5 };
    const ghost = { out: true, hp: 0, hand: [] };
    const expectShut = (controller: TableController<DustUp>) => {
      expect(controller.viewer.value).toBe('table');
      expect(page()).not.toMatch(MINE);
    };
    const bot = (controller: TableController<DustUp>) =>
      settle(async () => {
        const { revision } = controller;
        controller.skipAnimation();
        await vi.waitUntil(() => controller.revision > revision);
      });

    test('while bots play after a ghost the other one’s hand is shut, and who has it lifts the veil', async () => {
      const controller = brawl([ghost, {}, standing], { bots: [1] });
      tap(button('Just float about'));
      expect(controller.save.value.session.now.state.turn.seat).toBe(1);
      expectShut(controller);
      while (controller.botDecides) {
        await bot(controller);
        expectShut(controller);
      }
      expect(controller.veil.value).toBe(2);
      lift(controller);
      expect(page()).toMatch(MINE);
    });

    test('whoever is knocked out while they have the tablet sees no hand', async () => {
      const attacks = { hand: ['flat-paw', 'flat-paw'], pile: ['flat-paw', 'flat-paw'] };
      const controller = brawl([{ hand: ['moonlight', 'boo'], hp: 1 }, attacks, { ...standing, untouchable: true }], { bots: [1] });
      lift(controller);
      tap(button(/^Boo\./));
      playIt();
      hideCards();
      while (controller.botDecides) await bot(controller);
      expect(controller.observation.value.view.players[0]?.out).toBe(true);
      expectShut(controller);
    });

    test('whoever stands keeps an open hand while bots play, not while the ghost is asked', async () => {
      const controller = brawl([{ ...standing }, {}, ghost], { bots: [1] });
      expectShut(controller);
      lift(controller);
      tap(button(/^Louder Boo/));
      playIt();
      expect(controller.handOver.value, 'they need not hide it from bots').toBeNull();
      expect(page()).toMatch(/Moonlight/);
      while (controller.botDecides) await bot(controller);
      expect(controller.deciding.value).toBe(2);
      expectShut(controller);
    });

    test('a bot that stands in for one of them opens nothing', () => {
      const controller = brawl([{ hand: ['boo'] }, {}, standing], { bots: [1] });
      lift(controller);
      settle(() => controller.changeSeat(0, (now) => ({ ...now, player: { kind: 'bot', strength: 'gentle', standsIn: true } })));
      expectShut(controller);
    });
  });

  test('the open hand of the last person among bots says whose it is while a bot plays', () => {
    const controller = brawl([{ hand: ['moonlight', 'boo'], hp: 5 }, {}, {}], { bots: [1, 2] });
    tap(button(/^Moonlight/));
    playIt();
    expect(controller.save.value.session.now.state.turn.seat).toBe(1);
    expect(screen.getByText(/Mira.?’s cards/)).toBeTruthy();
  });

  test('[DU-16] says why somebody cannot be aimed at', () => {
    const controller = brawl([
      { hand: ['boo', 'moonlight'] },
      { untouchable: true },
      {},
      {
        shields: [
          { card: 'lid-on', tokens: 0 },
          { card: 'lid-on', tokens: 0 },
        ],
      },
    ]);
    lift(controller);
    tap(button(/^Boo\./));
    playIt();
    tap(button(/^Otto as Bruno Boom: 10 of 10 hearts, untouchable/));
    expect(screen.getByText(/Nobody can touch them/)).toBeTruthy();
  });

  test('[DU-13] a turn of several plays needs one veil, and shows how many more must come', () => {
    const controller = brawl([{ hand: ['peekaboo', 'moonlight', 'boo'], hp: 4 }, {}]);
    lift(controller);
    tap(button(/^Peekaboo/));
    playIt();
    expect(controller.veil.value).toBeNull();
    expect(screen.getByRole('region', { name: 'In the dust' }).textContent).toContain('2 more cards');
    expect(screen.getByRole('img', { name: 'Played last: Peekaboo' })).toBeTruthy();
    tap(button(/^Moonlight/));
    playIt();
    expect(screen.getByRole('region', { name: 'In the dust' }).textContent).toContain('1 more card');
    tap(button(/^Boo\./));
    playIt();
    // the last card has brought new ones
    settle(() => controller.endHandOver());
    expect(controller.veil.value).toBe(1);
  });

  test('[DU-19] nobody’s hand is in the page before they take the tablet, or when they have given it away', () => {
    const controller = brawl([{ hand: ['louder-boo', 'moonlight'] }, { hand: ['honey-pot', 'nose-first'] }]);
    expect(page()).not.toMatch(/Louder Boo|Moonlight|Honey Pot|Nose First|louder-boo|honey-pot/);
    lift(controller);
    expect(page()).toMatch(/Louder Boo/);
    expect(page()).not.toMatch(/Honey Pot|Nose First|honey-pot/);
    tap(button(/^Louder Boo/));
    playIt();
    hideCards();
    expect(page()).not.toMatch(/Moonlight|Honey Pot|Nose First/);
  });

  test('[DU-17] the middle shows no card of a ghost, whoever’s turn it is', () => {
    brawl([{ out: true, hp: 0, hand: [], played: ['louder-boo'] }, {}, { played: ['moonlight'] }]);
    expect(screen.getByRole('img', { name: 'Played last: Moonlight' })).toBeTruthy();
    cleanup();
    brawl([{ out: true, hp: 0, hand: [], played: ['louder-boo'] }, {}, {}]);
    expect(screen.queryByRole('img', { name: /^Played last/ })).toBeNull();
  });

  test('[DU-17] who is out says boo, or floats about', () => {
    const controller = brawl([{ out: true, hp: 0, hand: [] }, {}, {}]);
    expect(button('Say boo to Otto')).toBeTruthy();
    tap(button('Just float about'));
    expect(controller.save.value.session.now.state.turn.seat).toBe(1);
  });

  test('what happened is shown beat by beat: the card, the blow, the shield, the hearts', () => {
    const controller = brawl([{ hand: ['louder-boo', 'boo'] }, { shields: [{ card: 'fallen-log', tokens: 2 }] }], { speed: 'normal' });
    const before = controller.observation.value.view;
    expect(before.players[1]?.hp).toBe(10);
    lift(controller);
    tap(button(/^Louder Boo/));
    playIt();
    const events = controller.save.value.journal.at(-1)?.events.map(({ event }) => event) ?? [];
    const shots = frames(controller.shownView.value, events, controller.observation.value.view);
    expect(shots.map(({ event }) => event?.do).slice(0, 6)).toEqual(['played', 'attacked', 'attacked', 'shield-broke', 'hurt', 'hurt']);
    expect(shots.map(({ flourish }) => flourish?.kind).slice(1, 6)).toEqual(['wind-up', 'lunge', 'broke', 'impact', 'hurt']);
    expect(shots.map(({ view }) => view.players[1]?.hp).slice(0, 6)).toEqual([10, 10, 10, 10, 10, 8]);
    const blow = shots.slice(1, 6);
    expect(blow.reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBeLessThan(1000);
    expect(blow.map(({ flourish }) => flourish?.square)).toEqual([0, 0, 1, 1, 1]);
  });

  test('the torch stays with whose turn it is, whoever is hit; at the end the winner has it', () => {
    const controller = brawl([{ hand: ['boo'] }, {}, {}]);
    const { view } = controller.observation.value;
    const shots = frames(
      view,
      [
        { do: 'attacked', seat: 0, at: 1, amount: 2 },
        { do: 'hurt', seat: 1, amount: 2, left: 8 },
        { do: 'turn-began', seat: 2, ghost: false },
        { do: 'drew', seat: 2, cards: 1 },
        { do: 'won', seat: 1 },
      ],
      view,
    );
    expect(shots.map(({ event, who }) => `${event?.do} ${who}`)).toEqual([
      'attacked 0',
      'attacked 0',
      'hurt 0',
      'hurt 0',
      'turn-began 2',
      'drew 2',
      'won 1',
    ]);
  });

  test('three bots that each play a card and hit somebody are done in twelve seconds', () => {
    const { view } = brawl([{ hand: ['boo'] }, {}, {}]).observation.value;
    const turn = frames(
      view,
      [
        { do: 'turn-began', seat: 1, ghost: false },
        { do: 'drew', seat: 1, cards: 1 },
        { do: 'played', seat: 1, card: 'flat-paw', from: 1, out: 'hand' },
        { do: 'attacked', seat: 1, at: 0, amount: 4 },
        { do: 'soaked', seat: 0, shield: 0, card: 'lid-on', amount: 1, left: 0 },
        { do: 'shield-broke', seat: 0, shield: 0, card: 'lid-on' },
        { do: 'hurt', seat: 0, amount: 3, left: 7 },
        { do: 'discarded', seat: 1, card: 'flat-paw' },
      ],
      view,
    );
    const shown = turn.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    // it chooses the card, and whom to hit
    expect(3 * (shown + 2 * (ui.botPause ?? Number.POSITIVE_INFINITY))).toBeLessThan(12_000);
  });

  test('a card that does something to others can be read before it does; one that does not, cannot', () => {
    const { view } = brawl([{ hand: ['louder-boo', 'moonlight'] }, {}, {}]).observation.value;
    const played = (card: string) => ({ do: 'played', seat: 0, card, from: 0, out: 'hand' }) as const;
    const read = (...events: Parameters<typeof allFrames>[1]) => allFrames(view, events, view).flatMap(({ toRead }) => toRead ?? []);
    const [bonk, ...more] = read(
      played('louder-boo'),
      { do: 'attacked', seat: 0, at: 2, amount: 3 },
      { do: 'hurt', seat: 2, amount: 3, left: 7 },
    );
    expect([bonk?.readers, more]).toEqual([[2], []]);
    expect(bonk?.milliseconds).toBeGreaterThan(3500);
    expect(read(played('moonlight'), { do: 'healed', seat: 0, amount: 2, now: 7 })).toEqual([]);
  });

  test('[DU-17] a knock-out is a scene of less than two seconds, after a silence', () => {
    const controller = brawl([{ hand: ['boo'] }, { hp: 1 }, {}]);
    const { view } = controller.observation.value;
    const hurt = { do: 'hurt', seat: 1, amount: 1, left: 0 } as const;
    const fell = { do: 'fell', seat: 1 } as const;
    const scene = frames(view, [hurt, fell], view);
    expect(scene.map(({ flourish }) => flourish?.kind)).toEqual(['impact', 'hurt', 'wobble', 'timber', 'splash', 'rest']);
    expect(scene.slice(2).reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBeLessThan(2000);
    const [hush] = scene;
    const [still] = frames(view, [hurt], view);
    expect(hush?.milliseconds).toBeGreaterThan(still?.milliseconds ?? 0);
    expect(scene.map((shot) => shot.view.players[1]?.out)).toEqual([false, false, false, false, false, true]);
  });

  test('[DU-17] a tap does not skip the picture in which a person is put to bed, and it says who did it', () => {
    vi.useFakeTimers();
    const controller = brawl([{ hand: ['louder-boo', 'boo'] }, { hp: 1 }, { untouchable: true }], { speed: 'normal' });
    lift(controller);
    tap(button(/^Louder Boo/));
    playIt();
    const shown = () => controller.frame.value?.flourish?.kind;
    settle(() => controller.skipAnimation());
    expect(shown()).toBe('rest');
    expect(document.querySelector('.dust-fall-says')?.textContent).toMatch(/Mira: Louder Boo$/);
    settle(() => controller.skipAnimation());
    expect(shown(), 'it was there for no time').toBe('rest');
    settle(() => void vi.advanceTimersByTime(600));
    settle(() => controller.skipAnimation());
    expect(controller.frame.value).toBeNull();
  });

  test('[DU-17] the fall of a bot is skipped with all else', () => {
    const controller = brawl([{ hand: ['louder-boo', 'boo'] }, { hp: 1 }, { untouchable: true }], { speed: 'normal', bots: [1, 2] });
    tap(button(/^Louder Boo/));
    playIt();
    expect(controller.frame.value).not.toBeNull();
    settle(() => controller.skipAnimation());
    expect(controller.frame.value).toBeNull();
  });

  test('[DU-24] the Landlord sleeps until his first turn, and comes in within two seconds', () => {
    const controller = brawl([{ hand: ['boo'] }, {}, {}]);
    const { view } = controller.observation.value;
    const house = { ...view, round: 1, landlord: 2, turn: { seat: 0, owed: 1 } };
    expect([0, 1, 2].map((seat) => isAsleep(house, seat))).toEqual([false, false, true]);
    expect(isAsleep({ ...house, turn: { seat: 2, owed: 2 } }, 2)).toBe(false);
    expect(isAsleep({ ...house, round: 2 }, 2)).toBe(false);
    const woken = frames(house, [{ do: 'turn-began', seat: 2, ghost: false }], house);
    expect(woken.map(({ flourish }) => flourish?.kind)).toEqual(['at-the-door', 'enters']);
    expect(woken.reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBeLessThan(2000);
    const later = { ...house, round: 2 };
    expect(frames(later, [{ do: 'turn-began', seat: 2, ghost: false }], later).map(({ flourish }) => flourish?.kind)).toEqual([undefined]);
  });

  test('each hero falls into something of its own', () => {
    expect(Object.keys(KNOCK_OUTS).sort()).toEqual(Object.keys(content.heroes).sort());
    expect(new Set(Object.values(KNOCK_OUTS).map(({ word }) => word)).size).toBe(Object.keys(KNOCK_OUTS).length);
  });

  test('what is on a card flies at whom a blow is aimed, and is gone with the blow', () => {
    vi.useFakeTimers();
    const controller = brawl([{ hand: ['louder-boo', 'boo'] }, {}], { speed: 'normal' });
    const flung = () => document.querySelectorAll('.dust-thrown > *').length;
    lift(controller);
    tap(button(/^Louder Boo/));
    playIt();
    const seen = Array.from({ length: 40 }, () => {
      settle(() => void vi.advanceTimersByTime(100));
      return `${controller.frame.value?.event?.do ?? 'rest'} ${flung()}`;
    });
    expect([...new Set(seen)].filter((one) => /^(played|attacked|hurt|rest)/.test(one))).toEqual([
      'played 0',
      'attacked 0',
      'attacked 1',
      'hurt 0',
      'rest 0',
    ]);
  });

  test('of two equal cards that are carried out one stays in sight when the other goes, also when an equal one is only dropped', () => {
    const controller = brawl([{ hand: ['boo'] }, {}]);
    const { view } = controller.observation.value;
    const twice = { ...view, inPlay: [0, 0].map((seat) => ({ card: 'boo', seat, owner: 0 })) };
    const inPlay = (events: readonly DustUp['event'][]) =>
      frames(twice, [...events, { do: 'lapsed', seat: 0, plays: 1 }], view)
        .at(-1)
        ?.view.inPlay.map(({ card }) => card);
    expect(inPlay([{ do: 'discarded', seat: 0, card: 'boo' }])).toEqual(['boo']);
    expect(inPlay([{ do: 'shielded', seat: 0, card: 'boo', amount: 2 }])).toEqual(['boo']);
    const dropped: readonly DustUp['event'][] = [
      { do: 'threw-hand', seat: 0, cards: ['boo'] },
      { do: 'discarded', seat: 0, card: 'boo' },
    ];
    expect(inPlay(dropped)).toEqual(['boo', 'boo']);
    expect(inPlay([...dropped, { do: 'discarded', seat: 0, card: 'boo' }])).toEqual(['boo']);
  });
});

describe('the seats of Dust-Up', () => {
  test('nobody is asked about dice, there or in the menu', async () => {
    const controller = brawl([{ hand: ['boo'] }, {}]);
    lift(controller);
    tap(button('Menu'));
    expect(screen.getByRole('dialog', { name: 'Time for a break?' }).textContent).not.toMatch(/dice/);
    cleanup();
    render(
      <SeatCard
        seat={firstSeats(2, KNOWN)[0] as SeatRecord}
        place={0}
        places={2}
        first
        hero={null}
        clever
        diceless
        onHelp={null}
        stay={null}
        flat={null}
        onName={() => undefined}
        onChange={() => undefined}
        onMove={() => undefined}
        onUp={() => undefined}
        onWhy={() => undefined}
      />,
    );
    expect(screen.getByRole('group', { name: 'Does Mira read?' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: /dice/ })).toBeNull();
  });

  test('[DU-1] everybody has another hero; to take somebody’s is to swap', () => {
    const options = defaults(4, 3);
    const { heroes } = readOptions(options);
    expect(new Set(heroes).size).toBe(4);
    const swapped = readOptions(pickHero(options, 0, heroes[2] ?? '')).heroes;
    expect([swapped[0], swapped[2]]).toEqual([heroes[2], heroes[0]]);
    expect(problem(4, options)).toBeNull();
    expect(problem(3, { ...readOptions(options), heroes: ['boo-turnip', 'boo-turnip', 'pip-zip'] })).toMatch(/same hero/);
    expect(readOptions(reseat(options, [1, 0, null], 2))).toMatchObject({ first: 2, heroes: [heroes[1], heroes[0], expect.any(String)] });
  });

  test('a hero is picked by its picture, its temper and its tricks', () => {
    let options = defaults(2, 3);
    render(
      <SeatHero
        seats={firstSeats(2, KNOWN)}
        seat={0}
        options={options}
        onOptions={(now) => (options = now)}
        onSeat={() => undefined}
        onLast={() => undefined}
      />,
    );
    tap(screen.getByRole('button'));
    const free = screen.getAllByRole('button', { name: /^Be / })[0] as HTMLElement;
    const name = free.textContent?.slice(3) ?? '';
    expect(within(screen.getByRole('article', { name })).getAllByRole('definition').length).toBeGreaterThan(1);
    tap(free);
    expect(content.heroes[readOptions(options).heroes[0] ?? '']?.name).toBe(name);
  });

  test.each([
    [3, 'Two against two is for four of you.'],
    [4, 'Mira and Lotte against Otto and Emil. Partners sit across: the arrows move somebody.'],
  ])('[DU-23] %i of you may choose to be partners: "%s"', (many, sentence) => {
    let options = defaults(many, 3);
    const setup = () => <Setup seats={firstSeats(many, KNOWN)} options={options} onOptions={(now) => (options = now)} minutes={() => 40} />;
    const { rerender } = render(setup());
    tap(screen.getByRole('button', { name: 'Two against two' }));
    expect(readOptions(options).teams).toBe(true);
    rerender(setup());
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  test.each([
    [2, 'Mira and Otto against Lord Humph. He is the last in the round, and the app plays him.', null],
    [4, 'Lord Humph takes the last chair, so three of you can play.', /Who gets up/],
  ])('[DU-24] %i of you may be against the Landlord: "%s"', (many, sentence, why) => {
    let options = defaults(many, 3);
    const setup = () => <Setup seats={firstSeats(many, KNOWN)} options={options} onOptions={(now) => (options = now)} minutes={() => 40} />;
    const { rerender } = render(setup());
    expect(screen.queryByRole('button', { name: 'Cruel' })).toBeNull();
    tap(screen.getByRole('button', { name: 'All against one' }));
    rerender(setup());
    expect(screen.getByText(sentence)).toBeTruthy();
    tap(screen.getByRole('button', { name: 'Cruel' }));
    expect(readOptions(options)).toMatchObject({ teams: false, landlord: 'cruel' });
    rerender(setup());
    expect(screen.getByText('He has 9 hearts for each of you.')).toBeTruthy();
    if (why) expect(problem(many, options)).toMatch(why);
    else expect(problem(many, options)).toBeNull();
    tap(screen.getByRole('button', { name: 'Two against two' }));
    expect(readOptions(options)).toMatchObject({ teams: true, landlord: null });
  });

  test('[DU-17] [DU-3] ghosts and the help for the second are switches', () => {
    let options = defaults(2, 3);
    render(<Setup seats={firstSeats(2, KNOWN)} options={options} onOptions={(now) => (options = now)} minutes={() => 40} />);
    tap(screen.getByRole('button', { name: 'Sleep' }));
    expect(readOptions(options).ghosts).toBe(false);
    tap(screen.getByRole('button', { name: 'No help' }));
    expect(readOptions(options).level).toBe(false);
  });
});

test('[DU-24] the Landlord is found at the seats, where two or three sit, and so is the way back', () => {
  const alone = defaults(3, 1);
  const together = invite(alone, 3);
  expect(together?.words).toBe('Together against Lord Humph?');
  expect(readOptions(together?.options ?? null)).toEqual({ ...readOptions(alone), landlord: 'fair' });
  expect(invite(together?.options ?? null, 3)?.words).toBe('Each for themselves again?');
  expect(readOptions(invite(together?.options ?? null, 4)?.options ?? null)).toEqual(readOptions(alone));
  expect(invite(defaults(4, 1), 4)).toBeNull();
});

test.each([
  [2, 'fair', /^You two against Lord Humph: you win about [56] games in 10\.$/],
  [3, 'fair', /^You three against Lord Humph: you win about [56] games in 10\.$/],
  [3, 'gentle', / about [78] games/],
  [3, 'cruel', / about [34] games/],
])('[DU-24] %i of you read how often you win against a %s Landlord, and how long it takes', (many, landlord, words) => {
  const options = { ...readOptions(defaults(many, 1)), landlord };
  const sitting = firstSeats(many);
  expect(seats.expected?.(options, sitting)?.words).toMatch(words);
  const minutes = lengthsOf('dust-up', seats.length, sitting, []).minutes({ options, goal: null }) ?? 0;
  expect(minutes).toBeGreaterThan(3);
  expect(minutes).toBeLessThan(20);
});

test('[DU-24] the Landlord’s turn has three seconds for each of his cards', () => {
  const view = { turn: { seat: 3 }, landlord: 3, players: [{}, {}, { out: true }, {}] } as unknown as DustUp['view'];
  expect(ui.botTurn?.(view)).toBe(6000);
  expect(ui.botTurn?.({ ...view, players: view.players.map((player) => ({ ...player, out: false })) })).toBe(9000);
  expect(ui.botTurn?.({ ...view, landlord: null })).toBe(6000);
});

test('[DU-24] the Landlord says that he is not done, and no card is counted twice', () => {
  const controller = brawl([{}, {}]);
  const { view } = controller.observation.value;
  const at = { ...view, landlord: 1, turn: { seat: 1, owed: 2 } };
  const again = (plays: number) => frames(at, [{ do: 'again', seat: 1, plays }], at)[0];
  expect(again(2)).toMatchObject({ flourish: { kind: 'not-done', text: '2 more!', square: 1 }, view: { turn: { owed: 2 } } });
  expect(again(1)?.flourish?.text).toBe('One more!');
  const card = frames({ ...at, landlord: null }, [{ do: 'again', seat: 1, plays: 1 }], at)[0];
  expect(card, 'a card that says so').toMatchObject({ view: { turn: { owed: 3 } } });
});

test('[DU-15] the first power of a hero has a scene of its own, and the next ones are short', () => {
  const controller = brawl([{}, {}]);
  const { view } = controller.observation.value;
  const kinds = (card: string, player: Partial<DustUp['view']['players'][number]> = {}, out: 'hand' | 'pile' = 'hand') => {
    const at = {
      ...view,
      players: view.players.map((one, seat) => (seat === 0 ? { ...one, discard: [], played: [], shields: [], ...player } : one)),
    };
    return frames(at, [{ do: 'played', seat: 0, card, from: 0, out }], at).map(({ flourish }) => flourish?.kind);
  };
  expect(kinds('nobody-home')).toEqual(['power', 'played']);
  expect(kinds('boo'), 'a plain card').toEqual(['played']);
  for (const seen of [{ discard: ['butterfingers'] }, { played: ['butterfingers'] }])
    expect(kinds('nobody-home', seen)).toEqual(['played']);
  expect(kinds('nobody-home', {}, 'pile'), 'taken from a deck').toEqual(['played']);
});
