import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PagePayload } from '../src/payload/payload';
import { projectFolder } from './project-folder';

/** Budgets in bytes after gzip, where sizes are exact. 1 kB = 1000 bytes. */
const budgets = {
  bootScript: 2_500,
  app: 155_000,
  homeHtml: 9_500,
  html: 7_500,
  pageData: 3_100,
};

const folder = join(projectFolder, 'dist');

interface Measure {
  name: string;
  bytes: number;
  budget: number;
}

/** Posts hold whole articles; their payload has no budget. */
function holdsArticle(file: string): boolean {
  const { blocks } = JSON.parse(readFileSync(file, 'utf8')) as PagePayload;
  return blocks.some(({ block }) => block.type === 'article');
}

function measureSite(): Measure[] {
  const scripts = listFiles(join(folder, 'assets'), '.js');
  const boot = scripts.filter((file) => /\/entry-client-[^/]*\.js$/.test(file));
  const [bootFile] = boot;
  if (!bootFile || boot.length > 1)
    throw new Error('Expected exactly one boot script in dist/assets');
  const deferred = scripts.filter((file) => file !== bootFile);
  return [
    { name: 'boot script', bytes: gzipSize(bootFile), budget: budgets.bootScript },
    {
      name: 'app, loaded on demand',
      bytes: deferred.reduce((sum, file) => sum + gzipSize(file), 0),
      budget: budgets.app,
    },
    ...listFiles(folder, '.html').map((file): Measure => {
      const name = relative(folder, file);
      const budget = name === 'index.html' ? budgets.homeHtml : budgets.html;
      return { name, bytes: gzipSize(file), budget };
    }),
    ...listFiles(join(folder, '_data'), '.json').map((file): Measure => {
      const name = relative(folder, file);
      const budget = holdsArticle(file) ? Infinity : budgets.pageData;
      return { name, bytes: gzipSize(file), budget };
    }),
  ];
}

/**
 * The boot script is all that a page loads before it is touched, besides pictures. A stylesheet may
 * stand in the body, where it holds back only what comes after it.
 */
function findBlockingRequests(): string[] {
  return listFiles(folder, '.html').flatMap((file) => {
    const html = readFileSync(file, 'utf8');
    const head = html.slice(0, html.indexOf('<body'));
    const blocking = head.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    const extra = scripts.filter((tag) => !tag.includes('type="module"'));
    const more = scripts.length > 1 ? [`${scripts.length} scripts`] : [];
    return [...blocking, ...extra, ...more].map((what) => `${relative(folder, file)}: ${what}`);
  });
}

function listFiles(root: string, extension: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function gzipSize(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

if (!existsSync(folder)) {
  console.error('There is no built site in dist/. Run: npm run build');
  process.exit(2);
}
const measures = measureSite();
const over = measures.filter(({ bytes, budget }) => bytes > budget);
const blocking = findBlockingRequests();
for (const { name, bytes, budget } of process.argv.includes('--all') ? measures : over) {
  console.log(`${name}: ${bytes} bytes gzipped, budget ${budget}${bytes > budget ? '  OVER' : ''}`);
}
for (const line of blocking) console.log(`blocks the first paint: ${line}`);
console.log(`${measures.length} sizes measured, ${over.length + blocking.length} over budget`);
process.exitCode = over.length + blocking.length > 0 ? 1 : 0;
