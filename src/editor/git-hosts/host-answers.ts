import { isObject, getIn, listTexts, type Path } from '../../utils/json';
import { HostFailure, type RepositoryInfo } from './git-host';

/** An answer of a host, complete. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/** @throws HostFailure `broken` when the answer is not JSON */
export function readJson({ bytes, status }: Answer): unknown {
  const value = parse(bytes);
  if (value === undefined) throw new HostFailure('broken', `Status ${status} without JSON.`);
  return value;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** @throws HostFailure `broken` when there is no text at this path of an answer */
export function readText(value: unknown, ...path: Path): string {
  const text = getIn(value, path);
  if (typeof text === 'string') return text;
  throw new HostFailure('broken', `The answer lacks “${path.join('.')}”.`);
}

/** @throws HostFailure `broken` when there is no number at this path of an answer */
export function readNumber(value: unknown, ...path: Path): number {
  const number = getIn(value, path);
  if (typeof number === 'number') return number;
  throw new HostFailure('broken', `The answer lacks the number “${path.join('.')}”.`);
}

/** @throws HostFailure `broken` when there is no list at this path of an answer */
export function readList(value: unknown, ...path: Path): unknown[] {
  const list = getIn(value, path);
  if (Array.isArray(list)) return list;
  throw new HostFailure('broken', `The answer lacks the list “${path.join('.')}”.`);
}

/** How a host explains a refusal: the message, and the reasons that it lists. */
export function readReasons({ bytes, status }: Answer): string {
  const value = parse(bytes);
  // GitLab and Netlify list messages, or list them by what they are about.
  const message = listTexts(getIn(value, ['message']));
  const explained = getIn(value, ['error_description']) ?? getIn(value, ['error']);
  const errors = getIn(value, ['errors']);
  const reasons = (Array.isArray(errors) ? errors : []).map((error: unknown) =>
    ['message', 'field', 'code'].map((name) => getIn(error, [name])).find(isText),
  );
  const byField = isObject(errors) ? listTexts(errors) : [];
  const texts = [...message, explained, ...reasons, ...byField].filter(isText);
  return texts.length > 0 ? texts.join(': ') : `Status ${status}`;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Why a request failed, by its answer; undefined when it did not fail. */
export function explainFailure(answer: Answer, now: number): HostFailure | undefined {
  const { status } = answer;
  if (status < 400) return undefined;
  const said = readReasons(answer);
  if (status === 401) return new HostFailure('signIn', said);
  const until = readLimit(answer, said, now);
  if (until !== undefined) return new HostFailure('rateLimited', said, until);
  if (status === 403) return new HostFailure('forbidden', said);
  if (status === 404) return new HostFailure('notFound', said);
  if (status === 413) return new HostFailure('tooLarge', said);
  const isEmpty = status === 409 && /repository is empty/i.test(said);
  return new HostFailure(isEmpty ? 'empty' : 'broken', said);
}

/** When to try again after too many requests; undefined when there were not too many. */
function readLimit({ status, headers }: Answer, said: string, now: number): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  if (Number.isFinite(seconds)) return now + seconds * 1000;
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000;
  if (headers.get('x-ratelimit-remaining') === '0' && Number.isFinite(reset)) {
    return Math.max(reset, now);
  }
  // GitHub demands at least a minute when it does not name a time; others limit by the minute.
  return status === 429 || /rate limit/i.test(said) ? now + 60_000 : undefined;
}

/** Whether an error is a failure for this reason. */
export function isFailure(error: unknown, reason: HostFailure['reason']): error is HostFailure {
  return error instanceof HostFailure && error.reason === reason;
}

/** Encodes a path, but keeps its slashes. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The account in an answer. @param login, name what the host calls them; the name may be missing */
export function readPerson(
  answer: Answer,
  login: string,
  name: string,
): { login: string; name: string } {
  const account = readJson(answer);
  const id = readText(account, login);
  const written = getIn(account, [name]);
  return { login: id, name: typeof written === 'string' && written !== '' ? written : id };
}

/** A repository as GitHub describes it, and Forgejo in the same way. */
export function describeRepository(value: unknown): RepositoryInfo {
  return {
    name: readText(value, 'full_name'),
    id: readNumber(value, 'id'),
    address: readText(value, 'html_url'),
    defaultBranch: readText(value, 'default_branch'),
    isPrivate: getIn(value, ['private']) === true,
    canWrite: getIn(value, ['permissions', 'push']) === true && getIn(value, ['archived']) !== true,
  };
}
