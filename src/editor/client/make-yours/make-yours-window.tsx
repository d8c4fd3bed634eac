import { lazy, Suspense } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { MadePart } from '../../make-site/describe-made-site';
import { isGroup, readValue } from '../../model/read-value';
import { listEntryLists } from '../../schema/list-entries';
import { useEditor, type Editor } from '../state/editor-context';
import { words } from '../../words';
import { makeWords } from './make-words';
import type { MakeYours } from './use-make-yours';

/** Loaded when it is opened: it holds all that knows how a site is made. */
const MakeYoursDialog = lazy(async () => ({
  default: (await import('./make-yours-dialog')).MakeYoursDialog,
}));

interface MakeYoursWindowProps {
  make: MakeYours;
  /** what is typed as text is not JSON yet */
  isTyping: boolean;
  /** shows the home page, whatever was looked at */
  onMade: () => void;
}

/** Makes a site of the sample, or says what has to be done before. */
export function MakeYoursWindow({ make, isTyping, onMade }: MakeYoursWindowProps) {
  const editor = useEditor();
  const { config, announce } = editor;
  const obstacle = isTyping ? words.unfinished : findObstacle(editor);

  function close() {
    make.setOpen(false);
    if (make.sheet) announce(makeWords.answersKept);
  }

  function finish(left: readonly MadePart[]) {
    make.setOpen(false);
    make.setLeft(left);
    onMade();
    announce(makeWords.isMade);
  }

  if (!make.isOpen || !make.hasSamples || !isGroup(config)) return null;
  if (obstacle !== undefined) {
    return <Obstacle text={obstacle} onClose={() => make.setOpen(false)} />;
  }
  return (
    <Suspense>
      <MakeYoursDialog sample={config} make={make} onClose={close} onMade={finish} />
    </Suspense>
  );
}

/** What has to be done before, in words. */
function findObstacle({ root, config, problems }: Editor): string | undefined {
  if (problems.within([]).errors > 0) return makeWords.hasErrors;
  const files = listEntryLists(root).map(({ path }) => readValue(config, [...path, 'files']));
  const first = files.find((one) => typeof one === 'string');
  return first === undefined ? undefined : makeWords.inFiles(first);
}

function Obstacle({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{makeWords.makeYours}</DialogTitle>
      <DialogContent>{text}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
