import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTempFolder } from '../make-temp-folder';
import { makeMerge, workflows, write } from './read-workflows';

describe('a review', () => {
  const review = workflows.find(({ file }) => file === 'review.yml')?.workflow.jobs['compare'];
  const steps = review?.steps ?? [];
  const take = steps.findIndex(({ run }) => run?.includes('git restore'));

  /** Runs the step that takes tools and content, as the workflow has it. */
  function runTake(clone: string): string {
    const sha = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: clone, encoding: 'utf8' }).trim();
    const output = join(makeTempFolder(), 'output');
    writeFileSync(output, '');
    execFileSync('bash', ['-e', '-c', steps[take]?.run ?? 'false'], {
      cwd: clone,
      stdio: 'pipe',
      env: { ...process.env, GITHUB_SHA: sha, GITHUB_OUTPUT: output },
    });
    return readFileSync(output, 'utf8');
  }

  test('takes its tools before anything of the project runs', () => {
    expect(take).toBeGreaterThan(0);
    const before = steps
      .slice(0, take)
      .flatMap(({ uses, run }) => run ?? uses?.split('@')[0] ?? []);
    expect(before).toEqual(['actions/checkout']);
    const compare = steps.find(({ run }) => run?.includes('npm run --silent review'));
    expect(compare?.run).toContain('--base HEAD ');
  });

  test('has the tools of the base, and the content of the change', () => {
    const clone = makeMerge((folder) => {
      write(folder, 'src/cli/commands/review.ts', 'says that all is well');
      write(folder, 'package.json', '{}');
      write(folder, 'site.config.json', 'changed');
      write(folder, 'public/a.svg', 'changed');
      write(folder, 'public/c.svg', 'new');
      rmSync(join(folder, 'public/b.svg'));
    });
    expect(runTake(clone)).toContain('others=2');
    const read = (file: string) => readFileSync(join(clone, file), 'utf8');
    expect(read('src/cli/commands/review.ts')).toBe('src/cli/commands/review.ts of the base');
    expect(read('site.config.json')).toBe('changed');
    expect(read('public/a.svg')).toBe('changed');
    expect(read('public/c.svg')).toBe('new');
    expect(readdirSync(clone).toSorted()).toEqual(['.git', 'public', 'site.config.json', 'src']);
    expect(readdirSync(join(clone, 'public')).toSorted()).toEqual(['a.svg', 'c.svg']);
  });

  test('takes over lists in files, and the record of translations', () => {
    const clone = makeMerge((folder) => {
      write(folder, 'content/posts/new.json', '{}');
      write(folder, '.translations.json', '{}');
    });
    expect(runTake(clone)).toContain('others=0');
    expect(readFileSync(join(clone, 'content/posts/new.json'), 'utf8')).toBe('{}');
    expect(readFileSync(join(clone, '.translations.json'), 'utf8')).toBe('{}');
  });

  test.each(['site.config.json', 'public', 'content'])(
    'does not follow a link in place of %s',
    (name) => {
      const clone = makeMerge((folder) => {
        rmSync(join(folder, name), { recursive: true, force: true });
        symlinkSync('/etc', join(folder, name));
      });
      expect(() => runTake(clone)).toThrow('is a link');
    },
  );
});
