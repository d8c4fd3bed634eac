import { picturesUrl, startOfVariants } from '../payload/page-paths';

/** Attributes of HTML that hold an address, or several with their sizes. */
const inHtml = /\s(?:href|src|poster|action|content|srcset|imagesrcset)="([^"]*)"/gi;

/** Addresses in the data for search engines; the quotes of texts are written `&quot;`. */
const inData = /"(?:@id|url|image|logo|item|mainEntityOfPage)":"([^"\\]*)"/g;

/** What a stylesheet loads. */
const inCss = /url\(["']?([^"')]*)/g;

/** Values of data that are addresses; in other values, a slash is a character like any other. */
const inJson = /"(?:href|src|mp4|av1|portrait|logo|link|start_url|redirect)":\s*"([^"\\]*)"/g;

/** Lines of texts for search engines and calendars. */
const inText = /(?:<loc>|^(?:Sitemap|Canonical|URL[^:\n]*):\s*)([^\s<]+)/gm;

/** One of the files that are made of pictures, wherever a text names it: see `variantUrl`. */
const pictureFile = new RegExp(String.raw`${picturesUrl}[\w-]+\.\w+`, 'g');

/** In data: a picture that is published as several files, see `variantUrl`. */
const pictureName = /"variants":\{"name":"([^"\\]+)"/g;

/** In which language a text with addresses is written. */
export type AddressedText = 'html' | 'css' | 'json' | 'text';

const patterns: Readonly<Record<AddressedText, readonly RegExp[]>> = {
  html: [inHtml, inCss, inData],
  css: [inCss],
  json: [inJson],
  text: [inText],
};

/**
 * Lists the addresses within its own site that a published text asks for or leads to, without what
 * follows "?" and "#". Some are there several times.
 *
 * @param origin the address of the site: `https://lakelight.example`
 */
export function listAddresses(text: string, kind: AddressedText, origin: string): string[] {
  const found: string[] = [];
  // Calendars break long lines.
  const whole = kind === 'text' ? text.replaceAll(/\r\n[ \t]/g, '') : text;
  for (const pattern of patterns[kind]) {
    for (const [, value = ''] of whole.matchAll(pattern)) {
      for (const address of value.includes(', ') ? listCandidates(value) : [value]) {
        const own = readOwn(address, origin);
        if (own !== undefined) found.push(own);
      }
    }
  }
  return found;
}

/** The addresses in `srcset`: each is followed by a width. */
function listCandidates(value: string): string[] {
  return value.split(', ').map((candidate) => candidate.split(' ', 1)[0] ?? '');
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&apos;': "'",
  '&quot;': '"',
};

function readOwn(written: string, origin: string): string | undefined {
  const address = written.replaceAll(
    /&(?:amp|apos|quot|#x27);/g,
    (name) => characters[name] ?? name,
  );
  const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (own[0] !== '/' || own[1] === '/') return undefined;
  const end = own.search(/[?#]| \d+[wx]$/);
  return end < 0 ? own : own.slice(0, end);
}

/**
 * The addresses of the files that are made of pictures and that a text of any kind names, each once. In
 * addresses of other sites, there may be such that are not of this one.
 */
export function listPictureFiles(text: string): string[] {
  return [...new Set(text.match(pictureFile))];
}

/** The names of the pictures in the data of a page: see `variantUrl`. */
export function listPictureNames(json: string): string[] {
  return [...json.matchAll(pictureName)].flatMap(([, name]) => name ?? []);
}

/**
 * The addresses of the files that are made of pictures and that a page asks for. Of a picture that is in
 * its data and not in its HTML, any may be asked for by a script: how their addresses begin. Each once.
 */
export function listPagePictures(html: string, json: string): string[] {
  const starts = listPictureNames(json).map((name) => startOfVariants({ name }));
  const hidden = starts.filter((start) => !html.includes(start));
  return [...new Set([...listPictureFiles(html), ...listPictureFiles(json), ...hidden])];
}
