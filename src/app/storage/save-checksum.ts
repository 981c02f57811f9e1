import { BUILD } from '../build-name.ts';
import { checksum } from '../import-export/checksum.ts';

/** Build names that do not identify a build. */
const NAMELESS = ['dev', 'unnamed'];

/**
 * The build name and a checksum of the save, stored with each save. If both match, this build wrote the save and it has not changed since,
 * so it needs no validation. Null for a build without a name.
 */
export const checksumOf = (save: unknown): string | null =>
  NAMELESS.includes(BUILD) ? null : `${BUILD} ${checksum(JSON.stringify(save))}`;
