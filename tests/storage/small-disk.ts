import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A block of a file, in bytes; what is left of the disk is filled in smaller and smaller ones. */
const BLOCKS = [1 << 20, 1 << 12, 1] as const;

/** How often it is filled up again, in milliseconds. */
const REFILL = 100;

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** A small disk in memory (tmpfs), mounted on a folder. It can be filled to the last byte, and freed again. Only root may mount one. */
export class SmallDisk {
  readonly folder: string;
  private filling: ReturnType<typeof setInterval> | null = null;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Mounts it on an empty folder.
   * @throws a sentence that says what to do, where nothing may be mounted.
   */
  static mount(folder: string, megabytes: number): SmallDisk {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
    } catch (cause) {
      throw new Error('A full disk can be tried only where a tmpfs can be mounted: run this test as root on Linux.', { cause });
    }
    return new SmallDisk(folder);
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }

  /** Leaves no room for a single byte more, until it is freed: what a browser gives back is filled, too. */
  fill(): void {
    this.top();
    this.filling ??= setInterval(() => this.top(), REFILL);
  }
  private top(): void {
    const file = openSync(this.filler, 'a');
    for (const size of BLOCKS) {
      const block = Buffer.alloc(size);
      try {
        while (writeSync(file, block) > 0);
      } catch (error) {
        if (!isFull(error)) throw error;
      }
    }
    closeSync(file);
  }
  /** Gives all room back. */
  free(): void {
    if (this.filling !== null) clearInterval(this.filling);
    this.filling = null;
    rmSync(this.filler, { force: true });
  }

  unmount(): void {
    this.free();
    execFileSync('umount', ['--lazy', this.folder], { stdio: 'pipe' });
  }
}
