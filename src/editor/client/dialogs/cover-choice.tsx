import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { fileWords } from './file-words';

interface CoverChoiceProps {
  isKept: boolean;
  onChoose: (isKept: boolean) => void;
}

/** Asks whether the video stays that plays over the image which is replaced. */
export function CoverChoice({ isKept, onChoose }: CoverChoiceProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{fileWords.coveredBy}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={isKept ? 'keep' : 'remove'}
        onChange={({ target }) => onChoose(target.value === 'keep')}
      >
        <FormControlLabel value="remove" control={<Radio />} label={fileWords.removeCover} />
        <FormControlLabel value="keep" control={<Radio />} label={fileWords.keepCover} />
      </RadioGroup>
    </FormControl>
  );
}
