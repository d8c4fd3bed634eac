import { useContext, useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TaskDialog } from '../dialogs/task-dialog';
import { words } from '../../words';
import type { DocumentStore } from '../state/document-store';
import { SessionContext } from '../state/editor-context';
import { ChoiceForm } from './choice-form';
import { netlifyWords } from './netlify-words';
import { onlineWords, downloadWords } from './online-words';
import { StepList } from './step-list';
import { TokenForm } from './token-form';
import { usePutOnline, type OnlineStep, type PutOnline } from './use-put-online';

const formId = 'put-online-form';
const steps = Object.keys(onlineWords.steps) as OnlineStep[];

interface PutOnlineDialogProps {
  store: DocumentStore;
  /** why GitHub cannot publish the site, and what to do */
  missing: string | undefined;
  onNetlify: () => void;
  onDownload: () => void;
  onClose: () => void;
}

/** Puts a site online that has no repository yet: asks for an account, then shows how far it is. */
export function PutOnlineDialog({
  store,
  missing,
  onNetlify,
  onDownload,
  onClose,
}: PutOnlineDialogProps) {
  const online = usePutOnline(store);
  const { state, fault, isBusy, sent } = online;
  const session = useContext(SessionContext);
  const isForm = missing === undefined && (state.step === 'signIn' || state.step === 'choose');
  // From then on, changes go to the repository.
  const leave = () => {
    const open = sent && session?.openRepository;
    if (open) void open(sent);
    else onClose();
  };
  return (
    <TaskDialog
      title={onlineWords.title}
      maxWidth="sm"
      fillsNarrow
      isBusy={isBusy}
      onClose={leave}
      actions={
        <>
          {state.step === 'choose' && <Button onClick={online.back}>{onlineWords.back}</Button>}
          {state.step !== 'done' && (
            <Button onClick={leave} disabled={isBusy}>
              {sent ? onlineWords.edit : words.cancel}
            </Button>
          )}
          {isForm && (
            <Button type="submit" form={formId} variant="contained" aria-disabled={isBusy}>
              {state.step === 'signIn' ? onlineWords.next : onlineWords.putOnline}
            </Button>
          )}
          {!isForm && fault !== undefined && (
            <Button variant="contained" onClick={online.retry}>
              {words.retry}
            </Button>
          )}
          {state.step === 'done' && (
            <Button variant="contained" onClick={leave}>
              {onlineWords.edit}
            </Button>
          )}
        </>
      }
    >
      {missing === undefined ? (
        <>
          {state.step === 'signIn' && <TokenForm id={formId} isFirst onSubmit={online.signIn} />}
          {state.step === 'choose' && (
            <ChoiceForm
              id={formId}
              login={online.login}
              choice={online.choice}
              onSubmit={online.begin}
            />
          )}
          {!isForm && (
            <StepList
              labels={Object.values(onlineWords.steps)}
              current={
                state.step === 'done' ? steps.length : steps.indexOf(state.step as OnlineStep)
              }
              hasFailed={fault !== undefined}
              patience={onlineWords.patience}
            />
          )}
          <Outcome {...online} />
        </>
      ) : (
        <Alert severity="warning">{missing}</Alert>
      )}
      {!session && state.step === 'signIn' && (
        <>
          <Typography variant="body2" sx={{ mt: 2 }}>
            {onlineWords.otherHost}
          </Typography>
          <Button onClick={onNetlify}>{netlifyWords.choose}</Button>
          <Button onClick={onDownload}>{downloadWords.title}</Button>
        </>
      )}
    </TaskDialog>
  );
}

/** The result, read aloud as it changes. */
function Outcome({ state, fault, isBusy, sent }: PutOnline) {
  const session = useContext(SessionContext);
  const box = useRef<HTMLDivElement>(null);
  const isOver = state.step === 'done' || fault !== undefined;
  useEffect(() => {
    if (isOver) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isOver]);
  const isForm = state.step === 'signIn' || state.step === 'choose';
  return (
    <Stack ref={box} aria-live="polite" sx={{ gap: 1, mt: 2 }}>
      {isForm && isBusy && <LinearProgress aria-label={words.loading} />}
      {fault !== undefined && (
        <Alert severity="error">
          {fault}{' '}
          {state.step === 'build' && state.run && (
            <Link href={state.run.address} target="_blank" rel="noopener">
              {onlineWords.showBuild}
            </Link>
          )}
        </Alert>
      )}
      {state.step === 'done' && (
        <>
          <Alert severity="success">
            {onlineWords.isOnline(state.address)}{' '}
            <Link href={state.address} target="_blank" rel="noopener">
              {onlineWords.show}
            </Link>
          </Alert>
          <Typography variant="body2">{onlineWords.notListed}</Typography>
          {session && sent && (
            <Typography variant="body2">{onlineWords.comeBack(sent.repository)}</Typography>
          )}
        </>
      )}
    </Stack>
  );
}
