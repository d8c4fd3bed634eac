// @promise Vercel and Netlify accept the files of the build for any redirect target, and visitors
// arrive at exactly that URL (judged by the hosts’ own code)

import { expect, test } from 'vitest';
import { findRedirectTargets } from '../../src/content/redirect-targets';

/** Counts how many redirects are followed. */
class CountedRedirects extends Map<string, string> {
  steps = 0;

  override get(from: string): string | undefined {
    this.steps += 1;
    return super.get(from);
  }
}

/** Redirects in a row, the last of which leads to `end`. */
function makeChain(length: number, end: string): CountedRedirects {
  return new CountedRedirects(
    Array.from({ length }, (_, index) => [
      `/step-${index}`,
      index === length - 1 ? end : `/step-${index + 1}#part`,
    ]),
  );
}

test('each redirect has the goal of the last one on its way', () => {
  const { goals, inCircles } = findRedirectTargets(makeChain(3, '/contact#hours'));
  expect([...goals]).toEqual([
    ['/step-0', '/contact#hours'],
    ['/step-1', '/contact#hours'],
    ['/step-2', '/contact#hours'],
  ]);
  expect(inCircles.size).toBe(0);
});

test('what leads into a circle has no goal, and is not in it', () => {
  const { goals, inCircles } = findRedirectTargets(makeChain(5, '/step-3'));
  expect(goals.size).toBe(0);
  expect([...inCircles]).toEqual(['/step-3', '/step-4']);
});

test.each(['/contact', '/step-2990', '/step-0'])(
  'a chain of 3,000 redirects to %s is followed in steps that grow with its length only',
  (end) => {
    for (const backward of [false, true]) {
      const chain = makeChain(3000, end);
      const entries = [...chain];
      const redirects = new CountedRedirects(backward ? entries.toReversed() : entries);
      findRedirectTargets(redirects);
      expect(redirects.steps).toBeGreaterThanOrEqual(3000);
      expect(redirects.steps).toBeLessThanOrEqual(3 * 3000);
    }
  },
);
