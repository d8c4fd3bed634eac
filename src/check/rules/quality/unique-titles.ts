import { findRepeated } from '../find-repeated';
import type { ExpandedRoute } from '../../../content/placeholders/dynamic-routes';
import { writeTitle } from '../../../content/write-title';
import type { Diagnostic } from '../../diagnostic';
import { pagesOfDuplicates, sameEntry, sameValue, type Rule } from '../rule';

/** Pages can be told apart by the titles that browser tabs and search results show. */
export const uniqueTitles = {
  problems: {
    CFG0603: {
      severity: 'warning',
      title: 'Two pages have the same title.',
      cause:
        'Browser tabs and search results show the title. If two pages have the same title, visitors cannot tell the pages apart.',
      example: {
        kind: 'settings',
        bad: { '/routes/0/title': 'Quiet Lake', '/routes/1/title': 'Quiet Lake' },
        good: { '/routes/0/title': 'Quiet Lake', '/routes/1/title': 'Contact | Quiet Lake' },
      },
      causedBy: [
        { causes: ['CFG0401', 'CFG0403'], when: sameEntry },
        { causes: ['CFG0404', 'CFG0405'], when: pagesOfDuplicates },
        { causes: ['CFG0407', 'CFG0408'], when: sameValue },
      ],
    },
  },
  check: ({ pages, config }) => {
    const titles = pages.map((page) => writeTitle(page, findName(page.route), config));
    const findings = new Map<number, Diagnostic>();
    for (const { index, first } of findRepeated(titles)) {
      const [page, owner] = [pages[index], pages[first]];
      if (!page || !owner || findings.has(page.index)) continue;
      findings.set(page.index, describeTwin(page, owner));
    }
    return [...findings.values()];
  },
} satisfies Rule;

function describeTwin({ route, path, index }: ExpandedRoute, owner: ExpandedRoute): Diagnostic {
  return {
    code: 'CFG0603',
    path: ['routes', index, findName(route)],
    message: `The pages "${owner.path}" and "${path}" have the same title.`,
    hint: 'Give each page a different title.',
    ...(owner.index !== index && {
      related: [
        {
          path: ['routes', owner.index, findName(owner.route)],
          message: 'The other title is here.',
        },
      ],
    }),
  };
}

/** The setting that says what the tab of the browser shows. */
function findName({ discreetTitle }: ExpandedRoute['route']): 'title' | 'discreetTitle' {
  return discreetTitle === undefined ? 'title' : 'discreetTitle';
}
