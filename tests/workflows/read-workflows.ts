import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectFolder } from '../../src/io/project-folder';
import { makeTempFolder } from '../make-temp-folder';

export interface Step {
  id?: string;
  name?: string;
  if?: string;
  env?: Record<string, string>;
  uses?: string;
  with?: Record<string, unknown>;
  run?: string;
}

export interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  strategy?: { matrix: { shard?: string[]; include?: Record<string, string>[] } };
  steps: Step[];
}

export interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folders = ['.github/workflows', 'scripts/templates/site/.github/workflows'];

/** The workflows of this project and of new sites. */
export const workflows = folders.flatMap((folder) =>
  readdirSync(join(projectFolder, folder)).map((file) => {
    const text = readFileSync(join(projectFolder, folder, file), 'utf8');
    return { file, text, workflow: parse(text) as Workflow };
  }),
);
export const stepsOf = ({ steps }: Job, use: string) =>
  steps.filter(({ uses }) => uses?.startsWith(use));

/** Writes a file, with the folders that it is in. */
export function write(folder: string, file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** A clone as the job has it, at a merge of which the first parent is the base. */
export function makeMerge(change: (clone: string) => void): string {
  const clone = makeTempFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@site.example', ...args], {
      cwd: clone,
      stdio: 'pipe',
    });
  git('init', '--quiet');
  for (const file of [
    'site.config.json',
    'public/a.svg',
    'public/b.svg',
    'src/cli/commands/review.ts',
  ]) {
    write(clone, file, `${file} of the base`);
  }
  git('add', '--all');
  git('commit', '--quiet', '--message', 'base');
  change(clone);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'change');
  return clone;
}
