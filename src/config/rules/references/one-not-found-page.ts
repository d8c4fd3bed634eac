import type { Rule } from '../rule';

/** Exactly one page answers all addresses that do not exist. */
export const oneNotFoundPage = {
  problems: {
    CFG0403: {
      severity: 'error',
      title: 'There is not exactly one page for addresses that do not exist.',
      cause:
        'One page has the address "*": visitors see it when they follow a link to a page that does not exist. There must be exactly one.',
      inEditor: 'Add a page; then choose “Text” at the top, and write * as its path there.',
      example: {
        kind: 'settings',
        bad: { '/routes/4/path': '/lost' },
        good: { '/routes/4/path': '*' },
      },
    },
  },
  check: ({ pages }) => {
    const found = pages.filter(({ path }) => path === '*');
    if (found.length === 0) {
      return [
        {
          code: 'CFG0403',
          path: ['routes'],
          message: 'There is no page for addresses that do not exist.',
          hint: 'Add a page with "path": "*".',
        },
      ];
    }
    const [first] = found;
    return found.slice(1).map(({ index }) => ({
      code: 'CFG0403',
      path: ['routes', index, 'path'],
      message: 'There are two pages for addresses that do not exist.',
      hint: 'Only one page may have "path": "*", and without "forEach".',
      ...(first && {
        related: [{ path: ['routes', first.index, 'path'], message: 'The first one is here.' }],
      }),
    }));
  },
} satisfies Rule;
