import { join, relative } from 'node:path';
import { runCommand } from './commands/run-command';
import { projectFolder } from './project-folder';

await runCommand({
  name: 'check:reach',
  about:
    'Looks whether pages ask more of a browser than the oldest ones can do that the site works in: their code with the types of those browsers, and the HTML and styles of a test site with every part.',
  examples: { '': 'which browsers these are: docs/developing/browsers.md' },
  exits: { 0: 'nothing is used that they do not know', 1: 'something is' },
  async run() {
    const { checkTypes } = await import('./reach/check-types');
    const { findNewerSelectors } = await import('./reach/find-newer-selectors');
    const { findReachFaults } = await import('./reach/find-reach-faults');
    const { buildTestSite } = await import('../tests/sites/build-test-site');
    const { readTestSite } = await import('../tests/sites/read-site');
    const site = readTestSite('every-part');
    await buildTestSite(site, site.builtFolder);
    const sources = relative(process.cwd(), join(projectFolder, 'src')) || '.';
    const faults = [
      ...checkTypes(join(projectFolder, 'src/entry-client.ts')),
      ...findNewerSelectors(sources),
      ...findReachFaults(site.builtFolder),
    ];
    for (const fault of faults) console.error(fault);
    console.log(`Compared with what the oldest browsers know: ${faults.length} faults`);
    return faults.length > 0 ? 1 : 0;
  },
});
