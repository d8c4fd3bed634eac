import { useState, type FormEvent, type ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { startingRights, writeTokenPage } from '../../git-hosts/github-token-page';
import { NewTabLink } from '../new-tab-link';
import { netlifyWords } from './netlify-words';
import { onlineWords } from './online-words';

const hosts = {
  gitHub: {
    ...onlineWords,
    accountPage: 'https://github.com/signup',
    tokenPage: writeTokenPage({ rights: startingRights }),
  },
  netlify: {
    ...netlifyWords,
    accountPage: 'https://app.netlify.com/signup',
    tokenPage: 'https://app.netlify.com/user/applications#personal-access-tokens',
  },
};

interface TokenFormProps {
  id: string;
  host?: keyof typeof hosts;
  /** whether the person may have no account yet */
  isFirst?: boolean;
  /** other questions, before the token */
  children?: ReactNode;
  onSubmit: (token: string) => void;
}

/** Explains where to get a token that may create a website at a host, and takes it. */
export function TokenForm(props: TokenFormProps) {
  const { id, host = 'gitHub', isFirst = false, children, onSubmit } = props;
  const { accountPage, tokenPage, ...texts } = hosts[host];
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
          <Typography>{texts.intro}</Typography>
          <NewTabLink href={accountPage} text={texts.createAccount} />
        </>
      )}
      {children}
      <Typography sx={{ mt: 1 }}>{texts.tokenHelp}</Typography>
      <NewTabLink href={tokenPage} text={texts.createToken} />
      <ol>
        {texts.tokenChoices.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <TextField
        size="medium"
        label={onlineWords.token}
        type="password"
        value={token}
        error={isMissing}
        helperText={isMissing ? onlineWords.noToken : texts.tokenKept}
        onChange={({ target }) => setToken(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </Stack>
  );
}
