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
    if (!(await buildProject({}))) return 1;
    const { serveSite } = await import('../../build/server/serve-site');
    const { startProvider } = await import('../../build/mock-provider/start-provider');
    await serveSite(join(projectFolder, publishedFolder), port, writeCall('start'));
    startProvider(projectSite, { log: console.log });
    const { watchSite } = await import('../../build/server/watch-site');
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
