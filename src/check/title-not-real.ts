/** What there is to do, before its places: `Replace the example phone number (2 places)`. */
export function titleNotReal({ todo, count }: { todo: string; count: number }): string {
  return count === 1 ? todo : `${todo} (${count} places)`;
}
