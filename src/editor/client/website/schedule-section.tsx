import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isTimeZone } from '../../../content/dates/read-moment';
import { getIn, readText } from '../../../utils/json';
import { guideAddress } from '../../protocol/editor-api';
import type { WebsiteAnswer } from '../../protocol/website-api';
import { useEditor } from '../state/editor-context';
import { NewTabLink } from '../new-tab-link';
import type { WebsiteState } from './use-website';
import { WebsiteSection } from './website-section';
import { websiteWords } from './website-words';

const words = websiteWords.schedule;

interface ScheduleSectionProps extends Pick<WebsiteState, 'request'> {
  website: WebsiteAnswer;
}

/** What is published or taken off next, and whether GitHub does that. */
export function ScheduleSection({ website, request }: ScheduleSectionProps) {
  const zone = readText(getIn(useEditor().config, ['site', 'timeZone']));
  const { next, isScheduled } = website;
  return (
    <WebsiteSection id="website-schedule" title={words.title}>
      <Typography>{next ? words.next(writeWhen(next.at, zone), next.text) : words.none}</Typography>
      {(next ?? isScheduled) !== undefined && (
        <Typography variant="body2">{explainSchedule(isScheduled)}</Typography>
      )}
      {isScheduled === true && (
        <NewTabLink href={guideAddress('post.md#publish-to-the-minute')} text={words.exact} />
      )}
      {isScheduled === false && (
        <Button variant="outlined" onClick={() => void request('website-schedule')}>
          {words.resume}
        </Button>
      )}
    </WebsiteSection>
  );
}

/** The day and time in a time zone; by default, in that of the device: "Monday, January 5, 2099 at 9:00 AM". */
export function writeWhen(moment: number, zone: string | undefined): string {
  const timeZone = zone !== undefined && isTimeZone(zone) ? zone : undefined;
  return new Date(moment).toLocaleString('en', { timeZone, dateStyle: 'full', timeStyle: 'short' });
}

/** Says whether GitHub publishes at its time what is due. */
export function explainSchedule(isScheduled: boolean | undefined): string {
  if (isScheduled === undefined) return words.byHand;
  return isScheduled ? words.active : words.paused;
}
