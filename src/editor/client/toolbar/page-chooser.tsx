import { memo, useMemo } from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { findLanguage, listPages, type ListedPage } from '../../model/find-route';
import { narrowScreen } from '../layout';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';

export const pageChooserId = 'page-chooser';

/** A page that can be chosen. */
interface OfferedPage {
  path: string;
  name: string;
  /** its name, with its address where others have the same one */
  label: string;
}

/** A page is found by its title and its address; of very many, these are shown before a person types. */
const filterOptions = createFilterOptions<OfferedPage>({
  limit: 50,
  stringify: ({ name, path }) => `${name} ${path}`,
});

/** Which page is in the preview. */
export const PageChooser = memo(function PageChooser() {
  const { config, page, showPage } = useEditor();
  const pages = listPages(config);
  const shown = findLanguage(config, page);
  const offered = useMemo(
    () => labelPages(pages.filter(({ language }) => language === undefined || language === shown)),
    [pages, shown],
  );
  const chosen = offered.find(({ path }) => path === page);
  return (
    <Autocomplete
      id={pageChooserId}
      size="small"
      autoHighlight
      disableClearable
      // The list is a part of the toolbar: all that is on a page belongs to one of its landmarks.
      disablePortal
      options={offered}
      filterOptions={filterOptions}
      value={chosen ?? { path: page, name: page, label: page }}
      getOptionLabel={({ label }) => label}
      isOptionEqualToValue={(one, other) => one.path === other.path}
      noOptionsText={words.nothingFound}
      onChange={(_event, { path }) => showPage(path)}
      sx={{
        flex: '1 1 140px',
        maxWidth: 'clamp(140px, 20vw, 300px)',
        [`@media ${narrowScreen}`]: { flexBasis: 88, maxWidth: 'none' },
        '& input': { textOverflow: 'ellipsis' },
      }}
      slotProps={{
        popper: {
          popperOptions: { strategy: 'fixed' },
          placement: 'bottom-start',
          sx: { minWidth: 'min(340px, 90vw)' },
        },
      }}
      renderOption={({ key: _key, ...row }, { path, name }) => (
        <Box component="li" key={path} {...row}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <div>{name}</div>
            {name !== path && (
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{path}</Box>
            )}
          </Box>
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={words.page}
          slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
});

/**
 * Names pages for a choice of pages: by their names, with their addresses where several have the
 * same one, as the profile of a person and the page with their calendar.
 */
export function labelPages(pages: readonly Pick<ListedPage, 'path' | 'name'>[]): OfferedPage[] {
  const counts = new Map<string, number>();
  for (const { name } of pages) counts.set(name, (counts.get(name) ?? 0) + 1);
  return pages.map(({ path, name }) => ({
    path,
    name,
    label: (counts.get(name) ?? 0) > 1 ? `${name} (${path})` : name,
  }));
}
