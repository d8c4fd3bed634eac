import { expect, test } from 'vitest';
import { findReplaced } from './find-replaced';
import { listPublicFiles } from '../../src/io/public-files';
import { checkConfig } from '../../src/check/check-config';
import type { SiteConfig } from '../../src/generated/config-types';
import { countTries } from '../hostile/count-tries';
import { readTestSite } from '../sites/read-site';

const { text, publicFolder } = readTestSite('two-languages');

/** The site in both languages, past the check. */
function readSite(): [SiteConfig, SiteConfig] {
  const { config, translations = [] } = checkConfig(text, listPublicFiles(publicFolder));
  const [spanish] = translations;
  if (!config || !spanish) throw new Error('The site is not valid.');
  return structuredClone([config, spanish.config]);
}

test('what the check would have to refuse is seen: the control @A12-control', ({ task }) => {
  expect(findReplaced(readSite())).toEqual([]);
  const takeovers = [
    ['redirect', '/404', '404.html'],
    ['redirect', '/es/404', 'es/404.html'],
    ['redirect', '/es', 'es.html'],
    ['redirect', '/index', 'index.html'],
    ['redirect', '/counselors/in/texas', 'counselors/in/texas.html'],
    ['page', '/es', 'es.html'],
    ['page', '/es/404', 'es/404.html'],
    ['page', '/es/consejeras', 'es/consejeras.html'],
  ] as const;
  countTries(task, takeovers.length);
  for (const [what, address, file] of takeovers) {
    const [main, spanish] = readSite();
    const [, , , page] = main.routes;
    if (what === 'redirect') main.redirects.push({ from: address, to: '/contact' });
    else if (page) main.routes.push({ ...page, path: address });
    expect([address, findReplaced([main, spanish])]).toEqual([address, [file]]);
  }
});
