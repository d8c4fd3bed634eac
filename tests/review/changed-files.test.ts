// @promise A review lists every file in `public/` that was added, changed or removed; its report is
// at most 2 MB

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listChangedFiles } from '../../src/review/changed-files';
import { compareSites } from '../../src/review/compare-sites';
import { drawThumbnails } from '../../src/review/draw-thumbnails';
import { readSiteVersion } from '../../src/review/read-site-version';
import { writeMarkdown } from '../../src/review/write-markdown';
import { writeReport } from '../../src/review/write-report';
import { writeText } from '../../src/review/write-text';
import { makeTempFolder } from '../make-temp-folder';
import { readTestSite } from '../sites/read-site';

function writeFolder(files: Record<string, string | Buffer>): string {
  const folder = makeTempFolder();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

test('every file that came, changed or went is listed, whatever it is', () => {
  const before = writeFolder({ 'images/a.svg': 'old', 'pdf/b.pdf': 'same', 'video/c.mp4': 'x' });
  const added = ['about.html', 'evil.js', '_worker.js', 'CNAME', 'api/x.js', '.env', 'empty'];
  const after = writeFolder({
    'images/a.svg': 'new',
    'pdf/b.pdf': 'same',
    ...Object.fromEntries(added.map((file) => [file, file === 'empty' ? '' : 'x'])),
  });
  symlinkSync('/etc/passwd', join(after, 'link.png'));
  const changes = listChangedFiles(before, after).map(({ status, file }) => `${status} ${file}`);
  expect(changes.toSorted()).toEqual(
    [
      ...[...added, 'link.png'].map((file) => `added /${file}`),
      'changed /images/a.svg',
      'removed /video/c.mp4',
    ].toSorted(),
  );
});

test('the same folder and the same files make no difference', () => {
  const files = { 'images/a.svg': 'x' };
  const folder = writeFolder(files);
  expect(listChangedFiles(folder, folder)).toEqual([]);
  expect(listChangedFiles(folder, writeFolder(files))).toEqual([]);
  expect(listChangedFiles(join(folder, 'missing'), folder)).toMatchObject([{ status: 'added' }]);
});

test('many pictures do not make the report too large', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(20_000)}</svg>`;
  const names = Array.from({ length: 100 }, (_, index) => `a${index}.svg`);
  const after = writeFolder(Object.fromEntries(names.map((name) => [name, drawing])));
  const empty = makeTempFolder();
  const thumbnails = await drawThumbnails(listChangedFiles(empty, after), empty, after);
  const letters = [...thumbnails.values()].map(({ after: src = '' }) => src.length);
  expect(letters.length).toBeGreaterThan(5);
  expect(letters.reduce((sum, length) => sum + length, 0)).toBeLessThan(400_000);
});

const photo = (color: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

test('pictures are shown before and after, small; what is not one is only named', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const before = writeFolder({ 'a.jpg': await photo('red'), 'gone.jpg': await photo('red') });
  const after = writeFolder({
    'a.jpg': await photo('blue'),
    'new.svg': drawing,
    'fake.png': '<script>',
    'large.svg': drawing + ' '.repeat(40_000),
  });
  const files = listChangedFiles(before, after);
  const thumbnails = await drawThumbnails(files, before, after);
  expect([...thumbnails.keys()]).toEqual(['/a.jpg', '/gone.jpg', '/new.svg']);
  expect(thumbnails.get('/gone.jpg')).toEqual({
    before: expect.stringMatching(/^data:image\/webp;base64,/) as unknown,
  });
  for (const { before: old = '', after: current = '' } of thumbnails.values()) {
    expect(Math.max(old.length, current.length)).toBeLessThan(10_000);
  }

  const version = readSiteVersion('main', Buffer.from(readTestSite('another-practice').text), {
    pictures: new Map(),
    fileSizes: new Map(),
    videoCodecs: new Map(),
  });
  const review = compareSites(version, version, files);
  const report = writeReport(review, { pictures: new Map(), thumbnails });
  expect(report.match(/<img /g)).toHaveLength(4);
  expect(writeMarkdown(review)).toContain('- Added: `/fake.png` (8 bytes)');
  expect(writeText(review, false)).toContain('Removed: /gone.jpg (');
  expect(writeText(review, false)).toContain('5 files were added, changed or removed');
});
