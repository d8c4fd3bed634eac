import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { signInWords as words } from './sign-in-words';
import type { OpenMessage } from '../protocol/worker-messages';

/** The token and the repository that it is for. */
export interface Credentials extends Omit<OpenMessage, 'kind' | 'host' | 'api'> {
  /** whether the tab keeps them */
  isKept: boolean;
}

interface SignInProps {
  /** `mary/practice`, or nothing */
  repository: string;
  /** where people use the host: `https://github.com` */
  web: string;
  /** why the last try failed */
  fault?: string | undefined;
  /** @returns why the site could not be opened */
  onSignIn: (credentials: Credentials) => Promise<string | undefined>;
}

/** Large enough for a thumb. */
const ownLine = { display: 'inline-block', py: 1 } as const;

/** Asks for the repository and a token, and explains where to get one. */
export function SignIn({ repository: known, web, fault: before, onSignIn }: SignInProps) {
  const [repository, setRepository] = useState(known);
  const [token, setToken] = useState('');
  const [isKept, setKept] = useState(false);
  const [fault, setFault] = useState(before);
  const [isOpening, setOpening] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const name = readRepository(repository);
    if (name === undefined) return setFault(words.noRepository);
    if (token.trim() === '') return setFault(words.noToken);
    setOpening(true);
    setFault(undefined);
    setFault(await onSignIn({ repository: name, token: token.trim(), isKept }));
    setOpening(false);
  }

  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', p: 3 }}>
      <Typography component="h1" variant="h6" gutterBottom>
        {words.title}
      </Typography>
      <Typography gutterBottom>{words.intro}</Typography>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ mt: 3 }}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label={words.repository}
          helperText={words.repositoryHelp}
          value={repository}
          onChange={({ target }) => setRepository(target.value)}
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <TextField
          label={words.token}
          helperText={words.tokenHelp}
          type="password"
          value={token}
          onChange={({ target }) => setToken(target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
        <FormControlLabel
          control={<Checkbox checked={isKept} onChange={(_event, checked) => setKept(checked)} />}
          label={words.remember}
        />
        <Box role="alert">
          {fault && (
            <Alert severity="error" role="none">
              {fault}
            </Alert>
          )}
        </Box>
        <Button type="submit" variant="contained" disabled={isOpening}>
          {words.submit}
        </Button>
        <Box component="output">{isOpening && <LinearProgress aria-label={words.opening} />}</Box>
      </Stack>
      <Typography component="h2" variant="subtitle2" sx={{ mt: 4 }}>
        {words.createToken}
      </Typography>
      <Typography gutterBottom>{words.createHelp}</Typography>
      <ul>
        {words.permissions.map(([permission, reason]) => (
          <li key={permission}>
            <strong>{permission}</strong> {reason}
          </li>
        ))}
      </ul>
      <Link
        href={writeTokenLink(web, readRepository(repository))}
        target="_blank"
        rel="noreferrer"
        sx={ownLine}
      >
        {words.createToken}
      </Link>
      <Typography sx={{ mt: 3 }}>{words.invited}</Typography>
      <Link
        href={`${web}/settings/tokens/new?description=Website%20editor&scopes=repo`}
        target="_blank"
        rel="noreferrer"
        sx={ownLine}
      >
        {words.createClassic}
      </Link>
    </Box>
  );
}

/** `mary/practice`, from that or from an address; undefined for anything else. */
function readRepository(written: string): string | undefined {
  const [, name] =
    /^(?:https:\/\/[\w.:-]+\/|github\.com\/)?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
      written.trim(),
    ) ?? [];
  return name;
}

/** The page at GitHub that creates a token, with the permissions preselected. */
function writeTokenLink(web: string, repository: string | undefined): string {
  const query = new URLSearchParams({
    name: 'Website editor',
    description: 'Edits and publishes a website in the browser',
    ...(repository !== undefined && { target_name: repository.split('/')[0] ?? '' }),
    expires_in: '90',
    contents: 'write',
    pull_requests: 'write',
    actions: 'read',
  });
  return `${web}/settings/personal-access-tokens/new?${query}`;
}
