import { useEffect, useState } from 'react';
import Typography from '@mui/material/Typography';
import type { WebsiteAnswer } from '../../protocol/website-api';
import { useEditor } from '../state/editor-context';
import { explainSchedule, writeWhen } from './schedule-section';
import { readWebsiteOnce } from './use-website';
import { websiteWords } from './website-words';

interface ScheduleNoteProps {
  /** milliseconds since 1970 */
  at: number;
  zone: string;
  /** whether it is the moment from which visitors no longer see it */
  isEnd: boolean;
}

/** When visitors see something that is scheduled, and whether a host publishes it then. */
export function ScheduleNote({ at, zone, isEnd }: ScheduleNoteProps) {
  const { api } = useEditor();
  const [website, setWebsite] = useState<WebsiteAnswer>();
  useEffect(() => {
    void readWebsiteOnce(api).then((answer) => 'body' in answer && setWebsite(answer.body));
  }, [api]);
  const { from, until } = websiteWords.schedule;
  return (
    <Typography variant="body2" component="output">
      {(isEnd ? until : from)(writeWhen(at, zone))}{' '}
      {website && explainSchedule(website.isScheduled)}
    </Typography>
  );
}
