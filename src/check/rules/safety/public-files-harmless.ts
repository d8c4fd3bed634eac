import { chunkPages, type ExpandedRoute } from '../../../content/placeholders/dynamic-routes';
import { memoizeByObject } from '../../../utils/memoize';
import { hasPlainName } from '../../public-files/file-names';
import { isPublicKind, publicEndings, type ContentFault } from '../../public-files/public-kinds';
import { adviseEnding } from '../../public-files/saving-steps';
import { isAlwaysPublished, listUsedFiles } from '../../public-files/used-files';
import type { Diagnostic } from '../../diagnostic';
import { reservedFolders } from '../../../content/reserved-addresses';
import type { Rule } from '../rule';
import type { RuleContext } from '../rule-context';

/** Folders and files that the build makes; pages, and what starts with "_", are not among them. */
const ownNames = new Set([
  'assets',
  'share',
  'icons',
  'icons.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
]);

/** What hosts read as instructions, besides names with "_": https://docs.netlify.com, https://vercel.com/docs */
const hostNames = /^(?:_|(?:netlify\.toml|vercel\.json|cname|nginx-.*\.conf)$)/;

/** The files in public/ only show something, and none of them takes the place of another one. */
export const publicFilesHarmless = {
  problems: {
    CFG0519: {
      severity: 'error',
      title: 'A file name in the public folder contains characters that are not allowed.',
      cause:
        'Names of files and folders become part of URLs and of the server configuration. They may only contain the letters a to z, digits, hyphens, underscores and dots.',
      example: {
        kind: 'words',
        bad: 'public/images/lake (1).jpg',
        good: 'public/images/lake-1.jpg',
      },
    },
    CFG0524: {
      severity: 'error',
      title: 'A file in the public folder would replace a generated file.',
      cause:
        'The build generates pages, data, icons and the server configuration. A file or folder with the same name would replace a generated file or be replaced.',
      example: {
        kind: 'words',
        bad: 'public/contact.html, where the site has a page /contact.',
        good: 'The same content as a page of the site.',
      },
    },
    CFG0517: {
      severity: 'error',
      title: 'A file in the public folder has a type that is not published.',
      cause: `Everything in the public folder is published in the name of the practice. It may only contain images, videos, fonts and documents, not pages or programs: files that end with ${listEndings('and')}.`,
      example: { kind: 'words', bad: 'public/pdf/guide.docx', good: 'public/pdf/guide.pdf' },
    },
    CFG0518: {
      severity: 'error',
      title: 'The content of a file in the public folder does not match its name.',
      cause:
        'The type of the file does not match its extension, or it is an SVG image that contains code, a page or links to other files. These parts could run as part of your site.',
      example: {
        kind: 'words',
        bad: 'An SVG image "tree.svg" that contains <script>.',
        good: 'The same image, saved as "Plain SVG".',
      },
    },
    CFG0535: {
      severity: 'error',
      title: 'A file in the public folder cannot be published.',
      cause:
        'The file has the right type, but visitors could not open it or hosts would refuse it: its end is missing, it is larger than 25 MB, it is protected by a password, or it contains camera metadata that cannot be removed.',
      example: {
        kind: 'words',
        bad: 'public/pdf/prices.pdf, of which only the first half was downloaded.',
        good: 'The whole file, downloaded again.',
      },
    },
  },
  check: (context) => {
    const pages = listPages(context);
    const { shown, linked } = listUsedFiles(context);
    return [...context.publicFiles].flatMap((file): Diagnostic[] => {
      // Another rule reports what pages show and nobody can see.
      const isReported = shown.has(file) && context.checkContext.unreadablePictures?.has(file);
      const isUsed = shown.has(file) || linked.has(file) || isAlwaysPublished(file);
      const found = context.checkContext.contentFaults?.get(file);
      // What is damaged and not published harms nobody.
      const content = isReported || (found?.what === 'unfit' && !isUsed) ? undefined : found;
      const fault =
        explainName(file) ?? explainPlace(file, pages, context) ?? explainKind(file, content);
      if (!fault) return [];
      const uses = [...context.files, ...context.links].filter(({ value }) => value === file);
      const named = uses.find(({ path }) => path[0] !== 'media') ?? uses[0];
      return [{ ...fault, path: named?.path ?? [], ...(named?.part && { part: named.part }) }];
    });
  },
} satisfies Rule;

type Fault = Omit<Diagnostic, 'path'>;

interface PagePlaces {
  /** tells whether a page or redirect has an address */
  isTaken: (address: string) => boolean;
  /** the first parts of their addresses */
  folders: ReadonlySet<string>;
}

function listPages({ pages, findPage, config: { redirects } }: RuleContext): PagePlaces {
  const moved = new Set(redirects.map(({ from }) => from));
  return {
    isTaken: (address) => findPage(address) !== undefined || moved.has(address),
    folders: new Set(chunkPages(pages).flatMap(listFolders)),
  };
}

const listFolders = memoizeByObject((pages: readonly ExpandedRoute[]) => {
  const tops = new Set(pages.map(({ path }) => path.split('/')[1] ?? ''));
  // Another rule reports pages in the folders of pictures.
  return [...tops].filter((name) => !reservedFolders.has(name));
});

/** The addresses that are served from a file: `a/b.html` → `/a/b`. */
function listServed(file: string): string[] {
  const [, name] = /^(.*)\.html$/.exec(file) ?? [];
  if (name === undefined) return [];
  if (name === 'index') return ['/', '/index'];
  return name === '404' ? ['*', '/404'] : [`/${name}`];
}

function explainName(file: string): Fault | undefined {
  if (hasPlainName(file)) return undefined;
  const [bad = ''] = /[^\w./-]/u.exec(file) ?? [];
  const what = bad === '\uFFFD' ? 'a character that is not in UTF-8' : `"${bad}"`;
  return {
    code: 'CFG0519',
    message: `The name "public${file}" contains ${bad === ' ' ? 'a space' : what}.`,
    hint: 'Rename the file: use only letters a to z, digits, "-", "_" and ".".',
  };
}

function explainPlace(file: string, pages: PagePlaces, context: RuleContext): Fault | undefined {
  const owner = findOwner(file.slice(1).toLowerCase(), pages, context);
  if (owner === undefined) return undefined;
  return {
    code: 'CFG0524',
    message: `The file "public${file}" would replace ${owner}.`,
    hint: 'Delete the file, or move it to a folder such as public/images or public/pdf.',
  };
}

/** Whose place a file would take: some systems take capital letters for small ones. */
function findOwner(
  file: string,
  { isTaken, folders }: PagePlaces,
  { config }: RuleContext,
): string | undefined {
  const [top = '', ...rest] = file.split('/');
  if (ownNames.has(top)) return `"/${top}", which the build generates`;
  if (hostNames.test(top)) return `site data or server configuration ("${top}")`;
  if (file.startsWith('.well-known/security.txt') && config.security) {
    return '"/.well-known/security.txt", which is generated from "security"';
  }
  const parts = [top, ...rest];
  for (let length = 1; length <= parts.length; length++) {
    const address = listServed(parts.slice(0, length).join('/')).find(isTaken);
    if (address !== undefined) return `the page "${address}"`;
  }
  if (rest.length > 0 && folders.has(top)) return `the pages at "/${top}"`;
  return undefined;
}

function explainKind(file: string, content: ContentFault | undefined): Fault | undefined {
  if (!isPublicKind(file)) {
    const ending = file.slice(file.lastIndexOf('.') + 1);
    return {
      code: 'CFG0517',
      message: `The file "public${file}" has a type that is not published.`,
      hint: adviseEnding(ending) ?? `Delete the file, or save it as ${listEndings('or')}.`,
    };
  }
  if (content === undefined) return undefined;
  return {
    code: content.what === 'other' ? 'CFG0518' : 'CFG0535',
    message: `The file "public${file}" ${content.message}.`,
    hint: content.hint,
  };
}

function listEndings(word: 'and' | 'or'): string {
  const endings = publicEndings.map((ending) => `.${ending}`);
  return `${endings.slice(0, -1).join(', ')} ${word} ${endings.at(-1)}`;
}
