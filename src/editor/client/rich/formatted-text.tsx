import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { TextSetting } from '../form/text-setting';
import type { SettingProps } from '../form/use-setting';
import { words } from '../../words';
import { readRich } from './read-rich';
import { richSchema } from './rich-elements';
import { RichField } from './rich-field';

/**
 * A formatted text as people know it from other programs. What that could not show without losing
 * something is shown as it is written, with the reason.
 */
export function FormattedText(props: SettingProps) {
  const { value } = props;
  const html = typeof value === 'string' ? value : '';
  // While the source is typed in, it stays one: the focus is in it.
  const [isSource, setSource] = useState(() => findFault(html) !== undefined);
  if (!isSource) return <RichField {...props} onUnread={() => setSource(true)} />;
  const fault = findFault(html);
  return (
    <Stack sx={{ gap: 1 }}>
      <TextSetting {...props} input="html" />
      {fault === undefined ? (
        <Button size="small" variant="outlined" onClick={() => setSource(false)}>
          {words.showFormatted}
        </Button>
      ) : (
        <Alert severity="info" role="note">
          {words.shownAsHtml} {fault}
        </Alert>
      )}
    </Stack>
  );
}

function findFault(html: string): string | undefined {
  const read = readRich(richSchema, html);
  return 'fault' in read ? read.fault : undefined;
}
