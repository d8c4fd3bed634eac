import { memo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { fileWords } from '../dialogs/file-words';
import { FilesDialog } from '../dialogs/files-dialog';
import { Icon } from '../icon';
import { column } from '../layout';
import { getList } from '../../model/paths';
import {
  listEntryLists,
  listSettings,
  type EntryList as ListOfEntries,
} from '../../schema/list-entries';
import { getIn, isList, type Json, type Path } from '../../../utils/json';
import { writeLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { EntryList } from './entry-list';
import { OutlineRow } from './outline-row';
import { OutlineSection } from './outline-section';
import { PageList } from './page-list';

/** Text of the outline. */
const outlineWords = {
  emptyLists: 'More lists',
} as const;

/**
 * All that the config holds: pages with their blocks, entries, settings.
 *
 * @param isAlone it has to have a heading
 */
export const Outline = memo(function Outline({ isAlone }: { isAlone: boolean }) {
  const { root, config, selected, select } = useEditor();
  const [isListingFiles, setListingFiles] = useState(false);
  const lists = listEntryLists(root);
  // Fixed while the editor is open: no list moves as soon as something is added to it.
  const [emptyAtFirst] = useState(
    () => new Set(lists.filter(({ path }) => isEmpty(config, path)).map(({ key }) => key)),
  );
  const empty = lists.filter(({ key }) => emptyAtFirst.has(key));
  const showList = (list: ListOfEntries) => (
    <OutlineSection
      key={list.key}
      paths={[list.path]}
      label={writeLabel(list.key)}
      count={getList(config, list.path).length}
    >
      <EntryList list={list} />
    </OutlineSection>
  );
  return (
    <Box component="nav" aria-label={words.outline} sx={{ ...column, gridArea: 'outline' }}>
      {isAlone && (
        <VisuallyHidden as="h1" tabIndex={-1}>
          {words.outline}
        </VisuallyHidden>
      )}
      <Heading text={words.pages} />
      <PageList />
      <Heading text={words.entries} />
      {lists.filter(({ key }) => !emptyAtFirst.has(key)).map(showList)}
      {empty.length > 0 && (
        <OutlineSection
          paths={empty.map(({ path }) => path)}
          label={outlineWords.emptyLists}
          count={empty.length}
        >
          {empty.map(showList)}
        </OutlineSection>
      )}
      <Heading text={words.settings} />
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {listSettings(root).map(({ key }) => (
          <li key={key}>
            <OutlineRow
              path={[key]}
              label={writeLabel(key)}
              isSelected={selected.length === 1 && selected[0] === key}
              onSelect={() => select([key])}
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

/** Whether a list has no entries, here or in files. */
function isEmpty(config: Json, path: Path): boolean {
  const list = getIn(config, path);
  return list === undefined || (isList(list) && list.length === 0);
}

function Heading({ text }: { text: string }) {
  return (
    <Typography component="h2" variant="overline" color="text.secondary" sx={{ px: 1, mt: 1.5 }}>
      {text}
    </Typography>
  );
}
