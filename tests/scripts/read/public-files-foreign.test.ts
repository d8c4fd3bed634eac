import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../scripts/read/load-config';
import { listPublicFiles } from '../../../scripts/read/public-files';
import { countTries } from '../../hostile/count-tries';
import { makeTempFolder } from '../../make-temp-folder';
import { readTestSite } from '../../sites/read-site';

const { configFile, publicFolder: original } = readTestSite('another-practice');

/** The errors of a site with more files in public/: what is said of each. */
function listErrors(files: Record<string, string | Uint8Array>): string[] {
  const publicFolder = addFiles(files);
  return loadConfig({ configFile, publicFolder })
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code} ${message}`)
    .toSorted();
}

/** A copy of the folder public/ with more files. */
function addFiles(files: Record<string, string | Uint8Array>): string {
  const publicFolder = join(makeTempFolder(), 'public');
  cpSync(original, publicFolder, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(publicFolder, file)), { recursive: true });
    writeFileSync(join(publicFolder, file), content);
  }
  return publicFolder;
}

const latin = (text: string) => Buffer.from(text, 'latin1');

test('the site as it is has no errors', () => {
  expect(listErrors({})).toEqual([]);
});

const hostileNames = [
  'about.html',
  'evil.js',
  '_worker.js',
  'api/x.js',
  'CNAME',
  'netlify.toml',
  'vercel.json',
  '_routes.json',
  '_data/about.json',
  '_headers',
  'x\n  X-Evil: injected\n/a.jpg',
  'a|./a.jpg',
  '(/a.jpg',
];

test('without the check, each would be published: the control @A3-control', ({ task }) => {
  const publicFolder = addFiles(Object.fromEntries(hostileNames.map((name) => [name, 'evil'])));
  const published = listPublicFiles(publicFolder);
  const seen = hostileNames.filter((name) => published.has(`/${name}`));
  countTries(task, seen.length);
  expect(seen).toEqual(hostileNames);
});

test('each file of an attack is refused @A3', ({ task }) => {
  const errors = listErrors(Object.fromEntries(hostileNames.map((name) => [name, 'evil'])));
  countTries(task, hostileNames.length);
  expect(errors.length).toBe(hostileNames.length);
  for (const name of hostileNames) {
    const written = JSON.stringify(`public/${name}`);
    expect(errors.filter((error) => error.includes(written)).length).toBe(1);
  }
});

test('files must contain what their names say @A3', ({ task }) => {
  const errors = listErrors({
    'images/text.jpg': 'I am a text',
    'images/drawing.png': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'images/phone.jpg': latin('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
    'images/page.webp': '<!doctype html><script>alert(1)</script>',
    'video/text.mp4': 'I am a text',
    'video/empty.mp4': '',
    'video/picture.mp4': latin('\0\0\0\u0018ftypavif\0\0\0\0'),
    'pdf/word.pdf': 'PK\u0003\u0004word/document.xml',
    'images/evil.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script href="/evil.js"/></svg>',
  });
  countTries(task, errors.length);
  expect(errors).toMatchInlineSnapshot(`
    [
      "CFG0518 The file "public/images/drawing.png" does not contain a picture for browsers, as its name says.",
      "CFG0518 The file "public/images/evil.svg" contains <script>.",
      "CFG0518 The file "public/images/page.webp" does not contain a picture for browsers, as its name says.",
      "CFG0518 The file "public/images/phone.jpg" does not contain a picture for browsers, as its name says.",
      "CFG0518 The file "public/images/text.jpg" does not contain a picture for browsers, as its name says.",
      "CFG0518 The file "public/pdf/word.pdf" does not contain a PDF document, as its name says.",
      "CFG0518 The file "public/video/empty.mp4" does not contain a video (MP4), as its name says.",
      "CFG0518 The file "public/video/picture.mp4" does not contain a video (MP4), as its name says.",
      "CFG0518 The file "public/video/text.mp4" does not contain a video (MP4), as its name says.",
    ]
  `);
});

test('files that contain what their names say are fine', () => {
  const errors = listErrors({
    'images/a.JPG': latin('\u00FF\u00D8\u00FF\u00E0'),
    'images/renamed.png': latin('\u00FF\u00D8\u00FF\u00E0'),
    'images/a.png': latin('\u0089PNG\r\n\u001A\n'),
    'images/a.gif': latin('GIF89a'),
    'images/a.webp': latin('RIFF\0\0\0\0WEBPVP8 '),
    'images/a.avif': latin('\0\0\0\u0018ftypmif1\0\0\0\0mif1avif'),
    'video/a.mp4': latin('\0\0\0\u0018ftypisom\0\0\0\0isomavc1'),
    'pdf/a.pdf': '%PDF-1.7',
    '.well-known/service.txt': 'any text',
    '.DS_Store': 'not published',
  });
  expect(errors).toEqual([]);
});
