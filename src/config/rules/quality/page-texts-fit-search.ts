import type { Finding } from '../../finding';
import { fillPlaceholders, type ExpandedRoute } from '../../content/templates';
import { findTextSource } from '../../content/find-text-source';
import type { Rule } from '../rule-context';

// What search engines show of a title and a description before they cut it off.
const longestTitle = 60;
const shortestDescription = 70;
const longestDescription = 160;

/** Search results show the title and description of each page whole. */
export const pageTextsFitSearch: Rule = (context) => {
  const reported = new Set<string>();
  return context.pages
    .filter(({ route, path }) => route.robots === 'index' && path !== '*')
    .flatMap((page) => {
      const title = countCharacters(page, 'title');
      const description = countCharacters(page, 'description');
      return [
        ...(title > longestTitle ? [explainTitle(page, title)] : []),
        ...(description < shortestDescription || description > longestDescription
          ? [explainDescription(page, description)]
          : []),
      ].flatMap(({ name, ...fault }): Finding[] => {
        const path = findTextSource(page, name, context);
        const place = path.join('/');
        if (reported.has(place)) return [];
        reported.add(place);
        return [{ ...fault, path }];
      });
    });
};

type Name = 'title' | 'description';

function explainTitle({ path }: ExpandedRoute, length: number) {
  return {
    name: 'title' as const,
    code: 'CFG0607' as const,
    message: `The title of the page "${path}" has ${length} characters; search results show ${longestTitle}.`,
    hint: 'Put the most important words first, and leave out what is not needed.',
  };
}

function explainDescription({ path }: ExpandedRoute, length: number) {
  return {
    name: 'description' as const,
    code: 'CFG0608' as const,
    message: `The description of the page "${path}" has ${length} characters; ${shortestDescription} to ${longestDescription} are best for search results.`,
    hint: 'Say in one or two sentences what people find on the page.',
  };
}

function countCharacters({ route, scope }: ExpandedRoute, name: Name): number {
  return [...fillPlaceholders(route[name], scope)].length;
}
