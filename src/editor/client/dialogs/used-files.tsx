import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PlaceLinks } from '../form/place-links';
import type { Path } from '../../../utils/json';
import { findUsesOfFiles } from '../../schema/find-uses';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { FileRow } from './file-row';
import { fileWords } from './file-words';

const shownAtOnce = 50;
const searchedFrom = 9;

interface UsedFilesProps {
  /** goes to the setting that uses a file */
  onFollow: (path: Path) => void;
}

/** The files that the site uses, and where. */
export function UsedFiles({ onFollow }: UsedFilesProps) {
  const { root, config, files } = useEditor();
  const uses = useMemo(() => findUsesOfFiles(root, config, files), [root, config, files]);
  const [sought, setSought] = useState('');
  const [most, setMost] = useState(shownAtOnce);
  const found = [...uses].filter(([file]) => file.includes(sought.trim().toLowerCase()));
  if (uses.size === 0) return null;
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h3">
        {fileWords.used}
      </Typography>
      {uses.size >= searchedFrom && (
        <TextField
          fullWidth
          sx={{ mt: 1 }}
          label={fileWords.search}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      {found.length === 0 && <Typography variant="body2">{words.nothingFound}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0 }}>
        {found.slice(0, most).map(([file, places]) => (
          <FileRow key={file} file={file} isThere>
            <PlaceLinks label={fileWords.usedOn} places={places} onFollow={onFollow} />
          </FileRow>
        ))}
      </Box>
      {found.length > most && (
        <Button size="small" onClick={() => setMost(most + shownAtOnce)}>
          {words.showMore}
        </Button>
      )}
    </Box>
  );
}
