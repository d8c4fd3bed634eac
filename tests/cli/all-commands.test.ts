import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import { copyProject } from '../build/project-copy';

const manifest = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The commands that are ours: name in package.json → entry file. */
const commands = Object.entries(manifest.scripts).flatMap(([name, script]) => {
  const [, file] =
    /^(?:node src\/cli\/check-installed\.mjs && )?tsx ((?:scripts|src\/cli\/commands|tests)\/[\w/-]+\.ts)$/.exec(
      script,
    ) ?? [];
  const [, bundled] = /(?:^|&& )node src\/cli\/pagewright\.mjs ([\w-]+)$/.exec(script) ?? [];
  const entry = file ?? (bundled && `src/cli/commands/${bundled}.ts`);
  return entry === undefined ? [] : [{ name, file: entry }];
});

interface Answer {
  code: number | undefined;
  stdout: string;
  stderr: string;
}

const copy = copyProject();
symlinkSync(join(projectFolder, 'tests'), join(copy, 'tests'));
const before = listFiles();

/** All files and folders of the copy, with the time of their last change. */
function listFiles(): string[] {
  return readdirSync(copy, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/^(node_modules|tests)\//.test(file))
    .map((file) => `${file} ${statSync(join(copy, file)).mtimeMs}`)
    .toSorted();
}

/**
 * Runs the entry files one after the other in one process, with each argument: one for each would
 * take the time of the whole suite. The process must end by itself.
 *
 * @returns for each argument, what each command answers
 */
function askAll(asked: readonly string[]): Map<string, Answer>[] {
  const files = commands.map(({ file }) => join(copy, file));
  const code = `
    const { pathToFileURL } = await import('node:url');
    async function ask(file, arg) {
      const said = { log: '', error: '' };
      for (const name of ['log', 'error']) {
        console[name] = (text) => { said[name] += text + '\\n'; };
      }
      process.argv = [process.execPath, file, arg];
      // A file runs once at each address.
      await import(pathToFileURL(file).href + '?' + arg);
      const answer = { code: process.exitCode, stdout: said.log, stderr: said.error };
      process.exitCode = undefined;
      return answer;
    }
    const answers = [];
    for (const arg of ${JSON.stringify(asked)}) {
      for (const file of ${JSON.stringify(files)}) answers.push(await ask(file, arg));
    }
    process.stdout.write(JSON.stringify(answers));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const output = execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const answers = JSON.parse(output) as Answer[];
  return asked.map(
    (_arg, round) =>
      new Map(
        commands.flatMap(({ name }, index) => {
          const answer = answers[round * commands.length + index];
          return answer ? [[name, answer] as const] : [];
        }),
      ),
  );
}

const [helps, refusals] = askAll(['--help', '--unknown-option']);

test('each entry file is a command of package.json', () => {
  const entries = ['scripts', 'src/cli/commands'].flatMap((folder) =>
    readdirSync(join(projectFolder, folder))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
  const tools = readdirSync(join(projectFolder, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && /await runCommand\(\{/.test(readText(file)));
  expect(commands.map(({ file }) => file).toSorted()).toEqual([...entries, ...tools].toSorted());
});

function readText(file: string): string {
  return readFileSync(join(projectFolder, file), 'utf8');
}

test.each(commands)('$name --help says how it is used', ({ name }) => {
  const { code, stdout, stderr } = helps?.get(name) ?? {};
  expect(stderr).toBe('');
  const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  expect(stdout).toContain(`Usage: ${call}`);
  expect(stdout).toMatch(/^Options:$[^]*^ {2}--help .*$[^]*^Examples:$[^]*^Exit codes:$/m);
  for (const line of stdout?.split('\n') ?? []) expect(line.length).toBeLessThanOrEqual(100);
  expect(code ?? 0).toBe(0);
});

test.each(commands)('$name refuses an unknown option in one line', ({ name }) => {
  const { code, stdout, stderr } = refusals?.get(name) ?? {};
  expect(stderr).toMatch(/^Unknown option --unknown-option\. .+\n$/);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});

test('neither does anything else', () => {
  expect(before.length).toBeGreaterThan(500);
  expect(listFiles()).toEqual(before);
});

test('an option that npm keeps for itself is reported, and nothing is done', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'generate', '--check'], {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(stderr).toContain(
    'npm kept --check for itself. Put "--" before the options: npm run generate -- --check\n',
  );
  expect(stdout).toBe('');
  expect(status).toBe(2);
});
