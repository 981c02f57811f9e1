/** Runs before each file of unit tests. What `findBy…` and `waitFor` wait for comes when it comes: a second is not enough on a busy machine. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/preact');
  configure({ asyncUtilTimeout: 60_000 });
}

export {};
