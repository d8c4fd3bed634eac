import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Json, Path } from '../../../utils/json';
import { findAnswers } from '../../model/search-answers';
import { findSettingsCalled } from '../../schema/find-settings';
import { findListsCalled } from '../../schema/list-entries';
import { partExamples } from '../../schema/block-parts';
import { groupExamples } from '../../schema/group-examples';
import { findExamples, listExamples, listStems, type Example } from '../../schema/list-examples';
import { describeNewEntry, type NewEntry } from '../../schema/plan-entry';
import type { SchemaNode } from '../../schema/schema-node';
import { nameOne } from '../../model/name-list';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { BlockDrawing } from './block-drawing';
import { EntryDialog } from './entry-dialog';
import { SearchAnswers } from './search-answers';
import { takeFocus } from './form-dialog';

const pickerWords = {
  next: 'Often next on this site',
  unfit: 'For other kinds of pages',
} as const;

/** The whole card is the button. */
const card = {
  p: 0,
  height: '100%',
  flexDirection: 'column',
  alignItems: 'stretch',
  borderRadius: 1,
  overflow: 'hidden',
} as const;

interface ExamplePickerProps {
  /** the choice of blocks: each of its branches can be added, in each of its examples */
  node: SchemaNode;
  /** where it is added: on which page, and below which block */
  place: { page: Path; before: Json | undefined };
  onClose: () => void;
  onChoose: (branch: SchemaNode, example: Json | undefined) => void;
}

/** Shows all kinds of blocks, drawn as they would begin, with what the schema says they are for. */
export function ExamplePicker({ node, place, onClose, onChoose }: ExamplePickerProps) {
  const { root, config, focusSetting } = useEditor();
  const [sought, setSought] = useState('');
  const [added, setAdded] = useState<NewEntry>();
  const examples = listExamples(root, node);
  const found = findExamples(examples, sought);
  const { next, others, unfit } = groupExamples(found, config, place);
  const groups = [
    { heading: pickerWords.next, shown: next },
    ...partExamples(others),
    { heading: pickerWords.unfit, shown: unfit },
  ].filter(({ shown }) => shown.length > 0);
  const stems = listStems(sought);
  const entries = findListsCalled(root, stems);
  const settings = findSettingsCalled(root, stems);
  const answers = findAnswers(stems);
  const isNothing = found.length + entries.length + settings.length + answers.length === 0;

  if (added) return <EntryDialog entry={added} onClose={onClose} />;
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose}>
      <DialogTitle>{words.chooseKind}</DialogTitle>
      <DialogContent dividers sx={{ height: '75vh' }}>
        <TextField
          inputRef={takeFocus}
          fullWidth
          label={words.search}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        {entries.map((list) => (
          <Button
            key={list.key}
            sx={{ mt: 1 }}
            onClick={() => setAdded(describeNewEntry(root, config, list))}
          >
            {words.addOne(nameOne(config, list.key, list.items.title))}
          </Button>
        ))}
        <SearchAnswers
          settings={settings}
          answers={answers}
          onOpen={(setting) => {
            onClose();
            focusSetting(setting);
          }}
        />
        {groups.map(({ heading, shown }) => (
          <Box key={heading} component="section" aria-label={heading}>
            <Typography variant="overline" component="h3" color="text.secondary" sx={{ mt: 1.5 }}>
              {heading}
            </Typography>
            <ExampleList
              examples={shown}
              onChoose={({ branch, body }) => {
                onClose();
                onChoose(branch, body);
              }}
            />
          </Box>
        ))}
        {isNothing && <Typography>{words.nothingFound}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ExampleListProps {
  examples: readonly Example[];
  onChoose: (example: Example) => void;
}

function ExampleList({ examples, onChoose }: ExampleListProps) {
  return (
    <List
      disablePadding
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
      }}
    >
      {examples.map((example) => (
        <Card key={example.drawing} component="li" variant="outlined" sx={{ overflow: 'visible' }}>
          <ListItemButton sx={card} onClick={() => onChoose(example)}>
            <BlockDrawing address={example.drawing} />
            <ListItemText
              primary={example.label}
              secondary={example.description}
              sx={{ px: 1.5, py: 0.5 }}
              slotProps={{
                primary: { variant: 'subtitle2', component: 'span' },
                secondary: { variant: 'caption' },
              }}
            />
          </ListItemButton>
        </Card>
      ))}
    </List>
  );
}
