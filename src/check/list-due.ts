import type { SiteConfig } from '../generated/config-types';
import { describePlace } from './report/describe-place';
import { findEnd, findNext, moveDay } from '../content/dates/occurrences';
import { listScheduled } from '../content/dates/schedule';

/** A moment at which the published site changes by itself. */
export interface Due {
  /** in milliseconds since 1970 */
  at: number;
  /** as the config or the calendar writes the moment: `2027-04-15T09:00` */
  moment: string;
  /** `Post rest is published` */
  text: string;
}

/**
 * The moments at which something of a checked config is published or taken off, in their order, and the
 * next one after a moment at which a date of each event is over.
 *
 * @param since milliseconds since 1970
 */
export function listDue(config: SiteConfig, since: number): Due[] {
  return [...listSchedules(config), ...listPassing(config, since)]
    .filter(({ at }) => Number.isFinite(at))
    .toSorted((one, other) => one.at - other.at);
}

function listSchedules(config: SiteConfig): Due[] {
  return listScheduled(config).flatMap(({ item, path, period }): Due[] => {
    const name = describePlace(config, path) ?? '';
    return [
      { at: period.from, moment: `${item.publishAt}`, text: `${name} is published` },
      { at: period.until, moment: `${item.unpublishAt}`, text: `${name} is unpublished` },
    ];
  });
}

/** Lists leave out a date that has passed, so the site is built again. */
function listPassing(config: SiteConfig, since: number): Due[] {
  const { entities, site } = config;
  return entities.events.flatMap((event, index): Due[] => {
    const next = findNext(event, since, site.timeZone);
    if (event.status === 'draft' || event.state === 'over' || !next) return [];
    const at = findEnd({ ...event, ...next }, site.timeZone);
    const name = describePlace(config, ['entities', 'events', index]) ?? '';
    const { endTime } = event;
    const moment = endTime === undefined ? moveDay(next.end, 1) : `${next.end}T${endTime}`;
    return [{ at, moment, text: `${name} is over` }];
  });
}
