// @promise The process that builds, edits or builds many sites never loads the bundler

import { expect, test } from 'vitest';
import { traceModules } from './trace-modules';

test.each(['src/cli/commands/build', 'src/cli/commands/edit', 'src/cli/sites/site-process'])(
  'the process of %s never loads the bundler, which takes more memory than most sites',
  async (command) => {
    const { packages } = await traceModules(`${command}.ts`);
    expect(packages).toContain('sharp');
    expect(packages.filter((name) => /^(?:vite|@vitejs|rolldown)\b/.test(name))).toEqual([]);
  },
);
