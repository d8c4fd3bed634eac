import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { ConflictsDialog } from '../dialogs/conflicts-dialog';
import type { PublishTarget } from '../editor-api';
import type { DocumentStore } from '../state/document-store';
import { words } from '../words';
import { PublishForm } from './publish-form';
import { publishWords } from './publish-words';
import { usePublish, type Publishing, type PublishState } from './use-publish';

interface PublishDialogProps {
  store: DocumentStore;
  onClose: () => void;
}

const titleId = 'publish-title';
const formId = 'publish-form';

/** How the button that closes the dialog is called when there is nothing left to cancel. */
const closeLabels: Partial<Record<PublishState['step'], string>> = {
  refused: words.close,
  published: publishWords.done,
};

/** What has changed, and the button that publishes it; or what keeps it from being published. */
export function PublishDialog({ store, onClose }: PublishDialogProps) {
  const publishing = usePublish(store);
  const { state, target } = publishing;
  if (state.step === 'conflicts') {
    const { conflicts } = state.asked;
    const { chooseSides } = publishing;
    return <ConflictsDialog conflicts={conflicts} onCancel={onClose} onChoose={chooseSides} />;
  }
  const isShown = state.step === 'shown' && state.shown.summary !== undefined;
  const canPublish = isShown && state.shown.errors.length === 0;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        // A click beside it must not lose the message.
        if (reason !== 'backdropClick') onClose();
      }}
    >
      <DialogTitle id={titleId}>{publishWords.publish}</DialogTitle>
      <DialogContent dividers>
        <Status state={state} target={target} />
        {'shown' in state && state.shown && (
          <PublishForm
            id={formId}
            shown={state.shown}
            message={publishing.written ?? state.shown.message}
            target={target}
            chooseTarget={publishing.chooseTarget}
            publish={publishing.publish}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{closeLabels[state.step] ?? words.cancel}</Button>
        {state.step === 'refused' && (
          <Button variant="contained" onClick={() => publishing.chooseTarget(target)}>
            {words.retry}
          </Button>
        )}
        {'shown' in state && (
          <Button
            type="submit"
            form={formId}
            variant="contained"
            aria-disabled={!canPublish}
            sx={canPublish ? {} : { opacity: 0.55 }}
          >
            {publishWords.publish}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** What is going on, read aloud as it changes; it has the focus when there is nothing else to do. */
function Status({ state, target }: Pick<Publishing, 'state' | 'target'>) {
  const box = useRef<HTMLDivElement>(null);
  const { step } = state;
  useEffect(() => {
    // The button that was pressed may be gone.
    if (step === 'published' || step === 'refused') box.current?.focus();
  }, [step]);
  return (
    <Stack ref={box} tabIndex={-1} aria-live="polite" sx={{ gap: 1, mb: 1, outline: 'none' }}>
      {step === 'preparing' && <Progress label={publishWords.preparing} />}
      {step === 'publishing' && <Progress label={publishWords.publishing} />}
      {step === 'refused' && <Alert severity="error">{state.message}</Alert>}
      {step === 'published' && <Published target={target} {...state.answer} />}
      {step === 'shown' && state.notice !== undefined && (
        <Alert severity="warning">{state.notice}</Alert>
      )}
    </Stack>
  );
}

function Progress({ label }: { label: string }) {
  return (
    <>
      {`${label} …`}
      <LinearProgress aria-label={label} />
    </>
  );
}

type PublishedProps = Extract<PublishState, { step: 'published' }>['answer'] & {
  target: PublishTarget;
};

function Published({ target, branch, isFolderCurrent }: PublishedProps) {
  const said = target === 'review' ? publishWords.sent : publishWords.published;
  return (
    <Alert severity="success">
      {said(branch)} {!isFolderCurrent && publishWords.folderStays}
    </Alert>
  );
}
