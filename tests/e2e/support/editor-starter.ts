import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { HostApis, StartedEditor } from '../../../src/editor/server/start-editor';
import type { EditorSettings } from '../../../src/editor/protocol/editor-addresses';
import { writeEditor } from '../../../src/cli/build-editor';
import { formatConfig } from '../../../src/check/format-config';
import { readTestSite, testSiteNames, type TestSiteName } from '../../sites/read-site';
import { startTestEditor } from './start-test-editor';
import { writeTestStarters } from './test-starters';

/**
 * Starts and ends editors in the process of this server: loading their code for each test file would
 * take longer than its tests.
 */
export function createEditorStarter(): Server {
  const editors = new Map<string, StartedEditor>();
  return createServer((request, response) => {
    void text(request)
      .then(async (folder) => {
        editors.get(folder)?.close();
        editors.delete(folder);
        if (request.method === 'DELETE') return '';
        if (request.method === 'PUT') return writeBrowserEditor(folder, request.url);
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const apis = JSON.parse(searchParams.get('apis') ?? '{}') as Partial<HostApis>;
        const editor = await startTestEditor(folder, findTestSite(pathname), apis);
        editors.set(folder, editor);
        return editor.address;
      })
      .then(
        (address) => response.end(address),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
}

async function writeBrowserEditor(folder: string, url = '/'): Promise<string> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const settings: EditorSettings = {
    host: 'github',
    repository: 'mary/practice',
    api: '',
    ...(JSON.parse(searchParams.get('settings') ?? '{}') as Partial<EditorSettings>),
  };
  const { starters } = settings;
  if (starters) delete settings.repository;
  await writeEditor(folder, settings, 'netlify', starters && writeTestStarters(starters));
  return formatConfig(readTestSite(findTestSite(pathname) ?? 'another-practice').text);
}

/** The site that the address names. */
function findTestSite(url = '/'): TestSiteName | undefined {
  return testSiteNames.find((name) => url === `/${name}`);
}
