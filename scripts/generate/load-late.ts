import { createRequire } from 'node:module';

/** Packages that take a third of a second to load, and that only generating uses. */
interface LatePackages {
  '@iconify-json/ic': typeof import('@iconify-json/ic');
  '@iconify-json/simple-icons': typeof import('@iconify-json/simple-icons');
  'json-schema-to-typescript': typeof import('json-schema-to-typescript');
}

const require = createRequire(import.meta.url);

/**
 * Loads a package when it is needed: the dev server loads this module at each start, and seldom
 * generates. A dynamic import would fail there, because Vite loads nothing for its configuration once it
 * runs.
 */
export function loadLate<Name extends keyof LatePackages>(name: Name): LatePackages[Name] {
  return require(name) as LatePackages[Name];
}
