import { expect, test } from 'vitest';
import { checkConfig } from '../../../src/check/check-config';
import { noteTranslations } from '../../../src/check/languages/translation-record';
import {
  type ProblemCode,
  problemCodes,
  problemKinds,
} from '../../../src/check/problems/problem-kinds';
import type { Example } from '../../../src/check/problems/problem-kind';
import { usualLimit } from '../../../src/check/json/read-source';
import type { CheckContext } from '../../../src/check/check-context';
import { writeExplanation } from '../../../src/check/report/write-explanation';
import { writeChanged } from '../check-changed';
import { configWithFiles, readFrom } from '../lists/list-texts';
import { minimalConfig, publicFiles } from '../minimal-config';

const valid = writeChanged({});

const hardSentence =
  'Notwithstanding any alternative provision, practitioners reserve the authority to terminate professional relationships upon reasonable notification, provided that appropriate referral information is communicated to individuals receiving services in accordance with applicable regulations.';

/** The valid config with a video behind the title of its first page. */
function showVideo(file: string): string {
  const image = { src: '/images/lake.webp', decorative: true };
  const actions = [{ label: 'Contact', href: '/contact' }];
  const hero = { type: 'hero', title: 'Quiet Lake', text: 'Rest.', image, actions };
  return writeChanged({
    '/media/0/files/-': file,
    '/routes/0/blocks/0': { ...hero, video: { mp4: file } },
  });
}

function showCover(cover: string): string {
  const { example } = problemKinds.CFG0656;
  const good = example.kind === 'settings' ? example.good : {};
  return writeChanged({ ...good, '/routes/0/blocks/4/cards/podcast/cover': cover });
}

/** What a site has of which little is translated. */
const inOneLanguage = ['CFG0665', 'CFG0403', 'CFG0415'];

/** A site with a home page in two languages. */
const inTwoLanguages = {
  '/site/languages': ['en', 'es'],
  '/routes/0/title': { en: 'Home of Quiet Lake', es: 'Inicio de Quiet Lake' },
};

/** What the examples in words speak of. */
const filesInWords: Partial<Record<ProblemCode, Uint8Array | string>> = {
  CFG0001: Buffer.from(valid.replace('Quiet', 'caf\u00E9'), 'latin1'),
  CFG0002: `\uFEFF${valid}`,
  CFG0003: new Uint8Array(usualLimit.most + 1),
  CFG0005: ' \n',
  CFG0006: '['.repeat(70),
  CFG0009: writeChanged({ '/redirects': Array.from({ length: 70 }, () => 'x') }),
  CFG0109: valid.slice(0, -10),
  CFG0416: writeChanged({
    '/media/0/files/-': '/images/damaged.webp',
    '/routes/0/blocks/0/image/src': '/images/damaged.webp',
  }),
  CFG0515: writeChanged({
    '/entities/counselors/-': {
      ...minimalConfig.entities.counselors[0],
      id: 'esther',
      name: 'Esther Hill',
    },
  }),
  CFG0517: valid,
  CFG0518: valid,
  CFG0519: valid,
  CFG0524: valid,
  CFG0535: writeChanged({ '/navigation/topBar/href': '/pdf/prices.pdf' }),
  CFG0546: writeChanged({
    '/media/0/files/-': '/images/wall.webp',
    '/routes/0/blocks/0/image/src': '/images/wall.webp',
  }),
  CFG0611: writeChanged({ '/routes/0/blocks/1/text': `<p>${hardSentence} ${hardSentence}</p>` }),
  CFG0612: writeChanged({
    '/media/0/files/-': '/images/small.webp',
    '/routes/0/blocks/0/image/src': '/images/small.webp',
  }),
  CFG0635: valid,
  CFG0636: showVideo('/video/phone.mp4'),
  CFG0637: showVideo('/video/long.mp4'),
  CFG0655: showCover('/images/wide.png'),
  CFG0663: writeChanged({ ...inTwoLanguages, '/site/language': 'en' }),
  CFG0664: writeChanged({ ...inTwoLanguages, '/site/tagline': { en: 'Calm', sp: 'Calma' } }),
  CFG0665: writeChanged(inTwoLanguages),
  CFG0666: writeChanged({ ...inTwoLanguages, '/site/untranslated': 'error' }),
  CFG0667: writeChanged({ '/site/languages': ['en', 'es'] }),
  CFG0668: writeChanged(inTwoLanguages),
  CFG0670: configWithFiles,
  CFG0671: configWithFiles,
  CFG0672: configWithFiles.replace('"files": "content', '"limit": 3, "files": "content'),
};

/** What is in public/ besides the usual files, where an example speaks of it. */
const publicFilesInWords: Partial<Record<ProblemCode, string>> = {
  CFG0519: '/images/lake (1).jpg',
  CFG0524: '/contact.html',
  CFG0517: '/pdf/guide.docx',
  CFG0518: '/images/tree.svg',
  CFG0535: '/pdf/prices.pdf',
};

/** What is known besides, where an example speaks of it. */
const surroundingsInWords: Partial<Record<ProblemCode, CheckContext>> = {
  CFG0635: { fileSizes: new Map([['/pdf/prices-2019.pdf', 40_000]]) },
  CFG0668: {
    translationRecord: noteTranslations(
      {},
      'es',
      [{ original: 'Quiet Lake', translation: 'Inicio de Quiet Lake' }],
      () => true,
    ),
  },
  CFG0670: { readListFiles: () => ({ files: [] }) },
  CFG0671: { readListFiles: () => ({ files: [], outside: '../posts/rest.json' }) },
  CFG0672: { readListFiles: readFrom({ 'rest.json': '[]' }) },
};

/** The problem that counts others has company, and posts with the same slug the same address. */
const companions: Partial<Record<ProblemCode, string[]>> = {
  CFG0009: ['CFG0303'],
  CFG0405: ['CFG0401'],
  // Most of the site is in one language.
  CFG0663: inOneLanguage,
  CFG0664: inOneLanguage,
  CFG0665: inOneLanguage.slice(1),
  CFG0666: inOneLanguage.slice(1),
  CFG0667: inOneLanguage,
  CFG0668: inOneLanguage,
};

const files = new Set([
  ...publicFiles,
  '/images/small.webp',
  '/images/wide.png',
  '/images/damaged.webp',
  '/images/wall.webp',
  '/video/phone.mp4',
  '/video/long.mp4',
]);

/** The day of the examples, a picture that is too small, and one that is damaged. */
const checkContext: CheckContext = {
  today: '2026-11-21',
  now: Date.parse('2026-11-21T12:00Z'),
  pictures: new Map([
    ['/images/lake.webp', { width: 1600, height: 900, bytes: 150_000 }],
    ['/images/wall.webp', { width: 20_000, height: 20_000, bytes: 150_000 }],
    ['/images/wide.png', { width: 1600, height: 900, bytes: 60_000 }],
    ['/images/small.webp', { width: 800, height: 600, bytes: 60_000 }],
  ]),
  unreadablePictures: new Set(['/images/damaged.webp']),
  contentFaults: new Map([
    ['/images/tree.svg', { what: 'other', message: 'contains <script>', hint: 'Save it as PNG.' }],
    ['/pdf/prices.pdf', { what: 'unfit', message: 'is cut off', hint: 'Copy it again.' }],
  ]),
  videos: new Map([
    ['/video/stream.mp4', { codecs: ['avc1'], bytes: 1_000_000 }],
    ['/video/phone.mp4', { codecs: ['hvc1'], bytes: 1_000_000 }],
    ['/video/long.mp4', { codecs: ['avc1'], bytes: 20_000_000 }],
  ]),
};

function listCodes(
  source: Uint8Array | string,
  publicFile?: string,
  more?: CheckContext,
): string[] {
  const all = publicFile === undefined ? files : new Set([...files, publicFile]);
  const { problems } = checkConfig(source, all, { ...checkContext, ...more });
  return [...new Set(problems.map(({ code }) => code))];
}

function writeBad(code: ProblemCode, example: Example): Uint8Array | string {
  if (example.kind === 'settings') return writeChanged(example.bad);
  if (example.kind === 'text') return valid.replace(example.good, () => example.bad);
  return filesInWords[code] ?? valid;
}

function writeGood(example: Example): string {
  return example.kind === 'settings' ? writeChanged(example.good) : valid;
}

/** What a check finds: the tests of the import of translations find the rest. */

test.each(problemCodes)(
  '%s: the wrong example has this problem alone, the right one has none',
  (code) => {
    const { example } = problemKinds[code];
    const source = writeBad(code, example);
    const found = listCodes(source, publicFilesInWords[code], surroundingsInWords[code]);
    expect(found.filter((other) => !companions[code]?.includes(other))).toEqual([code]);
    expect(listCodes(writeGood(example))).toEqual([]);
  },
);

test('what is in words is in words only where it cannot be shown', () => {
  const inWords = problemCodes.filter((code) => problemKinds[code].example.kind === 'words');
  expect(inWords).toEqual(Object.keys(filesInWords));
});

test('an explanation has a cause, a wrong and a right example', () => {
  expect(writeExplanation('CFG0301')).toMatchInlineSnapshot(`
    "CFG0301: A setting is unknown.

    This group does not have a setting with this name. Often a letter is wrong, or the setting belongs to another type of block. In VS Code, press Ctrl+Space to list the available settings.

    Wrong:
      { "type": "banner", "title": "Contact", "subtitel": "Write to us" }

    Right:
      { "type": "banner", "title": "Contact", "subtitle": "Write to us" }"
  `);
  expect(writeExplanation('CFG0101')).toMatchInlineSnapshot(`
    "CFG0101: There is an extra comma.

    A comma separates two entries. The last entry is not followed by a comma, and two commas never follow each other.

    Wrong:
      "statesAccepted": [
        "TN",
      ]

    Right:
      "statesAccepted": [
        "TN"
      ]"
  `);
  expect(writeExplanation('CFG0004')).toMatchInlineSnapshot(`
    "CFG0004: The file contains the marks of an unfinished merge.

    Two people changed the same lines, and Git could not decide between the two versions. It wrote both into the file, between lines of <<<<<<<, ======= and >>>>>>>. Keep the right lines; delete the other lines and the three marks.

    Wrong:
      <<<<<<< ours
          "name": "Quiet Lake",
      =======
          "name": "Silent Lake",
      >>>>>>> theirs

    Right:
      "name": "Quiet Lake","
  `);
  expect(writeExplanation('CFG0405')).toMatchInlineSnapshot(`
    "CFG0405: Two entries have the same slug.

    The slug of an entry, such as a post, is the last part of its path. Two entries with the same slug would have the same path, even if they are published at different times.

    Wrong:
      {
        "id": "walking",
        "slug": "on-rest",
        "title": "On walking",
        "date": "2024-03-03",
        "author": "Ruth Arden",
        "excerpt": "Why a short walk can help on a day when nothing else does, and how to begin.",
        "image": {
          "src": "/images/lake.webp",
          "decorative": true
        },
        "content": "<p>One step, then one more.</p>"
      }

    Right:
      {
        "id": "walking",
        "slug": "on-walking",
        "title": "On walking",
        "date": "2024-03-03",
        "author": "Ruth Arden",
        "excerpt": "Why a short walk can help on a day when nothing else does, and how to begin.",
        "image": {
          "src": "/images/lake.webp",
          "decorative": true
        },
        "content": "<p>One step, then one more.</p>"
      }"
  `);
});

test.each(problemCodes)('%s is explained in words that editors know', (code) => {
  expect(writeExplanation(code)).not.toMatch(
    /schema|additionalPropert|oneOf|boolean|string|array|object|regex|pattern|enum|null\b(?!,)/i,
  );
});
