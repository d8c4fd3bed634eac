import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { NewTabLink } from '../client/new-tab-link';
import { guideAddress } from '../protocol/editor-api';
import { signInWords as words } from './sign-in-words';

interface StartCardProps {
  /** this browser has a new site */
  isBegun: boolean;
  /** @returns why it failed */
  onStart: () => Promise<string | undefined>;
}

/** Offers to begin a new site, or to go on with the one that this browser has. */
export function StartCard({ isBegun, onStart }: StartCardProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function start(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFault(await onStart());
    setBusy(false);
  }

  return (
    <Paper component="section" variant="outlined" sx={{ p: 3, mb: 5 }}>
      <Typography component="h1" variant="h6" gutterBottom>
        {words.startTitle}
      </Typography>
      <Typography>{isBegun ? words.goOnIntro : words.startIntro}</Typography>
      <ol>
        {words.startSteps.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <Box role="alert">
        {fault !== undefined && (
          <Alert severity="error" role="none">
            {fault}
          </Alert>
        )}
      </Box>
      <Button
        variant="contained"
        size="large"
        sx={{ mt: 1 }}
        aria-disabled={isBusy}
        onClick={() => void start()}
      >
        {isBegun ? words.goOn : words.start}
      </Button>
      <Box>
        <NewTabLink href={guideAddress('put-online.md')} text={words.startGuide} />
      </Box>
      <Box component="output">{isBusy && <LinearProgress aria-label={words.opening} />}</Box>
    </Paper>
  );
}
