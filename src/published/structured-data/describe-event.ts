import type { Event } from 'schema-dts';
import { findEventMoments, writeMoment } from '../../content/dates/read-moment';
import type { EventBlock } from '../../generated/block-types';
import type { SiteIdentity } from '../../generated/config-types';
import { referToPractice } from './describe-practice';

/** An event of which everybody may know; nothing of any other, wherever it is. */
export function describeEvent(
  event: EventBlock,
  url: string,
  site: SiteIdentity,
): Event | undefined {
  const { title, start, end, place, facilitators, discloseLocation } = event;
  if (!discloseLocation) return undefined;
  const { timeZone } = site;
  const moments = findEventMoments(event, timeZone);
  const write = (day: string, moment: number | undefined) =>
    moment === undefined || timeZone === undefined ? day : writeMoment(moment, timeZone);
  return {
    '@type': 'Event',
    name: title,
    url,
    startDate: write(start, moments?.start),
    endDate: write(end, moments?.end),
    location: { '@type': 'Place', name: place, address: place },
    performer: facilitators.map(({ name, href }) => ({
      '@type': 'Person',
      name,
      url: site.url + href,
    })),
    organizer: referToPractice(site),
  };
}
