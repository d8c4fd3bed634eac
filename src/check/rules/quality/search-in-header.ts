import { findHeaderSearch, listHeaderSearches } from '../../../content/header-search';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** The field in the header leads to one page, which has an address of its own. */
export const searchInHeader = {
  problems: {
    CFG0650: {
      severity: 'error',
      title: 'The header search cannot use this page.',
      cause:
        'With "inHeader", the header of every page gets a search field that opens the page with the search block. The header has only one search field, so only one page can have this setting, and its path must be fixed.',
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
    return others.map(({ path, address, isOnePage }): Diagnostic => {
      if (!isOnePage) {
        return {
          code: 'CFG0650',
          path,
          message: `The header search needs one fixed page, but "${address}" creates many pages.`,
          hint: 'Move the search block to a page such as "/search", or delete "inHeader".',
        };
      }
      return {
        code: 'CFG0650',
        path,
        message: 'The header already has a search field for another page.',
        hint: 'Delete this setting, or "inHeader" of the other search.',
        ...(first && { related: [{ path: first.path, message: 'The other search is here.' }] }),
      };
    });
  },
} satisfies Rule;
