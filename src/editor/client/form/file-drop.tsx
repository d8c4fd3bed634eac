import { useRef, useState, type DragEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { publicKinds } from '../../../check/public-files/public-endings';
import { Icon } from '../icon';
import { fittingKinds } from '../../schema/fitting-kinds';
import { words } from '../../words';

interface FileDropProps {
  /** what the setting is called */
  label: string;
  format: string;
  onFile: (file: File) => void;
}

/** Takes a file from this computer: chosen by a button, or dropped. */
export function FileDrop({ label, format, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const endings = (fittingKinds[format] ?? []).flatMap((kind) => publicKinds[kind]);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    <Box
      role="presentation"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        p: 0.5,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'text.secondary',
        borderRadius: 1,
        bgcolor: isOver ? 'action.selected' : 'transparent',
      }}
    >
      <Button
        size="small"
        startIcon={<Icon name="upload" />}
        aria-label={`${words.chooseFile}: ${label}`}
        onClick={() => input.current?.click()}
      >
        {words.chooseFile}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {words.dropFile}
      </Typography>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={endings.map((ending) => `.${ending}`).join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </Box>
  );
}
