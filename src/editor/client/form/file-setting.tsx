import { useState } from 'react';
import Box from '@mui/material/Box';
import { FileDialog } from '../dialogs/file-dialog';
import type { UploadAnswer } from '../../protocol/editor-api';
import { fittingKinds } from '../../schema/fitting-kinds';
import { CoverNote } from './cover-note';
import { FileTaker } from './file-taker';
import { TextSetting } from './text-setting';
import type { SettingProps } from './use-setting';

/** A file in public/: one that is there, or one that is chosen, dropped or pasted here. */
export function FileSetting(props: SettingProps) {
  const { format = '' } = props.node;
  const [taken, setTaken] = useState<UploadAnswer>();
  return (
    <Box>
      <TextSetting {...props} input="file" />
      {fittingKinds[format] && (
        <FileTaker
          label={props.label}
          format={format}
          pattern={props.node.pattern}
          onTaken={([first]) => setTaken(first)}
        />
      )}
      {taken && <FileDialog {...props} upload={taken} onClose={() => setTaken(undefined)} />}
      {format === 'image' && <CoverNote path={props.path} />}
    </Box>
  );
}
