import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { swapFolder } from '../../scripts/build/swap-folder';
import { projectFolder } from '../../scripts/project-folder';

const grader = '@mdn/mdn-http-observatory';
const version = '1.4.8';
const cacheFolder = join(projectFolder, 'node_modules/.cache/grader', version);

/** Parts of its server, which grading never loads: database, web server, error reports. */
const unusedPackages = [
  '@fastify/cors',
  '@fastify/helmet',
  '@fastify/postgres',
  '@fastify/static',
  '@sentry/node',
  'fastify',
  'fastify-simple-form',
  'node_extra_ca_certs_mozilla_bundle',
  'pg',
  'pg-format',
  'pg-native',
  'pg-pool',
  'postgrator',
  'postgrator-cli',
];

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
 */
export async function findGrader(): Promise<Grader | string> {
  try {
    if (!existsSync(cacheFolder)) fetchGrader();
    return await loadGrader();
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

function fetchGrader(): void {
  const staging = `${cacheFolder}-${process.pid}`;
  mkdirSync(join(staging, 'empty'), { recursive: true });
  const write = (file: string, json: object) =>
    writeFileSync(join(staging, file), JSON.stringify(json));
  write('empty/package.json', { name: 'empty', version: '1.0.0' });
  write('package.json', {
    private: true,
    dependencies: { [grader]: version },
    overrides: Object.fromEntries(unusedPackages.map((name) => [name, 'file:./empty'])),
  });
  try {
    // npm is a script of Node's, which cannot be started by its name everywhere.
    const npm = process.env['npm_execpath'];
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
    execFileSync(program, [...first, ...args], { cwd: staging, stdio: 'pipe', timeout: 120_000 });
    // Which sites browsers reach by https only: none that matters here.
    mkdirSync(join(staging, 'node_modules', grader, 'conf'), { recursive: true });
    write(join('node_modules', grader, 'conf/hsts-preload.json'), {});
    swapFolder(staging, cacheFolder, { name: 'grader', type: 'folder', mark: 'package.json' });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

async function loadGrader(): Promise<Grader> {
  const { ALL_TESTS } = await load<{ ALL_TESTS: Grader['tests'] }>('constants.js');
  const { Requests } = await load<{ Requests: new (name: string) => unknown }>('types.js');
  const { parseHttpEquivHeaders } = await load<{
    parseHttpEquivHeaders: Grader['readMetaHeaders'];
  }>('retriever/utils.js');
  const { getScoreModifier, getGradeForScore } = await load<{
    getScoreModifier: Grader['scoreOf'];
    getGradeForScore: Grader['gradeFor'];
  }>('grader/grader.js');
  return {
    tests: ALL_TESTS,
    createRequests: (hostname) => new Requests(hostname) as ReturnType<Grader['createRequests']>,
    readMetaHeaders: parseHttpEquivHeaders,
    scoreOf: getScoreModifier,
    gradeFor: getGradeForScore,
  };
}

function load<T>(file: string): Promise<T> {
  const path = join(cacheFolder, 'node_modules', grader, 'src', file);
  return import(/* @vite-ignore */ pathToFileURL(path).href) as Promise<T>;
}
