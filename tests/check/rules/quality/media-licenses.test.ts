import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

test('CFG0602: a picture without a recorded licence', () => {
  expect(reportChanged({ '/routes/0/blocks/0/image/src': '/images/meadow.webp' }))
    .toMatchInlineSnapshot(`
      "error[CFG0602]: The source of "/images/meadow.webp" is not recorded.
        --> site.config.json:162:20
         in Page / > Block 1 (banner) > image
      162 |             "src": "/images/meadow.webp",
          |                    ^^^^^^^^^^^^^^^^^^^^^
          = Add the file to "files" of an entry under "media". If you made it yourself, use the license "own-work".
        --> site.config.json:56:3 The sources of files are listed here.

      1 error in site.config.json"
    `);
});

test('a file is reported once, and not when it does not exist', () => {
  const html = '<img src="/images/meadow.webp" alt="">'.repeat(2);
  expect(listCodes({ '/routes/0/blocks/1/text': html })).toEqual(['CFG0602']);
  expect(listCodes({ '/routes/0/blocks/0/image/src': '/images/none.webp' })).toEqual(['CFG0413']);
});
