// @promise Vercel and Netlify accept the files of the build for any redirect target, and visitors
// arrive at exactly that URL (judged by the hosts’ own code)

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { expect, test } from 'vitest';
import { checkLink } from '../../src/content/html/check-link';
import { buildHostRules } from '../../src/published/hosts/host-rules';
import type { Host } from '../../src/published/hosts/hosts';
import { makeTempFolder } from '../make-temp-folder';
import { samplePages } from '../published/hosts/sample-rules';
import { modelCloudflare, modelNetlify, modelVercel, type HostModel } from './host-models';
import { writeJudgedFiles } from './write-judged-files';

const hosts: [Host, (site: string) => HostModel | Promise<HostModel>][] = [
  ['cloudflare-pages', modelCloudflare],
  ['netlify', modelNetlify],
  ['vercel', modelVercel],
];

/** Addresses that Vercel would refuse, or change. */
const unwritable = [
  'https://en.wikipedia.org/wiki/Special:Search',
  'https://en.wikipedia.org/wiki/Foo_(bar)',
  'https://other.example/?q=:id',
  '/about?x=:y',
  'https://maps.google.com/?q=36.5,-86.5&z=(3)',
  'https://other.example/:splat',
  'https://other.example/a?b=$1',
  'https://other.example/a?b=%3Aid&c=%28d%29',
];

/** Addresses with characters that hosts read as patterns, comments or parts of a line. */
const targets = [
  ...unwritable,
  'https://other.example:8443/a#b',
  'https://other.example/a?b&c=d+e%20f',
  'https://other.example/*',
  'https://other.example/a//b',
  'https://other.example/{a}?{b}=*+?',
  'https://other.example/%E6%97%A5?q=%FF',
  'https://other.example/日本?q=ü#é',
  'https://user:pass@other.example/',
  '/about#top',
  'HTTPS://other.example',
];

/** Writes a site that redirects `/old-0`, `/old-1` … to these addresses. */
function writeSite(host: Host, addresses: readonly string[]): string {
  const site = join(makeTempFolder(), host);
  mkdirSync(site);
  const redirects = addresses.map((to, number) => ({ from: `/old-${number}`, to }));
  const rules = buildHostRules({ redirects }, samplePages, []);
  writeJudgedFiles(host, rules, site);
  return site;
}

/** Where visitors arrive: the page at the old address redirects them if the host does not. */
async function followAll(
  site: string,
  makeModel: (typeof hosts)[number][1],
  addresses: readonly string[],
): Promise<{ locations: string[]; byPage: string[] }> {
  const model = await makeModel(site);
  const found = addresses.map((to, number) => ({ to, location: model(`/old-${number}`, '') }));
  return {
    locations: found.map(({ to, location = to }) => new URL(location, 'https://site.example').href),
    byPage: found.filter(({ location }) => location === undefined).map(({ to }) => to),
  };
}

function resolveAll(addresses: readonly string[]): string[] {
  return addresses.map((to) => new URL(to, 'https://site.example').href);
}

test.for(hosts)(
  '%s takes every target and redirects visitors exactly there',
  async ([host, make]) => {
    const { locations, byPage } = await followAll(writeSite(host, targets), make, targets);
    expect(locations).toEqual(resolveAll(targets));
    expect(byPage).toEqual(host === 'vercel' ? unwritable : []);
  },
);

const pieces =
  ': ( ) $ $1 %3A %28 % * + ? # & = / { } [ ] ! ; , @ " \' < | ^ ~ . .. a id splat 301';
const link = record({
  start: constantFrom('/', '/a', 'https://other.example', 'https://other.example/'),
  rest: array(constantFrom(...pieces.split(' '))),
})
  .map(({ start, rest }) => start + rest.join(''))
  .filter((to) => checkLink(to) === undefined && URL.canParse(to, 'https://site.example'));

test.for(hosts)('%s takes every link that the check accepts', async ([host, make]) => {
  await assert(
    asyncProperty(array(link, { minLength: 30, maxLength: 30 }), async (addresses) => {
      const { locations } = await followAll(writeSite(host, addresses), make, addresses);
      expect(locations).toEqual(resolveAll(addresses));
    }),
    { numRuns: 20 },
  );
});
