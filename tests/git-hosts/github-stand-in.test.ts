import { expect, test } from 'vitest';
import { checkAnswer, findOperation } from './github-description';
import { GitHubStandIn } from './github-stand-in';
import { startHost, startStandIn } from './start-host';

function send(standIn: GitHubStandIn, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Authorization: `Bearer ${standIn.token}`, ...Object(init.headers) };
  return fetch(standIn.url + path, { ...init, headers });
}

const repository = '/repos/mary/practice';

test.each([
  ['/unknown', undefined, 'not in the description'],
  [`${repository}/git/blobs`, { content: 7 }, 'request: data/content must be string'],
  [`${repository}/git/blobs`, { content: '', mode: '1' }, '“mode” is not described'],
  [`${repository}/git/trees`, {}, 'must have required property'],
  [`${repository}/git/refs?x=1`, { ref: 'refs/heads/x', sha: '' }, 'parameter “x”'],
])('the request %s %o fails the test', async (path, body, reason) => {
  const standIn = await GitHubStandIn.start();
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  await send(standIn, path, sent);
  await expect(standIn.close()).rejects.toThrow(reason);
});

test('answers are checked against the description of their status', () => {
  const operation = findOperation('GET', `${repository}/git/ref/heads/a/b`);
  if (!operation) throw new Error('It is not described.');
  expect(operation.values).toEqual({ owner: 'mary', repo: 'practice', ref: 'heads/a/b' });
  const object = { type: 'commit', sha: 'a'.repeat(40), url: '' };
  const answer = { ref: 'refs/heads/a/b', node_id: '', url: '', object };
  expect(checkAnswer(operation, 200, answer)).toEqual([]);
  const short = { ...answer, object: { ...object, sha: 'a' } };
  expect(checkAnswer(operation, 200, short)[0]).toContain('fewer than 40 characters');
  expect(checkAnswer(operation, 418, {})).toEqual(['the status 418 is not described']);
});

test('pages on other sites may ask, and read what GitHub exposes', async () => {
  const standIn = await startStandIn();
  const preflight = await fetch(`${standIn.url}/user`, { method: 'OPTIONS' });
  const allowed = 'access-control-allow-headers';
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get(allowed)).toMatch(
    /^Authorization, .*If-None-Match.*X-GitHub-Api-Version$/,
  );
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
  standIn.switches.allowsVersionHeader = false;
  const refused = await fetch(`${standIn.url}/user`, { method: 'OPTIONS' });
  expect(refused.headers.get(allowed)).not.toContain('Version');
  const answer = await send(standIn, '/user');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
});

test('latency and bandwidth slow it down, for all requests together', async () => {
  const { standIn, first } = await startHost({ 'a.bin': Buffer.alloc(20_000) });
  const blob = await standIn.repository.git(['rev-parse', `${first}:a.bin`]);
  const read = () =>
    send(standIn, `${repository}/git/blobs/${blob}`, {
      headers: { Accept: 'application/vnd.github.raw+json' },
    });
  standIn.switches.latency = 100;
  standIn.switches.bandwidth = 200_000;
  const start = performance.now();
  const answers = await Promise.all([read(), read(), read()]);
  const sizes = answers.map((answer) => answer.headers.get('content-length'));
  expect(sizes).toEqual(['20000', '20000', '20000']);
  // 60 kB at 200 kB a second, after 100 ms.
  expect(performance.now() - start).toBeGreaterThan(390);
});
