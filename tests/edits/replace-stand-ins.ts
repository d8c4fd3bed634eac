import { standIns } from '../../src/content/placeholders/reserved-values';
import { isObject } from '../../src/utils/json';

/** Writes what could be real in place of made-up addresses, numbers and sample texts. */
export function replaceStandIns(value: unknown): void {
  if (!isObject(value) && !Array.isArray(value)) return;
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'string') Reflect.set(value, key, replaceIn(child));
    else replaceStandIns(child);
  }
}

function replaceIn(text: string): string {
  return text
    .replaceAll(standIns.mailbox, 'office@harbor-street-counseling.org')
    .replaceAll(standIns.address, replaceHost)
    .replaceAll(standIns.phone, '(212) 155-0142')
    .replaceAll(standIns.words, 'We wrote this text for our practice');
}

/** Of each practice, a shop stays at another host than the site. */
function replaceHost(host: string): string {
  const [first = '', ...others] = host.split('.');
  return `${others.length > 1 ? first : 'www'}.harbor-street-counseling.org`;
}
