// @promise From `public/`, only files that a page shows or links to are published, and everything
// in `public/as-is/`
// @promise No published JPEG, PNG, WebP, AVIF, HEIC, PDF or MP4 reveals where or with which device
// or program it was made, except in `public/as-is/`

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PrepareAnswer } from '../../../../src/editor/protocol/publish-api';
import { openPublished } from './open-published';
import { git } from './repositories';

test('a picture comes with the text that names it, and goes when the editor removed it', async () => {
  const site = await openPublished();
  const { config } = await site.read();
  const [old = ''] = /\/images\/[\w-]+\.jpg/.exec(JSON.stringify(config)) ?? [];
  const bytes = readFileSync(join(site.folder, 'public', old));
  writeFileSync(join(site.folder, 'public/images/other.jpg'), Buffer.concat([bytes, bytes]));
  const text = site.readFile().replaceAll(old, '/images/other.jpg');
  const target = JSON.parse(text) as never;
  await site.change({ op: 'set', path: [], value: target });
  await site.save((await site.read()).fileHash);
  const shown = (await site.prepare()).answer as unknown as PrepareAnswer;
  const files = shown.sections.flatMap((section) => section.files);
  expect(files[0]?.text).toMatch(/^Added: \/images\/other\.jpg \(\d+ kB\)$/);
  expect(files[0]?.after).toMatch(/^data:image\/webp;base64,/);
  await site.publish();
  expect(git(site.remote, 'ls-tree', '-r', '--name-only', 'main')).toContain(
    'public/images/other.jpg',
  );

  const { status } = await site.call('POST', 'remove', { file: old });
  expect(status).toBe(200);
  await site.publish();
  expect(git(site.remote, 'ls-tree', '-r', '--name-only', 'main')).not.toContain(old);
  expect(git(site.folder, 'status', '--porcelain')).toBe('');
});

test('a picture that both have changed is not written over', async () => {
  const site = await openPublished();
  const [file = ''] = /\/images\/[\w-]+\.jpg/.exec(site.readFile()) ?? [];
  const path = join(site.folder, 'public', file);
  const bytes = readFileSync(path);
  site.clone().write(`public${file}`, Buffer.concat([bytes, Buffer.from('theirs')]));
  const mine = Buffer.concat([bytes, Buffer.from('mine')]);
  writeFileSync(path, mine);
  const { status, answer } = await site.prepare();
  expect(status).toBe(422);
  expect(answer['message']).toContain(`Someone else has also changed public${file}.`);
  expect(readFileSync(path).equals(mine)).toBe(true);
});
