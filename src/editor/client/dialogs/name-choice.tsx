import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { KeepRequest } from '../../protocol/editor-api';
import { words } from '../../words';
import { fileWords } from './file-words';
import { ShortList } from './list-dialog';

interface NameChoiceProps {
  file: string;
  /** a name that no file has */
  free: string;
  /** where the file of that name is used, in words */
  uses: readonly string[];
  choice: KeepRequest['choice'];
  onChoose: (choice: KeepRequest['choice']) => void;
}

/** What happens to another file with the same name. */
export function NameChoice({ file, free, uses, choice, onChoose }: NameChoiceProps) {
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
      {choice === 'replace' && uses.length > 0 && (
        <Typography variant="body2" component="div">
          {fileWords.usedOn}
          <ShortList items={uses} />
        </Typography>
      )}
    </FormControl>
  );
}
