import type { ReactNode } from 'react';
import type { FoundPage, Passage } from '../../payload/search/search-index';
import { placeWords } from '../../payload/search/split-words';

/** Letters of an excerpt, and how many of them are before the first word that was looked for. */
const excerpt = { length: 220, before: 70 };

/** A text with the words in it marked that begin with one of those. */
export function markWords(text: string, stems: readonly string[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const place of placeWords(text)) {
    if (!beginsWith(place.word, stems)) continue;
    parts.push(text.slice(end, place.start));
    parts.push(<mark key={place.start}>{text.slice(place.start, place.end)}</mark>);
    end = place.end;
  }
  return [...parts, text.slice(end)];
}

/**
 * What of a page shows these words, in one language: a voice that changed within so few words would
 * be hard to follow. What is in the language of the page comes first.
 */
export function chooseExcerpt(page: FoundPage, stems: readonly string[]): Passage {
  const own: Passage = { text: page.text };
  const passages = [own, ...(page.passages ?? [])];
  const { text, language } =
    passages.find((one) => placeWords(one.text).some(({ word }) => beginsWith(word, stems))) ??
    passages.find((one) => one.text !== '') ??
    own;
  return { text: cutExcerpt(text, stems), language };
}

/** The part of a text around the first such word; its beginning, if it has none. */
function cutExcerpt(text: string, stems: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const words = placeWords(line);
  const found = words.find(({ word }) => beginsWith(word, stems));
  const from = Math.max(0, (found?.start ?? 0) - excerpt.before);
  const first = words.find(({ start }) => start >= from)?.start ?? 0;
  const last = words.findLast(({ end }) => end <= first + excerpt.length)?.end ?? line.length;
  const isWhole = last >= (words.at(-1)?.end ?? 0);
  const start = first <= (words[0]?.start ?? 0) ? 0 : first;
  return `${start > 0 ? '… ' : ''}${line.slice(start, isWhole ? undefined : last)}${isWhole ? '' : ' …'}`;
}

function beginsWith(word: string, stems: readonly string[]): boolean {
  return stems.some((stem) => word.startsWith(stem));
}
