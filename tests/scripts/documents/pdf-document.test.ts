import { expect, test } from 'vitest';
import { removeDates, writeDocument } from '../../../scripts/documents/pdf-document';

const parts = { styles: 'p { margin: 0 }', practice: 'Lakelight Counseling', mark: '<svg/>' };

test('a document is named like its heading', () => {
  const html = writeDocument({ ...parts, content: '<h1>Parent Guide</h1><p>Hello.</p>' });
  expect(html).toContain('<title>Parent Guide</title>');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<h1>Parent Guide</h1><p>Hello.</p>');
});

test('a document needs nothing from elsewhere', () => {
  const html = writeDocument({ ...parts, content: '<h1>Parent Guide</h1>' });
  const addresses = [...html.matchAll(/(?:src="|url\()(.{5})/g)].map(([, start]) => start);
  expect(new Set(addresses)).toEqual(new Set(['data:']));
});

test('a document without a heading is an error', () => {
  expect(() => writeDocument({ ...parts, content: '<p>Hello.</p>' })).toThrow('<h1>Title</h1>');
});

test('the time of printing is removed and nothing moves', () => {
  const early = writeInfo("20261121095139+00'00'");
  const late = writeInfo("20270102030405+00'00'");
  expect(removeDates(early)).toEqual(removeDates(late));
  expect(removeDates(early)).toHaveLength(early.length);
});

function writeInfo(time: string): Buffer {
  return Buffer.from(
    `<< /Title (é) /CreationDate (D:${time}) /ModDate (D:${time}) >>\xff`,
    'latin1',
  );
}
