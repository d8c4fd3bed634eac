// @promise VS Code marks nothing that the check accepts, in any language

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { namesFile } from '../../src/build/completions/keep-names';
import { listNames } from '../../src/build/completions/list-names';
import { writeNamesSchema } from '../../src/build/completions/names-schema';
import { projectFolder } from '../../src/io/project-folder';
import { listPublicFiles } from '../../src/io/public-files';
import { checkConfig } from '../../src/check/check-config';
import { isObject } from '../../src/utils/json';
import { readTestSite, type TestSiteName } from '../sites/read-site';
import { createService, listEditorProblems, listOffers } from './editor-service';

// VS Code marks names that a site does not have. It must know all those that the check accepts.

const namesAddress = pathToFileURL(join(projectFolder, '.vscode', namesFile)).href;

interface ChangedSite {
  text: string;
  publicFiles: ReadonlySet<string>;
}

/** A test site, changed at some places. */
function changeSite(name: TestSiteName, changes: Readonly<Record<string, unknown>>): ChangedSite {
  const { text, publicFolder } = readTestSite(name);
  const config: unknown = JSON.parse(text);
  const changed = Object.entries({ $schema: './.vscode/site.schema.json', ...changes });
  for (const [place, value] of changed) setAt(config, place.split('/'), value);
  return { text: JSON.stringify(config), publicFiles: listPublicFiles(publicFolder) };
}

/** `-` stands for the end of a list. */
function setAt(parent: unknown, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (Array.isArray(parent) && key === '-') parent.push(value);
  else if (!isObject(parent) && !Array.isArray(parent)) throw new Error(`${key} is nowhere`);
  else if (rest.length > 0) setAt(Reflect.get(parent, key), rest, value);
  else Reflect.set(parent, key, value);
}

/** The errors that the check reports, and the service that knows the names of the site. */
function checkSite({ text, publicFiles }: ChangedSite) {
  const { problems, meant, meantTranslations } = checkConfig(text, publicFiles);
  if (!meant) throw new Error('The config makes no sense.');
  const names = listNames({ meant, meantTranslations }, publicFiles, new Set());
  const schema = JSON.stringify(writeNamesSchema(names));
  const editor = createService((address) =>
    address.href === namesAddress ? schema : readFileSync(address, 'utf8'),
  );
  return { editor, errors: problems.filter(({ severity }) => severity === 'error') };
}

/** What the check reports as an error, and what VS Code marks. */
async function listFaults(site: ChangedSite): Promise<string[]> {
  const { errors, editor } = checkSite(site);
  const marks = await listEditorProblems(site.text, editor);
  return [...errors, ...marks].map(({ message }) => String(message));
}

test.each([
  ['an entry', '/team/ada'],
  ['an anchor on it', '/team/ada/book#calendar'],
  ['a further page of a list', '/news/page/2'],
  ['the posts of a year', '/news/2026'],
  ['the counselors for a state', '/people/in/ohio'],
  ['the counselors for a topic', '/people/for/first-steps'],
  ['a feed', '/news/feed.xml'],
  ['a podcast', '/players/podcast.xml'],
  ['an old address', '/old-cards'],
  ['a page of a document', '/pdf/sample-page.pdf#page=1'],
])('a link to %s is not marked', async (_, href) => {
  expect(await listFaults(changeSite('every-part', { 'navigation/topBar/href': href }))).toEqual(
    [],
  );
});

test('the new address of a folder is not marked', async () => {
  const moved = { from: '/stories/*', to: '/news/*' };
  expect(await listFaults(changeSite('every-part', { 'redirects/-': moved }))).toEqual([]);
});

const page = {
  path: { en: '/listening', es: '/escuchar' },
  title: { es: 'Escuchar sin prisa junto al río' },
  description: {
    es: 'Cómo escuchamos a quien viene a nuestra consulta, con calma y a su propio ritmo, en español.',
  },
  blocks: [{ type: 'banner', anchor: 'inicio', title: { es: 'Escuchar' } }],
};
const linkTo = (href: string) => ({
  label: { es: 'Escuchar' },
  href,
  languages: ['es'],
});

test.each(['/listening', '/listening#inicio', '/es/escuchar', '/es/consejeras'])(
  'a link to %s is not marked, where that page is in another language',
  async (href) => {
    const changes = { 'routes/-': page, 'navigation/menu/-': linkTo(href) };
    expect(await listFaults(changeSite('two-languages', changes))).toEqual([]);
  },
);

test('an old address of another language may lead there', async () => {
  const moved = { from: '/es/equipo', to: '/es/consejeras' };
  expect(await listFaults(changeSite('two-languages', { 'redirects/-': moved }))).toEqual([]);
});

function makeWidget(language: string, id: string, ref: string, title: string) {
  const fallback = { label: { [language]: `${title}: …` } };
  const provider = { provider: 'typeform', kind: 'contact' };
  return { id, languages: [language], ...provider, ref, title: { [language]: title }, fallback };
}

const inSpanish = {
  embeds: [
    makeWidget('en', 'form', 'AbCd1234', 'Write to us'),
    makeWidget('es', 'formulario', 'EfGh5678', 'Escríbanos'),
  ],
  'routes/0/blocks/-': { type: 'embed', languages: ['es'], embed: 'formulario' },
  'routes/-': page,
};

test('the id of an entry in another language is not marked', async () => {
  expect(await listFaults(changeSite('two-languages', inSpanish))).toEqual([]);
});

test.each([
  ['an entry', '"embed":"formulario"', '"embed":|', 'formulario'],
  ['a page, by the address that links have', '"href":"/prices"', '"href":|', '/listening'],
])('%s in another language is offered', async (_, before, instead, expected) => {
  const site = changeSite('two-languages', inSpanish);
  const offers = await listOffers(site.text, { before, instead }, checkSite(site).editor);
  expect(offers).toContain(expected);
  expect(new Set(offers).size).toBe(offers.length);
});

test.each([
  ['every-part', 'navigation/topBar/href', '/news/page/99'],
  ['every-part', 'navigation/topBar/href', '/news/pages.xml'],
  ['two-languages', 'navigation/topBar/href', '/es/listening'],
] as const)('on %s, %s may not be %s: the control', async (name, place, href) => {
  const site = changeSite(name, { [place]: href });
  const { errors, editor } = checkSite(site);
  expect(errors).toHaveLength(1);
  expect(await listEditorProblems(site.text, editor)).toHaveLength(1);
});
