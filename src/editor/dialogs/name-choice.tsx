import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { KeepRequest } from '../editor-api';
import { words } from '../words';

interface NameChoiceProps {
  file: string;
  /** a name that no file has */
  free: string;
  choice: KeepRequest['choice'];
  onChoose: (choice: KeepRequest['choice']) => void;
}

/** What happens to another file with the same name. */
export function NameChoice({ file, free, choice, onChoose }: NameChoiceProps) {
  return (
    <FormControl>
      <FormLabel>{words.nameTaken(file)}</FormLabel>
      <RadioGroup
        value={choice}
        onChange={({ target }) => onChoose(target.value === 'replace' ? 'replace' : 'both')}
      >
        <FormControlLabel value="both" control={<Radio />} label={words.keepBoth(free)} />
        <FormControlLabel value="replace" control={<Radio />} label={words.replaceFile} />
      </RadioGroup>
    </FormControl>
  );
}
