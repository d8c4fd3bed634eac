import { HostFailure } from '../../git-hosts/git-host';
import { explainHost } from '../publish/hosted/explain-host';
import { RefusedRequest } from '../read-body';

/** The tasks at GitHub, which need different permissions. */
export type GitHubTask = 'account' | 'repository' | 'pages' | 'content' | 'runs';

/** The permissions that a task needs, as the page that creates a token names them. */
const permissions: Readonly<Record<GitHubTask, string>> = {
  account: 'Metadata: Read-only',
  repository: 'Administration: Read and write” and access to “All repositories',
  pages: 'Pages: Read and write” and “Administration: Read and write',
  content: 'Contents: Read and write” and “Workflows: Read and write',
  runs: 'Actions: Read and write',
};

/** Does a task at GitHub. @throws RefusedRequest that explains in plain words why GitHub refused it */
export async function attemptTask<T>(task: GitHubTask, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof HostFailure ? explainOnline(error, task) : error;
  }
}

/** Explains in plain words why GitHub refused a task, and what to do. */
export function explainOnline(failure: HostFailure, task: GitHubTask): RefusedRequest {
  const { reason } = failure;
  // GitHub hides what a token may not do.
  if (reason === 'forbidden' || reason === 'notFound') {
    const ofOwner =
      task === 'repository'
        ? ' For an organization, create a token with the organization as its “Resource owner”.'
        : '';
    return new RefusedRequest(
      422,
      `Your token isn’t allowed to do this. Give it the permission “${permissions[task]}” at GitHub, then try again.${ofOwner}`,
    );
  }
  if (reason === 'signIn') {
    return new RefusedRequest(
      401,
      'GitHub doesn’t accept this token: it is wrong, was revoked or has expired. Create a new one and paste it.',
    );
  }
  return explainHost(failure, 'github');
}
