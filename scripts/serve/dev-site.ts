import { readFile } from 'node:fs/promises';
import { formatProblems } from '../../src/config/report/format-problems';
import type { Position } from '../../src/config/problem';
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
  /** the errors alone, for the overlay */
  errors: string;
  firstError?: Position;
}

/** Reads and checks the config, and prepares the pages if it is valid. */
export async function loadDevSite(source: SiteSource): Promise<DevLoad> {
  try {
    return await loadSite(source, []);
  } catch (error) {
    if (error instanceof UnreadablePictures) return loadSite(source, error.files);
    throw error;
  }
}

async function loadSite(source: SiteSource, damagedPictures: readonly string[]): Promise<DevLoad> {
  const { config, meant, problems, text } = loadConfig(source, damagedPictures);
  keepNames(source, meant);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const file = 'site.config.json';
  const color = process.stdout.isTTY && !process.env['NO_COLOR'];
  return {
    report: problems.length > 0 ? formatProblems(problems, { text, file, color }) : '',
    errors: errors.length > 0 ? formatProblems(errors, { text, file, color: false }) : '',
    ...(errors[0] && { firstError: errors[0].range.start }),
    ...(config && { site: await createDevSite(config, source.publicFolder) }),
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
  const redirects = new Map(config.redirects.map(({ from, to }) => [from, toAsciiAddress(to)]));
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
      const redirect = redirects.get(path);
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
