import type { Event } from 'schema-dts';
import { findEventMoments, writeMoment } from '../../content/dates/read-moment';
import type { EventBlock } from '../../generated/block-types';
import type { CounselorLink, EventDetails, EventFacts } from '../../payload/entries';
import { findPictureFile } from '../../payload/picture-files';
import { referToPractice } from './describe-practice';
import type { ShownIdentity } from '../../payload/payload';

/** An event of which everybody may know; nothing of any other, wherever it is. */
export function describeEvent(
  event: EventBlock,
  url: string,
  site: ShownIdentity,
): Event | undefined {
  const { title, start, end = start, place, facilitators, discloseLocation } = event;
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
    ...describePerformers(facilitators, site),
    organizer: referToPractice(site),
  };
}

/** The next date of an event that is an entry, if everybody may know of it. */
export function describeEntry(
  event: EventFacts & Partial<Pick<EventDetails, 'facilitators' | 'image'>>,
  url: string,
  site: ShownIdentity,
): Event | undefined {
  const { title, summary, place, facilitators = [], image, disclosed } = event;
  if (!disclosed) return undefined;
  const { start, end, state } = disclosed;
  const status = state === 'canceled' ? 'EventCancelled' : 'EventScheduled';
  return {
    '@type': 'Event',
    name: title,
    description: summary,
    url,
    startDate: start,
    endDate: end,
    eventStatus: `https://schema.org/${status}`,
    ...(state === 'full' && { remainingAttendeeCapacity: 0 }),
    ...(image && { image: site.url + findPictureFile(image) }),
    location: { '@type': 'Place', name: place, address: place },
    ...describePerformers(facilitators, site),
    organizer: referToPractice(site),
  };
}

function describePerformers(
  facilitators: readonly CounselorLink[],
  site: ShownIdentity,
): Pick<Extract<Event, object>, 'performer'> {
  if (facilitators.length === 0) return {};
  return {
    performer: facilitators.map(({ name, href }) => ({
      '@type': 'Person',
      name,
      url: site.url + href,
    })),
  };
}
