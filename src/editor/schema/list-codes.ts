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
    Intl.supportedValuesOf('timeZone').map((zone) => ({
      value: zone,
      name: zone.replaceAll('_', ' '),
    })),
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

/** All codes of a format, with their English names. */
export function listCodes(format: CodeFormat): Code[] {
  return lists[format]();
}
