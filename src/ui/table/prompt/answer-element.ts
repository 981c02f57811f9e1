const ANSWERS = '[data-option], [data-answer], [data-roll], [data-die]';

/** Whether an event target answers a prompt. */
export const isAnswer = (target: EventTarget | null): boolean => target instanceof Element && target.closest(ANSWERS) !== null;
