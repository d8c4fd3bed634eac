import { useEffect, useRef, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { attributes } from '../contract/page-contract';
import { InputField, searchInput } from '../components/input-field';
import { NoticeNote } from '../components/note';
import { RichText } from '../components/rich-text';
import { askFor, useAskedWords } from '../components/search/asked-words';
import { callsForHelp } from '../components/search/find-pages';
import { SearchResults } from '../components/search/search-results';
import { Section } from '../components/section';
import { useHydrated } from '../components/use-hydrated';
import { writePartId } from '../payload/page-paths';
import type { BlockProps } from './block-props';

/** How long a visitor pauses between two words, in milliseconds. */
const pause = 250;

const form: SxProps<Theme> = ({ space }) => ({
  maxWidth: '44em',
  marginBottom: space.l,
  label: { display: 'block', marginBottom: space.xs, fontWeight: 600 },
  '& > div': { gap: space.s },
  input: { flex: '1 1 14em' },
  '@media (scripting: none)': { display: 'none' },
});

export function Search(props: BlockProps<'search'>) {
  const { id, crisis, withoutScript, words } = props;
  const field = useRef<HTMLInputElement>(null);
  const typing = useRef<number>(undefined);
  const hydrated = useHydrated();
  const query = useAskedWords().trim();

  // What was typed before React was here, or what a link asks for.
  useEffect(() => {
    const linked = new URLSearchParams(location.search).get('q');
    if (field.current?.value) ask();
    else if (linked) askFor(linked);
    return () => clearTimeout(typing.current);
  }, []);

  // What is typed is never touched, its spaces included.
  useEffect(() => {
    const input = field.current;
    if (input && query && input.value.trim() !== query) input.value = query;
  }, [query]);

  function ask(): void {
    clearTimeout(typing.current);
    // The words of the link are no longer those that are looked for.
    if (location.search) history.replaceState(history.state, '', location.pathname);
    askFor(field.current?.value ?? '');
  }

  return (
    <Section {...props}>
      <search>
        <Box
          component="form"
          sx={form}
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            ask();
          }}
          {...{ [attributes.wakesApp]: true }}
        >
          <label htmlFor={writePartId(id, 'field')}>{words.field}</label>
          <Stack direction="row">
            <InputField
              ref={field}
              id={writePartId(id, 'field')}
              {...searchInput}
              onInput={() => {
                clearTimeout(typing.current);
                typing.current = window.setTimeout(ask, pause);
              }}
            />
            {/* Until React is here, the browser would load the page again and lose the words. */}
            <Button type="submit" disabled={!hydrated}>
              {words.button}
            </Button>
          </Stack>
        </Box>
      </search>
      <noscript>
        <RichText nodes={withoutScript} topLevel={3} />
      </noscript>
      <div aria-live="polite">
        {crisis && callsForHelp(query, crisis.words) && (
          <NoticeNote kind={crisis.notice.kind} notice={crisis.notice} />
        )}
      </div>
      {query && <SearchResults query={query} settings={props} />}
    </Section>
  );
}
