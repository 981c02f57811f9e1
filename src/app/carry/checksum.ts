import type { Json } from '../../engine/game.ts';

/** JSON with its keys in order and no spaces: the same data has the same text, whoever wrote it. `value` comes from `plain`, so it is not deep. */
export function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as { readonly [key: string]: Json };
  const keys = Object.keys(record).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(record[key] as Json)}`).join(',')}}`;
}

/**
 * FNV-1a, 64 bits, of the text in UTF-8, as 16 hexadecimal digits. It finds damage, not malice: against that stand the schemas and
 * invariants. Chosen because it is a dozen lines, has published test values, runs without a secure context, at once (a share sheet
 * must open in the very tap that asked for it), and any single changed byte always changes it.
 */
export function checksum(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of new TextEncoder().encode(text)) {
    low = (low ^ byte) >>> 0;
    // times the prime 2^40 + 0x1b3, in two halves of 32 bits
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 0x1_0000_0000) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}
