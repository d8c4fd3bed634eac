import { useCallback, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import type { SearchBlock } from '../../generated/block-types';
import type { FoundPage } from '../../payload/search/search-index';
import { CopyLinkButton } from '../copy-link-button';
import { Heading, lowerRank, rankBelow } from '../heading';
import { RichText } from '../rich-text';
import { chooseExcerpt, markWords } from './mark-words';
import { useNumbers } from '../site-context';
import { useResults, type ResultGroup } from './use-results';

const list: SxProps<Theme> = ({ space, vars }) => ({
  marginTop: space.l,
  maxWidth: '44em',
  output: { display: 'block', marginBottom: space.m },
  ol: { margin: 0, padding: 0, listStyle: 'none' },
  'ol > li': { maxWidth: 'none', margin: `0 0 ${space.l}` },
  'li a': { fontWeight: 600 },
  'li p': { margin: `${space.xxs} 0 0`, overflowWrap: 'anywhere' },
  mark: {
    padding: '0 .1em',
    borderRadius: 3,
    color: vars.palette.site.heading,
    background: vars.palette.site.warning,
  },
});

/** What the results need of the block that shows them. */
export type ResultsSettings = Pick<SearchBlock, 'kinds' | 'perKind' | 'nothingFound' | 'words'> & {
  title?: string | undefined;
  headingLevel: 1 | 2;
};

interface SearchResultsProps {
  /** not empty */
  query: string;
  settings: ResultsSettings;
}

/** The pages that a query finds, counselors and posts apart, with the words marked. */
export function SearchResults(props: SearchResultsProps) {
  const [attempt, setAttempt] = useState(0);
  return <Results key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Results({ query, settings, onRetry }: SearchResultsProps & { onRetry: () => void }) {
  const { kinds, perKind, nothingFound, words, title, headingLevel } = settings;
  const [more, setMore] = useState<{ query: string; rows: Record<string, number> }>();
  const rows = more?.query === query ? more.rows : undefined;
  const countOf = useCallback((kind: string) => perKind * (rows?.[kind] ?? 1), [perKind, rows]);
  const lists = useMemo(() => kinds.map(({ of }) => of), [kinds]);
  const results = useResults({ query, kinds: lists, countOf });
  const write = useNumbers();
  const level = rankBelow(headingLevel, title);

  function showMore({ kind }: ResultGroup): void {
    setMore({ query, rows: { ...rows, [kind]: (rows?.[kind] ?? 1) + 1 } });
  }

  function writeStatus(): string {
    switch (results.state) {
      case 'loading':
        return words.loading;
      case 'failed':
        return words.failed;
      case 'too-long':
        return words.tooLong;
      case 'found':
        return results.total === 0 ? words.none : `${words.found} ${write(results.total)}`;
    }
  }

  const found = results.state === 'found' ? results : undefined;
  return (
    <Box sx={list}>
      <output>{writeStatus()}</output>
      {results.state === 'failed' && (
        <Button variant="outlined" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      {found?.total === 0 && <RichText nodes={nothingFound} topLevel={level} />}
      {found?.isPartial && <p>{words.some}</p>}
      {found?.groups.map((group) => (
        <section key={group.kind}>
          <Heading level={level} variant="h3">
            {kinds.find(({ of }) => of === group.kind)?.title ?? words.others}
          </Heading>
          <ol>
            {group.pages.map((page) => (
              <li key={page.path}>
                <Heading level={lowerRank(level)} style={{ margin: 0, font: 'inherit' }}>
                  <a href={page.path} lang={page.titleLanguage}>
                    {markWords(page.title, found.words)}
                  </a>
                </Heading>
                <Excerpt page={page} words={found.words} />
              </li>
            ))}
          </ol>
          {group.total > group.pages.length && (
            <p>
              <Button variant="outlined" onClick={() => showMore(group)}>
                {words.more}
              </Button>
            </p>
          )}
        </section>
      ))}
      {found && found.total > 0 && (
        <CopyLinkButton
          key={query}
          label={words.copyLink}
          query={`?q=${encodeURIComponent(query)}`}
        />
      )}
    </Box>
  );
}

function Excerpt({ page, words }: { page: FoundPage; words: readonly string[] }) {
  const { text, language } = chooseExcerpt(page, words);
  return <p lang={language}>{markWords(text, words)}</p>;
}
