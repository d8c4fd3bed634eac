import { buildTestSite } from '../tests/sites/build-test-site';
import { readTestSite } from '../tests/sites/read-site';
import { findBlockingRequests, measureSite, type Measure } from './budgets/measure-site';

/**
 * What the engine may weigh, in bytes after gzip, measured on a site that nobody edits. What an
 * editor writes is weighed by `npm run check:site`. 1 kB = 1000 bytes.
 */
const budgets: Record<Measure['kind'], number> = {
  bootScript: 2_500,
  app: 155_000,
  homeHtml: 9_500,
  html: 7_500,
  pageData: 3_100,
  postData: Infinity,
};

const site = readTestSite('specification');
const folder = site.builtFolder;
await buildTestSite(site, folder);
const measures = measureSite(folder);
const over = measures.filter(({ bytes, kind }) => bytes > budgets[kind]);
const blocking = findBlockingRequests(folder);
for (const { name, bytes, kind } of process.argv.includes('--all') ? measures : over) {
  const mark = bytes > budgets[kind] ? '  OVER' : '';
  console.log(`${name}: ${bytes} bytes gzipped, budget ${budgets[kind]}${mark}`);
}
for (const line of blocking) console.log(`blocks the first paint: ${line}`);
console.log(`${measures.length} sizes measured, ${over.length + blocking.length} over budget`);
process.exitCode = over.length + blocking.length > 0 ? 1 : 0;
