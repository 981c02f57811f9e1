import { execFileSync } from 'node:child_process';

/** The process of the browser that uses this profile. It leads a process group of its own. A worker may run other browsers beside it. */
export function browserOf(profile: string): number {
  const rows = execFileSync('ps', ['-Ao', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 10_000_000 }).split('\n');
  const pids = rows.flatMap((row) => {
    const [pid, parent, ...command] = row.trim().split(/\s+/);
    return Number(parent) === process.pid && command.includes(`--user-data-dir=${profile}`) ? [Number(pid)] : [];
  });
  const [pid] = pids;
  if (pid === undefined || pids.length > 1) throw new Error(`${pids.length} browsers use ${profile}, not one`);
  return pid;
}
/** Kills all of it at once, as a power cut does. */
export const pullThePlug = (browser: number): void => void process.kill(-browser, 'SIGKILL');
