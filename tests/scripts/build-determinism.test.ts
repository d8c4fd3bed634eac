import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSiteFor } from '../hosts/build-site-for';
import { copyProject, hashFiles } from './project-copy';

test('two builds in two folders, with other clocks and languages, are the same to the byte @F21', async () => {
  // One starts with nothing, the other with the code and pictures of an earlier build.
  const builds = [
    {
      sharesCaches: false,
      env: { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
    },
    {
      sharesCaches: true,
      env: { TZ: 'America/Los_Angeles', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' },
    },
  ];
  const [first, second] = await Promise.all(
    builds.map(async ({ sharesCaches, env }) => {
      const cwd = copyProject({ sharesCaches });
      await buildSiteFor('cloudflare-pages', 'dist', { cwd, env });
      return hashFiles(join(cwd, 'dist'));
    }),
  );
  expect(Object.keys(first ?? {}).length).toBeGreaterThan(100);
  expect(second).toEqual(first);
}, 240_000);
