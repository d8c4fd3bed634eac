import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPolicyFaults } from './find-policy-faults';
import { hosts, type Host } from '../../src/published/hosts/hosts';
import { metaPolicyFor } from '../../src/published/hosts/write-host-files';
import { buildSiteFor, standIn } from '../hosts/build-site-for';
import { makeTempFolder } from '../make-temp-folder';

describe('the site of the specification', () => {
  /** Where the policy of a page without frames is, and a file that gives the host none. */
  const places: Record<Host, { frames: string; none?: [file: string, text: string] }> = {
    'cloudflare-pages': { frames: '_headers', none: ['_headers', ''] },
    netlify: { frames: 'about.html', none: ['_headers', ''] },
    vercel: { frames: 'vercel.json', none: ['vercel.json', '{ "headers": [] }'] },
    nginx: { frames: 'nginx-maps.conf', none: ['nginx-server.conf', ''] },
    'github-pages': { frames: 'about.html' },
  };

  // Hosts with the same pages one after the other, in one folder: pages need not be rendered again.
  const site = join(makeTempFolder(), 'site');
  const inOrder = hosts.toSorted((one, other) =>
    metaPolicyFor(one).localeCompare(metaPolicyFor(other)),
  );

  test.each(inOrder)(
    'has no fault on %s, and those that are planted are found',
    async (host) => {
      const { frames, none } = places[host];
      await buildSiteFor(host, site);
      expect(findPolicyFaults(site)).toEqual([]);

      changeFile(site, frames, /frame-src ('|&#x27;)none\1/, `frame-src ${standIn}`);
      expect(findPolicyFaults(site).join('\n')).toContain(
        `frame-src permits ${standIn}, which is not there`,
      );
      changeFile(site, 'terms.html', '</main>', '<iframe src="https://a.example/"></iframe>');
      expect(findPolicyFaults(site)).toContain(
        'terms.html: frame-src does not permit https://a.example/',
      );
      if (!none) return;
      writeFileSync(join(site, none[0]), none[1]);
      // On Netlify, pages themselves still say which frames they permit, but nothing more.
      const fault = host === 'netlify' ? 'script-src permits *' : 'has no policy';
      expect(findPolicyFaults(site).join('\n')).toContain(`contact.html: ${fault}`);
    },
    120_000,
  );
});

function changeFile(folder: string, file: string, from: RegExp | string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(join(folder, file), changed);
}
