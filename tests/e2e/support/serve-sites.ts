// Builds the test sites, then serves each on a port of its own, and their widgets on another; starts
// editors when it is asked to.
import { createProviderServer } from '../../../src/build/mock-provider/provider-server';
import { listWidgets } from '../../../src/build/mock-provider/list-widgets';
import { findEnginePart } from '../../../src/io/cache/engine-part';
import { isSample } from '../../runners/is-sample';
import { createPreviewServer } from '../../../src/build/server/preview-server';
import type { Embed } from '../../../src/generated/config-types';
import { buildTestSite } from '../../sites/build-test-site';
import {
  readTestSite,
  starterNames,
  testSiteNames,
  type TestSiteName,
} from '../../sites/read-site';
import { createEditorStarter } from './editor-starter';
import { endWithRunner } from './end-with-runner';
import { otherBehavior } from './other-behavior';
import { ports } from './ports';

const folders = new Map<number, string>();
const widgets = new Map<string, Embed>();

/** Only tests that take long visit them. */
const seldomVisited: readonly TestSiteName[] = isSample
  ? ['german', 'canadian', ...starterNames]
  : [];

// Made once, before several tests need it at a time.
await findEnginePart('browser-editor');

for (const name of testSiteNames.filter((each) => !seldomVisited.includes(each))) {
  const site = readTestSite(name);
  const config = await buildTestSite(site, site.builtFolder);
  for (const [path, embed] of listWidgets(config).byPath) widgets.set(path, embed);
  folders.set(ports[name], site.builtFolder);
}
if (!isSample) {
  const specification = readTestSite('specification');
  const otherFolder = `${specification.builtFolder}-with-other-constants`;
  await buildTestSite(specification, otherFolder, { behavior: otherBehavior });
  folders.set(ports.otherConstants, otherFolder);
}

createProviderServer({ findWidget: (path) => widgets.get(path) }).listen(
  ports.provider,
  '127.0.0.1',
);
createEditorStarter().listen(ports.editorStarter, '127.0.0.1');
for (const [port, folder] of folders) createPreviewServer(folder).listen(port, '127.0.0.1');

endWithRunner();
