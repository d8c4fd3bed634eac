import type { Ref } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { FileAnswers } from '../../schema/plan-file';
import { words } from '../../words';

interface AltFieldsProps {
  alt: string;
  isDecorative: boolean;
  /** of the field for the words */
  inputRef?: Ref<HTMLInputElement>;
  onChange: (answers: Partial<FileAnswers>) => void;
}

/** What a picture shows, or that it adds nothing to the text. */
export function AltFields({ alt, isDecorative, inputRef, onChange }: AltFieldsProps) {
  return (
    <Box>
      <TextField
        inputRef={inputRef}
        fullWidth
        size="small"
        label={words.pictureShows}
        helperText={words.pictureShowsHelp}
        value={alt}
        disabled={isDecorative}
        onChange={({ target }) => onChange({ alt: target.value })}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={isDecorative}
            onChange={({ target }) => onChange({ isDecorative: target.checked })}
          />
        }
        label={words.decorative}
      />
    </Box>
  );
}
