import type { OpenAnswer } from '../protocol/worker-messages';

/**
 * Why a site could not be opened, and what to do.
 *
 * @param host as people call it: `GitHub`
 */
export function explainFailure(answer: OpenAnswer & { kind: 'failed' }, host: string): string {
  const { reason, said, until } = answer;
  switch (reason) {
    case 'signIn':
      return `${host} doesn’t accept this token. It may have expired. Sign in again or create a new token.`;
    case 'forbidden':
      return `The token lacks a permission: ${said}`;
    case 'notFound':
      return `${host} can’t find this repository with this token. Its name is wrong, it was deleted, the token doesn’t include it, or you weren’t invited to it. Changes that you haven’t published are kept in this browser.`;
    case 'noSite':
      return 'This repository contains no website of this kind: there is no site.config.json in it.';
    case 'empty':
      return 'This repository is still empty.';
    case 'rateLimited':
      return `${host} doesn’t accept more requests at the moment. Try again ${until === undefined ? 'later' : `at ${new Date(until).toLocaleTimeString()}`}.`;
    case 'offline':
      return said;
    default:
      return `${host} didn’t answer as expected. Try again later. (${said})`;
  }
}

/** Why the window of the relay gave no token, before the relay said anything. */
export const popupFaults = {
  blocked:
    'Your browser blocked the window for signing in. Allow this website to open windows, then try again.',
  closed:
    'The window for signing in was closed before you were signed in. Try again and choose “Authorize” at GitHub.',
} as const;

/** By the error codes of relays. */
const relayFaults: Readonly<Record<string, string>> = {
  UNSUPPORTED_BACKEND:
    'The sign-in service doesn’t support GitHub. Sign in with a token and tell your developer.',
  UNSUPPORTED_DOMAIN:
    'The sign-in service doesn’t accept this website. Ask your developer to add its domain to ALLOWED_DOMAINS.',
  UNSUPPORTED_SCOPE:
    'The sign-in service isn’t allowed to give write access. Sign in with a token and tell your developer.',
  MISCONFIGURED_CLIENT:
    'The sign-in service isn’t set up completely. Sign in with a token and tell your developer.',
  AUTH_CODE_REQUEST_FAILED: 'GitHub didn’t give access. Try again and choose “Authorize” there.',
  CSRF_DETECTED:
    'The sign-in took too long, or the window was opened by another website. Try again.',
  TOKEN_REQUEST_FAILED:
    'GitHub didn’t confirm the sign-in. Try again. If this happens again, sign in with a token and tell your developer.',
  MALFORMED_RESPONSE:
    'GitHub or the sign-in service answered in an unexpected way. Try again later, or sign in with a token.',
};

/**
 * Why a relay gave no token, and what to do.
 *
 * @param code one of the codes that relays share, or anything else
 * @param said how the relay explains it
 */
export function explainRelay(code: string, said = ''): string {
  const known = Object.hasOwn(relayFaults, code) ? relayFaults[code] : undefined;
  return (
    known ??
    `The sign-in service reported an error. Try again, or sign in with a token. (${[code, said].filter(Boolean).join(': ').slice(0, 200)})`
  );
}

/** By the error codes of OAuth. */
const authorizationFaults: Readonly<Record<string, (host: string) => string>> = {
  access_denied: (host) => `You didn’t give access at ${host}. Sign in again and allow it there.`,
  invalid_grant: (host) => `The sign-in took too long for ${host}. Sign in again.`,
  invalid_client: (host) => wrongApplication(host),
  unauthorized_client: (host) => wrongApplication(host),
  invalid_scope: (host) =>
    `The application at ${host} lacks rights. Ask your developer to select the scope “api” for it.`,
  server_error: (host) => `${host} has a problem at the moment. Sign in again later.`,
  temporarily_unavailable: (host) => `${host} is overloaded at the moment. Sign in again later.`,
};

function wrongApplication(host: string): string {
  return `${host} doesn’t know this editor, or expects a secret from it. Ask your developer to check the client ID and that the application is not confidential.`;
}

/** Why a host refused when a person came back from its page, and what to do. */
export function explainAuthorization(code: string, host: string): string {
  const known = Object.hasOwn(authorizationFaults, code) ? authorizationFaults[code] : undefined;
  return (
    known?.(host) ??
    `${host} reported an error. Sign in again, or use a token. (${code.slice(0, 200)})`
  );
}

/** When the address names a sign-in that this tab did not begin. */
export function explainForeignReturn(host: string): string {
  return `This tab didn’t start that sign-in with ${host}. Sign in again here.`;
}
