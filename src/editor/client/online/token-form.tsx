import { useState, type FormEvent } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { NewTabLink } from '../new-tab-link';
import { onlineWords } from './online-words';

/** The page that creates a token, with all that it lets a link preselect. */
const tokenPage = `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams({
  name: 'My website',
  description: 'Creates, edits and publishes a website',
  expires_in: '90',
  actions: 'write',
  administration: 'write',
  contents: 'write',
  pages: 'write',
  pull_requests: 'write',
  workflows: 'write',
})}`;

const accountPage = 'https://github.com/signup';

interface TokenFormProps {
  id: string;
  /** whether the person may have no account yet */
  isFirst?: boolean;
  onSubmit: (token: string) => void;
}

/** Explains where to get a token that may create a repository, and takes it. */
export function TokenForm({ id, isFirst = false, onSubmit }: TokenFormProps) {
  const [token, setToken] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const given = token.trim();
    setMissing(given === '');
    if (given !== '') onSubmit(given);
  }

  return (
    <Stack component="form" id={id} noValidate onSubmit={submit}>
      {isFirst && (
        <>
          <Typography>{onlineWords.intro}</Typography>
          <NewTabLink href={accountPage} text={onlineWords.createAccount} />
        </>
      )}
      <Typography sx={{ mt: 1 }}>{onlineWords.tokenHelp}</Typography>
      <NewTabLink href={tokenPage} text={onlineWords.createToken} />
      <ol>
        {onlineWords.tokenChoices.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <TextField
        label={onlineWords.token}
        type="password"
        value={token}
        error={isMissing}
        helperText={isMissing ? onlineWords.noToken : onlineWords.tokenKept}
        onChange={({ target }) => setToken(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </Stack>
  );
}
