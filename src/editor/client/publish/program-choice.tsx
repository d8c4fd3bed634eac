import { useId } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ShortList } from '../dialogs/list-dialog';
import type { PrepareAnswer } from '../../protocol/publish-api';
import { publishWords } from './publish-words';

interface ProgramChoiceProps {
  shown: PrepareAnswer;
  takesProgram: boolean;
  onChoose: (takesProgram: boolean) => void;
}

/** When the server has another program: whether the folder gets it, too. */
export function ProgramChoice({ shown, takesProgram, onChoose }: ProgramChoiceProps) {
  const label = useId();
  const { hasNewProgram, contentErrors, errors } = shown;
  if (!hasNewProgram) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      <FormLabel id={label} sx={{ color: 'text.primary' }}>
        {publishWords.newProgram}
      </FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={takesProgram ? 'program' : 'content'}
        onChange={(_event, value) => onChoose(value === 'program')}
      >
        <FormControlLabel value="content" control={<Radio />} label={publishWords.contentOnly} />
        <FormControlLabel value="program" control={<Radio />} label={publishWords.programToo} />
      </RadioGroup>
      {takesProgram && <Typography variant="body2">{publishWords.programHelp}</Typography>}
      {takesProgram && errors.length > 0 && (
        <Alert severity="info">{publishWords.updateFirst}</Alert>
      )}
      {!takesProgram && contentErrors.length > 0 && (
        <Alert severity="error">
          {publishWords.needsProgram}
          <ShortList items={contentErrors} />
        </Alert>
      )}
    </Stack>
  );
}
