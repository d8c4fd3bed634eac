import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { apiPath, tokenHeader } from '../../../src/editor/protocol/editor-api';
import { withBuiltWebsite } from '../../../src/editor/server/website/build-website';
import { zipWebsite } from '../../../src/editor/server/website/zip-website';
import { engineFolder } from '../../../src/io/engine-folder.mjs';
import type { Host } from '../../../src/published/hosts/hosts';
import { makeTempFolder } from '../../make-temp-folder';
import { openEditor, type OpenEditor } from '../open-editor';

async function download({ port, token }: OpenEditor, host: Host): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${apiPath}download`, {
    method: 'POST',
    headers: { [tokenHeader]: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ host }),
  });
}

/** The temporary folders of builds. */
function listLeft(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith('pagewright-'));
}

/** The files that `pagewright build` writes. */
function build(folder: string, host: Host): Record<string, Buffer> {
  const out = join(makeTempFolder(), 'website');
  const program = join(engineFolder, 'src/cli/pagewright.mjs');
  const args = [program, 'build', '--host', host, '--out', out];
  execFileSync(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    files.map((file) => [relative(out, file).split(sep).join('/'), readFileSync(file)]),
  );
}

test(
  'the ZIP has what the build writes for a host, byte by byte',
  { timeout: 300_000 },
  async () => {
    const editor = await openEditor();
    // One with compressed copies of texts, and one with hidden files.
    for (const host of ['nginx', 'github-pages'] as const) {
      const answer = await download(editor, host);
      expect([host, answer.status, answer.headers.get('content-type')]).toEqual([
        host,
        200,
        'application/zip',
      ]);
      const files = unzipSync(await answer.bytes());
      const built = build(editor.folder, host);
      expect(Object.keys(files)).toEqual(Object.keys(built).toSorted());
      const noted = readFileSync(join(editor.folder, '.editor/_site.json'));
      expect(noted.equals(files['_site.json'] ?? Buffer.of())).toBe(true);
      for (const [file, bytes] of Object.entries(built)) {
        expect([host, file, bytes.equals(files[file] ?? Buffer.of())]).toEqual([host, file, true]);
      }
    }
  },
);

test('when the build fails, its report is shown and nothing is left behind', async () => {
  const folder = makeTempFolder();
  writeFileSync(join(folder, 'site.config.json'), '{}');
  const before = listLeft();
  const failed = await withBuiltWebsite(folder, 'netlify', zipWebsite).catch(String);
  expect(failed).toMatch(/The website couldn’t be built\. [^]*site\.config\.json/);
  expect(listLeft()).toEqual(before);
});

test('errors and unsaved changes are not downloaded', async () => {
  const editor = await openEditor();
  await editor.change({ op: 'set', path: ['site', 'name'], value: 'Lakeside' });
  expect(await (await download(editor, 'netlify')).json()).toEqual({
    message: 'Save your changes first, then try again.',
  });
  await editor.change({ op: 'set', path: ['site', 'name'], value: '' });
  expect(await (await download(editor, 'netlify')).json()).toEqual({
    message: 'The website has errors. Fix them, then try again.',
  });
});
