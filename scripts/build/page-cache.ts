import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { dataUrl, htmlFile } from '../../src/payload/page-paths';

/** The styles of a rendered page. */
export interface PageStyleNames {
  /** address of the stylesheet that the page links */
  stylesheet: string;
  /** hashes of its `<style>` elements, as `sha256-…` */
  styleHashes: string[];
}

interface CachedPage extends PageStyleNames {
  /** hash of everything the page was rendered from */
  key: string;
  /** says whether the file is still the one that was written */
  modified: number;
}

/**
 * Remembers what each page of the last build was rendered from. Pages that would come out the same
 * are taken from the old site, as links to its files.
 */
export class PageCache {
  private readonly old: Map<string, CachedPage>;
  private readonly keys = new Map<string, string>();
  private readonly styles = new Map<string, PageStyleNames>();
  private readonly file: string;
  private readonly folder: string;
  private readonly salt: string;

  /**
   * @param folder the published site of the last build
   * @param salt what all pages depend on: the code and the shared content
   */
  constructor(cacheFolder: string, folder: string, salt: string) {
    const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
    this.file = join(cacheFolder, `${name}.json`);
    this.folder = folder;
    this.salt = salt;
    this.old = readCache(this.file);
  }

  /** Links the files of an unchanged page into `staging`. False when it must be rendered. */
  reuse(path: string, payload: string, staging: string): boolean {
    const key = createHash('sha256').update(this.salt).update(payload).digest('base64');
    this.keys.set(path, key);
    const cached = this.old.get(path);
    if (cached?.key !== key) return false;
    const linked: string[] = [];
    try {
      if (statSync(join(this.folder, htmlFile(path))).mtimeMs !== cached.modified) return false;
      for (const file of listFiles(path, cached.stylesheet)) {
        // Pages share stylesheets. Nothing else may be where this page belongs: linking would fail.
        if (file.startsWith(cached.stylesheet) && existsSync(join(staging, file))) continue;
        mkdirSync(dirname(join(staging, file)), { recursive: true });
        linkSync(join(this.folder, file), join(staging, file));
        linked.push(file);
      }
      this.styles.set(path, cached);
      return true;
    } catch {
      // A file is gone, in the way or cannot be linked: the page is rendered again. Written over a link, it would
      // change the site that visitors see.
      for (const file of linked) rmSync(join(staging, file));
      return false;
    }
  }

  /** Call when a page has been rendered. */
  addRendered(path: string, styles: PageStyleNames): void {
    this.styles.set(path, styles);
  }

  /** The styles of a page that was reused or rendered. */
  stylesOf(path: string): PageStyleNames {
    return this.styles.get(path) ?? { stylesheet: '', styleHashes: [] };
  }

  /**
   * Call when the new site is whole, before it is put in place: the next build may begin right after.
   * Should it never get there, its files are known by their times not to be those of the old site.
   */
  save(staging: string): void {
    const pages = [...this.keys].map(([path, key]): [string, CachedPage] => [
      path,
      {
        key,
        modified: statSync(join(staging, htmlFile(path))).mtimeMs,
        stylesheet: this.stylesOf(path).stylesheet,
        styleHashes: this.stylesOf(path).styleHashes,
      },
    ]);
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(pages));
  }
}

function listFiles(path: string, stylesheet: string): string[] {
  return [htmlFile(path), dataUrl(path).slice(1), stylesheet].flatMap((file) => [
    file,
    `${file}.gz`,
    `${file}.br`,
  ]);
}

function readCache(file: string): Map<string, CachedPage> {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, CachedPage][]);
  } catch {
    return new Map();
  }
}
