import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';
import { minimalConfig } from '../../minimal-config';

const [post] = minimalConfig.entities.posts;

test('CFG0405: two posts with the same slug', () => {
  const second = { ...post, id: 'again', title: 'Rest again' };
  const report = reportChanged({ '/entities/posts/-': second });
  expect(report.split('\n\n')[0]).toMatchInlineSnapshot(`
    "error[CFG0405]: The slug "on-rest" is already used by the post "On rest".
      --> site.config.json:137:17
       in Post again
    137 |         "slug": "on-rest",
        |                 ^^^^^^^^^
        = Give each post a different slug.
      --> site.config.json:124:17 The first use is here.
    124 |         "slug": "on-rest",
        |                 ^^^^^^^^^"
  `);
});

test('posts with slugs of their own are fine', () => {
  const second = { ...post, id: 'again', slug: 'rest-again', title: 'Rest again' };
  expect(listCodes({ '/entities/posts/-': second })).toEqual([]);
});
