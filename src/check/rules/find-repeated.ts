/** A value that came before, with its position and that of the first one. */
interface Repeated {
  value: string;
  index: number;
  first: number;
}

/** The values that came before. */
export function findRepeated(values: readonly string[]): Repeated[] {
  // As a rule, there are none, and that is sooner known.
  if (new Set(values).size === values.length) return [];
  const firsts = new Map<string, number>();
  const repeated: Repeated[] = [];
  for (const [index, value] of values.entries()) {
    const first = firsts.get(value);
    if (first === undefined) firsts.set(value, index);
    else repeated.push({ value, index, first });
  }
  return repeated;
}
