import compatData from '@mdn/browser-compat-data/forLegacyNode';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import type { Versions } from '../../src/contract/supported-browsers';

/** Which browser can do what since when, as MDN collects it. */
export const { api, css, html } = compatData;

/**
 * What is known of a feature.
 *
 * @param names lead to it: `properties`, `text-wrap`, `balance`
 */
export function findFeature(root: Identifier, ...names: string[]): CompatStatement | undefined {
  let found: Identifier | undefined = root;
  for (const name of names) found = name === '__compat' ? undefined : found?.[name];
  // oxlint-disable-next-line no-underscore-dangle -- MDN's name for it
  return found?.__compat;
}

/** Lists the browsers in which a feature is newer than these versions, or missing to this day. */
export function listLacking({ support }: CompatStatement, versions: Versions): string[] {
  return Object.entries(versions)
    .filter(([name, version]) => {
      const statements = [support[name as keyof Versions] ?? []].flat();
      // Behind a flag or another name, it is not what pages use.
      const usable = statements.filter(
        ({ flags, prefix, alternative_name: otherName }) => !flags && !prefix && !otherName,
      );
      return !usable.some(
        ({ version_added: added, version_removed: removed }) =>
          added !== false && removed === undefined && readVersion(added) <= version,
      );
    })
    .map(([name]) => name);
}

/** `≤79` is known to be that or earlier; `preview` is of no version yet. */
function readVersion(version: string): number {
  const number = Number.parseFloat(version.replace('≤', ''));
  return Number.isNaN(number) ? Infinity : number;
}
