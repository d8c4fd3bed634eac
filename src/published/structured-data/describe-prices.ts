import type { Offer, OfferCatalog } from 'schema-dts';
import type { PriceListBlock } from '../../generated/block-types';
import { referToPractice, type Practice } from './describe-practice';
import type { ShownIdentity } from '../../payload/payload';
import type { SiteFacts } from './site-facts';

/** The services that have a price; rows without one are left out. */
export function describePrices(
  { title, groups }: PriceListBlock,
  site: ShownIdentity,
  facts: SiteFacts,
): Practice | undefined {
  const offers = groups.flatMap(({ rows }) => rows.flatMap((row) => describeRow(row, facts)));
  if (offers.length === 0) return undefined;
  const catalog: OfferCatalog = {
    '@type': 'OfferCatalog',
    ...(title !== undefined && { name: title }),
    itemListElement: offers,
  };
  return { ...referToPractice(site), hasOfferCatalog: catalog };
}

function describeRow(
  { name, price: { low, high } }: PriceListBlock['groups'][number]['rows'][number],
  { currency }: SiteFacts,
): Offer[] {
  if (low === undefined || currency === undefined) return [];
  return [
    {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name },
      ...(low === high
        ? { price: low, priceCurrency: currency }
        : {
            priceSpecification: {
              '@type': 'PriceSpecification',
              minPrice: low,
              ...(high !== undefined && { maxPrice: high }),
              priceCurrency: currency,
            },
          }),
    },
  ];
}
