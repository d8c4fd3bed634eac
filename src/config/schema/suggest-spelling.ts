import { isObject } from '../../contract/is-object';
import type { Finding } from '../finding';
import { numberWords } from '../number-words';

/** How to write a value that only has the wrong kind: `"3"` → `3`. */
export function suggestSpelling(kind: string, value: unknown): Pick<Finding, 'hint' | 'fix'> {
  const isNumber = kind === 'number' || kind === 'integer';
  if (value === null) return { hint: `Write ${examples.get(kind)}, or delete the setting.` };
  if (typeof value === 'string') {
    const number =
      (kind === 'number' && /^-?\d+(\.\d+)?$/.test(value)) ||
      (kind === 'integer' && /^-?\d+$/.test(value));
    const yesOrNo = kind === 'boolean' && /^(true|false)$/.test(value);
    if (number || yesOrNo) return removeQuotes(number ? String(Number(value)) : value);
    if (isNumber) return suggestDigits(value);
  }
  if (kind === 'array' && !isObject(value))
    return { hint: 'Put "[" before and "]" after the value.' };
  if (kind === 'string' && typeof value === 'number') {
    const text = `"${value}"`;
    return { hint: `Add quotes: ${text}`, fix: { title: `Write ${text} in quotes.`, text } };
  }
  return {};
}

const examples = new Map([
  ['string', 'words in quotes'],
  ['integer', 'a number in digits'],
  ['number', 'a number in digits'],
  ['boolean', 'true or false'],
  ['array', 'a list: [ … ]'],
]);

function removeQuotes(text: string): Pick<Finding, 'hint' | 'fix'> {
  return {
    hint: `Remove the quotes: ${text}`,
    fix: { title: `Write ${text} without quotes.`, text },
  };
}

/** `"12px"` → 12, `"five"` → 5 */
function suggestDigits(value: string): Pick<Finding, 'hint'> {
  const [, digits] = /^(-?\d+(?:\.\d+)?) ?[a-z%]+$/i.exec(value) ?? [];
  const word = numberWords.indexOf(value.toLowerCase());
  const number = digits ?? (word >= 0 ? String(word) : undefined);
  const example = number === undefined ? 'such as 5' : `: ${number}`;
  return {
    hint: `Write only the number, in digits and without quotes${number ? '' : ', '}${example}`,
  };
}
