import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectFolder } from '../scripts/project-folder';
import { makeTempFolder } from './make-temp-folder';

interface Step {
  id?: string;
  name?: string;
  if?: string;
  env?: Record<string, string>;
  uses?: string;
  with?: Record<string, unknown>;
  run?: string;
}

interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  strategy?: { matrix: { shard?: string[] } };
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const workflowFolder = join(projectFolder, '.github/workflows');
const workflows = readdirSync(workflowFolder).map((file) => {
  const text = readFileSync(join(workflowFolder, file), 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});
const stepsOf = ({ steps }: Job, use: string) => steps.filter(({ uses }) => uses?.startsWith(use));

describe.each(workflows)('$file', ({ text, workflow }) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('code of a change never runs with the rights of the branch that it goes into', () => {
    // What is scheduled runs as it is on the main branch.
    const safe = new Set(['push', 'pull_request', 'schedule']);
    expect(Object.keys(workflow.on).filter((event) => !safe.has(event))).toEqual([]);
  });

  test('each action is pinned by its commit, with its version beside it', () => {
    const uses = steps.flatMap((step) => step.uses ?? []);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) {
      expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
      const line = text.split('\n').find((candidate) => candidate.includes(action));
      expect(line).toMatch(/ # v\d+\.\d+\.\d+$/);
    }
  });

  test('no token stays in the folder in which code of the change runs', () => {
    for (const job of jobs) {
      for (const step of stepsOf(job, 'actions/checkout@')) {
        expect(step.with).toMatchObject({ 'persist-credentials': false });
      }
    }
  });

  test('jobs may read; the one that may write runs no code of the project', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of jobs) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
      const rights = Object.values(job.permissions ?? {});
      if (rights.every((right) => right === 'read')) continue;
      expect(job.permissions).toEqual({ 'pull-requests': 'write' });
      expect(stepsOf(job, 'actions/checkout@')).toEqual([]);
      expect(job.steps.flatMap(({ run }) => run ?? []).join('\n')).not.toMatch(
        /\b(?:np[mx]|node)\b/,
      );
    }
  });

  test('no text of a change becomes a part of a command', () => {
    const inserted = steps.flatMap(({ run }) => run?.match(/\$\{\{[^}]*\}\}/g) ?? []);
    expect(inserted.filter((words) => !/^\$\{\{ matrix\.[a-z]+ \}\}$/.test(words))).toEqual([]);
  });
});

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
      write(folder, 'scripts/review.ts', 'says that all is well');
      write(folder, 'package.json', '{}');
      write(folder, 'site.config.json', 'changed');
      write(folder, 'public/a.svg', 'changed');
      write(folder, 'public/c.svg', 'new');
      rmSync(join(folder, 'public/b.svg'));
    });
    expect(runTake(clone)).toContain('others=2');
    const read = (file: string) => readFileSync(join(clone, file), 'utf8');
    expect(read('scripts/review.ts')).toBe('scripts/review.ts of the base');
    expect(read('site.config.json')).toBe('changed');
    expect(read('public/a.svg')).toBe('changed');
    expect(read('public/c.svg')).toBe('new');
    expect(readdirSync(clone).toSorted()).toEqual([
      '.git',
      'public',
      'scripts',
      'site.config.json',
    ]);
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
    for (const file of ['scripts/review.ts', 'package.json', 'src/public/a.ts']) {
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

describe('a build in parts', () => {
  const jobs = workflows.find(({ file }) => file === 'parts.yml')?.workflow.jobs ?? {};
  const { part, site } = jobs;

  test('has each part once, and all for one moment', () => {
    const shards = part?.strategy?.matrix.shard ?? [];
    expect(shards.length).toBeGreaterThan(1);
    expect(shards).toEqual(shards.map((_shard, index) => `${index + 1}/${shards.length}`));
    const builds = [part, site]
      .flatMap((job) => job?.steps ?? [])
      .flatMap(({ run }) => run ?? [])
      .filter((run) => run.includes('npm run build'));
    expect(builds).toHaveLength(3);
    for (const run of builds) expect(run).toContain('--at "$AT"');
  });

  test('hands on all files of a part, and compares what is made of them', () => {
    const [upload] = part ? stepsOf(part, 'actions/upload-artifact@') : [];
    expect(upload?.with).toMatchObject({ path: 'dist-parts', 'include-hidden-files': true });
    const [download] = site ? stepsOf(site, 'actions/download-artifact@') : [];
    expect(download?.with).toMatchObject({ path: 'dist-parts', 'merge-multiple': true });
    expect(site?.steps.at(-1)?.run).toMatch(/ && diff --recursive dist dist-whole$/);
  });
});

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

function write(folder: string, file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** A clone as the job has it, at a merge of which the first parent is the base. */
function makeMerge(change: (clone: string) => void): string {
  const clone = makeTempFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@site.example', ...args], {
      cwd: clone,
      stdio: 'pipe',
    });
  git('init', '--quiet');
  for (const file of ['site.config.json', 'public/a.svg', 'public/b.svg', 'scripts/review.ts']) {
    write(clone, file, `${file} of the base`);
  }
  git('add', '--all');
  git('commit', '--quiet', '--message', 'base');
  change(clone);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'change');
  return clone;
}
