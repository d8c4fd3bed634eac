import { HostFailure } from './git-host';
import { explainFailure, readReasons, readJson, readList, type Answer } from './host-answers';

export interface RequestOptions {
  token: string;
  /** where the API is, without a slash at the end */
  api: string;
  fetch?: typeof fetch;
  /** milliseconds since 1970 */
  now?: () => number;
  /** milliseconds before a read is tried again after the host failed */
  pause?: number;
}

/** As above, with the repository, which is missing until the person has chosen one. */
export interface RepositoryOptions extends RequestOptions {
  /** `mary/practice`; at GitLab also `group/subgroup/practice` */
  repository?: string;
}

/** How a kind of host wants to be asked. */
export interface RequestManners {
  /** the type of its answers */
  accept: string;
  /** headers that it may not let pages send: then it is asked without them */
  optionalHeaders?: Readonly<Record<string, string>>;
  /** tells people why there may be no answer, and what to do @param isFirst whether there was none before either */
  explainSilence: (isFirst: boolean) => string;
}

interface Sent {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT';
  path: string;
  accept?: string;
  etag?: string;
  body?: unknown;
}

/** GitHub allows 100 requests at once, but people may have several windows. */
const mostReads = 30;

/** Sends requests to the API of a host: several reads at once, but one write after the other. */
export class HostRequests {
  readonly #options: Required<RequestOptions>;
  readonly #manners: RequestManners;
  readonly #repository: string | undefined;
  readonly #takeRead = limitParallel(mostReads);
  readonly #takeWrite = limitParallel(1);
  /** Whether the host lets pages send the optional headers. */
  #optional: 'untried' | 'allowed' | 'refused' = 'untried';
  #wasAnswered = false;

  constructor(
    {
      token,
      api,
      // Browsers refuse to call it as a method of another object.
      fetch: send = (input, init) => fetch(input, init),
      now = Date.now,
      pause = 1000,
      repository,
    }: RepositoryOptions,
    manners: RequestManners,
  ) {
    this.#options = { token, api, fetch: send, now, pause };
    this.#manners = manners;
    this.#repository = repository;
  }

  /** The name of the repository, as in `RepositoryOptions`. */
  get repository(): string {
    if (this.#repository === undefined) throw new Error('A repository must be chosen first.');
    return this.#repository;
  }

  /**
   * Reads something; with an `etag`, the status is 304 when it did not change since.
   *
   * @throws HostFailure also when it is refused
   */
  get(path: string, options: { accept?: string; etag?: string } = {}): Promise<Answer> {
    return this.#read({ method: 'GET', path, ...options });
  }

  /** Reads the headers of something. @throws HostFailure also when it is refused */
  async head(path: string): Promise<Headers> {
    return (await this.#read({ method: 'HEAD', path })).headers;
  }

  /** Sends a question that changes nothing. @throws HostFailure also when it is refused */
  ask(path: string, body: unknown): Promise<Answer> {
    return this.#read({ method: 'POST', path, body });
  }

  async #read(sent: Sent): Promise<Answer> {
    const answer = await this.#takeRead(() => this.#send(sent));
    if (answer.status < 500) return this.accept(answer);
    await new Promise((resolve) => setTimeout(resolve, this.#options.pause));
    return this.accept(await this.#takeRead(() => this.#send(sent)));
  }

  /**
   * Writes something: a value as JSON, or the bytes of a file. Refusals are up to the caller: see `accept`.
   *
   * @throws HostFailure when there is no answer
   */
  write(method: 'POST' | 'PATCH' | 'PUT', path: string, body: unknown): Promise<Answer> {
    return this.#takeWrite(() => this.#send({ method, path, body }));
  }

  /** @throws HostFailure when the answer is a refusal */
  accept(answer: Answer): Answer {
    const failure = explainFailure(answer, this.#options.now());
    if (!failure) return answer;
    const { reason, said, until } = failure;
    throw new HostFailure(reason, this.#hideToken(said), until);
  }

  /** @throws HostFailure for a reason that only the caller can know */
  refuse(reason: 'moved' | 'protected' | 'tooLarge' | 'taken' | 'plan', answer: Answer): never {
    throw new HostFailure(reason, this.#hideToken(readReasons(answer)));
  }

  #hideToken(text: string): string {
    return text.replaceAll(this.#options.token, '…');
  }

  async #send(sent: Sent): Promise<Answer> {
    // Browsers quote the header in their message when it cannot be sent.
    if (!/^[\u{21}-\u{7E}]+$/u.test(this.#options.token)) {
      throw new HostFailure('signIn', 'The token has characters that tokens do not have.');
    }
    const { optionalHeaders = {}, explainSilence } = this.#manners;
    const headers = this.#optional === 'refused' ? {} : optionalHeaders;
    const answer = await this.#exchange(sent, headers);
    const isUntried = this.#optional === 'untried' && Object.keys(headers).length > 0;
    if (answer && isUntried) this.#optional = 'allowed';
    const again = !answer && isUntried ? await this.#exchange(sent, {}) : answer;
    if (!again) throw new HostFailure('offline', explainSilence(!this.#wasAnswered));
    if (!answer) this.#optional = 'refused';
    this.#wasAnswered = true;
    return again;
  }

  /** @returns undefined when there is no answer, or only a part of it */
  async #exchange(
    sent: Sent,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer | undefined> {
    const { method, path, accept = this.#manners.accept, etag, body } = sent;
    const { api, token, fetch: send } = this.#options;
    const isFile = body instanceof Uint8Array;
    const type = isFile ? 'application/octet-stream' : 'application/json';
    try {
      const response = await send(api + path, {
        method,
        headers: {
          Accept: accept,
          Authorization: `Bearer ${token}`,
          ...headers,
          ...(etag === undefined ? {} : { 'If-None-Match': etag }),
          ...(body === undefined ? {} : { 'Content-Type': type }),
        },
        ...(body === undefined
          ? {}
          : { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
        // GitHub lets browsers show an old commit of a branch for a minute.
        cache: 'no-store',
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, bytes };
    } catch {
      return undefined;
    }
  }
}

/** Makes a function that runs at most so many tasks at once; the others wait for their turn. */
function limitParallel(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // A task that waits takes over the place of the one that ends.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Reads a list that comes in pages, each of which links to the next one.
 *
 * @param path with a query
 */
export async function listPages(requests: HostRequests, path: string): Promise<unknown[]> {
  const answer = await requests.get(path);
  const list = readList(readJson(answer));
  const query = findNextQuery(answer);
  if (query === undefined) return list;
  return [...list, ...(await listPages(requests, path.replace(/\?.*$/, query)))];
}

/** Only the query counts: hosts behind a proxy can name themselves differently. */
function findNextQuery({ headers }: Answer): string | undefined {
  const [, address] = /<([^>]*)>;\s*rel="?next\b/.exec(headers.get('link') ?? '') ?? [];
  return address === undefined ? undefined : new URL(address, 'https://host.invalid').search;
}
