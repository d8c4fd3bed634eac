import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fileWords } from '../dialogs/file-words';
import type { Path } from '../../../utils/json';
import { findCover } from '../../schema/find-cover';
import { writeLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';

/** Says at an image that a video plays over it, which can be removed there. */
export function CoverNote({ path }: { path: Path }) {
  const { root, config, change, announce } = useEditor();
  const cover = findCover(root, config, path);
  if (!cover) return null;

  function remove(video: Path) {
    const label = writeLabel(String(video.at(-1)));
    change({ label: words.removeOne(label), changes: [{ op: 'remove', path: video }] });
    announce(words.removed(label));
  }

  return (
    <Alert severity="info" role="note" sx={{ mt: 1 }}>
      {fileWords.coverNote}
      <Box>
        <Button size="small" sx={{ ml: -0.5 }} onClick={() => remove(cover)}>
          {fileWords.removeVideo}
        </Button>
      </Box>
    </Alert>
  );
}
