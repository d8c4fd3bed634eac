import { expect, test } from 'vitest';
import { dropUnreadClasses, listReadClasses } from '../../src/render/drop-unread-classes';

test('names of parts and states that no style reads are dropped, and no other', () => {
  const html =
    '<a class="MuiButton-root MuiButton-sizeMedium MuiButton-outlined css-1 own" href="/">MuiChip-label</a>';
  expect(dropUnreadClasses(html, listReadClasses('.css-2 .MuiButton-outlined{top:0}'))).toBe(
    '<a class="MuiButton-root MuiButton-outlined css-1 own" href="/">MuiChip-label</a>',
  );
});

test('what a text says is not taken for a class', () => {
  const html = '<p title=" class=MuiChip-label">class="MuiChip-label"</p>';
  expect(dropUnreadClasses(html, new Set())).toBe(html);
});
