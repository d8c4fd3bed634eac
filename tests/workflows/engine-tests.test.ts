import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import { workflows } from './read-workflows';

/** The lines that a workflow runs, with the options of its matrix filled in. */
function listRuns(file: string): string[] {
  const jobs = workflows.find((each) => each.file === file)?.workflow.jobs ?? {};
  return Object.values(jobs).flatMap(({ strategy, steps }) => {
    const options = (strategy?.matrix.include ?? []).map((row) => row['options'] ?? '');
    const runs = steps.flatMap(({ run }) => run?.split('\n') ?? []);
    return runs.flatMap((run) =>
      run.includes('matrix.options')
        ? options.map((option) => run.replace(/\$\{\{ matrix\.options \}\}/, option).trim())
        : [run],
    );
  });
}

test('a change runs the long tests of data and safety, a night runs every test', () => {
  expect(listRuns('ci.yml')).toContain('npm test -- --safety');
  expect(listRuns('nightly.yml')).toContain('npm test -- --long');
  const landing = readFileSync(join(projectFolder, '.ci/run'), 'utf8').trim().split('\n');
  expect(landing.slice(-5).filter((line) => !line.startsWith('#'))).toEqual([
    'npm ci',
    'npm run golden',
    'npm test -- --safety',
  ]);
});
