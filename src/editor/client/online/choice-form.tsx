import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { holdsSamples } from '../../make-site/sections';
import { NewTabLink } from '../new-tab-link';
import { useEditor } from '../state/editor-context';
import { onlineWords } from './online-words';
import { nameRepository, type OnlineChoice } from './use-put-online';

interface ChoiceFormProps {
  id: string;
  login: string;
  /** the previous answers, if GitHub refused them */
  choice: OnlineChoice | undefined;
  onSubmit: (choice: OnlineChoice) => void;
}

const organizationPage = 'https://github.com/organizations/plan';

/** Asks where the site goes and who can read its files. */
export function ChoiceForm({ id, login, choice, onSubmit }: ChoiceFormProps) {
  const [owner, setOwner] = useState(choice?.owner ?? login);
  const [isPrivate, setPrivate] = useState(choice?.isPrivate ?? false);
  const [isWrong, setWrong] = useState(false);
  const isSample = holdsSamples(useEditor().config);
  // Those who were refused have confirmed it before.
  const [isMeant, setMeant] = useState(choice !== undefined);
  const [isAsked, setAsked] = useState(false);
  const given = owner.trim();
  const [, name = ''] = nameRepository(given || login).split('/');

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isName = /^[\w-]+$/.test(given);
    setWrong(!isName);
    setAsked(isSample && !isMeant);
    if (isName && (isMeant || !isSample)) onSubmit({ owner: given, isPrivate });
  }

  return (
    <Stack component="form" id={id} noValidate spacing={2} onSubmit={submit}>
      <Typography>{onlineWords.signedIn(login)}</Typography>
      <TextField
        size="medium"
        label={onlineWords.owner}
        value={owner}
        error={isWrong}
        helperText={isWrong ? onlineWords.noOwner : onlineWords.ownerHelp(`https://${name}`)}
        onChange={({ target }) => setOwner(target.value)}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <FormControl>
        <FormLabel id={`${id}-readers`}>{onlineWords.whoCanRead}</FormLabel>
        <RadioGroup
          aria-labelledby={`${id}-readers`}
          value={String(isPrivate)}
          onChange={(_event, value) => setPrivate(value === 'true')}
        >
          <FormControlLabel value="false" control={<Radio />} label={onlineWords.isPublic} />
          <FormHelperText sx={{ mt: 0, ml: 4 }}>{onlineWords.publicHelp}</FormHelperText>
          <FormControlLabel value="true" control={<Radio />} label={onlineWords.isPrivate} />
          <FormHelperText sx={{ mt: 0, ml: 4 }}>{onlineWords.privateHelp}</FormHelperText>
        </RadioGroup>
      </FormControl>
      {isSample && (
        <FormControl error={isAsked && !isMeant}>
          <Alert severity="warning" role="note">
            {onlineWords.isSample}
          </Alert>
          <FormControlLabel
            control={
              <Checkbox
                checked={isMeant}
                slotProps={{
                  input: {
                    'aria-describedby': `${id}-sample`,
                    'aria-invalid': isAsked && !isMeant,
                  },
                }}
                onChange={(_event, checked) => setMeant(checked)}
              />
            }
            label={onlineWords.putSample}
          />
          <FormHelperText id={`${id}-sample`} role="alert">
            {isAsked && !isMeant && onlineWords.askSample}
          </FormHelperText>
        </FormControl>
      )}
      <NewTabLink href={organizationPage} text={onlineWords.createOrganization} />
    </Stack>
  );
}
