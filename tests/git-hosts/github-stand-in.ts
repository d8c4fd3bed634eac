import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BareRepository } from './bare-repository';
import {
  checkAnswer,
  checkRequest,
  completeAnswer,
  findOperation,
  type Operation,
} from './github-description';
import type { ApiAnswer, KnownRepository, State } from './api-request';
import { corsHeaders, describePreflight } from './github-cors';
import { endpoints } from './github-endpoints';
import { PullRequests } from './github-pulls';
import { Refusal } from './github-refusal';
import { Runs } from './github-runs';
import {
  makeSwitches,
  someRepository,
  takesPart,
  type Account,
  type Switches,
} from './github-switches';
import { HostServer, type LoggedRequest, type ServedAnswer } from './host-server';

/**
 * GitHub's REST API for one repository, `mary/practice` unless it is to be made, which is a real bare one. Every request and every answer is
 * checked against GitHub's description.
 */
export class GitHubStandIn {
  readonly kind = 'github';
  readonly switches: Switches;
  /** what did not match the description */
  readonly violations: string[] = [];
  readonly pulls = new PullRequests();
  readonly #state: State;
  readonly #server: HostServer;
  #used = 0;

  private constructor(
    readonly repository: BareRepository,
    readonly token: string,
    isNewAccount: boolean,
  ) {
    this.switches = makeSwitches(token);
    this.#state = {
      known: isNewAccount ? undefined : { ...someRepository },
      repository,
      switches: this.switches,
      pulls: this.pulls,
      runs: new Runs(),
    };
    this.#server = new HostServer(this.switches, {
      describePreflight: () => describePreflight(this.switches.allowsVersionHeader),
      answer: (request, body) => this.#answer(request, body),
      report: (violation) => void this.violations.push(violation),
    });
  }

  /** Starts one, on a free port unless one is given; without a repository, on an empty one. */
  static async start(
    options: {
      repository?: BareRepository;
      token?: string;
      port?: number;
      /** without a repository: one can be made */
      isNewAccount?: boolean;
    } = {},
  ): Promise<GitHubStandIn> {
    const {
      repository = await BareRepository.make(),
      token = 'github_pat_mary',
      port = 0,
      isNewAccount = false,
    } = options;
    const standIn = new GitHubStandIn(repository, token, isNewAccount);
    await standIn.#server.start(port);
    return standIn;
  }

  get url(): string {
    return this.#server.url;
  }

  /** where the API is */
  get api(): string {
    return this.url;
  }

  /** what GitHub knows of the repository; undefined while there is none */
  get known(): KnownRepository | undefined {
    return this.#state.known;
  }

  get log(): LoggedRequest[] {
    return this.#server.log;
  }

  assertValid(): void {
    if (this.violations.length > 0) {
      throw new Error(`GitHub describes its API differently:\n${this.violations.join('\n')}`);
    }
  }

  /** @throws Error when a request or an answer did not match GitHub's description */
  async close(): Promise<void> {
    this.repository.close();
    await this.#server.close();
    this.assertValid();
  }

  async #answer(request: IncomingMessage, body: Buffer): Promise<ServedAnswer> {
    const { pathname, searchParams } = new URL(request.url ?? '', this.url);
    const operation = findOperation(request.method ?? '', pathname);
    const answer = await this.#decide(request, operation, searchParams, body);
    const isBody = answer.status !== 304 && answer.bytes === undefined;
    const json =
      operation && isBody ? completeAnswer(operation, answer.status, answer.body) : answer.body;
    if (operation && !answer.bytes) {
      const wrong = checkAnswer(operation, answer.status, json);
      this.violations.push(...wrong.map((one) => `${request.method} ${pathname}: ${one}`));
    }
    const bytes = answer.bytes ?? Buffer.from(json === undefined ? '' : JSON.stringify(json));
    const etag = `W/"${createHash('sha256').update(bytes).digest('hex')}"`;
    const headers = {
      ...corsHeaders,
      ...this.#describeLimit(),
      // Browsers would show old branches for a minute.
      'cache-control': 'private, max-age=60, s-maxage=60',
      'content-type': answer.bytes
        ? 'application/vnd.github.raw+json; charset=utf-8'
        : 'application/json; charset=utf-8',
      ...(answer.status === 200 ? { etag } : {}),
      ...answer.headers,
    };
    return answer.status === 200 && request.headers['if-none-match'] === etag
      ? { status: 304, bytes: Buffer.alloc(0), headers }
      : { status: answer.status, bytes, headers };
  }

  async #decide(
    request: IncomingMessage,
    operation: Operation | undefined,
    query: URLSearchParams,
    bytes: Buffer,
  ): Promise<ApiAnswer> {
    try {
      const { failing } = this.switches;
      if (takesPart(failing)) throw new Refusal(failing.status, 'Server Error');
      if (!operation) {
        this.violations.push(`${request.method} ${request.url}: not in the description`);
        throw new Refusal(404, 'Not Found');
      }
      // GitHub does not find paths that end with a slash.
      if (request.url?.split('?')[0]?.endsWith('/')) throw new Refusal(404, 'Not Found');
      const body: unknown = bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined;
      const wrong = checkRequest(operation, query, body);
      this.violations.push(...wrong.map((one) => `${request.method} ${request.url}: ${one}`));
      const account = this.#authorize(request, operation);
      const isAboutGit = operation.template.includes('/git/');
      if (isAboutGit && (await this.repository.isEmpty())) {
        throw new Refusal(409, 'Git Repository is empty.');
      }
      const { accept = '' } = request.headers;
      const endpoint = endpoints[`${operation.method} ${operation.template}`];
      if (!endpoint) throw new Error('It has no endpoint for this.');
      return await endpoint.answer({ operation, query, accept, body, account }, this.#state);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message, errors, headers } = error;
      const documentation = { documentation_url: 'https://docs.github.test/rest' };
      const reasons = errors ? { errors } : {};
      return {
        status,
        body: { message, ...reasons, ...documentation, status: String(status) },
        headers,
      };
    }
  }

  /** Whom the request is from, who must have the right to it. */
  #authorize(request: IncomingMessage, operation: Operation): Account {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    const account = scheme === 'Bearer' ? this.switches.tokens.get(token) : undefined;
    if (!account) throw new Refusal(401, 'Bad credentials');
    this.#limit();
    const { owner: asked, repo } = operation.values;
    if (asked === undefined) return account;
    const { known } = this.#state;
    const isKnown = asked === known?.owner && repo?.toLowerCase() === known?.name.toLowerCase();
    if (!account.seesRepository || !isKnown) {
      throw new Refusal(404, 'Not Found');
    }
    const [name, level] = endpoints[`${operation.method} ${operation.template}`]?.needs ?? [];
    const given = name && account.permissions[name];
    const isAllowed = !name || given === 'write' || (given === 'read' && level === 'read');
    if (!isAllowed || (level === 'write' && !account.canPush)) {
      throw new Refusal(403, 'Resource not accessible by personal access token');
    }
    return account;
  }

  #limit(): void {
    this.#used += 1;
    const { rateLimit } = this.switches;
    if (rateLimit?.kind === 'primary') {
      throw new Refusal(403, 'API rate limit exceeded for user ID 1.');
    }
    if (rateLimit) {
      const after = rateLimit.retryAfter;
      throw new Refusal(
        rateLimit.status,
        'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
        undefined,
        after === undefined ? {} : { 'retry-after': String(after) },
      );
    }
  }

  #describeLimit(): Record<string, string> {
    const { rateLimit } = this.switches;
    const isReached = rateLimit?.kind === 'primary';
    return {
      'x-ratelimit-limit': '5000',
      'x-ratelimit-used': String(isReached ? 5000 : this.#used),
      'x-ratelimit-remaining': String(isReached ? 0 : 5000 - this.#used),
      'x-ratelimit-reset': String(isReached ? rateLimit.reset : Math.floor(Date.now() / 1000) + 60),
      'x-ratelimit-resource': 'core',
    };
  }
}
