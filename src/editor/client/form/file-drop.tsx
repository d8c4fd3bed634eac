import { useRef, useState, type DragEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fileWords } from '../dialogs/file-words';
import { Icon } from '../icon';
import { listChoosable } from '../../schema/fitting-kinds';
import { words } from '../../words';

interface FileDropProps {
  /** what the setting is called */
  label: string;
  format: string;
  /** of the setting */
  pattern?: string | undefined;
  /** several images can be taken at once */
  isSeveral?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes a file from this computer, or several: chosen by a button, dropped or pasted. */
export function FileDrop({ label, format, pattern, isSeveral = false, onFiles }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { endings } = listChoosable(format, pattern);

  const choose = isSeveral ? fileWords.chooseImages : words.chooseFile;

  function take(list: FileList | null) {
    const files = [...(list ?? [])].slice(0, isSeveral ? undefined : 1);
    if (files.length > 0) onFiles(files);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
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
      onPaste={(event) => take(event.clipboardData.files)}
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
        aria-label={`${choose}: ${label}`}
        onClick={() => input.current?.click()}
      >
        {choose}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {isSeveral ? fileWords.dropImages : words.dropFile}
      </Typography>
      <input
        ref={input}
        hidden
        type="file"
        multiple={isSeveral}
        aria-label={label}
        accept={endings.map((ending) => `.${ending}`).join(',')}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </Box>
  );
}
