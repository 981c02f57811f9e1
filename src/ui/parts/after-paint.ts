/**
 * Calls `then` after the next paint: the pressed state is visible before slow work begins, and what measures finds all laid out. A hidden page
 * is never painted: there it is called at once. Returns what cancels it.
 */
export function afterPaint(then: () => void): () => void {
  let cancelled = false;
  const call = () => {
    if (!cancelled) then();
  };
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(call));
  else queueMicrotask(call);
  return () => {
    cancelled = true;
  };
}
