import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { TaskDialog } from '../dialogs/task-dialog';
import { words } from '../../words';
import { NotRealList } from '../publish/not-real-list';
import { publishWords } from '../publish/publish-words';
import type { DocumentStore } from '../state/document-store';
import { netlifyWords } from './netlify-words';
import { onlineWords } from './online-words';
import { StepList } from './step-list';
import { TokenForm } from './token-form';
import { useNetlify, type NetlifyStep } from './use-netlify';

interface NetlifyDialogProps {
  store: DocumentStore;
  /** where the website is at Netlify; undefined when it is not there yet */
  address: string | undefined;
  /** shows the other hosts */
  onOther: () => void;
  onClose: () => void;
}

const formId = 'netlify-form';
const allSteps = Object.keys(netlifyWords.steps) as NetlifyStep[];

/** Publishes the site at Netlify, for the first time or again. */
export function NetlifyDialog({ store, address: known, onOther, onClose }: NetlifyDialogProps) {
  const [name, setName] = useState('');
  const { state, address, fault, isBusy, signIn, send } = useNetlify(store, known);
  const { step } = state;
  const steps = known === undefined ? allSteps : allSteps.slice(1);
  const hasSteps = step !== 'signIn' && step !== 'ask';
  return (
    <TaskDialog
      title={netlifyWords.title}
      maxWidth="sm"
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {step === 'done' ? onlineWords.edit : words.cancel}
          </Button>
          {step === 'signIn' && (
            <Button type="submit" form={formId} variant="contained" aria-disabled={isBusy}>
              {onlineWords.next}
            </Button>
          )}
          {step === 'ask' && (
            <Button variant="contained" onClick={send}>
              {publishWords.publish}
            </Button>
          )}
          {hasSteps && fault !== undefined && (
            <Button variant="contained" onClick={send}>
              {words.retry}
            </Button>
          )}
        </>
      }
    >
      {step === 'signIn' && (
        <TokenForm
          id={formId}
          host="netlify"
          isFirst={known === undefined}
          onSubmit={(token) => signIn(token, name.trim())}
        >
          {known === undefined && (
            <TextField
              size="medium"
              label={netlifyWords.name}
              value={name}
              helperText={netlifyWords.nameHelp}
              onChange={({ target }) => setName(target.value)}
              slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
              sx={{ mt: 2 }}
            />
          )}
        </TokenForm>
      )}
      {step === 'ask' && <Typography>{netlifyWords.ask(address)}</Typography>}
      {step === 'ask' && <NotRealList onClose={onClose} />}
      {hasSteps && (
        <StepList
          labels={steps.map((one) => netlifyWords.steps[one])}
          current={step === 'done' ? steps.length : steps.indexOf(step)}
          hasFailed={fault !== undefined}
          patience={netlifyWords.patience}
        />
      )}
      <Stack aria-live="polite" sx={{ gap: 1, mt: 2 }}>
        {step === 'signIn' && isBusy && <LinearProgress aria-label={words.loading} />}
        {fault !== undefined && (
          <Alert severity="error" sx={{ whiteSpace: 'pre-wrap' }}>
            {fault}
          </Alert>
        )}
        {step === 'done' && (
          <Alert severity="success">
            {onlineWords.isOnline(address)}{' '}
            <Link href={address} target="_blank" rel="noopener">
              {onlineWords.show}
            </Link>
          </Alert>
        )}
        {step === 'done' && known === undefined && (
          <Typography variant="body2">{onlineWords.notListed}</Typography>
        )}
      </Stack>
      {!hasSteps && !isBusy && (
        <Button onClick={onOther} sx={{ mt: 2 }}>
          {netlifyWords.otherHost}
        </Button>
      )}
    </TaskDialog>
  );
}
