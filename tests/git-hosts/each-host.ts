import { onTestFinished } from 'vitest';
import { connectHost } from '../../src/editor/git-hosts/connect-host';
import type { GitHost, HostedChange } from '../../src/editor/git-hosts/git-host';
import type { RepositoryOptions } from '../../src/editor/git-hosts/host-requests';
import type { HostKind } from '../../src/editor/protocol/editor-addresses';
import type { BareRepository } from './bare-repository';
import { commitFiles } from './commit-files';
import { forgejoApi } from './forgejo-api';
import type { GitHubStandIn } from './github-stand-in';
import { gitLabApi } from './gitlab-api';
import { OtherStandIn } from './other-stand-in';
import { startStandIn } from './start-host';

export const hostKinds = ['github', 'gitlab', 'forgejo'] as const;

export type AnyStandIn = GitHubStandIn | OtherStandIn;

/** Starts a stand-in of a host, which is checked and closed at the end of the test. */
export async function startStandInOf(
  kind: HostKind,
  repository?: BareRepository,
): Promise<AnyStandIn> {
  if (kind === 'github') return startStandIn(repository);
  const definition = kind === 'gitlab' ? gitLabApi : forgejoApi;
  const standIn = await OtherStandIn.start(definition, { ...(repository && { repository }) });
  onTestFinished(() => standIn.close());
  return standIn;
}

/** A client of a stand-in that does not wait before it tries again. */
export function connectTo(
  { kind, token, api }: AnyStandIn,
  options: Partial<RepositoryOptions> = {},
): GitHost {
  return connectHost(kind, { token, api, repository: 'mary/practice', pause: 0, ...options });
}

/** A stand-in with a client, and the first commit. */
export interface StartedHost {
  standIn: AnyStandIn;
  host: GitHost;
  first: string;
}

/** Starts a stand-in with one commit of these files, and a client of it. */
export async function startHostOf(
  kind: HostKind,
  files: Readonly<Record<string, string | Uint8Array>> = { 'about.txt': 'About\n' },
): Promise<StartedHost> {
  const standIn = await startStandInOf(kind);
  const first = await commitFiles(standIn.repository, 'main', files);
  return { standIn, host: connectTo(standIn), first };
}

/** Commits texts onto the version of a branch that a person has seen, and tells which ids were announced. */
export async function commitTexts(
  host: GitHost,
  branch: string,
  parent: string,
  texts: Readonly<Record<string, string | null>>,
): Promise<{ id: string; announced: string[] }> {
  const there = new Map((await host.listFiles(parent)).map((file) => [file.path, file]));
  const changes = Object.entries(texts).map(([path, text]): HostedChange => {
    const old = there.get(path);
    return {
      path,
      content: text === null ? null : Buffer.from(text),
      ...(old && { mode: old.mode, replaces: old.blob }),
    };
  });
  const announced: string[] = [];
  const message = 'Change the texts\n\n- All of them';
  const id = await host.commit(branch, { parent, message, changes }, (made) =>
    announced.push(made),
  );
  return { id, announced };
}
