import { isObject } from '../../src/utils/json';

/** Leads all links to an address somewhere else, those inside of texts too. */
export function replaceLinks(value: unknown, from: string, to: string): void {
  if (!isObject(value) && !Array.isArray(value)) return;
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'string') Reflect.set(value, key, replaceIn(child, from, to));
    else replaceLinks(child, from, to);
  }
}

function replaceIn(text: string, from: string, to: string): string {
  if (text === from || text.startsWith(`${from}#`)) return to + text.slice(from.length);
  return text
    .replaceAll(`href="${from}"`, `href="${to}"`)
    .replaceAll(`href="${from}#`, `href="${to}#`);
}
