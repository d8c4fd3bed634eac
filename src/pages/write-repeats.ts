import { formatDate, formatWeekdays } from '../content/dates/format-date';
import { findLastDay, nameWeekday } from '../content/dates/occurrences';
import { readDay, weekdays } from '../content/dates/read-day';
import type { Event, SiteConfig } from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';
import { formatNumber } from '../utils/format-number';
import { joinWords } from './language-rules';

/** How an event repeats: `Every 2 weeks on Tuesday, until June 3, 2027`; undefined if it does not. */
export function writeRepeats(
  event: Event,
  config: Pick<SiteConfig, 'site' | 'labels'>,
): string | undefined {
  if (!event.repeats || readDay(event.start) === undefined) return undefined;
  const { frequency, interval } = event.repeats;
  const { labels, site } = config;
  const [unit, once] =
    frequency === 'weekly'
      ? (['week', labels.repeatsWeekly] as const)
      : (['month', labels.repeatsMonthly] as const);
  const period = new Intl.NumberFormat(site.language, { style: 'unit', unit, unitDisplay: 'long' });
  const repeats = fillLabel(interval === 1 ? once : labels.repeatsEvery, {
    period: period.format(interval),
    days: writeDays(event, event.repeats, config),
  });
  const last = findLastDay(event);
  if (last === undefined) return repeats;
  return fillLabel(labels.repeatsUntil, { repeats, date: formatDate(last, site.language) });
}

function writeDays(
  { start }: Event,
  { frequency, weekdays: chosen }: NonNullable<Event['repeats']>,
  config: Pick<SiteConfig, 'site' | 'labels'>,
): string {
  const { labels, site } = config;
  const own = nameWeekday(start);
  const day = Number(start.slice(8));
  if (frequency === 'weekly') {
    const days = weekdays.filter((name) =>
      chosen.length > 0 ? chosen.includes(name) : name === own,
    );
    const names = days.map((name) => writeWeekday(name, site.language));
    return joinWords(names, config);
  }
  if (frequency === 'monthly-on-day') {
    return fillLabel(labels.dayOfMonth, { number: formatNumber(day, site.language) });
  }
  const { firstWeekday, secondWeekday, thirdWeekday, fourthWeekday, fifthWeekday } = labels;
  const nth = [firstWeekday, secondWeekday, thirdWeekday, fourthWeekday, fifthWeekday];
  const label = frequency === 'monthly-on-weekday' ? nth[Math.ceil(day / 7) - 1] : undefined;
  return fillLabel(label ?? labels.lastWeekday, { weekday: writeWeekday(own, site.language) });
}

function writeWeekday(name: string, language: string): string {
  const day = weekdays.findIndex((one) => one === name);
  return formatWeekdays(day, day, language);
}
