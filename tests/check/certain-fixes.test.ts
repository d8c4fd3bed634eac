import { expect, test } from 'vitest';
import { checkConfig } from '../../src/check/check-config';
import { writeChanged, type Changes } from './check-changed';
import { publicFiles } from './minimal-config';

/** The text after the fix of the first problem, and the problems it has then. */
function applyFix(changes: Changes): { written: string[]; left: number } {
  const text = writeChanged(changes);
  const [problem] = checkConfig(text, publicFiles).problems;
  if (!problem?.fix) return { written: [], left: 1 };
  const edits = problem.fix.edits.toSorted((a, b) => b.start - a.start);
  const fixed = edits.reduce(
    (result, { start, end, text: replacement }) =>
      result.slice(0, start) + replacement + result.slice(end),
    text,
  );
  const before = text.split('\n');
  return {
    written: fixed
      .split('\n')
      .filter((line, index) => line !== before[index])
      .map((line) => line.trim()),
    left: checkConfig(fixed, publicFiles).problems.length,
  };
}

test.each<[string, Changes, string]>([
  ['a setting', { '/site/taglien': 'Company.' }, '"tagline": "Company."'],
  ['a setting in capitals', { '/site/TAGLINE': 'Company.' }, '"tagline": "Company."'],
  ['a choice', { '/routes/0/blocks/1/tone': 'surfase' }, '"tone": "surface"'],
  ['a type of block', { '/routes/0/blocks/0/type': 'baner' }, '"type": "banner",'],
  [
    'the word "type"',
    { '/routes/0/blocks/0/type': undefined, '/routes/0/blocks/0/typ': 'banner' },
    '"type": "banner"',
  ],
  ['braces around one word', { '/routes/0/title': '{phone}' }, '"title": "{site.phone}",'],
  ['a placeholder', { '/routes/0/title': '{site.nmae}' }, '"title": "{site.name}",'],
  ['a placeholder with spaces', { '/routes/0/title': '{ site.name }' }, '"title": "{site.name}",'],
  [
    'a number in quotes',
    { '/entities/counselors/0/totalConditions': '13' },
    '"totalConditions": 13,',
  ],
  ['true in quotes', { '/routes/0/header': 'true' }, '"header": true'],
  ['a text without quotes', { '/site/phone': 6155550100 }, '"phone": "6155550100",'],
  ['an invisible character', { '/navigation/menu/0/label': 'Ho\u200Bme' }, '"label": "Home",'],
])('%s is fixed for certain', (_what, changes, line) => {
  const { written, left } = applyFix(changes);
  expect(written).toEqual([line]);
  expect(left).toBe(0);
});

test.each<[string, Changes]>([
  ['nothing is near', { '/site/gravity': 9.81 }],
  ['an id is like another one', { '/navigation/footer/notice': 'crises' }],
  ['an address is like another one', { '/navigation/topBar/href': '/contcat' }],
  ['a file is like another one', { '/routes/0/blocks/0/image/src': '/images/laek.webp' }],
  ['a file is written in capitals', { '/media/0/files/0': '/images/Lake.webp' }],
  ['an anchor is like another one', { '/navigation/topBar/href': '/contact#counselor' }],
  [
    'a setting is another word',
    {
      '/entities/counselors/0/firstName': undefined,
      '/entities/counselors/0/lastName': 'Arden',
    },
  ],
  ['two things have such a field', { '/routes/2/title': 'Book with {name}' }],
  ['two are near', { '/entities/counselors/0/statesAccepted/0': 'TM' }],
  [
    'only a number differs',
    { '/entities/posts/0/content': '<p><a href="/blog/on-rest-2">Rest</a></p>' },
  ],
  [
    'the name is missing in several places',
    {
      '/entities/notices/0/id': 'help',
      '/routes/1/blocks/-': { type: 'notice', notice: 'crisis' },
    },
  ],
  [
    'only filling in the placeholder shows it',
    { '/routes/2/blocks/0/actions/0/href': '/counselor/{counselor.id}' },
  ],
  ['the right name is taken', { '/routes/0/titel': 'Home' }],
  ['it may be an old address', { '/navigation/topBar/href': 'http://other.example' }],
])('nothing is changed by itself where %s', (_why, changes) => {
  const problems = checkConfig(writeChanged(changes), publicFiles).problems;
  expect(problems).not.toEqual([]);
  expect(problems.filter(({ fix }) => fix)).toEqual([]);
});
