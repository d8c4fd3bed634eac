import { readJson, readList, type Answer } from './host-answers';
import type { HostRequests } from './host-requests';

/**
 * Reads a list that comes in pages, each of which links to the next one.
 *
 * @param path with a query
 */
export async function listPages(requests: HostRequests, path: string): Promise<unknown[]> {
  const answer = await requests.get(path);
  const list = readList(readJson(answer));
  const query = findNextQuery(answer);
  if (query === undefined) return list;
  return [...list, ...(await listPages(requests, path.replace(/\?.*$/, query)))];
}

/** Only the query counts: hosts behind a proxy can name themselves differently. */
function findNextQuery({ headers }: Answer): string | undefined {
  const [, address] = /<([^>]*)>;\s*rel="?next\b/.exec(headers.get('link') ?? '') ?? [];
  return address === undefined ? undefined : new URL(address, 'https://host.invalid').search;
}
