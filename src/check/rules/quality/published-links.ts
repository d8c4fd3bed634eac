import { findHome } from '../../../content/languages/page-in-language';
import { findEntityRoutes } from '../../../content/entity-routes';
import { isEntryKind, isPagedKind, listEntities, nameEntity } from '../../../content/entities';
import { entryKinds } from '../../../generated/entry-kinds';
import { listQuestions } from '../../../content/regions/directory-filters';
import { namesEntry, type Reference } from '../../../content/list-references';
import { overlap, type Period, type Scheduled } from '../../../content/dates/schedule';
import type { SiteConfig } from '../../../generated/config-types';
import type { Diagnostic } from '../../diagnostic';
import { writePointer, type Path } from '../../../utils/json';
import { anywhere, type Rule } from '../rule';
import type { RuleContext } from '../rule-context';

/** Something that is named by a link or an id, and the parts of the config that it depends on. */
interface Target {
  name: string;
  paths: readonly Path[];
  /** parts of which at least one has to be published as well */
  anyOf?: readonly Path[];
}

/** What visitors see names nothing that they may not see, now or later. */
export const publishedLinks = {
  problems: {
    CFG0643: {
      severity: 'error',
      title: 'Published content links to unpublished content.',
      cause:
        'A link, a button, a menu or an ID refers to a page or an entry that is a draft, scheduled or no longer published. Visitors would see the error page or an empty space. You can also make the linking content a draft, or schedule it.',
      example: {
        kind: 'settings',
        bad: { '/routes/1/status': 'draft' },
        good: { '/routes/1/status': 'published' },
      },
      causedBy: [{ causes: ['CFG0401'], when: anywhere }],
    },
    CFG0644: {
      severity: 'warning',
      title: 'A link will soon point to unpublished content.',
      cause:
        'The target of the link will be unpublished on that day, but the link will not: the site could no longer be built. Remove the link before that day, or give the linking content the same "unpublishAt".',
      example: {
        kind: 'settings',
        bad: { '/routes/1/unpublishAt': '2098-05-01T09:00Z' },
        good: { '/routes/1/publishAt': '2024-05-01T09:00Z' },
      },
      causedBy: [{ causes: ['CFG0401'], when: anywhere }],
    },
  },
  check: (context) => {
    if (context.scheduled.length === 0) return [];
    return [...listLinks(context), ...listIds(context), ...listEntryPages(context)].flatMap(
      ({ path, part, target }) => {
        const fault = compare(context.findPeriod(path), target, context);
        return fault ? [{ ...fault, path, ...(part && { part }) }] : [];
      },
    );
  },
} satisfies Rule;

type Use = Pick<Reference, 'path' | 'part'> & { target: Target };

/** Links to pages of the site. */
function listLinks({ links, findPage, config, fill }: RuleContext): Use[] {
  const places = new Map<object, Path>(
    (['posts', 'events'] as const).flatMap((list) =>
      config.entities[list].map((entry, index) => [entry, ['entities', list, index]] as const),
    ),
  );
  const postsByTag = groupByTag(config);
  const ofAnswers = new Map(
    listQuestions(config).flatMap(({ route, answers }) =>
      answers.map((answer) => [answer.path, route] as const),
    ),
  );
  return links.flatMap(({ value, path, part }): Use[] =>
    fill(value, path).flatMap((href): Use[] => {
      const [address = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
      const page = address === '' ? undefined : findPage(address);
      const own = address === '' && path[0] === 'routes' ? path[1] : undefined;
      const index = page?.index ?? ofAnswers.get(address) ?? own;
      if (typeof index !== 'number') return [];
      const route = ['routes', index];
      const block = config.routes[index]?.blocks.findIndex((one) => one.anchor === anchor) ?? -1;
      const isAnchored = anchor !== undefined && block >= 0;
      // A link that is made from an entry comes and goes with it.
      const shown = page?.scope.post ?? page?.scope.event;
      const entry = href === value && shown ? places.get(shown) : undefined;
      // Another rule keeps the home page from being a draft.
      if (config.routes[index]?.path === findHome(config.site) && !isAnchored) return [];
      const paths = [isAnchored ? [...route, 'blocks', block] : route, ...(entry ? [entry] : [])];
      const tag = href === value ? page?.scope.tag : undefined;
      const posts = tag && postsByTag.get(tag.id);
      const target = { name: `"${href}"`, paths, ...(posts && { anyOf: posts }) };
      return [{ path, ...(part && { part }), target }];
    }),
  );
}

/** Entries that are named by their id. */
function listIds({ textsWhere, config }: RuleContext): Use[] {
  const postsByTag = groupByTag(config);
  return textsWhere(namesEntry).flatMap(({ value, node: { entity }, path }): Use[] => {
    const posts = entity === 'tag' ? postsByTag.get(value) : undefined;
    // A post that has the tag is one of them.
    if (posts && path[1] !== 'posts') {
      return [{ path, target: { name: `the tag "${value}"`, paths: [], anyOf: posts } }];
    }
    if (!isEntryKind(entity)) return [];
    const index = listEntities(config, entity).findIndex(({ id }) => id === value);
    if (index < 0) return [];
    const target = ['entities', entryKinds[entity].list, index];
    return [{ path, target: { name: `the ${nameEntity(entity)} "${value}"`, paths: [target] } }];
  });
}

/** Where the posts with each tag are: a tag is published as long as one of them is. */
function groupByTag({ entities: { posts } }: SiteConfig): ReadonlyMap<string, readonly Path[]> {
  const groups = new Map<string, Path[]>();
  posts.forEach(({ tags }, index) => {
    for (const tag of tags) {
      const paths = groups.get(tag) ?? [];
      paths.push(['entities', 'posts', index]);
      groups.set(tag, paths);
    }
  });
  return groups;
}

/** The pages of entries to which cards lead: they are all made by one page of the config. */
function listEntryPages({ linkedEntries, config }: RuleContext): Use[] {
  const routes = findEntityRoutes(config.routes);
  return linkedEntries.flatMap(({ kind, addresses, path }): Use[] => {
    const route = isPagedKind(kind) ? routes.get(kind) : undefined;
    if (!route || !addresses) return [];
    const target = ['routes', config.routes.indexOf(route)];
    return [{ path, target: { name: `"${route.path}"`, paths: [target] } }];
  });
}

/** What is wrong with something published in one period that names something published in another. */
function compare(
  source: Period,
  { name, paths, anyOf }: Target,
  { findPeriod, scheduled, checkContext: { now } }: RuleContext,
): Omit<Diagnostic, 'path'> | undefined {
  const all = overlap(paths.map(findPeriod));
  const periods = anyOf ? unite(anyOf.map((path) => overlap([all, findPeriod(path)]))) : [all];
  // Without a clock, only what is certain at any time is said: drafts are never published.
  const isNever = periods.every(({ from }) => from === Infinity);
  const moment = now ?? (isNever ? source.from : undefined);
  if (moment === undefined) return undefined;
  const gap = findGap(source, periods, moment);
  if (gap === undefined) return undefined;
  const places = [...paths, ...(anyOf ?? [])];
  const related = scheduled
    .filter(({ path, period }) => {
      const isPublished = period.from <= gap && gap < period.until;
      return !isPublished && places.some((place) => path.every((key, at) => place[at] === key));
    })
    .map((one) => describeSchedule(one, gap));
  const [reason] = related;
  const subject = `unpublished:${reason && writePointer(reason.path)}`;
  if (gap <= moment) {
    return {
      code: 'CFG0643',
      message: `This links to ${name}, which is not published.`,
      hint: 'Publish the target, remove this link, or make the content around this link a draft.',
      related,
      subject,
    };
  }
  const day = new Date(gap).toISOString().slice(0, 10);
  return {
    code: 'CFG0644',
    message: `This links to ${name}, which will be unpublished on ${day}.`,
    hint: 'Remove this link before that day, or the site can no longer be built.',
    related,
    subject,
  };
}

/** The first moment from now on at which the source is published and the target is not. */
function findGap(source: Period, target: readonly Period[], now: number): number | undefined {
  const start = Math.max(source.from, now);
  if (start >= source.until) return undefined;
  const current = target.find(({ from, until }) => from <= start && start < until);
  if (!current) return start;
  return current.until < source.until ? current.until : undefined;
}

/** Periods that touch or overlap, each as one. */
function unite(periods: readonly Period[]): Period[] {
  const united: Period[] = [];
  for (const { from, until } of periods.toSorted((a, b) => a.from - b.from)) {
    const last = united.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else united.push({ from, until });
  }
  return united;
}

const reasons = {
  status: 'The draft status is here.',
  publishAt: 'The publication date is here.',
  unpublishAt: 'The end date is here.',
};

/** Which setting keeps something from being published at a moment. */
function describeSchedule({ item, path, period }: Scheduled, moment: number) {
  const limit = moment < period.from ? 'publishAt' : 'unpublishAt';
  const key = item.status === 'draft' ? 'status' : limit;
  return { path: [...path, key], message: reasons[key] };
}
