import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { formatAsSarif } from '../../../src/check/report/format-as-sarif';
import { writeChanged, type Changes } from '../check-changed';
import { minimalConfig } from '../minimal-config';
import { reportOn, sampleReports } from '../sample-reports';

/** The parts of the output that the tests look at. */
interface Run {
  columnKind: string;
  tool: { driver: { rules: { id: string; help: { text: string } }[] } };
  results: {
    ruleId: string;
    ruleIndex: number;
    locations: { physicalLocation: { artifactLocation: object; region: object } }[];
    partialFingerprints: Record<string, string>;
    fixes?: object[];
  }[];
}

// The schema is of draft 04, of which newer drafts understand everything but these two keywords.
const { $schema: _draft, id: _id, ...schema } = sarifSchema;
const validate = new Ajv({
  strict: false,
  validateFormats: false,
  unicodeRegExp: false,
  allErrors: true,
}).compile(schema);

function readRun(text: string): Run {
  const log = JSON.parse(text) as { runs: [Run] };
  return log.runs[0];
}

function listFingerprints(changes: Changes): string[] {
  const { results } = readRun(formatAsSarif([reportOn(writeChanged(changes))]));
  return results.flatMap(({ partialFingerprints }) => Object.values(partialFingerprints));
}

test('the output is valid SARIF, with and without problems', () => {
  for (const reports of [sampleReports, []]) {
    expect(validate(JSON.parse(formatAsSarif(reports))) || validate.errors).toBe(true);
  }
});

test('the schema of SARIF is really applied', () => {
  expect(validate({ version: '2.1.0', runs: [{ results: [{ ruleId: 5 }] }] })).toBe(false);
});

test('columns are UTF-16 units, and files are addresses', () => {
  const report = reportOn('{"site": {"name": "🌊"}, }', 'my site/a.json');
  const { columnKind, results } = readRun(formatAsSarif([report]));
  expect(columnKind).toBe('utf16CodeUnits');
  expect(results[0]?.locations[0]?.physicalLocation).toEqual({
    artifactLocation: { uri: 'my%20site/a.json' },
    region: { startLine: 1, startColumn: 24, endLine: 1, endColumn: 25 },
  });
});

test('each problem refers to its rule, which brings its explanation', () => {
  const { tool, results } = readRun(formatAsSarif(sampleReports));
  for (const { ruleId, ruleIndex } of results) {
    const rule = tool.driver.rules[ruleIndex];
    expect(rule?.id).toBe(ruleId);
    expect(rule?.help.text).toContain('Right:');
  }
});

test('a fix says what to put where', () => {
  const { results } = readRun(formatAsSarif([reportOn('[1,]', 'a.json')]));
  expect(results[0]?.fixes).toEqual([
    {
      description: { text: 'Delete the comma.' },
      artifactChanges: [
        {
          artifactLocation: { uri: 'a.json' },
          replacements: [
            {
              deletedRegion: { startLine: 1, startColumn: 3, endLine: 1, endColumn: 4 },
              insertedContent: { text: '' },
            },
          ],
        },
      ],
    },
  ]);
});

test('fingerprints name places by what is there', () => {
  expect(listFingerprints({ '/routes/1/blocks/1/titel': 'x' })).toEqual([
    'CFG0301:routes[/contact].blocks[counselors].titel',
  ]);
  expect(listFingerprints({ '/routes/0/blocks/3/tone': 'x' })).toEqual([
    'CFG0304:routes[/].blocks[card-grid 2].tone',
  ]);
});

test('a fingerprint stays when other pages and blocks come and go', () => {
  const [home, contact, ...rest] = minimalConfig.routes;
  const faulty = { ...contact, titel: 'x' };
  const before = listFingerprints({ '/routes': [home, faulty, ...rest] });
  const moved = listFingerprints({
    '/routes': [faulty, home, ...rest],
    '/site/tagline': 'More lines',
  });
  expect(moved).toEqual(before);
});

test('two problems of one kind at one place have different fingerprints', () => {
  const href = '<a href="/no">a</a> <a href="/none">b</a>';
  const [first, second] = listFingerprints({ '/routes/0/blocks/1/text': `<p>${href}</p>` });
  expect(second).toBe(`${first}:2`);
});

test('a fault of the syntax is known by its line', () => {
  const [first] = readRun(formatAsSarif([reportOn('{\n  "a": 1,\n}')])).results;
  const [second] = readRun(formatAsSarif([reportOn('{\n\n\n    "a": 1,\n}')])).results;
  expect(first?.partialFingerprints).toEqual({ 'codeAndPlace/v1': 'CFG0101:"a": 1,' });
  expect(second?.partialFingerprints).toEqual(first?.partialFingerprints);
});
