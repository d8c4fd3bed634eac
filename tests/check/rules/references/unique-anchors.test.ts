import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';
import { renderVariant } from '../../../hostile/render-variant';
import { fullConfig } from '../../../hostile/string-fields';

test('CFG0414: two blocks of a page with the same anchor', () => {
  expect(reportChanged({ '/routes/0/blocks/0/anchor': 'hello' })).toMatchInlineSnapshot(`
    "error[CFG0414]: Another block of this page already has the anchor "hello".
      --> site.config.json:169:21
       in Page / > Block 2 (text)
    169 |           "anchor": "hello",
        |                     ^^^^^^^
        = Choose another anchor.
      --> site.config.json:165:21 The first use is here.
    165 |           "anchor": "hello"
        |                     ^^^^^^^

    1 error in site.config.json"
  `);
});

test('an anchor like those that the site gives is refused', () => {
  expect(listCodes({ '/routes/0/blocks/0/anchor': 'block-2' })).toEqual(['CFG0414']);
});

test('two pages may use the same anchor', () => {
  expect(listCodes({ '/routes/1/blocks/0/anchor': 'hello' })).toEqual([]);
});

test('the ids that pages give their own parts cannot be anchors', () => {
  const routes = fullConfig.routes.map((route) => ({
    ...route,
    header: true,
    footer: true,
    quickExit: true,
    blocks: route.blocks.map((block) => ({ ...block, anchor: undefined })),
  }));
  const { pages } = renderVariant('', { ...fullConfig, routes }, '/app.js');
  const html = pages.map((page) => page.html).join('');
  const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  expect(ids.size).toBeGreaterThan(30);
  const taken = [...ids].map((id) => [id, ...listCodes({ '/routes/0/blocks/0/anchor': id })]);
  // An anchor holds no underscore, so those of parts of blocks cannot be taken.
  const codes = [...ids].map((id) => [id, id?.includes('_') ? 'CFG0308' : 'CFG0414']);
  expect(taken).toEqual(codes);
});
