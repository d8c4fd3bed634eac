import { appendFileSync, copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatConfig } from '../../../../src/check/format-config';
import type { EarlierVersion } from '../../../../src/editor/protocol/editor-api';
import type { PublishedAnswer } from '../../../../src/editor/protocol/online-api';
import type { PrepareAnswer } from '../../../../src/editor/protocol/publish-api';
import { hostKinds } from '../../../git-hosts/each-host';
import type { Json, Path } from '../../../../src/utils/json';
import { firstText, openEditor } from '../../open-editor';
import { openHostedSite } from './open-hosted-site';
import { firstPhone, openPublished, otherPhone, type PublishedSite } from './open-published';
import { git, protect } from './repositories';

const config = 'site.config.json';

async function count(site: Pick<PublishedSite, 'call'>): Promise<unknown> {
  const { changes } = (await site.call('GET', 'published')).answer as PublishedAnswer;
  return changes;
}

async function set(site: PublishedSite, path: Path, value: Json): Promise<void> {
  await site.change({ op: 'set', path, value });
  await site.save((await site.read()).fileHash);
}

test('changes are counted until they are published, as the dialog counts them', async () => {
  const site = await openPublished();
  expect(await count(site)).toBe(0);
  await site.rename('Lakeside');
  expect(await count(site)).toBe(1);
  await set(site, ['site', 'phone'], otherPhone);
  expect(await count(site)).toBe(2);
  const shown = (await site.prepare()).answer as unknown as PrepareAnswer;
  expect(shown.count).toBe(2);
  await site.publish();
  expect(await count(site)).toBe(0);

  await site.rename('Hillside');
  expect(await count(site)).toBe(1);
  await site.rename('Lakeside');
  expect(await count(site)).toBe(0);
});

test('an earlier version that was published says so, with the description', async () => {
  const site = await openPublished();
  await site.rename('Lakeside');
  await site.publish({ message: 'Rename the practice' });
  await site.rename('Hillside');
  await site.rename('Riverside');
  const { answer } = await site.call('GET', 'versions');
  const versions = answer['versions'] as EarlierVersion[];
  // "Hillside", "Lakeside" and what was there before it.
  expect(versions.map(({ published }) => published)).toEqual([
    undefined,
    'Rename the practice',
    undefined,
  ]);
});

test('a replaced file is a change, and a new one counts with the place that shows it', async () => {
  const site = await openPublished();
  const image = /\/images\/[\w-]+\.jpg/.exec(firstText)?.[0] ?? '';
  appendFileSync(join(site.folder, 'public', image), 'x');
  expect(await count(site)).toBe(1);
  copyFileSync(join(site.folder, 'public', image), join(site.folder, 'public/images/new.jpg'));
  await set(site, ['routes', 0, 'image'], '/images/new.jpg');
  expect(await count(site)).toBe(2);
});

test('what others publish does not count, and what waits for approval counts until then', async () => {
  const site = await openPublished();
  await site.rename('Lakeside');
  site.clone().change(config, (text) => text.replace(firstPhone, otherPhone));
  expect(await count(site)).toBe(1);
  await site.prepare();
  expect(await count(site)).toBe(1);
  await site.publish();
  expect(await count(site)).toBe(0);

  protect(site.remote, 'main', 'no');
  await site.rename('By the lake');
  await site.publish();
  expect(await count(site)).toBe(1);
  const sent = (await site.publish({ target: 'review' })).answer as { branch?: string };
  expect(await count(site)).toBe(1);
  git(site.remote, 'update-ref', 'refs/heads/main', `refs/heads/${sent.branch}`);
  await site.prepare();
  expect(await count(site)).toBe(0);
});

test('without git, or a branch that a server has, nothing is claimed', async () => {
  expect(await count(await openEditor())).toBeUndefined();
  const site = await openPublished();
  git(site.folder, 'checkout', '--quiet', '--detach');
  expect(await count(site)).toBeUndefined();
  rmSync(join(site.folder, '.git'), { recursive: true });
  expect(await count(site)).toBeUndefined();
});

test('nobody at the server is asked about a folder with git', async () => {
  const site = await openPublished();
  rmSync(site.remote, { recursive: true });
  await site.rename('Lakeside');
  expect(await count(site)).toBe(1);
});

test.each(hostKinds)('changes are counted without git, too (%s)', async (kind) => {
  const site = await openHostedSite(kind);
  const countNow = async () => (await site.readPublished()).changes;
  expect(await countNow()).toBe(0);
  site.rename('Lakeside');
  expect(await countNow()).toBe(1);
  await site.commit({ [config]: formatConfig(site.read(config)).replace('Lakeside', 'Theirs') });
  expect(await countNow()).toBe(1);
  site.network.isCut = () => true;
  expect(await countNow()).toBeUndefined();
});
