import { afterEach, expect, test, vi } from 'vitest';
import { applyTheme } from '../../src/app/device/theme.ts';
import { changeSettings } from '../../src/app/storage/preferences.ts';

const root = document.documentElement;
/** A device that can be turned to bright or dark. */
const device = Object.assign(new EventTarget(), { matches: false });
const turn = (matches: boolean) => device.dispatchEvent(Object.assign(new Event('change'), { matches }));
afterEach(() => vi.unstubAllGlobals());

test('the page wears the settings, and changes with them; it looks as the device does only where that is wished', () => {
  vi.stubGlobal('matchMedia', () => device);
  applyTheme();
  expect([root.dataset.theme, root.hasAttribute('data-calm'), root.style.getPropertyValue('--text-size')]).toEqual([
    'torchlight',
    false,
    '1',
  ]);
  turn(true);
  expect(root.dataset.theme).toBe('torchlight');
  changeSettings({ theme: 'device', motion: 'calm', textSize: 130 });
  expect([root.dataset.theme, root.hasAttribute('data-calm'), root.style.getPropertyValue('--text-size')]).toEqual([
    'daylight',
    true,
    '1.3',
  ]);
  turn(false);
  expect(root.dataset.theme).toBe('torchlight');
  changeSettings({ theme: 'daylight' });
  expect(root.dataset.theme).toBe('daylight');
});
