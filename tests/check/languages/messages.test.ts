import { expect, test } from 'vitest';
import { checkConfig } from '../../../src/check/check-config';
import { noteTranslations } from '../../../src/check/languages/translation-record';
import { formatProblems } from '../../../src/check/report/format-problems';
import { listPublicFiles } from '../../../src/io/public-files';
import { readTestSite } from '../../sites/read-site';

const { text, publicFolder } = readTestSite('two-languages');
const files = listPublicFiles(publicFolder);
const address = '"url": "https://riverside.example",';
const contact = '{ "en": "Call us", "es": "Llámenos" }';

test.each([
  [
    'two settings for the language',
    [address, `${address} "language": "en",`],
    'error[CFG0663]: The site has both "language" and "languages".',
  ],
  [
    'another language',
    ['"es": "Llámenos"', '"sp": "Llámenos"'],
    'error[CFG0664]: "sp" is not a language of this site.',
  ],
  [
    'a text that is not translated',
    [contact, '"Call us"'],
    'warning[CFG0665]: This text is not translated into Spanish.',
  ],
  [
    'a text that must be translated',
    [contact, '"Call us"', address, `${address} "untranslated": "error",`],
    'error[CFG0666]: This text is not translated into Spanish.',
  ],
  [
    'a language without a home page',
    ['{ "en": "Counseling by the river", "es": "Consejería junto al río" }', '"By the river"'],
    'error[CFG0667]: The site has no home page in Spanish.',
  ],
  [
    'a text in no language of the site',
    [
      '{ "en": "Two languages, one door.", "es": "Dos idiomas, una puerta." }',
      '{ "english": "Two languages, one door." }',
    ],
    'error[',
  ],
  [
    'what is wrong in one of the languages only',
    [', "es": "Página no encontrada" }', ' }'],
    'error[CFG0403]: On the Spanish site, the site has no error page',
  ],
])('%s is reported in these words', (_, [before = '', after = '', more = '', then = ''], words) => {
  expect(text).toContain(before);
  const changed = text.replace(before, after).replace(more, then);
  const { problems } = checkConfig(changed, files);
  const report = formatProblems(problems, { text: changed, file: 'site.json', color: false });
  expect(report.split('\n').filter((line) => line.startsWith(words))).toHaveLength(1);
});

test('a translation that is older than its original is reported in these words, with the original', () => {
  const pair = { original: 'In a crisis', translation: 'En una crisis' };
  const translationRecord = noteTranslations({}, 'es', [pair], () => true);
  const changed = text.replace('"In a crisis"', '"In danger"');
  const { problems } = checkConfig(changed, files, { translationRecord });
  const report = formatProblems(problems, { text: changed, file: 'site.json', color: false });
  expect(report).toContain(
    'warning[CFG0668]: The English text has changed since it was translated into Spanish.',
  );
  expect(report).toMatch(/^ {2}--> site.json:\d+:\d+ This is the current text.$/m);
});
