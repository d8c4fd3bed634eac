import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { NetlifyFolder } from '../../../src/editor/server/netlify/netlify-folder';
import { makeTempFolder } from '../../make-temp-folder';
import { NetlifyStandIn } from '../../netlify/netlify-stand-in';
import { readRefusal } from './publish/open-hosted-site';
import { writeFiles } from './go-online/write-website';

const website = {
  'index.html': '<p>Home</p>',
  'about us/index.html': '<p>About</p>',
  'copy.html': '<p>Home</p>',
  '.well-known/security.txt': 'Contact: mary@lake.test',
};

interface OpenFolder {
  netlify: NetlifyFolder;
  standIn: NetlifyStandIn;
  built: string;
  drafts: string;
  /** another editor of the same folder */
  reopen: () => NetlifyFolder;
}

async function openFolder(): Promise<OpenFolder> {
  const standIn = await NetlifyStandIn.start();
  onTestFinished(() => standIn.close());
  const [built, drafts] = [makeTempFolder(), makeTempFolder()];
  writeFiles(built, website);
  const { url: api } = standIn;
  const reopen = () => new NetlifyFolder({ drafts, api, build: (use) => use(built), pause: 0 });
  return { netlify: reopen(), standIn, built, drafts, reopen };
}

async function publish(netlify: NetlifyFolder, token?: string): Promise<string> {
  const { deploy } = await netlify.send(token === undefined ? {} : { token });
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- Netlify needs the time
    const { state, fault } = await netlify.follow({ deploy });
    if (state === 'done') return deploy;
    if (state === 'failed') throw new Error(fault);
  }
}

function expectPublished({ standIn, built }: OpenFolder): void {
  const files = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file): [string, string] => [file.slice(built.length), readFileSync(file, 'utf8')]);
  const [site, ...others] = standIn.sites;
  expect(others).toEqual([]);
  const published = [...(site?.published ?? [])].map(([path, bytes]) => [path, bytes.toString()]);
  expect(Object.fromEntries(published)).toEqual(Object.fromEntries(files));
  expect(standIn.violations).toEqual([]);
}

function countUploads({ log }: NetlifyStandIn): number {
  return log.filter(({ method }) => method === 'PUT').length;
}

test('the built website is sent once, and only changed files the next time', async () => {
  const opened = await openFolder();
  const { netlify, standIn, built, drafts, reopen } = opened;
  const { token } = standIn;
  expect(netlify.address).toBeUndefined();
  const address = 'https://lakeside-practice.netlify.app';
  expect(await netlify.create({ token, name: 'Lakeside Practice' })).toEqual({ address });
  expect(netlify.address).toBeUndefined();
  await publish(netlify);
  expectPublished(opened);
  // Two files are the same.
  expect(countUploads(standIn)).toBe(3);
  expect(netlify.address).toBe(address);

  writeFiles(built, { 'index.html': '<p>New</p>' });
  const later = reopen();
  expect(later.address).toBe(address);
  expect(await readRefusal(later.send({}))).toMatchObject({
    status: 401,
    message: expect.stringMatching(/^To publish your changes, the editor needs a token/),
  });
  await publish(later, token);
  expectPublished(opened);
  expect(countUploads(standIn)).toBe(4);
  expect(readFileSync(join(drafts, 'netlify.json'), 'utf8')).not.toContain(token);
});

test('Netlify compares the files of a large website after its answer', async () => {
  const opened = await openFolder();
  const { netlify, standIn, built } = opened;
  const pages = Array.from({ length: 120 }, (_each, index) => [`page-${index}.html`, `${index}`]);
  writeFiles(built, Object.fromEntries(pages));
  await netlify.create({ token: standIn.token, name: '' });
  await publish(netlify);
  expectPublished(opened);
  expect(countUploads(standIn)).toBe(123);
});

test('what Netlify refuses is explained', async () => {
  const { netlify, standIn } = await openFolder();
  const { token, switches, takenNames } = standIn;
  expect(await readRefusal(netlify.create({ token: 'wrong', name: '' }))).toMatchObject({
    status: 401,
    message: expect.stringMatching(/^Netlify doesn’t accept this token/),
  });
  takenNames.add('lakeside');
  const taken = await readRefusal(netlify.create({ token, name: 'Lakeside' }));
  expect(taken.message).toMatch(/^Netlify doesn’t accept this name/);
  await netlify.create({ token, name: '' });
  switches.deploysLeft = 0;
  const limited = await readRefusal(netlify.send({}));
  expect(limited.message).toMatch(
    /^Netlify doesn’t accept more requests at the moment\. Try again after/,
  );
  switches.deploysLeft = 1;
  switches.fault = 'Invalid _redirects';
  await expect(publish(netlify)).rejects.toThrow('Invalid _redirects');
});

test('a site with other content is never used, and a deleted one is made again', async () => {
  const opened = await openFolder();
  const { netlify, standIn } = opened;
  const { token, sites } = standIn;
  const other = { id: 'other', name: 'lakeside', published: new Map([['/a', Buffer.of()]]) };
  sites.push(other);
  const taken = await readRefusal(netlify.create({ token, name: 'lakeside' }));
  expect(taken.message).toMatch(/^Netlify doesn’t accept this name/);
  sites.length = 0;
  await netlify.create({ token, name: 'lakeside' });
  sites.length = 0;
  expect((await readRefusal(netlify.send({}))).message).toMatch(/isn’t at Netlify any more/);
  await netlify.create({ token, name: 'lakeside' });
  await publish(netlify);
  expectPublished(opened);
});

test('the token of another account never makes a second site', async () => {
  const { netlify, standIn, drafts, reopen } = await openFolder();
  await netlify.create({ token: standIn.token, name: 'lakeside' });
  await publish(netlify);
  const kept = readFileSync(join(drafts, 'netlify.json'), 'utf8');
  const later = reopen();
  const token = 'nfp_other';
  const refused = { status: 422, message: expect.stringContaining('the account “Account lake”') };
  expect(await readRefusal(later.send({ token }))).toMatchObject(refused);
  expect(await readRefusal(later.create({ token, name: '' }))).toMatchObject(refused);
  expect(readFileSync(join(drafts, 'netlify.json'), 'utf8')).toBe(kept);
  expect([standIn.sites.length, later.address]).toEqual([1, netlify.address]);
  await publish(later, standIn.token);
});

test('a damaged note is neither forgotten nor a crash', async () => {
  const { netlify, standIn, drafts } = await openFolder();
  const { token } = standIn;
  for (const damaged of ['{"id": "si', '7', '']) {
    writeFiles(drafts, { 'netlify.json': damaged });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, message } = await readRefusal(netlify.create({ token, name: '' }));
    expect([status, message]).toEqual([422, expect.stringMatching(/^The file netlify.json in/)]);
    expect(() => netlify.address).toThrow('is damaged');
  }
  expect(standIn.sites).toEqual([]);
});

type Failure = [kind: 'cutting' | 'failing', how: { where?: 'before' | 'middle'; status?: 502 }];

test.each<[string, ...Failure]>([
  ['is not answered', 'cutting', { where: 'before' }],
  ['is done, but the answer is lost', 'cutting', { where: 'middle' }],
  ['fails at Netlify', 'failing', { status: 502 }],
])('when any one request %s, the next try goes on', async (_name, kind, how) => {
  const told: unknown[] = [];
  let requests = 0;
  for (; ; requests += 1) {
    const opened = await openFolder();
    const { netlify, standIn } = opened;
    // A read that fails is sent again at once.
    const switched = { count: 2, after: requests, ...how };
    Object.assign(standIn.switches, { [kind]: switched });
    for (let tries = 1; tries < 4; tries += 1) {
      const attempt = netlify
        .create({ token: standIn.token, name: '' })
        .then(() => publish(netlify));
      // oxlint-disable-next-line no-await-in-loop -- a person tries again after a failure
      const failure = await readRefusal(attempt).catch(() => undefined);
      if (!failure) break;
      told.push(failure.status);
    }
    expectPublished(opened);
    if (switched.count === 2) break;
  }
  expect(requests).toBeGreaterThan(6);
  expect(told.filter((status) => status !== 422)).toEqual([]);
});
