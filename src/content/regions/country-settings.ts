import { readBaseLanguage } from '../languages/language-code';
import { uncapitalize } from '../../utils/english';

/** Facts of the CLDR about a country, which Intl has under one name in Node 20, under another later. */
export function readCountryInfo(country: string, name: 'TimeZones' | 'WeekInfo'): unknown {
  const locale = new Intl.Locale(`und-${country}`);
  const read: unknown = Reflect.get(locale, `get${name}`);
  const property = uncapitalize(name);
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
  return names.length === 1 ? names[0] : names.includes(here) ? here : undefined;
}

/** Countries with the euro. */
const inEuros =
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ');

/**
 * Currencies whose code begins with the code of their country (ISO 4217). Intl also has former ones,
 * in some browsers before the current one.
 */
const currencies =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST YER ZAR ZMW ZWG'.split(
    ' ',
  );

/** The currency of a country; undefined where it has none that is named after it. */
export function findCurrency(country: string): string | undefined {
  if (inEuros.includes(country)) return 'EUR';
  return currencies.find((code) => code.startsWith(country));
}
