import { readBaseLanguage } from '../languages/language-code';

/** Facts of the CLDR about a country, which Intl has under one name in Node 20, under another later. */
export function readCountryInfo(country: string, name: 'TimeZones' | 'WeekInfo'): unknown {
  const locale = new Intl.Locale(`und-${country}`);
  const read: unknown = Reflect.get(locale, `get${name}`);
  const property = name.charAt(0).toLowerCase() + name.slice(1);
  return typeof read === 'function'
    ? Reflect.apply(read, locale, [])
    : Reflect.get(locale, property);
}

/** The language as a country writes dates and times: `en` in Ireland is `en-IE`, in the US `en`. */
export function localize(language: string, country: string): string {
  const base = readBaseLanguage(language);
  return new Intl.Locale(base).maximize().region === country ? base : `${base}-${country}`;
}

/**
 * The time zone of a country; of a country with several, that of this computer if it is there, and
 * undefined if it is elsewhere.
 */
export function findTimeZone(country: string): string | undefined {
  const zones = readCountryInfo(country, 'TimeZones');
  const names = Array.isArray(zones) ? zones.map(String) : [];
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return names.length === 1 ? names[0] : names.find((name) => name === here);
}

/** Countries with the euro. Most others have a currency whose code begins with theirs (ISO 4217). */
const inEuros =
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA'.split(' ');

/** The currency of a country; undefined where it has none that is named after it. */
export function findCurrency(country: string): string | undefined {
  if (inEuros.includes(country)) return 'EUR';
  return Intl.supportedValuesOf('currency').find((code) => code.startsWith(country));
}
