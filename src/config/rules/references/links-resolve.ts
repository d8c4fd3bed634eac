import { checkLink } from '../../html/check-link';
import { findList, pagedKinds } from '../../content/entities';
import type { Finding } from '../../finding';
import type { Path } from '../../schema/walk-schema';
import { createPageNamer } from '../../content/name-page';
import { hasPlaceholder } from '../../content/written-placeholders';
import type { Reference } from '../../content/list-references';
import type { Rule, RuleContext } from '../rule-context';

/** What links inside of the site can lead to. */
interface Targets {
  /** pages with the anchors of their blocks */
  pages: ReadonlyMap<string, Target>;
  redirects: ReadonlyMap<string, { to: string; path: Path }>;
  files: ReadonlySet<string>;
  /** what may have been meant by a link that leads nowhere */
  names: readonly string[];
  namePage: (address: string) => string;
}

/** A page as links see it: its place in the config and the anchors of its blocks. */
interface Target {
  path: Path;
  anchors: ReadonlySet<string>;
}

type Fault = Omit<Finding, 'path' | 'part'> | undefined;

/** Every link is safe, and leads to something if it stays on this site. */
export const linksResolve: Rule = (context) => {
  const targets = listTargets(context);
  return context.links.flatMap((link) => {
    const fault = explainLink(link, targets, context);
    return fault ? [{ ...fault, path: link.path, ...(link.part && { part: link.part }) }] : [];
  });
};

function explainLink({ value, path }: Reference, targets: Targets, context: RuleContext): Fault {
  for (const href of context.fill(value, path)) {
    if (hasPlaceholder(href)) continue;
    const fault = checkLink(href) ?? explainTarget(href, path, targets, context);
    if (fault) return fault;
  }
  return undefined;
}

function explainTarget(
  href: string,
  path: Reference['path'],
  targets: Targets,
  context: RuleContext,
): Fault {
  const [, address = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (href.startsWith('#')) return explainOwnAnchor(anchor ?? '', path, context);
  if (!href.startsWith('/') || targets.files.has(address)) return undefined;
  const redirect = targets.pages.has(address) ? undefined : targets.redirects.get(address);
  const target = redirect?.to ?? address;
  const page = targets.pages.get(target);
  if (page) return explainAnchor(anchor, page, `The page "${target}"`, target, redirect);
  if (redirect) return undefined;
  const subject = targets.namePage(address);
  return {
    code: 'CFG0409',
    message: `There is no page or file "${address}".`,
    similar: { to: address, among: targets.names },
    related: listOrigins(subject),
    subject,
  };
}

/** Where the page would have to stand, or the entry that it would be made for. */
function listOrigins(subject: string): Finding['related'] {
  const kind = pagedKinds.find((name) => subject.startsWith(`${name}:`));
  return kind
    ? [{ path: findList(kind), atKey: true, message: 'Each entry here gets such a page.' }]
    : [
        { path: ['routes'], atKey: true, message: 'The pages are listed here.' },
        { path: ['redirects'], atKey: true, message: 'Old addresses lead on from here.' },
      ];
}

/** A link like "#questions" leads to a block of the page that it stands on. */
function explainOwnAnchor(anchor: string, path: Reference['path'], { config }: RuleContext): Fault {
  const [area, index] = path;
  const route = area === 'routes' && typeof index === 'number' ? config.routes[index] : undefined;
  if (route) {
    const page = { path: path.slice(0, 2), anchors: listAnchors(route.blocks) };
    return explainAnchor(anchor, page, 'This page', route.path);
  }
  return {
    code: 'CFG0410',
    message: 'This text can stand on several pages, so the link must name the page.',
    hint: `Write the address of the page before "#${anchor}".`,
  };
}

function explainAnchor(
  anchor: string | undefined,
  { path, anchors }: Target,
  name: string,
  address: string,
  redirect?: { path: Path },
): Fault {
  if (anchor === undefined || anchors.has(anchor)) return undefined;
  return {
    code: 'CFG0410',
    message: `${name} has no block with the anchor "${anchor}".`,
    similar: { to: anchor, among: anchors },
    related: [
      { path, message: 'The page starts here.' },
      ...(redirect ? [{ path: redirect.path, message: 'This redirect leads there.' }] : []),
    ],
    subject: `anchor:${address}#${anchor}`,
  };
}

function listTargets({ config, pages, publicFiles }: RuleContext): Targets {
  const routes = config.routes.map(({ blocks }, index): Target => ({
    path: ['routes', index],
    anchors: listAnchors(blocks),
  }));
  const reachable = pages.filter(({ path }) => path !== '*');
  return {
    pages: new Map(
      reachable.flatMap(({ path, index }): [string, Target][] => {
        const target = routes[index];
        return target ? [[path, target]] : [];
      }),
    ),
    redirects: new Map(
      config.redirects.map(({ from, to }, index) => [from, { to, path: ['redirects', index] }]),
    ),
    files: publicFiles,
    names: [...reachable.map(({ path }) => path), ...publicFiles],
    namePage: createPageNamer(config),
  };
}

function listAnchors(blocks: readonly { anchor?: string }[]): ReadonlySet<string> {
  return new Set(blocks.flatMap(({ anchor }) => anchor ?? []));
}
