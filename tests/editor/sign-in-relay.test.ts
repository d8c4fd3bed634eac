import { expect, onTestFinished, test, vi } from 'vitest';
import relay from '../../src/editor/sign-in-relay.mjs';
import { OAuthStandIn } from '../git-hosts/oauth-stand-in';
import { serveHandler } from '../git-hosts/serve-handler';

const app = { clientId: 'Iv1.relay', secret: 'top-secret', scope: 'repo' };

async function start(changes: Record<string, string> = {}) {
  const host = await OAuthStandIn.start();
  onTestFinished(() => host.close());
  const { url, close } = await serveHandler(relay, {
    GITHUB_URL: `${host.url}/`,
    GITHUB_CLIENT_ID: app.clientId,
    GITHUB_CLIENT_SECRET: app.secret,
    ALLOWED_DOMAINS: 'edit.example.org, *.example.com',
    ...changes,
  });
  onTestFinished(close);
  host.app = { ...app, redirect: `${url}/callback` };
  return { host, url };
}

const editor = { provider: 'github', site_id: 'edit.example.org', scope: 'repo' };

/** Requests something without following redirects. */
function ask(url: string, path: string, query: Record<string, string>, cookie = '') {
  return fetch(`${url}${path}?${new URLSearchParams(query)}`, {
    redirect: 'manual',
    headers: { cookie },
  });
}

/** Begins to sign in. @returns the page of GitHub, and the cookie that the browser has now */
async function begin(url: string, query: Record<string, string> = editor, path = '/auth') {
  const response = await ask(url, path, query);
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { response, cookie, location: response.headers.get('location') ?? '' };
}

/** @returns the parameters with which GitHub sends a person back who clicked that */
async function choose(location: string, choice: 'Authorize' | 'Cancel') {
  const page = await (await fetch(location)).text();
  const [, href = ''] = new RegExp(`href="([^"]+)">${choice}`).exec(page) ?? [];
  return Object.fromEntries(new URL(href.replaceAll('&amp;', '&')).searchParams);
}

interface PageData {
  provider: string;
  origins: string[];
  answer: string;
  refused?: { answer: string };
}

/** The values for the script of an answer. */
async function readData(response: Response): Promise<PageData> {
  const page = await response.clone().text();
  const [, json = ''] = /<script id="data"[^>]*>([^<]*)<\/script>/.exec(page) ?? [];
  return JSON.parse(json) as PageData;
}

async function readCode(response: Response): Promise<unknown> {
  const { answer } = await readData(response);
  const { errorCode } = JSON.parse(answer.replace(/^error:/, '')) as { errorCode: string };
  expect(response.status).toBe(400);
  return errorCode;
}

test.each(['/auth', '/oauth/authorize'])('%s signs in and gives a token', async (path) => {
  const { url, host } = await start();
  const { response, cookie, location } = await begin(url, editor, path);
  expect(response.status).toBe(302);
  expect(location).toMatch(new RegExp(`^${host.url}/login/oauth/authorize\\?`));
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-csrf-token=[\w-]{36}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=600$/,
  );
  const end = path === '/auth' ? '/callback' : '/oauth/redirect';
  const back = await choose(location, 'Authorize');
  const answer = await ask(url, end, back, `other=1; ${cookie}`);
  expect(answer.status).toBe(200);
  const data = await readData(answer);
  expect(data.answer).toBe('success:{"provider":"github","token":"gho_mary"}');
  expect(data.refused?.answer).toContain('UNSUPPORTED_DOMAIN');
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-csrf-token=; .*Max-Age=0$/);
  // GitHub takes a code once.
  expect(await readCode(await ask(url, end, back, cookie))).toEqual('TOKEN_REQUEST_FAILED');
});

test('answers are not stored, not framed and run one script only', async () => {
  const { url } = await start();
  const { headers } = await ask(url, '/callback', {});
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
});

test('only the origins of allowed domains receive a token', async () => {
  const { url } = await start({
    ALLOWED_DOMAINS: 'edit.example.org *.Example.COM, bücher.example, localhost',
  });
  const { cookie, location } = await begin(url);
  const back = await choose(location, 'Authorize');
  const { origins } = await readData(await ask(url, '/callback', back, cookie));
  const isAllowed = (origin: string) => origins.some((pattern) => new RegExp(pattern).test(origin));
  const allowed = [
    'https://edit.example.org',
    'https://edit.example.com',
    'https://a.b.example.com',
    'https://xn--bcher-kva.example',
    'http://localhost:4174',
    'https://localhost',
  ];
  expect(allowed.filter((origin) => !isAllowed(origin))).toEqual([]);
  const foreign = [
    'http://edit.example.org',
    'https://edit.example.org:8443',
    'https://edit.example.org.evil.test',
    'https://evil.test',
    'https://editxexample.org',
    'https://my-edit.example.org',
    'https://example.org',
    'https://evilexample.com',
    'https://example.com',
    'https://.example.com',
    'https://example.com.evil.test',
    'http://localhost.evil.test',
    'http://127.0.0.1:4174',
    'null',
    '',
  ];
  expect(foreign.filter(isAllowed)).toEqual([]);
});

test.each([
  [{ provider: 'gitlab' }, 'UNSUPPORTED_BACKEND'],
  [{ provider: '' }, 'UNSUPPORTED_BACKEND'],
  [{ site_id: 'evil.test' }, 'UNSUPPORTED_DOMAIN'],
  [{ site_id: 'evilexample.com' }, 'UNSUPPORTED_DOMAIN'],
  [{ site_id: 'example.com' }, 'UNSUPPORTED_DOMAIN'],
  [{ site_id: 'evil.test/.example.com' }, 'UNSUPPORTED_DOMAIN'],
  [{ site_id: 'cms.netlify.com' }, 'UNSUPPORTED_DOMAIN'],
  [{ site_id: '' }, 'UNSUPPORTED_DOMAIN'],
  [{ scope: 'repo,delete_repo' }, 'UNSUPPORTED_SCOPE'],
  [{ scope: 'repo admin:org' }, 'UNSUPPORTED_SCOPE'],
])('a request with %j is refused', async (changes, refusal) => {
  const { url, host } = await start();
  const { response } = await begin(url, { ...editor, ...changes });
  expect(await readCode(response)).toEqual(refusal);
  expect(host.log).toEqual([]);
});

test.each<Record<string, string>>([
  { GITHUB_CLIENT_ID: '' },
  { GITHUB_CLIENT_SECRET: '' },
  { ALLOWED_DOMAINS: '' },
  { ALLOWED_DOMAINS: '*' },
  { ALLOWED_DOMAINS: '*.org' },
  { ALLOWED_DOMAINS: 'edit.example.org, ex*mple.org' },
  { ALLOWED_DOMAINS: 'https://edit.example.org' },
  { ALLOWED_DOMAINS: 'edit.example.org/path' },
  { ALLOWED_DOMAINS: 'edit.example.org:8443' },
  { ALLOWED_DOMAINS: 'edit.example.org(' },
])('settings with %j are refused', async (changes) => {
  const { url } = await start(changes);
  expect(await readCode((await begin(url)).response)).toEqual('MISCONFIGURED_CLIENT');
});

test('Decap and Sveltia sign in with their scopes, also on the computer of a developer', async () => {
  const { url, host } = await start({ ALLOWED_DOMAINS: 'localhost' });
  host.app = { ...app, redirect: `${url}/callback`, scope: 'repo user' };
  for (const site_id of ['localhost', 'cms.netlify.com', 'demo.decapcms.org']) {
    const { cookie, location } = await begin(url, { ...editor, site_id, scope: 'repo,user' });
    const back = await choose(location, 'Authorize');
    expect((await ask(url, '/callback', back, cookie)).status).toBe(200);
  }
});

test('a sign-in that another browser began is refused', async () => {
  const { url, host } = await start();
  const { cookie, location } = await begin(url);
  const back = await choose(location, 'Authorize');
  const other = (await begin(url)).cookie;
  const forged = [
    ['', back],
    [other, back],
    [cookie, { ...back, state: 'forged' }],
    ['__Host-csrf-token=', { ...back, state: '' }],
    [`csrf-token=${back['state']}`, back],
    [cookie, { ...back, state: `${back['state']}; x` }],
  ] as const;
  for (const [sent, query] of forged) {
    const refused = query.state === '' ? 'AUTH_CODE_REQUEST_FAILED' : 'CSRF_DETECTED';
    expect(await readCode(await ask(url, '/callback', query, sent))).toEqual(refused);
  }
  expect(host.log).not.toContain('POST /login/oauth/access_token');
});

test('a person who cancels and a host that fails are explained', async () => {
  const { url, host } = await start();
  const { cookie, location } = await begin(url);
  const cancelled = await ask(url, '/callback', await choose(location, 'Cancel'), cookie);
  expect(await readCode(cancelled)).toEqual('AUTH_CODE_REQUEST_FAILED');
  const finish = async (status: number, body: string) => {
    host.tokenAnswer = { status, body };
    const begun = await begin(url);
    const back = await choose(begun.location, 'Authorize');
    return readCode(await ask(url, '/callback', back, begun.cookie));
  };
  expect(await finish(200, '<p>Hello</p>')).toEqual('MALFORMED_RESPONSE');
  expect(await finish(200, '{}')).toEqual('MALFORMED_RESPONSE');
  expect(await finish(200, 'null')).toEqual('MALFORMED_RESPONSE');
  expect(await finish(200, '{"access_token":5}')).toEqual('MALFORMED_RESPONSE');
  expect(await finish(200, '{"error":"incorrect_client_credentials"}')).toEqual(
    'TOKEN_REQUEST_FAILED',
  );
  expect(await finish(503, '{}')).toEqual('TOKEN_REQUEST_FAILED');
});

test('nothing that a link contains is on the page or redirects elsewhere', async () => {
  const { url, host } = await start();
  const payload = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'\\u2028`;
  const names = ['error', 'error_description', 'provider', 'state', 'site_id', 'scope', 'code'];
  for (const name of [...names, 'redirect_uri', 'client_id', 'return_to']) {
    for (const path of ['/auth', '/callback']) {
      const { response, location } = await begin(url, { ...editor, [name]: payload }, path);
      expect(await response.text()).not.toContain('alert');
      expect([host.url, '']).toContain(location === '' ? '' : new URL(location).origin);
      expect(location).not.toContain('alert');
      expect(response.headers.get('set-cookie')).not.toContain('alert');
    }
  }
});

test('a token with markup cannot end its script', async () => {
  const { url, host } = await start();
  host.token = '</script><script>alert(1)</script>';
  const { cookie, location } = await begin(url);
  const answer = await ask(url, '/callback', await choose(location, 'Authorize'), cookie);
  expect(await answer.clone().text()).not.toContain('</script><script>alert');
  expect((await readData(answer)).answer).toContain('</script>');
});

test('other methods and paths are refused', async () => {
  const { url } = await start();
  expect((await fetch(`${url}/auth`, { method: 'POST', body: 'x' })).status).toBe(405);
  expect((await fetch(`${url}/`)).status).toBe(404);
});

test('settings can be variables of the process', async () => {
  vi.stubEnv('GITHUB_CLIENT_ID', app.clientId);
  vi.stubEnv('GITHUB_CLIENT_SECRET', app.secret);
  vi.stubEnv('ALLOWED_DOMAINS', 'edit.example.org');
  onTestFinished(() => void vi.unstubAllEnvs());
  const query = new URLSearchParams(editor);
  const { status, headers } = await relay.fetch(new Request(`https://auth.test/auth?${query}`));
  expect(status).toBe(302);
  expect(headers.get('location')).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?/);
});
