import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import outputSchema from '../../../src/cli/validate-output.schema.json';
import { formatAsJson } from '../../../src/check/report/format-as-json';
import { reportOn, sampleReports } from '../sample-reports';

const validate = new Ajv({ allErrors: true }).compile(outputSchema);

test('the output is as its schema describes it', () => {
  expect(validate(JSON.parse(formatAsJson(sampleReports))) || validate.errors).toBe(true);
});

test('the schema knows everything that the output can hold', () => {
  const written = formatAsJson(sampleReports);
  for (const name of ['place', 'hint', 'fix', 'related', 'edits']) {
    expect(written).toContain(`"${name}":`);
  }
});

test('problems are listed with the file they are in', () => {
  const report = reportOn('{\n  "a": 1,\n}', 'a.json');
  expect(JSON.parse(formatAsJson([report, reportOn('[]', 'b.json')]))).toMatchObject({
    version: 1,
    files: ['a.json', 'b.json'],
    counts: { errors: 2, warnings: 0 },
    diagnostics: [{ file: 'a.json', ...report.problems[0] }, { file: 'b.json' }],
  });
});

test('problems that are not listed are counted', () => {
  const many = sampleReports.filter(({ file }) => file === 'many.json');
  const output: unknown = JSON.parse(formatAsJson(many));
  expect(output).toMatchObject({ counts: { errors: 70 } });
  expect(output).toHaveProperty('diagnostics.length', 51);
});
