import { useState } from 'react';
import Alert, { alertClasses } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { words } from '../../words';

interface AskedButtonProps {
  label: string;
  /** what a person has to know first */
  consequence: string;
  onConfirm: () => void;
}

/** A button that acts when the person has read the consequence. */
export function AskedButton({ label, consequence, onConfirm }: AskedButtonProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button color="error" onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  }
  return (
    <Alert
      severity="warning"
      // On a phone, the buttons would leave the text a column of single words.
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        [`& .${alertClasses.message}`]: { flex: '1 1 70%' },
      }}
      action={
        <>
          <Button color="inherit" onClick={() => setAsked(false)}>
            {words.cancel}
          </Button>
          <Button color="error" onClick={onConfirm}>
            {label}
          </Button>
        </>
      }
    >
      {consequence}
    </Alert>
  );
}
