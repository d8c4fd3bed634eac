import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSiteFor } from '../hosts/build-site-for';
import { copyProject, hashFiles } from './project-copy';

test('two builds in two folders, with other clocks and languages, are the same to the byte @F21', async () => {
  const environments = [
    { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
    { TZ: 'America/Los_Angeles', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' },
  ];
  const [first, second] = await Promise.all(
    environments.map(async (env) => {
      const cwd = copyProject();
      await buildSiteFor('cloudflare-pages', 'dist', { cwd, env });
      return hashFiles(join(cwd, 'dist'));
    }),
  );
  expect(Object.keys(first ?? {}).length).toBeGreaterThan(100);
  expect(second).toEqual(first);
}, 400_000);
