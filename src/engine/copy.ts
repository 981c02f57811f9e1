/** A deep copy of plain JSON. Faster than `structuredClone`, which bots cannot afford. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const out: unknown[] = value.slice();
    for (let i = 0; i < out.length; i++) {
      const inner = out[i];
      if (typeof inner === 'object') out[i] = copy(inner);
    }
    return out as T;
  }
  const out = { ...value } as Record<string, unknown>;
  for (const key in out) {
    const inner = out[key];
    if (typeof inner === 'object') out[key] = copy(inner);
  }
  return out as T;
}
