import { isJsonObject, type Json, readText } from '../../utils/json';
import { nameHours } from './name-hours';

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
