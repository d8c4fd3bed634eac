import { type ProblemCode, problemKinds } from '../problems/problem-kinds';
import type { Example, Settings } from '../problems/problem-kind';

/** Longer values are written on several lines. */
const maxLine = 76;

/** What there is to know about a kind of problem, as text. */
export function writeExplanation(code: ProblemCode): string {
  const { title, cause, example } = problemKinds[code];
  const { bad, good } = writeExample(example);
  return [
    `${code}: ${title}`,
    cause,
    `Wrong:\n${indentLines(bad)}`,
    `Right:\n${indentLines(good)}`,
  ].join('\n\n');
}

function indentLines(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}

/** The two sides of an example, as an editor would write them. */
function writeExample(example: Example): { bad: string; good: string } {
  if (example.kind !== 'settings') {
    return { bad: removeIndent(example.bad), good: removeIndent(example.good) };
  }
  return { bad: writeSettings(example.bad), good: writeSettings(example.good) };
}

/** Settings with their names; entries of a list have none. */
function writeSettings(settings: Settings): string {
  return Object.entries(settings)
    .filter(([, value]) => value !== undefined)
    .map(([pointer, value]) => {
      const name = pointer.slice(pointer.lastIndexOf('/') + 1);
      return /^(?:\d+|-)$/.test(name) ? writeValue(value) : `"${name}": ${writeValue(value)}`;
    })
    .join(',\n');
}

function writeValue(value: unknown): string {
  const short = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
  const text = short.length <= maxLine ? short : JSON.stringify(value, null, 2);
  // An invisible character would make the wrong side look like the right one.
  return text.replaceAll(
    /\p{Format}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Lines below the first are indented as in the config; here they start where the first does. */
function removeIndent(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const indent = Math.min(...rest.map((line) => line.search(/\S|$/)));
  return [first.trimStart(), ...rest.map((line) => line.slice(indent))].join('\n');
}
