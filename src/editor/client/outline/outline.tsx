import { memo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEventCallback } from '@mui/material/utils';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { fileWords } from '../dialogs/file-words';
import { FilesDialog } from '../dialogs/files-dialog';
import { Icon } from '../icon';
import { column } from '../layout';
import { nameList } from '../../model/name-list';
import { getList } from '../../model/paths';
import { listEntryLists, listSettings } from '../../schema/list-entries';
import { writeLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { EntryList } from './entry-list';
import { OutlineRow } from './outline-row';
import { OutlineSection } from './outline-section';
import { PageList } from './page-list';

/**
 * All that the config holds: pages with their blocks, entries, settings.
 *
 * @param isAlone it has to have a heading
 */
export const Outline = memo(function Outline({ isAlone }: { isAlone: boolean }) {
  const { root, config, selected, select } = useEditor();
  const onSelect = useEventCallback(select);
  const [isListingFiles, setListingFiles] = useState(false);
  return (
    <Box
      component="nav"
      aria-label={words.outline}
      sx={{ ...column, gridArea: 'outline', scrollPaddingTop: 32 }}
    >
      {isAlone && (
        <VisuallyHidden as="h1" tabIndex={-1}>
          {words.outline}
        </VisuallyHidden>
      )}
      <Jumps />
      <Heading part="pages" />
      <PageList />
      <Heading part="entries" />
      {listEntryLists(root).map((list) => (
        <OutlineSection
          key={list.key}
          path={list.path}
          label={nameList(config, list.key)}
          count={getList(config, list.path).length}
        >
          <EntryList list={list} />
        </OutlineSection>
      ))}
      <Heading part="settings" />
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {listSettings(root).map(({ key }) => (
          <li key={key}>
            <OutlineRow
              path={[key]}
              label={writeLabel(key)}
              isSelected={selected.length === 1 && selected[0] === key}
              onSelect={onSelect}
            />
          </li>
        ))}
        <li>
          <Button
            size="small"
            startIcon={<Icon name="files" />}
            onClick={() => setListingFiles(true)}
          >
            {fileWords.files}
          </Button>
        </li>
      </Box>
      {isListingFiles && <FilesDialog onClose={() => setListingFiles(false)} />}
    </Box>
  );
});

/** The parts of the outline, from top to bottom. */
const parts = ['pages', 'entries', 'settings'] as const;

type Part = (typeof parts)[number];

const idOf = (part: Part) => `outline-${part}`;

/** Leads to each part: on a large site, settings are several screens below pages. */
const Jumps = memo(function Jumps() {
  return (
    <Box
      component="ul"
      sx={{
        position: 'sticky',
        top: -16,
        zIndex: 1,
        display: 'flex',
        gap: 1.5,
        listStyle: 'none',
        m: 0,
        mx: -2,
        px: 3,
        py: 0.5,
        bgcolor: 'background.default',
      }}
    >
      {parts.map((part) => (
        <li key={part}>
          <Link
            href={`#${idOf(part)}`}
            variant="body2"
            sx={{ display: 'block', py: 0.25 }}
            onClick={(event) => {
              // The address of the editor stays.
              event.preventDefault();
              const heading = document.querySelector<HTMLElement>(`#${idOf(part)}`);
              heading?.scrollIntoView({ block: 'start' });
              heading?.focus({ preventScroll: true });
            }}
          >
            {words[part]}
          </Link>
        </li>
      ))}
    </Box>
  );
});

const Heading = memo(function Heading({ part }: { part: Part }) {
  return (
    <Typography
      id={idOf(part)}
      tabIndex={-1}
      component="h2"
      variant="overline"
      color="text.secondary"
      sx={{ px: 1, mt: 1.5, outline: 'none', scrollMarginTop: 32 }}
    >
      {words[part]}
    </Typography>
  );
});
