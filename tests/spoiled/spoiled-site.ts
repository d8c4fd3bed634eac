import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attributes } from '../../src/contract/page-contract';
import { htmlFile } from '../../src/payload/page-paths';

/** A copy of a built site, one of whose pages is spoiled. */
export class SpoiledSite {
  readonly #folder: string;
  readonly #path: string;

  /** @param folder does not exist yet; unchanged files are hard links into the built site */
  constructor(built: string, folder: string, path: string) {
    this.#folder = folder;
    this.#path = path;
    for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
      // Without its compressed copies, what is changed is what is served.
      if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
      const source = join(entry.parentPath, entry.name);
      const target = join(folder, source.slice(built.length));
      mkdirSync(dirname(target), { recursive: true });
      linkSync(source, target);
    }
  }

  /** Puts a file in place of the one that is there, which the built site keeps. */
  write(file: string, content: string | Buffer): void {
    const target = join(this.#folder, file);
    rmSync(target, { force: true });
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }

  remove(file: string): void {
    rmSync(join(this.#folder, file));
  }

  /** @throws Error when there is nothing to replace: the site is not what the spoil was written for */
  replace(file: string, what: string | RegExp, by: string): void {
    const text = readFileSync(join(this.#folder, file), 'utf8');
    const changed = text.replaceAll(what, by);
    if (changed === text) throw new Error(`${file} has no ${String(what)}`);
    this.write(file, changed);
  }

  replaceInPage(what: string | RegExp, by: string): void {
    this.replace(htmlFile(this.#path), what, by);
  }

  /** Adds HTML at the end of the main part. It is gone when React takes over. */
  addToPage(html: string): void {
    this.replaceInPage('</main>', `${html}</main>`);
  }

  /** The same, but when React has taken over, so that it stays. */
  addToLivePage(html: string): void {
    this.dropPolicies();
    this.addScript(`new MutationObserver((_, observer) => {
      observer.disconnect();
      document.querySelector('main').insertAdjacentHTML('beforeend', ${JSON.stringify(html)});
    }).observe(document.documentElement, { attributeFilter: ['${attributes.hydrated}'] });`);
  }

  /** What the policies refuse never harms; what is about something else goes past them. */
  dropPolicies(): void {
    this.replace('_headers', /^.*Content-Security-Policy.*\n/gm, '');
  }

  /** Runs a script from the first moment on, which policies permit as a file of the site. */
  addScript(code: string): void {
    this.write('assets/spoil.js', code);
    this.replaceInPage('<head>', '<head><script src="/assets/spoil.js"></script>');
  }
}
