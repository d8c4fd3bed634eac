import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanFile } from '../../../src/io/strip-metadata/clean-file';
import { projectFolder } from '../../../src/io/project-folder';
import { photo } from '../../build/images/sample-pictures';

const readLetters = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const cleanText = (pdf: string) => readLetters(cleanFile(Buffer.from(pdf, 'latin1')));

const secrets = /Ruth Hill|SECRET|Skia|Chrome|Word|D:2026/;

/** A PDF of these objects, from number 1 on. */
function writePdf(objects: readonly string[], trailer = ''): string {
  const numbered = [...objects, '<</Type /Page>>'].map(
    (object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`,
  );
  return `%PDF-1.7\n${numbered.join('')}trailer\n<</Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n0\n%%EOF\n`;
}

const stream = (head: string, content: Buffer | string) =>
  `<<${head} /Length ${content.length}>>\nstream\n${readLetters(Buffer.from(content))}\nendstream`;

const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>Ruth Hill</dc:creator></x:xmpmeta>';

test('notes about the document go, its title stays', () => {
  const info =
    '<</Title (Prices \\(2026\\)) /Author (Ruth Hill \\) too)\n/Producer<53454352455421> /CreationDate (D:20261101) /Company (SECRET)>>';
  const pdf = writePdf(['<</Type /Catalog>>', info], '/Info 2 0 R');
  const clean = cleanText(pdf);
  expect(clean).toHaveLength(pdf.length);
  expect(clean).not.toMatch(secrets);
  expect(clean).not.toMatch(/Author|Producer|53454352|CreationDate|Company/);
  expect(clean).toContain('<</Title (Prices \\(2026\\))  ');
  expect(clean.replaceAll(/ +/g, '')).toContain('<</Title(Prices\\(2026\\))>>\nendobj');
});

test('a title that is the name of a file of a program goes', () => {
  for (const title of [
    '(Microsoft Word - Guide.docx)',
    '<FEFF004D006900630072006F0073006F0066007400200057006F00720064>',
  ]) {
    const clean = cleanText(writePdf(['<</Type /Catalog>>', `<</Title ${title}>>`], '/Info 2 0 R'));
    expect(clean).not.toContain(title);
  }
});

test('notes in objects of their own go, as Macs write them', () => {
  const objects = [
    '<</Type /Catalog>>',
    '<</Producer 3 0 R /Title 4 0 R>>',
    '(SECRET Quartz PDFContext)',
    '(Prices)',
  ];
  const clean = cleanText(writePdf(objects, '/Info 2 0 R'));
  expect(clean).not.toMatch(/SECRET|Quartz/);
  expect(clean).toContain('(Prices)');
  expect(clean).toContain('/Title 4 0 R');
});

test('notes of former versions of the document go', () => {
  const first = writePdf(['<</Type /Catalog>>', '<</Author (Ruth Hill)>>'], '/Info 2 0 R');
  const second = '2 0 obj\n<</Author (SECRET)>>\nendobj\ntrailer\n<</Info 2 0 R /Prev 9>>\n%%EOF\n';
  expect(cleanText(first + second)).not.toMatch(secrets);
});

test('XMP goes, compressed or not', () => {
  const packed = deflateSync(xmp);
  const clean = cleanText(
    writePdf([
      '<</Type /Catalog /Metadata 2 0 R>>',
      stream('/Type /Metadata /Subtype /XML', xmp),
      stream('/Type/Metadata/Subtype/XML/Filter/FlateDecode', packed),
    ]),
  );
  expect(clean).not.toMatch(secrets);
  const [, second = ''] = clean.split('/FlateDecode');
  const content = second.slice(second.indexOf('stream\n') + 7);
  expect(inflateSync(Buffer.from(content, 'latin1')).toString()).toBe('');
});

test('photos in a document do not say where they were taken, and look the same', async () => {
  const jpeg = await sharp(await photo(40, 30))
    .withExif({ IFD0: { Model: 'SECRETCAM' }, IFD3: { GPSLatitude: '36/1 34/1 0/1' } })
    .jpeg()
    .toBuffer();
  const head = '/Type /XObject /Subtype /Image /Filter /DCTDecode';
  const clean = cleanText(writePdf(['<</Type /Catalog>>', stream(head, jpeg)]));
  expect(clean).not.toMatch(/SECRETCAM|Exif/);
  const start = clean.indexOf('stream\n') + 7;
  const picture = Buffer.from(clean.slice(start, start + jpeg.length), 'latin1');
  expect((await sharp(picture).metadata()).exif?.toString('latin1') ?? '').not.toContain('SECRET');
  expect(await sharp(picture).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer());
});

/** A PDF whose objects are compressed together, as Acrobat and LaTeX write it. */
function writePacked(objects: readonly string[], trailer: string): string {
  let list = '';
  let texts = '';
  for (const [index, object] of objects.entries()) {
    list += `${index + 10} ${texts.length} `;
    texts += `${object} `;
  }
  const packed = deflateSync(list + texts);
  const head = `/Type /ObjStm /N ${objects.length} /First ${list.length} /Filter /FlateDecode`;
  const table = stream(`/Type /XRef /W [1 2 1] /Size 12 ${trailer}`, Buffer.from([1, 0, 9, 0]));
  return `%PDF-1.5\n1 0 obj\n${stream(head, packed)}\nendobj\n2 0 obj\n${table}\nendobj\nstartxref\n0\n%%EOF\n`;
}

function readPacked(pdf: string): string {
  const start = pdf.indexOf('stream\n') + 7;
  return inflateSync(Buffer.from(pdf.slice(start), 'latin1')).toString('latin1');
}

test('notes that are compressed with other objects go', () => {
  const objects = [
    '<</Author (Ruth Hill) /Title (Prices) /Creator 11 0 R>>',
    '(SECRET Word)',
    '<</Type /Page>>',
  ];
  const pdf = writePacked(objects, '/Info 10 0 R');
  expect(readPacked(pdf)).toMatch(secrets);
  const clean = cleanText(pdf);
  expect(clean).toHaveLength(pdf.length);
  const unpacked = readPacked(clean);
  expect(unpacked).not.toMatch(secrets);
  expect(unpacked).toHaveLength(readPacked(pdf).length);
  expect(unpacked).toContain('/Title (Prices)');
  expect(unpacked).toContain('<</Type /Page>>');
});

test('a document without its end or without pages is refused', () => {
  const pdf = writePdf(['<</Type /Catalog>>']);
  expect(() => cleanText(pdf.slice(0, -8))).toThrow('is cut off');
  expect(() => cleanText(pdf.replace('/Page', '/Font'))).toThrow('has no pages');
});

test('what cannot be looked into is refused', () => {
  const encrypted = writePdf(['<</Type /Catalog>>'], '/Encrypt 2 0 R');
  expect(() => cleanText(encrypted)).toThrow('is protected');
  const pdf = writePacked(['<</Author (Ruth Hill)>>', '<</Type /Page>>'], '/Info 10 0 R');
  expect(() => cleanText(pdf.replace('/FlateDecode', '/LZWDecode  '))).toThrow(
    'is compressed in a way',
  );
  expect(() => cleanText(pdf.replace('/N 2 ', '/N 99'))).toThrow('is compressed in a way');
});

test('comments in which programs name themselves go', () => {
  const call =
    '%PDF-1.7\n%\u00E2\u00E3 binary\n%%Invocation: gs -sOutputFile=/home/ruth/SECRET.pdf\n';
  const pdf = writePdf(['<</Type /Catalog>>'], '\n% SECRET -- digest\n').replace(
    '%PDF-1.7\n',
    call,
  );
  const clean = cleanText(pdf);
  expect(clean).not.toMatch(secrets);
  expect(clean).toContain('%PDF-1.7\n%\u00E2\u00E3');
  expect(clean).toContain('%%EOF');
});

test('odd and damaged files end, too', () => {
  const pdf = writePdf(['<</Title (A) /Author (Ruth Hill)>>', stream('', 'x')], '/Info 1 0 R');
  const cut = Array.from({ length: 40 }, (_, index) => pdf.slice(0, 5 + index * 7));
  const open = ['<<', '(', '[', '<', '%'].map((part) => `1 0 obj\n${part.repeat(200_000)}`);
  const spaces = `${' '.repeat(300_000)}${'\0'.repeat(300_000)}`;
  const odd = [...cut, ...open, '1 0 obj\n'.repeat(100_000), spaces];
  for (const text of odd) {
    const whole = `%PDF-1.4\n1 0 obj\n<</Type /Page>>\nendobj\n${text}\n%%EOF`;
    expect(cleanText(whole)).toHaveLength(whole.length);
  }
});

test('the documents of the project keep their titles alone', () => {
  const folder = join(projectFolder, 'tests/sites/specification/public/pdf');
  for (const name of readdirSync(folder)) {
    const original = readFileSync(join(folder, name));
    const clean = cleanFile(original);
    expect(clean.length).toBe(original.length);
    expect(readLetters(original)).toMatch(secrets);
    expect(readLetters(clean)).not.toMatch(/Skia|Chrome|D:20/);
    const [title = ''] = /\/Title \([^)]*\)/.exec(readLetters(original)) ?? [];
    expect(readLetters(clean)).toContain(title);
  }
});
