import type { SiteConfig } from '../generated/config-types';
import { describePlace } from './report/describe-place';
import { listScheduled } from '../content/dates/schedule';

/** A moment at which the published site changes by itself. */
export interface Due {
  /** in milliseconds since 1970 */
  at: number;
  /** `2027-04-15T09:00: Post rest is published` */
  text: string;
}

/** All moments at which something of a checked config is published or taken off, in their order. */
export function listDue(config: SiteConfig): Due[] {
  return listScheduled(config)
    .flatMap(({ item, path, period }): Due[] => {
      const name = describePlace(config, path) ?? '';
      return [
        { at: period.from, text: `${item.publishAt}: ${name} is published` },
        { at: period.until, text: `${item.unpublishAt}: ${name} is unpublished` },
      ];
    })
    .filter(({ at }) => Number.isFinite(at))
    .toSorted((one, other) => one.at - other.at);
}
