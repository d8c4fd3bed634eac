import type { Ref } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { FileAnswers } from '../../schema/plan-file';
import { words } from '../../words';
import { CheckboxField } from './form-dialog';

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
        label={words.pictureShows}
        helperText={words.pictureShowsHelp}
        value={alt}
        disabled={isDecorative}
        onChange={({ target }) => onChange({ alt: target.value })}
      />
      <CheckboxField
        isOn={isDecorative}
        onChange={(isOn) => onChange({ isDecorative: isOn })}
        label={words.decorative}
      />
    </Box>
  );
}
