import { BUILD } from './build-name.ts';
import { checksum } from './carry/checksum.ts';

/** A build that does not say which one it is may be any. */
const NAMELESS = ['dev', 'unnamed'];

/**
 * What this build puts beside each save that it writes: its own name, and a checksum of the save. What carries it was written by these
 * very rules, and not a letter of it has changed since. Null for a build without a name.
 */
export const stampOf = (save: unknown): string | null => (NAMELESS.includes(BUILD) ? null : `${BUILD} ${checksum(JSON.stringify(save))}`);
