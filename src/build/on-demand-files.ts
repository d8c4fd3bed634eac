import { describePlace } from '../check/report/describe-place';
import { writePointer } from '../utils/json';
import { listContents } from '../content/list-references';
import type { SiteConfig } from '../generated/config-types';
import { normalizePath, readStartOfVariants, startOfVariants } from '../payload/page-paths';
import { listAddresses, listPictureNames, type AddressedText } from '../published/list-addresses';
import { copyText } from '../utils/memoize';
import { CommandError } from '../io/command-error';
import type { Content, FileOutput } from './outputs/output';
import type { PicturePlan } from './images/plan-pictures';
import { stripAnchor } from '../content/redirect-targets';

/** So many are enough to see what is wrong. */
const maxListed = 10;

const kinds: Readonly<Record<string, AddressedText>> = {
  'text/html': 'html',
  'text/css': 'css',
  'application/json': 'json',
  'application/manifest+json': 'json',
  'text/plain': 'text',
  'text/calendar': 'text',
  'text/xml': 'xml',
  'application/xml': 'xml',
};

/** What the files of a site ask for, and what is published. Only addresses are kept, each once. */
export class OnDemandFiles {
  /** address → the first one that asks for it */
  private readonly asked = new Map<string, string>();
  private readonly pictures = new Map<string, string>();
  private readonly published = new Set<string>();
  /** how the names of the files begin that were made of pictures */
  private readonly publishedPictures = new Set<string>();

  /** @param origin the address of the site */
  constructor(private readonly origin: string) {}

  /** Something is published under an address. */
  publish(url: string): void {
    this.published.add(url);
    this.publishedPictures.add(readStartOfVariants(url));
  }

  /** A file is published, with this content; what is in pictures and built code is not looked at. */
  publishFile({ url, type }: Pick<FileOutput, 'url' | 'type'>, content: Content): void {
    this.publish(url);
    const kind = kinds[type];
    if (kind && typeof content === 'string') {
      this.ask(listAddresses(content, kind, this.origin), url);
    }
  }

  /** A page is published, with this data. */
  publishPage(path: string, json: string): void {
    this.publish(path);
    this.ask(listAddresses(json, 'json', this.origin), path);
    for (const name of listPictureNames(json)) {
      if (!this.pictures.has(name)) this.pictures.set(copyText(name), path);
    }
  }

  /** @param by the page that asks */
  ask(addresses: readonly string[], by: string): void {
    for (const address of addresses) {
      if (!this.asked.has(address)) this.asked.set(copyText(address), by);
    }
  }

  /**
   * Call when all files of the site are there.
   *
   * @throws CommandError that says which files are asked for and not published, and where in the
   *   config they are named
   */
  assertAllPublished(config: SiteConfig, pictures: PicturePlan['pictures']): void {
    const missing = [...this.asked]
      .filter(([address]) => !this.isPublished(address))
      .concat([...this.pictures].flatMap(([name, by]) => this.listMissingFile(name, by)));
    if (missing.length === 0) return;
    const lines = missing.slice(0, maxListed).map(([address, by]) => {
      return `"${by}" needs "${address}", which is not published${locate(address, config, pictures)}.`;
    });
    const more = missing.length - lines.length;
    if (more > 0) lines.push(`and ${more} more`);
    throw new CommandError(lines.join('\n'));
  }

  private isPublished(address: string): boolean {
    if (this.published.has(address) || this.published.has(normalizePath(address))) return true;
    try {
      return this.published.has(normalizePath(decodeURI(address)));
    } catch {
      return false;
    }
  }

  /** Pages choose among files of several widths, which are all there or none. */
  private listMissingFile(name: string, by: string): [string, string][] {
    const start = startOfVariants({ name });
    return this.publishedPictures.has(start) ? [] : [[start, by]];
  }
}

/** Where the config names the file, or the picture that it would be made of. */
function locate(address: string, config: SiteConfig, pictures: PicturePlan['pictures']): string {
  const [source = address] =
    [...pictures].find(([, { variants }]) => address.startsWith(startOfVariants(variants))) ?? [];
  const { files, links } = listContents(config);
  const named = [...files, ...links].find(
    ({ value, path }) => stripAnchor(value).endsWith(source) && path[0] !== 'media',
  );
  const place = named && (describePlace(config, named.path) ?? writePointer(named.path));
  const known = [
    source === address ? [] : `made of "${source}"`,
    place ? `in ${place}` : [],
  ].flat();
  return known.length > 0 ? ` (${known.join(', ')})` : '';
}
