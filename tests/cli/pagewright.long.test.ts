import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../build/project-copy';
import { outerEnvironment } from '../outer-environment';

const project = copyProject();

/** What `npm run validate` prints, with the time of its bundle. */
function validate(): { said: string; bundle: string } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, 'src/cli/pagewright.mjs'), 'validate'],
    { cwd: project, env: outerEnvironment(), encoding: 'utf8' },
  );
  const bundles = join(project, 'node_modules/.cache/commands');
  const names = readdirSync(bundles).filter((name) => !name.startsWith('.'));
  const bundle = names.map((name) => `${name} ${statSync(join(bundles, name)).mtimeMs}`).join();
  return { said: stdout + stderr, bundle };
}

test('the commands are bundled again when the code has changed, and only then', () => {
  const first = validate();
  expect(validate()).toEqual(first);

  appendFileSync(join(project, 'docs/glossary.md'), '\n');
  expect(validate()).toEqual(first);

  for (const file of [
    // In a folder that is not the checks' own.
    'src/contract/tones.ts',
    // What makes the bundle counts as well.
    'src/build/command-bundles/bundle-commands.ts',
  ]) {
    appendFileSync(join(project, file), `\nconsole.log(${JSON.stringify(`changed ${file}`)});\n`);
    const { said, bundle } = validate();
    expect([file, bundle === first.bundle]).toEqual([file, false]);
    expect(said).toContain(`changed ${file}`);
  }
});
