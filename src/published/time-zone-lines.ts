import { distanceAt } from '../content/dates/read-moment';
import { dayMs } from '../content/dates/read-day';

/** The clocks of a time zone are described for so many years: calendars fetch a feed more often. */
const years = 5;
const step = 7 * dayMs;

/**
 * Describes a time zone in a calendar file (RFC 5545, section 3.6.5): how far its clocks are ahead of
 * UTC from the year of a moment on, and when that changes.
 *
 * @param moment milliseconds since 1970
 */
export function listTimeZoneLines(timeZone: string, moment: number): string[] {
  const year = new Date(moment).getUTCFullYear();
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + years, 0, 1)];
  const lines = listObservance(start, distanceAt(start, timeZone), distanceAt(start, timeZone));
  for (let at = start; at < end; at += step) {
    const [before, after] = [distanceAt(at, timeZone), distanceAt(at + step, timeZone)];
    if (before === after) continue;
    let [low, high] = [at, at + step];
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000;
      if (distanceAt(middle, timeZone) === before) low = middle;
      else high = middle;
    }
    lines.push(...listObservance(high, before, after));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...lines, 'END:VTIMEZONE'];
}

function listObservance(moment: number, from: number, to: number): string[] {
  const name = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${writeClock(moment + from)}`,
    `TZOFFSETFROM:${writeDistance(from)}`,
    `TZOFFSETTO:${writeDistance(to)}`,
    `END:${name}`,
  ];
}

/** What a clock shows: `20270415T180000` */
function writeClock(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

/** `-0500` */
function writeDistance(distance: number): string {
  const clock = new Date(Math.abs(distance)).toISOString().slice(11, 16).replace(':', '');
  return `${distance < 0 ? '-' : '+'}${clock}`;
}
