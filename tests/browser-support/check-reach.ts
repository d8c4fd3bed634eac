// @promise Every feature that [the oldest supported browsers](../docs/developing/browsers.md) lack
// has a fallback

import { join, relative } from 'node:path';
import { runCommand } from '../../src/cli/run-command';
import { projectFolder } from '../../src/io/project-folder';

await runCommand({
  name: 'check:reach',
  about:
    'Checks that pages only use features of the oldest supported browsers: type-checks their code against those browsers, then checks the HTML and styles of a test site with every block.',
  examples: { '': 'the list of browsers: docs/developing/browsers.md' },
  exits: { 0: 'the oldest browsers support every feature', 1: 'a feature is not supported' },
  async run() {
    const { checkTypes } = await import('./check-types');
    const { findNewerSelectors } = await import('./find-newer-selectors');
    const { findReachFaults } = await import('./find-reach-faults');
    const { buildTestSite } = await import('../sites/build-test-site');
    const { readTestSite } = await import('../sites/read-site');
    const site = readTestSite('every-part');
    await buildTestSite(site, site.builtFolder);
    const sources = relative(process.cwd(), join(projectFolder, 'src')) || '.';
    const faults = [
      ...checkTypes(join(projectFolder, 'src/entry-client.ts')),
      ...findNewerSelectors(sources),
      ...findReachFaults(site.builtFolder),
    ];
    for (const fault of faults) console.error(fault);
    console.log(`Compared with the oldest supported browsers: ${faults.length} faults`);
    return faults.length > 0 ? 1 : 0;
  },
});
