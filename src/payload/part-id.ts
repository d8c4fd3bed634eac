/** The id of a block on its page: its anchor or, without one, its place. */
export function writeBlockId(anchor: string | undefined, index: number): string {
  return anchor ?? `block-${index + 1}`;
}

/**
 * The id of a part of a block: `writePartId('hours', 'title')` → `hours_title`. No anchor that an
 * editor gives to a block holds an underscore, so the two are never the same.
 */
export function writePartId(block: string, part: string | number): string {
  return `${block}_${part}`;
}
