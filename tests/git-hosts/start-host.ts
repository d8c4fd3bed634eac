import { expect, onTestFinished } from 'vitest';
import { HostFailure } from '../../src/editor/git-hosts/git-host';
import { GitHub } from '../../src/editor/git-hosts/github';
import type { RepositoryOptions } from '../../src/editor/git-hosts/host-requests';
import { BareRepository } from './bare-repository';
import { commitFiles } from './commit-files';
import { GitHubStandIn } from './github-stand-in';

/** Starts a stand-in of GitHub, which is checked and closed at the end of the test. */
export async function startStandIn(repository?: BareRepository): Promise<GitHubStandIn> {
  const standIn = await GitHubStandIn.start({ repository });
  onTestFinished(() => standIn.close());
  return standIn;
}

/** The repository that most tests begin with, made once. */
let small: Promise<{ repository: BareRepository; first: string }> | undefined;

async function makeSmall(): Promise<{ repository: BareRepository; first: string }> {
  const repository = await BareRepository.make();
  const first = await commitFiles(repository, 'main', { 'about.txt': 'About\n' });
  repository.close();
  return { repository, first };
}

/** A client of the stand-in that does not wait before it tries again. */
export function connect(standIn: GitHubStandIn, options: Partial<RepositoryOptions> = {}): GitHub {
  const { token, url: api } = standIn;
  return new GitHub({ token, api, repository: 'mary/practice', pause: 0, ...options });
}

/** Starts a stand-in with one commit of these files, and a client of it. */
export async function startHost(
  files?: Readonly<Record<string, string | Uint8Array>>,
): Promise<{ standIn: GitHubStandIn; host: GitHub; first: string }> {
  if (!files) {
    small ??= makeSmall();
    const { repository, first } = await small;
    const standIn = await startStandIn(await BareRepository.make(repository));
    return { standIn, host: connect(standIn), first };
  }
  const standIn = await startStandIn();
  const first = await commitFiles(standIn.repository, 'main', files);
  return { standIn, host: connect(standIn), first };
}

/** Why a call failed; its token must not be in it. */
export async function readFailure(
  call: Promise<unknown>,
  token = 'github_pat_mary',
): Promise<Pick<HostFailure, 'reason' | 'said' | 'until'>> {
  const error = await call.then(
    () => new Error('It did not fail.'),
    (failure: unknown) => failure,
  );
  if (!(error instanceof HostFailure)) throw error;
  expect(JSON.stringify([error, error.message, error.stack])).not.toContain(token);
  const { reason, said, until } = error;
  return { reason, said, ...(until === undefined ? {} : { until }) };
}

/** What was requested, without the path of the repository. */
export function listRequests({ log }: GitHubStandIn): string[] {
  return log.map(
    ({ method, path, status }) => `${method} ${path.replace('/repos/mary/practice', '')} ${status}`,
  );
}
