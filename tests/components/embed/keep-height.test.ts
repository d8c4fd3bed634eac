import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepHeight } from '../../../src/components/embed/keep-height';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function follow() {
  const heights: number[] = [];
  const { report, stop } = keepHeight({ minHeight: 600, shrinkDelay: 300 }, (height) => {
    heights.push(height);
  });
  return { heights, tell: (pixels: number) => report({ by: 'page', pixels }), report, stop };
}

test('a frame grows at once and shrinks when it has been quiet for 300 ms', () => {
  const { heights, tell } = follow();
  tell(830);
  expect(heights).toEqual([830]);
  tell(700);
  vi.advanceTimersByTime(299);
  expect(heights).toEqual([830]);
  vi.advanceTimersByTime(1);
  expect(heights).toEqual([830, 700]);
});

test('a frame that goes to and fro stays as high as it was', () => {
  const { heights, tell } = follow();
  for (let count = 0; count < 10_000; count += 1) tell(count % 2 ? 900 : 700);
  vi.advanceTimersByTime(1000);
  expect(heights).toEqual([700, 900]);
});

test('a frame is never lower than the place kept free, and does not follow a rounding', () => {
  const { heights, tell } = follow();
  tell(300);
  tell(608);
  vi.advanceTimersByTime(1000);
  expect(heights).toEqual([]);
  tell(609);
  expect(heights).toEqual([609]);
});

test('of two measures the larger one counts', () => {
  const { heights, report } = follow();
  report({ by: 'content', pixels: 900 });
  report({ by: 'page', pixels: 700 });
  vi.advanceTimersByTime(1000);
  expect(heights).toEqual([900]);
});

test('nothing comes after the end', () => {
  const { heights, tell, stop } = follow();
  tell(900);
  tell(700);
  stop();
  vi.advanceTimersByTime(1000);
  expect(heights).toEqual([900]);
});
