import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import type { AnyCommand } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { sortOffers } from '../../src/ui/games/magic-and-mayhem/move-targets.ts';
import { DRAWN } from '../../src/ui/games/magic-and-mayhem/trial/drawings/Drawing.tsx';
import { judgeOf } from '../../src/ui/games/magic-and-mayhem/trial/people.ts';
import { TrialScene } from '../../src/ui/games/magic-and-mayhem/trial/TrialScene.tsx';
import { PortsProvider } from '../../src/ui/ports.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { type Asked, askedPlay, quietPorts } from './trial-play.ts';

const { content } = mayhemModule;
const WHEEL = 'never-dizzy';
let now = 0;
/** what the device keeps: it lasts over a reload. */
let memos: Record<string, string> = {};

beforeEach(() => {
  now = 0;
  memos = {};
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(asked: Asked, voice: string | null = null) {
  const ports = quietPorts({
    voice,
    now: () => now,
    screenState: {
      read: (name) => JSON.parse(memos[name] ?? 'null'),
      write: (name, memo) => {
        memos[name] = JSON.stringify(memo);
      },
    },
  });
  const rang = vi.spyOn(ports.sound, 'play');
  const controller = askedPlay(asked, ports);
  const { prompt } = controller;
  if (prompt?.kind !== 'choose' || prompt.choice.do !== 'trial') throw new Error('no trial is asked');
  const { asked: offers } = sortOffers(prompt, controller.observation.value.view, content, controller.ui.describe, controller.names.value);
  const sent: AnyCommand['do'][] = [];
  const { container } = render(
    <PortsProvider value={ports}>
      <p>The board</p>
      <TrialScene play={controller} choice={prompt.choice} offers={offers} onOffer={({ command }) => sent.push(command.do)} />
    </PortsProvider>,
  );
  // what is asked is drawn after the first paint
  act(() => void vi.advanceTimersByTime(100));
  return { sent, container, rang, play: controller };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => act(() => button(name).click());
const wait = (seconds: number) => {
  for (let i = 0; i < seconds * 5; i++) {
    now += 200;
    act(() => void vi.advanceTimersByTime(200));
  }
};
const options = (within: Element) => [...within.querySelectorAll('[data-option]')].map((one) => one.getAttribute('data-option')).sort();
const riddle = (more: Partial<Asked> = {}): Asked => ({ kind: 'riddle', id: WHEEL, ...more });

describe('a riddle', () => {
  test('is read to the table, and the board below rests', () => {
    show(riddle());
    const scene = screen.getByRole('region', { name: 'A riddle' });
    for (const line of content.riddles[WHEEL]?.text.split('\n') ?? []) expect(within(scene).getByText(line)).toBeTruthy();
    expect(screen.getByText('The board').hasAttribute('inert')).toBe(true);
    cleanup();
    expect(document.querySelector('[inert]')).toBeNull();
  });

  test('[MM-45] its answer is not in the page before the judge’s press', () => {
    const { container } = show(riddle());
    const gives = () => /wheel/i.test(document.body.innerHTML);
    expect(gives()).toBe(false);
    press('We have an answer');
    expect(screen.getByRole('dialog', { name: 'Pass to the judge: Otto' })).toBeTruthy();
    expect(gives()).toBe(false);
    expect(button('I am Otto. Show me the answer').hasAttribute('data-narrow')).toBe(true);
    press('I am Otto. Show me the answer');
    expect(screen.getByText('a wheel')).toBeTruthy();
    expect(options(container)).toEqual(['0', '1', '2']);
  });

  test.each([
    ['Right!', 'solved'],
    ['Not this time', 'missed'],
  ])('[MM-45] the judge says “%s”', (words, command) => {
    const { sent } = show(riddle());
    press('We have an answer');
    press('I am Otto. Show me the answer');
    press(words);
    expect(sent).toEqual([command]);
  });

  test('[MM-45] whoever would rather not guess rolls', () => {
    const { sent } = show(riddle());
    press('Roll the die instead');
    expect(sent).toEqual(['luck']);
  });

  test('hints come one by one, and cost nothing', () => {
    const { sent } = show(riddle());
    const [first = '', second = ''] = content.riddles[WHEEL]?.hints ?? [];
    expect(screen.queryByText(first)).toBeNull();
    press('Give us a hint');
    expect(screen.getByText(first)).toBeTruthy();
    expect(screen.queryByText(second)).toBeNull();
    press('One more hint');
    expect(screen.getByText(second)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /hint/ })).toBeNull();
    expect(sent).toEqual([]);
  });

  test('[MM-45] somebody alone types, and the app checks it', () => {
    const { sent } = show(riddle({ people: ['Mira'] }));
    const type = (typed: string) => {
      fireEvent.input(screen.getByRole('textbox', { name: 'My answer' }), { target: { value: typed } });
      press('Check');
    };
    type('a fire');
    expect(sent).toEqual([]);
    expect(screen.getByText('Not quite. Have another go!')).toBeTruthy();
    type('The Weel!');
    expect(sent).toEqual(['solved']);
  });

  test('[MM-45] a person among bots is alone, and may look the answer up when it does not come', () => {
    const { sent } = show(riddle({ bots: [1, 2] }));
    expect(document.body.innerHTML).not.toMatch(/wheel/i);
    press('Show me the answer');
    expect(screen.getByText('a wheel')).toBeTruthy();
    press('Not this time');
    expect(sent).toEqual(['missed']);
  });
});

describe('the judge', () => {
  const judge = (people: number, bots: readonly number[], asked: number, sides: readonly number[] = [], readTo: readonly number[] = []) => {
    const seats = firstSeats(people, [], bots).map((one, i) => (readTo.includes(i) ? { ...one, reading: 'is-read-to' as const } : one));
    const found = judgeOf(
      seats,
      asked,
      seats.map((_, seat) => ({ side: sides[seat] ?? 0, hero: `hero ${seat}` })),
    );
    return found ? Number(found.hero.split(' ')[1]) : null;
  };
  test('[MM-45] sits on the right of whoever is asked', () => {
    expect([0, 1, 2, 3].map((asked) => judge(4, [], asked))).toEqual([3, 0, 1, 2]);
  });
  test('[MM-45] of two sides is one of the other, the nearest on the right; of the same, if there are only bots', () => {
    expect(judge(4, [], 3, [0, 1, 1, 1])).toBe(0);
    expect(judge(4, [], 1, [0, 1, 0, 1])).toBe(0);
    expect(judge(4, [2], 0, [0, 0, 1, 1])).toBe(3);
    expect(judge(4, [2, 3], 0, [0, 0, 1, 1])).toBe(1);
  });
  test('[MM-45] is a person: bots are passed over', () => {
    expect(judge(4, [3], 0)).toBe(2);
    expect(judge(4, [2, 3], 0)).toBe(1);
    expect(judge(4, [1, 2, 3], 0)).toBeNull();
    expect(judge(1, [], 0)).toBeNull();
  });
  test('[MM-45] can read the answer, if anybody can whom it may be', () => {
    expect(judge(4, [], 0, [], [3])).toBe(2);
    expect(judge(4, [3], 0, [], [1, 2])).toBe(2);
    expect(judge(4, [], 0, [0, 0, 1, 1], [2, 3])).toBe(3);
  });
  test('[MM-45] who cannot has it read to them, while the others cover their ears', () => {
    const { play } = show(riddle({ listen: [1, 2] }), 'Anna');
    const spoken = vi.spyOn(play, 'speak');
    press('We have an answer');
    expect(screen.getByText('Everybody else covers their ears, please.')).toBeTruthy();
    press('I am Otto. Show me the answer');
    press('Read me the answer');
    expect(spoken).toHaveBeenCalledWith('a wheel');
  });
});

describe('the hourglass', () => {
  const sand = () => screen.queryByRole('region', { name: 'The hourglass' })?.querySelector('.sand-left')?.textContent ?? null;
  test('[MM-44] holds what was chosen before the game, and runs', () => {
    show(riddle({ options: { hourglass: 30 } }));
    expect(sand()).toBe('30 seconds of sand');
    wait(10);
    expect(sand()).toBe('20 seconds of sand');
    cleanup();
    memos = {};
    show(riddle());
    expect(sand()).toBe('60 seconds of sand');
    cleanup();
    show(riddle({ options: { hourglass: 'none' } }));
    expect(sand()).toBeNull();
  });

  test('[MM-44] when it has run out it only rings: everything can still be answered', () => {
    const { container, rang } = show({ kind: 'twister', id: 'good-grapes', options: { hourglass: 30 } });
    wait(29);
    expect(rang).not.toHaveBeenCalled();
    wait(2);
    expect(rang).toHaveBeenCalledOnce();
    expect(screen.getByText('Time is up!', { selector: '[role=status]' })).toBeTruthy();
    expect(sand()).toContain('Time is up!');
    expect(options(container)).toEqual(['0', '1', '2']);
  });

  test.each([
    [['Mira', 'Otto'], 'The judge says'],
    [['Mira'], 'You say'],
  ])('[MM-44] [MM-45] when it has run out, with %j at the table: “%s if it still counts”', (people, who) => {
    show(riddle({ people, options: { hourglass: 30 } }));
    wait(31);
    expect(sand()).toContain(`${who} if it still counts.`);
  });

  test('[MM-44] can be stopped, given more, and put away', () => {
    show(riddle({ options: { hourglass: 30 } }));
    press('Stop the sand');
    wait(20);
    expect(sand()).toBe('30 seconds of sand');
    press('30 seconds more');
    expect(sand()).toBe('60 seconds of sand');
    wait(5);
    expect(sand()).toBe('55 seconds of sand');
    press('Put the hourglass away');
    expect(sand()).toBeNull();
  });

  const reload = (asked: Asked) => {
    cleanup();
    return show(asked);
  };
  const half = riddle({ options: { hourglass: 30 } });
  test('[MM-44] once put away it stays away after a reload, and the next trial has one again', () => {
    show(half);
    press('Put the hourglass away');
    reload(half);
    expect(sand()).toBeNull();
    reload({ kind: 'twister', id: 'good-grapes', options: { hourglass: 30 } });
    expect(sand()).toBe('30 seconds of sand');
  });

  test('[MM-44] sand that was stopped still stands after a reload, and goes on from there', () => {
    show(half);
    wait(10);
    press('Stop the sand');
    reload(half);
    wait(5);
    expect(sand()).toBe('20 seconds of sand');
    press('Let the sand run');
    wait(5);
    expect(sand()).toBe('15 seconds of sand');
  });

  test('[MM-44] sand that runs begins anew after a reload, with all that was poured in; sand that ran out has run out', () => {
    show(half);
    press('30 seconds more');
    wait(20);
    reload(half);
    expect(sand()).toBe('60 seconds of sand');
    wait(61);
    const { rang } = reload(half);
    wait(2);
    expect(sand()).toContain('Time is up!');
    expect(rang).not.toHaveBeenCalled();
  });

  test.each(['{"of":7}', '"old"', '{"of":"trial/1/1/never-dizzy","left":"much"}', '[]'])(
    'a damaged memo, %s, is as good as none',
    (memo) => {
      show(half);
      wait(10);
      memos = { hourglass: memo };
      reload(half);
      expect(sand()).toBe('30 seconds of sand');
    },
  );

  test.each<[string, Asked]>([
    ['a riddle', riddle()],
    ['a twister', { kind: 'twister', id: 'good-grapes' }],
  ])('[MM-44] rests while the menu is open: %s', (_kind, asked) => {
    const { play } = show(asked);
    act(() => play.setPaused(true));
    wait(20);
    expect(sand()).toBe('60 seconds of sand');
    act(() => play.setPaused(false));
    wait(1);
    expect(sand()).toBe('59 seconds of sand');
  });

  test('[MM-44] rests while nobody sees it, and while the judge looks', () => {
    show(riddle());
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    wait(20);
    expect(sand()).toBe('60 seconds of sand');
    hidden.mockRestore();
    press('We have an answer');
    wait(20);
    press('Never mind');
    wait(1);
    expect(sand()).toBe('59 seconds of sand');
  });
});

describe('a tongue twister', () => {
  test('a parrot listens: it hops each time it is said, and leaps at the fifth', () => {
    show({ kind: 'twister', id: 'good-grapes' });
    const moves = () => document.querySelector('.trial-parrot')?.getAttribute('class')?.split(' ').at(-1);
    const seen = [moves()];
    for (let said = 0; said < 5; said++) {
      press(`Tap each time you say it: ${said} of 5`);
      seen.push(moves());
    }
    expect(seen).toEqual(['trial-parrot', 'hops', 'hops', 'hops', 'hops', 'leaps']);
    press('Start over');
    expect(moves()).toBe('trial-parrot');
  });

  test('[MM-44] five beads, one for each time; then it is for the judge to say', () => {
    const { sent } = show({ kind: 'twister', id: 'good-grapes' });
    expect(screen.getByText('Grubby goblins grab good grapes.')).toBeTruthy();
    for (let said = 0; said < 5; said++) press(`Tap each time you say it: ${said} of 5`);
    const string = button('Tap each time you say it: 5 of 5');
    expect(string.getAttribute('aria-disabled')).toBe('true');
    act(() => string.click());
    expect(screen.getByText('Five! Take a bow.')).toBeTruthy();
    press('Start over');
    expect(button('Tap each time you say it: 0 of 5')).toBeTruthy();
    expect(screen.getByText('Otto counts along, and says if Mira did it.')).toBeTruthy();
    press('It worked!');
    expect(sent).toEqual(['solved']);
  });
});

describe('a challenge', () => {
  const four = ['Mira', 'Lotte', 'Otto', 'Jon'];
  test.each(Object.keys(content.challenges))('[MM-47] %s shows its steps, its seated version and its picture', (id) => {
    show({ kind: 'challenge', id, people: four });
    const challenge = content.challenges[id];
    for (const step of challenge?.steps ?? []) expect(screen.getByText(step)).toBeTruthy();
    expect(screen.getByText(challenge?.success ?? '')).toBeTruthy();
    press('We would rather sit');
    for (const step of challenge?.seated ?? []) expect(screen.getByText(step)).toBeTruthy();
    expect(DRAWN).toContain(challenge?.drawing);
    expect(screen.getByRole('img', { name: /\w+ \w+/ })).toBeTruthy();
  });

  test('[MM-47] the table says whether it worked, skips it, or is too few', () => {
    for (const [words, command] of [
      ['It worked!', 'solved'],
      ['Not this time', 'missed'],
      ['Roll the die instead', 'luck'],
      ['We are too few: another one', 'again'],
    ] as const) {
      const { sent } = show({ kind: 'challenge', id: 'group-juggle', people: four });
      press(words);
      expect(sent).toEqual([command]);
      cleanup();
    }
  });

  test('[MM-47] of two sides is for the drawer’s alone, who have to be enough', () => {
    const contest = { kind: 'challenge', people: four, options: { mode: 'competitive' } } as const;
    show({ ...contest, id: 'sock-carry' });
    expect(screen.getByText(/^Only the Owls take part. Did it work/)).toBeTruthy();
    cleanup();
    show({ ...contest, id: 'group-juggle' });
    expect(screen.getByText(/^Only the Owls take part. There are 2 of you/)).toBeTruthy();
  });

  test('[MM-47] with too few people, bots not counted, another one is taken', () => {
    const { sent } = show({ kind: 'challenge', id: 'group-juggle', people: four, bots: [1, 2] });
    expect(screen.getByText('Sock Zigzag takes 4 people.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'It worked!' })).toBeNull();
    press('Another one');
    expect(sent).toEqual(['again']);
  });
});
