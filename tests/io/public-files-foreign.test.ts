// @promise Files in `public/` contain nothing that runs, and none replaces a page, data, an icon or
// a file for a host

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadConfig } from '../../src/build/load-config';
import { listPublicFiles } from '../../src/io/public-files';
import type { Problem } from '../../src/check/problem';
import type { SiteConfig } from '../../src/generated/config-types';
import { countTries } from '../hostile/count-tries';
import { makeTempFolder } from '../make-temp-folder';
import { readTestSite } from '../sites/read-site';
import { photo } from '../build/images/sample-pictures';

const { configFile, publicFolder: original } = readTestSite('another-practice');

type Files = Readonly<Record<string, string | Uint8Array>>;

/** A copy of the public folder/ with more or other files. */
function addFiles(files: Files): string {
  const publicFolder = join(makeTempFolder(), 'public');
  cpSync(original, publicFolder, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(publicFolder, file)), { recursive: true });
    writeFileSync(join(publicFolder, file), content);
  }
  return publicFolder;
}

/** The problems of a site with more or other files in public/. */
function check(files: Files, readConfig = configFile): Problem[] {
  return loadConfig({ configFile: readConfig, publicFolder: addFiles(files) }).problems;
}

/** The config with a link to each of the files. */
function linkTo(files: Files): string {
  const config = JSON.parse(readFileSync(configFile, 'utf8')) as SiteConfig;
  const links = Object.keys(files).map((file) => ({ label: file, href: `/${file}` }));
  config.navigation.footer.groups.push({ title: 'Files', links });
  const linked = join(makeTempFolder(), 'site.config.json');
  writeFileSync(linked, JSON.stringify(config));
  return linked;
}

/** The errors of such a site: what is said of each file. */
function listErrors(files: Files, readConfig?: string): string[] {
  return check(files, readConfig)
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code} ${message}`)
    .toSorted();
}

const latin = (text: string) => Buffer.from(text, 'latin1');

test('the site as it is has no errors', () => {
  expect(listErrors({})).toEqual([]);
});

// Other systems do not write such names.
test.runIf(process.platform === 'linux')(
  'names that are not in UTF-8 have an error with their place @A3',
  ({ task }) => {
    countTries(task, 2);
    const publicFolder = addFiles({});
    const odd = (name: string) => Buffer.from(join(publicFolder, name), 'latin1');
    writeFileSync(odd('images/l\u00E9man.jpg'), 'x');
    mkdirSync(odd('caf\u00E9'));
    writeFileSync(odd('caf\u00E9/a.jpg'), 'x');
    const { problems } = loadConfig({ configFile, publicFolder });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, message }) => `${code} ${message}`).toSorted()).toEqual([
      'CFG0519 The name "public/caf\uFFFD" contains a character that is not in UTF-8.',
      'CFG0519 The name "public/images/l\uFFFDman.jpg" contains a character that is not in UTF-8.',
    ]);
  },
);

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
  const files = Object.fromEntries(hostileNames.map((name) => [name, 'evil']));
  const published = listPublicFiles(addFiles(files));
  const seen = hostileNames.filter((name) => published.has(`/${name}`));
  countTries(task, seen.length);
  expect(seen).toEqual(hostileNames);
});

test('each file of an attack is refused @A3', ({ task }) => {
  countTries(task, hostileNames.length);
  const errors = listErrors(Object.fromEntries(hostileNames.map((name) => [name, 'evil'])));
  expect(errors.length).toBe(hostileNames.length);
  for (const name of hostileNames) {
    const written = JSON.stringify(`public/${name}`);
    expect(errors.filter((error) => error.includes(written)).length).toBe(1);
  }
});

const listed = (...lines: string[]) => lines.toSorted();

test('files must contain what their names say @A3', ({ task }) => {
  const errors = listErrors({
    'images/text.jpg': 'I am a text',
    'images/empty.jpg': '',
    'images/drawing.png': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'images/scan.jpg': latin('II*\0\u0008\0\0\0'),
    'images/page.webp': '<!doctype html><script>alert(1)</script>',
    'images/photo.svg': latin('\u00FF\u00D8\u00FF\u00E0'),
    'video/text.mp4': 'I am a text',
    'video/renamed.mp4': latin('\0\0\0\u0014ftypqt  \0\0\0\0qt  '),
    'video/picture.mp4': latin('\0\0\0\u0018ftypavif\0\0\0\0'),
    'pdf/word.pdf': 'PK\u0003\u0004[Content_Types].xml word/document.xml',
    'images/evil.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script href="/evil.js"/></svg>',
  });
  countTries(task, errors.length);
  expect(errors).toEqual(
    listed(
      'CFG0518 The file "public/images/text.jpg" is a text, not an image for browsers.',
      'CFG0518 The file "public/images/empty.jpg" is empty, not an image for browsers.',
      'CFG0518 The file "public/images/drawing.png" is an SVG image, not an image for browsers.',
      'CFG0518 The file "public/images/scan.jpg" is a TIFF, not an image for browsers.',
      'CFG0518 The file "public/images/page.webp" is a web page, not an image for browsers.',
      'CFG0518 The file "public/images/photo.svg" is a JPEG, not an SVG image.',
      'CFG0518 The file "public/video/text.mp4" is a text, not a video (MP4).',
      'CFG0518 The file "public/video/renamed.mp4" is a QuickTime film (.mov), not a video (MP4).',
      'CFG0518 The file "public/video/picture.mp4" is an AVIF, not a video (MP4).',
      'CFG0518 The file "public/pdf/word.pdf" is a Word document, not a PDF document.',
      'CFG0518 The file "public/images/evil.svg" contains <script>.',
    ),
  );
});

const video = readFileSync(
  join(readTestSite('specification').publicFolder, 'video/hero-still-waters.mp4'),
);
const document = '%PDF-1.7\n1 0 obj\n<</Type /Page>>\nendobj\ntrailer\n<<>>\n%%EOF';

test('files must be whole, and open to everybody', async () => {
  const whole = await photo(60, 40);
  const files = {
    'images/cut.jpg': whole.subarray(0, -20),
    'video/cut.mp4': video.subarray(0, -20),
    'video/silent.mp4': Buffer.from('\0\0\0\u0010ftypisom\0\0\0\0'),
    'video/hour.mp4': new Uint8Array(60 * 2 ** 20),
    'pdf/cut.pdf': document.slice(0, -8),
    'pdf/blank.pdf': document.replace('/Page', '/Font'),
    'pdf/secret.pdf': document.replace('<<>>', '<</Encrypt 2 0 R>>'),
    'as-is/secret.pdf': document.replace('<<>>', '<</Encrypt 2 0 R>>'),
  };
  // What nothing leads to is not published.
  expect(listErrors(files)).toEqual([]);
  const errors = listErrors(files, linkTo(files));
  expect(errors).toEqual(
    listed(
      'CFG0535 The file "public/images/cut.jpg" is cut off: its end is missing.',
      'CFG0535 The file "public/video/cut.mp4" is cut off: its end is missing.',
      'CFG0535 The file "public/video/silent.mp4" does not contain a video.',
      'CFG0535 The file "public/video/hour.mp4" is 60 MB; hosts accept at most 25 MB.',
      'CFG0535 The file "public/pdf/cut.pdf" is cut off: its end is missing.',
      'CFG0535 The file "public/pdf/blank.pdf" has no pages.',
      'CFG0535 The file "public/pdf/secret.pdf" is protected (encrypted), so visitors cannot read it.',
    ),
  );
});

test('files that contain what their names say are fine', async () => {
  const jpeg = await photo(60, 40);
  const errors = listErrors({
    'images/a.JPG': jpeg,
    'images/renamed.png': jpeg,
    'images/a.png': await sharp(jpeg).png().toBuffer(),
    'images/a.gif': await sharp(jpeg).gif().toBuffer(),
    'images/a.webp': await sharp(jpeg).webp().toBuffer(),
    'images/a.avif': await sharp(jpeg).avif({ effort: 0 }).toBuffer(),
    'video/a.mp4': video,
    'pdf/a.pdf': document,
    '.well-known/service.txt': 'any text',
    '.DS_Store': 'not published',
  });
  expect(errors).toEqual([]);
});

/** What is advised about a file that is the only wrong one. */
function readAdvice(file: string, content: string | Uint8Array): string | undefined {
  const files = { [file]: content };
  return check(files, linkTo(files)).find(({ severity }) => severity === 'error')?.hint;
}

test('the advice is one for the device and the file', () => {
  expect(readAdvice('images/scan.tiff', 'II*')).toMatch(/JPEG or PNG.*Mac.*Windows/);
  expect(readAdvice('video/walk.mov', 'x')).toMatch(/MP4.*Windows.*Mac.*iPhone/);
  expect(readAdvice('pdf/guide.docx', 'PK')).toMatch(/PDF.*Word.*Pages.*iPhone/);
  expect(readAdvice('images/tree.png', '<svg xmlns="http://www.w3.org/2000/svg"/>')).toMatch(
    /Rename the file.*"\.svg"/,
  );
  expect(readAdvice('pdf/cut.pdf', document.slice(0, -8))).toMatch(/download the file again/);
});

test('a photo that a page shows and that is cut off is reported where it is shown', () => {
  const { media } = JSON.parse(readFileSync(configFile, 'utf8')) as SiteConfig;
  const file = media.flatMap(({ files }) => files).find((path) => path.endsWith('.jpg')) ?? '';
  const cut = readFileSync(join(original, file)).subarray(0, -100);
  const problems = check({ [file]: cut });
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    `CFG0416 The file "${file}" is cut off: its end is missing.`,
  ]);
  expect(problems[0]?.path).toMatch(/src$/);
});
