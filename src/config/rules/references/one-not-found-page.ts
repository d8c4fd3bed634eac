import type { Rule } from '../rule-context';

/** Exactly one page answers all addresses that do not exist. */
export const oneNotFoundPage: Rule = ({ pages }) => {
  const found = pages.filter(({ path }) => path === '*');
  if (found.length === 0) {
    return [
      {
        code: 'CFG0403',
        path: ['routes'],
        message: 'No page answers addresses that do not exist.',
        hint: 'Add a page with "path": "*".',
      },
    ];
  }
  const [first] = found;
  return found.slice(1).map(({ index }) => ({
    code: 'CFG0403',
    path: ['routes', index, 'path'],
    message: 'Two pages answer addresses that do not exist.',
    hint: 'Only one page may have "path": "*", and without "forEach".',
    ...(first && {
      related: [{ path: ['routes', first.index, 'path'], message: 'The first one is here.' }],
    }),
  }));
};
