import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { findMoment } from '../../../content/dates/read-moment';
import { getIn, readText, type Path } from '../../../utils/json';
import { nameZone } from '../../schema/list-codes';
import { useEditor } from '../state/editor-context';
import { ScheduleNote } from '../website/schedule-note';
import { formWords } from './form-words';

const zonePath = ['site', 'timeZone'];

interface MomentNoteProps {
  /** of the setting */
  path: Path;
  written: string;
}

/** What follows from a moment, and its time zone; a site that has none can take that of this computer. */
export function MomentNote({ path, written }: MomentNoteProps) {
  const { config, change } = useEditor();
  const [now] = useState(Date.now);
  const zone = readText(getIn(config, zonePath));
  if (zone !== undefined) {
    const at = findMoment(written, zone);
    const isDraft = getIn(config, [...path.slice(0, -1), 'status']) === 'draft';
    return (
      <>
        <Typography variant="body2">{formWords.inTimeZone(nameZone(zone))}</Typography>
        {at !== undefined && at > now && !isDraft && (
          <ScheduleNote at={at} zone={zone} isEnd={path.at(-1) === 'unpublishAt'} />
        )}
      </>
    );
  }
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const use = () => {
    const label = formWords.takeTimeZone(nameZone(timeZone));
    change({ label, changes: [{ op: 'set', path: zonePath, value: timeZone }] });
  };
  return (
    <Alert
      severity="info"
      role="note"
      action={
        <Button size="small" color="inherit" onClick={use}>
          {formWords.takeTimeZone(nameZone(timeZone))}
        </Button>
      }
    >
      {formWords.noTimeZone}
    </Alert>
  );
}
