import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ShortList } from '../dialogs/short-list';
import type { PrepareAnswer, PublishTarget } from '../editor-api';
import { PublishSections } from './publish-sections';
import { publishWords } from './publish-words';

interface PublishFormProps {
  id: string;
  target: PublishTarget;
  shown: PrepareAnswer;
  message: string;
  chooseTarget: (target: PublishTarget) => void;
  publish: (message: string) => void;
}

/** Where it goes, what it is called, and all that has changed. */
export function PublishForm(props: PublishFormProps) {
  const { id, target, shown, message, chooseTarget, publish } = props;
  const { branch, address, summary, sections, errors, hasNewProgram } = shown;
  const canPublish = summary !== undefined && errors.length === 0;
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        const written = new FormData(event.currentTarget).get('message');
        if (canPublish && typeof written === 'string') publish(written);
      }}
    >
      <Stack sx={{ gap: 2 }}>
        {hasNewProgram && <Alert severity="info">{publishWords.newProgram}</Alert>}
        <RadioGroup
          aria-label={publishWords.publishTo}
          value={target}
          onChange={(_event, value) => chooseTarget(value === 'review' ? 'review' : 'usual')}
        >
          <FormControlLabel value="usual" control={<Radio />} label={publishWords.usual} />
          <FormControlLabel value="review" control={<Radio />} label={publishWords.review} />
        </RadioGroup>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {publishWords.goesTo(branch, address)}
        </Typography>
        {summary === undefined && <Alert severity="info">{publishWords.nothing}</Alert>}
        {errors.length > 0 && (
          <Alert severity="error">
            {publishWords.wouldHaveErrors}
            <ShortList items={errors} />
          </Alert>
        )}
        {summary !== undefined && (
          <>
            <Typography sx={{ fontWeight: 600 }}>{summary}</Typography>
            <TextField
              key={shown.id}
              name="message"
              label={publishWords.message}
              helperText={publishWords.messageHelp}
              defaultValue={message}
              multiline
              required
              maxRows={8}
            />
          </>
        )}
        <PublishSections sections={sections} />
      </Stack>
    </form>
  );
}
