/** More commands than this in one test are a rule that never ends. */
export const MOST_COMMANDS_OF_A_TEST = 5_000;

const counts = new WeakMap<object, number>();

/**
 * Counts the commands that a test plays at `table`, so that a rule that never ends fails and does not hang the tests. Test helpers that
 * play on call it once for each command.
 * @throws after `MOST_COMMANDS_OF_A_TEST` commands; the message says what is asked now.
 */
export function countCommand(table: object, asked: () => string | null): void {
  const made = counts.get(table) ?? 0;
  if (made === MOST_COMMANDS_OF_A_TEST) throw new Error(`no end after ${made} commands of a test; '${asked()}' is asked now`);
  counts.set(table, made + 1);
}
