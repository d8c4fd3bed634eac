import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { docsPath } from '../docs/docs-address';
import { readMediaType } from '../plan/output';
import { readAddress } from './answer-safely';
import type { SiteCode } from './site-code';

/** The reference for editors as schemas, config and code are now. */
export class LiveDocs {
  /** path → content; missing after a change, until somebody asks */
  private files: Promise<Map<string, string>> | undefined;

  constructor(
    private readonly server: ViteDevServer,
    private readonly code: SiteCode,
  ) {}

  /** From now on, what was loaded is out of date. */
  markChanged(): void {
    this.files = undefined;
  }

  /** @param url below `docsPath` */
  async respond(url: string, response: ServerResponse): Promise<void> {
    this.files ??= this.read();
    const file = readAddress(url).pathname.slice(docsPath.length) || 'index.html';
    const text = (await this.files).get(file);
    const isPage = !/\.(?:css|js)$/.test(file);
    response.statusCode = text === undefined ? 404 : 200;
    response.setHeader(
      'Content-Type',
      `${isPage ? 'text/html' : readMediaType(file)}; charset=utf-8`,
    );
    // With Vite's client, so that the page follows the schemas.
    response.end(
      text !== undefined && isPage ? await this.server.transformIndexHtml(url, text) : text,
    );
  }

  private async read(): Promise<Map<string, string>> {
    const { loadDocs } = await this.code.load('docs/load-docs');
    return loadDocs(this.server.config.root);
  }
}
