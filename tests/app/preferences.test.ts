import { afterEach, describe, expect, test, vi } from 'vitest';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';

/** What the device keeps beside the games: read when the app starts, written as it changes. */

const kept = (key: string): unknown => JSON.parse(localStorage.getItem(`pass-the-torch/${key}`) ?? 'null');
const keep = (key: string, value: unknown): void => localStorage.setItem(`pass-the-torch/${key}`, JSON.stringify(value));
/** The app, opened anew. */
const opened = () => {
  vi.resetModules();
  return import('../../src/app/storage/preferences.ts');
};
/** People of these names at the table. */
const named = (...names: readonly string[]) => firstSeats(names.length).map((seat, i) => ({ ...seat, name: names[i] ?? '' }));
const nobody = () => false;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('settings', () => {
  test('are there again when the app is opened again', async () => {
    const { changeSettings, settings } = await opened();
    changeSettings({ theme: 'daylight' });
    changeSettings({ sound: false });
    expect(settings.value).toMatchObject({ theme: 'daylight', sound: false });
    expect((await opened()).settings.value).toEqual(settings.value);
  });

  test('begin anew when what was kept is damaged', async () => {
    localStorage.setItem('pass-the-torch/settings', '{"theme":');
    expect((await opened()).settings.value.theme).toBe('torchlight');
  });

  test('hold for this visit when the device is full', async () => {
    const { changeSettings, settings } = await opened();
    const setItem = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.stubGlobal('localStorage', { setItem });
    expect(() => changeSettings({ theme: 'daylight' })).not.toThrow();
    expect(settings.value.theme).toBe('daylight');
    expect(setItem).toHaveBeenCalled();
  });
});

describe('tips', () => {
  test('that were seen once are not seen again, until somebody asks for them', async () => {
    const { seenTips: taught, resetTips: teachAgain } = await opened();
    taught.saw('dust-up/draw');
    taught.saw('dust-up/draw');
    expect(kept('tips')).toEqual(['dust-up/draw']);
    expect((await opened()).seenTips.seen.value).toEqual(['dust-up/draw']);
    teachAgain();
    expect(kept('tips')).toEqual([]);
  });
});

describe('people', () => {
  test('who played last come first, each once, and only those with a name of their own', async () => {
    const { knownPeople: people, rememberPeople: remember } = await opened();
    remember(named('Mira', 'Ben'), nobody);
    remember(named('Ben', 'Ida', 'Player 3'), ({ name }) => name === 'Player 3');
    expect(people().map(({ name }) => name)).toEqual(['Ben', 'Ida', 'Mira']);
  });

  test('bots are nobody to remember', async () => {
    const { knownPeople: people, rememberPeople: remember } = await opened();
    remember(firstSeats(2, [], [1]), nobody);
    expect(people()).toHaveLength(1);
  });

  test('are sixteen at most', async () => {
    const { knownPeople: people, rememberPeople: remember } = await opened();
    for (let i = 0; i < 20; i++) remember(named(`Guest ${i}`), nobody);
    expect(people()).toHaveLength(16);
    expect(people()[0]?.name).toBe('Guest 19');
  });

  test('that cannot be are forgotten', async () => {
    keep('people', [{ name: 'Mira', emblem: 'sun' }, { name: 'Ben', emblem: 'spoon' }, { emblem: 'sun' }, null, 'Ida']);
    expect((await opened()).knownPeople()).toEqual([{ name: 'Mira', emblem: 'sun' }]);
    keep('people', { name: 'Mira' });
    expect((await opened()).knownPeople()).toEqual([]);
  });
});
