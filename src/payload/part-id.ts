/**
 * The id of a part of a block: `writePartId('hours', 'title')` → `hours_title`. No anchor that an
 * editor gives to a block holds an underscore, so the two are never the same.
 */
export function writePartId(block: string, part: string | number): string {
  return `${block}_${part}`;
}
