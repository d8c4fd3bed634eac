// @promise-of-folder No pull request can write its own verdict, its code never has access to a
// token, and all actions are pinned

import { describe, expect, test } from 'vitest';
import { stepsOf, workflows } from './read-workflows';

/** To comment on a pull request, and to publish with GitHub Pages. */
const mayWrite = [{ 'pull-requests': 'write' }, { pages: 'write', 'id-token': 'write' }];

describe.each(workflows)('$file', ({ file, text, workflow }) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('code of a change never runs with the rights of the branch that it goes into', () => {
    // A schedule runs the main branch; only people who may write start a workflow by hand.
    const safe = new Set(['push', 'pull_request', 'schedule', 'workflow_dispatch']);
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
      // All long tests take an hour and a half on two slow cores.
      expect(job['timeout-minutes']).toBeLessThanOrEqual(file === 'nightly.yml' ? 150 : 60);
      const rights = Object.values(job.permissions ?? {});
      if (rights.every((right) => right === 'read')) continue;
      expect(mayWrite).toContainEqual(job.permissions);
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
