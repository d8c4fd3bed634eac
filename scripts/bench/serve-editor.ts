import { dirname, join } from 'node:path';
import { startEditor } from '../../src/editor/server/start-editor';
import { benchSite } from './build-config';

/** What a process of the editor is told about itself, when it is asked. */
export interface ProcessMeasure {
  /** of the processor since it started, with all threads */
  cpuMs: number;
  /** what it holds, after the garbage is collected */
  heapMb: number;
}

// Begins as `npm run edit` does, with a config that is named: `src/cli/pagewright.mjs` runs both.
const [, , configFile = ''] = process.argv;
const site = { configFile, publicFolder: benchSite.publicFolder };
const { address } = await startEditor({ ...site, folder: join(dirname(configFile), 'editor') }, 0);
process.send?.(address);

process.on('message', (asked) => {
  const { user, system } = process.cpuUsage();
  // Collecting takes a second with a large config: only for those who ask for memory.
  if (asked === 'memory') globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const measure: ProcessMeasure = {
    cpuMs: (user + system) / 1000,
    heapMb: (heapUsed + external) / 1e6,
  };
  process.send?.(measure);
});
