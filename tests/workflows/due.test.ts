import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTempFolder } from '../make-temp-folder';
import { workflows, write } from './read-workflows';

describe('what publishes what is due', () => {
  const due = workflows.find(({ file }) => file === 'due.yml')?.workflow.jobs['publish'];
  const [, look, ...later] = due?.steps ?? [];

  /** Runs the first step after the checkout on these files. */
  function lookAt(files: Record<string, string>): string {
    const folder = makeTempFolder();
    for (const [file, text] of Object.entries(files)) write(folder, file, text);
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    execFileSync('git', ['add', '--all'], { cwd: folder });
    write(folder, 'output', '');
    const env = { ...process.env, GITHUB_OUTPUT: join(folder, 'output') };
    execFileSync('bash', ['-e', '-c', look?.run ?? 'false'], { cwd: folder, env });
    return readFileSync(join(folder, 'output'), 'utf8');
  }

  const config = '{ "publishAt_": "publishAt", "status": "draft" }';

  test('installs nothing where nothing has a moment', () => {
    const schema = { 'schema/shared/publish-at.schema.json': '{ "publishAt": {} }' };
    expect(lookAt({ 'site.config.json': config, ...schema })).toBe('');
    expect(later.length).toBeGreaterThan(3);
    for (const step of later) expect(step.if).toMatch(/^steps\.(?:look|due)\.outputs\.any$/);
  });

  test.each([
    ['the config', { 'site.config.json': '{ "publishAt": "2027-04-15" }' }],
    ['it, an event,', { 'site.config.json': '{ "events": [] }' }],
    ['it, to be taken off', { 'site.config.json': '{ "unpublishAt" : "2027-04-15" }' }],
    [
      'a file with a list',
      {
        'site.config.json': '{ "entities": { "posts": { "files": "content/*.json" } } }',
        'content/rest.json': '{ "publishAt": "2027-04-15" }',
      },
    ],
  ])('goes on where something in %s has a moment', (_place, files) => {
    expect(lookAt(files)).toBe('any=true\n');
  });

  test('no step that runs code of the project knows a secret', () => {
    const own = later.filter(({ run = '' }) => /\bnpm\b/.test(run));
    expect(JSON.stringify(own.map(({ env }) => env))).not.toMatch(/secrets|token/);
    expect(later.at(-1)?.env).toEqual({ DEPLOY_HOOK: '${{ secrets.DEPLOY_HOOK }}' });
  });
});
