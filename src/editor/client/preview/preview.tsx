import { useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { EditApi } from '../state/edit-api';
import { useEditor } from '../state/editor-context';
import type { PreviewLook } from '../toolbar/preview-choices';
import { useSize } from '../state/use-size';
import { words } from '../../words';
import { BlockBar } from './block-bar';
import { usePreviewFrame, type PreviewState } from './use-preview-frame';

interface PreviewProps {
  api: EditApi;
  revision: number;
  look: PreviewLook;
  /** texts of the page can be changed */
  canType: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The real page in a frame, as wide as asked for; made smaller where it does not fit. */
export function Preview(props: PreviewProps) {
  const { width } = props.look;
  const { page, problems, focusSetting } = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const shown = usePreviewFrame(frame, props);
  const { state } = shown;
  const note = findNote(state, problems.within([]).errors > 0);
  const error = problems.all.find(({ severity, path }) => severity === 'error' && path.length > 0);
  const scale = Math.min(1, size.width / width);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, gap: 1 }}>
      {note && (
        <Alert
          severity={state === 'outdated' ? 'warning' : 'info'}
          role="note"
          action={
            error && (
              <Button color="inherit" size="small" onClick={() => focusSetting(error.path)}>
                {words.showError}
              </Button>
            )
          }
        >
          {note}
        </Alert>
      )}
      <Box
        ref={room}
        sx={{
          position: 'relative',
          flex: 1,
          minHeight: 240,
          // Not hidden: what gets the focus in the frame would scroll it to the side.
          overflow: 'clip',
          display: 'flow-root',
        }}
      >
        {state === 'loading' && (
          <LinearProgress
            aria-label={words.loadingPage}
            sx={{ position: 'absolute', insetInline: 0, zIndex: 1 }}
          />
        )}
        <Box
          component="iframe"
          ref={frame}
          src={page}
          title={words.preview}
          aria-busy={state === 'loading'}
          sx={{
            display: 'block',
            border: 0,
            mx: width * scale < size.width ? 'auto' : 0,
            bgcolor: 'background.paper',
            boxShadow: 2,
            transformOrigin: width * scale < size.width ? 'top center' : 'top left',
          }}
          style={{
            width,
            height: scale > 0 ? size.height / scale : 0,
            transform: `scale(${scale})`,
          }}
        />
        {state === 'shown' && <BlockBar frame={frame} scale={scale} shown={shown} />}
      </Box>
    </Box>
  );
}

/** @param hasErrors the pages are those from before, which may lack one that was added since */
function findNote(state: PreviewState, hasErrors: boolean): string | undefined {
  if (state === 'outdated') return words.outdated;
  if (state === 'faulty' || (state === 'missing' && hasErrors)) return words.noPreviewYet;
  return state === 'missing' ? words.noPreview : undefined;
}
