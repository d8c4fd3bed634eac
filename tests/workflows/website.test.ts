import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../make-temp-folder';
import { workflows } from './read-workflows';

const build = workflows.find(({ file }) => file === 'website.yml')?.workflow.jobs['build'];
const due = build?.steps.find(({ id }) => id === 'due');

/** Runs the step that decides whether to publish, with commands that print these texts. */
function decide(event: string, lastSuccess: string, dueSince: string, dueStatus = 0): string {
  const folder = makeTempFolder();
  for (const [name, printed, status] of [
    ['gh', lastSuccess, 0],
    ['npx', dueSince, dueStatus],
  ] as const) {
    const file = join(folder, name);
    writeFileSync(
      file,
      `#!/bin/sh\necho "$*" >> "$CALLS"\nprintf '%s' '${printed}'\nexit ${status}\n`,
    );
    chmodSync(file, 0o755);
  }
  const output = join(folder, 'output');
  const calls = join(folder, 'calls');
  writeFileSync(output, '');
  execFileSync('bash', ['-e', '-c', due?.run ?? 'false'], {
    env: {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env['PATH']}`,
      CALLS: calls,
      GITHUB_EVENT_NAME: event,
      GITHUB_OUTPUT: output,
    },
  });
  expect(readFileSync(calls, 'utf8')).toContain('run list --workflow website.yml --branch main');
  return readFileSync(output, 'utf8');
}

const last = '2027-04-15T09:00:00Z';

test.each([
  ['a push', 'push', last, '', 'publish=yes\n'],
  ['a start by hand', 'workflow_dispatch', last, '', 'publish=yes\n'],
  ['an hour in which nothing was due', 'schedule', last, '', ''],
  ['an hour in which a post was due', 'schedule', last, 'A post', 'publish=yes\n'],
  ['an hour before the first success', 'schedule', '', '', 'publish=yes\n'],
])(
  '%s: the website is published if it has to be',
  (_what, event, lastSuccess, dueSince, output) => {
    expect(decide(event, lastSuccess, dueSince)).toBe(output);
  },
);

test('a look at the schedule that fails is not taken for “nothing is due”', () => {
  expect(() => decide('schedule', last, '', 1)).toThrow('Command failed');
});

test('each event of the workflow is decided on, except a pull request', () => {
  const workflow = workflows.find(({ file }) => file === 'website.yml')?.workflow;
  expect(Object.keys(workflow?.on ?? {})).toEqual([
    'push',
    'pull_request',
    'schedule',
    'workflow_dispatch',
  ]);
  expect(due?.if).toBe("github.event_name != 'pull_request'");
});
