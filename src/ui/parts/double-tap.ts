import { useLayoutEffect } from 'preact/hooks';

/** How long the second tap of a double tap may come after the first, in milliseconds. */
const TIME = 450;

/** When something closes under a finger, a shade takes its second tap, so that it does nothing to what lies below. Keys are not affected. */
export function useDoubleTapGuard(): void {
  useLayoutEffect(() => {
    let first: PointerEvent | null = null;
    const press = (event: PointerEvent) => {
      first = event;
    };
    window.addEventListener('pointerdown', press, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      if (!first) return;
      const shade = document.createElement('div');
      shade.className = 'finger-shade';
      shade.ariaHidden = 'true';
      shade.style.left = `${first.clientX}px`;
      shade.style.top = `${first.clientY}px`;
      document.body.append(shade);
      setTimeout(() => shade.remove(), TIME);
    };
  }, []);
}
