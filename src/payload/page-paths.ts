import { slugify } from '../utils/slugify';

/** The path of the page that answers every address which does not exist. */
export const notFoundPath = '/404';

/** Where the content of the shell is served: see `SitePayload`. */
export const siteDataUrl = '/_site.json';

/** `/about/` → `/about`; `/` stays. Static hosts answer both. */
export function normalizePath(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Where the payload of a page is served: `/` → `/_data/index.json`, `/a/b` → `/_data/a/b.json`. */
export function dataUrl(path: string): string {
  return path === '/' ? '/_data/index.json' : `/_data${path}.json`;
}

/** The file of a page, relative to `dist/`: `/` → `index.html`, `/a/b` → `a/b.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * The calendar file of an event, named after its day and title: that name stays when it is saved. A
 * title in another alphabet is told from others by a number. Each language has its own, below its base.
 */
export function calendarUrl({ start, title }: { start: string; title: string }): string {
  return `/_calendar/${start}-${slugify(title)}.ics`;
}

/** The calendar file of an event that is an entry, below the base of a language. */
export function eventCalendarUrl(id: string): string {
  return `/_calendar/event-${id}.ics`;
}

/** The calendar of all events that everybody may know of, below the base of a language. */
export const allEventsUrl = '/_calendar/all.ics';

/** The file with the contact of a person, named after whom it is about; below the base of a language. */
export function contactUrl({ name, title = '' }: { name: string; title?: string }): string {
  return `/_contact/${slugify(`${name} ${title}`)}.vcf`;
}

/** The drawing that stands for a counselor without a photo, for light or dark pages. */
export function portraitUrl(id: string, scheme: 'light' | 'dark'): string {
  return `${portraitsUrl}${scheme}/${id}.svg`;
}

const portraitsUrl = '/_portraits/';

/** Tells whether a picture is such a drawing. */
export function isDrawnPortrait({ src = '' }: { src?: string | undefined }): boolean {
  return src.startsWith(portraitsUrl);
}

/** Where those who find a weakness look for whom to tell: RFC 9116. */
export const securityTextUrl = '/.well-known/security.txt';

/** Where all drawings are served, each under its name: `/icons.svg#heart`. */
export const iconSpriteUrl = '/icons.svg';

/** Where the files are served that are made of pictures. */
export const picturesUrl = '/assets/pictures/';

/** How the addresses of all files begin that are made of a picture: they change with its content. */
export function startOfVariants({ name }: { name: string }): string {
  return `${picturesUrl}${name}-`;
}

/** The same of one of these addresses. */
export function readStartOfVariants(url: string): string {
  return url.replace(/\d+\.\w+$/, '');
}

/** The address of one of the files that are made of a picture. */
export function variantUrl(variants: { name: string }, width: number, format: string): string {
  return `${startOfVariants(variants)}${width}.${format}`;
}

/** The place in the footer that the header leads to. */
export const crisisId = 'crisis';

/** The id of a block on its page: its anchor or, without one, its place. */
export function writeBlockId(anchor: string | undefined, index: number): string {
  return anchor ?? `block-${index + 1}`;
}

/**
 * The id of a part of a block: `writePartId('hours', 'title')` → `hours_title`. No anchor that an
 * editor gives to a block holds an underscore, so the two are never the same.
 */
export function writePartId(block: string, part: string | number): string {
  return `${block}_${part}`;
}
