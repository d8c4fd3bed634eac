import { expect, test } from 'vitest';
import { checkChanged } from '../../check-changed';

const link = '/navigation/topBar/href';

function listFixes(changes: Record<string, unknown>): (string | undefined)[] {
  const { problems } = checkChanged(changes);
  return problems
    .filter(({ code }) => code === 'CFG0501')
    .map(({ fix }) => fix?.edits.map(({ text }) => text).join());
}

test('CFG0501: what a link begins with is put there, also in a text', () => {
  expect(listFixes({ [link]: 'www.example.org' })).toEqual(['"https://www.example.org"']);
  const text = '<p>Or <a href="name@example.org">write to us</a>, or call 988.</p>';
  expect(listFixes({ '/entities/notices/0/text': text })).toEqual(['mailto:name@example.org']);
});

test('CFG0501: nothing is put before what may mean something else, or is written otherwise', () => {
  expect(listFixes({ [link]: 'brochure.pdf' })).toEqual([undefined]);
  expect(listFixes({ [link]: 'example.org/{site.phone}' })).toEqual([undefined]);
  const text = '<p>Or <a href="example.org/?a=1&amp;b=2">read</a>, or call 988.</p>';
  expect(listFixes({ '/entities/notices/0/text': text })).toEqual([undefined]);
});
