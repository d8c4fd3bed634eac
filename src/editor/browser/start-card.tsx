import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { NewTabLink } from '../client/new-tab-link';
import { guideAddress } from '../protocol/editor-api';
import type { StarterChoice } from '../protocol/starter';
import { signInWords as words } from './sign-in-words';

interface StartCardProps {
  starters: readonly StarterChoice[];
  /** those of which this browser has a new site, by their names */
  begun: readonly string[];
  /** @returns why it failed */
  onStart: (starter: string) => Promise<string | undefined>;
}

/** Offers to begin a new site, or to go on with one that this browser has. */
export function StartCard({ starters, begun, onStart }: StartCardProps) {
  const label = useId();
  // Preselecting one of several would answer for the person.
  const [only] = starters.length === 1 ? starters : [];
  const [chosen, setChosen] = useState(begun[0] ?? only?.name ?? '');
  const isBegun = begun.includes(chosen);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function start(): Promise<void> {
    if (isBusy) return;
    if (chosen === '') return setFault(words.chooseStarter);
    setBusy(true);
    setFault(await onStart(chosen));
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
      {starters.length > 1 && (
        <>
          <FormLabel id={label}>{words.startFrom}</FormLabel>
          <RadioGroup
            aria-labelledby={label}
            value={chosen}
            onChange={(_event, name) => {
              setChosen(name);
              setFault(undefined);
            }}
            sx={{ gap: 1, my: 1 }}
          >
            {starters.map(({ name, title, description }) => (
              <Paper key={name} variant="outlined" sx={{ px: 1.5, pt: 0.5, pb: 1 }}>
                <FormControlLabel
                  value={name}
                  label={title}
                  control={
                    <Radio
                      slotProps={{
                        input: { 'aria-describedby': label + name },
                      }}
                    />
                  }
                />
                <FormHelperText id={label + name} sx={{ mt: 0, ml: 4 }}>
                  {description}
                </FormHelperText>
              </Paper>
            ))}
          </RadioGroup>
        </>
      )}
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
