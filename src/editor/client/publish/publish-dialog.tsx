import { useContext, useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ConflictsDialog } from '../dialogs/conflicts-dialog';
import { onlineWords, downloadWords } from '../online/online-words';
import { TokenForm } from '../online/token-form';
import type { PublishTarget } from '../../protocol/publish-api';
import type { DocumentStore } from '../state/document-store';
import { TaskDialog } from '../dialogs/task-dialog';
import { words } from '../../words';
import { useEditor, SessionContext } from '../state/editor-context';
import { BuildState, SiteLink } from './build-state';
import { chooseAction } from './choose-action';
import { NotRealList } from './not-real-list';
import { PublishForm } from './publish-form';
import { publishWords } from './publish-words';
import { usePublish, type Done, type Publishing, type PublishState } from './use-publish';

interface PublishDialogProps {
  store: DocumentStore;
  onDownload: () => void;
  onClose: () => void;
}

const formId = 'publish-form';
const obstacleId = 'publish-obstacle';

/** How the button that closes the dialog is called when there is nothing left to cancel. */
const closeLabels: Partial<Record<PublishState['step'], string>> = {
  refused: words.close,
  done: publishWords.done,
};

/** What has changed, and the button that publishes it; or what keeps it from being published. */
export function PublishDialog({ store, onDownload, onClose }: PublishDialogProps) {
  const publishing = usePublish(store);
  const { state, target } = publishing;
  const session = useContext(SessionContext);
  if (state.step === 'conflicts') {
    const { conflicts } = state.asked;
    const { chooseSides } = publishing;
    return (
      <ConflictsDialog
        conflicts={conflicts}
        action={publishWords.withChoices}
        onCancel={onClose}
        onChoose={chooseSides}
      />
    );
  }
  const { takesProgram, chooseProgram } = publishing;
  const shown = 'shown' in state ? state.shown : undefined;
  const action = shown && chooseAction(shown, takesProgram);
  const obstacle = action?.obstacle;
  const isReady = state.step === 'shown' && action?.isPossible === true;
  const isSignedOut = state.step === 'refused' && state.isSignedOut === true;
  // Also when git cannot publish: a host takes the website without it.
  const canDownload = !session && !isSignedOut && ['shown', 'refused'].includes(state.step);
  return (
    <TaskDialog
      title={publishWords.publish}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          {canDownload && (
            <Button onClick={onDownload} sx={{ mr: 'auto' }}>
              {downloadWords.title}
            </Button>
          )}
          {state.step === 'shown' && obstacle !== undefined && (
            <Typography id={obstacleId} variant="body2" color="text.secondary" sx={{ mr: 1 }}>
              {obstacle}
            </Typography>
          )}
          <Button onClick={onClose}>{closeLabels[state.step] ?? words.cancel}</Button>
          {isSignedOut && !session && (
            <Button type="submit" form={formId} variant="contained">
              {onlineWords.next}
            </Button>
          )}
          {isSignedOut && session && (
            <Button variant="contained" onClick={() => void session.signOut(false)}>
              {publishWords.signInAgain}
            </Button>
          )}
          {state.step === 'refused' && !isSignedOut && (
            <Button variant="contained" onClick={publishing.retry}>
              {words.retry}
            </Button>
          )}
          {'shown' in state && (
            <Button
              type="submit"
              form={formId}
              variant="contained"
              aria-disabled={!isReady}
              aria-describedby={obstacle === undefined ? undefined : obstacleId}
              sx={isReady ? {} : { opacity: 0.55 }}
            >
              {action?.label ?? publishWords.publish}
            </Button>
          )}
        </>
      }
    >
      <Status state={state} target={target} />
      {isSignedOut && !session && <TokenForm id={formId} onSubmit={publishing.signIn} />}
      {shown && (
        <PublishForm
          id={formId}
          shown={shown}
          message={publishing.written ?? shown.message}
          takesProgram={takesProgram}
          chooseProgram={chooseProgram}
          target={target}
          chooseTarget={publishing.chooseTarget}
          publish={publishing.publish}
        />
      )}
      {state.step === 'shown' && <NotRealList onClose={onClose} />}
    </TaskDialog>
  );
}

/** What is going on, read aloud as it changes; it has the focus when there is nothing else to do. */
function Status({ state, target }: Pick<Publishing, 'state' | 'target'>) {
  const box = useRef<HTMLDivElement>(null);
  const { step } = state;
  useEffect(() => {
    // The button that was pressed may be gone.
    if (step === 'done' || step === 'refused') box.current?.focus();
  }, [step]);
  return (
    <Stack ref={box} tabIndex={-1} aria-live="polite" sx={{ gap: 1, mb: 1, outline: 'none' }}>
      {step === 'preparing' && <Progress label={publishWords.preparing} />}
      {step === 'publishing' && <Progress label={publishWords.publishing} />}
      {step === 'refused' && (
        <Alert severity={state.isSignedOut ? 'warning' : 'error'}>{state.message}</Alert>
      )}
      {step === 'refused' && state.letter !== undefined && <Letter text={state.letter} />}
      {step === 'done' && <Finished target={target} {...state.answer} />}
      {step === 'shown' && state.notice !== undefined && (
        <Alert severity="warning">{state.notice}</Alert>
      )}
    </Stack>
  );
}

type FinishedProps = Done & { target: PublishTarget };

function Progress({ label }: { label: string }) {
  return (
    <>
      {label}
      <LinearProgress aria-label={label} />
    </>
  );
}

function Finished({ outcome, target, program, isFolderCurrent, ...done }: FinishedProps) {
  const { branch, commit, request, notRequested } = done;
  const sent = request === undefined ? publishWords.sent(branch) : publishWords.requested(branch);
  const published = target === 'review' ? sent : publishWords.published;
  const said = [
    outcome === 'taken' ? publishWords.taken : published,
    notRequested,
    program === 'new' && publishWords.programIsNew,
    program === 'older' && publishWords.programIsOlder,
    !isFolderCurrent && program === undefined && publishWords.folderStays,
  ];
  return (
    <>
      <Alert severity="success">
        {said.filter(Boolean).join(' ')}{' '}
        {request !== undefined && (
          <Link href={request} target="_blank" rel="noopener">
            {publishWords.showRequest}
          </Link>
        )}
        {outcome !== 'taken' && commit === undefined && target === 'usual' && <SiteLink />}
      </Alert>
      {commit !== undefined && target === 'usual' && <BuildState commit={commit} />}
    </>
  );
}

/** A message to the person whose permission is needed. */
function Letter({ text }: { text: string }) {
  const { announce } = useEditor();
  const copy = () =>
    void navigator.clipboard.writeText(text).then(() => announce(publishWords.letterCopied));
  return (
    <Box>
      <Typography>{publishWords.letter}</Typography>
      <Typography component="blockquote" sx={{ my: 1, mx: 2 }}>
        {text}
      </Typography>
      <Button onClick={copy}>{publishWords.copyLetter}</Button>
    </Box>
  );
}
