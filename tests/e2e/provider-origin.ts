import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the site in dist/ expects its provider, which is the stand-in: `http://127.0.0.1:4180`. */
export const providerOrigin = readOrigin();

function readOrigin(): string {
  const file = join(import.meta.dirname, '../../site.config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as {
    providers: { highlevel: { host: string } };
  };
  return `http://${config.providers.highlevel.host}`;
}
