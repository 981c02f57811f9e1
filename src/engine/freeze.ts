const frozen = new WeakSet<object>();

/** Freezes `value` deeply. A handler that writes to read-only data then throws. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value) || ArrayBuffer.isView(value)) return value;
  frozen.add(value);
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}

/** Whether `error` comes from a write to a frozen object. */
export const isWriteToFrozen = (error: unknown): boolean =>
  error instanceof TypeError && /read only|not extensible|Cannot delete|Cannot redefine|Cannot define/.test(error.message);
