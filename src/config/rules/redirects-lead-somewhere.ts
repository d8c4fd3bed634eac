import type { Finding } from '../finding';
import { findRepeated } from './find-repeated';
import type { Rule } from './rule-context';

type Fault = Omit<Finding, 'path'>;

/** Every redirect starts where no page is and leads to its goal in one step. */
export const redirectsLeadSomewhere: Rule = ({ config, pages }) => {
  const { redirects } = config;
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const paths = new Set(pages.map(({ path }) => path));
  const reported = new Set<string>();

  const starts = redirects.flatMap(({ from }, index): Finding[] =>
    paths.has(from)
      ? [
          {
            code: 'CFG0412',
            path: ['redirects', index, 'from'],
            message: `There is a page at "${from}", so the redirect would hide it.`,
            hint: 'Delete the redirect or change the address of the page.',
          },
        ]
      : [],
  );
  const repeated = findRepeated(redirects.map(({ from }) => from)).map(
    ({ value, index, first }): Finding => ({
      code: 'CFG0412',
      path: ['redirects', index, 'from'],
      message: `Redirect ${first + 1} starts at "${value}" too.`,
      hint: 'Delete one of them.',
    }),
  );
  const ways = redirects.flatMap(({ from }, index): Finding[] => {
    const fault = followRedirect(from, targets, reported);
    return fault ? [{ ...fault, path: ['redirects', index, 'to'] }] : [];
  });
  return [...starts, ...repeated, ...ways];
};

/** @param reported the addresses of circles that have been reported, to be added to */
function followRedirect(
  from: string,
  targets: ReadonlyMap<string, string>,
  reported: Set<string>,
): Fault | undefined {
  const way = [from];
  for (;;) {
    const next = targets.get(stripAnchor(way.at(-1) ?? ''));
    if (next === undefined) break;
    const address = stripAnchor(next);
    if (way.some((step) => stripAnchor(step) === address)) {
      if (address !== from || reported.has(from)) return undefined;
      for (const step of way) reported.add(stripAnchor(step));
      return {
        code: 'CFG0411',
        message: `The redirects lead in a circle: ${[...way, next].join(' → ')}.`,
        hint: 'Let one of them lead to a page.',
      };
    }
    way.push(next);
  }
  const [, first, second] = way;
  if (second === undefined) return undefined;
  return {
    code: 'CFG0411',
    message: `"${first}" is redirected again.`,
    hint: `Write "${way.at(-1)}", where it leads in the end.`,
  };
}

function stripAnchor(address: string): string {
  return address.replace(/[?#].*$/, '');
}
