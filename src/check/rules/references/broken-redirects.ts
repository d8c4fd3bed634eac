import {
  findRedirectTargets,
  stripAnchor,
  type RedirectTargets,
} from '../../../content/redirect-targets';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** Every redirect leads to its goal in one step. */
export const brokenRedirects = {
  problems: {
    CFG0411: {
      severity: 'error',
      title: 'A redirect does not go straight to a page.',
      cause:
        'A redirect sends visitors from an old path to a page. It must go straight to the page, without other redirects and without a loop.',
      example: {
        kind: 'settings',
        bad: {
          '/redirects': [
            { from: '/old', to: '/older' },
            { from: '/older', to: '/contact' },
          ],
        },
        good: {
          '/redirects': [
            { from: '/old', to: '/contact' },
            { from: '/older', to: '/contact' },
          ],
        },
      },
    },
  },
  check: ({ config: { redirects }, findPage }) => {
    const targets = new Map(
      redirects.filter(({ from }) => !findPage(from)).map(({ from, to }) => [from, to]),
    );
    const { goals, inCircles } = findRedirectTargets(targets);
    const described = new Set<string>();
    return redirects.flatMap(({ from }, index): Diagnostic[] => {
      if (inCircles.has(from)) {
        if (described.has(from)) return [];
        const circle = listCircle(from, targets);
        for (const step of circle) described.add(stripAnchor(step));
        return [describeCircle(circle, index)];
      }
      const first = targets.get(from);
      const goal = goals.get(from);
      // A way into a circle is corrected where the circle is.
      if (first === undefined || goal === undefined || !targets.has(stripAnchor(first))) return [];
      return [
        {
          code: 'CFG0411',
          path: ['redirects', index, 'to'],
          message: `"${first}" is itself a redirect.`,
          hint: `Write its target instead: "${goal}".`,
        },
      ];
    });
  },
} satisfies Rule;

/** The addresses of a circle, from one of them to itself. */
function listCircle(from: string, targets: RedirectTargets): string[] {
  const way = [from];
  for (let next = targets.get(from); next !== undefined; next = targets.get(stripAnchor(next))) {
    way.push(next);
    if (stripAnchor(next) === from) break;
  }
  return way;
}

function describeCircle(way: readonly string[], index: number): Diagnostic {
  return {
    code: 'CFG0411',
    path: ['redirects', index, 'to'],
    message: `The redirects form a loop: ${way.join(' → ')}.`,
    hint: 'Change one of these redirects so that it goes to a page.',
  };
}
