import { useState, type FormEvent, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { EditorSettings } from '../protocol/editor-addresses';
import type { SignInChoice } from './sign-in-by-pkce';
import { nameHost, readRepository } from './sign-in-hosts';
import { hostWords, signInWords as words } from './sign-in-words';
import { TokenGuide } from './token-guide';
import type { OpenedRepository } from '../protocol/worker-messages';

/** The token and the repository that it is for. */
export interface Credentials extends SignInChoice, OpenedRepository {}

export interface SignInProps {
  settings: EditorSettings;
  /** `mary/practice`, or nothing */
  repository: string;
  /** why the last try failed */
  fault?: string | undefined;
  /** Opens the site. @returns why it could not be opened */
  onSignIn: (credentials: Credentials) => Promise<string | undefined>;
  /** Signs in with an account at the host, where that is set up, and opens the site. @returns why it failed */
  onSignInAtHost?: ((choice: SignInChoice) => Promise<string | undefined>) | undefined;
  /** what the person needs to know first */
  notice?: string | undefined;
  /** offers to begin a new site, where that is possible */
  start?: ReactNode;
}

/** By an account at the host, or a token that was created there. */
type Way = 'account' | 'token';

/** Asks for the repository and for an account or token, and explains where to get a token. */
export function SignIn(props: SignInProps) {
  const { settings, fault: before, notice, onSignIn, onSignInAtHost, start } = props;
  const first: Way = onSignInAtHost ? 'account' : 'token';
  const [repository, setRepository] = useState(props.repository);
  const [token, setToken] = useState('');
  const [isKept, setKept] = useState(false);
  const [fault, setFault] = useState(before && { way: first, text: before });
  const [waitsFor, setWaitsFor] = useState<Way>();
  const name = nameHost(settings);
  const ofHost = hostWords[settings.host](name);

  async function signIn(event: FormEvent, way: Way): Promise<void> {
    event.preventDefault();
    if (waitsFor) return;
    const fail = (text: string | undefined) => setFault(text && { way, text });
    const read = readRepository(settings, repository);
    if (read === undefined) return fail(ofHost.noRepository);
    const choice = { repository: read, isKept };
    const given = token.trim();
    if (way === 'token' && given === '') return fail(words.noToken);
    setWaitsFor(way);
    setFault(undefined);
    // A window may only be opened at once.
    const attempt =
      way === 'account' ? onSignInAtHost?.(choice) : onSignIn({ ...choice, token: given });
    fail(await attempt);
    setWaitsFor(undefined);
  }

  const tokenField = (
    <TextField
      size="medium"
      label={words.token}
      helperText={ofHost.tokenHelp}
      type="password"
      value={token}
      onChange={({ target }) => setToken(target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  );
  const writeStatus = (way: Way, label: string, waiting: string, isMain: boolean) => (
    <>
      <Fault text={fault && fault.way === way ? fault.text : undefined} />
      <Button
        type="submit"
        variant={isMain ? 'contained' : 'outlined'}
        disabled={waitsFor !== undefined}
      >
        {label}
      </Button>
      <Box component="output">
        {waitsFor === way && (
          <>
            <LinearProgress aria-label={waiting} />
            {way === 'account' && <Typography variant="body2">{waiting}</Typography>}
          </>
        )}
      </Box>
    </>
  );

  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', p: 3 }}>
      {start}
      <Typography component={start ? 'h2' : 'h1'} variant="h6" gutterBottom>
        {start ? words.titleAfterStart : words.title}
      </Typography>
      {notice !== undefined && (
        <Alert severity="info" role="note" sx={{ mb: 2 }}>
          {notice}
        </Alert>
      )}
      <Typography gutterBottom>{words.intro(name)}</Typography>
      <Form onSubmit={(event) => void signIn(event, first)}>
        <TextField
          size="medium"
          label={words.repository}
          helperText={ofHost.repositoryHelp}
          value={repository}
          onChange={({ target }) => setRepository(target.value)}
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        {first === 'token' && tokenField}
        <FormControlLabel
          control={<Checkbox checked={isKept} onChange={(_event, checked) => setKept(checked)} />}
          label={words.remember}
        />
        {first === 'token'
          ? writeStatus('token', words.submit, words.opening, true)
          : writeStatus('account', words.signInAt(name), words.signingIn(name), true)}
      </Form>
      {first === 'account' && (
        <>
          <Typography component={start ? 'h3' : 'h2'} variant="subtitle2" sx={{ mt: 5 }}>
            {words.orToken}
          </Typography>
          <Form onSubmit={(event) => void signIn(event, 'token')}>
            {tokenField}
            {writeStatus('token', words.submit, words.opening, false)}
          </Form>
        </>
      )}
      <TokenGuide settings={settings} repository={readRepository(settings, repository)} />
    </Box>
  );
}

function Form({
  onSubmit,
  children,
}: {
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}) {
  return (
    <Stack component="form" noValidate spacing={2} sx={{ mt: 3 }} onSubmit={onSubmit}>
      {children}
    </Stack>
  );
}

/** Why signing in failed. Screen readers read it when it appears. */
function Fault({ text }: { text: string | undefined }) {
  return (
    <Box role="alert">
      {text && (
        <Alert severity="error" role="none">
          {text}
        </Alert>
      )}
    </Box>
  );
}
