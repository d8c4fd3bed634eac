import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { WebsiteAnswer } from '../../protocol/website-api';
import type { WebsiteState } from './use-website';
import { websiteWords } from './website-words';

const words = websiteWords.schedule;

interface ScheduleSectionProps extends Pick<WebsiteState, 'request'> {
  website: WebsiteAnswer;
}

/** What is published or taken off next, and whether GitHub does that. */
export function ScheduleSection({ website, request }: ScheduleSectionProps) {
  const { next, isScheduled } = website;
  return (
    <Stack component="section" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography component="h3" variant="h6">
        {words.title}
      </Typography>
      <Typography>{next ? words.next(next.text) : words.none}</Typography>
      {next && isScheduled === undefined && <Typography variant="body2">{words.byHand}</Typography>}
      {isScheduled === true && <Typography variant="body2">{words.active}</Typography>}
      {isScheduled === false && (
        <>
          <Typography>{words.paused}</Typography>
          <Button variant="outlined" onClick={() => void request('website-schedule')}>
            {words.resume}
          </Button>
        </>
      )}
    </Stack>
  );
}
