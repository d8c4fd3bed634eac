import { useEffect, useState } from 'react';
import { useSite } from '../site-context';
import type { FoundPage, SearchRoot } from '../../payload/search/search-index';
import { findPages, isTooLong, readPages } from './find-pages';
import { SearchIndex } from './load-index';

/** Pages of one kind. */
export interface ResultGroup {
  /** the list that they are made from; empty for single pages, and for kinds that were not asked for */
  kind: string;
  total: number;
  /** the first of them */
  pages: FoundPage[];
}

export type Results =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'too-long' }
  | {
      state: 'found';
      groups: ResultGroup[];
      total: number;
      /** what to mark */
      words: string[];
      isPartial: boolean;
    };

interface Wanted {
  query: string;
  /** kinds that are shown apart, in their order */
  kinds: readonly string[];
  /** how many pages of a kind are shown */
  countOf: (kind: string) => number;
}

// One for all searches of this document: each file is fetched once.
let known: SearchIndex | undefined;

/** The pages that a query finds. While the next ones are looked for, the last ones stay. */
export function useResults({ query, kinds, countOf }: Wanted): Results {
  const { base } = useSite();
  const [results, setResults] = useState<Results>({ state: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const show = (next: Results) => {
      if (isCurrent) setResults(next);
    };
    search({ query, kinds, countOf }, base).then(show, () => show({ state: 'failed' }));
    return () => {
      isCurrent = false;
    };
  }, [base, query, kinds, countOf]);

  return results;
}

async function search(
  { query, kinds, countOf }: Wanted,
  base: string | undefined,
): Promise<Results> {
  known ??= new SearchIndex(base);
  const index = known;
  if (isTooLong(query)) return { state: 'too-long' };
  const { pages, words, isPartial } = await findPages(query, index);
  if (pages.length === 0) return { state: 'found', groups: [], total: 0, words, isPartial };
  const root = await index.readRoot();
  const kindOf = (page: number) => {
    const kind = findKind(page, root);
    return kinds.includes(kind) ? kind : '';
  };
  const groups = await Promise.all(
    [...kinds, ''].map(async (kind): Promise<ResultGroup> => {
      const own = pages.filter((page) => kindOf(page) === kind);
      const shown = await readPages(own.slice(0, countOf(kind)), index);
      return { kind, total: own.length, pages: shown };
    }),
  );
  return {
    state: 'found',
    groups: groups.filter(({ total }) => total > 0),
    total: pages.length,
    words,
    isPartial,
  };
}

function findKind(page: number, { kinds }: SearchRoot): string {
  return kinds.findLast(([first]) => first <= page)?.[1] ?? '';
}
