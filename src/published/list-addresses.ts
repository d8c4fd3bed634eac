import { picturesUrl, startOfVariants } from '../payload/page-paths';

/** Attributes of HTML that hold one address. */
const addressAttributes: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'action']);

/** Attributes of HTML that hold several addresses, each followed by a width. */
const sizedAttributes: ReadonlySet<string> = new Set(['srcset', 'imagesrcset']);

/** The `<meta>` elements whose content is an address; the content of others is text. */
const addressMetas: ReadonlySet<string> = new Set([
  'og:image',
  'og:url',
  'refresh',
  'twitter:image',
]);

const attributesPattern = String.raw`((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*/?>`;

/** An element whose content is not HTML, with that content; or a tag. */
const elementPattern = new RegExp(
  `<(style|script)${attributesPattern}(.*?)</\\1|<([a-z][a-z0-9-]*)${attributesPattern}`,
  'gis',
);

const attributePattern = /\s([^\s"'>/=]+)="([^"]*)"/g;

/** Addresses in the data for search engines. */
const inData = /"(?:@id|url|image|logo|item|mainEntityOfPage)":"([^"\\]*)"/g;

/** What a stylesheet loads. */
const inCss = /url\(["']?([^"')]*)/g;

/** Values of data that are addresses; in other values, a slash is a character like any other. */
const inJson =
  /"(?:href|src|mp4|av1|dark|portrait|darkPortrait|logo|link|start_url|redirect)":\s*"([^"\\]*)"/g;

/** Lines of texts for search engines and calendars. */
const inText = /^(?:Sitemap|Canonical|URL[^:\n]*):\s*(\S+)/gm;

/** Pages in the lists for search engines. */
const inXml = /<loc>([^<]+)/g;

/** One of the files that are made of pictures, wherever a text names it: see `variantUrl`. */
const pictureFile = new RegExp(String.raw`${picturesUrl}[\w-]+\.\w+`, 'g');

/** In data: a picture that is published as several files, see `variantUrl`. */
const pictureName = /"variants":\{"name":"([^"\\]+)"/g;

/** In which language a text with addresses is written. */
export type AddressedText = 'html' | 'css' | 'json' | 'text' | 'xml';

const listers: Readonly<Record<AddressedText, (text: string) => Iterable<string>>> = {
  html: listInHtml,
  css: (text) => listMatches(text, inCss),
  json: (text) => listMatches(text, inJson),
  // Calendars break long lines.
  text: (text) => listMatches(text.replaceAll(/\r\n[ \t]/g, ''), inText),
  xml: (text) => listMatches(readCharacters(text), inXml),
};

/**
 * Lists the addresses within its own site that a published text asks for or leads to, without what
 * follows "?" and "#". Some are there several times. In texts for visitors, a slash is a character like
 * any other: only what holds addresses is looked at.
 *
 * @param origin the address of the site: `https://lakelight.example`
 */
export function listAddresses(text: string, kind: AddressedText, origin: string): string[] {
  const found: string[] = [];
  for (const address of listers[kind](text)) {
    const own = readOwn(address, origin);
    if (own !== undefined) found.push(own);
  }
  return found;
}

function* listMatches(text: string, pattern: RegExp): Generator<string> {
  for (const [, address = ''] of text.matchAll(pattern)) yield address;
}

function* listInHtml(html: string): Generator<string> {
  for (const match of html.matchAll(elementPattern)) {
    const [, apart, ofApart = '', content = '', name, attributes = ofApart] = match;
    // Most tags hold no address at all.
    if (attributes.includes('/')) yield* listInTag(name ?? apart ?? '', attributes);
    if (apart !== undefined) {
      yield* listMatches(content, apart.toLowerCase() === 'style' ? inCss : inData);
    }
  }
}

function* listInTag(name: string, attributes: string): Generator<string> {
  if (name === 'meta') {
    yield* listInMeta(attributes);
    return;
  }
  // A posted form goes to a program, not to a file of the site.
  if (name === 'form' && / method="post"/i.test(attributes)) return;
  for (const [, attribute = '', written = ''] of attributes.matchAll(attributePattern)) {
    const key = attribute.toLowerCase();
    if (addressAttributes.has(key)) yield readCharacters(written);
    else if (sizedAttributes.has(key)) yield* listCandidates(readCharacters(written));
    else if (key === 'style') yield* listMatches(readCharacters(written), inCss);
  }
}

function* listInMeta(attributes: string): Generator<string> {
  const values = new Map(
    [...attributes.matchAll(attributePattern)].map(([, key = '', value = '']) => [
      key.toLowerCase(),
      readCharacters(value),
    ]),
  );
  const names = ['property', 'name', 'http-equiv'].map((key) => values.get(key) ?? '');
  if (!names.some((name) => addressMetas.has(name.toLowerCase()))) return;
  yield (values.get('content') ?? '').replace(/^\d+;\s*url=/i, '');
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

/** Quotes and ampersands, which are written in another way in HTML and XML. */
function readCharacters(written: string): string {
  return written.replaceAll(/&(?:amp|apos|quot|#x27);/g, (name) => characters[name] ?? name);
}

function readOwn(address: string, origin: string): string | undefined {
  const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (own[0] !== '/' || own[1] === '/') return undefined;
  const end = own.search(/[?#]/);
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
