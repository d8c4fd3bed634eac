import { join } from 'node:path';
import { readPort } from '../../build/server/ports';
import { projectFolder, projectSite } from '../../io/project-folder';
import { writeCall } from '../command';
import { explainFailure, runCommand } from '../run-command';

await runCommand({
  name: 'start',
  about:
    'Checks and builds the site, then serves it like a static host until you press Ctrl+C. When you save a change, it builds the site again.',
  options: {},
  takesLong: true,
  examples: { '': 'serves the site on port 4173, or the one set in PORT' },
  exits: { 0: 'you stopped the server', 1: 'the config or an image has errors' },
  async run() {
    // Before the build, which takes a while.
    const port = readPort('PORT', 4173);
    readPort('PROVIDER_PORT', undefined);
    const { buildProject, publishedFolder } = await import('../build-project');
    const { watchSite } = await import('../../build/server/watch-site');
    const { assertPortIsFree, serveSite } = await import('../../build/server/serve-site');
    await assertPortIsFree(port, writeCall('start'));
    if (!(await buildProject({}))) return 1;
    await serveSite(join(projectFolder, publishedFolder), port, writeCall('start'));
    watchSite(projectSite, async () => {
      try {
        await buildProject({});
      } catch (error) {
        console.error(explainFailure(error));
      }
    });
    return 0;
  },
});
