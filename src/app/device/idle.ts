/** Time without activity before endless animations pause, in milliseconds. */
const IDLE_TIMEOUT = 20_000;
/** Time from the activity until the animations resume, in milliseconds. Resuming costs a frame, and the answer to a tap comes first. */
const RESUME_DELAY = 400;

/** Events that count as activity: input, or an animation that the app starts. */
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'animationstart', 'transitionrun'] as const;

const isEndless = (animation: Animation): boolean => animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
const isPaused = (animation: Animation): boolean => animation.playState === 'paused';

/**
 * Pauses all endless animations after a time without activity, to save processor time. The next activity resumes them. Finite animations
 * are never paused. A starting animation counts as activity.
 */
export function pauseWhenIdle(): void {
  // weak: the elements of a screen that was left while all was at rest may go
  let paused: readonly WeakRef<Animation>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resuming: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    const endless = document.getAnimations().filter(isEndless);
    for (const animation of endless) animation.pause();
    paused = endless.map((animation) => new WeakRef(animation));
  };
  const resume = () => {
    resuming = undefined;
    // do not resume animations of removed elements
    for (const kept of paused) {
      const animation = kept.deref();
      if (animation && isPaused(animation)) animation.play();
    }
    paused = [];
  };
  const wake = () => {
    clearTimeout(timer);
    timer = setTimeout(pause, IDLE_TIMEOUT);
    if (paused.length > 0 && resuming === undefined) resuming = setTimeout(resume, RESUME_DELAY);
  };
  for (const sign of ACTIVITY) document.addEventListener(sign, wake, { capture: true, passive: true });
  wake();
}
