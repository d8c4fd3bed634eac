import type { EditorSettings } from '../protocol/editor-addresses';
import { findWebsite, nameHost, signInHosts } from './sign-in-hosts';
import { explainAuthorization, explainForeignReturn } from './sign-in-faults';
import { hostWords } from './sign-in-words';

/** What a person chose before the host's page replaced the editor. */
export interface SignInChoice {
  /** `mary/practice` */
  repository: string;
  /** whether the tab keeps the token */
  isKept: boolean;
}

/** Kept in the tab only until the host sends the person back. */
interface Pending extends SignInChoice {
  state: string;
  verifier: string;
}

/** How a host sent a person back, and what was kept about it. */
export interface PkceReturn {
  query: URLSearchParams;
  pending: Pending | undefined;
}

const pendingKey = 'editor-pending-sign-in';

/**
 * Replaces the editor by the host's page, where the person signs in. The host returns to the address of the
 * editor.
 *
 * @returns once the person has come back by the browser's button, which ends nothing
 */
export async function leaveForHost(settings: EditorSettings, choice: SignInChoice): Promise<void> {
  const { clientId = '', host, api } = settings;
  const { pkce } = signInHosts[host];
  if (!pkce) return;
  const pending: Pending = { ...choice, state: makeSecret(), verifier: makeSecret() };
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: returnAddress(),
    response_type: 'code',
    scope: pkce.scope,
    state: pending.state,
    code_challenge: await writeChallenge(pending.verifier),
    code_challenge_method: 'S256',
  });
  sessionStorage.setItem(pendingKey, JSON.stringify(pending));
  window.location.assign(`${findWebsite(api)}${pkce.authorize}?${query}`);
  await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
}

/**
 * Takes what a host has added to the address of the editor, and removes it there and in the tab: a code must
 * not stay in the history, nor be used twice. Call it before anything else.
 *
 * @returns undefined when no host sent the person back
 */
export function takeReturn(): PkceReturn | undefined {
  const query = new URLSearchParams(window.location.search);
  if (!query.has('state') || !(query.has('code') || query.has('error'))) return undefined;
  window.history.replaceState(null, '', window.location.pathname);
  const kept = sessionStorage.getItem(pendingKey);
  sessionStorage.removeItem(pendingKey);
  return { query, pending: kept === null ? undefined : (JSON.parse(kept) as Pending) };
}

/** Exchanges the code of the host for a token. The host's refresh token is dropped: nothing here outlives the tab. */
export async function finishSignIn(
  { query, pending }: PkceReturn,
  settings: EditorSettings,
): Promise<(SignInChoice & { token: string }) | { fault: string }> {
  const name = nameHost(settings);
  if (!pending || query.get('state') !== pending.state)
    return { fault: explainForeignReturn(name) };
  const error = query.get('error');
  if (error !== null) return { fault: explainAuthorization(error, name) };
  const { clientId = '', host, api } = settings;
  const address = `${findWebsite(api)}${signInHosts[host].pkce?.token ?? ''}`;
  // Without further headers, browsers send it without asking the host first, which not every host would answer.
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: clientId,
    code: query.get('code') ?? '',
    code_verifier: pending.verifier,
    redirect_uri: returnAddress(),
  });
  const init: RequestInit = { method: 'POST', body, credentials: 'omit', cache: 'no-store' };
  const response = await fetch(address, init).catch(() => undefined);
  if (!response) return { fault: hostWords[host](name).noAnswer };
  const answer: unknown = await response.json().catch(() => undefined);
  const { access_token: token, error: refusal } = { ...(answer as Record<string, unknown> | null) };
  if (response.ok && typeof token === 'string' && token !== '') {
    const { repository, isKept } = pending;
    return { repository, isKept, token };
  }
  const said = typeof refusal === 'string' ? refusal : `status ${response.status}`;
  return { fault: explainAuthorization(said, name) };
}

/** The address of the editor, as its developer has registered it at the host. */
function returnAddress(): string {
  return `${window.location.origin}/`;
}

/** 43 characters that nobody can guess. */
function makeSecret(): string {
  return encodeBytes(crypto.getRandomValues(new Uint8Array(32)));
}

async function writeChallenge(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return encodeBytes(new Uint8Array(hash));
}

/** In Base64 for addresses, without padding. */
function encodeBytes(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
