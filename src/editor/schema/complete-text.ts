import { completeLink } from '../../content/html/check-link';
import { uncapitalize } from '../../utils/english';
import type { SchemaNode } from './schema-node';

/**
 * Completes a text where its meaning is certain: a link with what it begins with, a color with its #,
 * `9.00` as `09:00`, `usd` as `USD`, `from £ 80` as `80+`, `Group session` as the ID `groupSession` and the
 * address of a site as `https://example.org`. All others stay unchanged.
 */
export function completeText(
  { format, pattern, kindOfValue }: Pick<SchemaNode, 'format' | 'pattern' | 'kindOfValue'>,
  text: string,
): string {
  if (format === 'link') return completeLink(text.trim());
  if (pattern === undefined) return text;
  const wanted = new RegExp(pattern, 'u');
  const list = kindOfValue === 'a price' ? listPrices : listReadings;
  return list(text.trim()).find((reading) => wanted.test(reading)) ?? text;
}

function listPrices(text: string): string[] {
  return [text, dropCurrency(text), `${dropCurrency(text.replace(/^from\b/i, ''))}+`];
}

function listReadings(text: string): string[] {
  return [
    text,
    text.replace(/^[0-9a-f]{6}$/i, '#$&'),
    text.replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3'),
    text.replace(/^(\d\d?)[.:](\d\d)$/, (_all, hours: string, minutes: string) =>
      [hours.padStart(2, '0'), minutes].join(':'),
    ),
    text.replace(
      /^(?:https?:\/\/)?([^\s/]+\.[^\s/]+).*$/i,
      (_all, host: string) => `https://${host.toLowerCase()}`,
    ),
    text.toUpperCase(),
    text.toLowerCase(),
    uncapitalize(text.replace(/ +(\p{L})/gu, (_all, letter: string) => letter.toUpperCase())),
  ];
}

/** Leaves the number of a price: `80.50` of `$80.50`, `80–120` of `80 – 120 €`, `1200` of `CHF 1 200`. */
export function dropCurrency(text: string): string {
  return text.replace(/\p{Sc}|\b[A-Z]{3}\b|\s/gu, '');
}
