import { expect, test } from 'vitest';
import { ModuleNotes } from '../../../scripts/cache/trace-modules';

test.each(['build', 'edit', 'sites/site-process'])(
  'the process of %s never loads the bundler, which takes more memory than most sites',
  async (command) => {
    const packages = await new ModuleNotes().trace(`scripts/${command}.ts`);
    expect(packages).toContain('sharp');
    expect(packages.filter((name) => /^(?:vite|@vitejs|rolldown)\b/.test(name))).toEqual([]);
  },
);
