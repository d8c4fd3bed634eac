import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAddressFinder } from '../../src/config/content/entry-pages';
import type { SiteConfig } from '../../src/generated/config-types';
import { benchSite } from './bench-site';
import { DevServer, type Waiting } from './dev-process';
import { makeLargeConfig } from './make-large-config';
import { removeFeatures } from './vary-features';
import { removeAtEnd } from '../commands/at-end';
import { progress } from '../commands/progress';
import { projectFolder } from '../project-folder';

/** What the dev server needs of the project. */
const sources = [
  '.oxfmtrc.json',
  'docs',
  'package.json',
  'schema',
  'scripts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Measures the dev server with so many posts more: from the command to the first page, and from saving a
 * post or a label to its page. What a browser does with the page is not in it.
 *
 * @returns the lines of a Markdown table
 */
export async function measureDev(config: SiteConfig, postCount: number): Promise<string[]> {
  const large = makeLargeConfig(config, postCount);
  const post = large.entities.posts.at(-1);
  const page = post && createAddressFinder(large)('post', post);
  if (!post || page === undefined) throw new Error('The measured site has no pages of posts.');
  const folder = copyProject();
  const save = (): void => {
    const text = JSON.stringify(removeFeatures(large), null, 2);
    writeFileSync(join(folder, 'site.config.json'), text);
  };
  save();
  progress.begin('starting the dev server');
  // The first one finds the packages of the app, and keeps what it made of them.
  await (await DevServer.start(folder)).stop();
  const server = await DevServer.start(folder);
  const rows = [writeRow('the command to the first page', server.started)];
  try {
    await server.waitFor(page, '');
    for (const number of [1, 2, 3]) {
      const word = `Saved${number}`;
      post.content += `<p>${word}</p>`;
      save();
      // One save after the other, as somebody edits.
      // oxlint-disable-next-line no-await-in-loop
      rows.push(writeRow(`saving a post, ${number}`, await server.waitFor(page, word)));
    }
    large.site.name = 'Another Practice';
    save();
    rows.push(writeRow('saving a name', await server.waitFor(page, large.site.name)));
  } finally {
    await server.stop();
  }
  return [
    `The dev server with ${postCount} posts more, to the answer with the page:`,
    '',
    '| from | ms | s of the processor |',
    '|---|---|---|',
    ...rows,
  ];
}

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-dev-'));
  removeAtEnd(folder);
  for (const name of sources) {
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
  }
  cpSync(benchSite.publicFolder, join(folder, 'public'), { recursive: true });
  // Its caches are its own.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(projectFolder, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(join(projectFolder, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

function writeRow(name: string, { ms, cpuSeconds }: Waiting): string {
  const cells = [name, ms.toFixed(0), Number.isNaN(cpuSeconds) ? '' : cpuSeconds.toFixed(1)];
  return `| ${cells.join(' | ')} |`;
}
