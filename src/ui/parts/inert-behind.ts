/**
 * A sheet, a roll or another scene lies over the screen until it is answered. Whatever is behind the topmost one rests: it is neither in
 * the order of Tab nor read aloud.
 */

/** Each scene, and the room that it lies over. */
const open = new Map<Element, Element>();
let resting: ReadonlySet<Element> = new Set();

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

/** What goes on resting is left alone: the browser computes the style of all that is in an element whose `inert` is set. */
function settle(): void {
  const [top] = [...open].sort(([a], [b]) => (isAbove(a, b) ? -1 : 1));
  const now = new Set(top ? behind(...top) : []);
  for (const element of resting) if (!now.has(element)) element.removeAttribute('inert');
  for (const element of now) if (!resting.has(element)) element.setAttribute('inert', '');
  resting = now;
}

/** Lets everything behind `scene` rest, until the returned function is called. A scene that lies over one room alone leaves what is outside in use. */
export function makeInertBehind(scene: Element | null | undefined, room?: Element | null): () => void {
  if (!scene) return () => {};
  open.set(scene, room ?? document.body);
  settle();
  return () => {
    open.delete(scene);
    settle();
  };
}
