// @promise Other users of the computer can see neither the editor’s token nor a draft (Linux,
// macOS)

import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../src/editor/server/open-browser';
import { writeVersion } from '../../../src/editor/server/versions';
import { makeTempFolder } from '../../make-temp-folder';
import { countTries } from '../../hostile/count-tries';
import { openEditor } from '../open-editor';

const readMode = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** A program in the place of the one that opens files, which writes down how it was started. */
function standInForOpener(): { folder: string; readArguments: () => string | undefined } {
  const folder = makeTempFolder();
  const written = join(folder, 'arguments');
  const script = `#!/bin/sh\nprintf '%s\\n' "$0" "$@" > '${written}-part'\nmv '${written}-part' '${written}'\n`;
  for (const name of ['xdg-open', 'open']) {
    writeFileSync(join(folder, name), script);
    chmodSync(join(folder, name), 0o755);
  }
  return {
    folder,
    readArguments: () => (existsSync(written) ? readFileSync(written, 'utf8') : undefined),
  };
}

const address = 'http://127.0.0.1:4174/_editor/#secret-token';

/** What every user of the machine can read of the program that opens the browser. */
async function readOpening(open: (programs: string) => void): Promise<string> {
  const opener = standInForOpener();
  vi.stubEnv('PATH', `${opener.folder}${delimiter}${process.env['PATH']}`);
  open(opener.folder);
  vi.unstubAllEnvs();
  await expect.poll(opener.readArguments, { timeout: 20_000 }).toBeDefined();
  return opener.readArguments() ?? '';
}

describe.skipIf(process.platform === 'win32')('other users of the machine', () => {
  test('do not see the token in the arguments of the program that opens the browser @A9', async ({
    task,
  }) => {
    countTries(task, 2);
    const folder = makeTempFolder();
    // One of an earlier run, which everybody could read.
    writeFileSync(join(folder, 'open.html'), '', { mode: 0o644 });
    const opening = await readOpening(() => openBrowser(address, folder));
    expect(opening).not.toContain('secret-token');
    const [, target = '', ...more] = opening.trim().split('\n');
    expect(more).toEqual([]);
    expect(readFileSync(target, 'utf8')).toContain(`content="0; url=${address}"`);
    expect(readMode(target)).toBe('600');
  });

  test('would see an address that is an argument @A9-control', async ({ task }) => {
    countTries(task, 1);
    expect(await readOpening((programs) => spawn(join(programs, 'open'), [address]))).toContain(
      'secret-token',
    );
  });

  test('cannot look into the folder of the drafts, even if it was open before @A9', async ({
    task,
  }) => {
    countTries(task, 1);
    const folder = makeTempFolder();
    const kept = join(folder, '.editor');
    mkdirSync(kept, { mode: 0o755 });
    await openEditor({ folder });
    expect(readMode(kept)).toBe('700');
  });

  test('cannot look at the versions that are kept before a new site is made @A9', ({ task }) => {
    countTries(task, 1);
    const folder = makeTempFolder();
    const file = join(folder, 'site.config.json');
    writeFileSync(file, '{}');
    writeVersion(file, join(folder, '.editor/versions'), '{}');
    expect(readMode(join(folder, '.editor'))).toBe('700');
  });
});
