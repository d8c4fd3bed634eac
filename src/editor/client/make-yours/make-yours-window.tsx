import { lazy, Suspense, useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { getIn, isJsonObject } from '../../../utils/json';
import { listEntryLists } from '../../schema/list-entries';
import { useEditor, type Editor } from '../state/editor-context';
import { Unreachable } from '../state/edit-api';
import type { MadeSite } from '../../make-site/make-site';
import type { UnusedAnswer } from '../../protocol/editor-api';
import { words } from '../../words';
import { wizardWords } from '../../make-site/wizard-words';
import type { MakeYours } from './use-wizard';

/** Loaded when it is opened: it holds all that knows how a site is made. */
const WizardDialog = lazy(async () => ({
  default: (await import('./wizard-dialog')).WizardDialog,
}));

interface MakeYoursWindowProps {
  make: MakeYours;
  /** what is typed as text is not JSON yet */
  isTyping: boolean;
  isSaved: boolean;
  /** shows the home page, whatever was looked at */
  onMade: () => void;
}

/** Makes a site of the sample, or says what has to be done before. */
export function MakeYoursWindow({ make, isTyping, isSaved, onMade }: MakeYoursWindowProps) {
  const editor = useEditor();
  const { config, announce } = editor;
  const removeOnceSaved = useRemoval(isSaved);
  const obstacle = isTyping ? words.unfinished : findObstacle(editor);

  function close() {
    make.setOpen(false);
    if (make.sheet) announce(wizardWords.answersKept);
  }

  function finish({ files }: MadeSite) {
    make.setOpen(false);
    removeOnceSaved(files);
    make.setMade(true);
    onMade();
    announce(wizardWords.isMade);
  }

  if (!make.isOpen || !make.hasSamples || !isJsonObject(config)) return null;
  if (obstacle !== undefined) {
    return <Obstacle text={obstacle} onClose={() => make.setOpen(false)} />;
  }
  return (
    <Suspense>
      <WizardDialog sample={config} make={make} onClose={close} onMade={finish} />
    </Suspense>
  );
}

/**
 * Removes files of the sample that the new site does not use, whenever that is saved. They come back
 * when the person undoes it.
 */
function useRemoval(isSaved: boolean) {
  const { api, reload } = useEditor();
  const unused = useRef<readonly string[]>([]);

  useEffect(() => {
    const files = unused.current;
    if (!isSaved || files.length === 0) return;
    const remove = async (file: string) => {
      const { status } = await api.post<UnusedAnswer>('remove', { file });
      // The sample, undone, uses it again.
      if (status === 200) unused.current = unused.current.filter((other) => other !== file);
    };
    void Promise.all(files.map(remove))
      .then(reload)
      .catch((error: unknown) => {
        if (!(error instanceof Unreachable)) throw error;
      });
  }, [api, reload, isSaved]);

  return (files: readonly string[]) => {
    unused.current = files;
  };
}

/** What has to be done before, in words. */
function findObstacle({ root, config, problems }: Editor): string | undefined {
  if (problems.within([]).errors > 0) return wizardWords.hasErrors;
  const files = listEntryLists(root).map(({ path }) => getIn(config, [...path, 'files']));
  const first = files.find((one) => typeof one === 'string');
  return first === undefined ? undefined : wizardWords.inFiles(first);
}

function Obstacle({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{wizardWords.makeYours}</DialogTitle>
      <DialogContent>{text}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
