import { join } from 'node:path';
import { formatProblems } from '../src/config/format-problems';
import { buildSiteFolder } from './build-site';
import { loadConfig } from './load-config';

const projectFolder = join(import.meta.dirname, '..');
const configFile = join(projectFolder, 'site.config.json');
const publicFolder = join(projectFolder, 'public');

const start = performance.now();
const { config, problems, text } = loadConfig({ configFile, publicFolder });
if (problems.length > 0) {
  console.error(
    formatProblems(problems, {
      text,
      file: 'site.config.json',
      color: process.stderr.isTTY && !process.env['NO_COLOR'],
    }),
  );
}
if (config) {
  const { pages, rendered } = await buildSiteFolder(
    config,
    publicFolder,
    join(projectFolder, 'dist'),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`dist/: ${pages} pages, ${rendered} rendered anew, in ${seconds} s`);
} else {
  process.exitCode = 1;
}
