import { useEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { StepName } from '../../make-site/list-fields';
import { wizardWords } from '../../make-site/wizard-words';

/** Where there is room for it, the ways on stay in sight while the content scrolls. */
const pinned = {
  '@media (min-height: 600px)': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
} as const;

export interface StepFrameProps {
  step: StepName;
  steps: readonly StepName[];
  /** what the button at the end does */
  submit: string;
  canSubmit: boolean;
  onSubmit: () => void;
  onBack: () => void;
  onLater: () => void;
  children: ReactNode;
}

/** One step of the dialog: how far it is, its heading, which gets the focus, its content, and the ways on. */
export function StepFrame(props: StepFrameProps) {
  const { step, steps, submit, canSubmit, onSubmit, onBack, onLater, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const number = steps.indexOf(step) + 1;
  const { name, help } = wizardWords.steps[step];
  return (
    <Box
      component="form"
      noValidate
      sx={pinned}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit) onSubmit();
      }}
    >
      <DialogContent dividers>
        <Box aria-hidden sx={{ display: 'flex', gap: 0.5, mb: 1.5 }}>
          {steps.map((one, index) => (
            <Box
              key={one}
              sx={{
                flex: 1,
                height: 4,
                borderRadius: 2,
                bgcolor: index < number ? 'primary.main' : 'divider',
              }}
            />
          ))}
        </Box>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h1"
          component="h3"
          sx={{ outline: 'none' }}
        >
          <Box
            component="span"
            sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
          >
            {wizardWords.step(number, steps.length)}
          </Box>{' '}
          {name}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
          {help}
        </Typography>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onLater} sx={{ mr: 'auto' }}>
          {wizardWords.laterButton}
        </Button>
        {number > 1 && <Button onClick={onBack}>{wizardWords.back}</Button>}
        <Button type="submit" variant="contained" aria-disabled={!canSubmit}>
          {submit}
        </Button>
      </DialogActions>
    </Box>
  );
}
