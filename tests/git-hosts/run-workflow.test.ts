import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTempFolder } from '../make-temp-folder';
import { write } from '../workflows/read-workflows';
import { runWorkflow, type WorkflowOutcome } from './run-workflow';
import { servePages } from './serve-pages';

const checkout = 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683';
const upload = 'actions/upload-pages-artifact@56afc609e74202658d3ffba0e8f6dda462b719fa';
const deploy = 'actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e';

/** Runs a workflow with this job on a commit with a small website. */
function runJobs(jobs: string, event: 'push' | 'schedule' = 'push'): Promise<WorkflowOutcome> {
  const repository = makeTempFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@site.example', ...args], {
      cwd: repository,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet', '--initial-branch=main');
  write(repository, 'w.yml', `on: { push: , schedule: }\njobs:\n${jobs}`);
  write(repository, 'dist/index.html', 'home');
  write(repository, 'dist/.well-known/security.txt', 'contact');
  write(repository, 'dist/.github/notes.txt', 'internal');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'all');
  return runWorkflow({
    repository: join(repository, '.git'),
    commit: git('rev-parse', 'HEAD'),
    file: 'w.yml',
    event,
    environment: { GIVEN: 'given' },
    lastSuccess: '2027-04-15T09:00:00Z',
  });
}

/** A job with these steps. */
const job = (...steps: string[]) =>
  `  a:\n    steps:\n${steps.map((one) => `      - ${one}\n`).join('')}`;

test('a website passes from the job that builds it to the job that publishes it', async () => {
  const {
    conclusion,
    log,
    site = '',
  } = await runJobs(
    `  a:
    outputs: { publish: '\${{ steps.decide.outputs.publish }}' }
    steps:
      - { uses: ${checkout} }
      - { id: decide, if: github.event_name != 'schedule', run: 'echo publish=yes >> "$GITHUB_OUTPUT"' }
      - { uses: ${upload}, if: steps.decide.outputs.publish, with: { path: dist } }
  b:
    needs: a
    if: needs.a.outputs.publish && github.ref == 'refs/heads/main'
    permissions: { pages: write, id-token: write }
    environment: github-pages
    env: { HOOK: '\${{ secrets.HOOK }}' }
    steps:
      - { if: env.HOOK != '', run: exit 1 }
      - { uses: ${deploy}, if: env.HOOK == '' }
`,
  );
  expect([conclusion, log]).toEqual(['success', expect.stringContaining(deploy)]);
  const { url, close } = await servePages(site);
  onTestFinished(close);
  const read = async (path: string) => (await fetch(url + path)).text();
  expect(await read('/')).toBe('home');
  expect(await read('/.well-known/security.txt')).toBe('contact');
  expect(await read('/.github/notes.txt')).toBe('Not found');
});

test('commands see the environment of GitHub and what they are given', async () => {
  const { log } = await runJobs(
    job(
      'run: echo "$GIVEN $GITHUB_EVENT_NAME $CI"',
      "{ run: gh run list --json startedAt, env: { GH_TOKEN: '${{ github.token }}' } }",
    ),
    'schedule',
  );
  expect(log).toContain('given schedule true\n');
  expect(log).toContain('2027-04-15T09:00:00Z');
});

test.each([
  ['exit 3', ''],
  ['gh run list', 'GH_TOKEN'],
  ['gh pr list', 'unknown command: gh pr list'],
])('after "%s", later steps and jobs only run if they always do', async (command, message) => {
  const { conclusion, log } = await runJobs(
    `${job(`run: ${command}`, "run: printf '%s' st ep", "{ if: always(), run: printf '%s' la st }")}
  b: { needs: a, steps: [{ run: "printf '%s' jo b" }] }
  c: { needs: a, if: always(), steps: [{ run: "printf '%s' en d" }] }
`,
  );
  expect(conclusion).toBe('failure');
  expect(log).toContain(message);
  expect(['step', 'last', 'job', 'end'].filter((word) => log.includes(word))).toEqual([
    'last',
    'end',
  ]);
});

test.each([
  ['an action', job('uses: actions/cache@v4'), 'Unknown action: actions/cache@v4'],
  ['a different version', job('uses: actions/checkout@v5'), 'Unknown action: actions/checkout@v5'],
  ['a function', job(`{ if: "contains(github.ref, 'a')", run: 'true' }`), 'Unknown expression: '],
  ['an operator', job("{ if: github.ref > 'a', run: 'true' }"), 'Unknown expression: '],
  ['a name', job("{ if: github.actor == 'a', run: 'true' }"), 'expression: github.actor'],
  ['a step', job("{ if: steps.b.outputs.c, run: 'true' }"), 'expression: steps.b.outputs.c'],
  ['a setting of a step', job("{ shell: sh, run: 'true' }"), 'Unknown in a: shell'],
  ['a needed job', "  a: { needs: b, steps: [{ run: 'true' }] }\n", 'a needs b first.'],
])('%s that is not imitated stops the test', async (_what, jobs, message) => {
  await expect(runJobs(jobs)).rejects.toThrow(message);
});
