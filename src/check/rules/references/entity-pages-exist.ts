import { entryKinds } from '../../../generated/entry-kinds';
import { nameKind } from '../../../content/entities';
import { nameMissingPages, writeKey } from '../../name-page';
import type { Diagnostic } from '../../diagnostic';
import { examplePage } from '../../problems/examples';
import { pagesOfList, sameValue, type Rule } from '../rule';

/** The pages are there that cards and names of entries are linked to. */
export const entityPagesExist = {
  problems: {
    CFG0415: {
      severity: 'error',
      title: 'The pages that cards link to are missing.',
      cause:
        'Cards of posts, and the names of event hosts, link to a page for each entry. A page with "forEach" and a placeholder in its path makes these pages; this list does not have one.',
      inEditor:
        'Add a page and choose these entries under “Repeat for each”. Its path needs a placeholder, such as /posts/{post.slug}.',
      example: {
        kind: 'settings',
        bad: { '/routes/3': { path: '/visit', ...examplePage } },
        good: { '/routes/3/forEach': 'posts', '/routes/3/path': '/articles/{post.slug}' },
      },
      causedBy: [
        { causes: ['CFG0408'], when: pagesOfList },
        { causes: ['CFG0406', 'CFG0408'], when: sameValue },
      ],
    },
  },
  check: ({ linkedEntries }) =>
    linkedEntries.flatMap(({ kind, addresses, path }): Diagnostic[] => {
      if (addresses) return [];
      const { list } = entryKinds[kind];
      return [
        {
          code: 'CFG0415',
          path,
          message: `This links to a page for each ${nameKind(kind)}, but these pages do not exist.`,
          hint: `Add a page with "forEach": "${list}" and "path": "/${list.toLowerCase()}/${writeKey(kind)}".`,
          ...nameMissingPages(kind),
        },
      ];
    }),
} satisfies Rule;
