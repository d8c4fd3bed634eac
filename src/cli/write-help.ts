import { listOptions, writeCall, type Command, type Operands } from './command';
import type { Option, Options } from './options';

const lineWidth = 100;
const leftWidth = 24;

/** What `--help` prints: all that is to know for using a command. */
export function writeHelp<O extends Options>(command: Command<O>): string {
  const { name, about, operands, examples, exits } = command;
  const options = listOptions(command);
  const optionRows = Object.entries(options).map(([key, option]): [string, string] => [
    writeOption(key, option),
    option.about,
  ]);
  const exampleRows = Object.entries(examples).map(([args, text]): [string, string] => [
    writeCall(name, args === '' ? [] : [args]),
    text,
  ]);
  const exitRows: [string, string][] = [
    ['0', exits[0]],
    ...(exits[1] === undefined ? [] : [['1', exits[1]] satisfies [string, string]]),
    ['2', 'incorrect usage, or the command failed'],
  ];
  const parts = [
    wrap(about, lineWidth).join('\n'),
    writeUsage(name, options, operands),
    operands ? writeRows([[operands.value, operands.about]]) : '',
    `Options:\n${writeRows([...optionRows, ['--help', 'shows this help']])}`,
    `Examples:\n${writeRows(exampleRows)}`,
    `Exit codes:\n${writeRows(exitRows, 4)}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function writeUsage(name: string, options: Options, operands?: Operands): string {
  const flags = Object.entries(options).map(
    ([key, option]) => `[${writeOption(key, option)}${option.isList ? ' …' : ''}]`,
  );
  const parts = [...flags, ...(operands ? [writeOperands(operands)] : [])];
  // Lines break between options, not within one.
  const whole = parts.map((part) => part.replaceAll(' ', '\u00A0'));
  const lines = wrap(`Usage: ${writeCall(name, whole)}`, lineWidth - 2);
  return lines.join('\n  ').replaceAll('\u00A0', ' ');
}

function writeOption(key: string, { value }: Option<unknown>): string {
  return value === undefined ? `--${key}` : `--${key} ${value}`;
}

function writeOperands({ value, least = 0, most = Infinity }: Operands): string {
  const all = most > 1 ? `${value} …` : value;
  return least > 0 ? all : `[${all}]`;
}

/** Two columns; a first one that is too long has a line of its own. */
export function writeRows(rows: readonly (readonly [string, string])[], width = leftWidth): string {
  return rows
    .flatMap(([left, right]) => {
      const [first = '', ...rest] = wrap(right, lineWidth - width - 2);
      const indented = rest.map((line) => ' '.repeat(width + 2) + line);
      const isLong = left.length > width - 2;
      return isLong
        ? [`  ${left}`, ' '.repeat(width + 2) + first, ...indented]
        : [`  ${left.padEnd(width)}${first}`, ...indented];
    })
    .join('\n');
}

/** The lines of a text, each as long as fits. */
function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= width) {
        lines[lines.length - 1] = `${last} ${word}`;
      } else {
        lines.push(word);
      }
    }
    return lines;
  });
}
