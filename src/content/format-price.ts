import type { SiteIdentity } from '../generated/config-types';
import { memoizeByName } from '../utils/memoize';
import { readLocale } from './languages/language-code';

/** What is known of prices: the language that writes them, their currency, the prices. */
export type PricedSite = Pick<SiteIdentity, 'language' | 'currency' | 'prices'>;

/**
 * A price as people write it: `$120`, `42,50 €`. Undefined where the site has no such price. Without a
 * currency that exists, it is the number alone: checks look at such configs, too.
 *
 * @param id which price
 */
export function formatPrice(site: PricedSite, id: string) {
  const amount = findAmount(site, id);
  return amount === undefined ? undefined : formatAmount(site, amount);
}

/** An amount as people write it, or the range from one to another: `$80 – $120`. */
export function formatAmount({ language, currency }: PricedSite, low: number, high = low): string {
  const format =
    currency !== undefined && isCurrency(currency) ? findFormat(language)(currency) : undefined;
  // Not with `formatRange`: in Arabic, it has other digits than those of the page.
  const [one, other] = [low, high].map((amount) => format?.format(amount) ?? String(amount));
  return low === high || other === undefined ? (one ?? '') : `${one} – ${other}`;
}

/** The amount of a price of the site. */
export function findAmount({ prices }: PricedSite, id: string): number | undefined {
  return prices?.find((price) => price.id === id)?.amount;
}

/** Whether there is a currency of this code (ISO 4217). */
export function isCurrency(code: string): boolean {
  return currencies.has(code);
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

const findFormat = memoizeByName((language) =>
  memoizeByName(
    (currency) =>
      new Intl.NumberFormat(writeLocale(language, currency), {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
        // As all numbers of the page are: Arabic has other digits in some countries only.
        numberingSystem: findDigits(language),
      }),
  ),
);

function findDigits(language: string): string {
  return new Intl.NumberFormat(readLocale(language)).resolvedOptions().numberingSystem;
}

/**
 * The language as it is written where the currency is in use: the code of a currency begins with that
 * of its country (ISO 4217). Spanish pages have "$120" in the United States, and "120 US$" in Spain.
 */
function writeLocale(language: string, currency: string): string {
  const locale = readLocale(language);
  return locale.includes('-') ? locale : `${locale}-${currency.slice(0, 2)}`;
}
