import { isFolder } from '../../../content/moved-folders';
import { addBase } from '../../../content/languages/page-in-language';
import { checkLink } from '../../../content/html/check-link';
import { findList, nameKind } from '../../../content/entities';
import type { Diagnostic, Missing } from '../../diagnostic';
import { capitalize } from '../../../utils/english';
import type { Path } from '../../../utils/json';
import { createPageNamer, type MissingPage } from '../../name-page';
import { hasPlaceholder } from '../../../content/placeholders/written-placeholders';
import type { Reference } from '../../../content/list-references';
import type { ExpandedRoute } from '../../../content/placeholders/dynamic-routes';
import { listMadeAddresses } from '../../../content/site-addresses';
import { listUnlinkedPages } from '../../../content/unlinked-pages';
import {
  anywhere,
  entryHiddenByDuplicate,
  pageWithoutAddress,
  pagesOfList,
  type Rule,
} from '../rule';
import type { RuleContext } from '../rule-context';

/** What links within the site can lead to. */
interface Targets {
  /** pages with the anchors of their blocks */
  findTarget: (address: string) => Target | undefined;
  redirects: ReadonlyMap<string, { to: string; path: Path }>;
  files: ReadonlySet<string>;
  /** what may have been meant by a link that leads nowhere */
  names: () => readonly string[];
  namePage: (address: string) => MissingPage;
  /** pages that no link leads to */
  unlinked: () => readonly ExpandedRoute[];
}

/** A page as links see it: its place in the config and the anchors of its blocks. */
interface Target {
  path: Path;
  anchors: ReadonlySet<string>;
}

type RelatedPlaces = NonNullable<Diagnostic['related']>;

type Fault = Omit<Diagnostic, 'path' | 'part'> | undefined;

/** What can be wrong with the address of a page. */
const addressProblems = ['CFG0401', 'CFG0402', 'CFG0403', 'CFG0407', 'CFG0408'] as const;

/** Every link that stays on this site leads to something. */
export const brokenLinks = {
  problems: {
    CFG0409: {
      severity: 'error',
      title: 'A link does not match a page or file.',
      cause:
        'A link that starts with a slash must match a page under "routes" or a file in the public folder. This link matches neither, so visitors would see the error page.',
      example: {
        kind: 'settings',
        bad: { '/navigation/topBar/href': '/contcat' },
        good: { '/navigation/topBar/href': '/contact' },
      },
      causedBy: [
        { causes: ['CFG0404', 'CFG0405'], when: entryHiddenByDuplicate },
        { causes: addressProblems, when: pagesOfList },
        {
          causes: addressProblems,
          when: pageWithoutAddress,
        },
      ],
    },
    CFG0410: {
      severity: 'error',
      title: 'A link points to an anchor that does not exist.',
      cause:
        'The part after # in a link is the "anchor" of a block on the page. No block on the page has this anchor, so the link would open the top of the page.',
      inEditor:
        'Correct the part after #, or enter it under “Link name” of the block that the link should open.',
      example: {
        kind: 'settings',
        bad: { '/navigation/topBar/href': '/contact#counselor' },
        good: { '/navigation/topBar/href': '/contact#counselors' },
      },
      causedBy: [{ causes: ['CFG0414'], when: anywhere }],
    },
  },
  check: (context) => {
    const targets = listTargets(context);
    return context.links.flatMap((link): Diagnostic[] => {
      const fault = explainLink(link, targets, context);
      if (!fault) return [];
      const fix = fault.code === 'CFG0409' ? correctSpelling(link, targets) : undefined;
      return [{ ...fault, ...fix, path: link.path, ...(link.part && { part: link.part }) }];
    });
  },
} satisfies Rule;

/** What to do about a link whose only fault is the slash at the end, or a capital letter. */
function correctSpelling(
  { value, part }: Reference,
  { findTarget, redirects }: Targets,
): Pick<Diagnostic, 'message' | 'hint' | 'fix'> | undefined {
  const [, written = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(value) ?? [];
  const whole = written.replace(/\/$/, '');
  const address = whole.toLowerCase();
  if (!findTarget(address) && !redirects.has(address)) return undefined;
  const link = `${address}${rest}`;
  const hint =
    whole === address
      ? `Delete the slash at the end: write "${link}".`
      : `Write "${link}", in lowercase.`;
  return {
    message: `The page "${written}" does not exist, but "${address}" does.`,
    hint,
    fix: { title: hint, text: part ? link : JSON.stringify(link) },
  };
}

function explainLink({ value, path }: Reference, targets: Targets, context: RuleContext): Fault {
  const filled = context.fill(value, path).filter((href) => !hasPlaceholder(href));
  // Other rules look at how links are written, and at folders that have moved.
  if (filled.some(checkLink) || (path[0] === 'redirects' && isFolder(value))) return undefined;
  for (const href of filled) {
    const fault = explainTarget(href, path, targets, context);
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
  const redirect = targets.findTarget(address) ? undefined : targets.redirects.get(address);
  const target = redirect?.to ?? address;
  const found = targets.findTarget(target);
  if (found) return explainAnchor(anchor, found, `The page "${target}"`, target, redirect);
  const { allAddresses } = context.checkContext;
  const isKnown = allAddresses?.pages.has(address) || allAddresses?.redirects.has(address);
  if (redirect || isKnown) return undefined;
  const page = targets.namePage(address);
  return {
    code: 'CFG0409',
    message: `The page or file "${address}" does not exist.`,
    choices: {
      to: address,
      among: targets.names(),
      title: 'Pages and files',
      ...describeMissing(address, page.missing, targets),
    },
    related: [...listOrigins(page.missing), ...locateMainLanguage(address, context)],
    ...page,
  };
}

/** Where the main language is chosen, if another one has a page of that address. */
function locateMainLanguage(address: string, { config, checkContext }: RuleContext): RelatedPlaces {
  const { languages = [] } = config.site;
  const isPage = (one: string) =>
    checkContext.allAddresses?.pages.has(addBase(address, one, languages));
  if (!languages.some(isPage)) return [];
  const message = 'Links must use paths in the main language.';
  return [{ path: ['site', 'languages'], atKey: true, message }];
}

/** Where the page would have to be, or the entry that it would be made for. */
function listOrigins(missing: Missing): RelatedPlaces {
  return missing.what === 'entry'
    ? [
        {
          path: findList(missing.kind),
          atKey: true,
          message: 'Each entry of this list gets a page.',
        },
      ]
    : [];
}

/** What to do about a page that is not there: it is the home page, or was perhaps renamed. */
function describeMissing(address: string, missing: Missing, { unlinked }: Targets) {
  const [only, ...others] = missing.what === 'entry' ? [] : unlinked();
  const renamed = only && others.length === 0 ? only.path : undefined;
  const what = missing.what === 'entry' ? nameKind(missing.kind) : 'page';
  const usual =
    address === '/'
      ? 'give the home page "path": "/".'
      : `correct the link, or add this ${/\.[a-z0-9]+$/i.test(address) ? 'file' : what}.`;
  const known =
    renamed === undefined
      ? capitalize(usual)
      : `If this page is now at "${renamed}", write "${renamed}". Otherwise, ${usual}`;
  return { known };
}

/** A link like "#questions" leads to a block of the page that it is on. */
function explainOwnAnchor(anchor: string, path: Reference['path'], { config }: RuleContext): Fault {
  const [area, index] = path;
  const route = area === 'routes' && typeof index === 'number' ? config.routes[index] : undefined;
  if (route) {
    const page = { path: path.slice(0, 2), anchors: listAnchors(route.blocks) };
    return explainAnchor(anchor, page, 'This page', route.path);
  }
  return {
    code: 'CFG0410',
    message: 'This text can be on several pages, so the link must name the page.',
    hint: `Write the path of the page before "#${anchor}".`,
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
    choices: {
      to: anchor,
      among: anchors,
      title: 'Anchors of this page',
      known: `Correct the part after #, or add "anchor": "${anchor}" to the block that the link should open.`,
    },
    related: [
      { path, message: 'The page starts here.' },
      ...(redirect ? [{ path: redirect.path, message: 'This redirect goes there.' }] : []),
    ],
    subject: `anchor:${address}#${anchor}`,
  };
}

function listTargets(context: RuleContext): Targets {
  const { config, pages, findPage, publicFiles } = context;
  let names: readonly string[] | undefined;
  let unlinked: readonly ExpandedRoute[] | undefined;
  const routes = config.routes.map(({ blocks }, index): Target => ({
    path: ['routes', index],
    anchors: listAnchors(blocks),
  }));
  const made = listMadeAddresses(config, pages);
  return {
    findTarget: (address) => {
      const page = address === '*' ? undefined : findPage(address);
      return page && routes[page.index];
    },
    redirects: new Map(
      config.redirects.map(({ from, to }, index) => [from, { to, path: ['redirects', index] }]),
    ),
    files: new Set([...publicFiles, ...made]),
    // One list for all links that lead nowhere: there can be as many of them as there are names.
    names: () =>
      (names ??= [
        ...pages.flatMap(({ path }) => (path === '*' ? [] : path)),
        ...publicFiles,
        ...made,
      ]),
    namePage: createPageNamer(config),
    unlinked: () => (unlinked ??= listUnlinkedPages(context)),
  };
}

function listAnchors(blocks: readonly { anchor?: string }[]): ReadonlySet<string> {
  return new Set(blocks.flatMap(({ anchor }) => anchor ?? []));
}
