import { joinChunks } from '../../../utils/chunk-list';
import type { Diagnostic } from '../../diagnostic';
import { getIn } from '../../../utils/json';
import { memoizeByObject } from '../../../utils/memoize';
import {
  chunkPages,
  fillPlaceholders,
  type ExpandedRoute,
} from '../../../content/placeholders/dynamic-routes';
import { blank } from '../../../content/placeholders/reserved-values';
import { searchLengths } from '../../../content/search-lengths';
import { findTextSource } from '../../../content/write-title';
import { anywhere, sameValue, type Rule } from '../rule';

const longestTitle = searchLengths.title.longest;
const { shortest: shortestDescription, longest: longestDescription } = searchLengths.description;

/** Search results show the whole title and description of each page. */
export const searchSnippetLength = {
  problems: {
    CFG0607: {
      severity: 'warning',
      title: 'The title of a page is too long for search results.',
      cause:
        'Search results show about 60 characters of a title. Start with the most important part and shorten the rest.',
      example: {
        kind: 'settings',
        bad: { '/routes/1/title': 'Contact, or how to find the house by the lake where we listen' },
        good: { '/routes/1/title': 'Contact | Quiet Lake' },
      },
      causedBy: [
        { causes: ['CFG0403'], when: anywhere },
        { causes: ['CFG0407', 'CFG0408'], when: sameValue },
      ],
    },
    CFG0608: {
      severity: 'warning',
      title: 'The description of a page is too short or too long for search results.',
      cause:
        'Search results show 70 to 160 characters of the description below the title. A shorter one is not helpful; a longer one is cut off.',
      example: {
        kind: 'settings',
        bad: { '/routes/1/description': 'How to reach us.' },
        good: {
          '/routes/1/description':
            'Call, write or visit us by the lake: we answer within a day, and the first talk is free.',
        },
      },
      causedBy: [
        { causes: ['CFG0403'], when: anywhere },
        { causes: ['CFG0407', 'CFG0408'], when: sameValue },
      ],
    },
  },
  check: (context) => {
    const reported = new Set<string>();
    return joinChunks(chunkPages(context.pages).map(chooseUnfit))
      .filter(({ route, path, part }) => route.robots === 'index' && path !== '*' && !part)
      .flatMap((page) => {
        const { title, description } = countCharacters(page);
        return [
          ...(title > longestTitle ? [explainTitle(page, title)] : []),
          ...(isUnfit(description) ? [explainDescription(page, description)] : []),
        ].flatMap(({ name, ...fault }): Diagnostic[] => {
          const path = findTextSource(page, name, context);
          const place = path.join('/');
          if (reported.has(place)) return [];
          reported.add(place);
          const isMissing = getIn(context.config, path) === undefined;
          return [{ ...fault, path, ...(isMissing && { message: explainMissing(page) }) }];
        });
      });
  },
} satisfies Rule;

/** The entry that has the text does not have it yet, so that the page shows its name. */
function explainMissing({ path }: ExpandedRoute): string {
  return `The page "${path}" has no description for search results yet.`;
}

type Name = 'title' | 'description';

function explainTitle({ path }: ExpandedRoute, length: number) {
  return {
    name: 'title' as const,
    code: 'CFG0607' as const,
    message: `The title of the page "${path}" has ${length} characters; search results show about ${longestTitle}.`,
    hint: 'Start with the most important part and shorten the rest.',
  };
}

function explainDescription({ path }: ExpandedRoute, length: number) {
  return {
    name: 'description' as const,
    code: 'CFG0608' as const,
    message: `The description of the page "${path}" has ${length} characters; ${shortestDescription} to ${longestDescription} are best for search results.`,
    hint: 'Describe the page in one or two sentences.',
  };
}

/** The pages of which a text is too long or too short, whether or not search engines list them. */
const chooseUnfit = memoizeByObject((pages: readonly ExpandedRoute[]) =>
  pages.filter((page) => {
    const { title, description } = countCharacters(page);
    return title > longestTitle || isUnfit(description);
  }),
);

function isUnfit(description: number): boolean {
  return description < shortestDescription || description > longestDescription;
}

function countCharacters({ route, scope }: ExpandedRoute): Record<Name, number> {
  const description = fillPlaceholders(route.description, scope);
  return {
    title: [...fillPlaceholders(route.title, scope)].length,
    // The list of blanks names it; it is not also too short.
    description: description.includes(blank) ? shortestDescription : [...description].length,
  };
}
