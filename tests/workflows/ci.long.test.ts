import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTempFolder } from '../make-temp-folder';
import { makeMerge, workflows, write } from './read-workflows';

/** Changes what an editor changes. */
function editContent(folder: string): void {
  write(folder, 'site.config.json', 'changed');
  write(folder, 'public/images/c.svg', 'new');
  write(folder, 'content/posts/new.json', '{}');
  write(folder, '.translations.json', '{}');
  rmSync(join(folder, 'public/b.svg'));
}

describe('a pull request', () => {
  const steps = workflows.find(({ file }) => file === 'ci.yml')?.workflow.jobs['test']?.steps ?? [];
  const see = steps.find(({ id }) => id === 'changes');

  /** What the step says that sees whether the content alone changes. */
  function judge(change: (clone: string) => void, event = 'pull_request'): string {
    const clone = makeMerge(change);
    const output = join(makeTempFolder(), 'output');
    execFileSync('bash', ['-e', '-c', see?.run ?? 'false'], {
      cwd: clone,
      env: { ...process.env, GITHUB_EVENT_NAME: event, GITHUB_OUTPUT: output },
    });
    return readFileSync(output, 'utf8');
  }

  test('that changes the content alone is one for the content checks', () => {
    expect(judge(editContent)).toBe('content-only=true\n');
  });

  test('that changes anything else is tested whole, and so is the main branch', () => {
    for (const file of ['src/cli/commands/review.ts', 'package.json', 'src/public/a.ts']) {
      const other = (folder: string) => {
        editContent(folder);
        write(folder, file, 'changed');
      };
      expect([file, judge(other)]).toEqual([file, 'content-only=false\n']);
    }
    expect(judge(editContent, 'push')).toBe('content-only=false\n');
  });

  test('of the content alone runs its checks and nothing else', () => {
    const after = steps.slice(steps.findIndex((step) => step === see) + 1);
    const only = "steps.changes.outputs.content-only == 'true'";
    const runs = after.flatMap(({ if: when, run }) => (when === only ? (run ?? []) : []));
    expect(runs).toEqual(['npm run format -- --check && npm run check:site']);
    const others = after.filter((step) => step.if !== only);
    expect(others.length).toBeGreaterThan(0);
    for (const step of others) expect(step.if).toMatch(/^steps\.changes\..* != 'true'/);
  });
});
