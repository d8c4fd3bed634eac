// @promise Files in `public/` contain nothing that runs, and none replaces a page, data, an icon or
// a file for a host

import { expect, test } from 'vitest';
import { checkConfig } from '../../../../src/check/check-config';
import { formatProblems } from '../../../../src/check/report/format-problems';
import type { ContentFault } from '../../../../src/check/public-files/public-kinds';
import type { CheckContext } from '../../../../src/check/check-context';
import { writeChanged, type Changes } from '../../check-changed';
import { publicFiles } from '../../minimal-config';

function checkWith(file: string, checkContext: CheckContext = {}, changes: Changes = {}) {
  const text = writeChanged(changes);
  const files = new Set([...publicFiles, file]);
  return { text, problems: checkConfig(text, files, checkContext).problems };
}

const script: ContentFault = {
  what: 'other',
  message: 'contains <script>',
  hint: 'Save it as a plain SVG.',
};

/** Code, message and hint of what is found with one more file in public/. */
function explain(file: string, checkContext: CheckContext = {}, changes: Changes = {}): string[] {
  const { problems } = checkWith(file, checkContext, changes);
  return problems.map(({ code, message, hint }) => `${code}: ${message} ${hint ?? ''}`);
}

const listCodes = (file: string, changes: Changes = {}) =>
  checkWith(file, {}, changes).problems.map(({ code }) => code);

/** The files that do not lead to exactly this problem. */
function findOthers(files: readonly string[], code: string): string[] {
  return files.filter((file) => listCodes(file).join() !== code);
}

test('CFG0519: names that instructions for hosts cannot contain', () => {
  expect(explain('/images/lake (1).jpg')).toEqual([
    'CFG0519: The name "public/images/lake (1).jpg" contains a space. Rename the file: use only letters a to z, digits, "-", "_" and ".".',
  ]);
  expect(explain('/x\n  X-Evil: injected\n/a.jpg')).toEqual([
    'CFG0519: The name "public/x\\n  X-Evil: injected\\n/a.jpg" contains "\\n". Rename the file: use only letters a to z, digits, "-", "_" and ".".',
  ]);
  const names = [
    'a|.',
    '(',
    '[x]',
    'x{y}',
    '$host',
    'a;b',
    'a"b',
    "a'b",
    'a*',
    ':a',
    'a\\b',
    'a#',
    '%2e',
  ];
  const all = [...names, '\u00FCber', 'a\u202Eb', 'a\u0085b', '?', '<b>', 'a&b'];
  const files = all.flatMap((name) => [`/${name}/a.jpg`, `/images/${name}.jpg`]);
  expect(findOthers(files, 'CFG0519')).toEqual([]);
});

test('CFG0524: files that take the place of another one', () => {
  expect(explain('/contact.html')).toEqual([
    'CFG0524: The file "public/contact.html" would replace the page "/contact". Delete the file, or move it to a folder such as public/images or public/pdf.',
  ]);
  expect(explain('/_worker.js')[0]).toContain('server configuration ("_worker.js")');
  expect(explain('/assets/a.png')[0]).toContain('"/assets", which the build generates');
  expect(explain('/blog/a.jpg')[0]).toContain('the pages at "/blog"');
  const taken = [
    '/index.html',
    '/404.html',
    '/blog/on-rest.html',
    '/counselors/ruth.html',
    '/old.html',
    '/contact.html/a.jpg',
    '/Contact.HTML',
    '/counselors/a.jpg',
    '/_data/contact.json',
    '/_site.json',
    '/_data/a.jpg',
    '/_calendar/a.jpg',
    '/assets/a.jpg',
    '/Assets/pictures/a.jpg',
    '/share/a.png',
    '/icons/icon-192.png',
    '/icons.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/_headers',
    '/_redirects',
    '/_worker.js',
    '/_worker.js/index.jpg',
    '/_routes.json',
    '/netlify.toml',
    '/vercel.json',
    '/CNAME',
    '/nginx-maps.conf',
    '/nginx-server.conf',
    '/_headers/a.jpg',
  ];
  expect(findOthers(taken, 'CFG0524')).toEqual([]);
});

test('each kind of mistake in its words', () => {
  const contentFaults = new Map([['/tree.svg', script]]);
  const found = ['/a b.jpg', '/contact.html', '/evil.js', '/tree.svg'].flatMap((file) =>
    checkWith(file, { contentFaults }).problems.map(
      ({ severity, code, message }) => `${severity}[${code}]: ${message}`,
    ),
  );
  expect(found.join('\n')).toMatchInlineSnapshot(`
    "error[CFG0519]: The name "public/a b.jpg" contains a space.
    error[CFG0524]: The file "public/contact.html" would replace the page "/contact".
    error[CFG0517]: The file "public/evil.js" has a type that is not published.
    error[CFG0518]: The file "public/tree.svg" contains <script>."
  `);
});

test('security.txt can be written by hand as long as the config does not make it', () => {
  const file = '/.well-known/security.txt';
  expect(listCodes(file)).toEqual([]);
  const security = { email: 'safe@quiet-lake.example', readUntil: '2027-10-01' };
  expect(listCodes(file, { '/security': security })).toEqual(['CFG0524']);
});

test('CFG0517: files of other kinds', () => {
  expect(explain('/evil.js')).toEqual([
    'CFG0517: The file "public/evil.js" has a type that is not published. Delete the file, or save it as .jpg, .jpeg, .png, .webp, .avif, .gif, .svg, .mp4 or .pdf.',
  ]);
  const others = [
    '/evil.html',
    '/api/x.js',
    '/a.xml',
    '/a.css',
    '/pdf/a.docx',
    '/a.svgz',
    '/a.svg.br',
  ];
  const more = ['/a.wasm', '/notes.txt', '/image', '/.well-known/a.html'];
  expect(findOthers([...others, ...more], 'CFG0517')).toEqual([]);
});

test('files that show something are fine, whatever the size of the letters', () => {
  const files = ['/a.jpg', '/images/IMG_2034.JPG', '/images/2024/a-b.avif', '/video/a.mp4'];
  const more = ['/pdf/b.pdf', '/.well-known/anything.txt', '/images/contact.html.png'];
  expect(findOthers([...files, ...more], '')).toEqual([]);
});

test('CFG0518: what is in a file is said where the config names it', () => {
  const contentFaults = new Map([['/images/lake.webp', script]]);
  const { text, problems } = checkWith('/a.jpg', { contentFaults });
  const report = formatProblems(problems, { text, file: 'site.config.json', color: false });
  expect(report).toMatchInlineSnapshot(`
    "error[CFG0518]: The file "public/images/lake.webp" contains <script>.
      --> site.config.json:95:18
       in Counselor ruth > image
    95 |           "src": "/images/lake.webp",
       |                  ^^^^^^^^^^^^^^^^^^^
       = Save it as a plain SVG.

    1 error in site.config.json"
  `);
});

test('CFG0518: a file that nothing names is said to be in the folder', () => {
  const contentFaults = new Map([['/a.svg', script]]);
  expect(explain('/a.svg', { contentFaults })).toEqual([
    'CFG0518: The file "public/a.svg" contains <script>. Save it as a plain SVG.',
  ]);
});

test('a picture that cannot be read is one mistake', () => {
  const contentFaults = new Map([['/images/lake.webp', { ...script, message: 'is a text' }]]);
  const unreadablePictures = new Set(['/images/lake.webp']);
  const { problems } = checkWith('/a.jpg', { contentFaults, unreadablePictures });
  expect(problems.map(({ code }) => code)).toEqual(['CFG0416']);
});

test('CFG0535: a file that is damaged', () => {
  const fault = { what: 'unfit', message: 'is cut off: its end is missing' } as const;
  const contentFaults = new Map([['/pdf/guide.pdf', { ...fault, hint: 'Download it again.' }]]);
  const { text, problems } = checkWith('/a.jpg', { contentFaults });
  const report = formatProblems(problems, { text, file: 'site.config.json', color: false });
  expect(report).toMatchInlineSnapshot(`
    "error[CFG0535]: The file "public/pdf/guide.pdf" is cut off: its end is missing.
      --> site.config.json:41:23
       in navigation > footer > Column 1 > Link 1
    41 |               "href": "/pdf/guide.pdf"
       |                       ^^^^^^^^^^^^^^^^
       = Download it again.

    1 error in site.config.json"
  `);
});
