import { expect, test } from 'vitest';
import { checkChanged, listCodes, reportChanged } from '../../check-changed';

const src = '/routes/0/blocks/0/image/src';

test('CFG0413: a file that does not exist', () => {
  expect(reportChanged({ [src]: '/images/lakes.webp' })).toMatchInlineSnapshot(`
    "error[CFG0413]: There is no file "/images/lakes.webp" in the public folder.
      --> site.config.json:162:20
       in Page / > Block 1 (banner) > image
    162 |             "src": "/images/lakes.webp",
        |                    ^^^^^^^^^^^^^^^^^^^^
        = Correct the path, or add the file to the public folder. Files in "public/images/", closest first: "/images/lake.webp", "/images/meadow.webp", "/images/podcast.png".

    1 error in site.config.json"
  `);
});

test('CFG0504: a path that leads out of the folder', () => {
  expect(reportChanged({ [src]: '/images/../../secret.webp' })).toMatchInlineSnapshot(`
    "error[CFG0504]: "/images/../../secret.webp" is not a valid file path.
      --> site.config.json:162:20
       in Page / > Block 1 (banner) > image
    162 |             "src": "/images/../../secret.webp",
        |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        = Copy the file into the public folder and write its path: "/images/meadow.webp".

    1 error in site.config.json"
  `);
});

test('capital letters count, and the right ones are named', () => {
  const [problem] = checkChanged({ [src]: '/images/Lake.webp' }).problems;
  expect(problem?.code).toBe('CFG0413');
  expect(problem?.hint).toBe('Correct the path, or rename the file.');
});

test.each(['/images/%2e%2e/a', '/images/a\\b', '/images//lake.webp', '/images/lake.webp?a'])(
  'the path %s is not plain',
  (path) => {
    expect(listCodes({ [src]: path })).toEqual(['CFG0504']);
  },
);

test('documents, media and pictures inside of HTML must exist too', () => {
  expect(listCodes({ '/media/0/files/-': '/video/none.mp4' })).toEqual(['CFG0413']);
  const html = '<figure><img src="/images/none.webp" alt=""></figure>';
  expect(listCodes({ '/routes/0/blocks/1/text': html })).toContain('CFG0413');
  const document = { id: 'guide', title: 'Guide', description: 'x', link: '/pdf/none.pdf' };
  expect(listCodes({ '/entities/documents': [document] })).toEqual(['CFG0413']);
});
