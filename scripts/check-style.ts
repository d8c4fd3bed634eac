import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExitCode } from '../src/cli/command';
import { flag } from '../src/cli/options';
import { runCommand } from '../src/cli/run-command';
import { projectFolder } from '../src/io/project-folder';
import { findPatterns, type Finding } from './style/find-patterns';

const allowanceFile = join(projectFolder, 'scripts/style/allowance.json');

function isOurs(file: string): boolean {
  return file.startsWith('docs/')
    ? file.endsWith('.md')
    : file.startsWith('schema/')
      ? file.endsWith('.schema.json')
      : /\.(?:tsx?|mjs)$/.test(file) && !/^src\/generated\/|^scripts\/style\//.test(file);
}

/** Files whose texts are ours, from the top folder of the project. */
function listFiles(): string[] {
  const nested = ['docs', 'schema', 'scripts', 'src'].flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  // The style sheet quotes what it replaces; the reference repeats the schemas.
  return ['README.md', 'CONTRIBUTING.md', ...nested.filter(isOurs).toSorted()].filter(
    (file) => file !== 'docs/developing/style.md' && !file.startsWith('docs/reference/'),
  );
}

function checkStyle({ all, write }: { all: boolean; write: boolean }): ExitCode {
  const allowance = JSON.parse(readFileSync(allowanceFile, 'utf8')) as Record<string, number>;
  const byGroup = new Map<string, Finding[]>();
  for (const finding of listFiles().flatMap(findPatterns)) {
    byGroup.set(finding.group, [...(byGroup.get(finding.group) ?? []), finding]);
  }
  let over = 0;
  for (const [group, findings] of byGroup) {
    const allowed = allowance[group] ?? 0;
    const isOver = findings.length > allowed;
    if (isOver) over += 1;
    if (!isOver && !all) continue;
    console.log(`${group}: ${findings.length} found, ${allowed} allowed`);
    for (const { file, line, name, excerpt, instead } of findings) {
      console.log(`  ${file}:${line}: ${name}: “${excerpt}”. ${instead}`);
    }
  }
  if (write) {
    const lower = Object.entries(allowance).flatMap(([group, allowed]) => {
      const count = Math.min(allowed, byGroup.get(group)?.length ?? 0);
      return count > 0 ? [[group, count] as const] : [];
    });
    writeFileSync(allowanceFile, `${JSON.stringify(Object.fromEntries(lower), undefined, 2)}\n`);
  }
  if (over > 0) {
    console.log(
      'Rewrite these phrases (see docs/developing/style.md): allowances may only shrink.',
    );
    return 1;
  }
  console.log('Every folder is within its allowance of unnatural phrases.');
  return 0;
}

await runCommand({
  name: 'check:style',
  about:
    'Counts unnatural phrases (see docs/developing/style.md) and compares each folder with its allowance.',
  options: {
    all: flag('lists every finding, not only those of folders over their allowance'),
    write: flag('lowers the allowances to what is found'),
  },
  examples: { '--all': 'shows every phrase left to rewrite' },
  exits: { 0: 'every folder is within its allowance', 1: 'a folder exceeds its allowance' },
  run: (options) => checkStyle(options),
});
