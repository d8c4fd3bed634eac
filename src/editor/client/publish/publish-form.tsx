import { useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ShortList } from '../dialogs/list-dialog';
import { Disclosure } from '../form/disclosure';
import type { PrepareAnswer, PublishTarget } from '../../protocol/publish-api';
import { chooseAction } from './choose-action';
import { ProgramChoice } from './program-choice';
import { PublishPart } from './publish-part';
import { publishWords } from './publish-words';

interface PublishFormProps {
  id: string;
  target: PublishTarget;
  shown: PrepareAnswer;
  message: string;
  takesProgram: boolean;
  chooseTarget: (target: PublishTarget) => void;
  chooseProgram: (takesProgram: boolean) => void;
  publish: (message: string) => void;
}

/** Where it goes, what it is called, all that has changed, and what comes from others. */
export function PublishForm(props: PublishFormProps) {
  const { id, target, shown, message, takesProgram, chooseTarget, chooseProgram, publish } = props;
  const { branch, address, fetchAddress, summary, count, sections, errors, incoming } = shown;
  const [isDetailed, setDetailed] = useState(false);
  const { isPossible, isPublishing } = chooseAction(shown, takesProgram);
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        const written = new FormData(event.currentTarget).get('message');
        if (isPossible) publish(typeof written === 'string' ? written : '');
      }}
    >
      <Stack sx={{ gap: 2 }}>
        {summary === undefined && <Typography>{publishWords.nothing}</Typography>}
        {summary !== undefined && (
          <PublishPart title={publishWords.outgoing(count)} summary={summary} sections={sections}>
            {isPublishing && (
              <TextField
                size="medium"
                key={shown.id}
                name="message"
                label={publishWords.message}
                helperText={publishWords.messageHelp}
                defaultValue={message}
                multiline
                required
                maxRows={8}
              />
            )}
          </PublishPart>
        )}
        <RadioGroup
          aria-label={publishWords.publishTo}
          value={target}
          onChange={(_event, value) => chooseTarget(value === 'review' ? 'review' : 'usual')}
        >
          <FormControlLabel value="usual" control={<Radio />} label={publishWords.usual} />
          <FormControlLabel value="review" control={<Radio />} label={publishWords.review} />
        </RadioGroup>
        <Disclosure
          path={['publish', 'details']}
          label={publishWords.details}
          isOpen={isDetailed}
          onToggle={setDetailed}
        >
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {publishWords.goesTo(branch, address)}
            {fetchAddress !== undefined && ` ${publishWords.comesFrom(fetchAddress)}`}
          </Typography>
        </Disclosure>
        <ProgramChoice shown={shown} takesProgram={takesProgram} onChoose={chooseProgram} />
        {errors.length > 0 && (
          <Alert severity="error">
            {publishWords.wouldHaveErrors}
            <ShortList items={errors} />
          </Alert>
        )}
        {incoming && (
          <PublishPart title={publishWords.incoming} {...incoming}>
            <Typography variant="body2">{publishWords.incomingHelp}</Typography>
          </PublishPart>
        )}
      </Stack>
    </form>
  );
}
