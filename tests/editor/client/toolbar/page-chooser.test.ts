import { expect, test } from 'vitest';
import { labelPages } from '../../../../src/editor/client/toolbar/page-chooser';

test('pages of one name are told apart by their addresses', () => {
  const pages = [
    { path: '/team/ruth', name: 'Ruth' },
    { path: '/about', name: 'About us' },
    { path: '/book/ruth', name: 'Ruth' },
  ];
  expect(labelPages(pages).map(({ label }) => label)).toEqual([
    'Ruth (/team/ruth)',
    'About us',
    'Ruth (/book/ruth)',
  ]);
});
