import type { Cause } from '../../ui/ports.ts';

/** Matches the error name or message of a full disk or an exceeded quota. */
const FULL = /quota|no.?space|full disk|disk.{0,20}full/i;
/** Matches the error name or message of storage that this page may not use. */
const REFUSED = /securityerror|notallowed|invalidstate|denied|insecure|private|mutation operation/i;

/** Why a write failed, from the browser's error. `silent`: unknown. */
export function causeOf(error: unknown): Cause {
  if (!('indexedDB' in globalThis)) return 'refused';
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const said = `${name} ${message}`;
  return FULL.test(said) ? 'full' : REFUSED.test(said) ? 'refused' : 'silent';
}
