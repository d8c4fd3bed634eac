import { expect, test } from 'vitest';
import { diagnose, listCodes } from '../../check-changed';

function redirectTo(to: string) {
  return { '/redirects/-': { from: '/old-address', to } };
}

test('CFG0530: a redirect to a phone number', () => {
  expect(diagnose(redirectTo('tel:+16155550142'))).toMatchInlineSnapshot(
    `"error[CFG0530]: The redirect goes to "tel:+16155550142", which is not a page. @153:13-31"`,
  );
});

test.each(['mailto:ruth@lake.example', 'TEL:911', 'sms:988'])(
  'a redirect to %s is refused',
  (to) => {
    expect(listCodes(redirectTo(to))).toEqual(['CFG0530']);
  },
);

test.each(['/contact', '/contact#main', 'https://lake.example/', 'HTTPS://lake.example/'])(
  'a redirect to %s is fine',
  (to) => {
    expect(listCodes(redirectTo(to))).not.toContain('CFG0530');
  },
);

test('a redirect to a place on no page is refused', () => {
  expect(listCodes(redirectTo('#top'))).toContain('CFG0530');
});

test('a redirect to something that is not a link at all is one problem', () => {
  expect(listCodes(redirectTo('javascript:alert(1)'))).toEqual(['CFG0501']);
});
