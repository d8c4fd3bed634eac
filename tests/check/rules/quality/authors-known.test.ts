import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

test('CFG0660: a post that is signed with a name that is nearly that of a counselor', () => {
  expect(reportChanged({ '/entities/posts/0/author': 'Rut Arden' })).toMatchInlineSnapshot(`
    "warning[CFG0660]: No counselor is named "Rut Arden".
      --> site.config.json:127:19
       in Post rest
    127 |         "author": "Rut Arden",
        |                   ^^^^^^^^^^^
        = Write a counselor’s name exactly as listed: "Ruth Arden".

    1 warning in site.config.json"
  `);
});

test('a guest may sign', () => {
  expect(listCodes({ '/entities/posts/0/author': 'Miriam Hale' })).toEqual([]);
});
