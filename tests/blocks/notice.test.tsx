import { expect, test } from 'vitest';
import { findByRole } from './find-by-role';
import { renderBlock } from './render-block';

test('a notice is a note with a bold first line and no heading', () => {
  const markup = renderBlock('notice', 'valid/full');
  expect(findByRole(markup, 'note')[0]?.name).toBe('In crisis?Call or text 988.');
  expect(markup).toMatch(/<p class="[^"]*MuiAlertTitle-root[^"]*">In crisis\?<\/p>/);
  expect(markup).not.toMatch(/<h[1-6]/);
});
