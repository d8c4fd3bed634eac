import { isTimeZone } from '../../content/dates/read-moment';
import type { Json } from '../../utils/json';
import { listCountries } from '../../content/regions/regions';

/** The code of a country, a time zone or a currency. */
interface Code {
  value: string;
  /** for people */
  name: string;
}

const lists = {
  country: () => listCountries().map(({ code, name }) => ({ value: code, name })),
  'time-zone': () =>
    Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, name: nameZone(zone) })),
  currency: () => {
    const names = new Intl.DisplayNames('en', { type: 'currency' });
    return Intl.supportedValuesOf('currency').map((code) => ({
      value: code,
      name: `${names.of(code) ?? code} (${code})`,
    }));
  },
} satisfies Record<string, () => Code[]>;

/** Formats of texts that are codes, which nobody has to know. */
export type CodeFormat = keyof typeof lists;

export function isCodeFormat(format: string | undefined): format is CodeFormat {
  return format !== undefined && Object.hasOwn(lists, format);
}

/**
 * All codes of a format, with their English names.
 *
 * @param present is one of them, if it is valid: browsers know more time zones than they list
 */
export function listCodes(format: CodeFormat, present?: Json): Code[] {
  const codes: Code[] = lists[format]();
  const isOther = codes.every(({ value }) => value !== present);
  if (format !== 'time-zone' || !isOther || typeof present !== 'string' || !isTimeZone(present))
    return codes;
  return [{ value: present, name: nameZone(present) }, ...codes];
}

/** A time zone in words: `America/New_York` → "America/New York". */
export function nameZone(zone: string): string {
  return zone.replaceAll('_', ' ');
}
