import type { Finding } from '../../finding';
import type { Rule } from '../rule';

type Targets = ReadonlyMap<string, string>;

/** Every redirect leads to its goal in one step. */
export const redirectsLeadSomewhere = {
  problems: {
    CFG0411: {
      severity: 'error',
      title: 'A redirect does not lead straight to a page.',
      cause:
        'A redirect sends visitors from an old address to a page. It must lead straight there: not to another redirect, and not in a circle.',
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
  check: ({ config: { redirects }, pages }) => {
    const paths = new Set(pages.map(({ path }) => path));
    const targets = new Map(
      redirects.filter(({ from }) => !paths.has(from)).map(({ from, to }) => [from, to]),
    );
    const inCircle = new Set<string>();
    return redirects.flatMap(({ from }, index): Finding[] => {
      const way = followRedirects(from, targets);
      const [, first, second] = way;
      if (first === undefined) return [];
      const last = stripAnchor(way.at(-1) ?? first);
      if (last === from) {
        if (inCircle.has(from)) return [];
        for (const step of way) inCircle.add(stripAnchor(step));
        return [describeCircle(way, index)];
      }
      // A chain that leads into a circle is corrected where the circle is.
      if (second === undefined || targets.has(last)) return [];
      return [
        {
          code: 'CFG0411',
          path: ['redirects', index, 'to'],
          message: `"${first}" is redirected again.`,
          hint: `Write "${way.at(-1)}", where it leads in the end.`,
        },
      ];
    });
  },
} satisfies Rule;

/** The addresses on the way, up to the first one that comes again. */
function followRedirects(from: string, targets: Targets): string[] {
  const way = [from];
  const seen = new Set(way);
  for (let next = targets.get(from); next !== undefined; next = targets.get(stripAnchor(next))) {
    way.push(next);
    const address = stripAnchor(next);
    if (seen.has(address)) break;
    seen.add(address);
  }
  return way;
}

function describeCircle(way: readonly string[], index: number): Finding {
  return {
    code: 'CFG0411',
    path: ['redirects', index, 'to'],
    message: `The redirects lead in a circle: ${way.join(' → ')}.`,
    hint: 'Make one of them lead to a page.',
  };
}

function stripAnchor(address: string): string {
  return address.replace(/[?#].*$/, '');
}
