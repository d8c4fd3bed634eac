import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../../scripts/project-folder';

/** Where the site in dist/ expects its provider, which is the stand-in: `http://127.0.0.1:4180`. */
export const providerOrigin = readOrigin();

function readOrigin(): string {
  const file = join(projectFolder, 'site.config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as {
    providers: { highlevel: { host: string } };
  };
  return `http://${config.providers.highlevel.host}`;
}
