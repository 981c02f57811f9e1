import { useLayoutEffect } from 'preact/hooks';

const toTop = (): void => {
  document.documentElement.scrollTop = 0;
};

/** A screen that is longer than the window begins at its top, and so does the one after it. */
export const useTop = (): void =>
  useLayoutEffect(() => {
    toTop();
    return toTop;
  }, []);
