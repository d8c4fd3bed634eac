import { expect, test } from 'vitest';
import { listPublicFiles } from '../../src/io/public-files';
import { checkConfig } from '../../src/check/check-config';
import { listEditorProblems } from '../schema/editor-service';
import { readTestSite } from '../sites/read-site';
import { listProblems } from './list-problems';

const site = readTestSite('two-languages');
const files = listPublicFiles(site.publicFolder);
const home = `"type": "banner",
          "title": { "en": "Welcome"`;

/** The site with a form whose id at its provider, and a link whose address, are those given. */
function writeSite(ref: unknown, href: unknown): string {
  const embed = {
    id: 'form',
    provider: 'typeform',
    kind: 'contact',
    ref,
    title: { en: 'Write to us', es: 'Escríbanos' },
    fallback: { label: { en: 'Open the form', es: 'Abrir el formulario' } },
  };
  const label = { en: 'Write', es: 'Escribir' };
  const block = { type: 'embed', embed: 'form' };
  const text = site.text
    .replace('"media": [', `"embeds": [${JSON.stringify(embed)}],\n  "media": [`)
    .replace('"actions": [\n', `"actions": [${JSON.stringify({ label, href })},\n`)
    .replace(`{\n          ${home}`, `${JSON.stringify(block)},\n{\n          ${home}`);
  expect(text.length).toBeGreaterThan(site.text.length + 300);
  return text;
}

const refs = { en: 'EnglishForm1', es: 'SpanishForm1' };
const links = { en: 'https://forms.example/en', es: 'https://forms.example/es' };
const codes = (text: string) => listProblems(text).map(({ code }) => code);

test('a widget and a link can be other ones in each language', () => {
  const { config, translations = [] } = checkConfig(writeSite(refs, links), files);
  const configs = [config, ...translations.map((one) => one.config)];
  expect(configs.map((one) => one?.embeds[0]?.ref)).toEqual(['EnglishForm1', 'SpanishForm1']);
  const found = configs.map((one) => JSON.stringify(one).match(/https:\/\/forms.example\/../g));
  expect(found).toEqual([[links.en], [links.es]]);
});

test('what is written once counts for all, and nobody is asked to translate it', () => {
  const text = writeSite(refs.en, links.en);
  expect(codes(text)).toEqual(codes(writeSite(refs, links)));
  const { translations = [] } = checkConfig(text, files);
  expect(translations[0]?.config.embeds[0]?.ref).toBe(refs.en);
});

test('what is wrong with one of them is said at its place', () => {
  expect(listProblems(writeSite({ ...refs, es: 'no id' }, links))).toContainEqual(
    expect.objectContaining({
      code: 'CFG0308',
      path: '/embeds/0/ref/es',
      at: '"no id"},"title":{"e',
    }),
  );
  expect(listProblems(writeSite(refs, { ...links, es: '/nowhere' }))).toContainEqual(
    expect.objectContaining({ code: 'CFG0409', path: '/routes/0/blocks/1/actions/0/href/es' }),
  );
  expect(listProblems(writeSite({ ...refs, fr: 'FrenchForm12' }, links))).toContainEqual(
    expect.objectContaining({ path: '/embeds/0/ref/fr' }),
  );
});

/** What VS Code says of the site. */
async function listMarks(ref: unknown, href: unknown) {
  const text = writeSite(ref, href).replace(
    '../../../src/generated/written-schema.json',
    './src/generated/written-schema.json',
  );
  return listEditorProblems(text);
}

test('text editors know both forms', async () => {
  expect(await listMarks(refs, links)).toEqual([]);
  expect(await listMarks(refs.en, links.en)).toEqual([]);
  expect(await listMarks({ ...refs, es: 'no id' }, links)).toHaveLength(1);
});
