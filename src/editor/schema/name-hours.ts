import { weekdays } from '../../content/dates/read-day';
import { isList, readText, type JsonObject } from '../../utils/json';

/**
 * Names opening hours by their days and times: `Monday–Friday, 09:00–17:00`. The times are as in the
 * fields of the form.
 *
 * @returns undefined for what has no days of the week
 */
export function nameHours({ days, opens, closes }: JsonObject): string | undefined {
  const named = weekdays.map((day) => isList(days) && days.includes(day));
  const runs = weekdays.flatMap((day, index) => {
    if (!named[index] || named[index - 1]) return [];
    const end = [...named, false].indexOf(false, index);
    const last = weekdays.at(end - 1) ?? day;
    return [last === day ? day : `${day}–${last}`];
  });
  if (runs.length === 0) return undefined;
  const times = [opens, closes].map((time) => readText(time)).filter(Boolean);
  return [...runs, times.join('–')].filter(Boolean).join(', ');
}
