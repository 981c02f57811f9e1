const frozen = new WeakSet<object>();

/** Freezes `value` and all that it holds, so that a row which writes where it may only read is caught in the act. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value) || ArrayBuffer.isView(value)) return value;
  frozen.add(value);
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}

/** Whether `error` is what a write to a frozen object throws. */
export const isWriteToFrozen = (error: unknown): boolean =>
  error instanceof TypeError && /read only|not extensible|Cannot delete|Cannot redefine|Cannot define/.test(error.message);
