import { isRecord } from '../../engine/record.ts';

/** JSON with sorted keys and no spaces, so that equal data has equal text. `value` comes from `plain`, so its depth is limited. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

/**
 * FNV-1a, 64 bits, of the text in UTF-8, as 16 hexadecimal digits. It detects accidental damage; schemas and invariants protect against
 * manipulated data. FNV-1a is short, has published test values, and works without a secure context. It is synchronous, because a share sheet
 * must open inside the tap handler. Any single changed byte changes the result.
 */
export function checksum(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of new TextEncoder().encode(text)) {
    low = (low ^ byte) >>> 0;
    // multiply by the prime 2^40 + 0x1b3, in two 32-bit halves
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 0x1_0000_0000) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}
