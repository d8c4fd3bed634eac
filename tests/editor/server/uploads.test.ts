// @promise Names of files, pages and redirects that Windows or macOS do not allow are warnings, and
// no upload gets one
// @promise A file chosen in the editor is stored by its content, without camera or location data;
// no file name can escape `public/`
// @promise A removed file is restored as soon as the document names it, so undo never leaves a file
// missing

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  type KeepAnswer,
  type UnusedAnswer,
  type UploadAnswer,
} from '../../../src/editor/protocol/editor-api';
import { readTestSite } from '../../sites/read-site';
import { firstText, openEditor, type OpenEditor } from '../open-editor';
import { upload } from '../upload';

const phone = readFileSync(join(import.meta.dirname, '../../fixtures/pictures/phone.heic'));

/** A photo as a camera writes it: on its side, with where and with what it was taken. */
function takePhoto(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#4488AA' } })
    .withExif({
      IFD0: { Make: 'CameraCorp', Orientation: '6' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function keep(editor: OpenEditor, { id }: UploadAnswer, choice = 'both'): Promise<string> {
  const { answer } = await editor.call('POST', 'keep', { id, choice });
  return (answer as unknown as KeepAnswer).file;
}

function locate({ folder }: OpenEditor, file: string): string {
  return join(folder, 'public', file);
}

test('a file has a name that every system can have', async () => {
  const editor = await openEditor();
  const photo = await takePhoto(400, 300);
  const { answer } = await upload(editor, 'CON.jpg', photo);
  expect(answer.file).toBe('/images/file-con.jpg');
});

test('many files can wait until it is known what becomes of them', async () => {
  const editor = await openEditor();
  const photos = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => takePhoto(40, number * 10)));
  const answers: UploadAnswer[] = [];
  // oxlint-disable-next-line no-await-in-loop -- as the browser sends them
  for (const photo of photos) answers.push((await upload(editor, 'image.png', photo)).answer);
  const kept: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- as the browser asks for it
  for (const answer of answers) kept.push(await keep(editor, answer));
  expect(kept).toEqual(['', '-2', '-3', '-4', '-5', '-6'].map((end) => `/images/image${end}.jpg`));
});

test('a photo is turned upright, made smaller, and says nothing of camera and place', async () => {
  const editor = await openEditor();
  const photo = await takePhoto(3000, 2000);
  expect(photo.toString('latin1')).toContain('CameraCorp');
  const { answer } = await upload(editor, 'Lake at Dawn (1).JPEG', photo);
  expect(answer).toMatchObject({
    file: '/images/lake-at-dawn-1.jpg',
    picture: { width: 1600, height: 2400 },
  });
  expect(answer.picture?.preview).toMatch(/^data:image\/webp;base64,/);
  // Until it is kept, nothing is written.
  expect(existsSync(locate(editor, answer.file))).toBe(false);
  expect(await keep(editor, answer)).toBe(answer.file);
  const kept = readFileSync(locate(editor, answer.file));
  const { width, height, orientation = 1, exif } = await sharp(kept).metadata();
  expect({ width, height, orientation, exif }).toEqual({
    width: 1600,
    height: 2400,
    orientation: 1,
    exif: undefined,
  });
  expect(kept.toString('latin1')).not.toContain('CameraCorp');
  expect((await editor.call('GET', 'files')).answer['files']).toContain(answer.file);
  expect(readdirSync(locate(editor, 'images')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a picture that needs nothing stays as it is, to the pixel', async () => {
  const editor = await openEditor();
  const picture = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#123456' },
  })
    .png()
    .toBuffer();
  const { answer } = await upload(editor, 'x.jpg', picture);
  expect(answer.file).toBe('/images/x.png');
  expect(readFileSync(locate(editor, await keep(editor, answer)))).toEqual(picture);
});

test('a photo of an iPhone becomes a JPEG', async () => {
  const editor = await openEditor();
  const { answer } = await upload(editor, 'IMG_0001.HEIC', phone);
  expect(answer).toMatchObject({
    file: '/images/img-0001.jpg',
    picture: { width: 301, height: 201 },
  });
  const kept = readFileSync(locate(editor, await keep(editor, answer)));
  expect((await sharp(kept).metadata()).format).toBe('jpeg');
});

test('a PNG becomes a square SVG where a logo must be one, and a build can draw it', async () => {
  const editor = await openEditor();
  const background = { r: 18, g: 52, b: 86, alpha: 1 };
  const create = { width: 600, height: 300, channels: 4, background } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const { answer } = await upload(editor, 'Logo.png', picture, 'drawing');
  expect(answer).toMatchObject({ file: '/images/logo.svg', picture: { width: 320, height: 320 } });
  const kept = readFileSync(locate(editor, await keep(editor, answer)));
  const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([320, 320]);
  const colorAt = (x: number, y: number) => [...data.subarray((y * 320 + x) * 4).subarray(0, 4)];
  // Above and below the logo, one sees through.
  expect([colorAt(160, 20), colorAt(160, 160)]).toEqual([
    [0, 0, 0, 0],
    [18, 52, 86, 255],
  ]);
});

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`;

describe('what is not a picture is refused by its content, in words', () => {
  test.each([
    [
      'cat.png',
      'image',
      '%PDF-1.4',
      '“cat.png” is a PDF, not an image for browsers. Choose a different file here.',
    ],
    [
      'scan.jpg',
      'image',
      'II*\0abc',
      'is a TIFF, not an image for browsers. Save the image as JPEG or PNG',
    ],
    [
      'tree.svg',
      'image',
      drawing('<script/>'),
      '“tree.svg” contains <script>. Save the image as plain SVG',
    ],
    ['page.jpg', 'image', '<!doctype html><p>', 'is a web page'],
    ['none.jpg', 'image', '', 'is empty'],
    ['cut.heic', 'image', phone.subarray(0, 900), 'is cut off'],
    ['cut.png', 'image', '\x89PNG\r\n\x1a\n', 'is cut off'],
    [
      'letter.pdf',
      'pdf',
      'PK\x03\x04 word/document.xml',
      'is a Word document, not a PDF document. Save the document as PDF',
    ],
    ['x.jpg', 'link', 'x', 'You can’t add a file to this setting.'],
  ])('%s', async (name, format, content, message) => {
    const editor = await openEditor();
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    const { status, answer } = await upload(editor, name, bytes, format);
    expect(answer.message).toContain(message);
    expect(status).toBe(format === 'link' ? 400 : 422);
  });
});

test('a name that exists is asked about; the same file is not doubled', async () => {
  const editor = await openEditor();
  const [first, second] = [Buffer.from(drawing('<g/>')), Buffer.from(drawing('<a/>'))];
  const { answer: one } = await upload(editor, 'tree.svg', first);
  expect(one.free).toBeUndefined();
  await keep(editor, one);
  expect((await upload(editor, 'Tree.svg', first)).answer.free).toBeUndefined();
  const { answer: other } = await upload(editor, 'tree.svg', second);
  expect(other).toMatchObject({ file: '/images/tree.svg', free: '/images/tree-2.svg' });
  expect(await keep(editor, other)).toBe('/images/tree-2.svg');
  expect(readFileSync(locate(editor, '/images/tree.svg'))).toEqual(first);
  const { answer: instead } = await upload(editor, 'tree.svg', second);
  expect(await keep(editor, instead, 'replace')).toBe('/images/tree.svg');
  expect(readFileSync(locate(editor, '/images/tree.svg'))).toEqual(second);
  expect((await editor.call('POST', 'keep', { id: instead.id, choice: 'both' })).status).toBe(422);
});

test('no name and no link leads out of the folder', async () => {
  const editor = await openEditor();
  for (const name of [
    '../../../site.config.json',
    '..\\..\\x.svg',
    '/etc/passwd',
    '....//x',
    'con\0.svg',
    '',
  ]) {
    const { answer } = await upload(editor, name, drawing('<g/>'));
    expect(answer.file).toMatch(/^\/images\/[a-z0-9-]+\.svg$/);
    await keep(editor, answer);
  }
  mkdirSync(join(editor.folder, 'elsewhere'));
  symlinkSync(join(editor.folder, 'elsewhere'), locate(editor, 'pdf'));
  const pdf = readFileSync(join(readTestSite('every-part').publicFolder, 'pdf/sample-page.pdf'));
  const { answer } = await upload(editor, 'a.pdf', pdf, 'pdf');
  const { status, answer: refusal } = await editor.call('POST', 'keep', {
    id: answer.id,
    choice: 'both',
  });
  expect(status).toBe(500);
  expect(refusal['message']).toContain('doesn’t write to symlinks');
  expect(readdirSync(join(editor.folder, 'elsewhere'))).toEqual([]);
});

test('a picture that only another language shows is in use', async () => {
  const file = '/images/spare.svg';
  const block = {
    type: 'text',
    text: { es: '<p>Solo en español.</p>' },
    image: { src: file, decorative: true },
    languages: ['es'],
  };
  const record = { files: [file], title: 'Spare', creator: 'We', license: 'own-work' };
  const everyPage = firstText.replaceAll(
    /("path": "(?:\/|\*)",\s*"title": )("[^"]*")/g,
    '$1{ "en-GB": $2, "es": "Inicio" }',
  );
  const bilingual = everyPage
    .replace('"language": "en-GB"', '"languages": ["en-GB", "es"]')
    .replace('"blocks": [', (blocks) => `${blocks}${JSON.stringify(block)},`)
    .replace('"media": [', (media) => `${media}${JSON.stringify(record)},`);
  const editor = await openEditor({ text: bilingual });
  writeFileSync(locate(editor, file), drawing('<g/>'));
  const { answer } = await editor.call('GET', 'unused');
  expect(answer['unused']).toEqual([]);
});

test('what nothing leads to is removed with its record, and comes back when that is undone', async () => {
  const editor = await openEditor();
  const file = '/images/spare.svg';
  writeFileSync(locate(editor, file), drawing('<g/>'));
  const record = { files: [file], title: 'Spare', creator: 'We', license: 'own-work' };
  await editor.change({ op: 'insert', path: ['media', 0], value: record });
  const remove = () => editor.call('POST', 'remove', { file });
  expect((await remove()).answer['message']).toContain('Save your changes before you remove files');
  await editor.save((await editor.read()).fileHash);
  const { answer } = await editor.call('GET', 'unused');
  expect((answer as unknown as UnusedAnswer).unused?.map((each) => each.file)).toEqual([file]);
  const used = await editor.call('POST', 'remove', { file: '/images/photo-leaf.jpg' });
  expect(used.status).toBe(422);
  const away = await editor.call('POST', 'remove', { file: '/../site.config.json' });
  expect(away.status).toBe(422);

  expect((await remove()).answer).toEqual({ unused: [], removed: [file] });
  expect(existsSync(locate(editor, file))).toBe(false);
  expect(editor.readFile()).not.toContain(file);
  const { answer: undone } = await editor.call('POST', 'undo');
  expect(undone['problems']).toEqual([expect.objectContaining({ severity: 'warning' })]);
  expect(readFileSync(locate(editor, file), 'utf8')).toBe(drawing('<g/>'));

  await editor.call('POST', 'redo');
  await editor.save((await editor.read()).fileHash);
  await remove();
  expect((await editor.call('POST', 'put-back', { file })).answer).toMatchObject({ removed: [] });
  expect(existsSync(locate(editor, file))).toBe(true);
});
