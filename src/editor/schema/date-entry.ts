import type { JsonObject } from '../../utils/json';

/** The start of a new dated entry: today, and the author of the newest one. */
export function beginDated(entry: JsonObject, others: readonly JsonObject[]): JsonObject {
  if (entry['date'] === undefined) return entry;
  const newest = others.toSorted((a, b) => (String(a['date']) < String(b['date']) ? 1 : -1))[0];
  const author = entry['author'] !== undefined && { author: newest?.['author'] ?? '' };
  return { ...entry, date: writeToday(), ...author };
}

/** An entry that is dated on the day it is published, unless it was dated on another one. */
export function datePublication(entry: JsonObject): JsonObject {
  const { date, publishAt } = entry;
  if (typeof publishAt !== 'string' || date !== writeToday()) return entry;
  return { ...entry, date: publishAt.slice(0, date.length) };
}

/** The day on this computer. */
function writeToday(): string {
  // In Sweden, dates are written as in ISO 8601.
  return new Intl.DateTimeFormat('sv').format();
}
