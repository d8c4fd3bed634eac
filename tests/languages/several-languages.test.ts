// @promise No page or redirect replaces a page in another language, an error page or a file of the
// site
// @promise-of-folder On a site in several languages, each is complete: pages, header, labels,
// search, sitemap; links stay in the language; untranslated content is in its usual place
// @promise A redirect that would hide a page in any language is refused; reading level is measured
// with the formula for the language of the text
// @promise-of-folder Widgets, links and documents can differ by language; calendar files and
// contacts are in the language of their page; the other languages of an answer page show the same
// answer

import { expect, test } from 'vitest';
import { checkConfig } from '../../src/check/check-config';
import { resolveLanguage } from '../../src/check/languages/resolve-language';
import { measureReadingGrade } from '../../src/check/rules/readability/reading-grade';
import { listProblems } from './list-problems';
import { listPublicFiles } from '../../src/io/public-files';
import { readTestSite } from '../sites/read-site';

const { text, publicFolder } = readTestSite('two-languages');
const files = listPublicFiles(publicFolder);
const { config, translations = [], problems } = checkConfig(text, files);
const spanish = translations[0]?.config;

/** The problems of the site after a change: where, and what the first line of it is. */
function findProblems(before: string | RegExp, after: string) {
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  return listProblems(changed);
}

test('each language is a config of its own, and the main one has its addresses as they are written', () => {
  expect(problems).toEqual([]);
  expect(config?.site.language).toBe('en');
  expect(spanish?.site.language).toBe('es');
  expect(config?.routes.map(({ path }) => path)).toEqual([
    '/',
    '/counselors',
    '/counselors/{counselor.id}',
    '/prices',
    '/contact',
    '/yoga',
    '*',
  ]);
  expect(spanish?.routes.map(({ path }) => path)).toEqual([
    '/es',
    '/es/consejeras',
    '/es/consejeras/{counselor.id}',
    '/es/contact',
    '/es/yoga',
    '*',
  ]);
});

test('texts, and words that nobody wrote, are in the language; names are the same', () => {
  const [ana] = spanish?.entities.counselors ?? [];
  expect(ana).toMatchObject({
    name: 'Ana Sample',
    title: 'Consejera',
    specialties: ['Duelo', 'Sueño'],
  });
  expect(spanish?.labels.menu).toBe('Menú');
  expect(config?.labels.menu).toBe('Menu');
  expect(JSON.stringify(spanish)).not.toContain('"en":');
});

test('links lead to pages of the same language, and to the main one where a page is in no other', () => {
  const { navigation, routes = [], entities } = spanish ?? {};
  expect(navigation?.menu.map(({ href }) => href)).toEqual([
    '/es',
    '/es/consejeras',
    '/es/contact',
  ]);
  expect(JSON.stringify(routes[0])).toContain('/es/consejeras/ana');
  expect(JSON.stringify(routes[0])).toContain('"href":"/prices"');
  expect(entities?.counselors[0]?.about).toContain('<a href="/es/contact">');
  expect(spanish?.redirects).toEqual([]);
});

test('what is for some languages only is left out in the others', () => {
  const [home] = config?.routes ?? [];
  const [spanishHome] = spanish?.routes ?? [];
  expect(home?.blocks).toHaveLength(3);
  expect(spanishHome?.blocks).toHaveLength(2);
  expect(JSON.stringify(config)).not.toContain('"languages":["en"]');
});

test('a text that is not translated is a warning at its place, or an error if the site says so', () => {
  const found = {
    path: '/routes/4/blocks/0/title',
    message: 'This text is not translated into Spanish.',
    at: '"Contact" },'.slice(0, 20),
  };
  const plain = /("type": "banner", "title": )\{ "en": "Contact", "es": "Contacto" \}/;
  expect(findProblems(plain, '$1"Contact"')).toMatchObject([{ ...found, code: 'CFG0665' }]);
  const strict = text.replace('"status": "demo"', '"status": "demo", "untranslated": "error"');
  const [first] = checkConfig(strict.replace(plain, '$1"Contact"'), files).problems;
  expect(first).toMatchObject({ code: 'CFG0666', severity: 'error', path: found.path });
});

test('what pages of a language do not show needs no translation', () => {
  const entry = '{ "id": "rest", "name": "Rest and sleep" }';
  const found = findProblems('"counselors": [', `"tags": [${entry}], "counselors": [`);
  expect(found.map(({ code }) => code)).not.toContain('CFG0665');
});

test('an address that leads nowhere is found in the translation, behind links that were led elsewhere', () => {
  const [found, ...others] = findProblems(
    'o <a href=\\"/contact\\">escríbanos',
    'o <a href=\\"/contcat\\">escríbanos',
  );
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'CFG0409', path: '/routes/0/blocks/2/text/es' });
  expect(found?.at).toMatch(/^\/contcat\\"/);
});

test('a text with a mistake in every language is reported in each, a shared one once', () => {
  expect(
    findProblems('"href": "/prices", "languages"', '"href": "/price", "languages"'),
  ).toHaveLength(1);
  expect(
    findProblems('"label": "{counselor.name}",', '"label": "{counselor.nam}",').map(
      ({ code }) => code,
    ),
  ).toEqual(['CFG0407']);
});

test.each([
  ['a language that the site does not have', '"es": "Llámenos"', '"sp": "Llámenos"', 'CFG0664'],
  ['a list of languages with another one', '["en"],', '["fr"],', 'CFG0664'],
  [
    'a home page in one language',
    '{ "en": "Counseling by the river", "es": "Consejería junto al río" }',
    '"Counseling"',
    'CFG0667',
  ],
  ['"language" beside "languages"', '"status":', '"language": "en", "status":', 'CFG0663'],
])('%s is an error', (_, before, after, code) => {
  expect(findProblems(before, after).map((problem) => problem.code)).toContain(code);
});

test('a language without a home page is reported at the title that is to be written in it', () => {
  const title = /\{ "en": "Counseling by the river", "es": "[^"]*" \}/;
  for (const [after, path] of [
    ['"Counseling"', '/routes/0/title'],
    ['{ "en": "Counseling" }', '/routes/0/title/en'],
  ] as const) {
    const found = findProblems(title, after).filter(({ code }) => code === 'CFG0667');
    expect(found).toMatchObject([{ path, at: expect.stringContaining('"Counseling"') }]);
  }
});

test('a file that one translation alone leads to is used, one that none leads to is not', () => {
  const own = ['/pdf/duelo.pdf', '/pdf/old.pdf'];
  const known = new Set([...files, ...own]);
  const fileSizes = new Map([...known].map((file) => [file, 1000]));
  const changed = text.replace('<p>Despacio.</p>', '<p><a href=\\"/pdf/duelo.pdf\\">Duelo</a></p>');
  const found = checkConfig(changed, known, { fileSizes }).problems;
  expect(found.map(({ message }) => message)).toEqual([
    'A file in the public folder is unused and will not be published: "public/pdf/old.pdf".',
  ]);
});

test.each(['/es/consejeras', '/es/consejeras/ana', '/es/consejeras/en/texas'])(
  'a redirect from %s would hide a page in another language',
  (from) => {
    const found = findProblems('"from": "/team"', `"from": "${from}"`);
    expect(found).toMatchObject([{ code: 'CFG0412', path: '/redirects/0/from' }]);
  },
);

test('how hard a text is to read is measured by the formula of its own language', () => {
  const easy = 'We listen to you. You say what you need. We take our time. '.repeat(10);
  const hard = 'La consideración interdisciplinaria de circunstancias extraordinariamente '.repeat(
    12,
  );
  const formula = '"approach": { "en": "<p>Slowly.</p>", "es": "<p>Despacio.</p>" }';
  const write = (es: string) =>
    findProblems(formula, `"approach": { "en": "<p>${easy}</p>", "es": "<p>${es}</p>" }`);
  expect(write('Le escuchamos.')).toEqual([]);
  expect(write(hard)).toMatchObject([
    { code: 'CFG0611', path: '/entities/counselors/0/approach/es' },
  ]);
  // Easy to read by the English formula, and hard by the Spanish one, which counts each "e".
  const plain =
    'We take time here because people come home alone, leave large noises outside, share some love, give space, make whole lives fine. '.repeat(
      4,
    );
  expect(measureReadingGrade(plain, 'en')?.value).toBeLessThan(9);
  expect(measureReadingGrade(plain, 'es')?.value).toBeLessThan(55);
  expect(findProblems(formula, `"approach": "<p>${plain}</p>"`)).toMatchObject([
    { code: 'CFG0665' },
  ]);
});

test('an item of a list that is written in another language only is left out of this one', () => {
  const changed = text.replace('{ "en": "Grief", "es": "Duelo" }', '{ "es": "Duelo" }');
  const checked = checkConfig(changed, files);
  expect(checked.problems).toEqual([]);
  expect(checked.config?.entities.counselors[0]?.specialties).toEqual(['Sleep']);
  const inSpanish = checked.translations?.[0]?.config.entities;
  expect(inSpanish?.counselors[0]?.specialties).toEqual(['Duelo', 'Sueño']);
  // What comes after it is still known by its place in the file.
  const plain = findProblems(
    /"specialties": \[[^\]]*\]/,
    '"specialties": [{ "es": "Duelo" }, "Sleep"]',
  );
  expect(plain).toMatchObject([{ code: 'CFG0665', path: '/entities/counselors/0/specialties/1' }]);
});

test('a group that is in no language is told as what it is', () => {
  expect(findProblems('{ "en": "Sleep", "es": "Sueño" }', '{}')).toMatchObject([
    {
      path: '/entities/counselors/0/specialties/1',
      message: 'Entry 2 of "specialties" must be text in quotes, not a group.',
    },
  ]);
});

test('where a language makes no sense, links from the others to its pages are not wrong', () => {
  const found = findProblems(/"type": "[a-z-]+",(?=[^{}]*"languages": \["en"\])/, '"type": 1,');
  expect(found.map(({ path }) => path)).toEqual(['/routes/0/blocks/1/type']);
});

test('of an address in another language, it is said which language links are written in', () => {
  const changed = text.replace('"languages": ["en", "es"]', '"languages": ["es", "en"]');
  const { problems: found } = checkConfig(changed, files);
  const missing = found.find(({ code }) => code === 'CFG0409');
  const message = 'Links must use paths in the main language.';
  expect(missing?.related).toContainEqual(
    expect.objectContaining({ path: '/site/languages', message }),
  );
});

test('a config without pages lacks "routes", not a home page in each language', () => {
  const found = findProblems('"routes":', '"chapters":');
  expect(found.map(({ message }) => message)).toEqual([
    'The config has no "routes".',
    'The config has no setting "chapters".',
  ]);
});

test('a config with "pages" is told of "routes", not of a home page in each language', () => {
  const found = findProblems('"routes":', '"pages":');
  expect(found.map(({ message }) => message)).toEqual(['The config has no setting "pages".']);
});

test('a list whose entries are all for other languages is left out if it must not be empty', () => {
  const root = {
    routes: [
      {
        title: { en: 'Home', es: 'Inicio' },
        blocks: [
          { type: 'text', actions: [{ label: 'Ask', href: '/contact', languages: ['en'] }] },
        ],
      },
    ],
    entities: {
      counselors: [{ id: 'ana', specialties: [{ en: 'Grief' }] }],
    },
  };
  const { value } = resolveLanguage(root, 'es', ['fr', 'es', 'en']);
  expect(value).toEqual({
    routes: [{ title: 'Inicio', blocks: [{ type: 'text' }] }],
    // This list may be empty.
    entities: {
      counselors: [{ id: 'ana', specialties: [] }],
    },
  });
  const { value: english } = resolveLanguage(root, 'en', ['fr', 'es', 'en']);
  expect(english).toMatchObject({ routes: [{ blocks: [{ actions: [{ label: 'Ask' }] }] }] });
});
