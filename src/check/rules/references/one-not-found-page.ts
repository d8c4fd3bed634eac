import type { Rule } from '../rule';

/** Exactly one page answers all addresses that do not exist. */
export const oneNotFoundPage = {
  problems: {
    CFG0403: {
      severity: 'error',
      title: 'The site does not have exactly one error page ("page not found").',
      cause:
        'The error page has the path "*". Visitors see it instead of a page that does not exist (status 404). The site needs exactly one error page.',
      inEditor: 'Add a page, choose “Code” at the top and write * as its path.',
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
          message: 'The site has no error page for links that do not work ("page not found").',
          hint: 'Add a page with "path": "*".',
        },
      ];
    }
    const [first] = found;
    return found.slice(1).map(({ index }) => ({
      code: 'CFG0403',
      path: ['routes', index, 'path'],
      message: 'The site has two error pages ("page not found").',
      hint: 'Only one page may have "path": "*", and it cannot have "forEach".',
      ...(first && {
        related: [{ path: ['routes', first.index, 'path'], message: 'The first one is here.' }],
      }),
    }));
  },
} satisfies Rule;
