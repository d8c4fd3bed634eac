import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { VisuallyHidden } from '../../components/visually-hidden';
import { FormPanel } from './form/form-panel';
import { column } from './layout';
import { MakeNotes } from './make-yours/wizard-notes';
import type { MakeYours } from './make-yours/use-wizard';
import { ProblemList } from './problems/problem-list';
import type { DocumentStore } from './state/document-store';
import type { DocumentView } from './state/document-view';
import { words } from '../words';

interface SidePanelProps {
  store: DocumentStore;
  view: DocumentView;
  make: MakeYours;
  isListing: boolean;
  /** opens the text view */
  onText: () => void;
}

/** The form of what is selected, or all problems. While a text is not finished, forms are for reading. */
export function SidePanel({ store, view, make, isListing, onText }: SidePanelProps) {
  const isTyping = view.unfinished !== undefined;
  return (
    <Box component="section" aria-label={words.form} sx={{ ...column, gridArea: 'form' }}>
      {isTyping && !isListing && (
        <Alert severity="warning" role="note" sx={{ mb: 2 }}>
          <VisuallyHidden as="h1" tabIndex={-1}>
            {words.form}
          </VisuallyHidden>
          {words.unfinished}
          <Box sx={{ mt: 0.5 }}>
            <Button size="small" color="inherit" variant="outlined" onClick={onText}>
              {words.goOn}
            </Button>{' '}
            <Button size="small" color="inherit" onClick={() => void store.undo()}>
              {words.dropTyped}
            </Button>
          </Box>
        </Alert>
      )}
      {isListing ? (
        <ProblemList />
      ) : (
        <Box inert={isTyping}>
          <MakeNotes make={make} />
          <FormPanel />
        </Box>
      )}
    </Box>
  );
}
