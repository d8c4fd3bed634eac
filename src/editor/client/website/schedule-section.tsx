import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { WebsiteAnswer } from '../../protocol/website-api';
import type { WebsiteState } from './use-website';
import { WebsiteSection } from './website-section';
import { websiteWords } from './website-words';

const words = websiteWords.schedule;

interface ScheduleSectionProps extends Pick<WebsiteState, 'request'> {
  website: WebsiteAnswer;
}

/** What is published or taken off next, and whether GitHub does that. */
export function ScheduleSection({ website, request }: ScheduleSectionProps) {
  const { next, isScheduled } = website;
  return (
    <WebsiteSection id="website-schedule" title={words.title}>
      <Typography>{next ? words.next(next.text) : words.none}</Typography>
      {(next ?? isScheduled) !== undefined && (
        <Typography variant="body2">{explainSchedule(isScheduled)}</Typography>
      )}
      {isScheduled === false && (
        <Button variant="outlined" onClick={() => void request('website-schedule')}>
          {words.resume}
        </Button>
      )}
    </WebsiteSection>
  );
}

/** Says whether GitHub publishes at its time what is due. */
export function explainSchedule(isScheduled: boolean | undefined): string {
  if (isScheduled === undefined) return words.byHand;
  return isScheduled ? words.active : words.paused;
}
