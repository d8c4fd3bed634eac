import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBuilt, visitWebsite } from '../../../../src/editor/server/website/visit-website';
import { listenLocally } from '../../../../src/build/server/ports';
import { makeTempFolder } from '../../../make-temp-folder';
import { openEditor } from '../../open-editor';
import { writeFiles } from '../go-online/write-website';

const page = '<html data-settings="{}">';
const website = { '/': [200, page], '/_site.json': [200, '{"version":"v2"}'] } as const;
const lost = [404, page] as const;

/** For 127.0.0.1 in no browser: made by hand, and signed by itself. */
const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgH11CZU2tagiOzXgT
M/pSbxf8EWJOQ1+6cVmIIYhRuA+hRANCAATJ+GD1BMUPK9riiSJs542/nRdYZQLv
k6Y+lNNPj/gOO0OEfd6ic4Kyuryu6SNzglYzdSCrjyOzhMpq2hTuzyvv
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBdTCCARugAwIBAgIUYkZ+hlwVXFIuDgrV6xMD5UxOcSMwCgYIKoZIzj0EAwIw
DzENMAsGA1UEAwwEdGVzdDAgFw0yNjExMzAwNjA0MDFaGA8yMTI2MTEwNjA2MDQw
MVowDzENMAsGA1UEAwwEdGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABMn4
YPUExQ8r2uKJImznjb+dF1hlAu+Tpj6U00+P+A47Q4R93qJzgrK6vK7pI3OCVjN1
IKuPI7OEymraFO7PK++jUzBRMB0GA1UdDgQWBBSHGPaAcsSVZBF/HrAjumuJGMLk
hzAfBgNVHSMEGDAWgBSHGPaAcsSVZBF/HrAjumuJGMLkhzAPBgNVHRMBAf8EBTAD
AQH/MAoGCCqGSM49BAMCA0gAMEUCIE8ycMT1pVs6uXnBneHNtPMlriUUCgACyh0I
MhAMIBVgAiEAgpbKOXV0fAZzMQLtjUWtheQz4u/BnKUQG1gT8tz+APo=
-----END CERTIFICATE-----`,
};

async function listen(server: Server): Promise<string> {
  onTestFinished(() => void server.close());
  return listenLocally(server);
}

/** What a host answers: status and content by address, and for all other addresses. */
function answer(
  files: Readonly<Record<string, readonly [status: number, content: string]>>,
  otherwise: readonly [number, string] = lost,
): RequestListener {
  return ({ url = '' }, response) => {
    const [status, content] = files[url] ?? otherwise;
    const headers = status === 301 ? { Location: content } : {};
    response.writeHead(status, headers).end(content);
  };
}

async function visit(listener: RequestListener, built?: string): Promise<unknown[]> {
  const findings = await visitWebsite(await listen(createServer(listener)), built);
  return findings.map(({ isRight, text }) => [isRight, text]);
}

const reached = [true, '127.0.0.1 answers over a secure connection.'];
const shownLost = [true, 'A wrong address shows your “Page not found”.'];

test('a website that is complete and up to date', async () => {
  const current = [true, 'The version that you built last is online.'];
  expect(await visit(answer(website), 'v2')).toEqual([reached, current, shownLost]);
  expect(await visit(answer(website))).toEqual([
    reached,
    [true, 'Your website is online.'],
    shownLost,
  ]);
});

test.each<[string, RequestListener, ...unknown[]]>([
  [
    'an earlier version',
    answer(website),
    reached,
    [false, expect.stringContaining('not the version that was built last')],
    shownLost,
  ],
  [
    'a host that leaves out files with an underscore',
    answer({ '/': website['/'] }),
    reached,
    [false, expect.stringMatching(/^The file _site.json is missing/)],
    shownLost,
  ],
  [
    'the error page of the host',
    answer(website, [404, 'nginx']),
    reached,
    expect.anything(),
    [false, expect.stringMatching(/^A wrong address shows a page of your host/)],
  ],
  [
    'the home page at each address',
    answer(website, [200, page]),
    reached,
    expect.anything(),
    [false, expect.stringMatching(/^A wrong address is answered with the status 200/)],
  ],
  [
    'something else',
    answer({ '/': [200, 'Welcome to nginx!'] }),
    reached,
    [false, expect.stringContaining('shows something else (status 200)')],
  ],
])('%s is explained', async (_name, listener, ...findings) => {
  expect(await visit(listener, 'v3')).toEqual(findings);
});

test('a redirect to another domain is explained', async () => {
  const other = await listen(createServer(answer(website)));
  expect(await visit(answer({ '/': [301, other] }))).toEqual([
    reached,
    [false, expect.stringContaining(`redirects to ${other}. If that is your website`)],
  ]);
});

test('why there is no secure connection is explained', async () => {
  const plain = await listen(createServer(answer(website)));
  const secure = await listen(createSecureServer(selfSigned, answer(website)));
  const expected = [
    [plain, 'doesn’t accept secure connections'],
    [secure, 'has no valid certificate (DEPTH_ZERO_SELF_SIGNED_CERT)'],
    ['http://no.such.invalid', 'has no DNS records'],
  ] as const;
  for (const [address, text] of expected) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const findings = await visitWebsite(address.replace('http://127', 'https://127'), 'v2');
    expect(findings).toEqual([{ isRight: false, text: expect.stringContaining(text) }]);
  }
});

test('the version that was built last counts', () => {
  const [folder, drafts] = [makeTempFolder(), makeTempFolder()];
  expect(readBuilt(folder, drafts)).toBeUndefined();
  writeFiles(folder, { 'dist/_site.json': '{"version":"command"}' });
  expect(readBuilt(folder, drafts)).toBe('command');
  writeFiles(drafts, { '_site.json': '{"version":"editor"}' });
  utimesSync(join(folder, 'dist/_site.json'), 1, 1);
  expect(readBuilt(folder, drafts)).toBe('editor');
  writeFiles(drafts, { '_site.json': '{"ver' });
  expect(readBuilt(folder, drafts)).toBeUndefined();
});

test('the editor visits the address of its site', async () => {
  const server = await listen(createServer(answer(website)));
  const editor = await openEditor({ apis: { website: server } });
  const { answer: visited } = await editor.call('POST', 'website-visit');
  expect(visited).toMatchObject({ findings: [{ isRight: true }, {}, {}] });
  await editor.change({ op: 'set', path: ['site', 'url'], value: '' });
  const refused = await editor.call('POST', 'website-visit');
  expect([refused.status, refused.answer['message']]).toEqual([
    422,
    'Enter the “Web address” under “Site” first.',
  ]);
});
