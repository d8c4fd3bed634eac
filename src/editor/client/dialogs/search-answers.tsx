import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Path } from '../../../utils/json';
import type { SearchAnswer } from '../../model/search-answers';
import { guideAddress } from '../../protocol/editor-api';
import type { FoundSetting } from '../../schema/find-settings';
import { GuideLink } from '../help/guide-list';

/** Text of the answers. */
const answerWords = {
  open: (label: string, form: string | undefined) =>
    form === undefined ? `Open “${label}”` : `Open “${label}” in “${form}”`,
  more: 'Learn more',
} as const;

interface SearchAnswersProps {
  settings: readonly FoundSetting[];
  answers: readonly SearchAnswer[];
  onOpen: (setting: Path) => void;
}

/** Leads to what was looked for among the blocks and is elsewhere. */
export function SearchAnswers({ settings, answers, onOpen }: SearchAnswersProps) {
  return (
    <>
      {settings.map(({ path, label, form, description }) => (
        <Box key={path.join('/')} sx={{ mt: 1 }}>
          <Button sx={{ textAlign: 'start' }} onClick={() => onOpen(path)}>
            {answerWords.open(label, form)}
          </Button>
          <Typography variant="body2" color="text.secondary" sx={{ px: 1 }}>
            {description}
          </Typography>
        </Box>
      ))}
      {answers.length > 0 && (
        <Stack sx={{ gap: 1, mt: 2 }}>
          {answers.map(({ answer, guide }) => (
            <Typography key={answer} variant="body2" sx={{ px: 1 }}>
              {answer} <GuideLink address={guideAddress(guide)}>{answerWords.more}</GuideLink>
            </Typography>
          ))}
        </Stack>
      )}
    </>
  );
}
