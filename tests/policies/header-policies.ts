import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHostFiles } from '../../src/build/server/host-files';

/** The content security policies that a host sends in its headers. */
export interface HeaderPolicies {
  /**
   * @param path the address of a page
   * @returns the policy or policies, with commas between them; undefined when it has no policy
   */
  policyFor: (path: string) => string | undefined;
  /** the file that makes the host send one policy for all pages */
  sharedIn?: string;
}

const headerName = 'Content-Security-Policy';

/** Reads them from the files that a build wrote for its host; GitHub Pages sends none. */
export function readHeaderPolicies(folder: string): HeaderPolicies {
  const { headersFor } = readHostFiles(folder);
  const file = join(folder, '_headers');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return {
    policyFor: (path) => headersFor(path).get(headerName),
    ...(text.split(`\n  ${headerName}: `).length === 2 && { sharedIn: '_headers' }),
  };
}
