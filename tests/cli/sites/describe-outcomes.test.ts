import { expect, test } from 'vitest';
import { describeOutcomes, writeOutcomes } from '../../../src/cli/sites/describe-outcomes';
import type { SiteOutcome } from '../../../src/cli/sites/site-task';

const cost = { seconds: 0.25 };
const none = { report: '', errors: 0, warnings: 0, times: [], ...cost };
const outcomes: SiteOutcome[] = [
  { ...none, name: 'sites/elm', result: { pages: 31, rendered: 2, files: 390 }, warnings: 1 },
  { ...none, name: 'sites/oak', errors: 2 },
  { ...none, name: 'sites/yew', failure: 'The build process stopped unexpectedly (SIGKILL).' },
];

test('the table has a line for each site, and a sum', () => {
  expect(describeOutcomes(outcomes, 1.5)).toBe(
    [
      'site       result            pages  rebuilt  files  seconds',
      'sites/elm  built                31        2    390      0.3',
      'sites/oak  FAILED: 2 errors                             0.3',
      'sites/yew  FAILED                                       0.3',
      '',
      '1 of 3 sites built in 1.5 s, 0.50 s each',
    ].join('\n'),
  );
});

test('as JSON, each site has its numbers and what kept it from being built', () => {
  expect(JSON.parse(writeOutcomes(outcomes, 'dist', 1.5))).toEqual({
    built: 1,
    failed: 2,
    seconds: 1.5,
    sites: [
      {
        site: 'sites/elm',
        out: 'sites/elm/dist',
        built: true,
        pages: 31,
        rendered: 2,
        files: 390,
        errors: 0,
        warnings: 1,
        ...cost,
      },
      {
        site: 'sites/oak',
        out: 'sites/oak/dist',
        built: false,
        errors: 2,
        warnings: 0,
        ...cost,
      },
      {
        site: 'sites/yew',
        out: 'sites/yew/dist',
        built: false,
        errors: 0,
        warnings: 0,
        failure: 'The build process stopped unexpectedly (SIGKILL).',
        ...cost,
      },
    ],
  });
});
