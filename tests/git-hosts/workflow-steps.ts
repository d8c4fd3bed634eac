import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { makeTempFolder } from '../make-temp-folder';
import { outerEnvironment } from '../outer-environment';
import type { Job, Step } from '../workflows/read-workflows';
import { gitSettings } from './bare-repository';

export interface WorkflowRun {
  /** the folder of a bare repository */
  repository: string;
  /** the newest commit of the main branch */
  commit: string;
  /** the path of the workflow in the repository */
  file: string;
  event: 'push' | 'schedule' | 'workflow_dispatch';
  /** added to the environment of each command, such as the address of a registry */
  environment: Readonly<Record<string, string | undefined>>;
  /** when the last successful run started */
  lastSuccess?: string;
}

/** A job with what only a run needs to know. */
export interface RunJob extends Job {
  needs?: string;
  if?: string;
  environment?: string;
  env?: Record<string, string>;
  outputs?: Record<string, string>;
}

/** The files of a run, outside the folders of its jobs. */
export interface RunFiles {
  folder: string;
  /** the folder of the uploaded website */
  artifact?: string;
  /** the folder of the published website */
  published?: string;
}

interface StepSurroundings {
  run: WorkflowRun;
  /** the folder of the job */
  workspace: string;
  files: RunFiles;
}

interface StepOutcome {
  isDone: boolean;
  output: Record<string, string>;
  log: string;
}

type Action = (step: Step, job: RunJob, surroundings: StepSurroundings) => Promise<string> | string;

/** Fails a step with a message in its log. */
class StepFailure extends Error {}

/** The actions by the commits that were read to imitate them: a different version may do something else. */
const actions: Readonly<Record<string, Action>> = {
  'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683': async (
    { with: { 'fetch-depth': depth = 1 } = {} },
    _job,
    { run: { repository, commit }, workspace },
  ) => {
    const git = async (...args: string[]) => {
      const { status, log } = await execute('git', args, workspace, environmentOf({}));
      if (status !== 0) throw new StepFailure(log);
    };
    await git('init', '--quiet');
    await git('fetch', '--quiet', `--depth=${String(depth)}`, `file://${repository}`, commit);
    await git('checkout', '--quiet', '-B', 'main', 'FETCH_HEAD');
    return '';
  },
  'actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020': (
    { with: { cache } = {} },
    _job,
    { workspace },
  ) => {
    if (cache === 'npm' && !existsSync(join(workspace, 'package-lock.json'))) {
      throw new StepFailure('Dependencies lock file is not found in the folder of the job.\n');
    }
    return '';
  },
  'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02': () => '',
  'actions/upload-pages-artifact@56afc609e74202658d3ffba0e8f6dda462b719fa': (
    { with: { path } = {} },
    _job,
    { workspace, files },
  ) => {
    const built = join(workspace, String(path));
    if (!existsSync(built)) throw new StepFailure(`${String(path)} does not exist.\n`);
    files.artifact = join(files.folder, 'artifact');
    // Version 3 keeps other hidden files, such as .well-known; since version 4, all are left out.
    cpSync(built, files.artifact, {
      recursive: true,
      dereference: true,
      filter: (source) => !/^\.git(?:hub)?$/.test(basename(source)),
    });
    return '';
  },
  'actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e': (
    _step,
    { permissions = {}, environment },
    { files },
  ) => {
    if (permissions['pages'] !== 'write' || permissions['id-token'] !== 'write') {
      throw new StepFailure('Ensure that the job may write "pages" and "id-token".\n');
    }
    if (environment !== 'github-pages') throw new StepFailure('The environment is missing.\n');
    if (files.artifact === undefined) throw new StepFailure('No artifact was uploaded.\n');
    files.published = files.artifact;
    return '';
  },
};

/** Runs a step of a job, with its texts filled in. */
export async function runStep(
  step: Step,
  job: RunJob,
  surroundings: StepSurroundings,
): Promise<StepOutcome> {
  if (step.run !== undefined) return runCommands(step.run, step.env ?? {}, surroundings);
  const action = actions[step.uses ?? ''];
  if (!action) throw new Error(`Unknown action: ${step.uses}`);
  try {
    return { isDone: true, output: {}, log: await action(step, job, surroundings) };
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    return { isDone: false, output: {}, log: error.message };
  }
}

async function runCommands(
  commands: string,
  env: Readonly<Record<string, string>>,
  { run, workspace, files }: StepSurroundings,
): Promise<StepOutcome> {
  const folder = makeTempFolder();
  const script = join(folder, 'script.sh');
  const output = join(folder, 'output');
  writeFileSync(script, commands);
  writeFileSync(output, '');
  const given = {
    ...run.environment,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: run.event,
    GITHUB_OUTPUT: output,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: run.commit,
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    GITHUB_WORKSPACE: workspace,
    ...env,
  };
  const environment = environmentOf(given);
  // GitHub names times without fractions of a second.
  const path = [
    writeGitHubCommand(files.folder, run.lastSuccess?.replace(/\.\d+Z$/, 'Z')),
    environment['PATH'],
  ];
  environment['PATH'] = path.join(delimiter);
  // As GitHub calls it for a step without a shell.
  const { status, log } = await execute('bash', ['-e', script], workspace, environment);
  return { isDone: status === 0, output: readOutput(readFileSync(output, 'utf8')), log };
}

/** Writes `gh run list`, which prints when the last successful run started. */
function writeGitHubCommand(folder: string, lastSuccess = ''): string {
  const programs = join(folder, 'programs');
  mkdirSync(programs, { recursive: true });
  const file = join(programs, 'gh');
  writeFileSync(
    file,
    `#!/bin/sh
[ "$1 $2" = 'run list' ] || { echo "unknown command: gh $*" >&2; exit 1; }
[ -n "$GH_TOKEN" ] || { echo 'gh: set the GH_TOKEN environment variable' >&2; exit 4; }
printf '%s' '${lastSuccess}'
`,
  );
  chmodSync(file, 0o755);
  return programs;
}

function readOutput(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+)=(.*)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`Unknown output of a step: ${line}`);
      return [name, value];
    }),
  ) as Record<string, string>;
}

/** Like that of a new machine: settings of the person or the workflow that runs the tests must not matter. */
function environmentOf(given: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv {
  const inherited = Object.entries(outerEnvironment()).filter(
    ([name]) => !/^(?:npm_|GITHUB_|GH_)/i.test(name),
  );
  return { ...Object.fromEntries(inherited), ...gitSettings, ...given };
}

/** Not synchronously: a test can serve the registry from its process. */
async function execute(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ status: number | null; log: string }> {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (part: string) => log.push(part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => log.push(part));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  return { status, log: log.join('') };
}
