import { HostFailure } from './git-host';
import { explainFailure, readReasons, type Answer } from './github-answers';
import { limitParallel } from './limit-parallel';

export interface RequestOptions {
  token: string;
  /** where the API is, without a slash at the end */
  api: string;
  fetch?: typeof fetch;
  /** milliseconds since 1970 */
  now?: () => number;
  /** milliseconds before a read is tried again after GitHub failed */
  pause?: number;
}

interface Sent {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  accept?: string;
  etag?: string;
  body?: unknown;
}

/** GitHub allows 100 requests at once, but people may have several windows. */
const mostReads = 30;

/** Sends requests to GitHub's API: several reads at once, but one write after the other. */
export class GitHubRequests {
  readonly #options: Required<RequestOptions>;
  readonly #takeRead = limitParallel(mostReads);
  readonly #takeWrite = limitParallel(1);
  /** Whether GitHub lets pages name the version of the API, which it has refused before. */
  #version: 'untried' | 'allowed' | 'refused' = 'untried';

  constructor({
    token,
    api,
    // Browsers refuse to call it as a method of another object.
    fetch: send = (input, init) => fetch(input, init),
    now = Date.now,
    pause = 1000,
  }: RequestOptions) {
    this.#options = { token, api, fetch: send, now, pause };
  }

  /**
   * Reads something; with an `etag`, the status is 304 when it did not change since.
   *
   * @throws HostFailure also when it is refused
   */
  async get(path: string, options: { accept?: string; etag?: string } = {}): Promise<Answer> {
    const sent: Sent = { method: 'GET', path, ...options };
    const answer = await this.#takeRead(() => this.#send(sent));
    if (answer.status < 500) return this.accept(answer);
    await new Promise((resolve) => setTimeout(resolve, this.#options.pause));
    return this.accept(await this.#takeRead(() => this.#send(sent)));
  }

  /**
   * Writes something. Refusals are up to the caller: see `accept`.
   *
   * @throws HostFailure when there is no answer
   */
  write(method: 'POST' | 'PATCH', path: string, body: unknown): Promise<Answer> {
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
  refuse(reason: 'moved' | 'protected' | 'tooLarge', answer: Answer): never {
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
    const namesVersion = this.#version !== 'refused';
    const answer = await this.#exchange(sent, namesVersion);
    if (answer) {
      if (namesVersion) this.#version = 'allowed';
      return answer;
    }
    const again = this.#version === 'untried' ? await this.#exchange(sent, false) : undefined;
    if (!again) throw new HostFailure('offline', 'GitHub does not answer.');
    this.#version = 'refused';
    return again;
  }

  /** @returns undefined when there is no answer, or only a part of it */
  async #exchange(sent: Sent, namesVersion: boolean): Promise<Answer | undefined> {
    const { method, path, accept = 'application/vnd.github+json', etag, body } = sent;
    const { api, token, fetch: send } = this.#options;
    try {
      const response = await send(api + path, {
        method,
        headers: {
          Accept: accept,
          Authorization: `Bearer ${token}`,
          ...(namesVersion ? { 'X-GitHub-Api-Version': '2022-11-28' } : {}),
          ...(etag === undefined ? {} : { 'If-None-Match': etag }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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
