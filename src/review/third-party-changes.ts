import { embedProviders } from '../content/embeds/providers';
import { isLoopback } from '../content/html/read-url';
import { locateEmbed } from '../content/embeds/locate-embed';
import { formServices } from '../content/forms/form-services';
import { locateMapFrame } from '../content/embeds/locate-map';
import type { SiteConfig } from '../generated/config-types';
import { writePartId } from '../payload/page-paths';
import type { Change, ChangeGroup } from './change';
import { compareLinesOf, compareValues } from './compare-values';

/** A widget of a config, and where it comes from. */
interface Located {
  title: string;
  src: string;
  /** the address for people, if it differs from that of the frame */
  href?: string;
  server: string;
  script?: string;
}

/** Compares where widgets come from, where forms are sent, and which scripts of others run: servers, accounts, programs. */
export function compareThirdParties(
  { config: before }: { config: SiteConfig },
  { config: after }: { config: SiteConfig },
): ChangeGroup {
  const [old, current] = [locateWidgets(before), locateWidgets(after)];
  return {
    title: 'Third-party widgets, forms and scripts',
    why: 'The operators of these servers and accounts receive everything that visitors write there.',
    changes: [
      ...compareLinesOf(
        'Script of another provider, which can read the whole page',
        listAll(old, ({ script }) => script),
        listAll(current, ({ script }) => script),
      ),
      ...compareLinesOf(
        'Server of widgets and forms',
        listAll(old, ({ server }) => server),
        listAll(current, ({ server }) => server),
      ),
      ...compareWidgets(old, current),
    ],
  };
}

/** Widgets by their ids. One that has no address is reported among the problems. */
function locateWidgets(config: SiteConfig): ReadonlyMap<string, Located> {
  const widgets = config.embeds.flatMap((embed): [string, Located][] => {
    const result = locateEmbed(embed, config);
    if ('fault' in result) return [];
    // The server of an id that only stands in for one will get the real one.
    const { src, href, script } = 'location' in result ? result.location : result.standsIn;
    const server = nameServer(new URL(src).host, embed.provider);
    return [[embed.id, { title: embed.title, src, href, server, ...(script && { script }) }]];
  });
  const maps = config.entities.places.flatMap(({ id, name, map }): [string, Located][] => {
    if (!map) return [];
    const src = locateMapFrame(map);
    return [[writePartId('map', id), { title: name, src, server: new URL(src).host }]];
  });
  return new Map([...widgets, ...maps, ...locateForms(config)]);
}

/** Where forms send what visitors enter, by their places. */
function locateForms({ routes, site }: SiteConfig): [string, Located][] {
  return routes.flatMap(({ path, blocks }) =>
    blocks.flatMap((block, index): [string, Located][] => {
      if (block.type !== 'form') return [];
      const { service, ref } = block.send;
      const { action, hidden } = formServices[service];
      const { href, host } = new URL(action?.(ref) ?? site.url);
      const query = new URLSearchParams(hidden?.(ref)).toString();
      const src = query === '' ? href : `${href}?${query}`;
      return [[`form ${path} ${index}`, { title: `Form on ${path}`, src, server: host }]];
    }),
  );
}

function nameServer(host: string, provider: keyof typeof embedProviders): string {
  const { hosts, name } = embedProviders[provider];
  if (hosts.some((known) => `.${host}`.endsWith(`.${known}`))) return `${name} (${host})`;
  if (isLoopback(host)) return `${host}, the stand-in on this computer`;
  return `${host}, which is not a known server of the provider`;
}

function listAll(
  widgets: ReadonlyMap<string, Located>,
  read: (widget: Located) => string | undefined,
): string[] {
  return [...new Set([...widgets.values()].flatMap((widget) => read(widget) ?? []))];
}

/** That all widgets of a server moved with it is said once, by the name of the server. */
function compareWidgets(
  before: ReadonlyMap<string, Located>,
  after: ReadonlyMap<string, Located>,
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [old, current] = [before.get(id), after.get(id)];
    if (old && current && stripServer(old.src) === stripServer(current.src)) return [];
    const key = old?.href === current?.href ? 'src' : 'href';
    const read = (widget: Located | undefined) => widget?.[key] ?? widget?.src;
    return compareValues(read(old), read(current), 'href', [`“${old?.title ?? current?.title}”`]);
  });
}

function stripServer(src: string): string {
  const { pathname, search } = new URL(src);
  return pathname + search;
}
