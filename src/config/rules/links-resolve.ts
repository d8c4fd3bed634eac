import { checkLink } from '../check-link';
import type { Finding } from '../finding';
import { createPageNamer } from './name-page';
import { hasPlaceholder } from './written-placeholders';
import type { Reference } from '../list-references';
import type { Rule, RuleContext } from './rule-context';

/** What links inside of the site can lead to. */
interface Targets {
  /** pages with the anchors of their blocks */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  redirects: ReadonlyMap<string, string>;
  files: ReadonlySet<string>;
  /** what may have been meant by a link that leads nowhere */
  names: readonly string[];
  namePage: (address: string) => string;
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
  const target = targets.pages.has(address) ? address : targets.redirects.get(address);
  const anchors = target === undefined ? undefined : targets.pages.get(target);
  if (anchors) return explainAnchor(anchor, anchors, `The page "${target}"`, target);
  if (target !== undefined) return undefined;
  return {
    code: 'CFG0409',
    message: `There is no page or file "${address}".`,
    similar: { to: address, among: targets.names },
    subject: targets.namePage(address),
  };
}

/** A link like "#questions" leads to a block of the page that it stands on. */
function explainOwnAnchor(anchor: string, path: Reference['path'], { config }: RuleContext): Fault {
  const [area, index] = path;
  const route = area === 'routes' && typeof index === 'number' ? config.routes[index] : undefined;
  if (route) return explainAnchor(anchor, listAnchors(route.blocks), 'This page', route.path);
  return {
    code: 'CFG0410',
    message: 'This text can stand on several pages, so the link must name the page.',
    hint: `Write the address of the page before "#${anchor}".`,
  };
}

function explainAnchor(
  anchor: string | undefined,
  anchors: ReadonlySet<string>,
  page: string,
  address = '',
): Fault {
  if (anchor === undefined || anchors.has(anchor)) return undefined;
  return {
    code: 'CFG0410',
    message: `${page} has no block with the anchor "${anchor}".`,
    similar: { to: anchor, among: anchors },
    subject: `anchor:${address}#${anchor}`,
  };
}

function listTargets({ config, pages, publicFiles }: RuleContext): Targets {
  const anchors = config.routes.map(({ blocks }) => listAnchors(blocks));
  const reachable = pages.filter(({ path }) => path !== '*');
  return {
    pages: new Map(reachable.map(({ path, index }) => [path, anchors[index] ?? new Set()])),
    redirects: new Map(config.redirects.map(({ from, to }) => [from, to])),
    files: publicFiles,
    names: [...reachable.map(({ path }) => path), ...publicFiles],
    namePage: createPageNamer(config),
  };
}

function listAnchors(blocks: readonly { anchor?: string }[]): ReadonlySet<string> {
  return new Set(blocks.flatMap(({ anchor }) => anchor ?? []));
}
