/** A time of day in minutes since midnight: `09:30` → `570`; undefined for what is not a time. */
export function readTime(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
