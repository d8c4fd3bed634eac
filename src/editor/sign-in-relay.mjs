// @ts-check
// Plain JavaScript in one file without imports: hosts of functions run it unchanged.

/**
 * @typedef {object} Settings
 * @property {string} github where people sign in, without a slash at its end
 * @property {string} clientId
 * @property {string} clientSecret
 * @property {string[]} origins regular expressions for the origins that receive tokens; empty when one cannot be read
 */

/** @typedef {keyof typeof refusals} Refusal */

/** Failures by the names that editors know, with an explanation for people. */
const refusals = {
  UNSUPPORTED_BACKEND: 'This sign-in service supports GitHub only.',
  UNSUPPORTED_DOMAIN:
    'This sign-in service does not accept the website that opened this window. Ask your developer to add its domain to ALLOWED_DOMAINS.',
  UNSUPPORTED_SCOPE:
    'The editor requests rights that this sign-in service does not give. Ask your developer.',
  MISCONFIGURED_CLIENT:
    'This sign-in service is not set up. Ask your developer to check GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET and ALLOWED_DOMAINS.',
  AUTH_CODE_REQUEST_FAILED: 'GitHub did not give access. Sign in again and choose “Authorize”.',
  CSRF_DETECTED:
    'This sign-in was not started in this browser, or it took longer than ten minutes. Sign in again.',
  TOKEN_REQUEST_FAILED: 'GitHub did not confirm the sign-in. Sign in again.',
  MALFORMED_RESPONSE: 'GitHub answered in an unexpected way. Try again later.',
};

/** The rights that editors may request, which are those that Decap and Sveltia know. */
const allowedScopes = new Set(['public_repo', 'read:user', 'repo', 'user', 'user:email']);

/** Browsers accept a cookie with this prefix only from this host itself, never from a neighboring domain. */
const cookieName = '__Host-csrf-token';
const cookieAttributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** Seconds to sign in at GitHub. */
const signInTime = 600;

/** How Decap and Sveltia name a website that runs on the developer's computer. */
const localNames = new Set(['cms.netlify.com', 'demo.decapcms.org']);

const localHosts = ['localhost', '127.0.0.1'];

/**
 * Gives the token to the window that opened this one, if the browser confirms that its origin may have it. It
 * reads its values from the page, so that the script itself is always the same and has one hash.
 */
const script = `
const { provider, origins, answer, refused, lost } = JSON.parse(document.getElementById('data').textContent);
const explain = (text) => { document.getElementById('explanation').textContent = text; };
const listening = new AbortController();
addEventListener('message', ({ origin, source, data }) => {
  if (source !== opener || data !== 'authorizing:' + provider || origin === 'null') return;
  const isAllowed = origins.some((pattern) => new RegExp(pattern).test(origin));
  if (!isAllowed) explain(refused.explanation);
  opener.postMessage('authorization:' + provider + ':' + (isAllowed ? answer : refused.answer), origin);
  listening.abort();
}, { signal: listening.signal });
if (opener) opener.postMessage('authorizing:' + provider, '*');
else if (lost) explain(lost);
`;

/**
 * Signs people in with GitHub for an editor that runs in the browser, which cannot keep the secret that GitHub
 * demands. It speaks the protocol of Decap and Sveltia, stores nothing and hands a token only to the websites in
 * ALLOWED_DOMAINS.
 */
export default {
  /**
   * @param {Request} request
   * @param {Record<string, unknown>} [environment] the settings at Cloudflare; elsewhere, they are variables of the process
   * @returns {Promise<Response>}
   */
  async fetch(request, environment) {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET') {
      return new Response('Only GET is supported.', { status: 405, headers: { Allow: 'GET' } });
    }
    const settings = readSettings(environment);
    if (pathname === '/auth' || pathname === '/oauth/authorize') {
      return begin(searchParams, settings);
    }
    if (pathname === '/callback' || pathname === '/oauth/redirect') {
      return finish(request, searchParams, settings);
    }
    return new Response('Not found', { status: 404 });
  },
};

/**
 * @param {Record<string, unknown> | undefined} environment
 * @returns {Settings}
 */
function readSettings(environment) {
  /** @param {string} name */
  const read = (name) => String(environment?.[name] ?? globalThis.process?.env[name] ?? '').trim();
  const domains = read('ALLOWED_DOMAINS')
    .split(/[\s,]+/)
    .filter((domain) => domain !== '');
  const origins = domains.flatMap((domain) => writeOriginPattern(domain) ?? []);
  return {
    github: (read('GITHUB_URL') || 'https://github.com').replace(/\/+$/, ''),
    clientId: read('GITHUB_CLIENT_ID'),
    clientSecret: read('GITHUB_CLIENT_SECRET'),
    // With a mistake in one, nobody can know which websites are meant.
    origins: origins.length === domains.length ? origins : [],
  };
}

/**
 * @param {string} domain `edit.example.org`, or `*.example.org` for everything below a domain
 * @returns {string | undefined} a regular expression for its origins; undefined if it is not a domain
 */
function writeOriginPattern(domain) {
  if (localHosts.includes(domain)) return `^https?://${domain.replaceAll('.', '\\.')}(?::\\d+)?$`;
  const isBelow = domain.startsWith('*.');
  const name = domain.slice(isBelow ? 2 : 0);
  const isName = /^[^*/:?#@\\]+$/.test(name) && URL.canParse(`https://${name}`);
  // As browsers write it: in lower case, without letters such as ä.
  const host = isName ? new URL(`https://${name}`).hostname : '';
  if (!/^[\w-]+(?:\.[\w-]+)+$/.test(host)) return undefined;
  return `^https://${isBelow ? '(?:[\\w-]+\\.)+' : ''}${host.replaceAll('.', '\\.')}$`;
}

/**
 * Sends the browser to GitHub.
 *
 * @param {URLSearchParams} query
 * @param {Settings} settings
 * @returns {Response | Promise<Response>}
 */
function begin(query, settings) {
  const { github, clientId, clientSecret, origins } = settings;
  const provider = query.get('provider') ?? '';
  if (provider !== 'github') {
    const named = /^[a-z]{1,20}$/.test(provider) ? provider : 'unknown';
    return refuse('UNSUPPORTED_BACKEND', named);
  }
  if (!clientId || !clientSecret || origins.length === 0) return refuse('MISCONFIGURED_CLIENT');
  // The window that opened this one could claim any domain: the answer is bound to its origin once more.
  if (!isKnownSite(query.get('site_id') ?? '', origins)) return refuse('UNSUPPORTED_DOMAIN');
  const scopes = (query.get('scope') || 'repo').split(/[\s,]+/).filter((scope) => scope !== '');
  if (!scopes.every((scope) => allowedScopes.has(scope))) return refuse('UNSUPPORTED_SCOPE');
  const state = crypto.randomUUID();
  const sent = new URLSearchParams({ client_id: clientId, scope: scopes.join(' '), state });
  return new Response(null, {
    status: 302,
    headers: {
      ...commonHeaders,
      Location: `${github}/login/oauth/authorize?${sent}`,
      'Set-Cookie': `${cookieName}=${state}; ${cookieAttributes}; Max-Age=${signInTime}`,
    },
  });
}

/**
 * @param {string} site the domain that the editor claims to have
 * @param {string[]} origins
 */
function isKnownSite(site, origins) {
  const hosts = localNames.has(site) ? localHosts : [site];
  return hosts.some((host) =>
    origins.some((pattern) => new RegExp(pattern).test(`https://${host}`)),
  );
}

/**
 * Exchanges the code that GitHub gave for a token.
 *
 * @param {Request} request
 * @param {URLSearchParams} query
 * @param {Settings} settings
 * @returns {Promise<Response>}
 */
async function finish(request, query, settings) {
  const [code, state] = [query.get('code'), query.get('state')];
  if (!code || !state) return refuse('AUTH_CODE_REQUEST_FAILED');
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  if (!cookies.includes(`${cookieName}=${state}`)) return refuse('CSRF_DETECTED');
  const answer = await requestToken(code, settings);
  if (typeof answer === 'string') return refuse(answer);
  return writePage(200, 'You are signed in. You can close this window.', {
    provider: 'github',
    origins: settings.origins,
    answer: `success:${JSON.stringify({ provider: 'github', token: answer.token })}`,
    refused: {
      answer: writeRefusal('UNSUPPORTED_DOMAIN', 'github'),
      explanation: refusals.UNSUPPORTED_DOMAIN,
    },
    lost: 'This window has lost its connection to the editor. Close it and sign in again.',
  });
}

/**
 * @param {string} code
 * @param {Settings} settings
 * @returns {Promise<{ token: string } | Refusal>}
 */
async function requestToken(code, { github, clientId, clientSecret }) {
  const response = await fetch(`${github}/login/oauth/access_token`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, code }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  // GitHub sends its refusals with the status 200.
  if (!response?.ok || answer?.error !== undefined) return 'TOKEN_REQUEST_FAILED';
  const token = answer?.access_token;
  return typeof token === 'string' && token !== '' ? { token } : 'MALFORMED_RESPONSE';
}

/**
 * @param {Refusal} reason
 * @param {string} [provider]
 */
function refuse(reason, provider = 'github') {
  // It holds no secret, so every website may know why it received no token.
  return writePage(400, refusals[reason], {
    provider,
    origins: [''],
    answer: writeRefusal(reason, provider),
  });
}

/**
 * @param {Refusal} reason
 * @param {string} provider
 */
function writeRefusal(reason, provider) {
  return `error:${JSON.stringify({ provider, error: refusals[reason], errorCode: reason })}`;
}

const commonHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The page that the window shows at the end.
 *
 * @param {number} status
 * @param {string} explanation in HTML
 * @param {object} data for its script
 */
async function writePage(status, explanation, data) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  const encoded = btoa(String.fromCharCode(...new Uint8Array(hash)));
  // No text in it can end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Sign in</title>
<p id="explanation">${explanation}</p>
<script id="data" type="application/json">${json}</script>
<script>${script}</script>
`;
  return new Response(page, {
    status,
    headers: {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${encoded}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Set-Cookie': `${cookieName}=; ${cookieAttributes}; Max-Age=0`,
      'X-Frame-Options': 'DENY',
    },
  });
}
