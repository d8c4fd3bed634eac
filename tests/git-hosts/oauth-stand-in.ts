import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen, type Served } from './serve-handler';

/** An application that people sign in with, as its developer registered it. */
export interface RegisteredApp {
  clientId: string;
  /** an application without one must use PKCE */
  secret?: string;
  /** where people return to */
  redirect: string;
  /** the rights that the test expects to be requested */
  scope: string;
}

interface Answer {
  status: number;
  body: string;
}

/** Which paths a kind of git host uses. */
const authorizePaths = new Set(['/login/oauth/authorize', '/oauth/authorize']);
const tokenPaths = new Set(['/login/oauth/access_token', '/oauth/token']);

/**
 * The pages on which people allow an application to sign in, and the endpoint that gives it a token. Every
 * request is checked against what was registered.
 */
export class OAuthStandIn {
  /** which requests were wrong, and how */
  readonly violations: string[] = [];
  /** the paths of all requests, without their queries */
  readonly log: string[] = [];
  /** the token that it gives */
  token = 'gho_mary';
  /** sent instead of a token */
  tokenAnswer: Answer | undefined;
  app: RegisteredApp | undefined;
  /** answers all other requests */
  forward: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  /** codes that were not used yet, with their challenge */
  readonly #codes = new Map<string, string>();

  private constructor(private served: Served | undefined = undefined) {}

  static async start(): Promise<OAuthStandIn> {
    const standIn = new OAuthStandIn();
    standIn.served = await listen((request, response) => void standIn.#handle(request, response));
    return standIn;
  }

  get url(): string {
    return this.served?.url ?? '';
  }

  /** @throws Error when a request was wrong */
  close(): void {
    this.served?.close();
    if (this.violations.length > 0) throw new Error(this.violations.join('\n'));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/' } = request;
    const { pathname, searchParams } = new URL(url, this.url);
    const isToken = tokenPaths.has(pathname);
    if (!isToken && !authorizePaths.has(pathname)) {
      if (this.forward) this.forward(request, response);
      else response.writeHead(404).end();
      return;
    }
    this.log.push(`${method} ${pathname}`);
    if (isToken) {
      const { status, body } = this.tokenAnswer ?? this.#giveToken(request, await text(request));
      const headers = {
        'content-type': 'application/json',
        // GitHub lets no page ask.
        ...(this.#registered.secret === undefined && { 'access-control-allow-origin': '*' }),
      };
      response.writeHead(status, headers).end(body);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html' }).end(this.#askPerson(searchParams));
  }

  get #registered(): RegisteredApp {
    if (!this.app) throw new Error('No application was registered.');
    return this.app;
  }

  /** The page with the two choices. */
  #askPerson(query: URLSearchParams): string {
    const { clientId, secret, redirect, scope } = this.#registered;
    const state = query.get('state') ?? '';
    this.#expect('client_id', query.get('client_id'), clientId);
    this.#expect('scope', query.get('scope'), scope);
    if (state.length < 20) this.violations.push(`The state is too short: "${state}"`);
    if (secret === undefined) {
      this.#expect('response_type', query.get('response_type'), 'code');
      this.#expect('redirect_uri', query.get('redirect_uri'), redirect);
      this.#expect('code_challenge_method', query.get('code_challenge_method'), 'S256');
    }
    const code = randomUUID();
    this.#codes.set(code, query.get('code_challenge') ?? '');
    const back = (answer: Record<string, string>) =>
      `${redirect}?${new URLSearchParams({ ...answer, state })}`.replaceAll('&', '&amp;');
    const refused = { error: 'access_denied', error_description: 'The user denied the request.' };
    return `<!doctype html><title>Sign in</title><a href="${back({ code })}">Authorize</a> <a href="${back(refused)}">Cancel</a>`;
  }

  #giveToken(request: IncomingMessage, body: string): Answer {
    const { clientId, secret, redirect } = this.#registered;
    this.#expect('method', request.method, 'POST');
    const isJson = request.headers['content-type'] === 'application/json';
    const sent = new Map(
      isJson
        ? Object.entries(JSON.parse(body) as Record<string, string>)
        : new URLSearchParams(body),
    );
    this.#expect('client_id', sent.get('client_id'), clientId);
    this.#expect('client_secret', sent.get('client_secret'), secret);
    const challenge = this.#codes.get(sent.get('code') ?? '');
    this.#codes.delete(sent.get('code') ?? '');
    if (secret === undefined) {
      this.#expect('grant_type', sent.get('grant_type'), 'authorization_code');
      this.#expect('redirect_uri', sent.get('redirect_uri'), redirect);
    }
    const verifier = sent.get('code_verifier') ?? '';
    const isProven =
      secret === undefined
        ? challenge === createHash('sha256').update(verifier).digest('base64url')
        : challenge !== undefined;
    if (!isProven) return this.#refuseCode();
    const granted = {
      access_token: this.token,
      token_type: 'bearer',
      scope: this.#registered.scope,
    };
    const forTwoHours = secret === undefined && { expires_in: 7200, refresh_token: 'refresh_mary' };
    return { status: 200, body: JSON.stringify({ ...granted, ...forTwoHours }) };
  }

  #refuseCode(): Answer {
    return this.#registered.secret === undefined
      ? { status: 400, body: JSON.stringify({ error: 'invalid_grant' }) }
      : { status: 200, body: JSON.stringify({ error: 'bad_verification_code' }) };
  }

  #expect(name: string, found: string | null | undefined, expected: string | undefined): void {
    if ((found ?? undefined) === expected) return;
    this.violations.push(`"${name}" is "${found}" and not "${expected}".`);
  }
}
