import type { IncomingMessage } from 'node:http';
import type { HostKind } from '../../src/editor/protocol/editor-addresses';
import { BareRepository } from './bare-repository';
import { PullRequests } from './github-pulls';
import { Refusal } from './github-refusal';
import { Runs } from './github-runs';
import { makeSwitches, type Account, type Permissions, type Switches } from './github-switches';
import { HostServer, type LoggedRequest, type ServedAnswer } from './host-server';
import type { ApiAnswer } from './api-request';

/** A request that was understood. */
export interface OtherRequest {
  /** the values in the path, decoded */
  values: readonly string[];
  query: URLSearchParams;
  body: unknown;
  account: Account;
  /** of the request, without query */
  address: string;
}

export interface OtherState {
  repository: BareRepository;
  switches: Switches;
  pulls: PullRequests;
  runs: Runs;
  /** what happens between the checks of a commit and the commit */
  beforeCommit: () => Promise<void>;
}

export interface OtherEndpoint {
  method: string;
  /** the path below the API */
  path: RegExp;
  needs?: [keyof Permissions, 'read' | 'write'];
  answer: (request: OtherRequest, state: OtherState) => Promise<ApiAnswer> | ApiAnswer;
}

/** An endpoint whose path matches a pattern. */
export function endpoint(
  method: string,
  path: string,
  answer: OtherEndpoint['answer'],
  needs?: OtherEndpoint['needs'],
): OtherEndpoint {
  return { method, path: new RegExp(`^${path}$`), answer, ...(needs && { needs }) };
}

/** What a host is like that is stood in for. */
export interface OtherApi {
  kind: HostKind;
  /** where the API is */
  base: string;
  /** how the path of the repository begins */
  repository: string;
  endpoints: readonly OtherEndpoint[];
  /** with each answer to a page elsewhere */
  corsHeaders: Readonly<Record<string, string>>;
  /** which headers pages may send, as browsers find out before a request */
  allowedHeaders: 'any' | readonly string[];
  describeRefusal: (refusal: Refusal) => unknown;
}

/** Headers that pages may send to every server, and those that are not theirs. */
const freeHeaders =
  /^(accept|accept-encoding|accept-language|cache-control|connection|content-length|host|origin|pragma|referer|sec-.*|user-agent)$/;

/**
 * The API of a host for `mary/practice`, which is a real bare repository. Requests that a browser would not
 * send from a page, and those that are unknown, fail the test.
 */
export class OtherStandIn {
  readonly kind: HostKind;
  readonly switches: Switches;
  readonly violations: string[] = [];
  readonly state: OtherState;
  readonly #server: HostServer;

  constructor(
    readonly definition: OtherApi,
    readonly repository: BareRepository,
    readonly token: string,
  ) {
    this.kind = definition.kind;
    this.switches = makeSwitches(token);
    this.state = {
      repository,
      switches: this.switches,
      pulls: new PullRequests(),
      runs: new Runs(),
      beforeCommit: async () => undefined,
    };
    this.#server = new HostServer(this.switches, {
      describePreflight: (request) => this.#describePreflight(request),
      answer: (request, body) => this.#answer(request, body),
      report: (violation) => void this.violations.push(violation),
    });
  }

  /** Starts one on a free port; without a repository, on an empty one. */
  static async start(
    definition: OtherApi,
    { repository, token = 'token-of-mary' }: { repository?: BareRepository; token?: string } = {},
  ): Promise<OtherStandIn> {
    const standIn = new OtherStandIn(
      definition,
      repository ?? (await BareRepository.make()),
      token,
    );
    await standIn.#server.start(0);
    return standIn;
  }

  get url(): string {
    return this.#server.url;
  }

  get api(): string {
    return this.url + this.definition.base;
  }

  get log(): LoggedRequest[] {
    return this.#server.log;
  }

  get pulls(): PullRequests {
    return this.state.pulls;
  }

  /** @throws Error when there was an unknown request */
  async close(): Promise<void> {
    this.repository.close();
    await this.#server.close();
    if (this.violations.length > 0) throw new Error(this.violations.join('\n'));
  }

  #describePreflight({ headers }: IncomingMessage): Record<string, string> {
    const { allowedHeaders, corsHeaders } = this.definition;
    const asked = (headers['access-control-request-headers'] ?? '').split(/, */).filter(Boolean);
    // A preflight that asks for too much is answered without any permission.
    if (!asked.every((name) => isAllowed(allowedHeaders, name))) return {};
    return {
      'access-control-allow-origin': corsHeaders['access-control-allow-origin'] ?? '',
      'access-control-allow-headers': asked.join(', '),
      'access-control-allow-methods': headers['access-control-request-method'] ?? '',
    };
  }

  async #answer(request: IncomingMessage, bytes: Buffer): Promise<ServedAnswer> {
    const answer = await this.#decide(request, bytes);
    const content = answer.bytes ?? Buffer.from(JSON.stringify(answer.body ?? {}));
    return {
      status: answer.status,
      bytes: request.method === 'HEAD' ? Buffer.alloc(0) : content,
      headers: {
        ...this.definition.corsHeaders,
        'content-type': answer.bytes ? 'application/octet-stream' : 'application/json',
        ...answer.headers,
      },
    };
  }

  async #decide(request: IncomingMessage, bytes: Buffer): Promise<ApiAnswer> {
    const { base, endpoints, allowedHeaders, describeRefusal } = this.definition;
    const { pathname, searchParams } = new URL(request.url ?? '', this.url);
    try {
      const { failing } = this.switches;
      if (failing.count > 0) {
        failing.count -= 1;
        throw new Refusal(failing.status, 'Server Error');
      }
      const strange = Object.keys(request.headers).filter(
        (name) => !freeHeaders.test(name) && !isAllowed(allowedHeaders, name),
      );
      if (strange.length > 0) this.violations.push(`A page may not send ${strange.join(', ')}`);
      const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
      const account = this.#authorize(request);
      this.#showRepository(path, account);
      for (const { method, path: pattern, needs, answer } of endpoints) {
        const found = method === request.method ? pattern.exec(path) : null;
        if (!found) continue;
        admit(account, needs);
        const values = found.slice(1).map(decodeURIComponent);
        const body: unknown = bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined;
        const address = this.url + pathname;
        return await answer({ values, query: searchParams, body, account, address }, this.state);
      }
      this.violations.push(`${request.method} ${request.url} is unknown`);
      throw new Refusal(404, 'Not Found');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, headers } = error;
      return { status, body: describeRefusal(error), headers };
    }
  }

  #authorize(request: IncomingMessage): Account {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    const account = scheme === 'Bearer' ? this.switches.tokens.get(token) : undefined;
    if (!account) throw new Refusal(401, '401 Unauthorized');
    const { rateLimit } = this.switches;
    if (rateLimit?.kind === 'secondary') {
      const after = rateLimit.retryAfter;
      const headers = { 'retry-after': String(after ?? 60) };
      throw new Refusal(429, 'Retry later', undefined, headers);
    }
    return account;
  }

  /** Hides repositories that this account may not see, and those that are not there. */
  #showRepository(path: string, { seesRepository }: Account): void {
    const isInside = path.startsWith(this.definition.repository);
    const isElsewhere = !isInside && /^\/(repos|projects)\//.test(path);
    if (isElsewhere || (isInside && !seesRepository)) throw new Refusal(404, 'Not Found');
  }
}

/** Lets a request pass that an account and its token may send. */
function admit({ permissions, canPush }: Account, needs: OtherEndpoint['needs']): void {
  const [name, level] = needs ?? [];
  const given = name && permissions[name];
  if (name && given !== 'write' && !(given === 'read' && level === 'read')) {
    throw new Refusal(403, 'The token lacks a scope.');
  }
  if (level === 'write' && !canPush) throw new Refusal(403, 'You may not push.');
}

function isAllowed(allowed: OtherApi['allowedHeaders'], name: string): boolean {
  return allowed === 'any' || allowed.includes(name.toLowerCase());
}
