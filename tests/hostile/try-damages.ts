import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { nat, sample } from 'fast-check';
import { makeTempFolder } from '../make-temp-folder';
import { copyProject, hashFiles, listDifferent } from '../build/project-copy';
import { readTestSite } from '../sites/read-site';
import { damageFile, damages, type Damage } from './damage-file';
import { startBuilder } from './start-builder';
import { outerEnvironment } from '../outer-environment';

/** What is damaged, by the paths of its files in a project; the first that fits counts. */
const kinds = {
  'built code': /^node_modules\/\.cache\/app\//,
  'bundled commands': /^node_modules\/\.cache\/commands\//,
  'list of pages': /^node_modules\/\.cache\/pages\//,
  'share images and icons': /^node_modules\/\.cache\/drawings\//,
  typefaces: /^node_modules\/\.cache\/fonts\//,
  'traits of pictures': /^node_modules\/\.cache\/pictures\/.*traits/,
  pictures: /^node_modules\/\.cache\/pictures\//,
  'data of pages': /^dist\/_data\//,
  pages: /^dist\/.*\.html/,
  stylesheets: /^dist\/assets\/[^/]*\.css/,
  'other files of the site': /^dist\//,
};

export type DamagedKind = keyof typeof kinds;

export const damagedKinds = Object.keys(kinds) as DamagedKind[];

/** What each build writes again, whatever is there: no damage of it can be published. */
export const overwritten: DamagedKind = 'other files of the site';

/** What takes long to make again, or causes everything else to be made again: one at a time, and few. */
const slow = new Set<DamagedKind>(['built code', 'bundled commands', 'list of pages']);

interface Trial {
  file: string;
  damage: Damage;
  /** whose content it gets when it is replaced */
  other: string;
}

/** Trials whose files do not depend on each other, so that one build can show the effect of each. */
interface Batch {
  kind: DamagedKind;
  trials: Trial[];
}

export interface DamageReport {
  /** how many damages were tried of each kind */
  tried: Map<DamagedKind, number>;
  /** kinds of which a damage was published, stopped a command, or is still in a cache */
  seen: Set<DamagedKind>;
  /** in words what was seen */
  faults: string[];
}

interface Options {
  count?: number;
  seed?: number;
  /** switches the verification of caches off, to show that damages would be seen */
  isTrusting?: boolean;
}

/**
 * Builds a site, damages files of its caches and of the site itself, as chance decides, and builds
 * again: what is published must be the same to the byte, and no cache may stay damaged.
 *
 * @returns no faults when everything healed
 */
export async function tryDamages({
  count = 200,
  seed = 1,
  isTrusting = false,
}: Options = {}): Promise<DamageReport> {
  const project = copyProject({ site: readTestSite('every-part') });
  if (isTrusting) trustCaches(project);
  const builder = startBuilder(project);
  const report: DamageReport = { tried: new Map(), seen: new Set(), faults: [] };
  try {
    await builder.build();
    const valid = await validate(project);
    const good = makeTempFolder();
    restore(good, project);
    const site = hashFiles(join(good, 'dist'));
    for (const batch of planBatches(good, count, seed)) {
      restore(project, good);
      for (const { file, damage, other } of batch.trials) {
        damageFile(join(project, file), damage, join(good, other));
      }
      addToReport(report, batch, await findFaults(batch));
    }

    async function findFaults({ kind, trials }: Batch): Promise<string[]> {
      try {
        if (kind !== 'bundled commands') await builder.build();
        else if ((await validate(project)) !== valid) return ['"validate" says something else'];
      } catch (error) {
        return [String(error).slice(0, 500)];
      }
      const damaged = trials.map(({ file }) => file);
      return [
        ...listDifferent(site, hashFiles(join(project, 'dist'))).map(
          (file) => `dist/${file} is another one`,
        ),
        ...damaged
          .filter((file) => !isSame(join(project, file), join(good, file)))
          .map((file) => `${file} stays damaged`),
      ];
    }
  } finally {
    builder.stop();
  }
  return report;
}

function addToReport(
  report: DamageReport,
  { kind, trials }: Batch,
  faults: readonly string[],
): void {
  report.tried.set(kind, (report.tried.get(kind) ?? 0) + trials.length);
  if (faults.length === 0) return;
  report.seen.add(kind);
  const what = trials.map(({ file, damage }) => `${file} was ${damage}`).join(', ');
  report.faults.push(`${kind}: ${faults.join(', ')} after: ${what}`);
}

const parts = ['dist', 'node_modules/.cache'];

/** Gives a project the site and the caches of another one. */
function restore(project: string, from: string): void {
  for (const part of parts) {
    rmSync(join(project, part), { recursive: true, force: true });
    cpSync(join(from, part), join(project, part), { recursive: true });
  }
}

const run = promisify(execFile);

/** What the bundled command says. */
async function validate(project: string): Promise<string> {
  const args = ['src/cli/pagewright.mjs', 'validate'];
  const { stdout, stderr } = await run(process.execPath, args, {
    cwd: project,
    env: outerEnvironment(),
  });
  return stdout + stderr;
}

/** Where caches are verified, and what trusts them without. */
function trustCaches(project: string): void {
  for (const [file, verified, trusted] of [
    ['io/cache/checksummed-files.mjs', /makeSeal\(path, content\)\.equals\(.*\) \?/, 'true ?'],
    ['io/cache/code-cache.mjs', / && isWhole\(folder, list\)/, ''],
    ['build/page-cache.ts', /return digestFiles\(.*\) === digest;/, 'return true;'],
  ] as const) {
    const path = join(project, 'src', file);
    const source = readFileSync(path, 'utf8');
    if (!verified.test(source)) throw new Error(`${file} verifies nothing`);
    writeFileSync(path, source.replace(verified, trusted));
  }
}

function planBatches(folder: string, count: number, seed: number): Batch[] {
  const files = listFiles(folder);
  const numbers = sample(nat(), { seed, numRuns: count * 4 })[Symbol.iterator]();
  const pick = <T>(items: readonly T[]): T => {
    const item = items[(numbers.next().value ?? 0) % items.length];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  };
  const batches: Batch[] = [];
  for (const { kind, size } of shareOut(count)) {
    const own = files.filter((file) => findKind(file) === kind);
    for (let index = 0; index < size; index += 1) {
      const file = pick(own);
      const others = (own.length > 1 ? own : files).filter(
        (other) => !isSame(join(folder, file), join(folder, other)),
      );
      const trial = { file, damage: pick(damages), other: pick(others) };
      const open = batches.find((batch) => batch.kind === kind && fits(batch, trial));
      if (open) open.trials.push(trial);
      else batches.push({ kind, trials: [trial] });
    }
  }
  return batches;
}

function shareOut(count: number): { kind: DamagedKind; size: number }[] {
  const few = Math.ceil(count / 60);
  const rest = count - few * slow.size;
  const others = damagedKinds.length - slow.size;
  return damagedKinds.map((kind) => ({
    kind,
    size: slow.has(kind) ? few : Math.ceil(rest / others),
  }));
}

function nameStem(file: string): string {
  return file.replace(/\.(?:gz|br)$/, '');
}

/** A page is rendered again for each of its files: only one at a time shows what that one does. */
function fits({ kind, trials }: Batch, { file }: Trial): boolean {
  return !slow.has(kind) && trials.every((trial) => nameStem(trial.file) !== nameStem(file));
}

function findKind(file: string): DamagedKind {
  const kind = damagedKinds.find((name) => kinds[name].test(file));
  if (!kind) throw new Error(`${file} is of no kind`);
  return kind;
}

/** All files in which something is. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path).size > 0)
    .map((path) => relative(folder, path))
    .toSorted();
}

function isSame(one: string, other: string): boolean {
  return readFileSync(one).equals(readFileSync(other));
}
