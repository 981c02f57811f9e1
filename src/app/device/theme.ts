import { effect, signal } from '@preact/signals';
import { settings } from '../storage/preferences.ts';

/** Applies the settings to the page. The automatic theme follows the device's theme when it changes. */
export function applyTheme(): void {
  const device = matchMedia('(prefers-color-scheme: light)');
  const bright = signal(device.matches);
  device.addEventListener('change', ({ matches }) => {
    bright.value = matches;
  });
  effect(() => {
    const { theme, textSize, motion } = settings.value;
    const root = document.documentElement;
    root.dataset.theme = theme === 'device' ? (bright.value ? 'daylight' : 'torchlight') : theme;
    // a boolean attribute: if it is missing, the browser skips these CSS rules quickly
    root.toggleAttribute('data-calm', motion === 'calm');
    root.style.setProperty('--text-size', String(textSize / 100));
  });
}
