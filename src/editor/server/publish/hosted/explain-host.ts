import type { HostFailure, HostFailureReason } from '../../../git-hosts/git-host';
import type { HostKind } from '../../../protocol/editor-addresses';
import { RefusedRequest } from '../../read-body';
import { accessLetter } from '../explain-git';

/** Why a host cannot be published to, and what to do about it; `{host}` is its name. */
export const hostObstacles = {
  signIn:
    'You’re signed out: your access token is wrong, was revoked or has expired. Sign in again. Your changes are kept.',
  notFound:
    'You don’t have access to the online repository, or it doesn’t exist. Check that your access token includes this repository. If it does, ask the owner of the repository to invite you.',
  empty:
    'This repository is still empty. Upload the files of your website to it, or open a different repository.',
  moved: 'The online repository has changed in the meantime. Try again.',
  protected: 'The online repository accepts changes to this branch only after approval.',
  tooLarge:
    'One of your files is too large for the online repository. Replace it with a smaller one, then publish again.',
  taken:
    'There is already a repository with this name at GitHub, and it contains files. To protect them, the editor doesn’t use it. Enter a free organization instead of your account, or rename the repository at GitHub, then try again.',
  plan: 'GitHub publishes websites from private repositories only for paid plans, such as GitHub Pro. Choose “Everyone (free)”, or upgrade your account at GitHub and try again.',
  rateLimited: '{host} doesn’t accept more requests at the moment. Try again later.',
  offline: '{host} can’t be reached. Check your connection, then try again.',
  broken: '{host} couldn’t do this. Try again later.',
  readOnly:
    'You can read the online repository but not change it. Ask its owner for permission to write to it.',
  notLoaded: 'This copy of the site isn’t connected to an online repository. Open the site again.',
  notASite:
    'The file site.config.json isn’t in the online repository. If it was deleted there, restore it from the history on the repository’s website, then try again.',
} as const satisfies Record<Exclude<HostFailureReason, 'forbidden'>, string> &
  Record<string, string>;

/** Which permission a token lacks, as the host of the repository names it, and how it gets that. */
export const missingPermissions: Readonly<
  Record<HostKind, Readonly<Record<'forbidden' | 'notRequested', string>>>
> = {
  github: {
    forbidden:
      'Your access token isn’t allowed to change this repository. Give it the permission “Contents: Read and write”, then try again.',
    notRequested:
      'Your access token isn’t allowed to request approval. Give it the permission “Pull requests: Read and write”, or ask for approval on the website of the repository.',
  },
  gitlab: {
    forbidden:
      'Your access token isn’t allowed to change this repository. Create a token with the scope “api” and sign in again with it. Your changes are kept.',
    notRequested:
      'Your access token isn’t allowed to request approval. Create a token with the scope “api” and sign in again with it, or ask for approval on the website of the repository.',
  },
  forgejo: {
    forbidden:
      'Your access token isn’t allowed to change this repository. Create a token with the permission “repository: Read and write” and sign in again with it. Your changes are kept.',
    notRequested:
      'Your access token isn’t allowed to request approval. Create a token with the permission “repository: Read and write” and sign in again with it, or ask for approval on the website of the repository.',
  },
};

export function stopHosted(obstacle: keyof typeof hostObstacles): RefusedRequest {
  return new RefusedRequest(
    422,
    hostObstacles[obstacle],
    obstacle === 'readOnly' ? accessLetter : undefined,
  );
}

/** The names of hosts in messages; those with Forgejo have many. */
export const hostNames: Readonly<Record<HostKind, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  forgejo: 'The server',
};

/** Explains in plain words what a host did not do. */
export function explainHost(
  { reason, said, until }: HostFailure,
  kind: HostKind,
  name = hostNames[kind],
): RefusedRequest {
  const status = reason === 'signIn' ? 401 : 422;
  if (reason === 'rateLimited' && until !== undefined) {
    return new RefusedRequest(
      status,
      `${name} doesn’t accept more requests at the moment. Try again after ${writeTime(until)}.`,
    );
  }
  if (reason === 'forbidden') return new RefusedRequest(status, missingPermissions[kind].forbidden);
  const isUnclear = reason === 'broken' || reason === 'tooLarge';
  const answer = isUnclear ? ` The answer was: ${said.slice(0, 500)}` : '';
  const letter = reason === 'notFound' ? accessLetter : undefined;
  return new RefusedRequest(status, hostObstacles[reason].replace('{host}', name) + answer, letter);
}

/** Explains why there is no request for approval of a branch that the host already has. */
export function explainNoRequest(failure: HostFailure, kind: HostKind): string {
  const { reason } = failure;
  return reason === 'forbidden' || reason === 'notFound'
    ? missingPermissions[kind].notRequested
    : explainHost(failure, kind).message;
}

/** The time of day, here. */
function writeTime(time: number): string {
  return new Date(time).toLocaleTimeString('en', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
