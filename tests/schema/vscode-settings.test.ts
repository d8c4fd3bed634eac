import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json';
import { projectFolder } from '../../src/io/project-folder';
import { checkConfig } from '../../src/check/check-config';
import { formatProblems } from '../../src/check/report/format-problems';

function readSettings<T>(name: string): T {
  return JSON.parse(readFileSync(join(projectFolder, '.vscode', name), 'utf8')) as T;
}

interface Task {
  type: string;
  script: string;
  problemMatcher: { pattern: { regexp: string }[] };
}

const { tasks } = readSettings<{ tasks: Task[] }>('tasks.json');

test('the schema of the config is there', () => {
  const settings = readSettings<{ 'json.schemas': { url: string }[] }>('settings.json');
  expect(settings['json.schemas']).toHaveLength(1);
  for (const { url } of settings['json.schemas']) {
    expect(existsSync(join(projectFolder, url))).toBe(true);
  }
});

test('tasks run commands of the project', () => {
  for (const { script } of tasks) expect(Object.keys(manifest.scripts)).toContain(script);
});

test('VS Code finds code, text and place of each problem in what npm run validate prints', () => {
  const text = '{\n  "site": {}\n}';
  const { problems } = checkConfig(text, new Set());
  const printed = formatProblems(problems, { text, file: 'site.config.json', color: false });
  const task = tasks.find(({ script }) => script === 'validate');
  const [first, second] = (task?.problemMatcher.pattern ?? []).map(
    ({ regexp }) => new RegExp(regexp),
  );
  const lines = printed.split('\n');
  const found = lines.flatMap((line, index) => {
    const [, severity, code, message] = first?.exec(line) ?? [];
    const [, file, row, column] = second?.exec(lines[index + 1] ?? '') ?? [];
    return severity === undefined ? [] : [{ severity, code, message, file, row, column }];
  });
  expect(problems.length).toBeGreaterThan(2);
  expect(found).toEqual(
    problems.map(({ severity, code, message, range: { start } }) => ({
      severity,
      code,
      message,
      file: 'site.config.json',
      row: String(start.line),
      column: String(start.column),
    })),
  );
});
