import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEditor } from '../state/editor-context';
import { publishWords } from './publish-words';

/** A message to the person whose permission is needed. */
export function Letter({ text }: { text: string }) {
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
