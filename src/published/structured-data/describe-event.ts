import type { Event } from 'schema-dts';
import type { EventBlock } from '../../generated/block-types';
import type { SiteIdentity } from '../../generated/config-types';
import { referToPractice } from './describe-practice';

/** An event of which everybody may know; nothing of any other, wherever it is. */
export function describeEvent(
  { title, start, end, place, facilitators, discloseLocation }: EventBlock,
  url: string,
  site: SiteIdentity,
): Event | undefined {
  if (!discloseLocation) return undefined;
  return {
    '@type': 'Event',
    name: title,
    url,
    startDate: start,
    endDate: end,
    location: { '@type': 'Place', name: place, address: place },
    performer: facilitators.map(({ name, href }) => ({
      '@type': 'Person',
      name,
      url: site.url + href,
    })),
    organizer: referToPractice(site),
  };
}
