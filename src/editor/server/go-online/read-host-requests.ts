import { hosts } from '../../../published/hosts/hosts';
import { isObject } from '../../../utils/is-object';
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
import { RefusedRequest } from '../read-body';

/** As `sign-in-hosts.ts` has it for GitHub. */
const repositoryName = /^[\w.-]+\/[\w.-]+$/;

export function isRepositoryName(value: unknown): value is string {
  return typeof value === 'string' && repositoryName.test(value);
}

/** @throws RefusedRequest when it is something else */
export function readAccountRequest(body: unknown): AccountRequest {
  const { token } = isObject(body) ? body : {};
  if (typeof token !== 'string') throw malformed();
  return { token };
}

/** @throws RefusedRequest when it is something else */
export function readSendRequest(body: unknown): SendRequest {
  const { repository } = isObject(body) ? body : {};
  if (!isRepositoryName(repository)) throw malformed();
  return { ...readAccountRequest(body), repository };
}

/** @throws RefusedRequest when it is something else */
export function readCreateRequest(body: unknown): CreateRequest {
  const { isPrivate } = isObject(body) ? body : {};
  return { ...readSendRequest(body), isPrivate: isPrivate === true };
}

/** @throws RefusedRequest when it is something else */
export function readFollowRequest(body: unknown): FollowRequest {
  const { commit } = isObject(body) ? body : {};
  if (typeof commit !== 'string' || !/^[\da-f]+$/.test(commit)) throw malformed();
  return { ...readSendRequest(body), commit };
}

/** @throws RefusedRequest when it is something else */
export function readDownload(body: unknown): DownloadRequest {
  const { host } = isObject(body) ? body : {};
  const known = hosts.find((name) => name === host);
  if (known === undefined) throw malformed();
  return { host: known };
}

/** @throws RefusedRequest when it is something else */
export function readNetlifyCreate(body: unknown): NetlifyCreateRequest {
  const { name } = isObject(body) ? body : {};
  if (typeof name !== 'string') throw malformed();
  return { ...readAccountRequest(body), name };
}

/** @throws RefusedRequest when it is something else */
export function readNetlifySend(body: unknown): NetlifySendRequest {
  const { token } = isObject(body) ? body : {};
  return token === undefined ? {} : readAccountRequest(body);
}

/** @throws RefusedRequest when it is something else */
export function readNetlifyFollow(body: unknown): NetlifyFollowRequest {
  const { deploy } = isObject(body) ? body : {};
  if (typeof deploy !== 'string') throw malformed();
  return { deploy };
}

function malformed(): RefusedRequest {
  return new RefusedRequest(400, 'The request isn’t valid.');
}
