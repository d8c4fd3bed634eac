import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataUrl, htmlFile } from '../payload/page-paths';
import { readChecksummed, writeChecksummed } from '../io/cache/checksummed-files.mjs';
import { projectFolder } from '../io/project-folder';
import { copyText } from '../utils/memoize';
import { digestFiles } from './digest-files';
import { encodings } from './compress-files';

/** Gives names the position in a list that each of them is in once. */
class NamePositions {
  private readonly known = new Map<string, number>();

  /** The position of a name, which comes last when it is new. */
  find(name: string): number {
    const position = this.known.get(name) ?? this.known.size;
    this.known.set(name, position);
    return position;
  }

  list(): string[] {
    return [...this.known.keys()];
  }
}

/** Where builds keep what is known of the pages that they wrote. */
export const pageCacheFolder = join(projectFolder, 'node_modules/.cache/pages');

/** The styles of a rendered page. */
export interface PageStyleNames {
  /** address of the stylesheet that the page links */
  stylesheet: string;
  /** hashes of its `<style>` elements, as `sha256-…` */
  styleHashes: string[];
}

/** What is known of a page that was rendered and written. */
export interface WrittenPage extends PageStyleNames {
  /** see `listPagePictures` */
  pictures: readonly string[];
  /** of its HTML and its payload, see `digestFiles` */
  digest: string;
  /** of its stylesheet; undefined when another page has brought that */
  stylesheetDigest: string | undefined;
}

interface CachedPage {
  /** hash of everything the page was rendered from */
  key: string;
  digest: string;
  styles: PageStyleNames;
  /** as in `WrittenPage` */
  pictures: readonly string[];
}

/** A page as it is kept: what many pages have is in a list, and they have its position there. */
interface KeptPage extends Pick<CachedPage, 'key' | 'digest'> {
  pictures: readonly number[];
  styles: number;
}

/** The file of the cache. */
type KeptSite = readonly [
  pages: readonly [path: string, page: KeptPage][],
  stylesheets: readonly [url: string, digest: string][],
  pictures: readonly string[],
  styles: readonly string[],
];

/** What a build wrote. */
interface WrittenSite {
  pages: Map<string, CachedPage>;
  /** the digest of each stylesheet, by its address */
  stylesheets: Map<string, string>;
}

/**
 * Remembers what each page of the last build was rendered from, and what was written. Pages that would
 * come out the same are taken from the old site, as links to its files, if these are as they were
 * written.
 */
export class PageCache {
  private readonly old: WrittenSite;
  private readonly next: WrittenSite = { pages: new Map(), stylesheets: new Map() };
  private readonly keys = new Map<string, string>();
  /** each address of a picture once, however many pages ask for it */
  private readonly pictures = new Map<string, string>();
  /** the same of their styles, see `nameStyles` */
  private readonly styles = new Map<string, PageStyleNames>();
  /** folders that are there */
  private readonly made = new Set<string>();
  private readonly file: string;
  private readonly folder: string;
  private readonly salt: string;

  /**
   * @param folder the published site of the last build
   * @param salt what all pages depend on: the code and the shared content
   * @param hasCopies files have compressed copies beside them
   */
  constructor(
    cacheFolder: string,
    folder: string,
    salt: string,
    private readonly hasCopies = false,
  ) {
    const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
    this.file = join(cacheFolder, name);
    this.folder = folder;
    this.salt = salt;
    this.old = readList(this.file);
  }

  /** Links the files of an unchanged page into `staging`. False when it must be rendered. */
  reuse(path: string, payload: string, staging: string): boolean {
    const key = createHash('sha256').update(this.salt).update(payload).digest('base64');
    this.keys.set(path, key);
    const cached = this.old.pages.get(path);
    if (cached?.key !== key) return false;
    const { digest } = cached;
    const { stylesheet } = cached.styles;
    const stylesheetDigest = this.old.stylesheets.get(stylesheet);
    const files = [htmlFile(path), dataUrl(path).slice(1)].flatMap((file) => this.listWith(file));
    // Another page may have brought it, and then the disk need not be asked.
    const isStyled = this.next.stylesheets.has(stylesheet) || existsSync(join(staging, stylesheet));
    const styles = isStyled ? [] : this.listWith(stylesheet);
    const isWhole =
      this.isAsWritten(files, digest) && (isStyled || this.isAsWritten(styles, stylesheetDigest));
    if (!isWhole || !this.link([...files, ...styles], staging)) return false;
    this.next.pages.set(path, cached);
    if (stylesheetDigest !== undefined) this.next.stylesheets.set(stylesheet, stylesheetDigest);
    return true;
  }

  /** A file and its copies, in the order in which they were written. */
  private listWith(file: string): string[] {
    return [file, ...(this.hasCopies ? encodings.map(({ ending }) => file + ending) : [])];
  }

  private isAsWritten(files: readonly string[], digest: string | undefined): boolean {
    try {
      return digestFiles(files.map((file) => readFileSync(join(this.folder, file)))) === digest;
    } catch {
      // One is gone.
      return false;
    }
  }

  /** All or none. Written over a link, a page would change the site that visitors see. */
  private link(files: readonly string[], staging: string): boolean {
    const linked: string[] = [];
    try {
      for (const file of files) {
        const target = join(staging, file);
        this.makeFolder(dirname(target));
        linkSync(join(this.folder, file), target);
        linked.push(file);
      }
      return true;
    } catch {
      // Something is in the way, or the disk knows no links.
      for (const file of linked) rmSync(join(staging, file));
      return false;
    }
  }

  private makeFolder(folder: string): void {
    if (this.made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.made.add(folder);
  }

  /** Call when a page has been rendered. */
  addRendered(path: string, written: WrittenPage): void {
    const { digest, stylesheet, stylesheetDigest } = written;
    const key = this.keys.get(path) ?? '';
    const pictures = written.pictures.map((url) => this.keepPicture(url));
    this.next.pages.set(path, { key, digest, pictures, styles: this.keepStyles(written) });
    if (stylesheetDigest !== undefined) this.next.stylesheets.set(stylesheet, stylesheetDigest);
  }

  private keepStyles({ stylesheet, styleHashes }: PageStyleNames): PageStyleNames {
    const name = nameStyles({ stylesheet, styleHashes });
    const kept = this.styles.get(name) ?? readStyles(name);
    this.styles.set(name, kept);
    return kept;
  }

  private keepPicture(url: string): string {
    const kept = this.pictures.get(url) ?? copyText(url);
    this.pictures.set(kept, kept);
    return kept;
  }

  /** The styles of a page that was reused or rendered. */
  stylesOf(path: string): PageStyleNames {
    return this.next.pages.get(path)?.styles ?? { stylesheet: '', styleHashes: [] };
  }

  /** The pictures of a page that was reused or rendered. */
  picturesOf(path: string): readonly string[] {
    return this.next.pages.get(path)?.pictures ?? [];
  }

  /**
   * Call when the new site is whole, before it is put in place: the next build may begin right after.
   * Should it never get there, its files are known by their digests not to be those of the old site.
   */
  save(): void {
    // Several workers render pages, in any order; the list is the same after each build.
    const pictures = new NamePositions();
    const styles = new NamePositions();
    const pages = sortByName(this.next.pages).map(([path, page]): [string, KeptPage] => [
      path,
      {
        ...page,
        pictures: page.pictures.map((url) => pictures.find(url)),
        styles: styles.find(nameStyles(page.styles)),
      },
    ]);
    const stylesheets = sortByName(this.next.stylesheets);
    const site: KeptSite = [pages, stylesheets, pictures.list(), styles.list()];
    writeChecksummed(this.file, Buffer.from(JSON.stringify(site)));
  }
}

function sortByName<T>(map: ReadonlyMap<string, T>): [name: string, T][] {
  return [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Styles as one text: the names of the same are the same. */
function nameStyles({ stylesheet, styleHashes }: PageStyleNames): string {
  return [stylesheet, ...styleHashes].join(' ');
}

function readStyles(name: string): PageStyleNames {
  const [stylesheet = '', ...styleHashes] = name.split(' ');
  return { stylesheet, styleHashes };
}

function readList(file: string): WrittenSite {
  const json = readChecksummed(file)?.toString('utf8') ?? '[]';
  const [kept = [], stylesheets, urls = [], names] = JSON.parse(json) as Partial<KeptSite>;
  // From before styles were kept once: all pages are rendered again.
  if (names === undefined) return { pages: new Map(), stylesheets: new Map() };
  const allStyles = names.map(readStyles);
  const pages = kept.flatMap(([path, page]): [string, CachedPage][] => {
    const pictures = page.pictures.flatMap((position) => urls[position] ?? []);
    const styles = allStyles[page.styles];
    return styles ? [[path, { ...page, pictures, styles }]] : [];
  });
  return { pages: new Map(pages), stylesheets: new Map(stylesheets) };
}
