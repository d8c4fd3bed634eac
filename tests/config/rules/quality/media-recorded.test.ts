import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

test('CFG0602: a picture without a recorded licence', () => {
  expect(reportChanged({ '/routes/0/blocks/0/image/src': '/images/meadow.webp' }))
    .toMatchInlineSnapshot(`
      "error[CFG0602]: It is not recorded where "/images/meadow.webp" comes from.
        --> site.config.json:162:20
         in Page / > Block 1 (banner) > image
      162 |             "src": "/images/meadow.webp",
          |                    ^^^^^^^^^^^^^^^^^^^^^
          = Add it to "files" of an entry under "media"; your own drawings have the licence "own-work".
        --> site.config.json:56:3 This list says where files come from.

      1 error in site.config.json"
    `);
});

test('a file is reported once, and not when it does not exist', () => {
  const html = '<img src="/images/meadow.webp" alt="">'.repeat(2);
  expect(listCodes({ '/routes/0/blocks/1/text': html })).toEqual(['CFG0602']);
  expect(listCodes({ '/routes/0/blocks/0/image/src': '/images/none.webp' })).toEqual(['CFG0413']);
});
