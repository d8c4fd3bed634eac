/** An object without some of its properties; the others stay in their order. */
export function omit<T extends object, K extends keyof T>(
  value: T,
  names: readonly K[],
): Omit<T, K> {
  const left: Partial<T> & Omit<T, K> = { ...value };
  for (const name of names) delete left[name];
  return left;
}
