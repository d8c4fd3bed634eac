import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { HostRules } from '../../src/published/hosts/host-rules';
import type { Host } from '../../src/published/hosts/hosts';
import { writeHostFiles } from '../../src/published/hosts/write-host-files';
import { makeTempFolder } from '../make-temp-folder';
import { assertHostTakes } from './host-parsers';

const written: string[] = [];

/** A file that its host would refuse fails the test that wrote it. */
afterEach(async () => {
  for (const site of written.splice(0)) await assertHostTakes(site);
});

/** Writes the files for a host into a site. When the test ends, the host's own code reads them. */
export function writeJudgedFiles(
  host: Host,
  rules: HostRules,
  site = makeTempFolder(),
): ReturnType<typeof writeHostFiles> {
  const files = writeHostFiles(host, rules);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
  written.push(site);
  return files;
}
