import {
  getIn,
  isJsonObject,
  type Json,
  readText,
  isList,
  type JsonObject,
} from '../../utils/json';
import { weekdays } from '../../content/dates/read-day';
import { formatAmount } from '../../content/format-price';

/** The settings that name a thing best, the best one first. */
const namingKeys = [
  'name',
  'title',
  'label',
  'question',
  'heading',
  'headline',
  'author',
  'id',
  'path',
  'from',
  'src',
  'text',
];

const longest = 60;

/** A few words that tell a value from its neighbors, or undefined when nothing in it does. */
export function nameValue(value: Json | undefined, first?: string): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return shorten(String(value));
  if (!isJsonObject(value)) return undefined;
  for (const key of first === undefined ? namingKeys : [first, ...namingKeys]) {
    const text = readText(value[key]);
    if (text !== undefined && text.trim() !== '') return shorten(text);
  }
  const hours = nameHours(value);
  if (hours !== undefined) return hours;
  const text = Object.entries(value).find(
    ([key, own]) => key !== 'type' && typeof own === 'string' && own !== '',
  )?.[1];
  return typeof text === 'string' ? shorten(text) : undefined;
}

/**
 * An entry of a list. The ID of an announcement says nothing: no text and no path has it. A price has
 * its amount, too: `session: $140`.
 */
export function nameEntry(config: Json, list: string, entry: Json | undefined): string | undefined {
  const name = nameValue(entry, list === 'announcements' ? 'text' : undefined);
  const amount = list === 'prices' ? getIn(entry, ['amount']) : undefined;
  if (name === undefined || typeof amount !== 'number') return name;
  const currency = readText(getIn(config, ['site', 'currency']));
  return `${name}: ${formatAmount({ language: 'en', ...(currency && { currency }) }, amount)}`;
}

function shorten(text: string): string {
  const plain = readPlainText(text);
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1).trimEnd()}…`;
}

/** The words of a text, without tags and repeated spaces. */
export function readPlainText(text: string): string {
  return text
    .replace(/<\/?(?:a|em|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Names opening hours by their days and times: `Monday–Friday, 09:00–17:00`. The times are as in the
 * fields of the form.
 *
 * @returns undefined for what has no days of the week
 */
function nameHours({ days, opens, closes }: JsonObject): string | undefined {
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
