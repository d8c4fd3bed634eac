import { isObject } from '../../utils/json';
import type { Diagnostic } from '../diagnostic';
import { numberWords } from '../../utils/english';

/**
 * How to write a value that only has the wrong kind: `"3"` → `3`.
 *
 * @param end what the advice ends with, such as a period
 * @param unit what the number counts, such as `rem`
 */
export function suggestSpelling(
  kind: string,
  value: unknown,
  end: string,
  unit?: string,
): Pick<Diagnostic, 'hint' | 'fix'> {
  const isNumber = kind === 'number' || kind === 'integer';
  const usual = { hint: `Write ${examples.get(kind)}${end}` };
  if (value === null) return usual;
  if (typeof value === 'string') {
    const number =
      (kind === 'number' && /^-?\d+(\.\d+)?$/.test(value)) ||
      (kind === 'integer' && /^-?\d+$/.test(value));
    const yesOrNo = kind === 'boolean' && /^(true|false)$/.test(value);
    if (number || yesOrNo) return removeQuotes(number ? String(Number(value)) : value);
    if (isNumber) return suggestDigits(value, unit);
  }
  if (kind === 'array' && !isObject(value)) {
    const written = JSON.stringify(value);
    const isShort = written.length <= 60;
    return { hint: isShort ? `Write [${written}].` : 'Put "[" before and "]" after the value.' };
  }
  if (kind === 'string' && typeof value === 'number') {
    const text = `"${value}"`;
    return { hint: `Add quotes: ${text}.`, fix: { title: `Write ${text} in quotes.`, text } };
  }
  return usual;
}

const examples = new Map([
  ['string', 'text in quotes'],
  ['integer', 'a whole number in digits'],
  ['number', 'a number in digits'],
  ['boolean', 'true or false, without quotes'],
  ['array', 'a list: [ … ]'],
  ['object', 'a group: { … }'],
]);

function removeQuotes(text: string): Pick<Diagnostic, 'hint' | 'fix'> {
  return {
    hint: `Remove the quotes: ${text}.`,
    fix: { title: `Write ${text} without quotes.`, text },
  };
}

/** `"12px"` or `"120 USD"` → 12 or 120, `"five"` → 5, `"16px"` → 1 where sizes are in rem */
function suggestDigits(value: string, unit: string | undefined): Pick<Diagnostic, 'hint'> {
  const [, digits, written] = /^[$€£]?(-?\d+(?:\.\d+)?) ?([a-z]*|[%€£])$/i.exec(value) ?? [];
  if (unit === 'rem' && written?.toLowerCase() === 'px') {
    return {
      hint: `Write ${Number(digits) / 16}, without quotes. Sizes are in rem: 1 rem is usually 16px.`,
    };
  }
  const word = numberWords.indexOf(value.toLowerCase());
  const number = digits ?? (word >= 0 ? String(word) : undefined);
  return {
    hint: number
      ? `Write ${number}, without quotes${digits === undefined || digits === value ? '' : ' or other characters'}.`
      : 'Write a number in digits, without quotes, such as 5.',
  };
}
