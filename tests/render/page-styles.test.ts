import { expect, test } from 'vitest';
import { splitStyles } from '../../src/render/page-styles';
import { readStyleUses } from '../../src/render/read-style-uses';
import { createStyleCache } from '../../src/shell/style-cache';

const cache = createStyleCache();
cache.inserted = {
  one: '.css-one{color:var(--a)}',
  two: '.css-two{color:var(--b)}',
  three: '.css-three{animation:animation-x 1s}',
};

const globals = [
  { key: 'css-global', ids: ['base'], css: 'body{margin:0}' },
  { key: 'css-global', ids: ['states-late'], css: 'a:hover{color:var(--d)}' },
  { key: 'css-global', ids: ['vars'], css: ':root{--a:1;--b:2;--c:3;--d:4;}' },
  { key: 'css-global', ids: ['animation-x'], css: '@keyframes animation-x{}' },
  { key: 'css-global', ids: ['animation-y'], css: '@keyframes animation-y{}' },
];

function extract(html: string) {
  const ids = Object.keys(cache.inserted).filter((id) => html.includes(`css-${id}`));
  const css = ids.map((id) => cache.inserted[id]).join('');
  return { styles: [...globals, { key: 'css', ids, css }] };
}

function split(above: string, below: string) {
  const [first, rest] = [readStyleUses(above), readStyleUses(below)];
  const { head, late } = splitStyles(extract, cache, '', first, rest);
  return { head: head.map(({ css }) => css).join(''), late };
}

test('the head has what the first block needs, the stylesheet the rest', () => {
  const { head, late } = split('<p class="css-one">', '<p class="css-one css-two">');
  expect(head).toBe('body{margin:0}:root{--a:1}.css-one{color:var(--a)}');
  expect(late).toBe(':root{--b:2;--d:4}a:hover{color:var(--d)}.css-two{color:var(--b)}');
});

test('what is marked as late in the first block is styled late', () => {
  const { head, late } = split('<i class="css-one"><ul data-late class="css-two">', '');
  expect(head).not.toContain('css-two');
  expect(late).toContain('.css-two{');
});

test('what follows in the first block can be late, too', () => {
  const { head, late } = split(
    '<p class="css-one"><i data-late="rest"></i><p class="css-two">',
    '',
  );
  expect(head).toContain('.css-one{');
  expect(head).not.toContain('css-two');
  expect(late).toContain('.css-two{');
});

test('what is only for paper comes late, after what it replaces', () => {
  cache.inserted['four'] =
    '.css-four{margin:0}@media print{.css-four.css-four{display:none}.css-four a{margin:0}}.css-four b{margin:1px}';
  const { head, late } = split('<p class="css-four">', '<p class="css-two">');
  expect(head).toContain('.css-four{margin:0}.css-four b{margin:1px}');
  expect(head).not.toContain('print');
  expect(late).toContain(
    '@media print{.css-four.css-four{display:none}.css-four a{margin:0}}.css-two{',
  );
});

test('an animation comes where it is played, and not at all if nothing plays it', () => {
  const early = split('<p class="css-three">', '');
  expect(early.head).toContain('@keyframes animation-x');
  const later = split('', '<p class="css-three">');
  expect(later.head).not.toContain('@keyframes');
  expect(later.late).toContain('@keyframes animation-x');
  expect(later.late).not.toContain('animation-y');
});

test('what texts and values say of styles means nothing', () => {
  const { head, late } = split(
    '<p title=" data-late=" class="css-one">css-two data-late="true" :root{</p><p style="color:var(--c)">}</p>',
    '<p title="css-three">var(--b)</p>',
  );
  expect(head).toBe('body{margin:0}:root{--a:1;--c:3}.css-one{color:var(--a)}');
  expect(late).toBe(':root{--d:4}a:hover{color:var(--d)}');
});

test('styles of which one is named like the beginning of the other come in the same order', () => {
  const orders = [
    ['five', 'five-more'],
    ['five-more', 'five'],
  ].map((ids) => {
    const names = Object.fromEntries(ids.map((id) => [id, `.css-${id}{margin:0}`]));
    cache.inserted = { ...names };
    return split('<p class="css-five-more css-five">', '').head;
  });
  expect(orders[1]).toBe(orders[0]);
});
