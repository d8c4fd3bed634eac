import { starterAddress, starterFileAddress, type Starter } from '../protocol/starter';
import { HostFailure, type GitHost } from '../git-hosts/git-host';

/** Where the files of a site come from. */
export type FileSource = Pick<
  GitHost,
  'findCommit' | 'findCommonCommit' | 'listFiles' | 'readBlob'
>;

/** Stands for the only version of a starter. */
const version = 'starter';

/** Loads what a new site begins with. @throws HostFailure */
export async function loadStarter(name: string): Promise<{ starter: Starter; source: FileSource }> {
  const starter = (await (await load(starterAddress(name))).json()) as Starter;
  const files = starter.content.map((file) => ({ ...file, mode: '100644' }));
  const source: FileSource = {
    findCommit: async () => version,
    findCommonCommit: async () => version,
    listFiles: async () => files,
    readBlob: async (blob) =>
      new Uint8Array(await (await load(starterFileAddress(name, blob))).arrayBuffer()),
  };
  return { starter, source };
}

async function load(address: string): Promise<Response> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok) return response;
  throw new HostFailure('offline', 'The starter could not be loaded.');
}
