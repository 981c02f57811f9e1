/**
 * A sheet, a roll or another scene lies over the screen until it is answered. Whatever is behind the topmost one rests: it is neither in
 * the order of Tab nor read aloud.
 */

/** Each scene, and the room that it lies over. */
const open = new Map<Element, Element>();
let resting: readonly Element[] = [];

/** Live regions go on speaking, the shade of a finger goes on catching taps, and the notice of what is not saved stays in use. */
const STAYS = '[role="log"], [role="status"], [aria-hidden="true"], .unsaved';

/** The list of answers is in use beside whatever lies over the stage alone. */
const isBeside = (other: Element, element: Element): boolean => other.matches('.answer-list') && element.closest('.table-play') !== null;

/** All of `room` that is neither this element, nor inside it, nor around it. */
function behind(element: Element, room: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at?.parentElement && at !== room; at = at.parentElement) {
    for (const other of at.parentElement.children)
      if (other !== at && !other.matches(STAYS) && !isBeside(other, element)) found.push(other);
  }
  return found;
}

const isAbove = (one: Element, other: Element): boolean =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) === Node.DOCUMENT_POSITION_FOLLOWING;

function settle(): void {
  for (const element of resting) element.removeAttribute('inert');
  const [top] = [...open].sort(([a], [b]) => (isAbove(a, b) ? -1 : 1));
  resting = top ? behind(...top) : [];
  for (const element of resting) element.setAttribute('inert', '');
}

/** Lets everything behind `scene` rest, until the returned function is called. A scene that lies over one room alone leaves what is outside in use. */
export function restBehind(scene: Element | null | undefined, room?: Element | null): () => void {
  if (!scene) return () => {};
  open.set(scene, room ?? document.body);
  settle();
  return () => {
    open.delete(scene);
    settle();
  };
}
