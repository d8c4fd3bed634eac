import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSiteFor } from '../hosts/build-site-for';
import { copyProject, hashFiles } from './project-copy';

test('two builds in two folders, with other clocks and languages, are the same to the byte @F21', async () => {
  // One starts with nothing, the other with what an earlier build drew and encoded.
  const builds = [
    {
      shared: [],
      env: { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
    },
    {
      shared: ['drawings', 'fonts', 'pictures'] as const,
      env: { TZ: 'America/Los_Angeles', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' },
    },
  ];
  const [first, second] = await Promise.all(
    builds.map(async ({ shared, env }) => {
      const cwd = copyProject({ shared });
      await buildSiteFor('cloudflare-pages', 'dist', { cwd, env });
      return hashFiles(join(cwd, 'dist'));
    }),
  );
  expect(Object.keys(first ?? {}).length).toBeGreaterThan(100);
  expect(second).toEqual(first);
}, 240_000);
