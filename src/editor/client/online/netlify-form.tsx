import { useState, type FormEvent } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { NewTabLink } from '../new-tab-link';
import { netlifyWords } from './netlify-words';

const accountPage = 'https://app.netlify.com/signup';
const tokenPage = 'https://app.netlify.com/user/applications#personal-access-tokens';

interface NetlifyFormProps {
  id: string;
  /** whether the website has no site at Netlify yet */
  isNew: boolean;
  onSubmit: (token: string, name: string) => void;
}

/** Asks for a token of Netlify and, for a new site, for its name. */
export function NetlifyForm({ id, isNew, onSubmit }: NetlifyFormProps) {
  const [token, setToken] = useState('');
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const given = token.trim();
    setMissing(given === '');
    if (given !== '') onSubmit(given, name.trim());
  }

  return (
    <Stack component="form" id={id} noValidate spacing={2} onSubmit={submit}>
      {isNew && (
        <>
          <Typography>{netlifyWords.intro}</Typography>
          <NewTabLink href={accountPage} text={netlifyWords.createAccount} />
          <TextField
            label={netlifyWords.name}
            value={name}
            helperText={netlifyWords.nameHelp}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
        </>
      )}
      <Typography>{netlifyWords.tokenHelp}</Typography>
      <NewTabLink href={tokenPage} text={netlifyWords.createToken} />
      <TextField
        label={netlifyWords.token}
        type="password"
        value={token}
        error={isMissing}
        helperText={isMissing ? netlifyWords.noToken : netlifyWords.tokenKept}
        onChange={({ target }) => setToken(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </Stack>
  );
}
