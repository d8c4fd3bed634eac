import type { TextFinding } from './finding';

const valuesOfOtherLanguages = new Map([
  ['true', 'true'],
  ['yes', 'true'],
  ['on', 'true'],
  ['false', 'false'],
  ['no', 'false'],
  ['off', 'false'],
]);

/** What is wrong with characters that are no part of JSON. */
export function explainWord(word: string, start: number): TextFinding {
  const place = { start, end: start + word.length };
  if (/^(?:\/|#)/.test(word)) {
    return {
      code: 'CFG0102',
      message: 'JSON has no comments.',
      hint: 'Delete this one.',
      ...place,
    };
  }
  if (/^['`´‘’‚“”„«»]/.test(word)) {
    return {
      code: 'CFG0103',
      message: 'Texts and names stand in straight double quotes.',
      hint: `Write " instead of ${word.charAt(0)}.`,
      start,
      end: start + 1,
    };
  }
  const known = valuesOfOtherLanguages.get(word.toLowerCase());
  if (known) {
    return {
      code: 'CFG0107',
      message: `"${word}" is no value.`,
      hint: `Write ${known}.`,
      ...place,
    };
  }
  if (/^[+.-]?[\d.]/.test(word)) {
    return {
      code: 'CFG0107',
      message: 'This is no number as JSON writes it.',
      hint: 'Write digits with a point: 6000 or 0.5. No "+", no zero in front.',
      ...place,
    };
  }
  if (/^[\p{L}_$]/u.test(word)) {
    return {
      code: 'CFG0107',
      message: 'Texts and names stand in double quotes.',
      hint: 'Put " before and after it.',
      ...place,
    };
  }
  return {
    code: 'CFG0110',
    message: 'This character does not belong here.',
    hint: 'Delete it.',
    start,
    end: start + 1,
  };
}
