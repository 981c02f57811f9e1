import { ELEMENTS, type Element, RIGHT_ELEMENT } from '../state/constants.ts';

/** What the elements of a family's own monsters do (LA-53). */

/** Each element destroys the one after the next (LA-4), so a monster of that one dreads it. */
export const dreadedBy = (element: Element): Element =>
  ELEMENTS[(ELEMENTS.indexOf(element) + ELEMENTS.length - 2) % ELEMENTS.length] ?? element;
/** What the hits of a hero with these elements do more to a monster of that one. */
export const elementEdge = (elements: readonly Element[], element: Element | null): number =>
  element !== null && elements.includes(dreadedBy(element)) ? RIGHT_ELEMENT : 0;
