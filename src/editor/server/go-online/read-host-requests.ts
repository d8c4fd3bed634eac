import { hosts } from '../../../published/hosts/hosts';
import type {
  NetlifyCreateRequest,
  NetlifyFollowRequest,
  NetlifySendRequest,
} from '../../protocol/netlify-api';
import type {
  AccountRequest,
  CreateRequest,
  DownloadRequest,
  FollowRequest,
  SendRequest,
} from '../../protocol/online-api';
import { malformed, type Fields } from '../read-body';

/** As `sign-in-hosts.ts` has it for GitHub. */
const repositoryName = /^[\w.-]+\/[\w.-]+$/;

export function isRepositoryName(value: unknown): value is string {
  return typeof value === 'string' && repositoryName.test(value);
}

/** @throws RefusedRequest when it is something else */
export function readAccount({ token }: Fields): AccountRequest {
  if (typeof token !== 'string') throw malformed();
  return { token };
}

/** @throws RefusedRequest when it is something else */
export function readSend(body: Fields): SendRequest {
  const { repository } = body;
  if (!isRepositoryName(repository)) throw malformed();
  return { ...readAccount(body), repository };
}

/** @throws RefusedRequest when it is something else */
export function readCreate(body: Fields): CreateRequest {
  const { isPrivate } = body;
  return { ...readSend(body), isPrivate: isPrivate === true };
}

/** @throws RefusedRequest when it is something else */
export function readFollow(body: Fields): FollowRequest {
  const { commit } = body;
  if (typeof commit !== 'string' || !/^[\da-f]+$/.test(commit)) throw malformed();
  return { ...readSend(body), commit };
}

/** @throws RefusedRequest when it is something else */
export function readDownload({ host }: Fields): DownloadRequest {
  const known = hosts.find((name) => name === host);
  if (known === undefined) throw malformed();
  return { host: known };
}

/** @throws RefusedRequest when it is something else */
export function readNetlifyCreate(body: Fields): NetlifyCreateRequest {
  const { name } = body;
  if (typeof name !== 'string') throw malformed();
  return { ...readAccount(body), name };
}

/** @throws RefusedRequest when it is something else */
export function readNetlifySend(body: Fields): NetlifySendRequest {
  const { token } = body;
  return token === undefined ? {} : readAccount(body);
}

/** @throws RefusedRequest when it is something else */
export function readNetlifyFollow({ deploy }: Fields): NetlifyFollowRequest {
  if (typeof deploy !== 'string') throw malformed();
  return { deploy };
}
