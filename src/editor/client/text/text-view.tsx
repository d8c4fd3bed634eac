import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { indexLines } from '../../../check/json/line-index';
import type { NamesAnswer } from '../../protocol/editor-api';
import type { Path } from '../../../utils/json';
import { writeKey, findFormPath } from '../../model/paths';
import type { RootSchema } from '../../schema/schema-node';
import type { DocumentStore } from '../state/document-store';
import type { DocumentView } from '../state/document-view';
import type { EditApi } from '../state/edit-api';
import { words } from '../../words';
import { describeFaults, describeProblems } from './text-diagnostics';
import { TextEditor } from './text-editor';
import { TextHelp } from './text-help';
import { styleText } from './text-look';
import { findOffset, findPath } from './text-places';
import { TextSync, readTyped } from './text-sync';

interface TextViewProps {
  api: EditApi;
  store: DocumentStore;
  view: DocumentView;
  root: RootSchema;
  /** the setting that is looked at */
  path: Path;
  /** the cursor was put into another setting */
  onPath: (path: Path) => void;
}

/** The whole config as text, with its problems, completion and help. */
export function TextView({ api, store, view, root, path, onPath }: TextViewProps) {
  const theme = useTheme();
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<TextEditor>();
  const [fault, setFault] = useState<string>();
  const known = useRef({ revision: -1, path: '' });

  const showMarks = useEffectEvent((shown: TextEditor) => {
    const typed = readTyped(shown.text);
    const [first] = 'faults' in typed ? typed.faults : [];
    const at = first && indexLines(shown.text)(first.start);
    setFault(at && `${words.lineOf(at.line, at.column)} ${first.message} ${first.hint ?? ''}`);
    const fix = (problem: (typeof view.problems)[number]) => void store.fix(problem);
    const marks =
      'faults' in typed
        ? describeFaults(typed.faults)
        : describeProblems(shown.text, store.read().problems, fix);
    shown.showProblems(marks);
  });

  const refreshHelp = useEffectEvent(async (help: TextHelp) => {
    if (known.current.revision === view.revision) return;
    known.current.revision = view.revision;
    const { body } = await api.get<NamesAnswer>('names').catch(() => ({ body: {} as NamesAnswer }));
    if (body.schema) help.know(body.schema);
  });

  const tellPath = useEffectEvent(({ view: { state } }: TextEditor) => {
    if (view.config === undefined) return;
    const next = findFormPath(
      view.config,
      findPath(state.doc.toString(), state.selection.main.head),
    );
    if (next.length === 0 || writeKey(next) === known.current.path) return;
    // What is selected from here is not shown once more: the cursor is where it was put.
    known.current.path = writeKey(next);
    onPath(next);
  });

  const showPath = useEffectEvent((shown: TextEditor, place: Path) => {
    if (place.length === 0 || known.current.path === writeKey(place)) return;
    known.current.path = writeKey(place);
    shown.showOffset(findOffset(shown.text, place));
  });

  /** A broken file opens at its first error; nothing is selected in it yet. */
  const showFault = useEffectEvent((shown: TextEditor) => {
    const typed = readTyped(shown.text);
    if (view.config === undefined && 'faults' in typed) {
      shown.showOffset(typed.faults[0]?.start ?? 0);
    }
  });

  const wasFocused = useRef(false);
  /** What was chosen to type in has the focus: its keys, such as that of the search, count at once. */
  const begin = useEffectEvent((made: TextEditor) => {
    // A broken file is explained first.
    if (wasFocused.current || view.config === undefined) return;
    wasFocused.current = true;
    made.view.focus();
  });

  useEffect(() => {
    const { current } = host;
    if (!current) return undefined;
    const help = new TextHelp(root);
    const made: TextEditor = new TextEditor({
      parent: current.shadowRoot ?? current.attachShadow({ mode: 'open' }),
      look: styleText(theme),
      help,
      refreshHelp: () => refreshHelp(help),
      onType: () => sync.noteTyping(),
      onMove: () => tellPath(made),
      onLeave: () => sync.flush(),
    });
    const sync = new TextSync(store, made, () => showMarks(made));
    let isOpen = true;
    void sync.follow().then(() => {
      if (isOpen) setEditor(made);
    });
    return () => {
      isOpen = false;
      sync.end();
      made.destroy();
    };
  }, [root, store, theme]);

  // Not before: a hidden text cannot have the focus.
  useLayoutEffect(() => {
    if (!editor) return;
    showFault(editor);
    begin(editor);
  }, [editor]);

  useLayoutEffect(() => {
    if (editor) showPath(editor, path);
  }, [editor, path]);

  return (
    <>
      {fault !== undefined && (
        <Alert severity="error" role="note" sx={{ mb: 1 }}>
          {fault} {view.config !== undefined && words.unfinished}
        </Alert>
      )}
      <Box
        ref={host}
        aria-busy={!editor}
        sx={{
          flex: 1,
          minHeight: 320,
          border: 1,
          borderColor: 'divider',
          overflow: 'hidden',
          // Nothing can be typed before the text is there.
          visibility: editor ? 'visible' : 'hidden',
        }}
      />
    </>
  );
}
