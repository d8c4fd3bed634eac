import { expect, test } from 'vitest';
import { nameClasses, shortenClasses } from '../../src/render/shorten-classes';

const { head, late, names } = nameClasses({
  head: [
    { emotion: 'css-global x', css: '@media print{.css-1x .MuiButton-outlined{top:0}}' },
    { css: '.css-2y:hover,.css-1x{top:0}' },
  ],
  late: '.css-1x{left:0}.css-3z-label{left:1px}',
});

test('classes get short names, the same in all styles of a page', () => {
  expect(head).toEqual([
    { emotion: 'css-global x', css: '@media print{.a0 .MuiButton-outlined{top:0}}' },
    { css: '.a1:hover,.a0{top:0}' },
  ]);
  expect(late).toBe('.a0{left:0}.b0{left:1px}');
});

test('late styles have the same names whatever the head has', () => {
  const one = nameClasses({ head: [{ css: '.css-7{top:0}' }], late: '.css-3z{top:0}' });
  expect(one.late).toBe(nameClasses({ head: [], late: '.css-3z{top:0}' }).late);
});

test('names that no style reads are dropped, except those of components and of our own', () => {
  const html =
    '<a class="MuiButton-root MuiButton-sizeMedium MuiButton-outlined css-1x own" href="/">MuiChip-label</a><b class="css-0">';
  expect(shortenClasses(html, names)).toBe(
    '<a class="MuiButton-root MuiButton-outlined a0 own" href="/">MuiChip-label</a><b>',
  );
});

test('what a text says is not taken for a class', () => {
  const html = '<p title=" class=css-1x">class="css-1x"</p>';
  expect(shortenClasses(html, names)).toBe(html);
});
