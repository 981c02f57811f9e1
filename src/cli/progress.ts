/** The output: a terminal, a file or a pipe. */
type Stream = { readonly isTTY?: boolean; write(text: string): unknown };

/** The shortest time between two updates on a terminal. */
const TERMINAL_MS = 200;
/** The shortest time between two lines in a log. */
const LOG_MS = 10_000;
/** Clears the line. */
const CLEAR = '\r\u001b[K';

/** Shows the progress of the loop `what`. The line on a terminal is cleared at the end. */
type Progress = (what: string, done: number, total: number) => void;

/** Progress on a stream: one updated line on a terminal, otherwise a line from time to time. `now` in milliseconds. */
export function progressOn(stream: Stream, now: () => number): Progress {
  const terminal = stream.isTTY === true;
  const each = terminal ? TERMINAL_MS : LOG_MS;
  let last = now();
  let shown = false;
  return (what, done, total) => {
    if (done >= total) {
      if (shown && terminal) stream.write(CLEAR);
      shown = false;
      return;
    }
    const time = now();
    if (time - last < each) return;
    last = time;
    shown = true;
    const line = `${what}: ${done} of ${total} (${Math.floor((100 * done) / total)} %)`;
    stream.write(terminal ? CLEAR + line : `${line}\n`);
  };
}

/** Progress on stderr, since stdout contains only the results. */
export const progress: Progress = progressOn(process.stderr, () => performance.now());
