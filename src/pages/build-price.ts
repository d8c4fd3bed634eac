import { findAmount, formatAmount, type PricedSite } from '../content/format-price';
import type { SiteConfig } from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';
import type { WrittenPrice } from '../payload/payload';

/**
 * The price of a row of a price list in the words of its page.
 *
 * @param written `80`, `80-120`, `80+` or `ask`; `{price.session}` can replace a number
 */
export function buildPrice(
  written: string,
  { site, labels }: Pick<SiteConfig, 'site' | 'labels'>,
): WrittenPrice {
  const isOpen = written.endsWith('+');
  const amounts = written
    .replace('+', '')
    .split(/[-–]/)
    .map((part) => readAmount(part, site))
    .filter((amount) => amount !== undefined);
  if (amounts.length === 0) return { text: labels.askForPrice };
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  if (high === 0 && !isOpen) return { text: labels.free, low, high };
  const text = formatAmount(site, low, high);
  return isOpen ? { text: fillLabel(labels.priceFrom, { price: text }), low } : { text, low, high };
}

function readAmount(written: string, site: PricedSite): number | undefined {
  const [, id] = /^\{price\.(\w+)\}$/.exec(written) ?? [];
  if (id !== undefined) return findAmount(site, id);
  return written === 'ask' ? undefined : Number(written.replace(',', '.'));
}
