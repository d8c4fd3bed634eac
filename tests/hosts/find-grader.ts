import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { replaceFolder } from '../../src/io/replace-folder';
import { projectFolder } from '../../src/io/project-folder';
import { nameContent } from '../../src/published/name-content';

const grader = '@mdn/mdn-http-observatory';

/** What is installed: the grader without its server, each package pinned by the hash of its content. */
const lockedFolder = join(projectFolder, 'tests/hosts/grader');

/** What Mozilla's HTTP Observatory thinks of one thing that it looks at. */
export interface GraderResult {
  result: string | null;
  pass: boolean;
  constructor: { name: string };
}

/** The modules of the grader that its scan of a website consists of, after it has been fetched. */
export interface Grader {
  tests: ((requests: object) => GraderResult)[];
  createRequests: (hostname: string) => {
    resources: { path: string };
    responses: Record<string, unknown>;
    session: unknown;
  };
  readMetaHeaders: (html: string, url: string) => Map<string, string[]>;
  scoreOf: (result: string) => number;
  gradeFor: (score: number) => { score: number; grade: string };
}

/**
 * Mozilla's grader, fetched once into the cache. It is not a dependency of the project, because its
 * installation downloads lists and builds a database driver. Neither is needed to grade.
 *
 * @returns why there is none, if it cannot be fetched
 * @throws Error when what arrives is not what is locked
 */
export async function findGrader(): Promise<Grader | string> {
  const lock = readFileSync(join(lockedFolder, 'package-lock.json'), 'utf8');
  const folder = join(projectFolder, 'node_modules/.cache/grader', nameContent(lock));
  try {
    if (!existsSync(folder)) fetchGrader(folder);
    return await loadGrader(folder);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/EINTEGRITY|EUSAGE/.test(message)) throw error;
    return message.split('\n')[0] ?? '';
  }
}

function fetchGrader(folder: string): void {
  const staging = `${folder}-${process.pid}`;
  cpSync(lockedFolder, staging, { recursive: true });
  try {
    // npm is a script of Node's, which cannot be started by its name everywhere.
    const npm = process.env['npm_execpath'];
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
    execFileSync(program, [...first, ...args], { cwd: staging, stdio: 'pipe', timeout: 120_000 });
    // Which sites browsers reach by https only: none that matters here.
    const lists = join(staging, 'node_modules', grader, 'conf');
    mkdirSync(lists, { recursive: true });
    writeFileSync(join(lists, 'hsts-preload.json'), '{}');
    replaceFolder(staging, folder, { name: 'grader', type: 'folder', mark: 'package.json' });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

async function loadGrader(folder: string): Promise<Grader> {
  const { ALL_TESTS } = await load<{ ALL_TESTS: Grader['tests'] }>(folder, 'constants.js');
  const { Requests } = await load<{ Requests: new (name: string) => unknown }>(folder, 'types.js');
  const { parseHttpEquivHeaders } = await load<{
    parseHttpEquivHeaders: Grader['readMetaHeaders'];
  }>(folder, 'retriever/utils.js');
  const { getScoreModifier, getGradeForScore } = await load<{
    getScoreModifier: Grader['scoreOf'];
    getGradeForScore: Grader['gradeFor'];
  }>(folder, 'grader/grader.js');
  return {
    tests: ALL_TESTS,
    createRequests: (hostname) => new Requests(hostname) as ReturnType<Grader['createRequests']>,
    readMetaHeaders: parseHttpEquivHeaders,
    scoreOf: getScoreModifier,
    gradeFor: getGradeForScore,
  };
}

function load<T>(folder: string, file: string): Promise<T> {
  const path = join(folder, 'node_modules', grader, 'src', file);
  return import(/* @vite-ignore */ pathToFileURL(path).href) as Promise<T>;
}
