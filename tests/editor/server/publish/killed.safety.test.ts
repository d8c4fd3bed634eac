import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { apiPath, tokenHeader } from '../../../../src/editor/protocol/editor-api';
import { startEditProcess } from '../../../e2e/support/edit-process';
import { openEditor } from '../../open-editor';
import { openPublished } from './open-published';
import { git } from './repositories';

test('an editor that is killed while it publishes leaves nothing half done', async () => {
  const site = await openPublished();
  const copy = site.clone();
  const marker = join(site.remote, 'reached');
  // The server takes its time.
  writeFileSync(join(site.remote, 'hooks/pre-receive'), `#!/bin/sh\ntouch "${marker}"\nsleep 2\n`, {
    mode: 0o755,
  });
  const killed = await startEditProcess(copy.folder);
  const { origin, hash } = new URL(killed.address);
  const ask = async (name: string, body: object, more: Record<string, string> = {}) => {
    const headers = { [tokenHeader]: hash.slice(1), 'Content-Type': 'application/json', ...more };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(origin + apiPath + name, init)).json()) as Record<string, unknown>;
  };
  const headers = { [tokenHeader]: hash.slice(1) };
  const document = await (await fetch(`${origin}${apiPath}document`, { headers })).json();
  const { revision, fileHash } = document as { revision: number; fileHash: string };
  const changes = [{ op: 'set', path: ['site', 'name'], value: 'Lakeside' }];
  await ask('changes', { revision, label: 'Change', changes });
  await ask('save', {}, { 'If-Match': fileHash });
  const { id } = await ask('prepare', { target: 'usual' });
  const publishing = ask('publish', { target: 'usual', id, message: 'New name' }).catch(
    () => 'cut',
  );
  await vi.waitFor(() => expect(existsSync(marker)).toBe(true), 10_000);
  killed.stop('SIGKILL');
  expect(await publishing).toBe('cut');

  // git goes on by itself, or it does not: both are whole.
  rmSync(join(site.remote, 'hooks/pre-receive'));
  await vi.waitFor(() => expect(site.readRemote('site.config.json')).toContain('Lakeside'), 10_000);
  const again = await openEditor({ folder: copy.folder });
  expect((await again.read()).isSaved).toBe(true);
  await again.change({ op: 'set', path: ['site', 'name'], value: 'By the lake' });
  await again.save((await again.read()).fileHash);
  const shown = await again.call('POST', 'prepare', { target: 'usual' });
  expect(shown.status).toBe(200);
  const body = { target: 'usual', id: shown.answer['id'], message: 'Another name' };
  expect((await again.call('POST', 'publish', body)).answer).toMatchObject({
    outcome: 'published',
    isFolderCurrent: true,
  });
  expect(site.readDiff()).toHaveLength(3);
  expect(git(copy.folder, 'status', '--porcelain', '--', 'site.config.json', 'public')).toBe('');
});
