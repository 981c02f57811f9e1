import { execFileSync } from 'node:child_process';

/** The browser that this test has started: the one child of ours with a profile, which leads a group of its own. */
export function browserOf(): number {
  const rows = execFileSync('ps', ['-Ao', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 10_000_000 }).split('\n');
  const pids = rows.flatMap((row) => {
    const [pid, parent, ...command] = row.trim().split(/\s+/);
    return Number(parent) === process.pid && command.join(' ').includes('--user-data-dir=') ? [Number(pid)] : [];
  });
  const [pid] = pids;
  if (pid === undefined || pids.length > 1) throw new Error(`${pids.length} browsers run for this test, not one`);
  return pid;
}
/** Kills all of it at once, as a power cut does. */
export const pullThePlug = (browser: number): void => void process.kill(-browser, 'SIGKILL');
