import type { Event, EventBlock, SiteConfig } from '../generated/config-types';
import type { Path } from '../utils/json';

/** An event of a page, or one that is an entry, and where it is in the config. */
export interface PlacedEvent {
  event: EventBlock | Event;
  path: Path;
}

/** All events: those that pages hold, and the entries. */
export function listEvents({ routes, entities }: SiteConfig): PlacedEvent[] {
  const onPages = routes.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, index): PlacedEvent[] =>
      block.type === 'event' ? [{ event: block, path: ['routes', page, 'blocks', index] }] : [],
    ),
  );
  const entries = entities.events.map((event, index) => ({
    event,
    path: ['entities', 'events', index],
  }));
  return [...onPages, ...entries];
}

type Block = SiteConfig['routes'][number]['blocks'][number];

/** The entries that a block shows; on a page made for each event, all of them. */
export function listShownEvents(block: Block, { entities }: SiteConfig): Event[] {
  const { events } = entities;
  if (block.type === 'event-details') {
    return events.filter(({ id }) => block.event === id || block.event === '{event.id}');
  }
  if (block.type !== 'events') return [];
  const { only } = block.events;
  return events.filter(({ id }) => only.length === 0 || only.includes(id));
}
