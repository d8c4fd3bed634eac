import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEditor } from '../state/editor-context';
import { wizardWords } from '../../make-site/wizard-words';
import type { MakeYours } from './use-wizard';

const frame = {
  p: 2,
  mb: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
} as const;

/** Beside the page, while nothing is selected: the offer to begin, or what comes after it was made. */
export function MakeNotes({ make }: { make: MakeYours }) {
  const { selected } = useEditor();
  if (selected.length > 0) return null;
  if (make.isMade) return <MadeNote make={make} />;
  return make.isOffered ? <StartOffer make={make} /> : null;
}

function StartOffer({ make }: { make: MakeYours }) {
  const { announce } = useEditor();

  function putOff() {
    make.putOff();
    announce(wizardWords.offerIsLater);
  }

  return (
    <Box component="section" aria-label={wizardWords.offerTitle} sx={frame}>
      <Typography variant="h1" component="h2">
        {wizardWords.offerTitle}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 2 }}>
        {wizardWords.offerText}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="contained" onClick={() => make.setOpen(true)}>
          {wizardWords.makeYours}
        </Button>
        <Button size="small" onClick={putOff}>
          {wizardWords.offerLater}
        </Button>
      </Stack>
    </Box>
  );
}

/** What comes next, until the person has read it. */
export function MadeNote({ make }: { make: MakeYours }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box component="section" aria-label={wizardWords.madeTitle} sx={frame}>
      <Typography ref={heading} tabIndex={-1} variant="h1" component="h2" sx={{ outline: 'none' }}>
        {wizardWords.madeTitle}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {wizardWords.madeText}
      </Typography>
      <Typography variant="body2" sx={{ my: 1.5 }}>
        {wizardWords.madeNext}
      </Typography>
      <Button size="small" variant="outlined" onClick={() => make.setMade(false)}>
        {wizardWords.madeClose}
      </Button>
    </Box>
  );
}
