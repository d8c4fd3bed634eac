import { expect, test } from 'vitest';
import { checkConfig } from '../../../src/check/check-config';
import type { PictureFile } from '../../../src/check/check-context';
import { diagnose, writeChanged } from '../check-changed';
import { publicFiles } from '../minimal-config';

// What could be better gives one warning.

const hardSentence =
  'Notwithstanding any alternative provision, practitioners reserve the authority to terminate professional relationships upon reasonable notification, provided that appropriate referral information is communicated to individuals receiving services in accordance with applicable regulations.';

test('a title that search results cut off', () => {
  expect(
    diagnose({
      '/routes/1/title': 'Contact, or how to find the house by the lake where we listen',
    }),
  ).toMatchInlineSnapshot(
    `"warning[CFG0607]: The title of the page "/contact" has 61 characters; search results show about 60. @194:16-79"`,
  );
});

test('a description that is too short', () => {
  expect(diagnose({ '/routes/1/description': 'How to reach us.' })).toMatchInlineSnapshot(
    `"warning[CFG0608]: The description of the page "/contact" has 16 characters; 70 to 160 are best for search results. @195:22-40"`,
  );
});

test('a description that is still blank is not too short', () => {
  expect(diagnose({ '/routes/1/description': '[___]' })).not.toContain('CFG0608');
});

test('a description of a post that is too short', () => {
  expect(diagnose({ '/entities/posts/0/excerpt': 'A short text.' })).toMatchInlineSnapshot(
    `"warning[CFG0608]: The description of the page "/blog/on-rest" has 13 characters; 70 to 160 are best for search results. @128:20-35"`,
  );
});

test('a picture that is described by its file name', () => {
  expect(diagnose({ '/entities/counselors/0/image/alt': 'IMG_2041.jpg' })).toMatchInlineSnapshot(
    `"warning[CFG0609]: "IMG_2041.jpg" does not describe the image. @96:18-32"`,
  );
});

test('a link that says nothing', () => {
  expect(diagnose({ '/routes/4/blocks/0/action/label': 'Click here' })).toMatchInlineSnapshot(
    `"warning[CFG0610]: "Click here" does not describe where the link goes. @256:22-34"`,
  );
});

test('a link that says nothing in HTML', () => {
  expect(
    diagnose({ '/routes/0/blocks/1/text': '<p>To write, <a href="#hello">click here</a>.</p>' }),
  ).toMatchInlineSnapshot(
    `"warning[CFG0610]: "click here" does not describe where the link goes. @169:52-62"`,
  );
});

test.each([
  ['the button of a card', {}, 'More information'],
  ['a language without English', { '/site/language': 'es-MX' }, 'Más información'],
])('a link that says nothing: %s', (_where, settings, buttonText) => {
  const card = {
    id: 'books',
    icon: 'book',
    title: 'Books',
    description: 'Books that have helped others.',
    buttonText,
    link: '/contact',
  };
  const cards = { type: 'card-grid', cards: { of: 'resources' } };
  const changes = { '/entities/resourceCards': [card], '/routes/0/blocks/-': cards, ...settings };
  expect(diagnose(changes)).toContain(`"${buttonText}" does not describe where the link goes.`);
});

test('a text that is hard to read', () => {
  expect(
    diagnose({ '/routes/0/blocks/1/text': `<p>${hardSentence} ${hardSentence}</p>` }),
  ).toMatchInlineSnapshot(
    `"warning[CFG0611]: This text is hard to read: readers need more than 12 years of schooling. @169:19-605"`,
  );
});

/** What is said about the pictures when the only one of the site is like this. */
function diagnosePicture(picture: PictureFile): string {
  return diagnose({}, { pictures: new Map([['/images/lake.webp', picture]]) });
}

test('a picture that is too small for one of its places', () => {
  expect(diagnosePicture({ width: 1279, height: 720, bytes: 24_000 })).toMatchInlineSnapshot(
    `"warning[CFG0612]: "/images/lake.webp" is only 1279 pixels wide and will look blurry here. @162:20-39"`,
  );
  expect(diagnosePicture({ width: 1280, height: 720, bytes: 24_000 })).toBe('');
});

test('a picture that is too small for all of them', () => {
  expect(diagnosePicture({ width: 399, height: 300, bytes: 24_000 })).toMatchInlineSnapshot(
    `"warning[CFG0612]: "/images/lake.webp" is only 399 pixels wide and will look blurry here (and 2 more like this). @95:18-37"`,
  );
});

test('a picture that only slows the build down', () => {
  expect(diagnosePicture({ width: 9000, height: 6000, bytes: 8_000_000 })).toMatchInlineSnapshot(
    `"warning[CFG0612]: The file "/images/lake.webp" is larger than any screen needs: 9000 × 6000 pixels, 8.0 MB (and 2 more like this). @95:18-37"`,
  );
  expect(diagnosePicture({ width: 4000, height: 3000, bytes: 10_400_000 })).toMatchInlineSnapshot(
    `"warning[CFG0612]: The file "/images/lake.webp" is larger than any screen needs: 4000 × 3000 pixels, 10.4 MB (and 2 more like this). @95:18-37"`,
  );
  expect(diagnosePicture({ width: 8000, height: 6000, bytes: 9_900_000 })).toBe('');
});

test('a drawing that every visitor has to load whole', () => {
  const drawing = '/images/lake.svg';
  const { problems } = checkConfig(
    writeChanged({ '/media/0/files/-': drawing, '/entities/counselors/0/image/src': drawing }),
    new Set([...publicFiles, drawing]),
    { pictures: new Map([[drawing, { width: 300, height: 300, bytes: 740_000 }]]) },
  );
  expect(problems.map(({ code, message }) => `${code}: ${message}`)).toMatchInlineSnapshot(`
    [
      "CFG0612: The file "/images/lake.svg" is 740 kB, and every visitor downloads the whole file.",
    ]
  `);
});

test('an event that is over', () => {
  expect(diagnose({}, { today: '2027-04-19' })).toMatchInlineSnapshot(
    `"warning[CFG0613]: The event ended on 2027-04-18. @208:18-30"`,
  );
});

test('dates in words that do not fit the days', () => {
  expect(diagnose({ '/routes/1/blocks/1/dates': 'April 16–19, 2027' })).toMatchInlineSnapshot(
    `"warning[CFG0614]: "April 16–19, 2027" does not match "start" (2027-04-15) and "end" (2027-04-18). @206:20-39"`,
  );
});

test('nights that do not fit the days', () => {
  expect(
    diagnose({ '/routes/1/blocks/1/text': '<p>Four days and four nights.</p>' }),
  ).toMatchInlineSnapshot(
    `"warning[CFG0614]: "four nights" does not match the dates: "start" to "end" is 4 days and 3 nights. @205:37-48"`,
  );
});

test('colors that are too much alike', () => {
  expect(diagnose({ '/theme': { colors: { muted: '#AAAAAA' } } })).toMatchInlineSnapshot(
    `"error[CFG0615]: "muted" is hard to read on the "from" color of the "noon" gradient: the contrast is 1.7:1 and must be at least 4.5:1. @265:16-25"`,
  );
});

test('a background that is too dark', () => {
  expect(diagnose({ '/theme': { colors: { background: '#333333' } } })).toMatchInlineSnapshot(
    `"error[CFG0615]: "secondaryHover" is hard to read on "background": the contrast is 1.0:1 and must be at least 4.5:1. @265:21-30"`,
  );
});

test('dark colors that are too much alike', () => {
  expect(diagnose({ '/theme': { darkColors: { text: '#3A5A60' } } })).toMatchInlineSnapshot(
    `"error[CFG0615]: "text" is hard to read on the "from" color of the "dawn" gradient: the contrast is 1.2:1 and must be at least 4.5:1. @265:15-24"`,
  );
});

test('an accent that is too pale on the cards of its page', () => {
  expect(diagnose({ '/theme': { colors: { secondary: '#7A6275' } } })).toMatchInlineSnapshot(
    `"error[CFG0615]: "secondary" is hard to read on the "from" color of the "noon" gradient: the contrast is 4.1:1 and must be at least 4.5:1. @265:20-29"`,
  );
});

test('a shade that lets too much of a bright picture through', () => {
  expect(diagnose({ '/theme': { colors: { bar: '#0E3A34' } } })).toMatchInlineSnapshot(
    `"error[CFG0615]: "onPicture" is hard to read on "bar" over a white image: the contrast is 4.4:1 and must be at least 4.5:1. @265:14-23"`,
  );
});

test('dark colors that nobody sees do not matter', () => {
  const theme = { scheme: 'light', darkColors: { text: '#3A5A60' } };
  expect(diagnose({ '/theme': theme })).toMatchInlineSnapshot(`""`);
});

test('a color wash that swallows the text on it', () => {
  const gradients = { dawn: { from: '#B07040', to: '#F3EADD' } };
  expect(diagnose({ '/theme': { gradients } })).toMatchInlineSnapshot(
    `"error[CFG0615]: "muted" is hard to read on the "from" color of the "dawn" gradient: the contrast is 1.4:1 and must be at least 4.5:1. @266:17-26"`,
  );
});

test.each([
  ['cards', { type: 'card-grid', cards: { of: 'documents', actionLabel: 'Open' } }, 'documents'],
  ['bundles', { type: 'card-grid', cards: { of: 'products', kind: 'bundle' } }, 'products'],
  ['testimonials', { type: 'carousel', title: 'What clients say' }, 'testimonials'],
  ['books', { type: 'bookshelf', title: 'Books' }, 'bookCategories'],
])('a block without %s', (_name, block, list) => {
  expect(diagnose({ '/routes/0/blocks/-': block })).toContain(
    `warning[CFG0618]: This block is not shown: "${list}" has no entries for this block.`,
  );
});

test('a block that shows an empty list', () => {
  const cards = { of: 'documents', actionLabel: 'Open' };
  expect(diagnose({ '/routes/0/blocks/-': { type: 'card-grid', cards } })).toMatchInlineSnapshot(
    `"warning[CFG0618]: This block is not shown: "documents" has no entries for this block. @191:19-30"`,
  );
});

test('a page that nothing links to', () => {
  expect(
    diagnose({ '/routes/0/blocks/3': { type: 'notice', notice: 'crisis' } }),
  ).toMatchInlineSnapshot(
    `"warning[CFG0701]: Nothing links to the page "/blog/on-rest". @232:15-34"`,
  );
});

test('a page of the menu that search engines must not list', () => {
  expect(diagnose({ '/routes/1/robots': 'noindex' })).toMatchInlineSnapshot(
    `"warning[CFG0702]: The menu links to "/contact", but "robots": "noindex" hides this page from search engines. @215:17-26"`,
  );
});

test('titles with letters that share images do not have', () => {
  expect(diagnose({ '/routes/1/title': 'Επαφή', '/entities/posts/0/title': '安らぎ' }))
    .toMatchInlineSnapshot(`
      "warning[CFG0616]: The share image leaves this title out because it cannot show the letter "安". @125:18-23
      warning[CFG0616]: The share image leaves this title out because it cannot show the letter "Ε". @194:16-23"
    `);
});

test('a name with letters that share images do not have is reported once', () => {
  expect(
    diagnose({ '/site/name': 'Ήσυχη λίμνη', '/routes/1/title': 'Contact | Ήσυχη λίμνη' }),
  ).toMatchInlineSnapshot(
    `"warning[CFG0616]: The share image leaves this name out because it cannot show the letter "Ή". @3:13-26"`,
  );
});

test('a licence that asks for a link', () => {
  expect(diagnose({ '/media/0/license': 'CC-BY-SA-4.0' })).toMatchInlineSnapshot(
    `"error[CFG0617]: The license CC-BY-SA-4.0 of "The lake" requires a link, which is missing. @63:18-32"`,
  );
});
