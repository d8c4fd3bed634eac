import { refuseLarge, type HostedCommit } from './git-host';
import { readJson, readReasons, readText } from './host-answers';
import type { HostRequests } from './host-requests';

/** Texts up to this size need no separate request. */
const longestText = 1_000_000;

/** Requests that take longer than ten seconds are cut off, so one cannot have any amount of text. */
const mostText = 8_000_000;

interface TreeEntry {
  path: string;
  mode: string;
  type: 'blob';
  sha?: string | null;
  content?: string;
}

/**
 * Writes a commit that no branch is at.
 *
 * @param repository where the repository is in the API
 * @returns its id
 */
export async function writeCommit(
  requests: HostRequests,
  repository: string,
  { parent, message, changes }: HostedCommit,
): Promise<string> {
  refuseLarge(changes);
  const post = async (path: string, body: unknown) =>
    readJson(requests.accept(await requests.write('POST', `${repository}${path}`, body)));
  const before = readJson(await requests.get(`${repository}/git/commits/${parent}`));
  const base = readText(before, 'tree', 'sha');
  const entries: TreeEntry[] = [];
  let room = mostText;
  for (const { path, mode = '100644', content } of changes) {
    const entry: TreeEntry = { path, mode, type: 'blob' };
    const text = content && content.length <= room ? readInlineText(content) : undefined;
    if (text !== undefined) room -= text.length;
    entries.push(
      text === undefined
        ? // oxlint-disable-next-line no-await-in-loop -- GitHub wants one write after the other
          { ...entry, sha: content && (await writeBlob(requests, repository, content)) }
        : { ...entry, content: text },
    );
  }
  // GitHub refuses a tree without entries.
  const tree =
    entries.length > 0
      ? readText(await post('/git/trees', { base_tree: base, tree: entries }), 'sha')
      : base;
  return readText(await post('/git/commits', { message, tree, parents: [parent] }), 'sha');
}

/** The text of a file that fits into a request of JSON without loss; undefined for all others. */
function readInlineText(content: Uint8Array): string | undefined {
  if (content.length === 0 || content.length > longestText || content.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return undefined;
  }
}

async function writeBlob(
  requests: HostRequests,
  repository: string,
  content: Uint8Array,
): Promise<string> {
  const body = { content: Buffer.from(content).toString('base64'), encoding: 'base64' };
  const answer = await requests.write('POST', `${repository}/git/blobs`, body);
  if (answer.status === 422 && /too large/i.test(readReasons(answer))) {
    requests.refuse('tooLarge', answer);
  }
  return readText(readJson(requests.accept(answer)), 'sha');
}
