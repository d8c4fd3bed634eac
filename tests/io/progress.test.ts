import { expect, test, vi } from 'vitest';
import { Progress } from '../../src/io/progress';
import { ProgressLine } from '../../src/io/progress-line';

/** A progress whose clock stands still until it is set, and what it has shown. */
function watch() {
  const clock = { now: 200 };
  const progress = new Progress(() => clock.now);
  const stream = { write: vi.fn<(text: string) => boolean>(() => true), columns: 80 };
  const { write } = stream;
  progress.showIn(new ProgressLine(stream));
  const shown = () => write.mock.calls.map(([text]) => text.replaceAll('\r\u001B[K', ''));
  return { clock, progress, shown };
}

test('each step is shown as it begins, with the part of the work and how many things there are', () => {
  const { progress, shown } = watch();
  progress.begin('reading public/');
  progress.enter('sites/elm');
  progress.begin('rendering pages', 10_000);
  progress.begin('checking', 1);
  expect(shown()).toEqual([
    'reading public/',
    'sites/elm: rendering pages 0 of 10,000',
    'sites/elm: checking',
  ]);
});

test('what is done is shown ten times a second at most', () => {
  const { clock, progress, shown } = watch();
  progress.begin('rendering pages', 300);
  for (let done = 1; done <= 300; done += 1) {
    clock.now += 1;
    progress.advance(done);
  }
  expect(shown()).toEqual([
    'rendering pages 0 of 300',
    'rendering pages 100 of 300',
    'rendering pages 200 of 300',
    'rendering pages 300 of 300',
  ]);
});

test('things are counted as they are taken', () => {
  const { clock, progress, shown } = watch();
  const taken: string[] = [];
  for (const one of progress.each('taking pictures', ['/', '/about'])) {
    clock.now += 100;
    taken.push(one);
  }
  expect(taken).toEqual(['/', '/about']);
  expect(shown()).toEqual(['taking pictures 0 of 2', 'taking pictures 1 of 2']);
});

test('the line is gone at the end, and nothing is shown any more', () => {
  const { progress, shown } = watch();
  progress.begin('checking');
  progress.end();
  progress.begin('checking again');
  expect(shown()).toEqual(['checking', '']);
});

test('the time of a step is all its times together, and begins with the process', () => {
  const { clock, progress } = watch();
  for (const step of ['checking', 'rendering', 'checking']) {
    progress.begin(step);
    clock.now += 30;
  }
  expect(progress.takeTimes()).toEqual([
    { name: 'starting', ms: 200 },
    { name: 'checking', ms: 60 },
    { name: 'rendering', ms: 30 },
  ]);
  clock.now += 5;
  expect(progress.takeTimes()).toEqual([{ name: 'checking', ms: 5 }]);
});

test('times of other processes are kept apart', () => {
  const { progress } = watch();
  progress.addElsewhere([{ name: 'rendering', ms: 40 }]);
  progress.addElsewhere([{ name: 'rendering', ms: 2 }]);
  expect(progress.listElsewhere()).toEqual([{ name: 'rendering', ms: 42 }]);
  expect(progress.takeTimes()).toEqual([{ name: 'starting', ms: 200 }]);
});
