// @promise No path redirects to another site, on any host or on the local servers
// @promise-of-folder Old URLs redirect in one step on every host, including whole folders, and
// never to a site that the config does not name

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { htmlFile } from '../../src/payload/page-paths';
import type { Host } from '../../src/published/hosts/hosts';
import { countTries } from '../hostile/count-tries';
import { hostilePaths } from '../hostile/hostile-paths';
import { leadsElsewhere } from '../hostile/leads-elsewhere';
import { makeTempFolder } from '../make-temp-folder';
import { sampleRules } from '../published/hosts/sample-rules';
import { modelCloudflare, modelNetlify, modelVercel, type HostModel } from './host-models';
import { writeJudgedFiles } from './write-judged-files';

const origin = 'https://site.example';

/** A site with the files for a host. */
function writeSite(host: Host, rules = sampleRules): string {
  const folder = join(makeTempFolder(), host);
  mkdirSync(folder);
  for (const { path } of rules.pages) writeFileSync(join(folder, htmlFile(path)), '');
  writeJudgedFiles(host, rules, folder);
  return folder;
}

/**
 * Where the host leads browsers, which send an address without dots and with slashes for
 * backslashes.
 */
function listAnswers(model: HostModel): { path: string; location: string | undefined }[] {
  return hostilePaths
    .filter((path) => path.startsWith('/'))
    .map((path) => {
      const { pathname, search } = new URL(origin + path);
      return { path, location: model(pathname, search) };
    });
}

const hosts: [Host, (site: string) => HostModel | Promise<HostModel>][] = [
  ['cloudflare-pages', modelCloudflare],
  ['netlify', modelNetlify],
  ['vercel', modelVercel],
];

test.for(hosts)(
  '%s leads no hostile path to a site of another @A4',
  async ([host, makeModel], { task }) => {
    countTries(task, hostilePaths.length);
    const model = await makeModel(writeSite(host));
    expect(hostilePaths.length).toBeGreaterThan(40);
    const leading = listAnswers(model).filter(({ location }) => leadsElsewhere(location, origin));
    expect(leading).toEqual([]);
    // It leads where the config says.
    expect(model('/old', '')).toBe('/book');
    // On Vercel, the page at this address redirects visitors: see `write-vercel-json.ts`.
    expect(model('/gone', '')).toBe(host === 'vercel' ? undefined : 'https://other.example/a?b=$1');
    expect(model('/news/a/b', '')).toBe('/blog/a/b');
    // What is below a folder that moved can be anything.
    const below = hostilePaths.map((path) => model(new URL(`${origin}/news${path}`).pathname, ''));
    expect(below.filter((location) => leadsElsewhere(location, origin))).toEqual([]);
    expect(below.filter(Boolean).length).toBeGreaterThan(20);
  },
);

test.for(hosts)(
  '%s with a rule that takes over what is asked would be found @A4-control',
  async ([host, make], { task }) => {
    const site = writeSite(host);
    if (host === 'vercel') {
      const redirects = [{ source: '/(.*)', destination: '//$1' }];
      writeFileSync(join(site, 'vercel.json'), JSON.stringify({ cleanUrls: false, redirects }));
    } else {
      writeFileSync(join(site, '_redirects'), '/* /:splat 301\n');
    }
    const leading = listAnswers(await make(site)).filter(({ location }) =>
      leadsElsewhere(location, origin),
    );
    countTries(task, leading.length);
    expect(leading.length).toBeGreaterThan(5);
  },
);
