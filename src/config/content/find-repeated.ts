/** The values that came before, each with its position and that of the first one. */
export function findRepeated(
  values: readonly string[],
): { value: string; index: number; first: number }[] {
  const firsts = new Map<string, number>();
  return values.flatMap((value, index) => {
    const first = firsts.get(value);
    if (first !== undefined) return [{ value, index, first }];
    firsts.set(value, index);
    return [];
  });
}
