import { join } from 'node:path';
import { formatProblems } from '../src/config/format-problems';
import { buildSiteFolder } from './build-site';
import { loadConfig } from './load-config';

const projectFolder = join(import.meta.dirname, '..');
const configFile = join(projectFolder, 'site.config.json');
const publicFolder = join(projectFolder, 'public');

async function build(): Promise<boolean> {
  const start = performance.now();
  const { config, problems, text } = loadConfig({ configFile, publicFolder });
  if (problems.length > 0) {
    const color = process.stderr.isTTY && !process.env['NO_COLOR'];
    console.error(formatProblems(problems, { text, file: 'site.config.json', color }));
  }
  if (!config) return false;
  const outFolder = join(projectFolder, 'dist');
  const { pages, rendered } = await buildSiteFolder(config, publicFolder, outFolder);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`dist/: ${pages} pages, ${rendered} rendered anew, in ${seconds} s`);
  return true;
}

try {
  process.exitCode = (await build()) ? 0 : 1;
} catch (error) {
  // What failed is in the message; where in our code, only for those who ask.
  console.error(error instanceof Error && !process.env['DEBUG'] ? error.message : error);
  console.error('Nothing was changed: dist/ is the site of the last good build.');
  process.exitCode = 1;
}
