import { findHeaderSearch, listHeaderSearches } from '../../content/header-search';
import type { Finding } from '../../finding';
import type { Rule } from '../rule';

/** The field in the header leads to one page, which has an address of its own. */
export const searchInHeader = {
  problems: {
    CFG0650: {
      severity: 'error',
      title: 'The search field of the header cannot lead to this page.',
      cause:
        'A search with "inHeader" gets a field in the header of all pages, which leads to the page with the search. There is one such field, so there can be one such page, with an address that is always the same.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/0/blocks/-': {
            type: 'search',
            inHeader: true,
            nothingFound: '<p>Call us.</p>',
            withoutScript: '<p>Use the menu.</p>',
          },
          '/routes/1/blocks/-': {
            type: 'search',
            inHeader: true,
            nothingFound: '<p>Call us.</p>',
            withoutScript: '<p>Use the menu.</p>',
          },
        },
        good: {
          '/routes/0/blocks/-': {
            type: 'search',
            inHeader: true,
            nothingFound: '<p>Call us.</p>',
            withoutScript: '<p>Use the menu.</p>',
          },
        },
      },
    },
  },
  check: ({ config }) => {
    const first = findHeaderSearch(config);
    const others = listHeaderSearches(config).filter(
      ({ address, isOnePage }) => !isOnePage || address !== first?.address,
    );
    return others.map(({ path, address, isOnePage }): Finding => {
      if (!isOnePage) {
        return {
          code: 'CFG0650',
          path,
          message: `"${address}" is not the address of one page, so no field can lead there.`,
          hint: 'Delete this setting, and write the search into a page of its own, such as "/search".',
        };
      }
      return {
        code: 'CFG0650',
        path,
        message: 'The field in the header leads to another search already.',
        hint: 'Delete this setting, or that of the other search.',
        ...(first && { related: [{ path: first.path, message: 'It leads to this one.' }] }),
      };
    });
  },
} satisfies Rule;
