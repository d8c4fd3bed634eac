import type { HostKind } from '../protocol/editor-addresses';
import { Forgejo } from './forgejo';
import type { GitHost } from './git-host';
import { GitHub } from './github';
import { GitLab } from './gitlab';
import type { RepositoryOptions } from './host-requests';

const adapters = { github: GitHub, gitlab: GitLab, forgejo: Forgejo } as const;

/** A repository at a host of this kind. */
export function connectHost(kind: HostKind, options: RepositoryOptions): GitHost {
  return new adapters[kind](options);
}
