import type { Camera } from './camera.ts';

/** The keys of a board: plus and minus zoom; `others` answers any other key, and says whether it has. */
export const boardKeys =
  (camera: Camera, others: (event: KeyboardEvent) => boolean) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0;
    if (by !== 0) camera.zoom(by);
    else if (!others(event)) return;
    event.preventDefault();
  };

/** Lets the focus go to a place of a board, and brings it into sight. */
export function focusOn(grid: HTMLElement | null, selector: string): void {
  const place = grid?.querySelector<HTMLElement>(selector);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
