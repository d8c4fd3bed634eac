import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getIn } from '../../../utils/json';
import { nameZone } from '../../schema/list-codes';
import { useEditor } from '../state/editor-context';
import { formWords } from './form-words';

const path = ['site', 'timeZone'];

/** In which time zone a moment is; a site that has none can take that of this computer. */
export function MomentNote() {
  const { config, change } = useEditor();
  const zone = getIn(config, path);
  if (typeof zone === 'string') {
    return <Typography variant="body2">{formWords.inTimeZone(nameZone(zone))}</Typography>;
  }
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const use = () => {
    const label = formWords.takeTimeZone(nameZone(timeZone));
    change({ label, changes: [{ op: 'set', path, value: timeZone }] });
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
