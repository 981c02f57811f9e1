import { effect, signal } from '@preact/signals';
import { settings } from './kept.ts';

/** The whole page wears the settings; where it is to look as the device does, it changes with the device, also in the middle of an evening. */
export function wearSettings(): void {
  const device = matchMedia('(prefers-color-scheme: light)');
  const bright = signal(device.matches);
  device.addEventListener('change', ({ matches }) => {
    bright.value = matches;
  });
  effect(() => {
    const { theme, textSize, motion } = settings.value;
    const root = document.documentElement;
    root.dataset.theme = theme === 'device' ? (bright.value ? 'daylight' : 'torchlight') : theme;
    // there or not there: rules for everything on the page are passed over at once where it is not
    root.toggleAttribute('data-calm', motion === 'calm');
    root.style.setProperty('--text-size', String(textSize / 100));
  });
}
