import { expect, test } from 'vitest';
import type { Json, Path } from '../../../src/utils/json';
import { findUntranslated } from '../../../src/editor/schema/find-untranslated';
import { root } from '../documents';

const site = { languages: ['en', 'es'] };
const title = { en: 'Grief counselor', es: 'Consejera de duelo' };

/** The languages in which a text of the first counselor is missing; undefined without a choice. */
function findMissing(counselor: Json, languages: Json = site): string[] | undefined {
  const config = { site: languages, entities: { counselors: [counselor] } };
  const found = findUntranslated(root, config, ['entities', 'counselors', 0]);
  return found.length === 0
    ? undefined
    : found.flatMap(({ language, isMissing }) => (isMissing ? language : []));
}

/** The languages in which a text of a part of a page is missing. */
function find(page: Json, path: Path) {
  const found = findUntranslated(root, { site, routes: [page] }, path);
  return found.filter(({ isMissing }) => isMissing);
}

test('a text is missing in a language in which it is not written, wherever in the form it is', () => {
  expect(findMissing({ title })).toEqual([]);
  expect(findMissing({ title: 'Grief counselor' })).toEqual(['es']);
  expect(findMissing({ title: { es: 'Consejera de duelo' } })).toEqual(['en']);
  expect(findMissing({ title, specialties: ['Grief'] })).toEqual(['es']);
  expect(findMissing({ title, credentials: [{ meaning: 'Counselor' }] })).toEqual(['es']);
});

test('names, numbers and placeholders are missing in no language', () => {
  expect(findMissing({ name: 'Ruth Arden' })).toBeUndefined();
  expect(findMissing({ title, description: '{site.name}' })).toEqual([]);
  expect(findMissing({ title: 'Grief counselor' }, {})).toBeUndefined();
  const config = { site, redirects: [{ from: { en: '/old', es: '/viejo' }, to: '/' }] };
  expect(findUntranslated(root, config, ['redirects', 0])).toEqual([
    { language: 'en', isMissing: false },
    { language: 'es', isMissing: false },
  ]);
});

test('a page is missing in no language that it does not exist in, and its blocks have their own forms', () => {
  const blocks = [{ type: 'text', title: 'Hours' }];
  const written = { en: 'Hours', es: 'Horario' };
  const place = ['routes', 0];
  expect(find({ title: 'Hours', description: 'When we are here', blocks }, place)).toEqual([]);
  expect(find({ title: written, blocks }, place)).toEqual([]);
  expect(find({ title: written, description: 'When we are here', blocks }, place)).toHaveLength(1);
  expect(find({ title: written, blocks }, [...place, 'blocks', 0])).toHaveLength(1);
  const english = [{ ...blocks[0], languages: ['en'] }];
  expect(find({ title: written, blocks: english }, [...place, 'blocks', 0])).toEqual([]);
});

test('an entry that is for one language is missing in no other', () => {
  const actions = [
    { label: 'Listen', href: '/podcast', languages: ['en'] },
    { label: { es: 'Preguntas' }, href: '/questions', languages: ['es'] },
  ];
  const rest = { en: 'Rest', es: 'Descanso' };
  const place = ['routes', 0, 'blocks', 0];
  const show = (list: Json) =>
    find({ title: rest, blocks: [{ type: 'banner', title: rest, actions: list }] }, place);
  expect(show(actions)).toEqual([]);
  expect(show([...actions, { label: 'Call us', href: '/contact' }])).toHaveLength(1);
});
