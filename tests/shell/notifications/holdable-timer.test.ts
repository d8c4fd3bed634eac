import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HoldableTimer } from '../../../src/shell/notifications/holdable-timer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it ends after its time, not a millisecond before', () => {
  const end = vi.fn<() => void>();
  new HoldableTimer(4000, end).run();
  vi.advanceTimersByTime(3999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test('it does not run before it is started', () => {
  const end = vi.fn<() => void>();
  const timer = new HoldableTimer(4000, end);
  timer.hold();
  vi.advanceTimersByTime(10_000);
  expect(end).not.toHaveBeenCalled();
});

test('held, it stops, and goes on with what was left', () => {
  const end = vi.fn<() => void>();
  const timer = new HoldableTimer(4000, end);
  timer.run();
  vi.advanceTimersByTime(3000);
  timer.hold();
  vi.advanceTimersByTime(60_000);
  timer.run();
  vi.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});
