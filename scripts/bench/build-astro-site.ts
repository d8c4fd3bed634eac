import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { progress } from '../../src/io/progress';
import { installPeer } from './install-peer';

export const astroVersion = '7.3.5';

const run = promisify(execFile);

/** What this engine adds to a page for its own ways of loading; Astro preloads typefaces in the same way. */
const ownElements =
  /<style[^>]*>[^<]*<\/style>|<script type="module"[^>]*><\/script>|<link rel="(?:stylesheet|expect)"[^>]*>|<link rel="preload"(?![^>]*as="font")[^>]*>/g;

/**
 * Builds pages of a built site once more, with Astro and its defaults: the same elements, texts,
 * images, typefaces and styles, without script.
 *
 * @param built the folder of the site, built for a host that sends the policies
 * @param names of pages, as their files are called: `index`, `privacy`
 * @returns the folder of what Astro built
 */
export async function buildAstroSite(built: string, names: readonly string[]): Promise<string> {
  const peer = await installPeer('astro', astroVersion);
  progress.begin('building with Astro');
  const root = join(peer, 'site');
  rmSync(root, { recursive: true, force: true });
  for (const folder of ['pages', 'parts'])
    mkdirSync(join(root, 'src', folder), { recursive: true });
  for (const name of names) writePage(built, root, name);
  for (const folder of ['assets', 'images', 'logo.svg', 'icons', 'icons.svg']) {
    cpSync(join(built, folder), join(root, 'public', folder), { recursive: true });
  }
  const script = join(root, 'build.mjs');
  writeFileSync(
    script,
    `import { build } from 'astro';
await build({ root: ${JSON.stringify(root)}, logLevel: 'error', build: { format: 'file' } });
`,
  );
  // Its command refuses Node 20, its function does not.
  await run(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return join(root, 'dist');
}

function writePage(built: string, root: string, name: string): void {
  const html = readFileSync(join(built, `${name}.html`), 'utf8');
  const [, attributes = '', head = '', body = ''] =
    /<html([^>]*)><head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? [];
  const parts = { 'head.html': head, 'body.html': body };
  for (const [file, part] of Object.entries(parts)) {
    writeFileSync(join(root, 'src/parts', `${name}-${file}`), part.replaceAll(ownElements, ''));
  }
  writeFileSync(join(root, 'src/parts', `${name}.css`), collectStyles(built, html));
  writeFileSync(
    join(root, 'src/pages', `${name}.astro`),
    `---
import '../parts/${name}.css';
import head from '../parts/${name}-head.html?raw';
import body from '../parts/${name}-body.html?raw';
---
<!doctype html><html${attributes}><head><Fragment set:html={head} /></head><body><Fragment set:html={body} /></body></html>
`,
  );
}

function collectStyles(built: string, html: string): string {
  const found = html.matchAll(
    /<style[^>]*>([^<]*)<\/style>|<link rel="stylesheet" href="([^"]*)"/g,
  );
  return Array.from(
    found,
    ([, css, href]) => css ?? readFileSync(join(built, href ?? ''), 'utf8'),
  ).join('\n');
}
