import { expect, test } from 'vitest';
import { listDependencies, readLockedPackages } from '../../scripts/package/list-packages';
import { writeSiteLock, type LockedPackages } from '../../scripts/package/write-site-lock';

const site = { name: 'practice', dependencies: { pagewright: '^1.0.0' } };

/** The packages in the lock file of a site whose engine needs these. */
function lock(locked: LockedPackages, dependencies: Record<string, string>): LockedPackages {
  const text = writeSiteLock(locked, site, { version: '1.0.0', dependencies });
  return (JSON.parse(text) as { packages: LockedPackages }).packages;
}

test('a site gets the packages that the engine needs, nested where two versions are needed', () => {
  const locked = {
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0', '@c/d': '^1.0.0' } },
    'node_modules/a/node_modules/b': { version: '1.5.0', dependencies: { e: '^1.0.0' } },
    'node_modules/b': { version: '2.0.0', dependencies: { unused: '^1.0.0' } },
    'node_modules/@c/d': { version: '1.0.0' },
    'node_modules/@c/d/node_modules/e': { version: '9.0.0' },
    'node_modules/e': { version: '1.0.0', dependencies: { a: '^1.0.0' } },
    'node_modules/unused': { version: '1.0.0' },
  };
  expect(Object.keys(lock(locked, { a: '1.0.0' }))).toEqual([
    '',
    'node_modules/@c/d',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/e',
    'node_modules/pagewright',
  ]);
});

test('a package is optional in a site only if the engine works without it', () => {
  const locked = {
    'node_modules/a': {
      version: '1.0.0',
      optionalDependencies: { b: '1.0.0', c: '1.0.0' },
      peerDependencies: { peer: '*', types: '*' },
      peerDependenciesMeta: { types: { optional: true } },
    },
    'node_modules/b': { version: '1.0.0', dependencies: { d: '1.0.0' } },
    'node_modules/c': { version: '1.0.0', optional: true },
    'node_modules/d': { version: '1.0.0' },
    'node_modules/e': { version: '1.0.0', optional: true, dependencies: { c: '1.0.0' } },
    'node_modules/peer': { version: '1.0.0' },
    'node_modules/types': { version: '1.0.0' },
  };
  const found = Object.entries(lock(locked, { a: '1.0.0', e: '1.0.0' }));
  expect(
    found.map(([path, { optional }]) => [path.replace('node_modules/', ''), optional]),
  ).toEqual([
    ['', undefined],
    ['a', undefined],
    ['b', true],
    ['c', undefined],
    ['d', true],
    ['e', undefined],
    ['pagewright', undefined],
    ['peer', undefined],
  ]);
});

test('a package that is not locked is named', () => {
  const locked = { 'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' } } };
  expect(() => lock(locked, { a: '1.0.0' })).toThrow('"b" is not in package-lock.json.');
});

test('the packages of a site have checksums, and no registry or development is named', () => {
  const {
    '': root,
    'node_modules/pagewright': engine,
    ...others
  } = lock(readLockedPackages(), listDependencies());
  expect(root).toEqual(site);
  expect(engine?.['integrity']).toBeUndefined();
  expect(others['node_modules/@img/sharp-win32-x64']).toMatchObject({
    os: ['win32'],
    optional: true,
  });
  expect(Object.keys(others).length).toBeGreaterThan(50);
  for (const [path, one] of Object.entries(others)) {
    expect([path, one['integrity']]).toEqual([path, expect.stringMatching(/^sha512-/)]);
    expect(Object.keys(one)).not.toContain('dev');
    expect(Object.keys(one)).not.toContain('resolved');
  }
});
