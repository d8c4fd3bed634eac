import { expect, test } from 'vitest';
import type { Json } from '../../../src/utils/json';
import { describePlace } from '../../../src/editor/schema/describe-place';
import {
  findLinksTo,
  findUsesOfEntry,
  findUsesOfFiles,
} from '../../../src/editor/schema/find-uses';
import { root } from '../documents';

test('where an entry is named and a page is linked to is found', () => {
  const small: Json = {
    entities: { counselors: [{ id: 'ruth', name: 'Ruth' }] },
    navigation: { menu: [{ label: 'About', href: '/about#team' }] },
    routes: [
      {
        path: '/',
        blocks: [
          { type: 'profile', counselor: 'ruth' },
          { type: 'text', title: 'ruth', text: '<p>See <a href="/about">us</a>.</p>' },
        ],
      },
      { path: '/about', blocks: [] },
    ],
  };
  expect(findUsesOfEntry(root, small, { kind: 'counselor', id: 'ruth' })).toEqual([
    ['routes', 0, 'blocks', 0, 'counselor'],
  ]);
  expect(findLinksTo(root, small, ['/about', '/elsewhere'])).toEqual([
    ['navigation', 'menu', 0, 'href'],
    ['routes', 0, 'blocks', 1, 'text'],
  ]);
  expect(describePlace(small, ['routes', 0, 'blocks', 1, 'text'])).toBe(
    'Page “Home” › Text “ruth” › Text',
  );
});

test('a text of one language is named by the language', () => {
  const small: Json = {
    site: { languages: ['en', 'es'] },
    routes: [{ path: '/', blocks: [{ type: 'text', title: { en: 'Hello', es: 'Hola' } }] }],
  };
  const unnamed = { entities: { posts: [{ title: '[___]' }] } };
  expect(describePlace(unnamed, ['entities', 'posts', 0, 'title'])).toBe('Posts › “[___]” › Title');
  expect(describePlace(small, ['routes', 0, 'blocks', 0, 'title', 'es'])).toMatch(
    /› Title › Spanish$/,
  );
});

test('where files are used is found for all of them at once', () => {
  const small: Json = {
    media: [{ title: 'Lake', files: ['/images/lake.webp', '/images/unused.webp'] }],
    entities: { counselors: [{ id: 'ruth', image: { src: '/images/lake.webp' } }] },
    routes: [
      {
        path: '/',
        blocks: [
          {
            type: 'text',
            text: '<p><a href="/pdf/guide.pdf#page=2">Guide</a>, <a href="/pdf/guide.pdf">again</a></p><img src="/images/lake.webp" alt="">',
          },
        ],
      },
    ],
    navigation: { menu: [{ label: 'Guide', href: '/pdf/guide.pdf' }] },
  };
  const files = ['/images/lake.webp', '/images/unused.webp', '/pdf/guide.pdf'];
  expect(Object.fromEntries(findUsesOfFiles(root, small, files))).toEqual({
    '/images/lake.webp': [
      ['entities', 'counselors', 0, 'image', 'src'],
      ['routes', 0, 'blocks', 0, 'text'],
    ],
    '/pdf/guide.pdf': [
      ['routes', 0, 'blocks', 0, 'text'],
      ['navigation', 'menu', 0, 'href'],
    ],
  });
});
