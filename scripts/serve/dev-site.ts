import { readFile } from 'node:fs/promises';
import {
  followFolder,
  listMovedFolders,
  listMovedPages,
} from '../../src/config/content/moved-folders';
import { describeReports, formatProblems } from '../../src/config/report/format-problems';
import { compileSchema } from '../../src/config/schema/compile-schema';
import type { SiteConfig } from '../../src/generated/config-types';
import { dataUrl, iconSpriteUrl, normalizePath, notFoundPath } from '../../src/payload/page-paths';
import type { PagePayload } from '../../src/payload/payload';
import { createPageRenderer } from '../../src/render/entry-server';
import { renderIconSprite } from '../../src/render/icon-sprite';
import { keepNames } from '../names/keep-names';
import { UnreadablePictures } from '../pictures/plan-pictures';
import { planFile, type FileOutput } from '../plan/output';
import { planSite, type App } from '../plan/plan-site';
import { loadConfig, type SiteSource } from '../read/load-config';
import { toAsciiAddress } from '../../src/published/hosts/ascii-address';
import { readAddress } from './answer-safely';
import { describeSchemaFault, type ShownProblems } from './shown-problems';

/** What the dev server answers with. */
export interface DevAnswer {
  status: number;
  /** media type; Vite completes what is `text/html` */
  type: string;
  body: string | Uint8Array;
  /** where a redirect leads */
  location?: string;
}

/** A site that answers like the built one, without building it. */
export interface DevSite {
  answer: (url: string) => Promise<DevAnswer>;
}

export interface DevLoad {
  /** undefined while the config has errors */
  site?: DevSite;
  /** errors and warnings with code frames, for the terminal; empty when there are none */
  report: string;
  /** the same for the browser */
  shown?: ShownProblems;
}

/** Found once: the dev server loads this module again when a schema has changed. */
const schemaFault = findSchemaFault();

/**
 * Reads and checks the config, and prepares the pages if it is valid.
 *
 * @param reference where the dev server shows the reference, for links in VS Code
 */
export async function loadDevSite(source: SiteSource, reference?: string): Promise<DevLoad> {
  if (schemaFault) return { report: schemaFault.text, shown: schemaFault };
  try {
    return await loadSite(source, [], reference);
  } catch (error) {
    if (error instanceof UnreadablePictures) return loadSite(source, error.files, reference);
    throw error;
  }
}

/** What keeps the schemas from being used: a name that no schema has, a value that does not fit. */
function findSchemaFault(): ShownProblems | undefined {
  try {
    compileSchema('config');
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return describeSchemaFault(
      `Nothing can be checked with the files in schema/: ${error.message}`,
    );
  }
}

async function loadSite(
  source: SiteSource,
  damagedPictures: readonly string[],
  reference: string | undefined,
): Promise<DevLoad> {
  const { config, meant, problems, text } = loadConfig(source, damagedPictures, {
    draftsFor: 'editor',
  });
  keepNames(source, meant, reference);
  const file = 'site.config.json';
  const color = process.stdout.isTTY && !process.env['NO_COLOR'];
  const site = config && { site: await createDevSite(config, source.publicFolder) };
  if (problems.length === 0) return { report: '', ...site };
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const counts = describeReports([{ file, text, problems }]);
  const written = formatProblems(problems, { text, file, color: false });
  return {
    report: formatProblems(problems, { text, file, color }),
    shown: {
      summary: hasErrors ? `${counts}: the site is shown as it was` : counts,
      text: written.slice(0, -counts.length).trimEnd(),
      hasErrors,
    },
    ...site,
  };
}

/** The code as Vite serves it, module by module. */
const app: App = {
  key: 'dev',
  script: '/src/entry-client.ts',
  outputs: [planFile(iconSpriteUrl, renderIconSprite)],
};

async function createDevSite(config: SiteConfig, publicFolder: string): Promise<DevSite> {
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  const files = new Map<string, FileOutput>();
  const pages = new Map<string, PagePayload>();
  for (const output of plan.outputs()) {
    if ('page' in output) {
      const { page, json } = output;
      pages.set(page.path, page);
      files.set(
        dataUrl(page.path),
        planFile(dataUrl(page.path), () => json),
      );
    } else {
      files.set(output.url, output);
    }
  }
  const movedFolders = listMovedFolders(config.redirects);
  const redirects = new Map(
    listMovedPages(config.redirects).map(({ from, to }) => [from, toAsciiAddress(to)]),
  );
  const renderPage = createPageRenderer(plan.site, plan.rendering);
  const stylesheets = new Map<string, string>();

  function showPage(page: PagePayload, status: number): DevAnswer {
    const { html, stylesheet } = renderPage(page);
    stylesheets.set(stylesheet.url, stylesheet.css);
    return { status, type: 'text/html', body: html };
  }

  return {
    async answer(url) {
      const path = normalizePath(decodeURI(readAddress(url).pathname));
      const redirect = redirects.get(path) ?? followFolder(path, movedFolders);
      if (redirect) return { status: 302, type: 'text/html', body: '', location: redirect };
      const page = pages.get(path);
      if (page) return showPage(page, 200);
      const file = files.get(path);
      if (file) return { status: 200, type: file.type, body: await readContent(file) };
      const css = stylesheets.get(path);
      if (css !== undefined) return { status: 200, type: 'text/css', body: css };
      if (path.startsWith('/_data/'))
        return { status: 404, type: 'application/json', body: 'null' };
      const notFound = pages.get(notFoundPath);
      return notFound ? showPage(notFound, 404) : { status: 404, type: 'text/html', body: '' };
    },
  };
}

async function readContent({ make }: FileOutput): Promise<string | Uint8Array> {
  const content = await make();
  if (typeof content === 'string' || content instanceof Uint8Array) return content;
  return readFile(content.path);
}
