import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TooltipTiming } from '../../src/shell/tooltip-timing';

let open: string | undefined;
let timing: TooltipTiming<string>;

beforeEach(() => {
  vi.useFakeTimers();
  open = undefined;
  timing = new TooltipTiming({ openDelay: 700, skipDelay: 300 }, (target) => {
    open = target;
  });
});
afterEach(() => void vi.useRealTimers());

function openFirst(): void {
  timing.attend('first');
  vi.advanceTimersByTime(700);
}

test('it opens after the delay, not a millisecond before', () => {
  timing.attend('first');
  vi.advanceTimersByTime(699);
  expect(open).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(open).toBe('first');
});

test('it does not open when the pointer only passes', () => {
  timing.attend('first');
  vi.advanceTimersByTime(600);
  timing.attend(undefined);
  vi.advanceTimersByTime(1000);
  expect(open).toBeUndefined();
});

test('it closes when the pointer leaves', () => {
  openFirst();
  timing.attend(undefined);
  expect(open).toBeUndefined();
});

test('299 ms after one has closed the next opens at once', () => {
  openFirst();
  timing.attend(undefined);
  vi.advanceTimersByTime(299);
  timing.attend('second');
  vi.advanceTimersByTime(0);
  expect(open).toBe('second');
});

test('301 ms after one has closed the next waits', () => {
  openFirst();
  timing.attend(undefined);
  vi.advanceTimersByTime(301);
  timing.attend('second');
  vi.advanceTimersByTime(699);
  expect(open).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(open).toBe('second');
});

test('from one straight to the next, it opens at once', () => {
  openFirst();
  timing.attend('second');
  vi.advanceTimersByTime(0);
  expect(open).toBe('second');
});

test('dismissed, it stays closed until the visitor turns to something else', () => {
  openFirst();
  timing.dismiss();
  timing.attend('first');
  vi.advanceTimersByTime(5000);
  expect(open).toBeUndefined();
  timing.attend(undefined);
  openFirst();
  expect(open).toBe('first');
});
