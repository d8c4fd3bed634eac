import { lazy, Suspense } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { VisuallyHidden } from '../../components/visually-hidden';
import { column } from './layout';
import type { MakeYours } from './make-yours/use-wizard';
import { MadeNote } from './make-yours/wizard-notes';
import { Preview } from './preview/preview';
import type { DocumentStore } from './state/document-store';
import type { DocumentView } from './state/document-view';
import type { EditApi } from './state/edit-api';
import { useEditor } from './state/editor-context';
import type { PreviewLook } from './toolbar/preview-choices';
import { Waiting } from './waiting';
import { words } from '../words';

/** Loaded when it is first opened: most people never need it. */
const TextView = lazy(async () => ({ default: (await import('./text/text-view')).TextView }));

interface StageProps {
  api: EditApi;
  store: DocumentStore;
  view: DocumentView;
  look: PreviewLook;
  /** the text is shown in place of the page */
  isText: boolean;
  /** there is something beside it */
  hasSide: boolean;
  /** it has to have a heading */
  isAlone: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  make: MakeYours;
}

/** What is worked on: the page, or the whole site as text. */
export function Stage(props: StageProps) {
  const { api, store, view, look, isText, hasSide, isAlone, onKeyDown, make } = props;
  const { root, selected, request, select } = useEditor();
  const gridArea = hasSide ? 'preview' : 'preview-start / preview-start / preview-end / form-end';
  const name = isText ? words.text : words.preview;
  return (
    <Box component="section" aria-label={name} sx={{ ...column, gridArea }}>
      {(isText || isAlone) && (
        <VisuallyHidden as="h1" tabIndex={-1}>
          {name}
        </VisuallyHidden>
      )}
      {view.status === 'unreachable' && (
        <Alert
          severity="error"
          action={<Button onClick={() => void store.retry()}>{words.retry}</Button>}
        >
          {words.unreachable}
        </Alert>
      )}
      {view.fileFault !== undefined && (
        <Alert severity="error">{words.brokenFile(view.fileFault)}</Alert>
      )}
      {isAlone && make.isMade && <MadeNote make={make} />}
      {isText ? (
        <Suspense fallback={<Waiting text={words.openingText} />}>
          <TextView
            api={api}
            store={store}
            view={view}
            root={root}
            path={request?.path ?? selected}
            onPath={select}
          />
        </Suspense>
      ) : (
        <Preview
          api={api}
          revision={view.revision}
          look={look}
          canType={view.unfinished === undefined}
          onKeyDown={onKeyDown}
        />
      )}
    </Box>
  );
}
