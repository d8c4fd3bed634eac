/** `2026-11-22T18:05:07Z` → "Nov 22, 2026, 6:05:07 PM", in the time zone of the device. */
export function writeMoment(moment: string): string {
  return new Date(moment).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium' });
}
