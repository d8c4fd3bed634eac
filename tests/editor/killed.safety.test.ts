// @promise An editor that was killed resumes where it was; a draft never overwrites a file that has
// changed; other people’s changes are merged

import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kill } from 'node:process';
import { expect, test, vi } from 'vitest';
import { formatConfig } from '../../src/check/format-config';
import { apiPath, tokenHeader, type DocumentAnswer } from '../../src/editor/protocol/editor-api';
import { startEditProcess } from '../e2e/support/edit-process';
import { makeTempFolder } from '../make-temp-folder';
import { firstText, openEditor } from './open-editor';

// Each round starts an editor.
vi.setConfig({ testTimeout: 240_000 });

const name = 'Killed while saving';

/** So many times, the process is killed: as soon as a file is touched, the second time one is, … */
const rounds = 6;

/** A site that takes a while to be saved, with this name or its own. */
function writeLargeSite(own = {}): string {
  const config = JSON.parse(firstText) as { site: object };
  const redirects = Array.from({ length: 5000 }, (_, index) => ({
    from: `/old-address-of-page-${index}`,
    to: '/',
  }));
  const site = { ...config.site, ...own };
  return formatConfig(JSON.stringify({ ...config, redirects, site }));
}

/** Tells of each time that something in the folders is written or renamed. */
function watchFolders(folders: readonly string[], hear: () => void): () => void {
  const watchers = folders.map((folder) => watch(folder, hear));
  return () => watchers.forEach((one) => one.close());
}

test('an editor that is killed while it saves leaves the old file or the new one, and the draft', async () => {
  const before = writeLargeSite();
  const after = writeLargeSite({ name });
  const found = new Set<string>();
  for (let round = 1; round <= rounds; round += 1) {
    const folder = makeTempFolder();
    writeFileSync(join(folder, 'site.config.json'), before);
    const killed = await startEditProcess(folder);
    const { origin, hash } = new URL(killed.address);
    const headers = { [tokenHeader]: hash.slice(1), 'Content-Type': 'application/json' };
    const ask = async (path: string, body: unknown, more: Record<string, string> = {}) => {
      const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
      return fetch(origin + apiPath + path, init);
    };
    const answer = await fetch(`${origin}${apiPath}document`, { headers });
    const { revision, fileHash } = (await answer.json()) as DocumentAnswer;
    const changes = [{ op: 'set', path: ['site', 'name'], value: name }];
    expect((await ask('changes', { revision, label: 'Name', changes })).status).toBe(200);

    const kept = join(folder, '.editor');
    mkdirSync(join(kept, 'versions'), { recursive: true });
    let heard = 0;
    const stopWatching = watchFolders([folder, kept, join(kept, 'versions')], () => {
      heard += 1;
      if (heard === round) killed.stop('SIGKILL');
    });
    const saved = await ask('save', {}, { 'If-Match': fileHash }).then(
      () => 'answered',
      () => 'cut',
    );
    stopWatching();
    killed.stop('SIGKILL');
    const processId = Number.parseInt(readFileSync(join(kept, 'process'), 'utf8'), 10);
    await vi.waitFor(() => expect(() => kill(processId, 0)).toThrow('ESRCH'), 10_000);

    const file = readFileSync(join(folder, 'site.config.json'), 'utf8');
    const isOld = file === before;
    expect(isOld || file === after).toBe(true);
    found.add(saved);
    const next = await openEditor({ folder });
    const { config, isSaved, draft, undo } = await next.read();
    expect(config).toMatchObject({ site: { name } });
    expect({ isSaved, draft }).toEqual({ isSaved: !isOld, draft: undefined });
    expect(undo).toBe('Name');
  }
  expect(found).toContain('cut');
});
