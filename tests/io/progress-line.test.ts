import { expect, test } from 'vitest';
import { ProgressLine } from '../../src/io/progress-line';

/** Two streams that write to one terminal, and what is on it in the end. */
function openTerminal(columns = 80) {
  const written: string[] = [];
  const makeStream = () => ({
    columns,
    write(text: string | Uint8Array): boolean {
      written.push(String(text));
      return true;
    },
  });
  const [errors, output] = [makeStream(), makeStream()];
  const line = new ProgressLine(errors, [output]);
  const screen = () =>
    written
      .join('')
      .split('\n')
      .map((text) => text.split('\r\u001B[K').at(-1));
  return { errors, output, line, screen };
}

test('one text takes the place of the other', () => {
  const { line, screen } = openTerminal();
  line.show('reading 1 of 2');
  line.show('done');
  expect(screen()).toEqual(['done']);
});

test('what else is written begins in an empty line, whichever stream it is written to', () => {
  const { errors, output, line, screen } = openTerminal();
  line.show('rendering pages');
  output.write('elm: built\n');
  line.show('rendering more pages');
  errors.write('warning: a text is long\n');
  errors.write('two\n');
  expect(screen()).toEqual(['elm: built', 'warning: a text is long', 'two', '']);
});

test('a text that is wider than the terminal is cut, so that it stays one line', () => {
  const { line, screen } = openTerminal(12);
  line.show('rendering pages');
  expect(screen()).toEqual(['rendering …']);
});

test('what is taken away leaves nothing', () => {
  const { line, screen } = openTerminal();
  line.show('rendering pages');
  line.clear();
  line.clear();
  expect(screen()).toEqual(['']);
});
