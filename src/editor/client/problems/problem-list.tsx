import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FilesDialog } from '../dialogs/files-dialog';
import { fileWords } from '../dialogs/file-words';
import { describePlace } from '../../schema/describe-place';
import { useEditor } from '../state/editor-context';
import { Waiting } from '../waiting';
import { words } from '../../words';
import { explainProblem, type EditorProblem } from '../../model/explain-problem';
import { findFix } from './find-fix';

/** All problems, the errors first; each leads to its setting. */
export function ProblemList() {
  const { problems } = useEditor();
  const heading = useRef<HTMLHeadingElement>(null);
  // Here: the warning goes with its last file.
  const [isListingFiles, setListingFiles] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const sorted = problems.all.toSorted(
    (one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'),
  );
  return (
    <Box>
      <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ mb: 2, outline: 'none' }}>
        {words.problems}
      </Typography>
      {!problems.isComplete && <Waiting text={words.checking} />}
      {problems.isComplete && sorted.length === 0 && (
        <Typography>{`${words.noProblems}.`}</Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}>
        {sorted.map((problem, index) => (
          <li key={index}>
            <ProblemRow problem={problem} onFiles={() => setListingFiles(true)} />
          </li>
        ))}
      </Stack>
      {isListingFiles && <FilesDialog onClose={() => setListingFiles(false)} />}
    </Box>
  );
}

interface ProblemRowProps {
  problem: EditorProblem;
  onFiles: () => void;
}

function ProblemRow({ problem, onFiles }: ProblemRowProps) {
  const editor = useEditor();
  const { config, focusSetting } = editor;
  const fix = findFix(editor, problem);
  const { severity, path, code } = problem;
  return (
    <Alert severity={severity} role="note">
      {path.length > 0 && (
        <ButtonBase
          onClick={() => focusSetting(path)}
          sx={{
            display: 'block',
            textAlign: 'start',
            font: 'inherit',
            fontWeight: 600,
            textDecoration: 'underline',
            minHeight: 24,
          }}
        >
          {describePlace(config, path)}
        </ButtonBase>
      )}
      {explainProblem(problem)}
      {fix && (
        <Box>
          <Button size="small" color="inherit" variant="outlined" onClick={fix.act}>
            {fix.label}
          </Button>
        </Box>
      )}
      {code === 'CFG0635' && (
        <Box>
          <Button size="small" color="inherit" variant="outlined" onClick={onFiles}>
            {fileWords.files}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
