import { entryKinds } from '../generated/entry-kinds';
import type { SiteConfig } from '../generated/config-types';
import { nameKind } from '../content/entities';
import { scheduledKinds, type Schedule } from '../content/dates/schedule';
import { capitalize } from '../utils/english';
import type { Change } from './change';

/** When things are published, in words: `Post “On rest”` → `a draft`. */
export type Schedules = ReadonlyMap<string, string>;

/** Reads when everything in a config is published that can be a draft. */
export function readSchedules({ entities, routes }: SiteConfig): Schedules {
  const entries = scheduledKinds.flatMap((kind) =>
    entities[entryKinds[kind].list].map((entry) => ({
      name: `${capitalize(nameKind(kind))} “${'title' in entry ? entry.title : entry.id}”`,
      item: entry,
    })),
  );
  const pages = routes.flatMap((route) => [
    { name: `Page ${route.path}`, item: route },
    ...route.blocks.flatMap((block) =>
      block.type === 'event'
        ? [{ name: `Event “${block.title}” on ${route.path}`, item: block }]
        : [],
    ),
  ]);
  return new Map([...entries, ...pages].map(({ name, item }) => [name, describe(item)]));
}

const published = 'published';

function describe({ status, publishAt, unpublishAt }: Schedule): string {
  const times = [
    ...(publishAt === undefined ? [] : [`from ${publishAt}`]),
    ...(unpublishAt === undefined ? [] : [`until ${unpublishAt}`]),
  ];
  if (status !== 'draft') return [published, ...times].join(' ');
  const draft = 'a draft, not published';
  return times.length === 0 ? draft : `${draft}; planned ${times.join(' ')}`;
}

/**
 * What changes about when things are published. Something new that is simply published does not count.
 */
export function compareSchedules(before: Schedules, after: Schedules): Change[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name): Change[] => {
    const old = before.get(name);
    const current = after.get(name);
    const isPlain = [old, current].every((words) => words === undefined || words === published);
    if (old === current || isPlain) return [];
    return [
      {
        kind: 'setting',
        place: [name],
        ...(old !== undefined && { before: old }),
        ...(current !== undefined && { after: current }),
      },
    ];
  });
}
