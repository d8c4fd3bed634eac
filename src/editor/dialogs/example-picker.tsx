import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Json } from '../model/change';
import { listBranches, type SchemaNode } from '../schema/schema-node';
import { writeLabel } from '../schema/write-label';
import { useEditor } from '../state/editor-context';
import { words } from '../words';
import { takeFocus } from './take-focus';

interface ExamplePickerProps {
  isOpen: boolean;
  /** a choice: each of its branches can be added, in each of its examples */
  node: SchemaNode;
  onClose: () => void;
  onChoose: (branch: SchemaNode, example: Json | undefined) => void;
}

/** Shows all kinds of blocks with what they are for, and the examples that the schema has of each. */
export function ExamplePicker({ isOpen, node, onClose, onChoose }: ExamplePickerProps) {
  const { root } = useEditor();
  const [sought, setSought] = useState('');
  const examples = listBranches(root, node).flatMap(listExamples);
  const found = examples.filter(({ text }) => text.includes(sought.trim().toLowerCase()));

  function close() {
    setSought('');
    onClose();
  }

  return (
    <Dialog open={isOpen} fullWidth maxWidth="sm" onClose={close}>
      <DialogTitle>{words.chooseKind}</DialogTitle>
      <DialogContent dividers sx={{ height: 480 }}>
        <TextField
          inputRef={takeFocus}
          fullWidth
          size="small"
          label={words.search}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <List>
          {found.map(({ branch, body, label, description }) => (
            <li key={label}>
              <ListItemButton
                sx={{ borderRadius: 1 }}
                onClick={() => {
                  close();
                  onChoose(branch, body);
                }}
              >
                <ListItemText primary={label} secondary={description} />
              </ListItemButton>
            </li>
          ))}
        </List>
        {found.length === 0 && <Typography>{words.listIsEmpty}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{words.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface Example {
  branch: SchemaNode;
  body: Json | undefined;
  label: string;
  description: string;
  /** all words by which it is found */
  text: string;
}

function listExamples(branch: SchemaNode): Example[] {
  const { description = '', alsoCalled = [], properties } = branch;
  const kind = properties?.['type']?.const;
  const snippets = branch.defaultSnippets ?? [{ label: String(kind), body: undefined }];
  return snippets.map(({ label, body }) => ({
    branch,
    body,
    label: writeLabel(label),
    description,
    text: [writeLabel(label), description, ...alsoCalled].join(' ').toLowerCase(),
  }));
}
