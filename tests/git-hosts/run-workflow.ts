import { execFileSync } from 'node:child_process';
import { parse } from 'yaml';
import { makeTempFolder } from '../make-temp-folder';
import type { Workflow } from '../workflows/read-workflows';
import { gitSettings } from './bare-repository';
import { fillIn, isMet, type ExpressionScope } from './workflow-expression';
import { runStep, type RunFiles, type RunJob, type WorkflowRun } from './workflow-steps';

export interface WorkflowOutcome {
  conclusion: 'success' | 'failure';
  log: string;
  /** the folder that was published with GitHub Pages */
  site?: string;
}

interface JobResult {
  result: 'success' | 'failure' | 'skipped';
  outputs: Record<string, string>;
}

const workflowKeys = ['name', 'on', 'permissions', 'jobs'];

const jobKeys = [
  'needs',
  'if',
  'runs-on',
  'timeout-minutes',
  'permissions',
  'environment',
  'env',
  'outputs',
  'steps',
];

const stepKeys = ['id', 'name', 'if', 'env', 'uses', 'with', 'run'];

/**
 * Runs a workflow of a website as GitHub Actions does, on this machine: its commands really run, its
 * actions are imitated.
 *
 * @throws Error for a part of workflows that is not imitated
 */
export async function runWorkflow(run: WorkflowRun): Promise<WorkflowOutcome> {
  const workflow = readWorkflow(run);
  const files: RunFiles = { folder: makeTempFolder() };
  const log: string[] = [];
  const results: Record<string, JobResult> = {};
  // In these workflows, each job is written below the one that it needs.
  for (const [name, job] of Object.entries(workflow.jobs as Record<string, RunJob>)) {
    const needed = job.needs === undefined ? undefined : results[job.needs];
    if (job.needs !== undefined && !needed) throw new Error(`${name} needs ${job.needs} first.`);
    results[name] = await runJob(name, job, { run, needed, files, log });
  }
  const hasFailed = Object.values(results).some(({ result }) => result === 'failure');
  return {
    conclusion: hasFailed ? 'failure' : 'success',
    log: log.join(''),
    ...(files.published !== undefined && { site: files.published }),
  };
}

function readWorkflow({ repository, commit, file, event }: WorkflowRun): Workflow {
  const text = execFileSync('git', ['show', `${commit}:${file}`], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, ...gitSettings },
  });
  const workflow = parse(text) as Workflow;
  assertKnown(file, workflow, workflowKeys);
  for (const [name, job] of Object.entries(workflow.jobs)) {
    assertKnown(name, job, jobKeys);
    for (const step of job.steps) assertKnown(name, step, stepKeys);
  }
  if (!(event in workflow.on)) throw new Error(`${file} does not run on ${event}.`);
  return workflow;
}

function assertKnown(name: string, part: object, known: readonly string[]): void {
  const unknown = Object.keys(part).filter((key) => !known.includes(key));
  if (unknown.length > 0) throw new Error(`Unknown in ${name}: ${unknown.join(', ')}`);
}

interface JobSurroundings {
  run: WorkflowRun;
  needed: JobResult | undefined;
  files: RunFiles;
  log: string[];
}

async function runJob(
  name: string,
  job: RunJob,
  { run, needed, files, log }: JobSurroundings,
): Promise<JobResult> {
  const steps: Record<string, Record<string, string>> = {};
  const env: Record<string, string> = {};
  let isSuccess = needed === undefined || needed.result === 'success';
  const scope = (): ExpressionScope => ({
    isSuccess,
    read: (path) => readContext(path, { run, job, needed, steps, env }),
  });
  if (!isMet(job.if, scope())) return { result: 'skipped', outputs: {} };
  Object.assign(env, fillInAll(job.env, scope()));
  isSuccess = true;
  const surroundings = { run, workspace: makeTempFolder(), files };
  for (const step of job.steps) {
    if (!isMet(step.if, scope())) continue;
    const title = step.uses ?? step.run ?? '';
    log.push(`${name}: ${title}\n`);
    const filled = {
      ...step,
      ...(step.run !== undefined && { run: fillIn(step.run, scope()) }),
      env: { ...env, ...fillInAll(step.env, scope()) },
    };
    const { isDone, output, log: printed } = await runStep(filled, job, surroundings);
    log.push(printed);
    if (step.id !== undefined) steps[step.id] = output;
    if (!isDone) {
      log.push(`${name}: failed\n`);
      isSuccess = false;
    }
  }
  return {
    result: isSuccess ? 'success' : 'failure',
    outputs: fillInAll(job.outputs, scope()),
  };
}

function fillInAll(
  texts: Readonly<Record<string, string>> | undefined,
  scope: ExpressionScope,
): Record<string, string> {
  const filled = Object.entries(texts ?? {}).map(([key, text]) => [key, fillIn(text, scope)]);
  return Object.fromEntries(filled) as Record<string, string>;
}

interface Contexts {
  run: WorkflowRun;
  job: RunJob;
  needed: JobResult | undefined;
  steps: Readonly<Record<string, Record<string, string>>>;
  env: Readonly<Record<string, string>>;
}

/** The value of a name in an expression; a step that did not run and a missing secret have none. */
function readContext(path: string, { run, job, needed, steps, env }: Contexts): string {
  const [context, ...names] = path.split('.');
  const [name = '', part, output = ''] = names;
  if (context === 'github' && names.length === 1) {
    const github: Record<string, string> = {
      event_name: run.event,
      ref: 'refs/heads/main',
      sha: run.commit,
      token: 'token-of-the-run',
    };
    const value = github[name];
    if (value !== undefined) return value;
  }
  if (context === 'env' && names.length === 1) return env[name] ?? '';
  if (context === 'secrets' && names.length === 1) return '';
  if (part === 'outputs' && names.length === 3) {
    if (context === 'needs' && name === job.needs) return needed?.outputs[output] ?? '';
    const isStep = job.steps.some(({ id }) => id === name);
    if (context === 'steps' && isStep) return steps[name]?.[output] ?? '';
  }
  throw new Error(`Unknown in an expression: ${path}`);
}
